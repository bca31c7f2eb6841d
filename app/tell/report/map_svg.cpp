#include "app/tell/report/map_svg.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/map_picture.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "engine/types/wording.hpp"

namespace rego::app::report {
namespace {

using engine::AreaInfo;
using engine::ClassId;
using engine::kNoType;
using engine::MarsGame;

constexpr double kSide = 30;  // of a hex
const double kWidth = kSide * std::sqrt(3.0);
constexpr double kMargin = 4;
constexpr double kRemoteGap = 18;
constexpr std::size_t kBriefWord = 4;

class MapDrawing {
  public:
    MapDrawing(MarsGame& game, const Tiles& tiles)
        : game_(game), table_(game.core().table()), looks_(map_looks(table_, game.map())), tiles_(tiles) {
        for (const AreaInfo& area : game.map().areas) {
            left_ = std::min(left_, raw_x(area));
            right_ = std::max(right_, raw_x(area));
            rows_ = std::max(rows_, area.row);
        }
        for (const auto& area : listed(game, kNoType, kind::kRemoteArea))
            remote_.push_back(game.core().types()[area.component].cls);
    }

    std::string text() && {
        const double width = right_ - left_ + kWidth + 2 * kMargin;
        const double mars = (1.5 * (rows_ - 1) + 2) * kSide + 2 * kMargin;
        const double height = mars + (remote_.empty() ? 0 : kRemoteGap + 2 * kSide + 14);
        svg_.open("svg", {{"class", "map"},
                          {"viewBox", fmt::format("0 0 {} {}", coordinate(width), coordinate(height))},
                          {"role", "group"},
                          {"aria-label", fmt::format("The map {} with its tiles", game_.map().printed_name)}});
        svg_.open("defs");
        svg_.leaf("path", {{"id", "hex"}, {"d", hex_path()}});
        svg_.close();
        for (const AreaInfo& area : game_.map().areas) draw(area);
        draw_remote(mars + kRemoteGap, width);
        svg_.close();
        return std::move(svg_).str();
    }

  private:
    static double raw_x(const AreaInfo& area) { return kWidth * (area.column - area.row / 2.0); }
    double x_of(const AreaInfo& area) const { return raw_x(area) - left_ + kWidth / 2 + kMargin; }
    static double y_of(const AreaInfo& area) { return (1.5 * (area.row - 1) + 1) * kSide + kMargin; }

    /// Around the origin, a little smaller than the room for it.
    static std::string hex_path() {
        const double side = kSide - 1;
        const double half = side * std::sqrt(3.0) / 2;
        return fmt::format("M0 {0}L{2} {1}V{3}L0 {4}L{5} {3}V{1}Z", coordinate(-side), coordinate(-side / 2),
                           coordinate(half), coordinate(side / 2), coordinate(side), coordinate(-half));
    }

    void draw(const AreaInfo& area) {
        const auto cls = table_.find(area.name);
        if (!cls) return;
        std::string printed = looks_.area(area.kind).meaning;
        for (const std::string& letter : area.bonuses)
            printed += (printed.empty() ? "" : ", ") + looks_.bonus(letter).meaning;
        const std::string place = fmt::format("{}_{}", area.row, area.column);
        begin(*cls, area.name, x_of(area), y_of(area), area.label.empty() ? place : place + " " + area.label, printed);
        const AreaLook& look = looks_.area(area.kind);
        svg_.leaf("use", {{"href", "#hex"}, {"class", "ground"}});
        if (const std::string color = css_color(look.ink.color.text); !color.empty())
            svg_.leaf("use", {{"href", "#hex"}, {"class", "tint"}, {"fill", color}, {"stroke", color}});
        svg_.text("text", {{"class", "place"}, {"y", "-17"}}, place);
        draw_bonuses(area);
        // The sign of the legend: what kind of area it is must show in grey too.
        if (!look.meaning.empty())
            svg_.text("text", {{"class", "sign"}, {"y", "16"}}, fmt::format("{0} {0} {0}", look.fill));
        if (!area.label.empty()) svg_.text("text", {{"class", "label"}, {"y", "-9"}}, area.label);
        end(*cls);
    }

    void draw_remote(double y, double width) {
        const double room = width / static_cast<double>(std::max<std::size_t>(remote_.size(), 6));
        double x = room / 2;
        for (const ClassId area : remote_) {
            const std::string& name = table_.info(area).name;
            const std::string words = engine::words_of(without_suffix(name, kind::kArea));
            begin(area, name, x, y + kSide, words, "off Mars");
            svg_.leaf("use", {{"href", "#hex"}, {"class", "ground remote"}});
            svg_.text("text", {{"class", "label"}, {"y", coordinate(kSide + 10)}}, words);
            end(area);
            x += room;
        }
    }

