#include "app/tell/render/reading.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::app {

using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

bool is_bookkeeping(MarsGame& game, TypeId component) {
    const engine::ClassTable& table = game.core().table();
    const engine::TypePool& types = game.core().types();
    const auto& known = table.known();
    const auto is = [&](engine::ClassId cls) { return cls != engine::kNoClass && types.is_subclass(component, cls); };
    if (is(known.signal) || is(known.temporary) || is(known.leeway) || is(known.ok)) return true;
    if (std::ranges::any_of(known.bookkeeping, is)) return true;
    return is_a(game, component, kind::kTurn) || is_a(game, component, kind::kActionTaken);
}

std::string event_text(MarsGame& game, const engine::Event& event) {
    return engine::print_change(game.core().types(), event.count, event.gain, event.remove);
}

std::string short_event_text(MarsGame& game, const engine::Event& event) {
    engine::Event shown = event;
    std::string suffix;
    if (event.gain != kNoType && event.remove != kNoType && is_bookkeeping(game, event.gain)) {
        shown.gain = kNoType;
        if (is_a(game, event.gain, kind::kPay)) suffix = " paid";
    }
    const std::string text = event_text(game, shown);
    return (event.actor == kNoType ? text : without_argument(text, game.core().types().print(event.actor))) + suffix;
}

}  // namespace rego::app
