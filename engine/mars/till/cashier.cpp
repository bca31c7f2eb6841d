#include "engine/mars/till/cashier.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/carrier.hpp"
#include "parser/build.hpp"

namespace rego::engine {

namespace {

/// More than anything costs: lets a trial unit show its full worth.
constexpr std::int32_t kLargeDebt = 1000;

/// One of these comes, one of those goes.
Event one_change(TypeId gain, TypeId remove, TypeId actor) {
    Event event;
    event.count = 1;
    event.gain = gain;
    event.remove = remove;
    event.actor = actor;
    return event;
}

}  // namespace

TypeId Cashier::any_debt(TypeId player) {
    static const parser::Expression kAnyDebt = parser::type("Owed", {parser::literal("StandardResource")});
    return game_.type(kAnyDebt, player);
}

std::int64_t Cashier::owed(TypeId player) {
    // Mostly nobody owes anything, which is known without asking for each player.
    const ClassId debt = game_.table()->known().owed;
    if (debt != kNoClass && game_.core().world().total(game_.core().types().base(debt)) == 0) return 0;
    return game_.core().executor().count(any_debt(player));
}

std::vector<TypeId> Cashier::debts_of(TypeId player) {
    std::vector<TypeId> debts = game_.core().executor().components(any_debt(player));
    const TypeId in_money = game_.type("Owed", player);
    std::stable_partition(debts.begin(), debts.end(), [&](TypeId debt) { return debt != in_money; });
    return debts;
}

bool Cashier::is_plain(TypeId player, TypeId debt) {
    return game_.core().executor().would_answer(one_change(kNoType, debt, player)).empty();
}

/// By how much less is owed if all that answers to a unit being handed over says that, or has nothing to do with it;
/// nothing if any of it says something else.
std::optional<std::int64_t> Cashier::plain_value_of(TypeId player, TypeId resource, TypeId pay, TypeId debt) {
    Executor& executor = game_.core().executor();
    if (!executor.takes_its_course(pay, resource, player)) return std::nullopt;
    std::int64_t value = 0;
    for (const Firing& firing : executor.would_answer(one_change(pay, resource, player))) {
        const InstructionRule& answer = *firing.instruction;
        const bool is_less_owed = answer.kind == InstructionKind::Change && answer.gain == kNoType &&
                                  answer.remove == debt && answer.intensity != parser::Intensity::Optional &&
                                  firing.immediate;
        if (is_less_owed) {
            value += answer.amount;
        } else if (executor.may_change(game_.table()->known().owed, answer)) {
            return std::nullopt;  // others only take note of it
        }
    }
    return value;
}

/// Tried out where need be: whoever raises the value of a unit does so by an effect, and only effects know.
std::int64_t Cashier::value_of(TypeId player, TypeId resource, TypeId pay, TypeId debt, bool is_plain) {
    if (is_plain) {
        if (const auto plain = plain_value_of(player, resource, pay, debt)) return *plain;
    }
    Executor& executor = game_.core().executor();
    World& world = executor.world();
    const Trial trial{executor};
    try {
        // Debts in kind are paid before those in money.
        for (const TypeId other : debts_of(player)) {
            if (other == debt) break;
            world.add(other, -world.count(other));
        }
        world.add(debt, kLargeDebt);
        const std::int64_t before = world.count(debt);
        executor.change(1, pay, resource, Cause{player});
        return before - world.count(debt);
    } catch (const RuleError&) {
        return 0;
    }
}

std::vector<Cashier::Acceptance> Cashier::acceptances(TypeId player) {
    TypePool& types = game_.core().types();
    std::vector<Acceptance> found;
    for (const auto& [accept, pay] : types.table().canon().language.payment) {
        const auto pay_class = types.table().find(pay);
        if (!pay_class) continue;
        for (const TypeId accepted : game_.core().executor().components(game_.type(accept, player))) {
            found.push_back({accepted, with_arguments(types, *pay_class, types[accepted].dependencies)});
        }
    }
    return found;
}

std::vector<TypeId> Cashier::resources_for(const Acceptance& acceptance, TypeId player) {
    Executor& executor = game_.core().executor();
    TypePool& types = game_.core().types();
    const auto resource = types.table().find("Resource");
    for (const TypeId dependency : types[acceptance.accepted].dependencies) {
        if (dependency == player) continue;
        if (types[dependency].literal != kNoClass) {
            return executor.components(carrier_of(types, types[dependency].literal, player));
        }
        std::vector<TypeId> on_it = game_.core().world().dependents(dependency);
        std::erase_if(on_it, [&](TypeId each) { return !resource || !types.is_subclass(each, *resource); });
        return on_it;
    }
    return {};
}

std::vector<Cashier::Tender> Cashier::tenders(TypeId player, TypeId debt) {
    std::vector<Tender> found;
    const bool plain = debts_of(player).size() == 1 && is_plain(player, debt);
    for (const Acceptance& acceptance : acceptances(player)) {
        for (const TypeId resource : resources_for(acceptance, player)) {
            const std::int64_t stock = game_.core().world().count(resource);
            if (stock <= 0) continue;
            const std::int64_t value = value_of(player, resource, acceptance.pay, debt, plain);
            if (value > 0) found.push_back({resource, acceptance.pay, value, stock});
        }
    }
    return found;
}

void Cashier::hand_over(const Tender& tender, std::int64_t units, const Cause& cause) {
    if (units > 0) {
        game_.core().executor().change(static_cast<std::int32_t>(units), tender.pay, tender.resource, cause);
    }
}

void Cashier::forgive(TypeId player, TypeId debt) {
    game_.core().executor().change(game_.core().world().count(debt), kNoType, debt, Cause{player});
}

bool Cashier::adds_up(const std::vector<Tender>& tenders, std::int64_t debt) {
    for (const Tender& tender : tenders) debt -= tender.stock * tender.value;
    return debt <= 0;
}

bool Cashier::can_pay(TypeId player) {
    World& world = game_.core().world();
    const auto debts = debts_of(player);
    if (debts.empty()) return true;
    if (debts.size() == 1) return adds_up(tenders(player, debts.front()), world.count(debts.front()));
    const Trial trial{game_.core().executor()};
    try {
        for (const TypeId debt : debts)
            (void)pay_debt_automatically(player, debt, Cause{player}, 0, [](std::int64_t) {});
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

bool Cashier::accepts(TypeId player, TypeId wanted) {
    TypePool& types = game_.core().types();
    for (const Acceptance& acceptance : acceptances(player)) {
        for (const TypeId dependency : types[acceptance.accepted].dependencies) {
            const ClassId named = types[dependency].literal;
            if (named != kNoClass && types.overlap(types.base(named), wanted)) return true;
            if (game_.core().executor().depends_on(wanted, dependency) && dependency != player) return true;
        }
    }
    return false;
}

bool Cashier::takes(TypeId player, const std::vector<PaymentItem>& payment) {
    return std::all_of(payment.begin(), payment.end(),
                       [&](const PaymentItem& item) { return accepts(player, item.resource); });
}

Cashier::Bill Cashier::bill_of(TypeId debt) {
    Bill bill;
    World& world = game_.core().world();
    bill.debts.emplace_back(debt, world.count(debt));
    bill.debt = world.count(debt);
    bill.events = world.events().size();
    return bill;
}

std::string Cashier::debt_text(const Bill& bill) {
    TypePool& types = game_.core().types();
    std::string text;
    for (const auto& [owed, count] : bill.debts) {
        std::string unit;
        for (const TypeId dependency : types[owed].dependencies) {
            const ClassId named = types[dependency].literal;
            if (named != kNoClass && types.table().info(named).name != parser::kDefaultUnit)
                unit = " " + types.table().info(named).name;
        }
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", count, unit);
    }
    return text.empty() ? "nothing" : text;
}

/// The class in which the debt is reckoned: the first, if there are several.
std::string Cashier::unit_of_debt(const Bill& bill) {
    TypePool& types = game_.core().types();
    for (const auto& [owed, count] : bill.debts) {
        for (const TypeId dependency : types[owed].dependencies) {
            if (types[dependency].literal != kNoClass) return types.table().info(types[dependency].literal).name;
        }
    }
    return std::string(parser::kDefaultUnit);
}

/// The signal that the debt has come from: a card is played, an action used.
std::optional<parser::Expression> Cashier::purpose_of_debt(TypeId player, const Bill& bill) {
    World& world = game_.core().world();
    const TypeId debt = any_debt(player);
    for (std::size_t n = bill.events; n > 0; --n) {
        const Event& event = world.events()[n - 1];
        if (event.gain == kNoType || event.cause == 0 || !game_.core().types().is_subtype(event.gain, debt)) continue;
        const TypeId signal = world.event(event.cause).gain;
        if (signal == kNoType) return std::nullopt;
        return game_.core().types().written(signal);
    }
    return std::nullopt;
}

Diagnostic Cashier::too_much(TypeId player, const Bill& bill) {
    return Diagnostic::of(ErrorKind::Limit, fmt::format("{} is owed, and that pays {}: {} too much", debt_text(bill),
                                                        bill.worth, bill.worth - bill.debt))
        .because(parser::WrongPayment{game_.core().types().written(player), unit_of_debt(bill), bill.debt, bill.worth,
                                      false, purpose_of_debt(player, bill)});
}

/// Why a part of a written payment cannot be taken; nothing if it can.
std::optional<Diagnostic> Cashier::why_not_taken(TypeId player, const PaymentItem& item, const Tender* tender) {
    TypePool& types = game_.core().types();
    const TypeId wanted = item.resource;
    const std::string what = types.print(wanted);
    const auto limit = [](std::string message) { return Diagnostic::of(ErrorKind::Limit, std::move(message)); };
    if (tender == nullptr) {
        if (owed(player) == 0)
            return limit(fmt::format("nothing is owed, so {} `{}` would be wasted", item.amount, what));
        const bool is_there = game_.core().executor().count(wanted) > 0;
        if (is_there || !accepts(player, wanted))
            return limit(fmt::format("`{}` is not accepted for this", what))
                .because(parser::NotAccepted{types.written(wanted)});
        return limit(fmt::format("there is no `{}` to pay with", what))
            .because(parser::TooFew{types.written(wanted), item.amount, 0});
    }
    if (tender->stock >= item.amount) return std::nullopt;
    const std::string resource = types.print(tender->resource);
    return limit(fmt::format("cannot pay {} `{}`; there {} {}", item.amount, resource,
                             tender->stock == 1 ? "is" : "are", tender->stock))
        .because(parser::TooFew{types.written(tender->resource), item.amount, tender->stock});
}

void Cashier::pay(TypeId player, Purse& purse, const Cause& cause) {
    for (const TypeId debt : debts_of(player)) pay_debt(player, debt, purse, cause);
}

void Cashier::pay_debt(TypeId player, TypeId owed_now, Purse& purse, const Cause& cause) {
    TypePool& types = game_.core().types();
    bool is_refused = false;
    const auto refuse = [&](Diagnostic why) {
        game_.core().executor().refuse(std::move(why));
        is_refused = true;
    };
    Bill bill = bill_of(owed_now);
    const std::int64_t debt = bill.debt;
    const auto accepted = tenders(player, owed_now);
    std::vector<Handed> handed;
    std::int64_t worth = 0;
    for (PaymentItem& item : purse.items()) {
        if (item.amount == 0) continue;
        const auto tender = std::find_if(accepted.begin(), accepted.end(), [&](const Tender& each) {
            return types.is_subtype(each.resource, item.resource);
        });
        const Tender* const found = tender == accepted.end() ? nullptr : &*tender;
        auto why = why_not_taken(player, item, found);
        if (found == nullptr) {
            // It may be for a further bill of the same command.
            if (why && !purse.is_used()) purse.note_misfit(std::move(*why));
            continue;
        }
        if (why && !purse.is_used()) refuse(std::move(*why));
        handed.push_back({*found, std::min<std::int64_t>(item.amount, found->stock), &item});
        worth += found->value * handed.back().units;
    }
    if (is_refused || worth < debt) {
        for (const Diagnostic& why : purse.misfits()) refuse(why);
    }
    bill.worth = worth;
    if (worth < debt) {
        const std::string owed = debt_text(bill);
        refuse(Diagnostic::of(ErrorKind::Limit, fmt::format("{} is owed, and that pays {}", owed, worth))
                   .because(parser::WrongPayment{types.written(player), unit_of_debt(bill), debt, worth, false,
                                                 purpose_of_debt(player, bill)}));
    }
    if (is_refused) {
        if (worth > debt) refuse(too_much(player, bill));
        purse.give_up();
        return forgive(player, owed_now);
    }
    purse.note_bill(std::move(bill));
    // What this bill does not need may be for another one of the same command: money, which is always accepted, rather
    // than what is accepted only here.
    sort_by_spending(handed);
    std::stable_partition(handed.begin(), handed.end(), [&](const Handed& each) { return !is_money(each.tender); });
    leave_out_waste(handed, worth - debt);
    for (const Handed& each : handed) {
        hand_over(each.tender, each.units, cause);
        each.item->amount -= static_cast<std::int32_t>(each.units);
    }
}

void Cashier::refuse_rest(TypeId player, const Purse& purse) {
    if (purse.is_empty()) return;
    TypePool& types = game_.core().types();
    std::string rest;
    std::optional<parser::WrongPayment> unneeded;
    for (const PaymentItem& item : purse.items()) {
        if (item.amount == 0) continue;
        if (!unneeded)
            unneeded = {types.written(player), types.table().info(types[item.resource].cls).name, 0, item.amount, false,
                        std::nullopt};
        rest += fmt::format("{}{} `{}`", rest.empty() ? "" : ", ", item.amount, types.print(item.resource));
    }
    Diagnostic why = Diagnostic::of(ErrorKind::Limit, fmt::format("nothing is owed, so {} would be wasted", rest));
    if (unneeded) why = std::move(why).because(*unneeded);
    if (!purse.misfits().empty()) {
        why = purse.misfits().front();
    } else if (purse.bills().size() == 1) {
        why = too_much(player, purse.bills().front());
    } else if (purse.is_used()) {
        why = Diagnostic::of(ErrorKind::Limit, fmt::format("{} too much: everything is paid without", rest));
    }
    game_.core().executor().refuse(std::move(why));
}

bool Cashier::is_money(const Tender& tender) {
    TypePool& types = game_.core().types();
    return types.table().info(types[tender.resource].cls).name == parser::kDefaultUnit;
}

void Cashier::sort_by_spending(std::vector<Handed>& handed) {
    const auto order = [&](const Handed& each) {
        return game_.core().executor().property(each.tender.resource, "spending").value_or(0);
    };
    std::stable_sort(handed.begin(), handed.end(),
                     [&](const Handed& a, const Handed& b) { return order(a) < order(b); });
}

void Cashier::leave_out_waste(std::vector<Handed>& handed, std::int64_t waste) {
    for (auto each = handed.rbegin(); each != handed.rend(); ++each) {
        const std::int64_t spare = std::min(each->units, waste / each->tender.value);
        each->units -= spare;
        waste -= spare * each->tender.value;
    }
}

Price Cashier::pay_automatically(TypeId player, const Cause& cause, std::int64_t kept_money,
                                 const std::function<void(std::int64_t)>& lacks_money) {
    Price all;
    for (const TypeId debt : debts_of(player)) {
        const Price part = pay_debt_automatically(player, debt, cause, kept_money, lacks_money);
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

Price Cashier::pay_debt_automatically(TypeId player, TypeId debt, const Cause& cause, std::int64_t kept_money,
                                      const std::function<void(std::int64_t)>& lacks_money) {
    TypePool& types = game_.core().types();
    std::vector<Handed> handed;
    for (Tender& tender : tenders(player, debt)) {
        if (is_money(tender)) tender.stock = std::max<std::int64_t>(tender.stock - kept_money, 0);
        handed.push_back({tender, 0, nullptr});
    }
    sort_by_spending(handed);
    std::int64_t left = game_.core().world().count(debt);
    for (Handed& each : handed) {
        each.units = std::min(each.tender.stock, left / each.tender.value);
        left -= each.units * each.tender.value;
    }
    // What whole units leave over takes one unit more, the cheapest waste first.
    while (left > 0) {
        Handed* best = nullptr;
        for (Handed& each : handed) {
            if (each.units == each.tender.stock) continue;
            if (best == nullptr || each.tender.value < best->tender.value) best = &each;
        }
        if (best == nullptr) {
            std::int64_t most = 0;
            for (const Handed& each : handed) most += each.tender.stock * each.tender.value;
            const std::string who = types.print(player);
            const Bill bill = bill_of(debt);
            const std::string owed = debt_text(bill);
            if (unit_of_debt(bill) == parser::kDefaultUnit && bill.debts.size() == 1) lacks_money(left);
            game_.core().executor().refuse(
                Diagnostic::of(ErrorKind::Limit, fmt::format("{} is owed, and {} can pay only {}", owed, who, most))
                    .because(parser::WrongPayment{types.written(player), unit_of_debt(bill), bill.debt, most, true,
                                                  purpose_of_debt(player, bill)}));
            forgive(player, debt);
            return {};
        }
        ++best->units;
        left -= best->tender.value;
    }
    leave_out_waste(handed, -left);
    Price price;
    for (const Handed& each : handed) {
        if (each.units == 0) continue;
        hand_over(each.tender, each.units, cause);
        price.push_back({types[each.tender.resource].cls, each.units});
    }
    return price;
}

}  // namespace rego::engine
