// Actions of cards, standard projects and standard actions: action, project, convert, sell.
#include <array>
#include <functional>
#include <optional>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

namespace {

constexpr std::array<const char*, 3> kSlots = {"First", "Second", "Third"};

}  // namespace

void MarsGame::run(TypeId actor, const std::string& instruction) {
    core().perform_inside(actor, core().rulebook().instruction(instruction, actor));
}

void MarsGame::use(TypeId actor, const std::string& what, const std::string& slot) {
    run(actor, fmt::format("UseAction<{}, {}>", what, slot));
}

void MarsGame::use(TypeId actor, const std::string& what, std::size_t slot) { use(actor, what, kSlots.at(slot)); }

/// Something that is always there: answers what is pending, or is an action of the turn, or of the phase.
void MarsGame::take_action(TypeId actor, const std::string& what, std::size_t slot) {
    const std::string using_it = fmt::format("UseAction<{}, {}>", what, kSlots.at(slot));
    if (answer_if_fitting(actor, using_it)) return;
    const bool is_offered = mode_ == Mode::Game && phase_offers(actor, using_it);
    begin_action(actor, {.prescribed = false, .offered = is_offered ? using_it : ""});
    use(actor, what, slot);
    add_action_taken(actor);
}

Result<Unit> MarsGame::use_action(TypeId actor, ClassId card, std::optional<int> which, const Payment& payment) {
    const std::string& name = table_->info(card).name;
    const std::size_t actions = table_->info(card).actions.size();
    if (!table_->is_subclass(card, table_->known().has_actions) || actions == 0)
        return Diagnostic::of(ErrorKind::Usage, fmt::format("`{}` has no action", name));
    if (which && (*which < 1 || static_cast<std::size_t>(*which) > actions))
        return Diagnostic::of(ErrorKind::Usage,
                              fmt::format("`{}` has {} action{}", name, actions, actions == 1 ? "" : "s"));
    const auto use_one = [&](std::size_t index) {
        return command(actor, payment, [&] { use_card_action(actor, name, kSlots[index]); });
    };
    if (which) return use_one(static_cast<std::size_t>(*which - 1));
    if (actions == 1) return use_one(0);
    return use_only_possible(name, actions, use_one);
}

void MarsGame::use_card_action(TypeId actor, const std::string& card, const std::string& slot) {
    if (answer_if_fitting(actor, fmt::format("UseAction<{}, {}>", card, slot))) return;
    const bool in_play = count(card, actor) > 0;
    if (!in_play) {
        core().executor().refuse(ErrorKind::Limit,
                                 fmt::format("{} does not have `{}` in play", core().types().print(actor), card));
    }
    begin_action(actor);
    if (!in_play) return;
    const std::string marker = "ActionUsedMarker<" + card + ">";
    if (count(marker, actor) > 0) {
        core().executor().refuse(ErrorKind::NotNow, fmt::format("`{}` has been used in this generation", card));
        remove_all(marker, actor);
    }
    use(actor, card, slot);
    add_action_taken(actor);
}

/// Nobody said which action: fine if only one is possible.
Result<Unit> MarsGame::use_only_possible(const std::string& card, std::size_t actions,
                                         const std::function<Result<Unit>(std::size_t)>& use_one) {
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < actions; ++i) {
        bool possible = false;
        {
            const Trial only_tried{core().executor()};
            possible = use_one(i).has_value();
        }
        if (!possible) continue;
        if (only) {
            return Diagnostic::of(ErrorKind::Ambiguous, fmt::format("`{}` has several possible actions", card))
                .with_hint(fmt::format("`action {0} 1` or `action {0} 2`", card));
        }
        only = i;
    }
    if (only) return use_one(*only);
    // What is in the way of the others matters only to those who ask for everything.
    for (std::size_t i = 0; i + 1 < actions && core().executor().on_obstacle; ++i) {
        const auto before = core().checkpoint();
        (void)use_one(i);
        core().roll_back(before);
    }
    return use_one(actions - 1);
}

Result<Unit> MarsGame::standard_project(TypeId actor, ClassId project, const Payment& payment) {
    return command(actor, payment, [&] { take_action(actor, table_->info(project).name); });
}

Result<Unit> MarsGame::convert_plants(TypeId actor) {
    return command(actor, std::nullopt, [&] { take_action(actor, "ConvertPlantsSA"); });
}

Result<Unit> MarsGame::convert_heat(TypeId actor, const Payment& payment) {
    return command(actor, payment, [&] { take_action(actor, "ConvertHeatSA"); });
}

Result<Unit> MarsGame::sell(TypeId actor, std::int32_t cards) {
    return command(actor, std::nullopt, [&] {
        if (cards < 1) throw RuleError(ErrorKind::Usage, "at least one card is sold");
        take_action(actor, "SellPatentsSP");
        core().answer_inside(actor, std::nullopt, written(fmt::format("-{} ProjectCard", cards)),
                             {.takes_first = true});
    });
}

}  // namespace rego::engine
