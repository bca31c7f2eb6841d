#include "app/import/walks.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::imports {

using engine::AreaInfo;
using engine::MapInfo;

namespace {

using Bonus = std::map<std::string, int>;  // how much of each class

/// An ocean beside gives as much.
constexpr int kOceanMoney = 2;
/// A unit that was told and is not printed there, or the other way round; and what a whole board cannot be off by.
constexpr int kOff = 10, kImpossible = 100000;

class Walk {
  public:
    Walk(const std::string& card, const MapInfo& map, const Vocabulary& vocabulary, std::vector<Step>& steps)
        : card_(card), map_(map), vocabulary_(vocabulary), steps_(steps) {}

    void plan() {
        for (std::size_t i = 0; i < steps_.size(); ++i) look_at(i);
        if (stops_.empty()) return;
        weigh();
        const auto& last = stops_.back().cost;
        auto area = static_cast<std::size_t>(std::ranges::min_element(last) - last.begin());
        if (last[area] >= kImpossible) return;
        for (std::size_t i = stops_.size(); i-- > 0;) {
            steps_[stops_[i].step].segment.areas.push_back(map_.areas[area].name);
            area = stops_[i].from[area];
        }
    }

  private:
    /// Where it came to rest, and how the board was until it went on.
    struct Stop {
        std::size_t step = 0;
        Bonus told;
        std::set<std::string> taken, oceans;  // when it came
        std::set<std::string> built;          // while it was there
        std::vector<int> cost;                // of the best way up to there, by area
        std::vector<std::size_t> from;        // the area before
    };

    bool is_about_it(const Segment& segment) const {
        const auto is_it = [&](const Fact& fact) {
            const bool acts = fact.kind == Kind::Action || fact.kind == Kind::ActionWith;
            const bool is_card = acts || (fact.kind == Kind::Play && stops_.empty());
            return is_card && fact.slots['C'] == card_;
        };
        if (segment.decision != nullptr && is_it(*segment.decision)) return true;
        return std::ranges::any_of(segment.consequences, [&](const Fact* fact) { return is_it(*fact); });
    }

    void look_at(std::size_t index) {
        const Segment& segment = steps_[index].segment;
        if (segment.decision != nullptr && is_about_it(segment)) {
            Stop stop;
            stop.step = index;
            stop.taken = taken_;
            stop.oceans = oceans_;
            for (const Fact* fact : segment.consequences) add_told(*fact, segment.decision->slots.player(), stop.told);
            stops_.push_back(std::move(stop));
        }
        for (const Fact* fact : segment.consequences) {
            const std::string area =
                fact->kind == Kind::Place || fact->kind == Kind::Unplace ? area_of(map_, fact->slots) : std::string{};
            if (area.empty()) continue;
            const bool is_ocean = fact->slots['T'] == vocabulary_.tile("ocean");
            if (fact->kind == Kind::Unplace) {
                taken_.erase(area);
                oceans_.erase(area);
                continue;
            }
            taken_.insert(area);
            if (is_ocean) oceans_.insert(area);
            if (!stops_.empty()) stops_.back().built.insert(area);
        }
    }

    static void add_told(const Fact& fact, std::size_t player, Bonus& told) {
        const bool is_gain = fact.changes != nullptr && fact.changes->size() == 1 && fact.slots.player() == player &&
                             fact.slots['K'].empty() && !fact.changes->front().starts_with('-');
        if (!is_gain) return;
        if (fact.kind == Kind::Drew) told[kind::kCardInHand] += fact.slots.number('N');
        if (fact.kind == Kind::Change && !fact.slots['R'].empty()) told[fact.slots['R']] += fact.slots.number('N');
    }

    std::vector<std::size_t> beside(std::size_t area) const {
        std::vector<std::size_t> found;
        for (const auto& [from, to] : map_.borders) {
            if (from != map_.areas[area].name) continue;
            const auto it = std::ranges::find(map_.areas, to, &AreaInfo::name);
            if (it != map_.areas.end()) found.push_back(static_cast<std::size_t>(it - map_.areas.begin()));
        }
        return found;
    }

    /// How badly what it took goes with what is to be had there.
    int off_by(const Stop& stop, std::size_t area) const {
        Bonus there;
        for (const std::string& letter : map_.areas[area].bonuses) {
            const auto bonus = std::ranges::find(map_.bonuses, letter, &engine::BonusInfo::letter);
            if (bonus != map_.bonuses.end() && !bonus->cls.empty()) ++there[bonus->cls];
        }
        for (const std::size_t next : beside(area))
            if (stop.oceans.contains(map_.areas[next].name)) there[kind::kMoney] += kOceanMoney;
        int off = 0;
        for (const auto& [cls, units] : there) {
            const auto told = stop.told.find(cls);
            off += std::abs(units - (told == stop.told.end() ? 0 : told->second));
        }
        for (const auto& [cls, units] : stop.told)
            if (!there.contains(cls)) off += units;
        return off * kOff;
    }

    bool can_be(const Stop& stop, std::size_t area) const {
        const AreaInfo& info = map_.areas[area];
        const bool is_free = !stop.taken.contains(info.name) && !stop.built.contains(info.name);
        return is_free && !info.kind.starts_with("Water");
    }

    void weigh() {
        for (std::size_t i = 0; i < stops_.size(); ++i) {
            Stop& stop = stops_[i];
            stop.cost.assign(map_.areas.size(), kImpossible);
            stop.from.assign(map_.areas.size(), 0);
            for (std::size_t area = 0; area < map_.areas.size(); ++area) {
                if (!can_be(stop, area)) continue;
                if (i == 0) {
                    stop.cost[area] = 0;
                    continue;
                }
                for (const std::size_t from : beside(area)) {
                    if (stops_[i - 1].cost[from] >= stop.cost[area]) continue;
                    stop.cost[area] = stops_[i - 1].cost[from];
                    stop.from[area] = from;
                }
                if (stop.cost[area] < kImpossible) stop.cost[area] += off_by(stop, area);
            }
        }
    }

    const std::string& card_;
    const MapInfo& map_;
    const Vocabulary& vocabulary_;
    std::vector<Step>& steps_;
    std::vector<Stop> stops_;
    std::set<std::string> taken_, oceans_;
};

}  // namespace

void plan_markers(const MapInfo& map, std::vector<Step>& steps) {
    std::set<std::string> of_others;  // where somebody will build
    std::map<std::size_t, std::vector<std::string>>
        of;  // where whoever it is will build: that it brings money is not told
    for (std::size_t i = steps.size(); i-- > 0;) {
        Segment& segment = steps[i].segment;
        for (std::size_t f = segment.consequences.size(); f-- > 0;) {
            const Fact& fact = *segment.consequences[f];
            const std::size_t player = fact.slots.player();
            if (fact.kind == Kind::Place) {
                const std::string area = area_of(map, fact.slots);
                of[player].push_back(area);
                of_others.insert(area);
            }
            if (fact.kind != Kind::Marker) continue;
            segment.areas.insert(segment.areas.end(), of[player].begin(), of[player].end());
            segment.avoided = of_others;
            for (const std::string& area : of[player]) segment.avoided.erase(area);
        }
    }
}

void plan_walks(const std::vector<std::string>& cards, const MapInfo& map, const Vocabulary& vocabulary,
                std::vector<Step>& steps) {
    for (const std::string& card : cards) Walk(card, map, vocabulary, steps).plan();
}

}  // namespace rego::app::imports
