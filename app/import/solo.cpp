#include "app/import/solo.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace rego::app::imports {

using engine::AreaInfo;
using engine::MapInfo;

namespace {

class NeutralTiles {
  public:
    explicit NeutralTiles(const MapInfo& map) : map_(map) {}

    /// The first city is counted from the front, the second from the back.
    std::string city(int cost) {
        std::vector<const AreaInfo*> possible;
        for (const AreaInfo& area : map_.areas)
            if (is_free(area) && !touches_a_city(area) && !free_around(area).empty()) possible.push_back(&area);
        if (possible.empty()) return {};
        const std::size_t steps = steps_for(cost) % possible.size();
        const AreaInfo* chosen = cities_.empty() ? possible[steps] : possible[possible.size() - 1 - steps];
        cities_.insert(chosen->name);
        last_ = chosen;
        return chosen->name;
    }

    /// Beside the last city, clockwise from the upper left.
    std::string greenery(int cost) {
        if (last_ == nullptr) return {};
        const auto possible = free_around(*last_);
        if (possible.empty()) return {};
        const std::string name = possible[steps_for(cost) % possible.size()]->name;
        taken_.insert(name);
        return name;
    }

  private:
    static std::size_t steps_for(int cost) { return static_cast<std::size_t>(std::max(cost - 1, 0)); }

    bool is_free(const AreaInfo& area) const {
        const bool is_land = !area.kind.starts_with("Water") && !area.kind.starts_with("Noctis");
        return is_land && !cities_.contains(area.name) && !taken_.contains(area.name);
    }
    std::vector<const AreaInfo*> around(const AreaInfo& area) const {
        static constexpr std::array<std::pair<int, int>, 6> kSteps{
            std::pair{-1, -1}, {-1, 0}, {0, 1}, {1, 1}, {1, 0}, {0, -1}};
        std::vector<const AreaInfo*> found;
        for (const auto& [rows, columns] : kSteps)
            for (const AreaInfo& other : map_.areas)
                if (other.row == area.row + rows && other.column == area.column + columns) found.push_back(&other);
        return found;
    }
    std::vector<const AreaInfo*> free_around(const AreaInfo& area) const {
        auto found = around(area);
        std::erase_if(found, [&](const AreaInfo* each) { return !is_free(*each); });
        return found;
    }
    bool touches_a_city(const AreaInfo& area) const {
        return std::ranges::any_of(around(area), [&](const AreaInfo* each) { return cities_.contains(each->name); });
    }

    const MapInfo& map_;
    std::set<std::string> cities_, taken_;
    const AreaInfo* last_ = nullptr;
};

}  // namespace

std::vector<std::string> neutral_areas(const MapInfo& map, const std::vector<NeutralTile>& tiles) {
    NeutralTiles laid(map);
    std::vector<std::string> areas;
    for (const NeutralTile& tile : tiles)
        areas.push_back(tile.is_city ? laid.city(tile.cost) : laid.greenery(tile.cost));
    return areas;
}

std::vector<NeutralTile> neutral_tiles(const Facts& facts, const Vocabulary& vocabulary) {
    std::vector<NeutralTile> tiles;
    for (const Fact& fact : facts.list) {
        if (fact.kind != Kind::SoloTile) continue;
        const engine::CardInfo* card = vocabulary.card_info(fact.slots['C']);
        const std::string& what = fact.slots['X'];
        tiles.push_back({what == "2" || what == "city", card != nullptr ? card->cost : fact.slots.number('N')});
    }
    return tiles;
}

}  // namespace rego::app::imports
