// Trading: an action that has several prices, of which the first that is possible is paid unless another is said. To
// add a verb of the game, copy this one: CONTRIBUTING says what else there is to do.
#include <fmt/format.h>

#include "engine/mars/moves/priced.hpp"

namespace rego::engine {

namespace {

/// In words of the game, where the rules would only say that it does not work.
void require_trade_partner(const Command& command, ClassId colony) {
    const std::string& name = command.table().info(colony).name;
    const auto refuse = [&](std::string why) { command.executor().refuse(ErrorKind::Limit, std::move(why)); };
    const auto there = [&](const parser::Expression& what) {
        return command.executor().components(command.game.type(what, command.actor));
    };
    if (command.count(name) == 0) {
        const bool is_asleep = !there(parser::type("SleepingTile", {parser::literal(name)})).empty();
        return refuse(fmt::format("`{}` {}", name, is_asleep ? "is still asleep" : "is not in play"));
    }
    TypePool& types = command.core().types();
    const auto visits = there(parser::type("Trade", {parser::type(name), parser::type("Anyone")}));
    if (!visits.empty()) {
        refuse(fmt::format("`{}` has had a fleet in this generation, that of {}", name,
                           types.print(types.owner_of(visits.front()).value_or(command.actor))));
    }
    if (command.count("TradeFleet") == 0) refuse(fmt::format("{} has no trade fleet at home", command.who()));
}

constexpr const char* kTrading = "TradeSA";

}  // namespace

std::optional<Diagnostic> cannot_trade(MarsGame& game, const Move&) {
    if (offers_action(game, kTrading)) return std::nullopt;
    return Diagnostic::of(ErrorKind::NotNow, "this game has no colony tiles to trade with");
}

std::size_t prices_of_trade(MarsGame& game, const Move& move) { return ways_to_pay(game, kTrading, move.payment); }

void trade(Command& command, const Move& move, std::size_t way) {
    const parser::Instruction sending =
        parser::exchange(parser::type("Trade", {command.named(move.about)}), parser::type("TradeFleet"));
    // A card may send several at once: how many, it says itself.
    if (command.answer_if_fitting(sending, {.any_amount = true})) return;
    require_trade_partner(command, move.about);
    take_at_price(command, kTrading, sending, move.payment, way);
}

}  // namespace rego::engine
