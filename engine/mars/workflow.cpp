// How a game goes on in mode `game`: setup, corporations, research, turns, production, the end. And what the other
// modes still demand before an action.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/parse.hpp"

namespace rego::engine {

namespace {

constexpr int kActionsPerTurn = 2;
constexpr std::int32_t kStartingRating = 20;
constexpr std::int32_t kStartingRatingSolo = 14;
constexpr std::int64_t kSoloGenerations = 14;
constexpr std::int64_t kSoloGenerationsWithPrelude = 12;
constexpr std::int64_t kSoloRatingGoal = 63;

/// A neutral city and a neutral greenery beside it, twice; where, the cards say that somebody draws at the table.
constexpr const char* kNeutralTiles =
    "CityTile<SoloOpponent> THEN GreeneryTile<SoloOpponent, LandArea(HAS Neighbor<CityTile<SoloOpponent>>)>";

/// Round the table from the next one on; that player comes last.
std::vector<TypeId> beginning_after(TypeId player, std::vector<TypeId> players) {
    const auto it = std::find(players.begin(), players.end(), player);
    if (it != players.end()) std::rotate(players.begin(), it + 1, players.end());
    return players;
}

}  // namespace

void MarsGame::set_up() {
    Executor& executor = core().executor();
    const Cause engine = by(core().engine_actor());
    const auto raw = [&](std::int32_t amount, std::string_view what, TypeId owner) {
        executor.change_raw(amount, type(what, owner), kNoType, engine, false);
    };
    raw(1, "SetupPhase", kNoType);
    raw(1, "Generation", kNoType);
    raw(1, "FirstPlayer", core().player(1));
    for (const TypeId player : core().players()) {
        raw(is_solo() ? kStartingRatingSolo : kStartingRating, "TerraformRating", player);
        if (core().world().uses_module("corporate-era")) continue;
        for (const char* resource : {"Megacredit", "Steel", "Titanium", "Plant", "Energy", "Heat"}) {
            raw(1, fmt::format("Production<Class<{}>>", resource), player);
        }
    }
    if (mode_ != Mode::Game) return;
    if (is_solo()) {
        const auto tiles = parser::parse_instruction(kNeutralTiles);
        const auto rule = executor.elaborator(core().engine_actor()).instruction(*tiles);
        for (int i = 0; i < 2; ++i) executor.add_task(rule, engine, engine.actor);
    }
    advance();
}

// --- Turns -----------------------------------------------------------------------------------------------------

std::vector<TypeId> MarsGame::in_turn_order() {
    auto players = core().players();
    const auto first = first_player();
    const auto it = first ? std::find(players.begin(), players.end(), *first) : players.begin();
    std::rotate(players.begin(), it, players.end());
    return players;
}

std::int64_t MarsGame::actions_taken(TypeId player) { return count("ActionTaken", player); }

void MarsGame::add_action_taken(TypeId player) {
    if (mode_ != Mode::Game && mode_ != Mode::Turns) return;
    core().executor().change_raw(1, type("ActionTaken", player), kNoType, by(core().engine_actor()), false);
}

void MarsGame::remove_all(std::string_view what, TypeId owner) {
    const TypeId component = type(what, owner);
    const std::int32_t there = core().world().count(component);
    if (there > 0) core().executor().change_raw(there, kNoType, component, by(core().engine_actor()), false);
}

void MarsGame::give_turn(TypeId player) {
    for (const TypeId other : core().players()) {
        remove_all("ActionTaken", other);
        if (other != player) remove_all("Turn", other);
    }
    if (count("Turn", player) == 0) {
        core().executor().change_raw(1, type("Turn", player), kNoType, by(core().engine_actor()), false);
    }
}

void MarsGame::next_turn(TypeId after) {
    const auto players = beginning_after(after, core().players());
    for (const TypeId player : players) {
        if (!has_passed(player)) return give_turn(player);
    }
    for (const TypeId player : players) {
        remove_all("ActionTaken", player);
        remove_all("Turn", player);
    }
    to_phase("ProductionPhase");
}

void MarsGame::require_settled(TypeId actor) {
    const auto& tasks = core().world().tasks();
    for (const TypeId player : core().players()) {
        if (tasks.empty() && owed(player) > 0) {
            Diagnostic unpaid;
            unpaid.kind = ErrorKind::NotNow;
            unpaid.message = fmt::format("{} still owes {}", core().types().print(player), owed(player));
            unpaid.hint = fmt::format("`pay {}`", owed(player));
            core().executor().refuse(std::move(unpaid));
        }
    }
    if (tasks.empty()) return;
    const auto own = std::find_if(tasks.begin(), tasks.end(), [&](const Task& task) { return task.player == actor; });
    const Task& task = own != tasks.end() ? *own : tasks.front();
    Diagnostic waiting;
    waiting.kind = ErrorKind::NotNow;
    waiting.message = fmt::format("{} first has to finish a task", core().types().print(task.player));
    for (const auto& view : core().task_views()) {
        waiting.notes.push_back(
            fmt::format("#{}  {}  {}", view.number, core().types().print(view.player), view.instruction));
    }
    waiting.hint = "`tasks` tells how to answer";
    core().executor().refuse(std::move(waiting));
}

void MarsGame::begin_action(TypeId actor, bool prescribed) {
    if (mode_ == Mode::Tasks) return;
    if (mode_ == Mode::Raw) throw RuleError(ErrorKind::NotNow, "mode raw makes single changes only; see `exec`");
    require_settled(actor);
    if (mode_ == Mode::Ops) return;
    if (const std::string why = why_no_turn(actor); !why.empty()) {
        core().executor().refuse(ErrorKind::NotNow, why);
    } else if (*turn() != actor) {
        give_turn(actor);
    }
    if (mode_ == Mode::Game && !prescribed && count("Mandate", actor) > 0) {
        Diagnostic first;
        first.kind = ErrorKind::NotNow;
        first.message = fmt::format("{}'s corporation prescribes the first action", core().types().print(actor));
        first.hint = "`first` carries it out";
        core().executor().refuse(std::move(first));
    }
}

/// Why the player cannot act now; empty if it is their turn, or their move can make it so.
std::string MarsGame::why_no_turn(TypeId actor) {
    const std::string name = core().types().print(actor);
    if (mode_ == Mode::Game && phase() != "Action") {
        return is_over() ? "the game is over" : fmt::format("actions are not possible in the {} phase", phase());
    }
    const auto current = turn();
    if (!current) {
        return mode_ == Mode::Turns ? fmt::format("no turn has begun; `as {} turn` begins one", name)
                                    : "it is nobody's turn";
    }
    if (has_passed(actor) && *current != actor) return fmt::format("{} has passed", name);
    if (*current != actor && !is_next(actor, *current)) {
        return fmt::format("it is {}'s turn, not {}'s", core().types().print(*current), name);
    }
    if (*current == actor && actions_taken(actor) >= kActionsPerTurn) {
        return fmt::format("{} has taken both actions of this turn", name);
    }
    return {};
}

/// Whoever comes after somebody who has taken an action: their move says that there is no second one.
bool MarsGame::is_next(TypeId actor, TypeId current) {
    if (mode_ != Mode::Game || actions_taken(current) == 0) return false;
    const auto players = beginning_after(current, core().players());
    const auto it = std::find_if(players.begin(), players.end(), [&](TypeId p) { return !has_passed(p); });
    return it != players.end() && *it == actor;
}

// --- Phases ----------------------------------------------------------------------------------------------------

void MarsGame::to_phase(const std::string& name) {
    const auto present = core().executor().components(type("Phase", kNoType));
    const TypeId next = type(name, kNoType);
    if (!present.empty() && present.front() == next) return;
    core().executor().change(1, next, present.empty() ? kNoType : present.front(), by(core().engine_actor()));
}

void MarsGame::new_generation() {
    core().executor().change(1, type("Generation", kNoType), kNoType, by(core().engine_actor()));
    if (const auto first = first_player()) {
        const auto players = beginning_after(*first, core().players());
        if (players.front() != *first) {
            core().executor().change_raw(1, type("FirstPlayer", players.front()), type("FirstPlayer", *first),
                                         by(core().engine_actor()), false);
        }
    }
    to_phase("ResearchPhase");
}

bool MarsGame::is_terraformed() {
    return core().executor().room(type("TemperatureStep", kNoType)) == 0 &&
           core().executor().room(type("OxygenStep", kNoType)) == 0 && count("OceanTile", kNoType) >= 9;
}

bool MarsGame::is_last_generation() {
    if (!is_solo()) return is_terraformed();
    return generation() >= (core().world().uses_module("prelude") ? kSoloGenerationsWithPrelude : kSoloGenerations);
}

bool MarsGame::goal_reached() {
    if (!is_solo()) return true;
    if (options_.solo_by_rating) return count("TerraformRating", core().player(1)) >= kSoloRatingGoal;
    const bool venus_done =
        !core().world().uses_module("venus-next") || core().executor().room(type("VenusStep", kNoType)) == 0;
    return is_terraformed() && venus_done;
}

bool MarsGame::can_convert_plants(TypeId player) {
    const Trial trial{core().executor()};
    try {
        use(player, "ConvertPlantsSA", "First");
        core().executor().settle(Auto::Safe);
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

void MarsGame::advance() {
    while (core().world().tasks().empty() && advance_once()) {
        core().executor().settle(auto_);
    }
}

/// One step on, if nothing has to be waited for. False when somebody has to move.
bool MarsGame::advance_once() {
    const std::string now = phase();
    const Cause engine = by(core().engine_actor());
    if (now == "Setup") {
        for (const TypeId player : core().players()) {
            core().executor().change_raw(1, type("CorporationCard", player), kNoType, engine, false);
        }
        to_phase("CorporationPhase");
        return true;
    }
    if (now == "Corporation") {
        for (const TypeId player : core().players()) {
            if (count("CorporationFront", player) == 0) return false;
        }
        to_phase("ActionPhase");
        give_turn(in_turn_order().front());
        return true;
    }
    if (now == "Research") {
        to_phase("ActionPhase");
        give_turn(in_turn_order().front());
        return true;
    }
    if (now == "Action") return advance_actions();
    if (now == "Production") {
        if (!is_last_generation()) {
            new_generation();
        } else {
            to_phase(goal_reached() ? "FinalGreeneryPhase" : "End");
        }
        return true;
    }
    if (now == "FinalGreenery") {
        // In player order; who cannot convert any more, or has said so, is through.
        for (const TypeId player : in_turn_order()) {
            if (actions_taken(player) > 0) continue;
            if (can_convert_plants(player)) {
                if (count("Turn", player) > 0) return false;
                for (const TypeId other : core().players()) remove_all("Turn", other);
                core().executor().change_raw(1, type("Turn", player), kNoType, engine, false);
                return false;
            }
            add_action_taken(player);
        }
        for (const TypeId player : core().players()) {
            remove_all("Turn", player);
            remove_all("ActionTaken", player);
        }
        to_phase("End");
        return true;
    }
    return false;
}

bool MarsGame::advance_actions() {
    const auto current = turn();
    if (!current) {
        give_turn(in_turn_order().front());
        return true;
    }
    if (!has_passed(*current) && actions_taken(*current) < kActionsPerTurn) return false;
    next_turn(*current);
    return true;
}

// --- The verbs that move the game on ---------------------------------------------------------------------------

Result<Unit> MarsGame::pass(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (mode_ == Mode::Game || mode_ == Mode::Turns) {
            begin_action(actor);  // whoever has taken one action may pass instead of the second
        } else {
            require_settled(actor);
        }
        core().executor().change(1, type("Passed", actor), kNoType, by(actor));
    });
}

Result<Unit> MarsGame::end_turn(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (is_over()) return;
        require_settled(actor);
        if (phase() == "FinalGreenery") {
            if (actions_taken(actor) == 0) add_action_taken(actor);
            return;
        }
        const auto current = turn();
        if (!current || *current != actor) {
            core().executor().refuse(ErrorKind::NotNow,
                                     fmt::format("it is not {}'s turn", core().types().print(actor)));
            return;
        }
        if (actions_taken(actor) == 0) {
            Diagnostic early;
            early.kind = ErrorKind::NotNow;
            early.message = "a turn has at least one action";
            early.hint = "`pass` to take none";
            core().executor().refuse(std::move(early));
        }
        if (mode_ == Mode::Game) {
            next_turn(actor);
        } else {
            remove_all("Turn", actor);
            remove_all("ActionTaken", actor);
        }
    });
}

