// The log of a page: moves by generation, what they did, and the causes of it.
#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::Event;
using engine::EventNumber;
using engine::kNoType;

class LogView {
  public:
    LogView(const PlayedGame& played, const GameCourse& course)
        : played_(played), course_(course), game_(*played.game), events_(game_.core().world().events()) {
        Style plain;
        plain.width = 1000;
        plain.display_names = game_.options().players;
        words_ = event_words(game_, plain);
    }

    Json json() {
        Json log = Json::array();
        for (std::size_t i = 0; i < played_.moves.size(); ++i) {
            const std::int64_t generation = course_.move_generations[i];
            if (log.empty() || log.back()["generation"] != generation) {
                log.push_back({{"generation", generation},
                               {"title", generation == 0 ? "Before the first generation"
                                                         : fmt::format("Generation {}", generation)},
                               {"moves", Json::array()}});
            }
            log.back()["moves"].push_back(move_json(i));
        }
        return log;
    }

  private:
    Json move_json(std::size_t index) {
        const PlayedMove& move = played_.moves[index];
        const int seat = move.actor == kNoType ? 0 : seat_of(game_, move.actor);
        const auto& names = game_.options().players;
        const std::string who = seat > 0 ? names[static_cast<std::size_t>(seat) - 1] : "";
        std::string words;
        std::vector<std::string> others;
        for (std::string& line : lines_of(course_.steps[index].changes)) {
            if (words.empty() && !who.empty() && line.starts_with(who + " "))
                words = line.substr(who.size() + 1);
            else
                others.push_back(std::move(line));
        }
        Json events = events_json(move);
        const bool has_events = !events.empty();
        return {{"number", index + 1},
                {"seat", seat},
                {"who", who},
                {"words", words},
                {"others", fmt::format("{}", fmt::join(others, " · "))},
                {"command", move.command},
                {"remark", move.remark},
                {"has_events", has_events},
                {"events", std::move(events)}};
    }

    /// What a person would mention, each below what caused it.
    Json events_json(const PlayedMove& move) {
        Json rows = Json::array();
        std::map<EventNumber, int> depths;
        for (EventNumber n = move.first + 1; n <= move.last; ++n) {
            const Event& event = events_[n - 1];
            const auto cause = depths.find(event.cause);
            const int above = cause == depths.end() ? -1 : cause->second;
            const bool told = !words_[n - 1].empty();
            depths[n] = told ? above + 1 : above;
            if (told) rows.push_back({{"n", n}, {"depth", std::min(above + 1, 6)}, {"text", text_of(event, n, move)}});
        }
        return rows;
    }

    std::string text_of(const Event& event, EventNumber n, const PlayedMove& move) {
        const int seat = event.actor == kNoType || event.actor == move.actor ? 0 : seat_of(game_, event.actor);
        return (seat > 0 ? game_.options().players[static_cast<std::size_t>(seat) - 1] + " " : "") + words_[n - 1];
    }

    const PlayedGame& played_;
    const GameCourse& course_;
    engine::MarsGame& game_;
    const std::vector<Event>& events_;
    std::vector<std::string> words_;
};

}  // namespace

std::vector<std::string> lines_of(const std::string& told) {
    std::istringstream text(told);
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) {
        std::string words;
        for (const char c : line) {
            if (c != ' ' || (!words.empty() && words.back() != ' ')) words += c;
        }
        if (!words.empty()) lines.push_back(std::move(words));
    }
    return lines;
}

std::string move_words(const PlayedGame& played, const GameCourse& course, std::size_t move) {
    const PlayedMove& made = played.moves[move];
    const int seat = made.actor == kNoType ? 0 : seat_of(*played.game, made.actor);
    const std::string who = seat > 0 ? played.game->options().players[static_cast<std::size_t>(seat) - 1] + " " : "";
    auto lines = lines_of(course.steps[move].changes);
    // Whose move it was comes first.
    std::ranges::stable_partition(lines,
                                  [&](const std::string& line) { return !who.empty() && line.starts_with(who); });
    if (lines.empty()) return who + (made.remark.empty() ? made.command : made.remark);
    return fmt::format("{}", fmt::join(lines, " · "));
}

Json log_of(const PlayedGame& played, const GameCourse& course) { return LogView(played, course).json(); }

}  // namespace rego::app::report
