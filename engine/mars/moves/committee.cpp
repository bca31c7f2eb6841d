// The words of the committee: delegate, policy, reveal.
#include <fmt/format.h>

#include "engine/mars/moves/priced.hpp"

namespace rego::engine {

namespace {

constexpr const char* kSending = "SendDelegateSA";

}  // namespace

std::optional<Diagnostic> no_committee(MarsGame& game, const Move&) {
    if (offers_action(game, kSending)) return std::nullopt;
    return Diagnostic::of(ErrorKind::NotNow, "this game has no parties; `T` brings them");
}

std::optional<Diagnostic> cannot_reveal(MarsGame& game, const Move& move) {
    if (auto none = no_committee(game, move)) return none;
    if (game.core().world().is_active(move.about)) return std::nullopt;
    return Diagnostic::of(ErrorKind::Type,
                          fmt::format("`{}` is not part of this game", game.table()->info(move.about).name));
}

std::size_t prices_of_delegate(MarsGame& game, const Move& move) { return ways_to_pay(game, kSending, move.payment); }

/// The one in the lobby, if it is still there and nothing is said about paying; else one of the reserve.
void delegate(Command& command, const Move& move, std::size_t way) {
    const parser::Expression party = command.named(move.about);
    const parser::Expression sent = parser::type("Delegate", {party});
    // One who takes the place of a neutral delegate there.
    const parser::Expression neutral = parser::type("Delegate", {party, parser::type("Neutral")});
    if (!move.payment && command.answer_if_fitting(parser::exchange(sent, neutral))) return;
    const parser::Instruction sending = parser::exchange(sent, parser::type("ReserveDelegate"));
    // A card may send several at once: how many, it says itself.
    if (command.answer_if_fitting(sending, {.any_amount = true})) return;
    if (command.count("ReserveDelegate") == 0)
        command.executor().refuse(ErrorKind::Limit, fmt::format("{} has no delegate left to send", command.who()));
    take_at_price(command, kSending, sending, move.payment, way);
}

/// The action of the ruling party.
void policy(Command& command, const Move&, std::size_t) {
    const auto policies = command.executor().components(command.game.type("Policy", command.actor));
    const ClassInfo* const policy =
        policies.empty() ? nullptr : &command.table().info(command.core().types()[policies.front()].cls);
    if (policy == nullptr || policy->actions.empty())
        throw RuleError(ErrorKind::NotNow, "the policy of the ruling party is not an action");
    const TypeId used = command.game.type("PolicyUsed", command.actor);
    if (const std::int32_t times = command.core().world().count(used); times > 0) {
        command.executor().refuse(ErrorKind::NotNow,
                                  fmt::format("{} has used the policy in this generation", command.who()));
        command.executor().change_raw(times, kNoType, used, Cause{command.core().engine_actor()}, false);
    }
    command.take_action(parser::type(policy->name));
}

/// Names a global event that was drawn; whoever has been asked for it.
void reveal(Command& command, const Move& move, std::size_t) {
    const parser::Expression event = command.named(move.about);
    const TypeId place = command.game.type(parser::type("EventPlace", {event}), command.core().engine_actor());
    if (command.executor().count(place) > 0) {
        command.executor().refuse(ErrorKind::Limit, fmt::format("`{}` has been revealed already", event.name));
        return;
    }
    const parser::Instruction revealing = parser::gain(parser::type("Reveal", {event}));
    const auto tasks = command.core().world().tasks();
    for (const Task& task : tasks) {
        if (command.core().answer_if_fitting(task.player, revealing)) return;
    }
    if (command.game.mode() == Mode::Game || command.game.mode() == Mode::Turns) {
        command.executor().refuse(ErrorKind::NotNow, "no global event is to be revealed now");
        return;
    }
    command.core().perform_inside(command.core().engine_actor(), revealing);
}

}  // namespace rego::engine
