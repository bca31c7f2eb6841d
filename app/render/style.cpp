#include "app/render/style.hpp"

#include <fmt/format.h>

namespace rego::app {
namespace {

/// The SGR parameters of an ink. From the sixteen basic colours where they do, so that a theme still rules.
std::string_view sgr(Ink ink) {
    switch (ink) {
        case Ink::Plain: return "";
        case Ink::Title: return "1";
        case Ink::Dim: return "90";
        case Ink::Good: return "32";
        case Ink::Bad: return "31";
        case Ink::Verb: return "1;36";
        case Ink::Type: return "36";
        case Ink::Keyword: return "35";
        case Ink::Number: return "33";
        case Ink::Money: return "33";
        case Ink::Steel: return "38;5;137";
        case Ink::Titanium: return "38;5;250";
        case Ink::Plant: return "32";
        case Ink::Energy: return "35";
        case Ink::Heat: return "31";
        case Ink::Ocean: return "34";
        case Ink::Land: return "38;5;173";
        case Ink::Volcanic: return "38;5;131";
        case Ink::Noctis: return "38;5;139";
        case Ink::City: return "37";
        case Ink::OceanTile: return "97;44";
        case Ink::GreeneryTile: return "30;42";
        case Ink::CityTile: return "30;47";
        case Ink::SpecialTile: return "30;43";
        case Ink::Player1: return "1;31";
        case Ink::Player2: return "1;34";
        case Ink::Player3: return "1;32";
        case Ink::Player4: return "1;33";
        case Ink::Player5: return "1;35";
    }
    return "";
}

}  // namespace

std::string paint(const Style& style, Ink ink, std::string_view text) {
    if (!style.color || text.empty() || sgr(ink).empty()) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", sgr(ink), text);
}

Ink player_ink(int seat) {
    if (seat < 1 || seat > 5) return Ink::Plain;
    return static_cast<Ink>(static_cast<int>(Ink::Player1) + seat - 1);
}

}  // namespace rego::app
