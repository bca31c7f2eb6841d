// Which concrete ways of a change are possible now? Asking changes nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/limits.hpp"
#include "engine/exec/part.hpp"

namespace rego::engine {

class Candidates : ExecutorPart {
  public:
    Candidates(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects);

    /// Whether a change names what is to be gained and removed, so that there is one way or none: …
    bool says_all(const InstructionRule& change) const;
    /// … this one.
    std::optional<Way> only_way(const InstructionRule& change, TypeId actor) const;
    std::vector<Way> ways(const InstructionRule& change, TypeId actor, std::size_t most) const;
    std::vector<TypeId> gain_candidates(TypeId type, TypeId actor, std::size_t most, TypeId instead_of = kNoType) const;
    /// Whether forgiving refinements of the type bind: something that satisfies all could be gained now, and borne.
    bool binds(TypeId type, TypeId actor, TypeId instead_of = kNoType) const;

  private:
    /// What is looked for, while candidates turn up.
    struct Search {
        TypeId actor;
        TypeId instead_of;
        /// Told of each candidate; false once no more are wanted.
        std::function<bool(TypeId)> take;
        bool lenient = false;  // forgiving refinements give way
        bool over = false;     // no more are wanted
    };
    void find_gains(TypeId type, Search& search) const;
    bool is_forgiving(TypeId type) const;
    TypeId as_a_component(TypeId type) const;
    void expand(TypeId type, std::size_t index, TypeId wanted, Search& search) const;
    void expand_all(TypeId type, Search& search) const;
    void offer(TypeId component, Search& search) const;
    bool has_such_action(TypeId component) const;
    /// Whether all that it needs is there; how many there may be, and who forbids it, is not asked.
    bool has_what_it_needs(TypeId component) const;
    /// How many may be gained in place of so many others; `kNoType` for nothing.
    std::int64_t room_for(TypeId gain, TypeId remove, std::int64_t available) const;

    const Evaluator& evaluator_;
    const Limits& limits_;
    const Effects& effects_;
};

}  // namespace rego::engine
