#include "engine/mars/mars_game.hpp"

#include <unordered_map>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

// --- Creating --------------------------------------------------------------------------------------------------

Result<std::unique_ptr<MarsGame>> MarsGame::create(const std::shared_ptr<const ClassTable>& table, NewGame options) {
    return create(std::make_shared<Rulebook>(table), std::move(options));
}

Result<std::unique_ptr<MarsGame>> MarsGame::create(std::shared_ptr<Rulebook> rulebook, NewGame options) {
    const auto plan = plan_game(*rulebook->table(), options);
    if (!plan) return plan.error();
    std::unique_ptr<MarsGame> game;
    try {
        game.reset(new MarsGame(std::move(rulebook), std::move(options), *plan));
    } catch (const RuleError& error) {  // already what is there from the beginning may not be there
        return error.diagnostic();
    }
    const auto outcome = game->core().attempt([&] { game->flow_.set_up(*plan); });
    if (!outcome) return outcome.error();
    return game;
}

MarsGame::MarsGame(std::shared_ptr<Rulebook> rulebook, NewGame options, const GamePlan& plan)
    : table_(rulebook->table()), options_(std::move(options)), map_(plan.map), mode_(options_.mode) {
    custom_ = mars_custom_rules(table_->canon(), *map_);
    // What comes of what is weighed is not weighed once more.
    custom_.is_bearable = [this, is_weighing = false](TypeId component, TypeId actor) mutable {
        if (is_weighing) return true;
        const Meanwhile weighing{is_weighing, true};
        return can_bear(component, actor);
    };
    game_ = std::make_unique<Game>(std::move(rulebook), plan.parts, custom_);
    draw_borders();
}

namespace {

/// Where the other lies. Rows run from north to south, and columns slant to the south-east.
std::string_view direction_from(const AreaInfo& area, const AreaInfo& other) {
    const int down = other.row - area.row, right = other.column - area.column;
    if (down == 0) return right > 0 ? "Eastward" : "Westward";
    if (down < 0) return right < 0 ? "NorthWestward" : "NorthEastward";
    return right > 0 ? "SouthEastward" : "SouthWestward";
}

}  // namespace

/// Which areas touch is a fact of the map, there from the start like the areas, and not told by the log.
void MarsGame::draw_borders() {
    const auto border = table_->find("Border");
    if (!border) return;
    TypePool& types = core().types();
    struct Place {
        const AreaInfo* area;
        TypeId type;
    };
    std::unordered_map<std::string_view, Place> places;
    for (const AreaInfo& area : map_->areas) places[area.name] = {&area, types.base(*table_->find(area.name))};
    for (const auto& [from, to] : map_->borders) {
        const Place &here = places.at(from), &there = places.at(to);
        Dependencies between{here.type, there.type};
        const auto direction = table_->find(direction_from(*there.area, *here.area));
        if (direction) between.push_back(types.base(*direction));
        core().world().add(with_arguments(types, *border, between), 1);
    }
}

// --- Names -----------------------------------------------------------------------------------------------------

TypeId MarsGame::type(std::string_view name, TypeId owner) { return core().rulebook().type(name, owner); }

TypeId MarsGame::type(const parser::Expression& expression, TypeId owner) {
    return core().rulebook().type(expression, owner);
}

std::int64_t MarsGame::count(std::string_view type, TypeId owner) {
    return core().executor().count(this->type(type, owner));
}

const std::vector<Track>& MarsGame::tracks() {
    if (!tracks_) {
        tracks_ = all_tracks(*table_);
        std::erase_if(*tracks_, [&](const Track& track) { return !core().world().is_active(track.cls); });
    }
    return *tracks_;
}

const CardInfo* MarsGame::card_info(ClassId cls) const {
    const auto it = table_->canon().cards.find(table_->info(cls).name);
    return it == table_->canon().cards.end() ? nullptr : &*it->second;
}

// --- Where the game stands -------------------------------------------------------------------------------------

std::int64_t MarsGame::generation() { return count("Generation", kNoType); }

TypeId MarsGame::default_actor() {
    const TypeId first = core().player(1);
    if (mode_ != Mode::Game) return first;
    if (const auto whose = turn()) return *whose;
    std::optional<TypeId> only;
    for (const Task& task : core().world().tasks()) {
        if (core().world().is_waiting(task)) continue;
        if (only && *only != task.player) return first;
        only = task.player;
    }
    return only.value_or(first);
}

}  // namespace rego::engine
