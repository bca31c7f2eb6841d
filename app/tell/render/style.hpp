// How text is to look: whether colour may be used, how wide it may get, what the players are called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/load/words.hpp"

namespace rego::app {

/// Which language things, tasks, changes and errors are told in.
enum class Tongue { Players, Pets };

struct Style {
    bool color = false;
    int width = 80;                          ///< at most so many columns
    std::vector<std::string> display_names;  ///< in seat order; empty: the class names
    Tongue tongue = Tongue::Players;
};

/// What a text is written with. Roles of the shell are named here; things of the game have their colour in the canon.
struct Ink {
    engine::Color color;
    bool bold = false;

    constexpr Ink() = default;
    constexpr Ink(engine::Color its_color, bool is_bold = false) : color(its_color), bold(is_bold) {}

    static const Ink Plain, Title, Dim, Good, Bad, Blue, Purple, Verb, Type, Keyword, Number;

    friend bool operator==(const Ink&, const Ink&) = default;
};

// From the sixteen basic colours, so that a theme still rules.
inline constexpr Ink Ink::Plain{};
inline constexpr Ink Ink::Title{{}, true};
inline constexpr Ink Ink::Dim{{8}};
inline constexpr Ink Ink::Good{{2}};
inline constexpr Ink Ink::Bad{{1}};
inline constexpr Ink Ink::Blue{{4}};
inline constexpr Ink Ink::Purple{{5}};
inline constexpr Ink Ink::Verb{{6}, true};
inline constexpr Ink Ink::Type{{6}};
inline constexpr Ink Ink::Keyword{{5}};
inline constexpr Ink Ink::Number{{3}};

/// The text in that ink; just the text when the style has no colour or there is nothing to paint.
std::string paint(const Style& style, Ink ink, std::string_view text);

/// The ink of a seat, from 1; Plain for any other number.
Ink player_ink(int seat);

}  // namespace rego::app
