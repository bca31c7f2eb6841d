#include "app/tell/lens/phrases.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "app/shell/line/line.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/types/wording.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

using engine::ClassId;
using engine::MarsGame;

namespace {

constexpr std::string_view kStealWord = "steal", kColonyWord = "colony", kTrackWord = "track";
/// The opponent of a game for one, as a table calls it.
constexpr std::string_view kNeutralWord = "neutral";

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
    for (const engine::Track& track : engine::all_tracks(table))
        if (equal_ignoring_case(track.name, name)) return track.cls;
    return std::nullopt;
}

/// `of Bob`, `from Bob`, or just the name at the end: the class of that player. `end` is where it begins.
std::string named_player(const std::vector<std::string>& words, std::size_t& end, MarsGame* game) {
    if (game == nullptr || end < 2) return {};
    const engine::TypeId player = find_actor(*game, words[end - 1]);
    const bool is_neutral = game->core().players().size() == 1 && equal_ignoring_case(words[end - 1], kNeutralWord);
    if (player == engine::kNoType && !is_neutral) return {};
    --end;
    if (end > 1 && (words[end - 1] == "of" || words[end - 1] == "from")) --end;
    return is_neutral ? kind::kNeutral : class_name(*game, player);
}

/// `on Ants` at the end: the class of that card. `end` is where it begins.
std::string named_card(const std::vector<std::string>& words, std::size_t& end, const Names& names, MarsGame* game) {
    const auto on = std::ranges::find_if(words, [](const std::string& w) { return w == "on" || w == "from"; });
    const auto begin = static_cast<std::size_t>(on - words.begin());
    if (game == nullptr || begin < 1 || begin + 1 >= end) return {};
    const auto card = names.find(Names::kCard, joined(words, begin + 1, end), game);
    if (!card) return {};
    end = begin;
    return names.table().info(*card).name;
}

/// What goes between the brackets: `<Bob>`, `<Ants>`, `<Ants<Bob>>`; empty if nothing is named.
std::string holder(const std::vector<std::string>& words, std::size_t& end, const Names& names, MarsGame* game) {
    const std::string player = named_player(words, end, game);
    const std::string card = named_card(words, end, names, game);
    if (card.empty()) return player.empty() ? "" : "<" + player + ">";
    return player.empty() ? "<" + card + ">" : fmt::format("<{}<{}>>", card, player);
}

/// `colony Europa`, `track Luna`: a colony there, a step of its track.
std::optional<std::string> at_colony(const std::vector<std::string>& words, const Names& names, MarsGame* game) {
    const bool is_track = equal_ignoring_case(words.front(), kTrackWord);
    if (!is_track && !equal_ignoring_case(words.front(), kColonyWord)) return std::nullopt;
    const auto tile = names.find(Names::kColony, joined(words, 1, words.size()), game);
    if (!tile) return std::nullopt;
    return fmt::format("{}<{}>", is_track ? kind::kColonyTrack : kind::kColonyBuilt, names.table().info(*tile).name);
}

/// `steal 3 M€ from Bob`.
std::optional<std::string> theft(std::vector<std::string> words, const Names& names, MarsGame* game) {
    std::size_t end = words.size();
    const std::string victim = named_player(words, end, game);
    const auto amount = end < 3 ? std::nullopt : amount_of(words[1]);
    const auto thing = amount ? thing_called(names.table(), joined(words, 2, end)) : std::nullopt;
    if (victim.empty() || !thing) return std::nullopt;
    const std::string& cls = names.table().info(*thing).name;
    return fmt::format("{0} {1} FROM {1}<{2}>", *amount, cls, victim);
}

// --- The other way: PETS as such a phrase

/// Whose something is, or on what: " Bob", " on Ants of Bob"; nothing if it cannot be typed so.
std::optional<std::string> typed_holder(const std::vector<parser::Expression>& arguments, MarsGame& game) {
    if (arguments.empty()) return "";
    if (arguments.size() > 1) return std::nullopt;
    const auto player = [&](const parser::Expression& type) { return find_actor(game, type.name) != engine::kNoType; };
    const parser::Expression& only = arguments.front();
    if (player(only)) return " " + typed_name(game, only.name);
    const engine::ClassTable& table = game.core().table();
    const auto card = table.find(only.name);
    const auto neutral_card = table.find(kind::kNeutralCard);
    const bool is_neutral = card && neutral_card && table.is_subclass(*card, *neutral_card);
    if (is_neutral || only.name == kind::kNeutral) return " " + std::string(kNeutralWord);
    if (!card || game.card_info(*card) == nullptr || only.arguments.size() > 1) return std::nullopt;
    const bool names_owner = only.arguments.size() == 1 && player(only.arguments.front());
    if (!only.arguments.empty() && !names_owner) return std::nullopt;
    return " on " + printed_name(table, *card) +
           (names_owner ? " of " + typed_name(game, only.arguments.front().name) : "");
}

