// The table: boards, tracks, milestones and awards that are taken, colonies, the committee.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/map_picture.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::MarsGame;
using engine::TypeId;

constexpr std::int64_t kColonySteps = 7;

std::string corporations(const PlayedGame& played, const GameCourse& course, TypeId player) {
    std::vector<std::string> names;
    for (const PlayedCard& card : course.cards) {
        const engine::CardInfo* info = played.game->card_info(card.card);
        if (card.player == player && info != nullptr && info->deck == engine::Deck::Corporation)
            names.push_back(info->printed_name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Cards in the order in which they were played; a page shows those up to its cursor.
Json tableau(const PlayedGame& played, const GameCourse& course, TypeId player) {
    Json cards = Json::array();
    for (const PlayedCard& card : course.cards) {
        if (card.player == player)
            cards.push_back({{"from", card.move}, {"name", printed_name(played.game->core().table(), card.card)}});
    }
    return cards;
}

/// A piece of the player's line in the plots.
std::string line_key(std::size_t seat) {
    Markup svg;
    svg.open("svg", {{"class", "key line"}, {"viewBox", "0 0 36 12"}, {"aria-hidden", "true"}});
    svg.leaf("path",
             {{"class", fmt::format("line seat-{}", seat + 1)}, {"stroke-dasharray", dashes(seat)}, {"d", "M1 6H35"}});
    draw_mark(svg, seat, 18, 6);
    svg.close();
    return std::move(svg).str();
}

Json player_json(const PlayedGame& played, const GameCourse& course, const Cells& cells, std::size_t seat) {
    const GenerationSample& last = course.generations.back();
    const TypeId player = played.game->core().players()[seat];
    const auto of = [&](const std::string& name) { return cell(cells, fmt::format("{}-{}", seat + 1, name)); };
    Json points = Json::array();
    for (const auto& column : course.columns) {
        const std::int64_t count = last.scores[seat].of(column.key);
        points.push_back(count == 0 ? "" : std::to_string(count));
    }
    Json resources = Json::array();
    for (std::size_t i = 0; i < course.resources.size(); ++i) {
        resources.push_back({{"label", course.resources[i].label},
                             {"index", i},
                             {"stock", of(fmt::format("s{}", i))},
                             {"production", of(fmt::format("p{}", i))}});
    }
    return {{"seat", seat + 1},
            {"pattern", seat % kPatterns},
            {"name", played.game->options().players[seat]},
            {"corporation", corporations(played, course, player)},
            {"points", std::move(points)},
            {"total", last.scores[seat].total},
            {"now", of("points")},
            {"rating", of("rating")},
            {"hand", of("hand")},
            {"cards_played", of("cards")},
            {"tags", of("tags")},
            {"on", of("on")},
            {"state", of("state")},
            {"influence", of("influence")},
            {"resources", std::move(resources)},
            {"line_key", line_key(seat)},
            {"tableau", tableau(played, course, player)}};
}

}  // namespace

Json players_of(const PlayedGame& played, const GameCourse& course, const Cells& cells) {
    Json players = Json::array();
    for (const std::size_t seat : by_result(*played.game, course.generations.back().scores))
        players.push_back(player_json(played, course, cells, seat));
    return players;
}

Json columns_of(const GameCourse& course) {
    Json columns = Json::array();
    for (std::size_t i = 0; i < course.columns.size(); ++i) {
        columns.push_back({{"name", course.columns[i].name},
                           {"color", css_color(course.columns[i].color.text)},
                           {"pattern", i % kPatterns}});
    }
    return columns;
}

Json tracks_of(const GameCourse& course, const Cells& cells) {
    Json tracks = Json::array();
    for (std::size_t i = 0; i < course.tracks.size(); ++i) {
        const engine::Track& track = course.tracks[i].track;
        const std::string unit = track.unit.empty() ? "" : " " + track.unit;
        tracks.push_back({{"index", i},
                          {"name", track.name},
                          {"value", cell(cells, fmt::format("g-{}", i))},
                          {"unit", unit},
                          {"most", track.most ? fmt::format(" of {}", track.value(*track.most)) : ""}});
    }
    return tracks;
}

Json legend_of(MarsGame& game) {
    Json legend = Json::array();
    for (const auto& [sign, meaning] : map_legend(game.map(), map_looks(game.core().table(), game.map())))
        legend.push_back({{"sign", sign}, {"meaning", meaning}});
    return legend;
}

Json taken_goals_of(const GameCourse& course, MarsGame& game, const Cells& cells) {
    Json goals = Json::array();
    for (const auto* kind : {&course.milestones, &course.awards}) {
        for (const GoalStory& goal : *kind) {
            const std::string cell_name = "goal-" + game.core().table().info(goal.cls).name;
            goals.push_back({{"name", printed_name(game.core().table(), goal.cls)},
                             {"sign", kind == &course.milestones ? "M" : "A"},
                             {"cell", cell_name},
                             {"who", cell(cells, cell_name)}});
        }
    }
    return goals;
}

Json colonies_of(MarsGame& game, const Cells& cells) {
    Json colonies = Json::array();
    for (const ColonyView& colony : Look(game).colonies()) {
        const std::string name = "c-" + colony.name;
        const Json track = cell(cells, name);
        Json steps = Json::array();
        for (std::int64_t i = 0; i < kColonySteps; ++i) steps.push_back({{"on", track == i ? "on" : ""}, {"at", i}});
        colonies.push_back({{"name", printed_name(game.core().table(), colony.tile)},
                            {"cell", name},
                            {"track", track},
                            {"place", colony.asleep ? "" : track.dump()},
                            {"steps", std::move(steps)},
                            {"who", cell(cells, name + "-who")},
                            {"fleet", cell(cells, name + "-fleet")}});
    }
    return colonies;
}

Json committee_of_page(MarsGame& game, const Cells& cells) {
    const auto committee = Look(game).committee();
    if (!committee) return Json::array();
    Json parties = Json::array();
    for (const PartyView& party : committee->parties) {
        const std::string name = "t-" + class_name(game, party.party);
        Json delegates = Json::array();
        for (int seat = 1; seat <= game.player_count() + 1; ++seat) {
            const int whose = seat > game.player_count() ? 0 : seat;
            const std::string each = fmt::format("{}-{}", name, whose);
            delegates.push_back(
                {{"cell", each},
                 {"seat", whose},
                 {"sign", whose == 0 ? "n" : std::to_string(whose)},
                 {"who", whose == 0 ? "neutral" : game.options().players[static_cast<std::size_t>(whose) - 1]},
                 {"dots", cell(cells, each)}});
        }
        parties.push_back({{"name", printed_name(game.core().table(), game.core().types()[party.party].cls)},
                           {"cell", name},
                           {"state", cell(cells, name)},
                           {"delegates", std::move(delegates)}});
    }
    Json rows = Json::array();
    for (const char* row : {"chairman", "reserve", "current", "coming", "distant"}) {
        const std::string name = fmt::format("t-{}", row);
        rows.push_back({{"name", row}, {"cell", name}, {"value", cell(cells, name)}});
    }
    return Json::array({{{"parties", std::move(parties)}, {"rows", std::move(rows)}}});
}

}  // namespace rego::app::report
