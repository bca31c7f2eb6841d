// undo, redo, rollback, history, amend, insert, drop: the past and how to correct it.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/render/json/answer_json.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;
using parser::Result;

namespace {

/// The N of `amend N`, as an index into the history; `insert` may name the place after the last.
Result<std::size_t> position(Run& run, bool may_be_next) {
    const std::size_t size = run.session.history().size();
    const Word word = run.words.take();
    if (!word) return run.usage(fmt::format("`{}` needs the number of a command", run.verb));
    std::string_view text = word.text;
    if (text.starts_with('#')) text.remove_prefix(1);
    const auto n = number(text);
    if (!n) return run.usage(fmt::format("`{}` is no number of a command", word.text), word);
    const std::size_t most = size + (may_be_next ? 1 : 0);
    if (*n < 1 || static_cast<std::size_t>(*n) > most)
        return at(word, problem(ErrorKind::Usage, fmt::format("there is no command {}; the last one is {}", *n, size),
                                "`history` lists them"));
    return static_cast<std::size_t>(*n - 1);
}

/// The command that is to be put into the history.
Result<Word> new_command(Run& run) {
    const Word command = run.words.take_rest();
    if (!command) return run.usage(fmt::format("`{}` needs a command", run.verb));
    run.focus = command.span;
    return command;
}

/// `drop 7 anyway`, `amend 7 anyway play Mine`.
bool takes_anyway(Run& run) {
    const bool said = equal_ignoring_case(run.words.peek().text, kAnyway);
    if (said) run.words.take();
    return said;
}

/// An error in the new command itself stands where the command was typed.
Outcome corrected(Run& run, Historian::Correction correction, Word command) {
    correction.command = std::string(command.text);
    correction.how_to_go_on = fmt::format("{} {} {}", run.verb, correction.at + 1, kAnyway);
    if (command) correction.how_to_go_on += " " + correction.command;
    Outcome outcome = run.session.historian().correct(run, correction);
    if (!outcome && outcome.error().span && outcome.error().file.empty() && command) {
        outcome.error().span->begin += command.span.begin;
        outcome.error().span->end += command.span.begin;
    }
    return outcome;
}

/// Whether the line holds the text, as typed or as the name of a card: `history ants`, `history inventors guild`.
bool is_about(const std::string& line, const std::string& text) {
    return lower(line).find(text) != std::string::npos ||
           (!plain_name(text).empty() && plain_name(line).find(plain_name(text)) != std::string::npos);
}

/// The line with what it names as printed: `play Inventors' Guild` where `pl invent` was typed.
std::string with_printed_name(Run& run, const Entry& entry) {
    constexpr std::array kNamed{std::pair{std::string_view("play"), &Names::kCard},
                                std::pair{std::string_view("action"), &Names::kCard},
                                std::pair{std::string_view("project"), &Names::kProject},
                                std::pair{std::string_view("claim"), &Names::kMilestone},
                                std::pair{std::string_view("fund"), &Names::kAward},
                                std::pair{std::string_view("trade"), &Names::kColony},
                                std::pair{std::string_view("delegate"), &Names::kParty}};
    Words words(entry.command);
    const Word verb = words.take();
    const auto kind = std::ranges::find(kNamed, verb.text, [](const auto& each) { return each.first; });
    if (kind == kNamed.end()) return entry.line;
    const Word piece = words.split_at_commas(words.rest()).front();
    const auto game = entry.game.lock();
    // The longest beginning that is a name.
    for (std::size_t end = piece.text.size(); end > 0 && end != std::string_view::npos;) {
        const std::string_view name = piece.text.substr(0, end);
        const auto cls = run.session.names().find(*kind->second, name, game.get());
        if (cls) {
            const std::size_t before = entry.line.size() - entry.command.size();
            return entry.line.substr(0, before + piece.span.begin) + printed_name(run.session.names().table(), *cls) +
                   entry.line.substr(before + piece.span.begin + end);
        }
        end = name.find_last_of(' ');
    }
    return entry.line;
}

/// Where the last commands of one and the same player begin; what nobody in particular did belongs to them.
std::optional<std::size_t> begin_of_turn(const std::vector<Entry>& entries) {
    std::optional<std::size_t> begin;
    std::string whose;
    for (std::size_t i = entries.size(); i-- > 0 && !entries[i].begins_game;) {
        if (entries[i].actor.empty()) continue;
        if (!whose.empty() && entries[i].actor != whose) break;
        whose = entries[i].actor;
        begin = i;
    }
    return begin;
}

}  // namespace

