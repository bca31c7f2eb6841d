// `map`: the Mars map with its tiles, remote areas below it.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/map_picture.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/load/blanks.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

/// Behind what stands on an area that was asked for.
constexpr std::string_view kWanted = "#";

std::string seat_mark(int seat) { return seat > 0 ? fmt::format("P{}", seat) : "nobody"; }

class MapPainter {
  public:
    MapPainter(MarsGame& game, const Style& style, const std::vector<TypeId>* wanted)
        : game_(game),
          style_(style),
          table_(game.core().table()),
          look_(game),
          looks_(map_looks(table_, game.map())),
          wanted_(wanted) {}

    std::string text() {
        collect_open_areas();
        const MapView map = look_.map();
        collect_markers(map);
        collect_tiles(map);
        mark_wanted();
        std::string picture = draw_map(game_.map(), looks_, marks_, corners(), style_);
        if (!fits(picture)) picture = rows();
        return picture + legend() + remote_areas() + colonies() + found();
    }

  private:
    bool fits(const std::string& picture) const {
        for (std::size_t at = 0; at < picture.size();) {
            const std::size_t end = picture.find('\n', at);
            if (columns(picture.substr(at, end - at)) > static_cast<std::size_t>(style_.width)) return false;
            at = end + 1;
        }
        return true;
    }

    /// Where there is no room for the hexes: area by area, a paragraph for each row.
    std::string rows() {
        std::string text = paint(style_, Ink::Title, game_.map().printed_name) + "\n";
        for (const engine::TrackState& state : engine::tracks_of(game_)) text += track_line(state) + "\n";
        std::map<int, std::vector<std::string>> by_row;
        for (const auto& area : game_.map().areas) by_row[area.row].push_back(area_text(area));
        for (const auto& [row, items] : by_row)
            text += flowed(items, "  ", static_cast<std::size_t>(style_.width), 4) + "\n";
        return text;
    }

    std::string area_text(const engine::AreaInfo& area) {
        const AreaLook& look = looks_.area(area.kind);
        std::string text = fmt::format("{}_{}", area.row, area.column);
        const auto mark = marks_.find(area.name);
        if (mark != marks_.end() && !mark->second.word.empty()) {
            return text + " " + paint(style_, mark->second.ink, mark->second.word) +
                   (mark->second.owner.empty() ? "" : " " + paint(style_, mark->second.owner_ink, mark->second.owner));
        }
        if (mark != marks_.end() && !mark->second.owner.empty())
            text += paint(style_, mark->second.owner_ink, mark->second.owner);
        std::string bonuses = look.fill == " " ? "" : look.fill;
        for (const auto& bonus : area.bonuses) bonuses += bonus;
        return text + (bonuses.empty() ? "" : " " + paint(style_, look.ink, bonuses));
    }

    void set_owner(AreaMark& mark, TypeId owner) {
        if (owner == kNoType) return;
        const int seat = seat_of(game_, owner);
        mark.owner = seat > 0 ? seat_mark(seat) : "neu";  // the neutral opponent of a solo game
        mark.owner_ink = player_ink(seat);
        neutral_ |= seat == 0;
    }

    void collect_open_areas() {
        for (const TypeId player : game_.core().players()) {
            for (const TypeId area : game_.open_areas(player)) {
                marks_[class_name(game_, area)] = {"", Ink::Plain, "+", Ink::Good};
                open_ = true;
            }
        }
    }

    std::string area_name(TypeId area) { return area == kNoType ? "" : class_name(game_, area); }

    void collect_markers(const MapView& map) {
        for (const MarkerOnMap& marker : map.markers) {
            AreaMark& mark = marks_[area_name(marker.area)];
            const std::string word = engine::own_words(table_, marker.what).on_map.value_or("");
            mark = {word, engine::color_of(table_, marker.what), "", Ink::Plain};
            set_owner(mark, marker.owner);
        }
    }

    void collect_tiles(const MapView& map) {
        std::vector<TileOnMap> tiles = map.tiles;
        std::ranges::stable_sort(tiles, {}, [&](const TileOnMap& tile) { return class_of(tile.tile); });
        for (const TileOnMap& tile : tiles) {
            if (tile.is_covered) continue;
            const ClassId cls = class_of(tile.tile);
            const engine::Color* color = engine::nearest_word(table_, cls, &engine::Words::tile);
            AreaMark mark{word_of(tile), color == nullptr ? Ink::Plain : Ink(*color), "", Ink::Plain};
            set_owner(mark, tile.owner);
            const bool of_card = engine::nearest_word(table_, cls, &engine::Words::of_card) != nullptr;
            if (of_card) special_.emplace_back(mark.word, printed_tile(table_.info(cls).name));
            marks_[area_name(tile.area)] = mark;
        }
    }

