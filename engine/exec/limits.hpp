// How many fit, and what says so: the invariants of a component and of all it depends on. Asking changes nothing.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/exec/evaluate.hpp"
#include "engine/exec/part.hpp"

namespace rego::engine {

/// No number can be larger.
inline constexpr std::int64_t kUnlimited = std::numeric_limits<std::int32_t>::max();

class Limits : ExecutorPart {
  public:
    Limits(Context& context, const Evaluator& evaluator);

    /// How many more of a component fit; with `instead_of`, when that is given up for it.
    std::int64_t room(TypeId component, TypeId instead_of = kNoType) const;
    /// The invariant that leaves no room, as text.
    std::string limiting_invariant(TypeId component, TypeId instead_of = kNoType) const;
    Diagnostic too_few_to_remove(std::int32_t count, TypeId component) const;
    /// Directly or through what it depends on.
    bool depends_on(TypeId component, TypeId dependency) const;

    // --- Checks that refuse. The result is how many may be gained or removed: all, unless only obstacles are looked
    // for.
    std::int32_t check_gain(std::int32_t count, TypeId gain, TypeId remove) const;
    std::int32_t check_removal(std::int32_t count, TypeId remove, bool effects) const;
    /// Invariants that no simple limit stands for: asked after the change.
    void check_other_invariants(TypeId component) const;
    /// The invariants of a component that is there, and that do not hold, as text; what it depends on and is missing.
    std::vector<std::string> broken(TypeId component) const;
    /// The same for all that `removed` depended on: it may have made room there.
    void check_without(TypeId removed) const;

  private:
    struct Limit {
        TypeId pattern;
        std::int64_t most;
        TypeId loosened_by = kNoType;  // `MAX 1 (Tile - Covered)`: each of these makes room for one more
    };

    const std::vector<Limit>& limits(TypeId component) const;
    void collect_limits(TypeId bearer, TypeId component, std::vector<Limit>& limits) const;
    const std::vector<Limit>& limits_set_by(TypeId bearer) const;
    std::int64_t most(const Limit& limit) const;
    /// The tightest; null if there is none.
    const Limit* tightest(TypeId component, TypeId instead_of) const;
    Diagnostic no_room(std::int32_t count, TypeId gain, TypeId remove, std::int64_t fits) const;

    const Evaluator& evaluator_;
    // Remembered, once collected.
    mutable std::vector<std::int32_t> place_of_limits_;              // of a component; -1: not collected yet
    mutable std::deque<std::vector<Limit>> limits_;                  // the first place is for those without any
    mutable std::unordered_map<TypeId, std::vector<Limit>> set_by_;  // by the invariants of a component
};

}  // namespace rego::engine