std::string counted_noun(std::int64_t amount, const engine::Noun& noun) {
    return fmt::format("{} {}", amount, amount == 1 || amount == -1 ? noun.one : noun.many);
}

std::optional<std::string> change_as_phrase(std::int64_t amount, const parser::Expression& type, MarsGame& game) {
    const engine::ClassTable& table = game.core().table();
    const auto cls = table.find(type.name);
    const auto is = [&](const char* super) {
        const auto above = table.find(super);
        return cls && above && table.is_subclass(*cls, *above);
    };
    if (!cls || table.info(*cls).is_abstract || type.refinement) return std::nullopt;
    if (const auto track = engine::track_of(table, *cls); track && !track->raised.empty() && type.arguments.empty())
        return amount == 1 ? track->name : fmt::format("{} {}", amount, track->name);
    if ((is(kind::kColonyBuilt) || is(kind::kColonyTrack)) && amount == 1 && type.arguments.size() == 1)
        return fmt::format("{} {}", is(kind::kColonyTrack) ? kTrackWord : kColonyWord, type.arguments.front().name);
    std::vector<parser::Expression> arguments = type.arguments;
    engine::ClassId thing = *cls;
    const bool is_production = *cls == table.known().production;
    if (is_production) {
        const auto literal =
            std::ranges::find_if(arguments, [](const auto& each) { return each.name == kind::kClass; });
        const auto made = literal == arguments.end() || literal->arguments.empty()
                              ? std::nullopt
                              : table.find(literal->arguments.front().name);
        if (!made) return std::nullopt;
        thing = *made;
        arguments.erase(literal);
    } else if (!is(kind::kResource) && !is(kind::kCardInHand) && !is(kind::kRating)) {
        return std::nullopt;
    }
    const auto whose = typed_holder(arguments, game);
    const bool is_neutral = whose && whose->ends_with(kNeutralWord);
    if (!whose || (is(kind::kCardResource) && !is_neutral && !whose->starts_with(" on "))) return std::nullopt;
    const engine::Noun noun = engine::noun_of(table, thing);
    return (is_production ? fmt::format("{} {} production", amount, noun.one) : counted_noun(amount, noun)) + *whose;
}

}  // namespace

std::optional<std::string> phrase_as_pets(std::string_view phrase, const Names& names, MarsGame* game) {
    const std::vector<std::string> words = words_of_phrase(phrase);
    if (words.empty()) return std::nullopt;
    for (const engine::Track& track : engine::all_tracks(names.table()))
        if (equal_ignoring_case(track.name, phrase)) return names.table().info(track.cls).name;
    if (words.size() < 2) return std::nullopt;
    if (equal_ignoring_case(words.front(), kStealWord)) return theft(words, names, game);
    if (auto colony = at_colony(words, names, game)) return colony;
    const auto amount = amount_of(words.front());
    if (!amount) return std::nullopt;
    std::size_t end = words.size();
    const std::string of = holder(words, end, names, game);
    const bool is_production = end > 2 && equal_ignoring_case(words[end - 1], "production");
    if (is_production) --end;
    if (end < 2) return std::nullopt;
    const auto thing = thing_called(names.table(), joined(words, 1, end));
    if (!thing) return std::nullopt;
    const std::string change = fmt::format("{} {}{}", *amount, names.table().info(*thing).name, of);
    return is_production ? "PROD[" + change + "]" : change;
}

std::optional<std::string> pets_as_phrase(const parser::Instruction& instruction, MarsGame& game) {
    if (const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node))
        return change_as_phrase(gain->amount.value, gain->type, game);
    if (const auto* removal = std::get_if<parser::RemoveInstruction>(&instruction.node))
        return change_as_phrase(-removal->amount.value, removal->type, game);
    const auto* exchange = std::get_if<parser::TransmuteInstruction>(&instruction.node);
    const bool is_theft = exchange != nullptr && exchange->gain.name == exchange->remove.name &&
                          exchange->gain.arguments.empty() && exchange->remove.arguments.size() == 1;
    const auto cls = is_theft ? game.core().table().find(exchange->gain.name) : std::nullopt;
    const auto victim = is_theft ? typed_holder(exchange->remove.arguments, game) : std::nullopt;
    if (!cls || !victim || victim->starts_with(" on ")) return std::nullopt;
    return fmt::format("{} {} from{}", kStealWord,
                       counted_noun(exchange->amount.value, engine::noun_of(game.core().table(), *cls)), *victim);
}

}  // namespace rego::app
