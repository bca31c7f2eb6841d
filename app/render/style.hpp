// How text is to look: whether colour may be used, how wide it may get, what the players are called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

struct Style {
    bool color = false;
    int width = 80;                          ///< at most so many columns
    std::vector<std::string> display_names;  ///< in seat order; empty: the class names
};

/// Roles rather than colours, so that one place decides what each looks like.
enum class Ink {
    Plain,
    Title,
    Dim,
    Good,
    Bad,
    Verb,
    Type,
    Keyword,
    Number,
    Money,
    Steel,
    Titanium,
    Plant,
    Energy,
    Heat,
    Ocean,
    Land,
    Volcanic,
    Noctis,
    City,
    OceanTile,
    GreeneryTile,
    CityTile,
    SpecialTile,
    Player1,
    Player2,
    Player3,
    Player4,
    Player5,
};

/// The text in that ink; just the text when the style has no colour or there is nothing to paint.
std::string paint(const Style& style, Ink ink, std::string_view text);

/// The ink of a seat, from 1; Plain for any other number.
Ink player_ink(int seat);

}  // namespace rego::app