Outcome undo(Run& run) {
    if (equal_ignoring_case(run.words.peek().text, "turn")) {
        run.words.take();
        if (auto wrong = run.refuse_rest()) return *wrong;
        const auto begin = begin_of_turn(run.session.history());
        if (!begin) return problem(ErrorKind::NotNow, "nobody has had a turn");
        return run.session.historian().undo_to(run, *begin);
    }
    if (equal_ignoring_case(run.words.peek().text, "to")) {
        run.words.take();
        const auto last = position(run, false);
        if (!last) return last.error();
        if (auto wrong = run.refuse_rest()) return *wrong;
        if (*last + 1 == run.session.history().size())
            return problem(ErrorKind::NotNow, fmt::format("command {} is the last one", *last + 1));
        return run.session.historian().undo_to(run, *last + 1);
    }
    const auto count = optional_count(run);
    if (!count) return count.error();
    return run.session.historian().undo(run, *count);
}

Outcome redo(Run& run) {
    const auto count = optional_count(run);
    if (!count) return count.error();
    return run.session.historian().redo(run, *count);
}

Outcome rollback(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto event = number(word.text);
    if (!event || *event < 1) return run.usage("`rollback` needs the number of an event");
    return run.session.historian().roll_back_to(
        run, static_cast<engine::EventNumber>(std::min<std::int64_t>(*event, 2'000'000'000)));
}

Outcome history(Run& run) {
    const Word what = run.words.take_rest();
    const auto last = number(what.text);
    if (last && *last < 1) return run.usage("`history` shows at least one command", what);
    const auto& entries = run.session.history();
    const std::string wanted = last ? "" : lower(unquoted(what.text));
    const std::size_t first =
        last && static_cast<std::size_t>(*last) < entries.size() ? entries.size() - static_cast<std::size_t>(*last) : 0;
    std::vector<HistoryItem> items;
    const bool in_pets = run.session.style().tongue == Tongue::Pets || run.session.options().json;
    for (std::size_t i = first; i < entries.size(); ++i) {
        if (!is_about(entries[i].line, wanted)) continue;
        const std::string from = entries[i].origin.empty() ? "" : fmt::format("   ({})", entries[i].origin);
        const std::string when = entries[i].generation > 0 ? fmt::format("gen {}", entries[i].generation) : "";
        const std::string line = in_pets ? entries[i].line : with_printed_name(run, entries[i]);
        run.reply.text += fmt::format("{:4}  {:<7}{}{}\n", i + 1, when, line, from);
        items.push_back({i + 1, entries[i].command, entries[i].actor, entries[i].origin, entries[i].generation});
    }
    run.reply.keeps_text = true;
    if (run.session.options().json) run.reply.value = RawJson{history_as_json(items)};
    if (entries.empty()) run.reply.text = "nothing has been done\n";
    if (run.reply.text.empty()) run.reply.text = fmt::format("no command has `{}` in it\n", what.text);
    return Unit{};
}

Outcome amend(Run& run) {
    const auto n = position(run, false);
    if (!n) return n.error();
    const bool anyway = takes_anyway(run);
    const auto command = new_command(run);
    if (!command) return command.error();
    return corrected(run, {.at = *n, .removed = 1, .command = {}, .anyway = anyway, .how_to_go_on = {}}, *command);
}

Outcome insert(Run& run) {
    const auto n = position(run, true);
    if (!n) return n.error();
    const bool anyway = takes_anyway(run);
    const auto command = new_command(run);
    if (!command) return command.error();
    return corrected(run, {.at = *n, .removed = 0, .command = {}, .anyway = anyway, .how_to_go_on = {}}, *command);
}

Outcome drop(Run& run) {
    const auto n = position(run, false);
    if (!n) return n.error();
    const bool anyway = takes_anyway(run);
    if (auto wrong = run.refuse_rest()) return *wrong;
    return corrected(run, {.at = *n, .removed = 1, .command = {}, .anyway = anyway, .how_to_go_on = {}}, {});
}

}  // namespace rego::app::commands
