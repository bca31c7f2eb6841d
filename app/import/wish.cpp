#include "app/import/wish.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include <fmt/format.h>

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

std::vector<std::string> cut_at(std::string_view text, char between) {
    std::vector<std::string> pieces;
    while (true) {
        const auto end = text.find(between);
        if (end != 0 && !text.empty()) pieces.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return pieces;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

parser::Result<Known> read_game_wish(std::string_view text) {
    Known wish;
    for (const std::string& word : cut_at(text, ' ')) {
        const auto equals = word.find('=');
        if (equals == std::string::npos) {
            const bool are_letters =
                std::ranges::all_of(word, [](unsigned char c) { return std::isupper(c) != 0 || std::isdigit(c) != 0; });
            if (!wish.letters.empty() || !are_letters)
                return Diagnostic::of(ErrorKind::Usage,
                                      fmt::format("`{}` is neither letters of boxes nor KEY=VALUE", word))
                    .with_hint("`--game 'BRPVC worldgov=off'`: as behind `newgame`, without players");
            wish.letters = word;
            wish.evidence = "--game";
            continue;
        }
        const std::string key = word.substr(0, equals);
        auto values = cut_at(std::string_view(word).substr(equals + 1), ',');
        if (key == "with")
            wish.with = std::move(values);
        else if (key == "without")
            wish.without = std::move(values);
        else
            wish.keys[key] = std::move(values);
    }
    return wish;
}

void overrule(Known& known, Known wish) {
    if (!wish.letters.empty()) {
        known.letters = std::move(wish.letters);
        known.evidence = wish.evidence;
    }
    for (auto& [key, values] : wish.keys) known.keys[key] = std::move(values);
    known.with.insert(known.with.end(), wish.with.begin(), wish.with.end());
    known.without.insert(known.without.end(), wish.without.begin(), wish.without.end());
}

}  // namespace rego::app::imports
