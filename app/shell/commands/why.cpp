// why, why not: what led to an event, and what is in the way of a command.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/render/reading.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app::commands {

using engine::Event;
using engine::EventNumber;
using engine::kNoType;
using engine::Unit;
using parser::ErrorKind;

namespace {

std::string rule_text(engine::MarsGame& game, const Event& event) {
    std::string text;
    if (event.actor != kNoType) text += fmt::format(" by {}", game.core().types().print(event.actor));
    if (event.via != kNoType) text += fmt::format(" via {}", game.core().types().print(event.via));
    if (event.correction) text += " FIX";
    return text;
}

/// Carries the command out as if no rule were in the way, and takes it back: the rules that were.
Outcome with_obstacles(Run& run, std::vector<parser::Diagnostic>& obstacles) {
    engine::MarsGame* const game = run.session.game();  // the same again afterwards, even if the command starts another
    if (game) {
        game->core().observers().on_obstacle = [&](const parser::Diagnostic& raw) {
            const parser::Diagnostic obstacle = run.session.worded(raw);
            const bool told = std::any_of(obstacles.begin(), obstacles.end(), [&](const parser::Diagnostic& other) {
                return other.message == obstacle.message;
            });
            if (!told) obstacles.push_back(obstacle);
        };
    }
    const Outcome outcome = run.session.carry_out_and_take_back(run, {});
    if (game) game->core().observers().on_obstacle = nullptr;
    if (!outcome) obstacles.push_back(outcome.error());
    return outcome;
}

Outcome why_not(Run& run) {
    if (run.words.at_end()) return run.usage("`why not` needs a command");
    std::vector<parser::Diagnostic> obstacles;
    const Outcome outcome = with_obstacles(run, obstacles);
    run.reply.forget();
    // A command that cannot be read is no answer to a question about the game.
    if (!outcome && is_about_the_text(outcome.error().kind)) return outcome;
    if (obstacles.empty()) run.reply.text = "nothing is in the way\n";
    for (const parser::Diagnostic& obstacle : obstacles) {
        // Players need no name for the kind of trouble.
        const bool is_plain = run.session.style().tongue == Tongue::Players;
        const std::string kind = is_plain ? "" : fmt::format("{}: ", parser::error_kind_name(obstacle.kind));
        run.reply.text += kind + obstacle.message + "\n";
        for (const std::string& note : obstacle.notes) run.reply.text += fmt::format("  {}\n", note);
        if (!obstacle.hint.empty()) run.reply.text += fmt::format("  hint: {}\n", obstacle.hint);
    }
    return Unit{};
}

/// The causes that people would mention, as the log tells them.
std::string in_words(Run& run, EventNumber event) {
    const Style style = run.session.style();
    if (style.tongue == Tongue::Pets) return {};
    const std::vector<std::string> words = event_words(run.game(), style);
    std::string text;
    for (const EventNumber each : run.game().core().cause_chain(event)) {
        const std::string& told = words[static_cast<std::size_t>(each) - 1];
        if (told.empty()) continue;
        const Event& link = run.game().core().world().event(each);
        const bool is_mars = link.actor == kNoType || link.actor == run.game().core().engine_actor();
        text +=
            fmt::format("  {}: {} {}\n", each, is_mars ? "Mars" : painted_player(run.game(), link.actor, style), told);
    }
    return text;
}

}  // namespace

Outcome why(Run& run) {
    if (equal_ignoring_case(run.words.peek().text, "not")) {
        run.words.take();
        return why_not(run);
    }
    if (!run.session.game()) return problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one");
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto n = number(word.text.starts_with('#') ? word.text.substr(1) : word.text);
    if (!n) return run.usage("`why` needs the number of an event, or `not` and a command");
    const EventNumber last = run.session.last_event();
    if (*n < 1 || *n > last)
        return at(word, problem(ErrorKind::NotNow, fmt::format("there is no event {}; the last one is {}", *n, last),
                                "`log` shows the events"));
    const auto event = static_cast<EventNumber>(*n);
    std::size_t depth = 0;
    const auto& history = run.session.history();
    for (std::size_t i = history.size(); i > 0; --i) {
        const Entry& entry = history[i - 1];
        if (entry.first_event < event && event <= entry.last_event) {
            run.reply.text += fmt::format("command {}: {}\n", i, entry.line);
            depth = 1;
            break;
        }
    }
    run.reply.text += in_words(run, event);
    for (const EventNumber each : run.game().core().cause_chain(event)) {
        const Event& link = run.game().core().world().event(each);
        run.reply.text += fmt::format("{}{}: {}{}\n", std::string(depth * 2, ' '), each, event_text(run.game(), link),
                                      rule_text(run.game(), link));
        ++depth;
    }
    return Unit{};
}

}  // namespace rego::app::commands