    void mark_wanted() {
        if (wanted_ == nullptr) return;
        for (const TypeId area : *wanted_) {
            AreaMark& mark = marks_[class_name(game_, area)];
            mark.owner += kWanted;
            mark.owner_ink = Ink::Good;
        }
    }

    /// "3 areas: 4_5 4_6 5_6".
    std::string found() {
        if (wanted_ == nullptr) return {};
        std::vector<std::string> names;
        const std::string map = game_.map().name + "_";
        for (const TypeId area : *wanted_) {
            const std::string& name = class_name(game_, area);
            names.push_back(name.starts_with(map) ? name.substr(map.size()) : name);
        }
        if (names.empty()) return "no area matches\n";
        const std::string head = fmt::format("{} {}: ", names.size(), names.size() == 1 ? "area" : "areas");
        return head + flowed(names, "  ", static_cast<std::size_t>(style_.width), head.size()) + "\n";
    }

    /// At most seven columns: by a marker on it, by the canon, or by its name.
    std::string word_of(const TileOnMap& tile) {
        const ClassId known_by = tile.marker == engine::kNoClass ? class_of(tile.tile) : tile.marker;
        const auto& own = engine::own_words(table_, known_by).on_map;
        return own ? *own : tile_word(class_name(game_, tile.tile));
    }

    ClassId class_of(TypeId component) { return game_.core().types()[component].cls; }

    std::string printed_tile(const std::string& cls) {
        const std::string name = cls.ends_with(kind::kTile) ? cls.substr(0, cls.size() - 4) : cls;
        return engine::words_of(name);
    }

    MapCorners corners() {
        MapCorners corners;
        corners.upper_left.emplace_back(game_.map().printed_name, Ink::Title);
        if (game_.generation() > 0) {
            corners.upper_left.emplace_back(fmt::format("generation {}", game_.generation()), Ink::Plain);
        }
        for (const engine::TrackState& state : engine::tracks_of(game_))
            corners.lower_left.emplace_back(track_line(state), engine::color_of(table_, state.track.cls));
        for (int seat = 1; seat <= game_.player_count(); ++seat) {
            const std::string name = player_name(game_, game_.core().player(seat), style_);
            const std::string line =
                name == kind::player(static_cast<std::size_t>(seat)) ? name : seat_mark(seat) + " " + name;
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

    static std::string track_line(const engine::TrackState& state) {
        return engine::filled(state.track.on_map, [&](const engine::Blank& blank) -> std::string {
            if (blank.name == "value") return fmt::format("{:>4}", state.value());
            return blank.name == "most" && state.track.most ? std::to_string(*state.track.most) : "";
        });
    }

    std::string legend() {
        std::vector<std::string> items;
        for (const auto& [sign, meaning] : map_legend(game_.map(), looks_)) items.push_back(sign + " " + meaning);
        if (open_) items.push_back(paint(style_, Ink::Good, "+") + " the pending tile may go there");
        if (wanted_ != nullptr && !wanted_->empty())
            items.push_back(paint(style_, Ink::Good, kWanted) + " was asked for");
        for (const auto& [word, name] : special_) {
            if (name != word) items.push_back(word + " " + name);
        }
        return flowed(items, "  ", static_cast<std::size_t>(style_.width), 0) + "\n";
    }

    std::string remote_areas() {
        std::vector<std::string> items;
        for (const auto& area : listed(game_, kNoType, kind::kRemoteArea)) {
            const std::string& name = class_name(game_, area.component);
            const auto mark = marks_.find(name);
            items.push_back(mark == marks_.end()
                                ? name
                                : fmt::format("{} {} {}", name, mark->second.word,
                                              paint(style_, mark->second.owner_ink, mark->second.owner)));
        }
        if (items.empty()) return {};
        return "off Mars: " + flowed(items, "  ", static_cast<std::size_t>(style_.width), 10) + "\n";
    }

    std::string colonies() {
        const auto items = colony_words(game_, look_.colonies(), style_);
        if (items.empty()) return {};
        return "colonies: " + flowed(items, " · ", static_cast<std::size_t>(style_.width), 10) + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    const engine::ClassTable& table_;
    Look look_;
    MapLooks looks_;
    AreaMarks marks_;
    const std::vector<TypeId>* wanted_;  // areas to be marked; null: nobody asked
    bool open_ = false;
    bool neutral_ = false;
    std::vector<std::pair<std::string, std::string>> special_;
};

}  // namespace

std::string render_map(MarsGame& game, const Style& style) { return MapPainter(game, style, nullptr).text(); }

std::string render_map(MarsGame& game, const Style& style, const std::vector<TypeId>& wanted) {
    return MapPainter(game, style, &wanted).text();
}

}  // namespace rego::app
