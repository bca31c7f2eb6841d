// `log`: the events of a game, with who did them, through what, and because of which earlier one.
#include <algorithm>

#include <fmt/format.h>

#include "app/lens/lens.hpp"
#include "app/render/reading.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

bool is_interesting(MarsGame& game, const engine::Event& event) {
    const auto matters = [&](TypeId type) { return type != engine::kNoType && !is_bookkeeping(game, type); };
    return event.correction || matters(event.gain) || matters(event.remove);
}

std::string cause_text(MarsGame& game, const engine::Event& event, bool full) {
    std::string text;
    if (event.correction) text += " FIX";
    if (event.via != engine::kNoType) {
        // Signals have long types and short names.
        text += " via " + (!full && is_bookkeeping(game, event.via) ? class_word(game, event.via)
                                                                    : short_type(game, event.via, event.actor));
    }
    if (event.cause != 0) text += fmt::format(" because of {}", event.cause);
    return text;
}

}  // namespace

std::string render_log(MarsGame& game, bool full, std::size_t last, const Style& style,
                       const std::vector<Remark>& remarks) {
    const auto& events = game.core().world().events();
    std::vector<std::size_t> shown;
    for (std::size_t i = events.size(); i-- > 0 && (last == 0 || shown.size() < last);) {
        if (full || is_interesting(game, events[i])) shown.push_back(i);
    }
    std::size_t name_width = 6;
    for (const TypeId player : game.core().players()) {
        name_width = std::max(name_width, columns(player_name(game, player, style)));
    }
    std::string text;
    const auto width = static_cast<std::size_t>(style.width);
    // Remarks stand between the events; those before the first one that is shown only in a whole log.
    auto remark = remarks.begin();
    const auto say_remarks = [&](std::size_t before) {
        for (; remark != remarks.end() && remark->after < before; ++remark)
            text += std::string(7, ' ') + paint(style, Ink::Title, remark->text) + "\n";
    };
    if (last != 0 && !shown.empty())
        while (remark != remarks.end() && remark->after < shown.back()) ++remark;
    for (auto i = shown.rbegin(); i != shown.rend(); ++i) {
        const engine::Event& event = events[*i];
        say_remarks(*i + 1);
        const std::string who = event.actor == engine::kNoType ? "" : painted_player(game, event.actor, style);
        const std::string what = full ? event_text(game, event) : short_event_text(game, event);
        const std::string cause = cause_text(game, event, full);
        const std::size_t indent = 7 + name_width + 2;
        text += paint(style, Ink::Dim, fmt::format("{:>5}  ", *i + 1)) + pad_right(who, name_width + 2);
        if (cause.empty()) {
            text += what + "\n";
            continue;
        }
        // A long cause goes to a line of its own rather than being cut.
        const std::size_t room = width - std::min(indent + columns(cause), width);
        const bool fits = columns(what) <= room;
        const std::string padded = pad_right(what, std::min<std::size_t>(room, 34));
        text += (fits ? padded : what + "\n" + std::string(indent + 1, ' ')) + paint(style, Ink::Dim, cause) + "\n";
    }
    say_remarks(events.size() + 1);
    return text;
}

}  // namespace rego::app
