#include "engine/mars/cashier.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/carrier.hpp"

namespace rego::engine {

namespace {

/// More than anything costs: lets a trial unit show its full worth.
constexpr std::int32_t kLargeDebt = 1000;

}  // namespace

std::int64_t Cashier::owed(TypeId player) {
    return game_.core().executor().count(game_.type("Owed<Class<StandardResource>>", player));
}

/// Tried out: whoever raises the value of a unit does so by an effect, and only effects know.
std::int64_t Cashier::value_of(TypeId player, TypeId resource, TypeId pay) {
    Executor& executor = game_.core().executor();
    const TypeId all_owed = game_.type("Owed<Class<StandardResource>>", player);
    const Trial trial{executor};
    try {
        for (const TypeId owed : executor.components(all_owed)) executor.world().add(owed, kLargeDebt);
        const std::int64_t debt = executor.count(all_owed);
        executor.change(1, pay, resource, Cause{player});
        return debt - executor.count(all_owed);
    } catch (const RuleError&) {
        return 0;
    }
}

std::vector<Cashier::Tender> Cashier::tenders(TypeId player) {
    Executor& executor = game_.core().executor();
    TypePool& types = game_.core().types();
    std::vector<Tender> found;
    for (const TypeId accept : executor.components(game_.type("Accept<Class<Resource>>", player))) {
        for (const TypeId dependency : types[accept].dependencies) {
            const ClassId named = types[dependency].literal;
            if (named == kNoClass) continue;
            const TypeId any = carrier_of(types, named, player);
            const TypeId pay = game_.type("Pay<Class<" + types.table().info(named).name + ">>", player);
            for (const TypeId resource : executor.components(any)) {
                const std::int64_t stock = game_.core().world().count(resource);
                if (stock <= 0) continue;
                const std::int64_t value = value_of(player, resource, pay);
                if (value > 0) found.push_back({resource, pay, value, stock});
            }
        }
    }
    return found;
}

void Cashier::hand_over(const Tender& tender, std::int64_t units, const Cause& cause) {
    if (units > 0) {
        game_.core().executor().change(static_cast<std::int32_t>(units), tender.pay, tender.resource, cause);
    }
}

void Cashier::forgive(TypeId player) {
    Executor& executor = game_.core().executor();
    for (const TypeId owed : executor.components(game_.type("Owed<Class<StandardResource>>", player))) {
        executor.change(game_.core().world().count(owed), kNoType, owed, Cause{player});
    }
}

bool Cashier::accepts(TypeId player, TypeId wanted) {
    TypePool& types = game_.core().types();
    for (const TypeId accept : game_.core().executor().components(game_.type("Accept<Class<Resource>>", player))) {
        for (const TypeId dependency : types[accept].dependencies) {
            const ClassId named = types[dependency].literal;
            if (named != kNoClass && types.overlap(types.base(named), wanted)) return true;
        }
    }
    return false;
}

std::string Cashier::debt_text(TypeId player) {
    TypePool& types = game_.core().types();
    std::string text;
    for (const TypeId owed : game_.core().executor().components(game_.type("Owed<Class<StandardResource>>", player))) {
        std::string unit;
        for (const TypeId dependency : types[owed].dependencies) {
            const ClassId named = types[dependency].literal;
            if (named != kNoClass && types.table().info(named).name != "Megacredit")
                unit = " " + types.table().info(named).name;
        }
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", game_.core().world().count(owed), unit);
    }
    return text.empty() ? "nothing" : text;
}

/// Why a part of a written payment cannot be taken; empty if it can.
std::string Cashier::why_not_taken(TypeId player, const PaymentItem& item, TypeId wanted, const Tender* tender) {
    TypePool& types = game_.core().types();
    if (tender == nullptr) {
        if (owed(player) == 0)
            return fmt::format("nothing is owed, so {} `{}` would be wasted", item.amount, types.print(wanted));
        if (!accepts(player, wanted)) return fmt::format("`{}` is not accepted for this", types.print(wanted));
        return fmt::format("there is no `{}` to pay with", types.print(wanted));
    }
    if (tender->stock >= item.amount) return {};
    return fmt::format("cannot pay {} `{}`; there {} {}", item.amount, types.print(tender->resource),
                       tender->stock == 1 ? "is" : "are", tender->stock);
}

void Cashier::pay(TypeId player, const std::vector<PaymentItem>& items, const Cause& cause) {
    TypePool& types = game_.core().types();
    bool is_refused = false;
    const auto refuse = [&](std::string why) {
        game_.core().executor().refuse(ErrorKind::Limit, std::move(why));
        is_refused = true;
    };
    const std::int64_t debt = owed(player);
    const auto accepted = tenders(player);
    std::vector<std::pair<Tender, std::int64_t>> handed;
    std::int64_t worth = 0, smallest = 0;
    for (const PaymentItem& item : items) {
        if (item.amount == 0) continue;
        Elaborator elaborator{types};
        elaborator.owner(player).loose_names(true);
        const TypeId wanted = elaborator.expression(item.resource);
        const auto tender = std::find_if(accepted.begin(), accepted.end(),
                                         [&](const Tender& each) { return types.is_subtype(each.resource, wanted); });
        const Tender* const found = tender == accepted.end() ? nullptr : &*tender;
        if (std::string why = why_not_taken(player, item, wanted, found); !why.empty()) refuse(std::move(why));
        if (found == nullptr) continue;
        worth += found->value * item.amount;
        smallest = smallest == 0 ? found->value : std::min(smallest, found->value);
        handed.emplace_back(*found, item.amount);
    }
    if (worth < debt) refuse(fmt::format("{} is owed, and that pays {}", debt_text(player), worth));
    // Whatever could be left out and the rest still cover the price is wasted.
    if (worth > debt && worth - debt >= smallest) {
        refuse(fmt::format("{} is owed, and that pays {}: {} too much", debt_text(player), worth, worth - debt));
    }
    if (is_refused) return forgive(player);
    for (const auto& [tender, units] : handed) hand_over(tender, units, cause);
}

std::string Cashier::pay_by_itself(TypeId player, const Cause& cause) {
    TypePool& types = game_.core().types();
    const auto rank = [&](const Tender& tender) {
        const std::string& name = types.table().info(types[tender.resource].cls).name;
        if (name == "Titanium") return 0;
        if (name == "Steel") return 1;
        if (name == "Megacredit") return 2;
        return name == "Heat" ? 3 : 4;
    };
    auto accepted = tenders(player);
    std::stable_sort(accepted.begin(), accepted.end(),
                     [&](const Tender& a, const Tender& b) { return rank(a) < rank(b); });
    const std::int64_t debt = owed(player);
    std::int64_t left = debt;
    std::vector<std::int64_t> units(accepted.size(), 0);
    for (std::size_t i = 0; i < accepted.size(); ++i) {
        units[i] = std::min(accepted[i].stock, left / accepted[i].value);
        left -= units[i] * accepted[i].value;
    }
    // What whole units leave over takes one unit more, the cheapest waste first.
    while (left > 0) {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < accepted.size(); ++i) {
            if (units[i] < accepted[i].stock && (!best || accepted[i].value < accepted[*best].value)) best = i;
        }
        if (!best) {
            std::int64_t most = 0;
            for (const Tender& tender : accepted) most += tender.stock * tender.value;
            game_.core().executor().refuse(ErrorKind::Limit, fmt::format("{} is owed, and {} can pay only {}",
                                                                         debt_text(player), types.print(player), most));
            forgive(player);
            return {};
        }
        ++units[*best];
        left -= accepted[*best].value;
    }
    std::string text;
    for (std::size_t i = 0; i < accepted.size(); ++i) {
        if (units[i] == 0) continue;
        hand_over(accepted[i], units[i], cause);
        const std::string& name = types.table().info(types[accepted[i].resource].cls).name;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", units[i], name);
    }
    return text;
}

}  // namespace rego::engine
