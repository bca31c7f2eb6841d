// Playing cards, and whether one can be carried out at all.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

namespace {

const char* back_of(Deck deck) {
    switch (deck) {
        case Deck::Corporation: return "CorporationCard";
        case Deck::Prelude: return "PreludeCard";
        case Deck::Project: break;
    }
    return "ProjectCard";
}

}  // namespace

/// Whether the card can be played now, bills and all; where its tiles go is not asked, only that there is a place.
bool MarsGame::can_be_carried_out(TypeId actor, const std::string& playing) {
    const Trial trial{core().executor()};
    try {
        run(actor, playing);
        settle_and_pay(actor);
    } catch (const RuleError&) {
        return false;
    }
    const auto areas = open_areas(actor);
    return areas.empty() || std::any_of(areas.begin(), areas.end(), [&](TypeId area) {
               const Trial placing{core().executor()};
               return can_be_placed(actor, area);
           });
}

/// Whether the phase offers something for a card that cannot be carried out, and this is one.
bool MarsGame::is_to_be_discarded(TypeId actor, const std::string& playing, const std::string& discarding) {
    const bool offered = mode_ == Mode::Game && table_->find("DiscardCard") && phase_offers(actor, discarding);
    if (!offered || core().executor().on_obstacle) return false;
    // A payment that is wrong is a mistake, no reason to discard anything.
    const auto said = std::exchange(purse_, std::nullopt);
    const bool possible = can_be_carried_out(actor, playing);
    purse_ = said;
    last_payment_.clear();
    return !possible;
}

bool MarsGame::has_in_hand(TypeId player, ClassId card) {
    const CardInfo* info = card_info(card);
    return info != nullptr && count(back_of(info->deck), player) > 0;
}

Result<Unit> MarsGame::play(TypeId actor, ClassId card, const Payment& payment) {
    const CardInfo* info = card_info(card);
    if (info == nullptr)
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("`{}` is not a card", table_->info(card).name));
    if (!core().world().is_active(card))
        return Diagnostic::of(ErrorKind::Type, fmt::format("`{}` is not part of this game", info->name));
    return command(actor, payment, [&] {
        const std::string back = back_of(info->deck);
        const std::string which = fmt::format("<Class<{}>, Class<{}>>", back, info->name);
        const std::string playing = "PlayCard" + which;
        const std::string discarding = "DiscardCard" + which;
        if (answer_if_fitting(actor, playing) || answer_on_the_way(actor, playing)) return;
        // So does a prescribed first action that is to play such a card.
        if (info->deck != Deck::Project && answers_mandate(actor, playing)) return;
        const bool strict = mode_ == Mode::Game || mode_ == Mode::Turns;
        Executor& executor = core().executor();
        const bool in_a_turn = info->deck == Deck::Project || !strict;
        if (in_a_turn || mode_ == Mode::Game)
            begin_action(actor, {.prescribed = false, .offered = in_a_turn ? "" : playing});
        const bool discards = is_to_be_discarded(actor, playing, discarding);
        run(actor, discards ? discarding : playing);
        // Only now: a card may lie elsewhere and come into the hand when it is asked for.
        if (!discards && count(back, actor) == 0) {
            if (strict) {
                const std::string who = core().types().print(actor);
                executor.refuse(Diagnostic::of(ErrorKind::Limit, fmt::format("{} has no {} in hand", who, back))
                                    .because(parser::NoCard{who, back}));
            }
            executor.change_raw(1, type(back, actor), kNoType, by(actor), false);
        }
        if (info->deck == Deck::Project) add_action_taken(actor);
    });
}

}  // namespace rego::engine
