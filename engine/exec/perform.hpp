// Making changes (change.cpp) and carrying out instructions (perform.cpp). One class, because each needs the other: a
// change sets off effects, and what they say is carried out at once, inside it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/limits.hpp"
#include "engine/exec/part.hpp"
#include "engine/exec/prepare.hpp"

namespace rego::engine {

/// Where in a larger instruction something is carried out.
struct Stage {
    std::uint32_t group = 0;  // of the tasks that it leaves, for what comes after it
    bool may_wait = false;    // comma parts that are not possible yet become tasks, if something pending could help
};

class Performer : ExecutorPart {
  public:
    Performer(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects,
              const Preparer& preparer);

    // --- Changes
    /// Tasks that a signal leaves are of that group.
    EventNumber change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, std::uint32_t group = 0);
    /// Without effects, except for the bookkeeping.
    EventNumber change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction);

    // --- Instructions
    void run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player, const Stage& stage = {});
    void add_task(const InstructionPtr& instruction, const Cause& cause, TypeId player, std::uint32_t group = 0,
                  std::uint32_t after = 0);
    void carry_out(const Prepared& prepared, const Task& task);

  private:
    struct Manner {
        bool effects = true;
        bool correction = false;
        std::uint32_t group = 0;
        bool goes_along = false;  // with what it depended on, which is about to go
    };
    EventNumber apply(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, const Manner& manner);
    /// How many are left to do when something else has been done in place of some of them.
    std::int32_t replace_some(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, std::uint32_t group);
    void set_off(EventNumber number, const Manner& manner);
    void fire(EventNumber event, const Manner& manner);
    void ask_for(const std::vector<Firing>& firings, const Event& event, EventNumber number, std::uint32_t group);
    void remove_dependents(TypeId component, const Cause& cause, const Manner& manner);
    std::string cycle(TypeId gain, TypeId remove, EventNumber event) const;
    void trace_event(EventNumber number);

    void run_all(std::vector<InstructionPtr> parts, const Cause& cause, TypeId player, const Stage& stage);
    void run_prepared(const Prepared& prepared, const InstructionPtr& instruction, const Cause& cause, TypeId player,
                      const Stage& stage);
    void perform_change(const InstructionRule& change, const Cause& cause, std::uint32_t group);
    /// `EACH`: what is to be done, for whom, for each of them.
    struct Part {
        InstructionPtr instruction;
        Cause cause;
        TypeId player;
    };
    std::vector<Part> parts_for_each(const InstructionRule& rule, const Cause& cause, TypeId player) const;
    bool asks_for_each_one(const InstructionRule& rule) const;
    bool has_tasks(std::uint32_t group) const;
    void perform_custom(const InstructionRule& rule, const Cause& cause);

    const Evaluator& evaluator_;
    const Limits& limits_;
    const Effects& effects_;
    const Preparer& preparer_;
};

}  // namespace rego::engine
