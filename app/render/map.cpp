// `map`: the Mars map with its tiles, remote areas below it.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/map_picture.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

std::string seat_mark(int seat) { return seat > 0 ? fmt::format("P{}", seat) : "nobody"; }

Ink ink_of_tile(const std::string& cls) {
    if (cls == "OceanTile") return Ink::OceanTile;
    if (cls == "GreeneryTile") return Ink::GreeneryTile;
    if (cls == "CityTile") return Ink::CityTile;
    return Ink::SpecialTile;
}

class MapView {
  public:
    MapView(MarsGame& game, const Style& style) : game_(game), style_(style) {}

    std::string text() {
        collect_open_areas();
        collect_markers();
        collect_tiles();
        return draw_map(game_.map(), marks_, corners(), style_) + legend() + remote_areas();
    }

  private:
    std::string area_of(TypeId component) {
        const TypeId area = dependency_of(game_, component, "Area");
        return area == kNoType ? "" : class_word(game_, area);
    }

    void set_owner(AreaMark& mark, TypeId component) {
        const TypeId owner = owner_of(game_, component);
        if (owner == kNoType) return;
        const int seat = seat_of(game_, owner);
        mark.owner = seat > 0 ? seat_mark(seat) : "neu";  // the neutral opponent of a solo game
        mark.owner_ink = player_ink(seat);
        neutral_ |= seat == 0;
    }

    void collect_open_areas() {
        for (const TypeId player : game_.core().players()) {
            for (const TypeId area : game_.open_areas(player)) {
                marks_[class_word(game_, area)] = {"", Ink::Plain, "+", Ink::Good};
                open_ = true;
            }
        }
    }

    void collect_markers() {
        for (const auto& marker : listed(game_, kNoType, "LandClaimMarker<Anyone>")) {
            AreaMark& mark = marks_[area_of(marker.component)];
            mark = {"claim", Ink::Dim, "", Ink::Plain};
            set_owner(mark, marker.component);
        }
        for (const auto& marker : listed(game_, kNoType, "CapitalMarker<Anyone>")) {
            capital_ = dependency_of(game_, marker.component, "CityTile");
        }
    }

    void collect_tiles() {
        for (const auto& tile : listed(game_, kNoType, "Tile")) {
            const std::string& cls = class_word(game_, tile.component);
            AreaMark mark{tile.component == capital_ ? "Capital" : tile_word(cls), ink_of_tile(cls), "", Ink::Plain};
            set_owner(mark, tile.component);
            if (ink_of_tile(cls) == Ink::SpecialTile) special_.emplace_back(mark.word, printed_tile(cls));
            marks_[area_of(tile.component)] = mark;
        }
    }

    std::string printed_tile(const std::string& cls) {
        const std::string name = cls.ends_with("Tile") ? cls.substr(0, cls.size() - 4) : cls;
        return engine::words_of(name);
    }

    MapCorners corners() {
        MapCorners corners;
        corners.upper_left.emplace_back(game_.map().printed_name, Ink::Title);
        if (game_.generation() > 0) {
            corners.upper_left.emplace_back(fmt::format("generation {}", game_.generation()), Ink::Plain);
        }
        corners.lower_left = {{fmt::format("{:>4} °C", game_.temperature()), Ink::Heat},
                              {fmt::format("{:>4} % oxygen", game_.oxygen()), Ink::Plant},
                              {fmt::format("{:>4}/9 oceans", game_.oceans()), Ink::Ocean}};
        if (game_.core().world().uses_module("venus-next")) {
            corners.lower_left.emplace_back(fmt::format("{:>4} % Venus", game_.venus()), Ink::Money);
        }
        for (int seat = 1; seat <= game_.player_count(); ++seat) {
            const std::string name = player_name(game_, game_.core().player(seat), style_);
            const std::string line = name == fmt::format("Player{}", seat) ? name : seat_mark(seat) + " " + name;
            corners.upper_right.emplace_back(clipped(line, seat <= 2 ? 20 : 14), player_ink(seat));
        }
        if (neutral_) corners.upper_right.emplace_back("neu neutral", Ink::Plain);
        for (const auto& area : game_.map().areas) {
            if (area.label.empty()) continue;
            corners.lower_right.emplace_back(fmt::format("{}_{} {}", area.row, area.column, area.label), Ink::Dim);
        }
        // The corner widens towards the bottom.
        std::ranges::stable_sort(corners.lower_right, {}, [](const auto& line) { return columns(line.first); });
        return corners;
    }

    std::string legend() {
        std::vector<std::string> items;
        for (const auto& [sign, meaning] : map_legend(game_.map())) items.push_back(sign + " " + meaning);
        if (open_) items.push_back(paint(style_, Ink::Good, "+") + " the pending tile may go there");
        for (const auto& [word, name] : special_) {
            if (name != word) items.push_back(word + " " + name);
        }
        return flowed(items, "  ", static_cast<std::size_t>(style_.width), 0) + "\n";
    }

    std::string remote_areas() {
        std::vector<std::string> items;
        for (const auto& area : listed(game_, kNoType, "RemoteArea")) {
            const std::string& name = class_word(game_, area.component);
            const auto mark = marks_.find(name);
            items.push_back(mark == marks_.end()
                                ? name
                                : fmt::format("{} {} {}", name, mark->second.word,
                                              paint(style_, mark->second.owner_ink, mark->second.owner)));
        }
        if (items.empty()) return {};
        return "off Mars: " + flowed(items, "  ", static_cast<std::size_t>(style_.width), 10) + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    AreaMarks marks_;
    TypeId capital_ = kNoType;
    bool open_ = false;
    bool neutral_ = false;
    std::vector<std::pair<std::string, std::string>> special_;
};

}  // namespace

std::string render_map(MarsGame& game, const Style& style) { return MapView(game, style).text(); }

}  // namespace rego::app
