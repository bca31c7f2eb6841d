// Playing cards, and whether one can be carried out at all.
#include <algorithm>

#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

const char* back_of(Deck deck) {
    switch (deck) {
        case Deck::Corporation: return "CorporationCard";
        case Deck::Prelude: return "PreludeCard";
        case Deck::Project: break;
    }
    return "ProjectCard";
}

std::vector<parser::Expression> back_and_front(const CardInfo& card) {
    return {parser::literal(back_of(card.deck)), parser::literal(card.name)};
}

bool asks_for_card(const MarsGame& game, const InstructionRule& rule) {
    const auto is_of = [&](TypeId type, const char* name) {
        const auto cls = game.table()->find(name);
        return type != kNoType && cls && game.core().types().is_subclass(type, *cls);
    };
    if (is_of(rule.gain, "PlayCard") || is_of(rule.remove, "CardBack")) return true;
    return std::any_of(rule.parts.begin(), rule.parts.end(),
                       [&](const InstructionPtr& part) { return asks_for_card(game, *part); });
}

bool can_be_carried_out(MarsGame& game, TypeId actor, const parser::Instruction& playing, bool is_certain) {
    const Trial trial{game.core().executor()};
    // A payment that is wrong is a mistake, no reason to discard anything: it is paid as rego would.
    Command command{game, actor, std::nullopt};
    try {
        command.run(playing);
        command.till.settle_and_pay();
    } catch (const RuleError&) {
        return false;
    }
    const auto& tasks = game.core().world().tasks();
    const bool depends_on_hand = std::any_of(tasks.begin(), tasks.end(), [&](const Task& task) {
        return task.player == actor && asks_for_card(game, *task.instruction);
    });
    if (is_certain && depends_on_hand) return false;
    const auto areas = game.open_areas(actor);
    return areas.empty() || std::any_of(areas.begin(), areas.end(), [&](TypeId area) {
               const Trial placing{game.core().executor()};
               return can_be_placed(command, area);
           });
}

namespace {

/// Whether the phase offers something for a card that cannot be carried out, and this is one.
bool is_to_be_discarded(const Command& command, const parser::Instruction& playing,
                        const parser::Expression& discarding) {
    const bool offered = command.game.mode() == Mode::Game && command.table().find(discarding.name) &&
                         command.flow().phase_offers(command.actor, discarding);
    if (!offered || command.executor().on_obstacle) return false;
    return !can_be_carried_out(command.game, command.actor, playing);
}

}  // namespace

void require_in_hand(const Command& command, const char* back) {
    if (command.count(back) > 0) return;
    if (command.game.mode() == Mode::Game || command.game.mode() == Mode::Turns) {
        command.executor().refuse(
            Diagnostic::of(ErrorKind::Limit, fmt::format("{} has no {} in hand", command.who(), back))
                .because(parser::NoCard{command.who(), back}));
    }
    command.executor().change_raw(1, command.game.type(back, command.actor), kNoType, command.cause(), false);
}

bool MarsGame::has_in_hand(TypeId player, ClassId card) {
    const CardInfo* info = card_info(card);
    return info != nullptr && count(back_of(info->deck), player) > 0;
}

std::optional<Diagnostic> cannot_play(MarsGame& game, const Move& move) {
    const std::string& name = game.table()->info(move.about).name;
    if (game.card_info(move.about) == nullptr)
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("`{}` is not a card", name));
    if (!game.core().world().is_active(move.about))
        return Diagnostic::of(ErrorKind::Type, fmt::format("`{}` is not part of this game", name));
    return std::nullopt;
}

void play(Command& command, const Move& move, std::size_t) {
    const CardInfo& card = *command.game.card_info(move.about);
    const char* const back = back_of(card.deck);
    const std::vector<parser::Expression> which = back_and_front(card);
    const parser::Expression played = parser::type("PlayCard", which);
    const parser::Expression discarded = parser::type("DiscardCard", which);
    const parser::Instruction playing = parser::gain(played);
    if (command.answer_if_fitting(playing) || command.till.answer_on_the_way(playing)) return;
    // So does a prescribed first action that is to play such a card.
    if (card.deck != Deck::Project && answers_mandate(command, playing)) return;
    const Mode mode = command.game.mode();
    const bool in_a_turn = card.deck == Deck::Project || (mode != Mode::Game && mode != Mode::Turns);
    if (in_a_turn || mode == Mode::Game)
        command.flow().begin_action(command.actor, {.prescribed = false, .offered = in_a_turn ? nullptr : &played});
    const bool discards = is_to_be_discarded(command, playing, discarded);
    command.run(discards ? parser::gain(discarded) : playing);
    // Only now: a card may lie elsewhere and come into the hand when it is asked for.
    if (!discards) require_in_hand(command, back);
    if (card.deck == Deck::Project) command.flow().add_action_taken(command.actor);
}

}  // namespace rego::engine
