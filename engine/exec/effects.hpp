// Who answers to an event, with what, at once or later; and who forbids it. Asking changes nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/exec/evaluate.hpp"
#include "engine/exec/part.hpp"
#include "engine/exec/reach.hpp"

namespace rego::engine {

class Effects : ExecutorPart {
  public:
    Effects(Context& context, const Evaluator& evaluator);

    /// What an effect says for a carrier; `owner` matters only where the carrier has none.
    const ElaboratedEffect& elaborated(std::uint32_t rule, TypeId carrier, TypeId owner) const;
    /// Whose the effect is: the carrier's owner, the carrier if it is one, else whoever acted; kNoType for nobody.
    TypeId owner_of_effect(TypeId carrier, TypeId actor) const;

    /// All that answers to the event, in the order in which it is to be heard: first what the component says itself.
    std::vector<Firing> answers_to(const Event& event) const;
    /// The same, were that to happen: not worth a trace.
    std::vector<Firing> would_answer(const Event& event) const;
    /// What is to be done in place of one such change, if anything is; of several, what came first. What those of
    /// `busy` do themselves they do not replace.
    using Busy = std::vector<std::pair<std::uint32_t, TypeId>>;
    std::optional<Firing> replacement(TypeId gain, TypeId remove, TypeId actor, const Busy& busy) const;
    /// What would answer now if the actor gained one of that.
    std::vector<Firing> answers_to_gain(TypeId component, TypeId actor) const;
    /// Whether it acts even where effects are off: it only does the bookkeeping.
    bool is_bookkeeping(const Firing& firing) const;

    /// Whose effect forbids the change; kNoType if nobody's does.
    TypeId forbidden_by(TypeId gain, TypeId remove, TypeId actor) const;
    bool forbidden(TypeId gain, TypeId remove, TypeId actor) const {
        return forbidden_by(gain, remove, actor) != kNoType;
    }

    /// Which changes may lead to a gain, or a removal, of that class.
    Reach& reach(ClassId cls, Side side) const;

  private:
    void collect_self(TypeId component, Side side, const Event& event, std::vector<Firing>& firings) const;
    void collect_listeners(TypeId component, Side side, const Event& event, std::vector<Firing>& firings) const;
    std::optional<InstructionPtr> answer(const ElaboratedEffect& effect, const ElaboratedArm& arm, TypeId carrier,
                                         TypeId component, std::int32_t copies, const Event& event) const;
    /// Visits, as long as that says true, the listeners to a class of which the component is one, but for those that
    /// cannot mean it, by what it depends on: most listen to another player's, area's or tag's.
    enum class Which { All, Bans };
    template <class Visit>
    void for_each_concerned(TypeId component, Side side, ClassId heard, Which which, const Visit& visit) const;
    void find_need(ClassId heard, Side side, std::size_t index) const;
    TypeId need_of_its_carrier(const LiveEffect& live, Side side) const;
    TypeId need_of(const ElaboratedEffect& effect, Side side) const;
    /// Whose it is, and what it says.
    std::pair<TypeId, const ElaboratedEffect*> said_by(const LiveEffect& live, TypeId actor) const;
    /// Whether it is worth asking the arm: most are about something else.
    bool is_about(const ElaboratedArm& arm, TypeId component) const;
    bool arm_matches(const ElaboratedArm& arm, TypeId carrier, TypeId component, TypeId actor,
                     Bindings& bindings) const;
    void collect_replacements(TypeId component, Side side, const Event& event, const Busy& busy,
                              std::vector<Firing>& found) const;
    TypeId ban_on(TypeId component, Side side, TypeId actor) const;
    void trace_other_owner(const ElaboratedArm& arm, TypeId carrier, TypeId component) const;

    const Evaluator& evaluator_;
    mutable std::map<std::pair<ClassId, Side>, Reach> reaches_;  // what was asked for
};

}  // namespace rego::engine
