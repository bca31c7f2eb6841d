// Paying what is owed: with what was said, or by itself in the order people would want. What is accepted, and what says
// that it is handed over, is told by the canon (language.json5, "payment"); in which order things are spent, by their
// property `spending`.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"
#include "engine/mars/move.hpp"

namespace rego::engine {

class Cashier {
  public:
    explicit Cashier(MarsGame& game) : game_(game) {}

    /// All that the player owes, in units of whatever it is owed in.
    std::int64_t owed(TypeId player);
    /// Pays what is owed now out of a written payment, which must be accepted and cover it.
    void pay(TypeId player, Purse& purse, const Cause& cause);
    /// Whether all of it is something that is taken now, be there enough of it or not.
    bool takes(TypeId player, const std::vector<PaymentItem>& payment);
    /// Whether there is enough of what is taken for all that is owed now.
    bool can_pay(TypeId player);
    /// At the end: what is left of a written payment was too much.
    void refuse_rest(TypeId player, const Purse& purse);
    /// In whole units by their order of spending; then what comes later in that order for what is left; only then one
    /// unit overpaid. So much money is left alone. Whoever has too little money for it is told of before that is
    /// refused.
    Price pay_automatically(TypeId player, const Cause& cause, std::int64_t kept_money,
                            const std::function<void(std::int64_t)>& lacks_money);

  private:
    TypeId any_debt(TypeId player);
    /// Nothing is owed any more, though nothing was paid: for looking further when the money is not there.
    void forgive(TypeId player, TypeId debt);
    struct Tender {          // something accepted now
        TypeId resource;     // the component that is handed over
        TypeId pay;          // the signal
        std::int64_t value;  // of one unit, in what is owed
        std::int64_t stock;
    };
    /// An acceptance, and what says that something is handed over for it.
    struct Acceptance {
        TypeId accepted;  // Accept<Class<Heat>>, AcceptFrom<Dirigibles>
        TypeId pay;       // Pay<Class<Heat>>, PayFrom<Dirigibles>
    };
    std::vector<Acceptance> acceptances(TypeId player);
    /// What could be handed over for it: of the class that it names, or what lies on the card that it names.
    std::vector<TypeId> resources_for(const Acceptance& acceptance, TypeId player);
    std::vector<Tender> tenders(TypeId player, TypeId debt);
    /// What the player owes, each kind by itself: in kind first, for what pays that may not pay for anything else.
    std::vector<TypeId> debts_of(TypeId player);
    void pay_debt(TypeId player, TypeId debt, Purse& purse, const Cause& cause);
    Price pay_debt_automatically(TypeId player, TypeId debt, const Cause& cause, std::int64_t kept_money,
                                 const std::function<void(std::int64_t)>& lacks_money);
    static bool adds_up(const std::vector<Tender>& tenders, std::int64_t debt);
    /// Whether such a thing is taken now, were it there.
    bool accepts(TypeId player, TypeId wanted);
    using Bill = Purse::Bill;
    /// What the player owes now.
    Bill bill_of(TypeId debt);
    /// The same as people say it: "9", "8 Heat".
    std::string debt_text(const Bill& bill);
    std::optional<Diagnostic> why_not_taken(TypeId player, const PaymentItem& item, const Tender* tender);
    std::string unit_of_debt(const Bill& bill);
    std::optional<parser::Expression> purpose_of_debt(TypeId player, const Bill& bill);
    Diagnostic too_much(TypeId player, const Bill& bill);
    /// Whether nobody cares that less of it is owed.
    bool is_plain(TypeId player, TypeId debt);
    std::optional<std::int64_t> plain_value_of(TypeId player, TypeId resource, TypeId pay, TypeId debt);
    std::int64_t value_of(TypeId player, TypeId resource, TypeId pay, TypeId debt, bool is_plain);
    void hand_over(const Tender& tender, std::int64_t units, const Cause& cause);
    struct Handed {
        Tender tender;
        std::int64_t units;
        PaymentItem* item;
    };
    /// Takes out again whatever could be left out, the last to be spent first.
    static void leave_out_waste(std::vector<Handed>& handed, std::int64_t waste);
    bool is_money(const Tender& tender);
    void sort_by_spending(std::vector<Handed>& handed);

    MarsGame& game_;
};

}  // namespace rego::engine
