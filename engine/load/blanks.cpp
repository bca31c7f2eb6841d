#include "engine/load/blanks.hpp"

#include <algorithm>
#include <array>

namespace rego::engine {
namespace {

constexpr std::array<std::string_view, 28> kKnown{
    "",      "amount", "steps", "whose", "what", "does",     "of",     "aOf",   "amountOf", "on",
    "card",  "used",   "track", "noun",  "body", "compared", "number", "name",  "value",    "most",
    "count", "before", "after", "who",   "then", "also",     "manyOf", "front",
};

Blank read_blank(std::string_view inside) {
    Blank blank;
    const std::size_t bar = inside.find('|');
    if (bar != std::string_view::npos) blank.otherwise = inside.substr(bar + 1);
    inside = inside.substr(0, bar);
    const std::size_t colon = inside.find(':');
    if (colon != std::string_view::npos) blank.argument = inside.substr(colon + 1);
    blank.name = inside.substr(0, colon);
    return blank;
}

/// Calls `text` for what stands between the blanks, and `blank` for each of them.
template <class OnText, class OnBlank>
void scan(std::string_view phrase, OnText text, OnBlank blank) {
    while (!phrase.empty()) {
        const std::size_t open = phrase.find('{');
        const std::size_t close = open == std::string_view::npos ? open : phrase.find('}', open);
        if (close == std::string_view::npos) break;
        text(phrase.substr(0, open));
        blank(read_blank(phrase.substr(open + 1, close - open - 1)));
        phrase.remove_prefix(close + 1);
    }
    text(phrase);
}

}  // namespace

std::vector<Blank> blanks_of(std::string_view phrase) {
    std::vector<Blank> blanks;
    scan(
        phrase, [](std::string_view) {}, [&](const Blank& blank) { blanks.push_back(blank); });
    return blanks;
}

bool is_known_blank(std::string_view name) { return std::ranges::find(kKnown, name) != kKnown.end(); }

std::string filled(std::string_view phrase, const std::function<std::string(const Blank&)>& fill) {
    std::string text;
    bool gap = false;  // a blank between two spaces has stayed empty: one of them goes
    scan(
        phrase,
        [&](std::string_view between) {
            if (gap && between.starts_with(' ')) between.remove_prefix(1);
            text += between;
        },
        [&](const Blank& blank) {
            std::string with = fill(blank);
            if (with.empty()) with = blank.otherwise;
            gap = with.empty() && (text.empty() || text.ends_with(' '));
            text += with;
        });
    return text;
}

}  // namespace rego::engine
