// `card`: a card as a person would read it.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "parser/print.hpp"

namespace rego::app {

std::string render_card(MarsGame& game, ClassId card, const Style& style) {
    const engine::CardInfo* info = game.card_info(card);
    if (info == nullptr) return printed_name(game.core().table(), card) + "\n";
    std::string text = fmt::format("{}  cost {}\n", paint(style, Ink::Title, info->printed_name), info->cost);
    if (info->requirement) text += "requires " + to_string(*info->requirement) + "\n";
    if (info->immediate) text += to_string(*info->immediate) + "\n";
    for (const auto& action : info->actions) text += to_string(action) + "\n";
    for (const auto& effect : info->effects) text += to_string(effect) + "\n";
    if (info->points) text += "End: " + to_string(*info->points) + "\n";
    return text;
}

}  // namespace rego::app
