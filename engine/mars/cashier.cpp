#include "engine/mars/cashier.hpp"
#include "engine/exec/executor.hpp"

#include <algorithm>

#include <fmt/format.h>

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
            Type wanted = types[types.base(named)];
            std::vector<bool> taken(wanted.dependencies.size(), false);
            types.assign(wanted, taken, player, false);
            const TypeId any = types.make(std::move(wanted));
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

void Cashier::pay(TypeId player, const std::vector<PaymentItem>& items, const Cause& cause) {
    try {
        pay_exactly(player, items, cause);
    } catch (const RuleError& error) {
        game_.core().executor().refuse(error.diagnostic());
        forgive(player);
    }
}

void Cashier::pay_exactly(TypeId player, const std::vector<PaymentItem>& items, const Cause& cause) {
    TypePool& types = game_.core().types();
    const std::int64_t debt = owed(player);
    const auto accepted = tenders(player);
    struct Handed {
        Tender tender;
        std::int64_t units;
    };
    std::vector<Handed> handed;
    std::int64_t worth = 0, smallest = 0;
    for (const PaymentItem& item : items) {
        if (item.amount == 0) continue;
        Elaborator elaborator{types};
        elaborator.owner(player).loose_names(true);
        const TypeId wanted = elaborator.expression(item.resource);
        std::vector<Tender> fitting;
        std::copy_if(accepted.begin(), accepted.end(), std::back_inserter(fitting),
                     [&](const Tender& tender) { return types.is_subtype(tender.resource, wanted); });
        if (fitting.empty()) {
            const bool none = game_.core().executor().count(wanted) == 0;
            if (debt == 0) {
                throw RuleError(ErrorKind::Limit, fmt::format("nothing is owed, so {} `{}` would be wasted",
                                                              item.amount, types.print(wanted)));
            }
            throw RuleError(ErrorKind::Limit,
                            none ? fmt::format("there is no `{}` to pay with", types.print(wanted))
                                 : fmt::format("`{}` is not accepted for this", types.print(wanted)));
        }
        Tender tender = fitting.front();
        if (tender.stock < item.amount) {
            throw RuleError(ErrorKind::Limit, fmt::format("cannot pay {} `{}`; there {} {}", item.amount,
                                                          types.print(tender.resource),
                                                          tender.stock == 1 ? "is" : "are", tender.stock));
        }
        worth += tender.value * item.amount;
        smallest = smallest == 0 ? tender.value : std::min(smallest, tender.value);
        handed.push_back({tender, item.amount});
    }
    if (worth < debt) {
        throw RuleError(ErrorKind::Limit, fmt::format("{} is owed, and that pays {}", debt, worth));
    }
    // Whatever could be left out and the rest still cover the price is wasted.
    if (worth > debt && worth - debt >= smallest) {
        throw RuleError(ErrorKind::Limit, fmt::format("{} is owed, and that pays {}: {} too much", debt, worth,
                                                      worth - debt));
    }
    for (const Handed& part : handed) hand_over(part.tender, part.units, cause);
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
            game_.core().executor().refuse(ErrorKind::Limit, fmt::format("{} is owed, and {} can pay only {}", debt,
                                                                         types.print(player), most));
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
