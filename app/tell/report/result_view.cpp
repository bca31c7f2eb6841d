// How a game ended, or stands; what kind of game it is.
#include <algorithm>
#include <filesystem>
#include <regex>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/report/view.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"
#include "engine/types/wording.hpp"
#include "parser/print.hpp"

namespace rego::app::report {
namespace {

using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

std::string points_text(std::int64_t points) { return fmt::format("{} point{}", points, points == 1 ? "" : "s"); }

std::vector<std::string> names_of(MarsGame& game) { return game.options().players; }

/// `MAX 13 OxygenStep` is missed as long as it holds: "oxygen 9 % of 14 %".
void collect_missing(MarsGame& game, const parser::Requirement& missed, std::vector<std::string>& parts) {
    if (const auto* any = std::get_if<parser::AnyRequirement>(&missed.node)) {
        for (const parser::Requirement& part : any->parts) collect_missing(game, part, parts);
        return;
    }
    const auto* limit = std::get_if<parser::CountRequirement>(&missed.node);
    const TypeId player = game.core().player(1);
    if (limit == nullptr) return;
    const auto have = game.core().count(player, limit->metric);
    if (!have || *have > limit->amount) return;
    const std::int64_t need = limit->amount + 1;
    for (const engine::TrackState& state : engine::tracks_of(game)) {
        if (parser::to_string(limit->metric) != game.core().table().info(state.track.cls).name) continue;
        parts.push_back(fmt::format("{} {} of {}", state.track.name, state.text(), state.track.value_text(need)));
        return;
    }
    const auto cls = game.core().table().find(kind::kRating);
    parts.push_back(
        fmt::format("{} {} of {}", cls ? engine::noun_of(game.core().table(), *cls).many : "", *have, need));
}

/// What the goal of a game for one still lacks: ": oxygen 9 % of 14 %".
std::string missing_text(MarsGame& game) {
    std::vector<std::string> parts;
    const engine::ClassTable& table = game.core().table();
    for (const auto& goal : listed(game, game.core().player(1), kind::kSoloGoal)) {
        const engine::PropertyValue* missed = table.property(game.core().types()[goal.component].cls, "missed");
        const auto* either = missed == nullptr ? nullptr : std::get_if<parser::Requirement>(&missed->value);
        if (either != nullptr) collect_missing(game, *either, parts);
    }
    return parts.empty() ? "" : fmt::format(": {}", fmt::join(parts, ", "));
}

std::string winner_text(MarsGame& game, const std::vector<engine::Score>& scores) {
    const auto names = names_of(game);
    std::vector<std::string> won;
    for (const TypeId winner : engine::winners(game))
        won.push_back(names[static_cast<std::size_t>(seat_of(game, winner)) - 1]);
    const auto order = by_result(game, scores);
    const std::int64_t best = scores[order.front()].total;
    if (game.is_solo())
        return fmt::format("{} {} with {}{}", names.front(), won.empty() ? "loses" : "wins", points_text(best),
                           won.empty() ? missing_text(game) : "");
    if (won.size() > 1) return fmt::format("{} share the win with {}", fmt::join(won, " and "), points_text(best));
    std::string text = fmt::format("{} wins with {}", fmt::join(won, ""), points_text(best));
    if (order.size() < 2) return text;
    const std::size_t second = order[1];
    const auto money = [&](std::size_t seat) { return game.count(kind::kMoney, game.core().players()[seat]); };
    if (scores[second].total == best) {
        return text + fmt::format(", as many as {}; money decides, {} to {} {}", names[second], money(order.front()),
                                  money(second), money_name(game.core().table()));
    }
    return text + fmt::format(", {} ahead of {}", best - scores[second].total, names[second]);
}

}  // namespace

/// Seats from 0, the best first: by points, then money.
std::vector<std::size_t> by_result(MarsGame& game, const std::vector<engine::Score>& scores) {
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < scores.size(); ++i) seats.push_back(i);
    const auto result = [&](std::size_t seat) {
        return std::pair{scores[seat].total, game.count(kind::kMoney, game.core().players()[seat])};
    };
    std::ranges::stable_sort(seats, [&](std::size_t a, std::size_t b) { return result(a) > result(b); });
    return seats;
}

std::string title_text(MarsGame& game) {
    const auto scores = engine::scores(game);
    std::vector<std::string> players;
    for (const std::size_t seat : by_result(game, scores))
        players.push_back(fmt::format("{} {}", names_of(game)[seat], scores[seat].total));
    return fmt::format("{}, {}", fmt::join(players, " · "), game.map().printed_name);
}

std::string result_text(MarsGame& game) {
    const auto scores = engine::scores(game);
    if (game.is_over()) return winner_text(game, scores);
    const auto order = by_result(game, scores);
    if (order.empty()) return "";
    const auto names = names_of(game);
    const std::int64_t best = scores[order.front()].total;
    std::vector<std::string> ahead;
    for (const std::size_t seat : order) {
        if (scores[seat].total == best) ahead.push_back(names[seat]);
    }
    const char* does = order.size() == 1 ? "has" : ahead.size() == 1 ? "leads with" : "lead with";
    return fmt::format("Generation {}: {} {} {}", game.generation(), fmt::join(ahead, " and "), does,
                       points_text(best));
}

Json facts_of(const PlayedGame& played, const GameCourse& course) {
    MarsGame& game = *played.game;
    std::vector<std::string> modules;
    for (const engine::ModuleInfo& module : game.core().table().canon().modules) {
        if (!module.is_map && !module.printed_name.empty() && game.core().world().uses_module(module.name))
            modules.push_back(module.printed_name);
    }
    Json facts = Json::array();
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) facts.push_back({{"name", name}, {"value", value}});
    };
    add("map", game.map().printed_name);
    add("with", fmt::format("{}", fmt::join(modules, ", ")));
    add("options", game.options().options);
    add("generations", std::to_string(course.generations.empty() ? 0 : course.generations.back().number));
    add("moves", std::to_string(played.moves.size()));
    add("date", date_of(played));
    add("file", played.name.empty() ? "" : std::filesystem::path(played.name).filename().string());
    const auto& events = game.core().world().events();
    const auto corrections = std::ranges::count_if(events, [](const engine::Event& event) { return event.correction; });
    if (corrections > 0) add("corrected by hand", fmt::format("{} change{}", corrections, corrections == 1 ? "" : "s"));
    for (const std::string& remark : played.remarks) add("ruling", remark);
    return facts;
}

std::string date_of(const PlayedGame& played) {
    static const std::regex kDate(R"(^date\s+(\d{4}-\d\d-\d\d))", std::regex::icase);
    for (const PlayedMove& move : played.moves) {
        std::smatch found;
        if (std::regex_search(move.remark, found, kDate)) return found[1];
    }
    return played.date;
}

}  // namespace rego::app::report
