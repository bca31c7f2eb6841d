#include "app/import/templates.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <functional>

#include <fmt/format.h>

#include "parser/text/json5.hpp"

namespace rego::app::imports {

namespace json5 = parser::json5;

int Slots::number(char letter) const {
    const std::string& text = (*this)[letter];
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::kCount)> kKindWords{"play",
                                                                                          "keep",
                                                                                          "buy",
                                                                                          "action",
                                                                                          "policy",
                                                                                          "sell",
                                                                                          "convert-plants",
                                                                                          "convert-heat",
                                                                                          "project",
                                                                                          "claim",
                                                                                          "fund",
                                                                                          "first",
                                                                                          "trade",
                                                                                          "trade-card",
                                                                                          "delegate",
                                                                                          "end-turn",
                                                                                          "pass",
                                                                                          "govern",
                                                                                          "govern-ocean",
                                                                                          "paid",
                                                                                          "action-with",
                                                                                          "change",
                                                                                          "sell-action",
                                                                                          "place",
                                                                                          "unplace",
                                                                                          "track",
                                                                                          "add-colony",
                                                                                          "copy",
                                                                                          "doubled",
                                                                                          "linked",
                                                                                          "fizzled",
                                                                                          "found-life",
                                                                                          "discarded",
                                                                                          "drew",
                                                                                          "marker",
                                                                                          "bought",
                                                                                          "neutral-delegate",
                                                                                          "event",
                                                                                          "state",
                                                                                          "first-player",
                                                                                          "seat",
                                                                                          "generation",
                                                                                          "solo-tile",
                                                                                          "final-greeneries",
                                                                                          "end",
                                                                                          "quiet"};

std::optional<Kind> kind_named(std::string_view word) {
    const auto found = std::ranges::find(kKindWords, word);
    if (found == kKindWords.end()) return std::nullopt;
    return static_cast<Kind>(found - kKindWords.begin());
}

/// "a[ b]" is both "a b" and "a": what may be missing is written out.
std::vector<std::string> spelled_out(const std::string& says) {
    const auto open = says.find('[');
    const auto close = open == std::string::npos ? open : says.find(']', open);
    if (close == std::string::npos) return {says};
    std::vector<std::string> all;
    for (const std::string& rest : spelled_out(says.substr(close + 1))) {
        all.push_back(says.substr(0, open) + says.substr(open + 1, close - open - 1) + rest);
        all.push_back(says.substr(0, open) + rest);
    }
    return all;
}

bool is_number(std::string_view text) {
    constexpr std::size_t kMostDigits = 5;
    return !text.empty() && text.size() <= kMostDigits &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_space(std::string_view text) { return text.size() == 2 && is_number(text); }

std::string text_of(const json5::Value* value) {
    return value != nullptr && value->string() != nullptr ? value->string()->text : std::string{};
}

std::vector<std::string> texts_in(const json5::Value* list) {
    std::vector<std::string> texts;
    if (list != nullptr && list->array() != nullptr)
        for (const auto& each : *list->array()) texts.push_back(text_of(&each));
    return texts;
}

}  // namespace

bool Templates::Template::fits(const Slots& slots) const {
    return std::ranges::all_of(where, [&](const auto& each) {
        return std::ranges::find(each.second, slots[each.first]) != each.second.end();
    });
}

std::vector<Templates::Piece> Templates::pieces_of(std::string_view says) {
    std::vector<Piece> pieces;
    for (std::size_t at = 0;;) {
        const auto open = says.find('{', at);
        if (open == std::string_view::npos || open + 2 >= says.size()) {
            pieces.push_back({std::string(says.substr(at)), 0});
            return pieces;
        }
        pieces.push_back({std::string(says.substr(at, open - at)), says[open + 1]});
        at = open + 3;
    }
}

parser::Result<Templates> Templates::read(std::string_view text, const std::string& file, Vocabulary& vocabulary) {
    const auto parsed = json5::read(text);
    if (!parsed) {
        parser::Diagnostic error = parsed.error();
        error.file = file;
        return error;
    }
    const auto members = [&](std::string_view key) -> const json5::Object& {
        static const json5::Object kNone;
        const json5::Value* value = parsed->find(key);
        return value != nullptr && value->object() != nullptr ? *value->object() : kNone;
    };
    const auto items = [&](std::string_view key) -> const json5::Array& {
        static const json5::Array kNone;
        const json5::Value* value = parsed->find(key);
        return value != nullptr && value->array() != nullptr ? *value->array() : kNone;
    };
    for (const auto& each : members("resources")) vocabulary.add_resource(each.key, text_of(&each.value));
    for (const auto& each : members("tracks")) vocabulary.add_track(each.key, text_of(&each.value));
    for (const auto& each : items("walks")) vocabulary.add_walking(text_of(&each));
    for (const auto& each : items("leniencies")) {
        const auto says = [&](const char* key) { return text_of(each.find(key)); };
        vocabulary.add_leniency(
            {says("when"), says("of"), std::atoi(says("each").c_str()), says("instead"), says("why")});
    }
    for (const auto& each : members("names")) vocabulary.add_name(each.key, text_of(&each.value));
    Templates made;
    for (const auto& each : members("mojibake")) made.mojibake_.emplace_back(each.key, text_of(&each.value));
    for (const auto& each : members("soloTiles")) made.solo_tiles_.emplace_back(each.key, text_of(&each.value));
    for (const auto& each : items("namesFrom")) made.names_from_.push_back(pieces_of(text_of(&each)));
    for (const auto& each : items("strangers"))
        made.strangers_.push_back({text_of(each.find("what")), pieces_of(text_of(each.find("says")))});
    for (const auto& each : items("trackers")) made.trackers_.push_back(text_of(&each));
    for (const auto& each : items("templates")) {
        const auto kind = kind_named(text_of(each.find("is")));
        if (!kind) {
            auto error = parser::Diagnostic::of(parser::ErrorKind::Syntax, "`is` is no kind of fact");
            error.file = file;
            error.span = each.span;
            return error;
        }
        Template row;
        row.kind = *kind;
        row.changes = texts_in(each.find("change"));
        row.departure = {texts_in(each.find("departs")), text_of(each.find("why"))};
        row.otherwise = {texts_in(each.find("otherwise")), text_of(each.find("why"))};
        if (const auto* where = each.find("where"); where != nullptr && where->object() != nullptr)
            for (const auto& slot : *where->object()) row.where.emplace_back(slot.key.front(), texts_in(&slot.value));
        for (const std::string& says : spelled_out(text_of(each.find("says")))) {
            row.says = says;
            row.pieces = pieces_of(says);
            made.all_.push_back(row);
        }
    }
    return made;
}

/// Cuts a line into what a template says: each slot as short as it can be, so that what follows fits.
class Templates::Matcher {
  public:
    Matcher(std::string_view line, const std::vector<std::string>& players, const Vocabulary& vocabulary)
        : line_(line), players_(players), vocabulary_(vocabulary) {}

