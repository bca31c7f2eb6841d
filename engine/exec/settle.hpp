// What can be done without asking, and is what remains a dead end?
#pragma once

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "engine/exec/candidates.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/part.hpp"
#include "engine/exec/perform.hpp"
#include "engine/exec/prepare.hpp"

namespace rego::engine {

/// What is to be done besides when all that is pending is answered for a look ahead.
struct LookAhead {
    /// Whenever nothing can be done without asking: to pay bills, say. True if it did anything; throws if it cannot.
    std::function<bool()> at_rest;
    /// When nothing is left to be answered, before all of it is taken back.
    std::function<void()> at_end;
};

class Settler : ExecutorPart {
  public:
    Settler(Context& context, const Evaluator& evaluator, const Effects& effects, const Candidates& candidates,
            const Preparer& preparer, Performer& performer);

    /// Does what can be done without a decision; throws DeadEnd when something mandatory never can be.
    void settle(Auto mode);
    /// Whether what a move makes somebody lose, as much as there is of it, waits: for a bill that is to be paid first.
    void hold_losses(bool hold) {
        holds_losses_ = hold;
        has_taken_losses_ = false;
    }
    bool has_taken_losses() const { return has_taken_losses_; }
    /// Whether there are answers to all that is pending that leave nothing undone; true when there are too many ways to
    /// tell. Nothing of it stays.
    bool can_be_finished(const LookAhead& look_ahead);
    /// Whether something pending may come to bring such a thing: what its owner has to do, not what others will do in
    /// their own time. Effects included, conditions ignored.
    bool pending_may_bring(TypeId type) const;

  private:
    bool settle_one();
    bool is_loss_by_a_move(const Task& task) const;
    bool comes_from_a_move(const Task& task) const;
    std::size_t comes_before(std::size_t index, const Prepared& ready) const;
    bool take_first_choice();
    /// False when one was set aside, because only obstacles are looked for.
    bool refuse_dead_ends();
    void set_aside(const Task& task, const Prepared& impossible);
    bool is_doubtful(const Prepared& prepared) const;
    Diagnostic why_no_answer(const Task& task, const Prepared& choice);
    struct Pending;
    Pending pending() const;
    const std::pair<Task, Prepared>& most_helpful(const Pending& pending) const;
    bool some_way_out(int& trials, const LookAhead& look_ahead);
    void prefer_helpful(std::vector<Prepared>& choices, const std::vector<Task>& stuck) const;
    bool some_way_on(const std::pair<Task, Prepared>& open, const std::vector<Task>& stuck, int& trials,
                     const LookAhead& look_ahead);
    void settle_and_rest(const LookAhead& look_ahead);
    std::vector<Prepared> alternatives(const Prepared& choice, TypeId player, std::size_t most) const;

    const Evaluator& evaluator_;
    const Effects& effects_;
    const Candidates& candidates_;
    const Preparer& preparer_;
    Performer& performer_;
    bool holds_losses_ = false;
    bool has_taken_losses_ = false;  // since it was last said whether they wait
};

}  // namespace rego::engine
