// The data of the slider: what each move changed on the map and on the boards. The page adds it up.
#include <map>
#include <set>

#include <fmt/format.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/report/map_svg.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

class StepsView {
  public:
    StepsView(const PlayedGame& played, const GameCourse& course)
        : played_(played), course_(course), game_(*played.game) {}

    Json json() {
        Json steps = Json::array();
        for (std::size_t i = 0; i < course_.steps.size(); ++i) steps.push_back(step_json(i));
        Json looks = Json::array();
        for (const TileLook& look : looks_)
            looks.push_back({{"word", look.word}, {"ground", look.ground}, {"ink", look.ink}});
        return {{"steps", std::move(steps)}, {"looks", std::move(looks)}, {"areas", areas_}};
    }

  private:
    Json step_json(std::size_t index) {
        const CourseStep& step = course_.steps[index];
        Json json{{"told", told(index)}};
        for (const PlacedTile& placed : step.tiles) {
            const std::string& area = game_.core().table().info(placed.area).name;
            areas_.insert(area);
            Json& tile = json["tiles"][area];
            if (placed.tile.tile != engine::kNoClass) tile = Json::array({number_of(placed.tile), placed.tile.seat});
        }
        add_cells(json, index);
        if (index == 0 || step.tracks != course_.steps[index - 1].tracks) json["tracks"] = step.tracks;
        if (step.has_sayings) json["sayings"] = sayings_of(step.sayings);
        return json;
    }

    std::string told(std::size_t index) const {
        const Move& move = played_.moves[index];
        const int seat = move.actor == engine::kNoType ? 0 : seat_of(game_, move.actor);
        const std::string who = seat > 0 ? game_.options().players[static_cast<std::size_t>(seat) - 1] + ": " : "";
        return fmt::format("{} of {}, generation {}. {}{}", index + 1, played_.moves.size(),
                           course_.move_generations[index], who, move.command);
    }

    /// Equal looks have the same number.
    std::size_t number_of(const TileView& tile) {
        TileLook look = look_of(game_, tile);
        for (std::size_t i = 0; i < looks_.size(); ++i) {
            if (looks_[i].word == look.word && looks_[i].ground == look.ground) return i;
        }
        looks_.push_back(std::move(look));
        return looks_.size() - 1;
    }

    static std::map<std::string, std::int64_t> cells_of(const std::vector<BoardNumbers>& boards) {
        std::map<std::string, std::int64_t> cells;
        for (std::size_t seat = 0; seat < boards.size(); ++seat) {
            const auto cell = [&](const std::string& name) -> std::int64_t& {
                return cells[fmt::format("{}-{}", seat + 1, name)];
            };
            cell("rating") = boards[seat].rating;
            cell("hand") = boards[seat].hand;
            cell("cards") = boards[seat].cards;
            for (std::size_t i = 0; i < boards[seat].stock.size(); ++i) {
                cell(fmt::format("s{}", i)) = boards[seat].stock[i];
                cell(fmt::format("p{}", i)) = boards[seat].production[i];
            }
        }
        return cells;
    }

    void add_cells(Json& json, std::size_t index) {
        if (index > 0 && course_.steps[index].boards == course_.steps[index - 1].boards) return;
        auto cells = cells_of(course_.steps[index].boards);
        for (const auto& [name, value] : cells) {
            const auto before = cells_.find(name);
            if (before == cells_.end() || before->second != value) json["cells"][name] = value;
        }
        cells_ = std::move(cells);
    }

    const PlayedGame& played_;
    const GameCourse& course_;
    engine::MarsGame& game_;
    std::vector<TileLook> looks_;
    std::set<std::string> areas_;
    std::map<std::string, std::int64_t> cells_;
};

}  // namespace

Json steps_of(const PlayedGame& played, const GameCourse& course) { return StepsView(played, course).json(); }

}  // namespace rego::app::report
