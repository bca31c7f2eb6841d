#include "engine/mars/mars_game.hpp"

#include <unordered_map>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/rules/carrier.hpp"

namespace rego::engine {

// --- Creating --------------------------------------------------------------------------------------------------

Result<std::unique_ptr<MarsGame>> MarsGame::create(const std::shared_ptr<const ClassTable>& table, NewGame options) {
    return create(std::make_shared<Rulebook>(table), std::move(options));
}

Result<std::unique_ptr<MarsGame>> MarsGame::create(std::shared_ptr<Rulebook> rulebook, NewGame options) {
    const auto plan = plan_game(*rulebook->table(), options);
    if (!plan) return plan.error();
    std::unique_ptr<MarsGame> game{new MarsGame(std::move(rulebook), std::move(options), *plan)};
    const auto outcome = game->core().attempt([&] { game->set_up(*plan); });
    if (!outcome) return outcome.error();
    return game;
}

MarsGame::MarsGame(std::shared_ptr<Rulebook> rulebook, NewGame options, const GamePlan& plan)
    : table_(rulebook->table()), options_(std::move(options)), map_(plan.map), mode_(options_.mode) {
    custom_ = mars_custom_rules(table_->canon(), *map_);
    custom_.is_bearable = [this](TypeId component, TypeId actor) { return can_bear(component, actor); };
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

TypeId MarsGame::type(std::string_view pets, TypeId owner) { return core().rulebook().type(pets, owner); }

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

TypeId MarsGame::phase_type() {
    World& world = core().world();
    if (any_phase_ == kNoType) any_phase_ = type("Phase", kNoType);
    const TypeId any = any_phase_;
    if (world.total(any) == 1 && world.count(last_phase_) == 1) return last_phase_;
    const auto present = world.present(any);
    last_phase_ = present.empty() ? kNoType : present.front();
    return last_phase_;
}

std::string_view MarsGame::phase_name() {
    const TypeId present = phase_type();
    if (present == kNoType) return {};
    std::string_view name = table_->name(core().types()[present].cls);
    constexpr std::string_view kSuffix = "Phase";
    if (name.size() > kSuffix.size() && name.ends_with(kSuffix)) name.remove_suffix(kSuffix.size());
    return name;
}

std::int64_t MarsGame::generation() { return count("Generation", kNoType); }

std::optional<TypeId> MarsGame::turn() {
    const std::vector<TypeId>& players = core().players();
    if (turns_.empty())
        for (const TypeId player : players) turns_.push_back(type("Turn", player));
    for (std::size_t i = 0; i < turns_.size(); ++i)
        if (core().world().count(turns_[i]) > 0) return players[i];
    return std::nullopt;
}

std::optional<TypeId> MarsGame::first_player() {
    for (const TypeId player : core().players()) {
        if (count("FirstPlayer", player) > 0) return player;
    }
    return std::nullopt;
}

bool MarsGame::has_passed(TypeId player) { return count("Passed", player) > 0; }

bool MarsGame::is_over() { return phase_name() == "End" || phase_name() == "Shutdown"; }

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
