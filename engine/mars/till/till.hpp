// What one command is paid with, and what it has cost so far. Bills are paid as they come (bills.cpp), with what was
// said or by itself; what is on offer is taken up by paying for it (offered.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/mars/mars_game.hpp"
#include "engine/mars/move.hpp"

namespace rego::engine {

class Till {
  public:
    /// The first bill leaves `kept_money` alone: a later one of the same command is going to need it.
    Till(MarsGame& game, TypeId actor, const Payment& payment, std::int64_t kept_money = 0)
        : game_(game), core_(game.core()), actor_(actor), kept_money_(kept_money) {
        if (payment) purse_.emplace(*payment);
    }

    /// Does what needs no decision, and pays what comes of it, until nothing is owed. Refuses what would end in a bill
    /// that nobody can pay, and a written payment of which something is left.
    void settle_and_pay();
    /// Whether what the command makes somebody lose, as much as there is of it, waits for its bills.
    void put_losses_last(bool last);
    /// A bill of whoever acts is paid with what was said, as long as there is any of it.
    void pay_bill(TypeId player);
    /// Everybody's, by themselves. Whether there were any.
    bool pay_all_bills();

    /// Answers the first pending offer that the written payment is right for.
    bool take_up_offer();
    /// The same for what an arm of a pending choice comes to in a later stage, and pays what is asked for before it.
    bool answer_on_the_way(const parser::Instruction& playing);

    /// What was handed over without a written payment.
    const Price& paid() const { return paid_; }
    /// The least money that a later bill found missing; 0: none did.
    std::int64_t missing() const { return missing_; }

  private:
    bool may_pay_later(TypeId player);
    std::int64_t look_for_bills();
    bool is_paid_for(std::size_t task, const InstructionRule& offer);
    Price pay_by_itself(TypeId player, std::int64_t kept);

    MarsGame& game_;
    Game& core_;
    TypeId actor_;
    std::optional<Purse> purse_;
    std::int64_t kept_money_;
    // The first bill may be payable in several ways, those after it in money only (what the Reds take).
    int bills_ = 0;
    std::int64_t missing_ = 0;
    bool losses_last_ = false;
    Price paid_;
};

/// What a signal such as `BuyCard` costs the actor now; nothing if it is not possible.
std::optional<std::int64_t> price_of(MarsGame& game, TypeId actor, const parser::Expression& signal);

}  // namespace rego::engine
