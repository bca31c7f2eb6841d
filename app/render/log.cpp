// `log`: the events of a game, with who did them, through what, and because of which earlier one.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/reading.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

bool is_interesting(MarsGame& game, const engine::Event& event) {
    const auto matters = [&](TypeId type) { return type != engine::kNoType && !is_bookkeeping(game, type); };
    return event.correction || matters(event.gain) || matters(event.remove);
}

std::string cause_text(MarsGame& game, const engine::Event& event, const Style& style) {
    std::string text = event.actor == engine::kNoType ? "" : "by " + player_name(game, event.actor, style);
    if (event.correction) text += " FIX";
    if (event.via != engine::kNoType) text += " via " + game.core().types().print(event.via);
    if (event.cause != 0) text += fmt::format(" because of {}", event.cause);
    return text;
}

}  // namespace

std::string render_log(MarsGame& game, bool full, std::size_t last, const Style& style) {
    const auto& events = game.core().world().events();
    std::vector<std::size_t> shown;
    for (std::size_t i = events.size(); i-- > 0 && (last == 0 || shown.size() < last);) {
        if (full || is_interesting(game, events[i])) shown.push_back(i);
    }
    std::string text;
    const auto width = static_cast<std::size_t>(style.width);
    for (auto i = shown.rbegin(); i != shown.rend(); ++i) {
        const std::string what = event_text(game, events[*i]);
        const std::string cause = cause_text(game, events[*i], style);
        text += paint(style, Ink::Dim, fmt::format("{:>5}  ", *i + 1)) + pad_right(what, 34);
        // A long cause goes to a line of its own rather than being cut.
        const bool fits = 7 + std::max<std::size_t>(columns(what), 34) + 2 + columns(cause) <= width;
        text += (fits ? "  " : "\n           ") + paint(style, Ink::Dim, cause) + "\n";
    }
    return text;
}

}  // namespace rego::app
