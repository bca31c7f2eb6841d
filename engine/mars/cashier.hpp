// Paying what is owed: with what was said, or by itself in the order people would want.
#pragma once

#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::engine {

class Cashier {
  public:
    explicit Cashier(MarsGame& game) : game_(game) {}

    /// All that the player owes, in units of whatever it is owed in.
    std::int64_t owed(TypeId player);
    /// A written payment: must be accepted, cover what is owed and waste less than one of its units.
    void pay(TypeId player, const std::vector<PaymentItem>& items, const Cause& cause);
    /// Titanium, then steel, in whole units; then money; heat and card resources for what money cannot cover; only then
    /// one unit overpaid. Returns what was paid, as text.
    std::string pay_by_itself(TypeId player, const Cause& cause);

  private:
    /// Nothing is owed any more, though nothing was paid: for looking further when the money is not there.
    void forgive(TypeId player);
    struct Tender {          // something accepted now
        TypeId resource;     // the component that is handed over
        TypeId pay;          // the signal
        std::int64_t value;  // of one unit, in what is owed
        std::int64_t stock;
    };
    std::vector<Tender> tenders(TypeId player);
    /// Whether such a thing is taken now, were it there.
    bool accepts(TypeId player, TypeId wanted);
    /// What is owed, as people say it: "9", "8 Heat".
    std::string debt_text(TypeId player);
    std::string why_not_taken(TypeId player, const PaymentItem& item, TypeId wanted, const Tender* tender);
    std::int64_t value_of(TypeId player, TypeId resource, TypeId pay);
    void hand_over(const Tender& tender, std::int64_t units, const Cause& cause);

    MarsGame& game_;
};

}  // namespace rego::engine