    bool fits(const std::vector<Piece>& pieces, std::size_t piece = 0, std::size_t at = 0) {
        const std::string& literal = pieces[piece].literal;
        if (line_.substr(at, literal.size()) != literal) return false;
        at += literal.size();
        const char slot = pieces[piece].slot;
        if (slot == 0) return at == line_.size();
        if (slot == 'P' || slot == 'Q') return fits_player(pieces, piece, at);
        const std::string& next = pieces[piece + 1].literal;
        if (next.empty() && pieces[piece + 1].slot == 0) return take(slot, at, line_.size());
        for (std::size_t end = line_.find(next, at + 1); end != std::string_view::npos; end = line_.find(next, end + 1))
            if (take(slot, at, end) && fits(pieces, piece + 1, end)) return true;
        return false;
    }

    Slots slots;

  private:
    bool fits_player(const std::vector<Piece>& pieces, std::size_t piece, std::size_t at) {
        std::vector<std::size_t> possible;  // the longest name first: "Tommy" is not "Tom"
        for (std::size_t i = 0; i < players_.size(); ++i)
            if (line_.substr(at, players_[i].size()) == players_[i]) possible.push_back(i);
        std::ranges::stable_sort(possible, std::greater<>{}, [&](std::size_t i) { return players_[i].size(); });
        for (const std::size_t i : possible) {
            if (!fits(pieces, piece + 1, at + players_[i].size())) continue;
            slots[pieces[piece].slot] = std::to_string(i + 1);
            return true;
        }
        return false;
    }

    bool take(char slot, std::size_t begin, std::size_t end) {
        const std::string_view text = line_.substr(begin, end - begin);
        auto meaning = meaning_of(slot, text);
        if (!meaning) return false;
        slots[slot] = std::move(*meaning);
        return true;
    }

