#include "app/tell/render/new_game_line.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/shell/line/line.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/visible.hpp"

namespace rego::app {

namespace {

constexpr std::size_t kLongest = 100;

/// As it was, on one line.
std::string as_it_was(std::string_view name) {
    std::string text = visible(name, false);
    for (char& c : text)
        if (is_blank(c)) c = ' ';
    return text;
}

/// `Tom T` of `  Tom;\nT`; perhaps nothing is left.
std::string plain_words(std::string_view name) {
    constexpr std::string_view kUnseen = "\uFFFD";
    std::string text = visible(name, false);
    for (std::size_t at = 0; (at = text.find(kUnseen, at)) != std::string::npos;) text.replace(at, kUnseen.size(), " ");
    std::string words;
    for (const char c : text) {
        const char sign = is_sign_of_name(c) ? c : ' ';
        if (sign != ' ' || (!words.empty() && words.back() != ' ')) words += sign;
    }
    if (words.size() > kLongest) {
        words.resize(kLongest);
        words = visible(words, false);  // what was cut in two
        while (words.ends_with(kUnseen)) words.resize(words.size() - kUnseen.size());
    }
    while (words.ends_with(' ')) words.pop_back();
    return words;
}

bool is_taken(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::any_of(names, [&](const std::string& other) { return equal_ignoring_case(other, name); });
}

/// Leaves room for the seat behind it.
std::string shortened(std::string name, std::size_t by) {
    if (name.size() + by <= kLongest) return name;
    std::size_t length = kLongest - by;
    while (length > 0 && (static_cast<unsigned char>(name[length]) & 0xC0) == 0x80) --length;
    name.resize(length);
    return name;
}

}  // namespace

std::string player_name_problem(const engine::ClassTable& table, std::string_view name) {
    if (name.size() > kLongest) return fmt::format("is longer than {} letters", kLongest);
    if (visible(name, false) != name) return "has signs that cannot be shown";
    return display_name_problem(table, name);
}

std::string name_as_word(std::string_view name) {
    const bool is_one = std::ranges::none_of(name, is_blank);
    return is_one ? std::string(name) : fmt::format("\"{}\"", name);
}

FittedNames fitted_names(const engine::ClassTable& table, const std::vector<std::string>& wanted) {
    FittedNames fitted;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::string own = kind::player(i + 1);
        std::string name = plain_words(wanted[i]);
        const auto fits = [&] {
            return equal_ignoring_case(name, own) ||
                   (player_name_problem(table, name).empty() && !is_taken(fitted.names, name));
        };
        if (!name.empty() && !fits()) name = shortened(name, 3) + fmt::format(" P{}", i + 1);
        if (!fits() || equal_ignoring_case(name, own)) name = own;
        if (name != wanted[i]) fitted.remarks.push_back(fmt::format("`{}` is called `{}`", as_it_was(wanted[i]), name));
        fitted.names.push_back(std::move(name));
    }
    return fitted;
}

std::string new_game_line(const engine::NewGame& game) {
    bool is_count = true;  // named as the game itself names them
    for (std::size_t i = 0; i < game.players.size(); ++i) is_count = is_count && game.players[i] == kind::player(i + 1);
    std::string line = "newgame " + (game.options.empty() ? "B" : game.options);
    if (is_count) line += fmt::format(" {}", game.players.size());
    for (const std::string& name : game.players)
        if (!is_count) line += ' ' + name_as_word(name);
    const auto add = [&](std::string_view key, const std::vector<std::string>& values) {
        if (!values.empty()) line += fmt::format(" {}={}", key, fmt::join(values, ","));
    };
    if (game.mode != engine::Mode::Game) add("mode", {std::string(mode_name(game.mode))});
    for (const auto& [key, values] : game.keys) add(key, values);
    add("with", game.with);
    add("without", game.without);
    return line;
}

}  // namespace rego::app