Result<Unit> MarsGame::start_turn(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (mode_ != Mode::Turns) throw RuleError(ErrorKind::NotNow, "`turn` is for mode turns");
        require_settled(actor);
        if (has_passed(actor)) {
            throw RuleError(ErrorKind::NotNow, fmt::format("{} has passed", core().types().print(actor)));
        }
        give_turn(actor);
    });
}

Result<Unit> MarsGame::set_phase(const std::string& name) {
    const TypeId actor = core().engine_actor();
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        Diagnostic wrong;
        wrong.kind = ErrorKind::NotNow;
        wrong.message = "phases follow each other by themselves in this mode";
        wrong.hint = "`mode ops` first";
        return wrong;
    }
    auto id = table_->find_loose(name + "Phase");
    if (!id) id = table_->find_loose(name);
    const auto phase_class = table_->find("Phase");
    if (!id || !table_->is_subclass(*id, *phase_class) || table_->info(*id).is_abstract) {
        Diagnostic unknown;
        unknown.kind = ErrorKind::UnknownName;
        unknown.message = fmt::format("there is no phase `{}`", name);
        return unknown;
    }
    last_payment_.clear();
    return core().attempt([&] {
        if (mode_ == Mode::Ops) require_settled(actor);
        if (phase() == "Shutdown") throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
        if (mode_ == Mode::Raw) {
            const auto present = core().executor().components(type("Phase", kNoType));
            core().executor().change_raw(1, core().types().base(*id), present.empty() ? kNoType : present.front(),
                                         by(actor), false);
            return;
        }
        to_phase(table_->info(*id).name);
        core().executor().settle(auto_);
    });
}

}  // namespace rego::engine