    std::optional<std::string> meaning_of(char slot, std::string_view text) const {
        if (text.empty()) return std::nullopt;
        const auto as_it_is = [&](bool fits) { return fits ? std::optional{std::string(text)} : std::nullopt; };
        switch (slot) {
            case 'N':
            case 'M':
            case 'V':
            case 'W': return as_it_is(is_number(text));
            case 'S': return as_it_is(is_space(text));
            case 'C':
            case 'D': return vocabulary_.card(text);
            case 'L': return std::to_string(std::ranges::count(text, ',') + 1);
            case 'R': return vocabulary_.resource(text);
            case 'T': return vocabulary_.tile(text);
            case 'Y': return vocabulary_.colony(text);
            case 'G': return vocabulary_.party(text);
            case 'E': return vocabulary_.event(text);
            case 'A': return vocabulary_.award(text);
            case 'B': return vocabulary_.milestone(text);
            case 'J': return vocabulary_.project(text);
            default: return as_it_is(true);
        }
    }

    std::string_view line_;
    const std::vector<std::string>& players_;
    const Vocabulary& vocabulary_;
};

std::optional<Fact> Templates::match(std::string_view line, const std::vector<std::string>& players,
                                     const Vocabulary& vocabulary) const {
    for (const Template& each : all_) {
        Matcher matcher(line, players, vocabulary);
        if (!matcher.fits(each.pieces) || !each.fits(matcher.slots)) continue;
        Fact fact;
        fact.kind = each.kind;
        fact.slots = std::move(matcher.slots);
        if (!each.changes.empty()) fact.changes = &each.changes;
        if (!each.departure.changes.empty()) fact.departure = &each.departure;
        if (!each.otherwise.changes.empty()) fact.otherwise = &each.otherwise;
        return fact;
    }
    return std::nullopt;
}

std::vector<std::string> Templates::players_in(const std::vector<std::string>& lines) const {
    std::vector<std::string> found;
    for (const auto& pieces : names_from_) {
        for (const std::string& line : lines) {
            const std::string& before = pieces.front().literal;
            std::string after = pieces.back().literal;
            if (!line.starts_with(before)) continue;
            std::string name = line.substr(before.size());
            if (pieces.size() == 3) {  // a number between the name and the end
                const auto at = name.rfind(pieces[1].literal);
                if (at == std::string::npos || !name.ends_with(after)) continue;
                const auto digits = at + pieces[1].literal.size();
                if (!is_number(std::string_view(name).substr(digits, name.size() - digits - after.size()))) continue;
                after = name.substr(at);
            }
            if (!name.ends_with(after) || name.size() == after.size()) continue;
            name.resize(name.size() - after.size());
            if (std::ranges::find(found, name) == found.end()) found.push_back(name);
        }
    }
    return found;
}

std::string Templates::nearest(std::string_view line, const std::vector<std::string>& players) const {
    for (const std::string& name : players)
        if (line.starts_with(name)) line.remove_prefix(name.size());
    std::size_t best = 0;
    std::string says;
    for (const Template& each : all_) {
        const auto& pieces = each.pieces;
        const bool has_player = pieces.front().literal.empty() && pieces.size() > 1;
        const std::string& literal = has_player ? pieces[1].literal : pieces.front().literal;
        const auto differs = std::ranges::mismatch(literal, line).in1 - literal.begin();
        if (static_cast<std::size_t>(differs) <= best) continue;
        best = static_cast<std::size_t>(differs);
        says = each.says;
    }
    return best > 2 ? says : std::string{};
}

void Templates::tell_unread(std::string_view line, std::string text, std::size_t number,
                            const std::vector<std::string>& players, const Vocabulary& vocabulary, Facts& facts) const {
    facts.unread.push_back({number, std::move(text), nearest(line, players)});
    for (const NameTemplate& each : strangers_) {
        Matcher matcher(line, players, vocabulary);
        if (!matcher.fits(each.pieces)) continue;
        Stranger stranger{number, each.what, matcher.slots['X']};
        if (std::ranges::find(facts.strangers, stranger) == facts.strangers.end())
            facts.strangers.push_back(std::move(stranger));
        return;
    }
}

std::string Templates::decoded(std::string line) const {
    for (const auto& [wrong, right] : mojibake_)
        for (auto at = line.find(wrong); at != std::string::npos; at = line.find(wrong, at + right.size()))
            line.replace(at, wrong.size(), right);
    return line;
}

}  // namespace rego::app::imports