    void begin(ClassId area, const std::string& name, double x, double y, const std::string& place,
               const std::string& printed) {
        std::string title = place;
        if (!printed.empty()) title += ": " + printed;
        const auto found = tiles_.find(area);
        const TileView tile = found == tiles_.end() ? TileView{} : found->second;
        const bool is_there = tile.tile != engine::kNoClass;
        svg_.open("g", {{"id", "area-" + name},
                        {"class", tile.seat > 0 ? fmt::format("hex of-{}", tile.seat) : "hex"},
                        {"transform", fmt::format("translate({} {})", coordinate(x), coordinate(y))},
                        {"role", "img"},
                        {"tabindex", is_there ? "0" : "-1"},
                        {"data-place", title},
                        {"aria-label", is_there ? title + ". " + told(tile) : title}});
        svg_.text("title", {}, is_there ? title + ". " + told(tile) : title);
    }

    std::string told(const TileView& tile) const {
        const std::string name = look_of(game_, tile).name;
        if (tile.seat > 0) return name + " of " + game_.options().players[static_cast<std::size_t>(tile.seat) - 1];
        return tile.seat < 0 ? name + ", neutral" : name;
    }

    /// The tile, drawn even where there is none: a script may put one there.
    void end(ClassId area) {
        const auto found = tiles_.find(area);
        const TileView tile = found == tiles_.end() ? TileView{} : found->second;
        const bool is_there = tile.tile != engine::kNoClass;
        const TileLook look = is_there ? look_of(game_, tile) : TileLook{};
        svg_.open("g", {{"class", is_there ? "tile" : "tile none"}});
        svg_.leaf("use", {{"href", "#hex"}, {"class", "face"}, {"fill", look.ground}});
        svg_.leaf("use", {{"href", "#hex"}, {"class", "edge"}});
        svg_.text("text", {{"class", "word"}, {"y", "-2"}, {"fill", look.ink}}, look.word);
        svg_.text("text", {{"class", "brief"}, {"y", "-2"}, {"fill", look.ink}}, look.brief);
        svg_.open("g",
                  {{"class", tile.seat == 0 ? "owner none" : fmt::format("owner seat-{}", std::max(tile.seat, 0))}});
        svg_.leaf("circle", {{"class", "badge"}, {"cy", "13"}, {"r", "9"}});
        svg_.leaf("circle", {{"class", "over"},
                             {"cy", "13"},
                             {"r", "9"},
                             {"fill", fmt::format("url(#pattern-{})", tile.seat > 0 ? tile.seat - 1 : 0)}});
        svg_.text("text", {{"y", "17"}}, tile.seat > 0 ? std::to_string(tile.seat) : tile.seat < 0 ? "n" : "");
        svg_.close();
        svg_.close();
        svg_.close();
    }

    void draw_bonuses(const AreaInfo& area) {
        const double step = std::min(15.0, 44.0 / static_cast<double>(std::max<std::size_t>(area.bonuses.size(), 1)));
        double x = -step * (static_cast<double>(area.bonuses.size()) - 1) / 2;
        for (const std::string& letter : area.bonuses) {
            const std::string color = css_color(looks_.bonus(letter).ink.color.text);
            svg_.leaf(
                "circle",
                {{"class", "bonus"}, {"cx", coordinate(x)}, {"r", "6.5"}, {"fill", color.empty() ? "#777777" : color}});
            svg_.text("text", {{"class", "letter"}, {"x", coordinate(x)}, {"y", "3"}}, letter);
            x += step;
        }
    }

    MarsGame& game_;
    const engine::ClassTable& table_;
    MapLooks looks_;
    const Tiles& tiles_;
    std::vector<ClassId> remote_;
    double left_ = 1e9;
    double right_ = -1e9;
    int rows_ = 0;
    Markup svg_;
};

}  // namespace

TileLook look_of(MarsGame& game, const TileView& tile) {
    const engine::ClassTable& table = game.core().table();
    TileLook look;
    const std::string& name = table.info(tile.tile).name;
    const auto& own = engine::own_words(table, tile.tile).on_map;
    look.word = !tile.called.empty() ? tile.called : own ? *own : tile_word(name);
    // Cut between letters, not inside of one.
    std::size_t cut = std::min<std::size_t>(look.word.size(), kBriefWord);
    while (cut < look.word.size() && (static_cast<unsigned char>(look.word[cut]) & 0xC0U) == 0x80U) ++cut;
    look.brief = look.word.substr(0, cut);
    look.name = engine::words_of(without_suffix(name, kind::kTile));
    const engine::Color* color = engine::nearest_word(table, tile.tile, &engine::Words::tile);
    const engine::Color shown = color == nullptr ? engine::color_of(table, tile.tile) : *color;
    look.ground = shown.ground >= 0 ? css_color(shown.ground) : "#bbbbbb";
    look.ink = shown.ground >= 0 && shown.text >= 0 ? css_color(shown.text) : "#222222";
    return look;
}

std::string map_svg(MarsGame& game, const Tiles& tiles) { return MapDrawing(game, tiles).text(); }

}  // namespace rego::app::report
