// `standings`: each milestone and award with everybody's number.
#include "app/tell/lens/standings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {

namespace {

/// "Ann 3 (2 to go)", "Bob 5 *" for whoever could claim it, or leads.
std::string count_text(MarsGame& game, const Standing& standing, std::size_t seat, const Style& style) {
    const TypeId player = game.core().player(static_cast<int>(seat) + 1);
    const std::int64_t count = standing.counts[seat];
    std::string text = fmt::format("{} {}", painted_player(game, player, style), count);
    const bool is_open = standing.owner == engine::kNoType;
    if (standing.needed && is_open)
        return text + (count >= *standing.needed ? paint(style, Ink::Good, " enough")
                                                 : fmt::format(" ({} to go)", *standing.needed - count));
    const bool leads = standing.is_award && count > 0 && count == std::ranges::max(standing.counts);
    return leads ? text + paint(style, Ink::Good, " *") : text;
}

std::string line_of(MarsGame& game, const Standing& standing, std::size_t name_width, const Style& style) {
    std::vector<std::string> items;
    for (std::size_t seat = 0; seat < standing.counts.size(); ++seat)
        items.push_back(count_text(game, standing, seat, style));
    if (standing.owner != engine::kNoType)
        items.insert(items.begin(), fmt::format("{} {}:", painted_player(game, standing.owner, style),
                                                standing.is_award ? "has funded it" : "has it"));
    std::string name = standing.name;
    if (standing.needed) name += fmt::format(" {}", *standing.needed);
    return "  " + pad_right(name, name_width) +
           flowed(items, "  ", static_cast<std::size_t>(style.width), name_width + 2) + "\n";
}

}  // namespace

std::string render_standings(MarsGame& game, const Style& style) {
    const std::vector<Standing> all = standings_of(game);
    std::size_t name_width = 0;
    for (const Standing& each : all) name_width = std::max(name_width, columns(each.name) + 5);
    std::string text;
    for (const bool awards : {false, true}) {
        const auto is_kind = [&](const Standing& each) { return each.is_award == awards; };
        if (std::ranges::none_of(all, is_kind)) continue;
        const auto taken =
            std::ranges::count_if(all, [&](const Standing& s) { return is_kind(s) && s.owner != engine::kNoType; });
        text += paint(style, Ink::Title, awards ? "awards" : "milestones") +
                fmt::format(", {} {}\n", taken, awards ? "funded" : "claimed");
        for (const Standing& each : all)
            if (is_kind(each)) text += line_of(game, each, name_width, style);
    }
    return text;
}

}  // namespace rego::app
