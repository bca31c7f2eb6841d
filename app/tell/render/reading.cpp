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

Bookkeeping::Bookkeeping(MarsGame& game)
    : table_(game.core().table()),
      types_(game.core().types()),
      turn_(table_.find(kind::kTurn).value_or(engine::kNoClass)),
      action_taken_(table_.find(kind::kActionTaken).value_or(engine::kNoClass)) {}

bool Bookkeeping::holds(TypeId component) const {
    const auto& known = table_.known();
    const auto is = [&](engine::ClassId cls) { return cls != engine::kNoClass && types_.is_subclass(component, cls); };
    if (is(known.signal) || is(known.temporary) || is(known.leeway) || is(known.ok)) return true;
    return std::ranges::any_of(known.bookkeeping, is) || is(turn_) || is(action_taken_);
}

bool is_bookkeeping(MarsGame& game, TypeId component) { return Bookkeeping(game).holds(component); }

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
