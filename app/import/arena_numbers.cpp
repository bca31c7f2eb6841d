#include "app/import/arena_numbers.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::imports {

using nlohmann::json;

namespace {

const json& inside(const json& object, const char* key) {
    static const json kNone;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return !object.is_object() || found == object.end() ? kNone : *found;
}

int generation_in(const json& state) {
    const json& generation = inside(state, "generation");
    return generation.is_number_integer() ? generation.get<int>() : 1;
}

}  // namespace

ArenaNumbers::ArenaNumbers(std::vector<std::string> ids, std::vector<Tracker> trackers, const json& moves)
    : ids_(std::move(ids)), trackers_(std::move(trackers)) {
    // Production changes what everybody has; if that is not told when the second generation begins, it never is.
    const json* last = nullptr;
    for (const json& move : moves) {
        const json& state = inside(move, "game_state");
        if (generation_in(state) > 1) {
            is_complete_ = last == nullptr || read(*last) != read(state);
            return;
        }
        last = &state;
    }
}

std::map<ArenaNumbers::Place, int> ArenaNumbers::read(const json& game_state) const {
    std::map<Place, int> numbers;
    const json& trackers = inside(game_state, "player_trackers");
    for (std::size_t i = 0; i < ids_.size(); ++i) {
        const json& own = inside(trackers, ids_[i].c_str());
        for (std::size_t row = 0; row < trackers_.size(); ++row) {
            const std::string name = trackers_[row].name;
            if (const json& units = inside(own, name.c_str()); units.is_number_integer())
                numbers[{i + 1, row, false}] = units.get<int>();
            if (const json& units = inside(own, (name + " Production").c_str()); units.is_number_integer())
                numbers[{i + 1, row, true}] = units.get<int>();
        }
    }
    return numbers;
}

void ArenaNumbers::advance(const json& game_state) {
    before_ = std::move(now_);
    now_ = read(game_state);
    if (now_.empty()) now_ = before_;
    const json& points = inside(game_state, "player_vp");
    for (std::size_t i = 0; i < ids_.size(); ++i)
        if (const json& rating = inside(inside(inside(points, ids_[i].c_str()), "total_details"), "tr");
            rating.is_number_integer())
            ratings_[i + 1] = rating.get<int>();
}

int ArenaNumbers::money_spent(std::size_t player) const {
    for (const auto& [resource, units] : losses(player))
        if (resource == kind::kMoney) return -units;
    return 0;
}

bool ArenaNumbers::has_changed(std::size_t player, const std::string& resource) const {
    const auto changes = units(player, false, false);
    return std::ranges::any_of(changes, [&](const auto& change) { return change.first == resource; });
}

ArenaNumbers::Units ArenaNumbers::units(std::size_t player, bool is_production, bool are_losses) const {
    Units found;
    for (const auto& [place, units] : now_) {
        if (place.player != player || place.is_production != is_production) continue;
        const auto before = before_.find(place);
        const int change = units - (before == before_.end() ? 0 : before->second);
        if (change != 0 && (change < 0 || !are_losses)) found.emplace_back(trackers_[place.row].cls, change);
    }
    return found;
}

ArenaNumbers::Units ArenaNumbers::production_changes(std::size_t player) const { return units(player, true, false); }

ArenaNumbers::Units ArenaNumbers::losses(std::size_t player) const { return units(player, false, true); }

std::shared_ptr<const State> ArenaNumbers::state(const std::string& name) {
    for (const auto& [place, units] : now_) {
        const auto before = before_.find(place);
        if (before == before_.end() || before->second != units) changed_[place] = units;
    }
    auto state = std::make_shared<State>();
    state->name = name;
    state->is_sure = is_complete_;
    state->players.resize(ids_.size() + 1);
    for (std::size_t player = 1; player <= ids_.size(); ++player) {
        PlayerState& known = state->players[player];
        known.stock.assign(trackers_.size(), kNotTold);
        known.production.assign(trackers_.size(), kNotTold);
        const auto rating = ratings_.find(player);
        if (is_complete_ && rating != ratings_.end()) known.tr = rating->second;
    }
    for (const auto& [place, units] : is_complete_ ? now_ : changed_) {
        PlayerState& known = state->players[place.player];
        (place.is_production ? known.production : known.stock)[place.row] = units;
    }
    return state;
}

}  // namespace rego::app::imports
