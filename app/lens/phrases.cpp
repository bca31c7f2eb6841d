#include "app/lens/phrases.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "app/lens/lens.hpp"
#include "app/line/line.hpp"
#include "engine/types/wording.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

using engine::ClassId;
using engine::MarsGame;

namespace {

std::vector<std::string> words_of_phrase(std::string_view text) {
    std::vector<std::string> found;
    Words words(text);
    while (const Word word = words.take()) found.emplace_back(word.text);
    return found;
}

std::string joined(const std::vector<std::string>& words, std::size_t begin, std::size_t end) {
    return fmt::format("{}", fmt::join(words.begin() + static_cast<std::ptrdiff_t>(begin),
                                       words.begin() + static_cast<std::ptrdiff_t>(end), " "));
}

/// `+3`, `-3`, `3`: the amount, with its sign if it is a loss; nothing if it is no number.
std::optional<std::string> amount_of(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    return std::string(word);
}

/// The class of that name, or the one that is called so at the table.
std::optional<ClassId> thing_called(const engine::ClassTable& table, const std::string& name) {
    if (const auto cls = table.find_loose(name)) return cls;
    for (const char* kind : {kind::kResource, kind::kCardInHand, kind::kRating}) {
        const auto super = table.find(kind);
        if (!super) continue;
        for (const ClassId cls : table.info(*super).concrete_descendants) {
            const engine::Noun noun = engine::noun_of(table, cls);
            if (equal_ignoring_case(noun.one, name) || equal_ignoring_case(noun.many, name)) return cls;
        }
    }
    return std::nullopt;
}

/// `on Ants`, `of Bob`, `from Bob`, or just the name: what goes between the brackets. `end` is where it begins.
std::string holder(const std::vector<std::string>& words, std::size_t& end, const Names& names, MarsGame* game) {
    if (game == nullptr || end < 2) return {};
    std::size_t begin = end - 1;
    if (find_actor(*game, words[begin]) != engine::kNoType) {
        const std::string player = class_name(*game, find_actor(*game, words[begin]));
        if (begin > 1 && (words[begin - 1] == "of" || words[begin - 1] == "from")) --begin;
        end = begin;
        return player;
    }
    const auto on = std::ranges::find_if(words, [](const std::string& w) { return w == "on" || w == "from"; });
    begin = static_cast<std::size_t>(on - words.begin());
    if (begin < 1 || begin + 1 >= end) return {};
    const auto card = names.find(Names::kCard, joined(words, begin + 1, end), game);
    if (!card) return {};
    end = begin;
    return names.table().info(*card).name;
}

}  // namespace

std::optional<std::string> phrase_as_pets(std::string_view phrase, const Names& names, MarsGame* game) {
    const std::vector<std::string> words = words_of_phrase(phrase);
    if (words.size() < 2) return std::nullopt;
    const auto amount = amount_of(words.front());
    if (!amount) return std::nullopt;
    std::size_t end = words.size();
    const std::string of = holder(words, end, names, game);
    const bool is_production = end > 2 && equal_ignoring_case(words[end - 1], "production");
    if (is_production) --end;
    if (end < 2) return std::nullopt;
    const auto thing = thing_called(names.table(), joined(words, 1, end));
    if (!thing) return std::nullopt;
    const std::string& cls = names.table().info(*thing).name;
    const std::string change = fmt::format("{} {}{}", *amount, cls, of.empty() ? "" : "<" + of + ">");
    return is_production ? "PROD[" + change + "]" : change;
}

}  // namespace rego::app
