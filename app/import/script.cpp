#include "app/import/script.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "app/tell/render/new_game_line.hpp"

namespace rego::app::imports {

namespace {

/// Only what no line end or the like gets into a script.
std::string on_one_line(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

/// What is left to be done by hand.
std::string rest_of(const Facts& facts, const Failure& failure) {
    std::string text = fmt::format("\n# Not imported from line {} on: {}\n", failure.line, on_one_line(failure.why));
    for (const Fact& fact : facts.list)
        if (fact.line >= failure.line && !fact.text.empty())
            text += fmt::format("# {}: {}\n", fact.line, on_one_line(fact.text));
    return text;
}

}  // namespace

std::string summary_of(const Imported& made, const Facts& facts) {
    const auto inferred = [](std::size_t count, const char* what) {
        return fmt::format("{} {}{} inferred", count, what, count == 1 ? "" : "s");
    };
    return fmt::format("{} lines, {} moves, {}{}, {} unexplained", facts.lines, made.moves.size(),
                       inferred(made.payments_inferred, "payment"),
                       made.choices_inferred == 0 ? "" : ", " + inferred(made.choices_inferred, "choice"),
                       made.unexplained.size() + facts.unread.size());
}

std::string script_of(const Imported& made, const Facts& facts, const std::string& source) {
    std::string text =
        fmt::format("# Imported from {}\n", on_one_line(std::filesystem::path(source).filename().string()));
    if (!facts.date.empty()) text += "# Played on " + on_one_line(facts.date) + "\n";
    for (const std::string& note : made.setup.notes) text += "# inferred: " + on_one_line(note) + "\n";
    text += new_game_line(made.setup.game) + "\n";
    std::int64_t generation = 0;
    for (const MadeMove& move : made.moves) {
        if (move.generation != generation) text += fmt::format("\n# Generation {}\n", generation = move.generation);
        text += move.line;
        if (!move.inferred.empty()) text += fmt::format(" # inferred: {}", move.inferred);
        text += '\n';
        for (const std::string& check : move.checks) text += check + '\n';
    }
    for (const Fact& fact : made.unexplained)
        text += fmt::format("# line {} is not explained: {}\n", fact.line, on_one_line(fact.text));
    if (made.failure) text += rest_of(facts, *made.failure);
    for (const Unread& line : facts.unread)
        text += fmt::format("# line {} says nothing known: {}\n", line.line, on_one_line(line.text));
    return text;
}

}  // namespace rego::app::imports
