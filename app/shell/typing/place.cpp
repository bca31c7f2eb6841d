#include "app/shell/typing/place.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/shell/line/line.hpp"

namespace rego::app {
namespace {

/// How the end of an argument is told.
enum class Extent {
    Word,  // a blank
    Name,  // a comma: `play inventors' guild, 9`
    List,  // nothing, but commas separate its pieces: payments
    Rest,  // nothing
};

Extent extent_of(Arg arg) {
    switch (arg) {
        case Arg::Card:
        case Arg::AnyCard:
        case Arg::ActionCard:
        case Arg::HolderCard:
        case Arg::Project:
        case Arg::Milestone:
        case Arg::Award:
        case Arg::Party:
        case Arg::Colony: return Extent::Name;
        case Arg::GlobalEvents:
        case Arg::Payment:
        case Arg::Resource: return Extent::List;
        case Arg::Player:
        case Arg::Actor:
        case Arg::Phase:
        case Arg::Mode:
        case Arg::Eagerness:
        case Arg::Number:
        case Arg::Event:
        case Arg::Options:
        case Arg::TextKind:
        case Arg::ErrorKind:
        case Arg::OnOff:
        case Arg::Tongue:
        case Arg::Area: return Extent::Word;
        default: return Extent::Rest;
    }
}

/// Reads arguments off the front of a text, keeping track of where it is in the input.
class Reader {
  public:
    Reader(std::string_view input, std::size_t begin) : input_(input), at_(begin) { skip_blanks(); }

    std::size_t at() const { return at_; }
    bool at_end() const { return at_ == input_.size(); }
    std::string_view rest() const { return input_.substr(at_); }

    /// A word that something follows; empty when the cursor is still in it.
    std::string_view complete_word() {
        std::size_t end = at_;
        while (end < input_.size() && !is_blank(input_[end])) ++end;
        return end == input_.size() ? std::string_view{} : take(end);
    }

    /// The text up to a comma outside brackets; empty when there is none yet.
    std::string_view complete_name() {
        int depth = 0;
        for (std::size_t i = at_; i < input_.size(); ++i) {
            if (input_[i] == '<' || input_[i] == '(') ++depth;
            if (input_[i] == '>' || input_[i] == ')') --depth;
            if (input_[i] != ',' || depth > 0) continue;
            const std::string_view name = take(i);
            ++at_;
            skip_blanks();
            return name;
        }
        return {};
    }

    /// Skips complete pieces of a list.
    void to_last_piece() {
        while (!complete_name().empty()) {
        }
    }

  private:
    std::string_view take(std::size_t end) {
        const std::string_view text = input_.substr(at_, end - at_);
        at_ = end;
        skip_blanks();
        return text;
    }
    void skip_blanks() {
        while (at_ < input_.size() && is_blank(input_[at_])) ++at_;
    }

