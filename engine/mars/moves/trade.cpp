// Actions that have several prices: trading, and sending delegates (committee.cpp).
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/till/cashier.hpp"

namespace rego::engine {

/// Which of the ways to pay for it the written payment is meant for; the last one if for none.
std::size_t MarsGame::way_of_paying(TypeId actor, const std::string& action, std::size_t ways,
                                    const std::vector<PaymentItem>& payment) {
    for (std::size_t way = 0; way + 1 < ways; ++way) {
        const Trial only_asked{core().executor()};
        use(actor, action, way);
        if (Cashier{*this}.takes(actor, payment)) return way;
    }
    return ways - 1;
}

/// In words of the game, where the rules would only say that it does not work.
void MarsGame::require_trade_partner(TypeId actor, ClassId colony) {
    const std::string& name = table_->info(colony).name;
    const auto refuse = [&](std::string why) { core().executor().refuse(ErrorKind::Limit, std::move(why)); };
    if (count(name, actor) == 0) {
        const bool is_asleep = count(fmt::format("SleepingTile<Class<{}>>", name), actor) > 0;
        return refuse(fmt::format("`{}` {}", name, is_asleep ? "is still asleep" : "is not in play"));
    }
    const auto visits = core().executor().components(type(fmt::format("Trade<{}, Anyone>", name), actor));
    if (!visits.empty()) {
        refuse(fmt::format("`{}` has had a fleet in this generation, that of {}", name,
                           core().types().print(core().types().owner_of(visits.front()).value_or(actor))));
    }
    if (count("TradeFleet", actor) == 0) {
        refuse(fmt::format("{} has no trade fleet at home", core().types().print(actor)));
    }
}

Result<Unit> MarsGame::take_at_some_price(TypeId actor, const std::string& action, const std::string& about,
                                          const Payment& payment, const std::function<void()>& check) {
    const std::size_t ways = table_->info(*table_->find(action)).actions.size();
    const auto attempt_way = [&](std::optional<std::size_t> way) {
        return command(actor, payment, [&] {
            // A card may send several at once: how many, it says itself.
            if (answer_if_fitting(actor, about, {.any_amount = true})) return;
            check();
            take_action(actor, action, way ? *way : way_of_paying(actor, action, ways, *payment));
            if (owed(actor) > 0) pay_bill(actor, actor);
            if (answer_if_fitting(actor, about)) return;
            // A price that is no bill has to be handed over first.
            core().executor().settle(Auto::Safe);
            answer_with(actor, about);
        });
    };
    if (payment) return attempt_way(std::nullopt);
    for (std::size_t way = 0; way + 1 < ways; ++way) {
        bool possible = false;
        {
            const Trial only_tried{core().executor()};
            possible = attempt_way(way).has_value();
        }
        if (possible) return attempt_way(way);
    }
    return attempt_way(ways - 1);
}

bool MarsGame::offers_action(const std::string& action) {
    const auto cls = table_->find(action);
    return cls && core().world().is_active(*cls);
}

Result<Unit> MarsGame::trade(TypeId actor, ClassId colony, const Payment& payment) {
    if (!offers_action("TradeSA"))
        return Diagnostic::of(ErrorKind::NotNow, "this game has no colony tiles to trade with");
    const std::string sending = fmt::format("Trade<{}> FROM TradeFleet", table_->info(colony).name);
    return take_at_some_price(actor, "TradeSA", sending, payment, [&] { require_trade_partner(actor, colony); });
}

}  // namespace rego::engine
