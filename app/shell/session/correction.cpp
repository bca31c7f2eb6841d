// Corrections of the history: amend, insert, drop.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/shell/session/effect.hpp"
#include "app/shell/session/historian.hpp"
#include "app/shell/session/unheard.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;

/// The commands behind a correction, on their way into the new history.
struct Historian::Replay {
    std::vector<Entry> rest;
    std::vector<std::optional<Effect>> effects;  // of each, in the old history; nothing if that is known no longer
    std::size_t first = 0;                       // the index of the first of them in the old history
    struct Changed {
        std::size_t index;   // into rest
        std::size_t number;  // in the new history
        std::string now;     // what it does there
    };
    std::vector<Changed> changed = {};
    std::string mended = {};  // what was left out, a line for each
};

namespace {

/// On one line, without the blanks of a table.
std::string on_one_line(const std::string& text) {
    std::string line;
    for (const char c : text) {
        const bool blank = is_blank(c);
        if (!blank || (!line.empty() && line.back() != ' ')) line += blank ? ' ' : c;
    }
    while (line.ends_with(' ')) line.pop_back();
    return line.empty() ? "nothing" : line;
}

std::string what_it_does(const Entry& entry, const Style& style) {
    const auto game = entry.game.lock();
    return game ? on_one_line(render_changes(*game, entry.first_event, entry.last_event, style)) : "";
}

/// How the game at the end of the history differs from the one there was.
std::string difference(const Moment& before, const std::vector<std::pair<engine::TypeId, std::int32_t>>& contents,
                       SessionState& session) {
    if (session.game() == nullptr) return "there is no game any more\n";
    if (before.game.get() != session.game()) return "the game has been played anew from its beginning\n";
    const std::string text = render_difference(*session.game(), contents, session.style());
    return text.empty() ? "the game stands as before\n" : "different now:\n" + text;
}

}  // namespace

/// A new command that names nobody is done by whoever did what it replaces.
Outcome Historian::carry_out_new(const Correction& correction, const std::vector<Entry>& replaced) {
    Reply reply;
    Run run = session_.run_of(correction.command, reply);
    run.part_of = Run::Part::History;
    if (!replaced.empty()) run.actor_name = replaced.front().actor;
    return session_.carry_out(run);
}

/// An action more, and the turn is over by itself. The other way round whoever is next ends it by acting.
bool Historian::leaves_out(Replay& replay, const Entry& refused, const Diagnostic& error) {
    engine::MarsGame* game = session_.game();
    if (error.kind != ErrorKind::NotNow || game == nullptr || game->mode() != engine::Mode::Game) return false;
    if (!equal_ignoring_case(Words(refused.command).peek().text, "end")) return false;
    replay.mended += fmt::format("`{}` is needed no longer and was left out\n", refused.line);
    return true;
}

Outcome Historian::carry_out_rest(Replay& replay) {
    for (std::size_t i = 0; i < replay.rest.size(); ++i) {
        const std::size_t number = timeline().entries().size() + 1;
        const Outcome outcome = carry_out_again(replay.rest[i]);
        if (!outcome) {
            if (leaves_out(replay, replay.rest[i], outcome.error())) continue;
            return no_longer_fits(number, replay.rest[i].line, outcome.error());
        }
        const Entry& made = timeline().entries().back();
        if (!replay.effects[i] || session_.game() == nullptr || made.begins_game) continue;
        if (effect_of(*session_.game(), made) != *replay.effects[i])
            replay.changed.push_back({i, number, what_it_does(made, session_.style())});
    }
    return Unit{};
}

/// The history is as it was again.
Outcome Historian::refuse_changes(const Replay& replay, const std::string& how_to_go_on) {
    constexpr std::size_t kMostShown = 3;
    std::vector<std::string> numbers;
    Diagnostic error = problem(ErrorKind::NotNow, "", fmt::format("`{}` does it all the same", how_to_go_on));
    for (const Replay::Changed& changed : replay.changed) {
        const std::size_t index = replay.first + changed.index;
        numbers.push_back(std::to_string(index + 1));
        if (numbers.size() > kMostShown) continue;
        const Entry& entry = timeline().entries()[index];
        error.notes.push_back(fmt::format("{}  {}", index + 1, entry.line));
        error.notes.push_back("   so far: " + what_it_does(entry, session_.style()));
        error.notes.push_back("   then:   " + changed.now);
    }
    const bool one = numbers.size() == 1;
    error.message =
        fmt::format("command{} {} would do something else than before", one ? "" : "s", fmt::join(numbers, ", "));
    error.notes.emplace_back("nothing was changed");
    return error;
}

Outcome Historian::correct(Run& run, const Correction& correction) {
    run.is_recorded = true;
    const Unheard unheard(session_);
    const std::string title(run.words.text());
    const std::vector<Entry>& old = timeline().entries();
    const auto from = old.begin() + static_cast<std::ptrdiff_t>(correction.at);
    const std::vector<Entry> replaced(from, from + static_cast<std::ptrdiff_t>(correction.removed));
    Replay replay{
        {from + static_cast<std::ptrdiff_t>(correction.removed), old.end()}, {}, correction.at + correction.removed};
    for (const Entry& entry : replay.rest) {
        const auto game = entry.game.lock();
        replay.effects.push_back(game ? std::optional(effect_of(*game, entry)) : std::nullopt);
    }
    const Moment end = timeline().moment();
    const auto contents =
        end.game ? end.game->core().world().contents() : decltype(end.game->core().world().contents()){};

    Timeline::Mark before = timeline().open();
    timeline().cut(correction.at, title);
    Outcome outcome = revive();
    if (outcome && !correction.command.empty()) outcome = carry_out_new(correction, replaced);
    if (outcome) outcome = carry_out_rest(replay);
    if (!outcome) {
        give_up(std::move(before));
        outcome.error().notes.emplace_back("nothing was changed");
        return outcome;
    }
    if (!replay.changed.empty() && !correction.anyway && asks_back(run)) {
        give_up(std::move(before));
        return refuse_changes(replay, correction.how_to_go_on);
    }
    timeline().close(std::move(before), title, "");
    for (const Replay::Changed& changed : replay.changed)
        run.reply.text +=
            fmt::format("command {} does something else: {}\n", changed.number, replay.rest[changed.index].line);
    run.reply.text += replay.mended;
    run.reply.text += difference(end, contents, session_);
    return Unit{};
}

/// At the table somebody can say whether that is meant. A script goes on.
bool Historian::asks_back(const Run& run) {
    return session_.options().asks_back && run.origin.empty() && session_.game() != nullptr;
}

}  // namespace rego::app
