// The log of a page: moves by generation, what they did, and the causes of it.
#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/render/reading.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::Event;
using engine::EventNumber;
using engine::kNoType;

class LogView {
  public:
    LogView(const PlayedGame& played, const GameCourse& course)
        : played_(played), course_(course), game_(*played.game), events_(game_.core().world().events()) {}

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
        const Move& move = played_.moves[index];
        const int seat = move.actor == kNoType ? 0 : seat_of(game_, move.actor);
        const auto& names = game_.options().players;
        Json events = events_json(move);
        const bool has_events = !events.empty();
        return {{"number", index + 1},
                {"seat", seat},
                {"who", seat > 0 ? names[static_cast<std::size_t>(seat) - 1] : ""},
                {"command", move.command},
                {"payment", move.payment},
                {"remark", move.remark},
                {"has_events", has_events},
                {"changes", on_one_line(course_.steps[index].changes)},
                {"events", std::move(events)}};
    }

    /// A line for each player becomes one for all.
    static std::string on_one_line(const std::string& changes) {
        std::istringstream lines(changes);
        std::string text;
        for (std::string line; std::getline(lines, line);) {
            std::string words;
            for (const char c : line) {
                if (c != ' ' || (!words.empty() && words.back() != ' ')) words += c;
            }
            if (!words.empty()) text += (text.empty() ? "" : " · ") + words;
        }
        return text.empty() ? "how the game works" : text;
    }

    bool is_told(const Event& event) {
        const auto matters = [&](engine::TypeId type) { return type != kNoType && !is_bookkeeping(game_, type); };
        return event.correction || matters(event.gain) || matters(event.remove);
    }

    /// What a person would mention, each below what caused it.
    Json events_json(const Move& move) {
        Json rows = Json::array();
        std::map<EventNumber, int> depths;
        for (EventNumber n = move.first + 1; n <= move.last; ++n) {
            const Event& event = events_[n - 1];
            const auto cause = depths.find(event.cause);
            const int above = cause == depths.end() ? -1 : cause->second;
            const bool told = is_told(event);
            depths[n] = told ? above + 1 : above;
            if (told)
                rows.push_back(
                    {{"n", n}, {"depth", std::min(above + 1, 6)}, {"text", text_of(event)}, {"via", via_of(event)}});
        }
        return rows;
    }

    std::string text_of(const Event& event) {
        const int seat = event.actor == kNoType ? 0 : seat_of(game_, event.actor);
        const std::string who = seat > 0 ? game_.options().players[static_cast<std::size_t>(seat) - 1] + ": " : "";
        return who + short_event_text(game_, event);
    }

    std::string via_of(const Event& event) {
        if (event.correction) return "FIX";
        return event.via == kNoType ? ""
                                    : "by " + printed_name(game_.core().table(), game_.core().types()[event.via].cls);
    }

    const PlayedGame& played_;
    const GameCourse& course_;
    engine::MarsGame& game_;
    const std::vector<Event>& events_;
};

}  // namespace

Json log_of(const PlayedGame& played, const GameCourse& course) { return LogView(played, course).json(); }

}  // namespace rego::app::report
