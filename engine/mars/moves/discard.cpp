// A prelude that comes to nothing. Whether one can be carried out may depend on cards that only its player sees, so the
// player says it: in the prelude phase, where a card has drawn it, or while it already waits for such a card.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/reverse.hpp"
#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

namespace {

constexpr const char* kDiscarding = "DiscardCard";

/// Has it come to the table with that event?
bool is_play_of(const Command& command, const Event& event, ClassId card) {
    const auto play = command.table().find("PlayCard");
    if (event.gain == kNoType || !play || command.core().types()[event.gain].cls != *play) return false;
    const auto& which = command.core().types()[event.gain].dependencies;
    return std::any_of(which.begin(), which.end(),
                       [&](TypeId each) { return command.core().types()[each].literal == card; });
}

/// With which event the card was played, if one of the actor's tasks waits for another card because of it.
EventNumber play_in_waiting(const Command& command, ClassId card) {
    const World& world = command.core().world();
    for (const Task& task : world.tasks()) {
        if (task.player != command.actor || !asks_for_card(command.game, *task.instruction)) continue;
        for (EventNumber n = task.cause; n != 0; n = world.event(n).cause)
            if (is_play_of(command, world.event(n), card)) return n;
    }
    return 0;
}

/// `-PreludeCard THEN 15`, as cards say that draw preludes; how much it is, they say themselves.
parser::Instruction for_money(const char* back) {
    return {
        parser::ThenInstruction{{parser::loss(parser::type(back)), parser::gain(parser::type(parser::kDefaultUnit))}},
        {}};
}
constexpr AnswerStyle kAnyMoney{.any_amount = true};

}  // namespace

std::optional<Diagnostic> cannot_discard(MarsGame& game, const Move& move) {
    if (auto problem = cannot_play(game, move)) return problem;
    const CardInfo& card = *game.card_info(move.about);
    const auto discard = game.table()->find(kDiscarding);
    if (card.deck == Deck::Prelude && discard && game.core().world().is_active(*discard)) return std::nullopt;
    return Diagnostic::of(ErrorKind::Usage, fmt::format("`{}` is no prelude: only those go for money", card.name));
}

void discard(Command& command, const Move& move, std::size_t) {
    const CardInfo& card = *command.game.card_info(move.about);
    const parser::Expression discarding = parser::type(kDiscarding, back_and_front(card));
    const parser::Instruction playing = parser::gain(parser::type("PlayCard", back_and_front(card)));
    const char* const back = back_of(card.deck);
    if (const EventNumber played = play_in_waiting(command, move.about); played != 0) {
        reverse(command.executor(), played, command.actor);
        return command.run(parser::gain(discarding));
    }
    command.was_possible = can_be_carried_out(command.game, command.actor, playing, true);
    const parser::Instruction instead = for_money(back);
    if (command.answer_if_fitting(instead, kAnyMoney) || answers_mandate(command, instead, kAnyMoney)) return;
    if (command.game.mode() == Mode::Game) {
        command.flow().begin_action(command.actor, {.prescribed = false, .offered = &discarding});
    } else if (command.game.mode() == Mode::Ops) {
        command.flow().require_settled(command.actor);
    }
    require_in_hand(command, back);
    command.run(parser::gain(discarding));
}

ClassId MarsGame::prelude_in_waiting(const Game::TaskView& view) {
    const auto prelude = table_->find("PreludeFront");
    if (!prelude || !asks_for_card(*this, *view.instruction)) return kNoClass;
    const auto& tasks = core().world().tasks();
    const auto task = std::find_if(tasks.begin(), tasks.end(), [&](const Task& each) { return each.id == view.id; });
    if (task == tasks.end()) return kNoClass;
    const Command command{*this, view.player, std::nullopt};
    for (EventNumber n = task->cause; n != 0; n = core().world().event(n).cause)
        for (const ClassId each : table_->info(*prelude).concrete_descendants)
            if (is_play_of(command, core().world().event(n), each)) return each;
    return kNoClass;
}

}  // namespace rego::engine