    std::string_view input_;
    std::size_t at_;
};

Place finish(Place place, const Reader& reader, Arg arg, std::size_t index) {
    place.arg = arg;
    place.index = index;
    place.begin = reader.at();
    place.typed = reader.rest();
    return place;
}

Place place_of_command(std::string_view input, std::size_t begin, Place place);

/// `expect fails [KIND] COMMAND` and `why not COMMAND` hold a whole command.
bool goes_on_with_command(const CommandInfo& command, Reader& reader) {
    Reader ahead = reader;
    const std::string word = lower(ahead.complete_word());
    if (command.name == "why" && word == "not") {
        reader = ahead;
        return true;
    }
    if (command.name != "expect" || word != "fails") return false;
    reader = ahead;
    if (parser::error_kind_from_name(ahead.complete_word())) reader = ahead;
    return true;
}

/// Behind `at` stands an area, behind `on` a card, wherever a move is written.
std::optional<Place> place_of_answer(const CommandInfo& command, std::string_view input, std::size_t verb,
                                     Place place) {
    constexpr std::array kMoves{Arg::Card, Arg::ActionCard, Arg::Project, Arg::Payment};
    const bool is_move = std::ranges::any_of(
        kMoves, [&](Arg arg) { return std::ranges::find(command.arguments, arg) != command.arguments.end(); });
    if (!is_move && command.name != "first" && command.name != "convert") return std::nullopt;
    const std::string text = lower(input);
    for (const auto& [word, arg] : {std::pair{" at ", Arg::Area}, std::pair{" on ", Arg::HolderCard}}) {
        const std::size_t found = text.rfind(word);
        if (found == std::string::npos || found < verb || text.find(',', found) != std::string::npos) continue;
        place.arg = arg;
        place.begin = input.find_first_not_of(' ', found + 4);
        place.begin = std::min(place.begin, input.size());
        place.typed = input.substr(place.begin);
        place.move = input.substr(verb, found - verb);
        if (place.move.ends_with(',')) place.move.remove_suffix(1);
        if (arg == Arg::HolderCard || place.typed.find(' ') == std::string_view::npos) return place;
    }
    return std::nullopt;
}

Place place_in(const CommandInfo& command, std::string_view input, std::size_t verb, Reader reader, Place place) {
    place.command = &command;
    if (const auto answer = place_of_answer(command, input, verb, place)) return *answer;
    if (goes_on_with_command(command, reader)) return place_of_command(input, reader.at(), Place{.actor = place.actor});
    for (std::size_t i = 0; i < command.arguments.size(); ++i) {
        const Arg arg = command.arguments[i];
        std::string_view text;
        switch (extent_of(arg)) {
            case Extent::Word: text = reader.complete_word(); break;
            case Extent::Name: text = reader.complete_name(); break;
            case Extent::List: reader.to_last_piece(); return finish(place, reader, arg, i);
            case Extent::Rest:
                if (arg == Arg::Command) return place_of_command(input, reader.at(), Place{.actor = place.actor});
                return finish(place, reader, arg, i);
        }
        if (text.empty()) return finish(place, reader, arg, i);
        if (arg == Arg::Actor && command.name == "as") place.actor = text;
        if (i == 0) place.subject = text;
    }
    place.beyond = true;
    return finish(place, reader, Arg::Text, command.arguments.size());
}

/// `Bob: …`, and `Bob play …` as soon as a verb shows that Bob is no class.
bool goes_on_behind_name(std::string_view word, Reader ahead) {
    if (word.ends_with(':')) return true;
    const std::string_view next = ahead.complete_word();
    return !next.empty() && command_table().find(next) != nullptr;
}

Place place_of_command(std::string_view input, std::size_t begin, Place place) {
    Reader reader(input, begin);
    Reader ahead = reader;
    const std::string_view verb = ahead.complete_word();
    if (verb.empty()) return finish(place, reader, Arg::Command, 0);
    if (const CommandInfo* command = command_table().meant_by(verb))
        return place_in(*command, input, reader.at(), ahead, place);
    if (goes_on_behind_name(verb, ahead)) {
        const std::string_view named = verb.ends_with(':') ? verb.substr(0, verb.size() - 1) : verb;
        return place_of_command(input, ahead.at(), Place{.actor = named});
    }
    return finish(place, reader, Arg::TaskAnswer, 0);  // a line of PETS
}

}  // namespace

std::size_t last_command(std::string_view input) {
    std::size_t begin = 0;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < input.size(); ++i) {
        const char c = input[i];
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
        const bool arrow = c == '>' && i > 0 && input[i - 1] == '-';
        if ((c == ')' || c == ']' || c == '}' || (c == '>' && !arrow)) && depth > 0) --depth;
        if (depth == 0 && (c == ';' || c == '\n')) begin = i + 1;
    }
    return begin;
}

Place find_place(std::string_view input) { return place_of_command(input, last_command(input), {}); }

bool is_pets(Arg arg) {
    return arg == Arg::Pets || arg == Arg::Type || arg == Arg::Metric || arg == Arg::Requirement ||
           arg == Arg::TaskAnswer;
}

}  // namespace rego::app
