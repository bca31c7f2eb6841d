// Where rules meet the world. The face of the parts in this folder, for the game and for custom rules: it asks the part
// that answers the question. Throws RuleError; the caller rolls back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/exec/candidates.hpp"
#include "engine/exec/context.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/limits.hpp"
#include "engine/exec/narrow.hpp"
#include "engine/exec/outlook.hpp"
#include "engine/exec/perform.hpp"
#include "engine/exec/prepare.hpp"
#include "engine/exec/settle.hpp"

namespace rego::engine {

class Executor : public Observers {
  public:
    Executor(Rulebook& rulebook, World& world, const CustomRules& custom);
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;

    Rulebook& rulebook() const { return context_.rulebook; }
    TypePool& types() const { return context_.types; }
    World& world() const { return context_.world; }
    const ClassTable& table() const { return context_.table; }
    const Work& work() const { return context_.work; }

    // --- Asking
    std::int64_t count(TypeId type) const { return evaluator_.count(type); }
    std::vector<TypeId> components(TypeId type) const { return evaluator_.components(type); }
    std::vector<TypeId> in_order(std::vector<TypeId> all) const { return evaluator_.in_order(std::move(all)); }
    std::int64_t evaluate(const MetricRule& metric) const { return evaluator_.evaluate(metric); }
    bool holds(const RequirementRule& requirement) const { return evaluator_.holds(requirement); }
    RequirementPtr stored_requirement(TypeId type, const std::string& property, TypeId owner) const {
        return evaluator_.stored_requirement(type, property, owner);
    }
    bool depends_on(TypeId component, TypeId dependency) const { return limits_.depends_on(component, dependency); }
    std::string shortfall(const RequirementRule& requirement) const { return evaluator_.shortfall(requirement); }
    std::optional<std::int64_t> property(TypeId type, const std::string& name, TypeId owner = kNoType) const {
        return evaluator_.property(type, name, owner);
    }
    std::int64_t room(TypeId component) const { return limits_.room(component); }
    std::vector<std::string> broken(TypeId component) const { return limits_.broken(component); }
    std::vector<Way> ways(const InstructionRule& change, TypeId actor, std::size_t most) const {
        return candidates_.ways(change, actor, most);
    }
    std::vector<TypeId> gain_candidates(TypeId type, TypeId actor, std::size_t most) const {
        return candidates_.gain_candidates(type, actor, most);
    }
    Prepared prepare(const InstructionPtr& instruction, TypeId actor) const {
        return preparer_.prepare(instruction, actor);
    }
    std::vector<Narrowed> narrow(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                 AnswerStyle style, Misfit* misfit = nullptr) const {
        return narrower_.narrow(task, answer, actor, style, misfit);
    }

    // --- Effects, as they would act
    const ElaboratedEffect& elaborated(std::uint32_t rule, TypeId carrier, TypeId owner) const {
        return effects_.elaborated(rule, carrier, owner);
    }
    TypeId effect_owner(TypeId carrier, TypeId actor) const { return effects_.owner_of_effect(carrier, actor); }
    /// Whether nobody forbids the change, or does something else in its place.
    bool takes_its_course(TypeId gain, TypeId remove, TypeId actor) const {
        return !effects_.forbidden(gain, remove, actor) && !effects_.replacement(gain, remove, actor, {});
    }
    std::vector<Firing> would_answer(const Event& event) const { return effects_.would_answer(event); }
    /// Whether, as far as classes tell, carrying it out may change how many there are of that class.
    bool may_change(ClassId cls, const InstructionRule& instruction) const {
        return effects_.reach(cls, Side::Gain).is_in_reach_of(instruction) ||
               effects_.reach(cls, Side::Loss).is_in_reach_of(instruction);
    }
    std::vector<Firing> answers_to_gain(TypeId component, TypeId actor) const {
        return effects_.answers_to_gain(component, actor);
    }

    // --- Doing
    EventNumber change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause) {
        return performer_.change(count, gain, remove, cause);
    }
    EventNumber change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction) {
        return performer_.change_raw(count, gain, remove, cause, correction);
    }
    void run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player, const Stage& stage = {}) {
        performer_.run_now(instruction, cause, player, stage);
    }
    void add_task(const InstructionPtr& instruction, const Cause& cause, TypeId player) {
        performer_.add_task(instruction, cause, player);
    }
    void carry_out(const Prepared& prepared, const Task& task) { performer_.carry_out(prepared, task); }
    void settle(Auto mode) { settler_.settle(mode); }
    void hold_losses(bool hold) { settler_.hold_losses(hold); }
    bool has_taken_losses() const { return settler_.has_taken_losses(); }
    bool can_be_finished(const LookAhead& look_ahead) { return settler_.can_be_finished(look_ahead); }
    bool pending_may_bring(TypeId type) const { return settler_.pending_may_bring(type); }
    /// How a pending task stands, without its reasons.
    Prepared glance_at(const Task& task) const { return preparer_.glance_at(task.instruction, task.player); }
    /// Whether the task is held up by nothing but a bill.
    bool waits_for_a_bill(const Task& task) const { return only_waits(context_, evaluator_, effects_, task); }

    Elaborator elaborator(TypeId owner) const { return context_.elaborator(owner); }
    void trace(const std::string& line) const { context_.trace(line); }
    using AnswerStyle = engine::AnswerStyle;

  private:
    friend class CommandScope;

    Context context_;
    Evaluator evaluator_;
    Limits limits_;
    Effects effects_;
    Candidates candidates_;
    Preparer preparer_;
    Narrower narrower_;
    Performer performer_;
    Settler settler_;
};

inline Trial::Trial(Executor& executor) : Trial(executor.world(), executor) {}

/// The time of one command or question. Another may be under way, stepped through and waiting; it goes on where it was.
class CommandScope {
  public:
    enum class Of { Command, Question };
    explicit CommandScope(Executor& executor, Of what = Of::Command)
        : course_(executor.context_.course), interrupted_(std::exchange(course_, Course{})) {
        course_.events_at_start = executor.world().events().size();
        course_.only_asked = what == Of::Question;
    }
    ~CommandScope() { course_ = std::move(interrupted_); }
    CommandScope(const CommandScope&) = delete;
    CommandScope& operator=(const CommandScope&) = delete;

  private:
    Course& course_;
    Course interrupted_;
};

}  // namespace rego::engine
