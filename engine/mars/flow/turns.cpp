// Whose turn it is, and whether an action may begin now: the rotation of turns in mode `game`, and what the other modes
// still demand.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/flow.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/world/task_fact.hpp"

namespace rego::engine {

namespace {

/// Round the table from the next one on; that player comes last.
std::vector<TypeId> beginning_after(TypeId player, std::vector<TypeId> players) {
    const auto it = std::find(players.begin(), players.end(), player);
    if (it != players.end()) std::rotate(players.begin(), it + 1, players.end());
    return players;
}

}  // namespace

Game& Flow::core() { return game_.core(); }

std::int64_t Flow::count(std::string_view type, TypeId owner) { return game_.count(type, owner); }

TypeId Flow::type(std::string_view name, TypeId owner) { return game_.type(name, owner); }

std::optional<TypeId> Flow::turn() {
    const std::vector<TypeId>& players = core().players();
    if (turns_.empty())
        for (const TypeId player : players) turns_.push_back(type("Turn", player));
    for (std::size_t i = 0; i < turns_.size(); ++i)
        if (core().world().count(turns_[i]) > 0) return players[i];
    return std::nullopt;
}

std::optional<TypeId> Flow::first_player() {
    for (const TypeId player : core().players()) {
        if (count("FirstPlayer", player) > 0) return player;
    }
    return std::nullopt;
}

bool Flow::has_passed(TypeId player) { return count("Passed", player) > 0; }

std::vector<TypeId> Flow::in_turn_order() { return core().executor().in_order(core().players()); }

void Flow::pass_first_player() {
    const auto first = first_player();
    if (!first) return;
    const TypeId next = beginning_after(*first, core().players()).front();
    if (next == *first) return;
    core().executor().change_raw(1, type("FirstPlayer", next), type("FirstPlayer", *first), by(core().engine_actor()),
                                 false);
}

/// As the phase says; where turns are given by hand, as the phases with turns say.
std::int64_t Flow::actions_per_turn() {
    const auto said = [&](ClassId cls) {
        return core().executor().property(core().types().base(cls), "actionsPerTurn");
    };
    if (is_phase_of("RoundsPhase")) return said(core().types()[phase_type()].cls).value_or(0);
    const auto rounds = core().table().find("RoundsPhase");
    if (!rounds || core().table().info(*rounds).concrete_descendants.empty()) return 0;
    return said(core().table().info(*rounds).concrete_descendants.front()).value_or(0);
}

std::pair<std::int64_t, std::int64_t> Flow::action_of_turn(TypeId player) {
    const std::int64_t all = is_phase_of("RoundsPhase") || game_.mode() == Mode::Turns ? actions_per_turn() : 1;
    return {std::min(actions_taken(player) + 1, all), all};
}

std::int64_t Flow::actions_taken(TypeId player) { return count("ActionTaken", player); }

void Flow::add_action_taken(TypeId player) {
    const bool counts = game_.mode() == Mode::Turns || (game_.mode() == Mode::Game && is_phase_of("RoundsPhase"));
    if (!counts) return;
    // Heard by what counts actions.
    core().executor().change(1, type("ActionTaken", player), kNoType, by(core().engine_actor()));
}

void Flow::remove_all(std::string_view what, TypeId owner) {
    const TypeId component = type(what, owner);
    const std::int32_t there = core().world().count(component);
    if (there > 0) core().executor().change_raw(there, kNoType, component, by(core().engine_actor()), false);
}

void Flow::give_turn(TypeId player) {
    for (const TypeId other : core().players()) {
        remove_all("ActionTaken", other);
        if (other != player) remove_all("Turn", other);
    }
    if (count("Turn", player) == 0) {
        core().executor().change(1, type("Turn", player), kNoType, by(core().engine_actor()));
    }
}

void Flow::take_turns_away() {
    for (const TypeId player : core().players()) {
        remove_all("ActionTaken", player);
        remove_all("Turn", player);
    }
}

void Flow::take_turn_away(TypeId player) {
    remove_all("Turn", player);
    remove_all("ActionTaken", player);
}

void Flow::next_turn(TypeId after) {
    const auto players = beginning_after(after, core().players());
    for (const TypeId player : players) {
        if (!has_passed(player)) return give_turn(player);
    }
    (void)end_phase();
}

void Flow::require_settled(TypeId actor) {
    const auto& tasks = core().world().tasks();
    for (const TypeId player : core().players()) {
        if (tasks.empty() && game_.owed(player) > 0) {
            core().executor().refuse(
                Diagnostic::of(ErrorKind::NotNow,
                               fmt::format("{} still owes {}", core().types().print(player), game_.owed(player)))
                    .with_hint(fmt::format("`pay {}`", game_.owed(player))));
        }
    }
    if (tasks.empty()) return refuse_leftovers();
    const auto own = std::find_if(tasks.begin(), tasks.end(), [&](const Task& task) { return task.player == actor; });
    const Task& task = own != tasks.end() ? *own : tasks.front();
    Diagnostic busy = Diagnostic::of(ErrorKind::NotNow,
                                     fmt::format("{} has something to finish first", core().types().print(task.player)))
                          .with_hint("`tasks` tells how to answer");
    for (const auto& view : core().task_views()) {
        if (!view.waiting.empty() && !view.obstacle) continue;
        busy.notes.push_back(fmt::format("#{}  {}  {}", view.number, core().types().print(view.player),
                                         print_rule(core().types(), *view.instruction)));
        busy.tasks.push_back(fact_of(core().types(), tasks[view.number - 1], view.number));
    }
    core().executor().refuse(std::move(busy));
}

/// What is temporary goes before a command is done with. What stays was forgotten by the rules.
void Flow::refuse_leftovers() {
    const ClassId temporary = game_.table()->known().temporary;
    if (temporary == kNoClass) return;
    TypePool& types = core().types();
    for (const TypeId left : core().world().present(types.base(temporary))) {
        core().executor().refuse(
            Diagnostic::of(ErrorKind::NotNow,
                           fmt::format("`{}` is temporary, and yet it is still there", types.print(left)))
                .with_hint("`undo` what has left it there, or take it away with `fix`"));
    }
}

void Flow::end_only_turn(TypeId player) {
    if (core().executor().property(phase_type(), "mayEnd").value_or(0) == 0) {
        core().executor().refuse(
            ErrorKind::NotNow, fmt::format("the turn goes on: see what `moves` offers in the {} phase", phase_name()));
    }
    mark_through(player);
}

void Flow::mark_through(TypeId player) {
    if (actions_taken(player) > 0) return;
    core().executor().change_raw(1, type("ActionTaken", player), kNoType, by(core().engine_actor()), false);
}

void Flow::require_open() {
    if (phase_name() == "Shutdown")
        throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
}

void Flow::begin_action(TypeId actor, const Beginning& beginning) {
    if (game_.mode() == Mode::Tasks) return;
    if (game_.mode() == Mode::Raw) throw RuleError(ErrorKind::NotNow, "mode raw makes single changes only; see `exec`");
    const auto& tasks = core().world().tasks();
    const bool is_busy =
        std::any_of(tasks.begin(), tasks.end(), [&](const Task& task) { return task.player == actor; });
    // What a phase without turns offers, each does when it suits them.
    const bool all_at_once = game_.mode() == Mode::Game && !is_phase_of("RoundsPhase") && !is_phase_of("TurnsPhase");
    if (is_busy || !all_at_once) require_settled(actor);
    if (game_.mode() == Mode::Ops) return;
    if (const std::string why = why_no_turn(actor, beginning); !why.empty()) {
        core().executor().refuse(ErrorKind::NotNow, why);
    } else if (turn() && *turn() != actor) {
        give_turn(actor);
    }
    if (game_.mode() == Mode::Game && !beginning.prescribed && beginning.offered == nullptr &&
        count("Mandate", actor) > 0) {
        core().executor().refuse(
            Diagnostic::of(ErrorKind::NotNow,
                           fmt::format("{}'s corporation prescribes the first action", core().types().print(actor)))
                .with_hint("`first` carries it out"));
    }
}

/// Why the player cannot act now; empty if it is their turn, or their move can make it so.
std::string Flow::why_no_turn(TypeId actor, const Beginning& beginning) {
    const std::string name = core().types().print(actor);
    const auto current = turn();
    if (game_.mode() == Mode::Game && !is_phase_of("RoundsPhase")) {
        if (is_over()) return "the game is over";
        if (beginning.offered == nullptr || !phase_offers(actor, *beginning.offered))
            return fmt::format("actions are not possible in the {} phase", phase_name());
        if (current && *current != actor) return fmt::format("it is {}'s turn", core().types().print(*current));
        return {};
    }
    if (!current) {
        return game_.mode() == Mode::Turns ? fmt::format("no turn has begun; `as {} turn` begins one", name)
                                           : "it is nobody's turn";
    }
    if (has_passed(actor) && *current != actor) return fmt::format("{} has passed", name);
    if (*current != actor && !is_next(actor, *current)) {
        return fmt::format("it is {}'s turn, not {}'s", core().types().print(*current), name);
    }
    if (*current == actor && actions_taken(actor) >= actions_per_turn()) {
        return fmt::format("{} has taken both actions of this turn", name);
    }
    return {};
}

/// Whoever comes after somebody who has taken an action: their move says that there is no second one.
bool Flow::is_next(TypeId actor, TypeId current) {
    if (game_.mode() != Mode::Game || actions_taken(current) == 0) return false;
    const auto players = beginning_after(current, core().players());
    const auto it = std::find_if(players.begin(), players.end(), [&](TypeId p) { return !has_passed(p); });
    return it != players.end() && *it == actor;
}

}  // namespace rego::engine
