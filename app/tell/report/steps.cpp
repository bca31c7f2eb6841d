#include "app/tell/report/steps.hpp"

#include <fmt/format.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {

StepsView::StepsView(const PlayedGame& played) : played_(played), game_(*played.game), reader_(game_) {}

void StepsView::add(const CourseStep& step) {
    Json json{{"generation", step.generation}};
    for (const PlacedTile& placed : step.tiles) {
        const std::string& area = game_.core().table().info(placed.area).name;
        areas_.insert(area);
        Json& tile = json["tiles"][area];
        if (placed.tile.tile != engine::kNoClass) tile = Json::array({number_of(placed.tile), placed.tile.seat});
    }
    const Cells& now = reader_.read(step);
    for (const auto& [name, value] : now) {
        Json& before = cells_[name];
        if (before == value) continue;
        json["cells"][name] = value;
        before = value;
    }
    steps_.push_back(std::move(json));
}

Json StepsView::json(const GameCourse& course) && {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i]["generation"] = course.move_generations[i];
        steps_[i]["told"] = told(course, i);
    }
    Json looks = Json::array();
    for (const TileLook& look : looks_)
        looks.push_back({{"word", look.word},
                         {"brief", look.brief},
                         {"name", look.name},
                         {"ground", look.ground},
                         {"ink", look.ink}});
    Json ends = Json::array();
    for (const GenerationSample& sample : course.generations) ends.push_back(sample.moves);
    return {{"steps", std::move(steps_)},
            {"looks", std::move(looks)},
            {"areas", areas_},
            {"names", game_.options().players},
            {"ends", std::move(ends)}};
}

std::string StepsView::told(const GameCourse& course, std::size_t move) const {
    return fmt::format("{} of {}, generation {}. {}", move + 1, played_.moves.size(), course.move_generations[move],
                       move_words(played_, course, move));
}

/// Equal looks have the same number.
std::size_t StepsView::number_of(const TileView& tile) {
    TileLook look = look_of(game_, tile);
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        if (looks_[i].word == look.word && looks_[i].ground == look.ground) return i;
    }
    looks_.push_back(std::move(look));
    return looks_.size() - 1;
}

}  // namespace rego::app::report
