// Actions of cards, standard projects and standard actions: action, project, convert, sell.
#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

std::size_t actions_of(MarsGame& game, const Move& move) {
    return move.number > 0 ? 1 : game.table()->info(move.about).actions.size();
}

std::optional<Diagnostic> cannot_act(MarsGame& game, const Move& move) {
    const ClassInfo& card = game.table()->info(move.about);
    const CardInfo* info = game.card_info(move.about);
    const std::size_t actions = card.actions.size();
    if (!game.table()->is_subclass(move.about, game.table()->known().has_actions) || actions == 0)
        return Diagnostic::of(ErrorKind::Usage,
                              fmt::format("`{}` has no action", info == nullptr ? card.name : info->printed_name));
    if (move.number < 0 || static_cast<std::size_t>(move.number) > actions)
        return Diagnostic::of(ErrorKind::Usage,
                              fmt::format("`{}` has {} action{}", card.name, actions, actions == 1 ? "" : "s"));
    return std::nullopt;
}

void act(Command& command, const Move& move, std::size_t way) {
    const std::size_t slot = move.number > 0 ? static_cast<std::size_t>(move.number - 1) : way;
    const parser::Expression card = command.named(move.about);
    const parser::Instruction using_it = using_action(card, slot);
    if (command.answer_if_fitting(using_it)) return;
    const bool in_play = command.count(card.name) > 0;
    if (!in_play) {
        command.executor().refuse(ErrorKind::Limit,
                                  fmt::format("{} does not have `{}` in play", command.who(), card.name));
    }
    command.flow().begin_action(command.actor);
    if (!in_play) return;
    const TypeId marker = command.game.type(parser::type("ActionUsedMarker", {card}), command.actor);
    if (const std::int32_t used = command.core().world().count(marker); used > 0) {
        command.executor().refuse(ErrorKind::NotNow, fmt::format("`{}` has been used in this generation", card.name));
        command.executor().change_raw(used, kNoType, marker, Cause{command.core().engine_actor()}, false);
    }
    command.run(using_it);
    command.flow().add_action_taken(command.actor);
}

void always_there(Command& command, const Move& move, std::size_t) { command.take_action(command.named(move.about)); }

void sell(Command& command, const Move& move, std::size_t) {
    if (move.number < 1) throw RuleError(ErrorKind::Usage, "at least one card is sold");
    command.take_action(parser::type("SellPatentsSP"));
    command.answer_with(parser::loss(parser::type("ProjectCard"), move.number));
}

}  // namespace rego::engine
