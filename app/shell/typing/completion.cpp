#include "app/shell/typing/completion.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/shell/line/line.hpp"
#include "app/shell/typing/pets_completion.hpp"
#include "app/shell/typing/place.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/text.hpp"
#include "parser/parse.hpp"

namespace rego::app {
namespace {

bool starts_with_ignoring_case(std::string_view text, std::string_view prefix) {
    return text.size() >= prefix.size() && equal_ignoring_case(text.substr(0, prefix.size()), prefix);
}

/// Whether the name from one of its words on begins so: `cata` of "Electro Catapult". A letter or two must be the
/// first.
bool has_word(std::string_view name, const std::string& plain) {
    constexpr std::size_t kFewest = 3;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool begins = i == 0 || name[i - 1] == ' ' || name[i - 1] == '-';
        if (begins && (i == 0 || plain.size() >= kFewest) && plain_name(name.substr(i)).starts_with(plain)) return true;
    }
    return false;
}

/// As typed, ignoring case; or, as names go, ignoring blanks and punctuation too.
bool fits(const Candidate& candidate, std::string_view typed) {
    if (starts_with_ignoring_case(candidate.text, typed)) return true;
    if (candidate.alias.empty()) return false;
    const std::string plain = plain_name(typed);
    return !plain.empty() && (has_word(candidate.text, plain) || has_word(candidate.alias, plain));
}

std::vector<Candidate> fitting(std::vector<Candidate> candidates, std::string_view typed) {
    std::erase_if(candidates, [&](const Candidate& candidate) { return !fits(candidate, typed); });
    return candidates;
}

Completions pets_completions(Session& session, std::size_t begin, std::string_view pets) {
    const PetsWord word = pets_word(pets);
    if (word.typed.empty() && word.argument_of.empty()) return {begin + word.begin, {}};
    return {begin + word.begin, fitting(pets_candidates(session, word), word.typed)};
}

/// What is still to come of the usage, once the argument at the cursor is complete.
std::string later_arguments(const Place& place) {
    std::string text;
    for (std::size_t i = place.index + 1; i < place.command->arguments.size(); ++i) {
        switch (place.command->arguments[i]) {
            case Arg::Payment: text += "[, PAYMENT …]"; break;
            case Arg::Command: text += " COMMAND"; break;
            case Arg::Number: text += " [N]"; break;
            case Arg::Text: break;
            default: text += " …"; break;
        }
    }
    return text;
}

std::string usage_tail(const CommandInfo& command) {
    const std::string_view usage = command.usage;
    const std::size_t blank = usage.find(' ');
    return blank == std::string_view::npos ? "" : std::string(usage.substr(blank + 1));
}

/// The message of the parser where it only misses something at the end: "expected a type".
std::string what_pets_expects(Arg arg, std::string_view pets) {
    const auto expected = [&](const auto& parsed) -> std::string {
        if (parsed || !parsed.error().span || parsed.error().span->begin < pets.size()) return {};
        return parsed.error().message;
    };
    switch (arg) {
        case Arg::Type: return expected(parser::parse_expression(pets));
        case Arg::Metric: return expected(parser::parse_metric(pets));
        case Arg::Requirement: return expected(parser::parse_requirement(pets));
        default: return expected(parser::parse_instruction(pets));
    }
}

}  // namespace

std::string common_beginning(const Completions& found) {
    if (found.candidates.empty()) return {};
    std::string common = found.candidates.front().text;
    for (const Candidate& each : found.candidates) {
        std::size_t same = 0;
        while (same < common.size() && same < each.text.size() &&
               equal_ignoring_case(common.substr(same, 1), each.text.substr(same, 1)))
            ++same;
        common.resize(same);
    }
    return common;
}

std::string candidate_list(const Completions& found, std::size_t width) {
    constexpr std::size_t kMost = 16;
    std::size_t column = 0;
    for (std::size_t i = 0; i < std::min(found.candidates.size(), kMost); ++i)
        column = std::max(column, columns(found.candidates[i].text));
    std::string text;
    for (std::size_t i = 0; i < std::min(found.candidates.size(), kMost); ++i) {
        const Candidate& each = found.candidates[i];
        std::string line = "  " + pad_right(each.text, column) + "  " + each.note;
        while (line.ends_with(' ')) line.pop_back();
        text += clipped(line, width) + "\n";
    }
    if (found.candidates.size() > kMost) text += fmt::format("  … {} more\n", found.candidates.size() - kMost);
    return text;
}

Completions complete(Session& session, std::string_view input) {
    const Place place = find_place(input);
    Completions found{place.begin, fitting(candidates_for(session, place), place.typed)};
    if (place.arg == Arg::Command) {
        for (Candidate& candidate : found.candidates) {
            if (!candidate.complete) candidate.text += ' ';
        }
        if (found.candidates.empty() || place.typed.find_first_of("<([ ") != std::string_view::npos) {
            return pets_completions(session, place.begin, place.typed);
        }
        return found;
    }
    if (is_pets(place.arg) && found.candidates.empty()) return pets_completions(session, place.begin, place.typed);
    if (place.arg == Arg::Expectation && found.candidates.empty()) {
        return pets_completions(session, place.begin, place.typed);
    }
    if (place.arg == Arg::Verb) {  // `help` takes classes as well
        for (Candidate& candidate : pets_completions(session, place.begin, place.typed).candidates) {
            found.candidates.push_back(std::move(candidate));
        }
    }
    return found;
}

std::string hint_for(Session& session, std::string_view input) {
    const Place place = find_place(input);
    if (place.arg == Arg::Command && place.typed.empty()) return {};
    if (place.command != nullptr && place.typed.empty() && place.index == 0 && !place.beyond) {
        return usage_tail(*place.command);
    }
    const Completions found = complete(session, input);
    if (!found.candidates.empty()) {
        const Candidate& best = found.candidates.front();
        const std::string_view typed = input.substr(found.begin);
        std::string hint;
        if (starts_with_ignoring_case(best.text, typed)) {
            hint = best.text.substr(typed.size());
        } else {
            hint = "  → " + best.text;
        }
        if (place.arg == Arg::Command) {
            const CommandInfo* command =
                command_table().find(std::string_view(best.text).substr(0, best.text.find(' ')));
            if (command != nullptr)
                hint += (best.complete ? "" : usage_tail(*command)) + "  " + std::string(command->help);
            return hint;
        }
        if (!best.note.empty() && !is_pets(place.arg)) hint += "  " + best.note;
        if (place.command != nullptr && hint.empty()) hint = later_arguments(place);
        return hint;
    }
    if (place.command != nullptr && is_pets(place.arg)) {
        if (const std::string expected = what_pets_expects(place.arg, place.typed); !expected.empty())
            return "  " + expected;
    }
    if (place.command != nullptr && place.arg == Arg::Payment && place.typed.empty())
        return "PAYMENT: `9` or `2 Steel`";
    return {};
}

}  // namespace rego::app
