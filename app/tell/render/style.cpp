#include "app/tell/render/style.hpp"

#include <array>

#include <fmt/format.h>

namespace rego::app {
namespace {

/// The SGR parameter of a colour: `31`, `91` or `38;5;137`, and 10 more for the ground.
std::string parameter(int color, int ground) {
    if (color < 8) return std::to_string(30 + ground + color);
    if (color < 16) return std::to_string(90 + ground + color - 8);
    return fmt::format("{};5;{}", 38 + ground, color);
}

std::string parameters(const Ink& ink) {
    std::string all = ink.bold ? "1" : "";
    const auto add = [&](const std::string& more) { all += (all.empty() ? "" : ";") + more; };
    if (ink.color.text >= 0) add(parameter(ink.color.text, 0));
    if (ink.color.ground >= 0) add(parameter(ink.color.ground, 10));
    return all;
}

}  // namespace

std::string paint(const Style& style, Ink ink, std::string_view text) {
    if (!style.color || text.empty() || ink == Ink::Plain) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", parameters(ink), text);
}

Ink player_ink(int seat) {
    constexpr std::array kColors{1, 4, 2, 3, 5};
    if (seat < 1 || seat > static_cast<int>(kColors.size())) return Ink::Plain;
    return Ink{{kColors[static_cast<std::size_t>(seat - 1)]}, true};
}

}  // namespace rego::app
