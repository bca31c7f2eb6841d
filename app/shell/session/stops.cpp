#include "app/shell/session/stops.hpp"

#include <fmt/format.h>

namespace rego::app {

using engine::MarsGame;
using engine::TypeId;

namespace {

bool is_meant(MarsGame& game, TypeId actor, TypeId component, const parser::Expression& wanted) {
    if (component == engine::kNoType) return false;
    const auto cls = game.core().table().find_loose(wanted.name);
    if (!cls || !game.core().types().is_subclass(component, *cls)) return false;
    if (wanted.arguments.empty()) return true;
    const auto type = game.core().resolve(actor, wanted);
    return type && game.core().types().is_subtype(component, *type);
}

std::int64_t number_of(MarsGame& game, TypeId actor, const parser::Expression& type) {
    const auto resolved = game.core().resolve(actor, type);
    return resolved ? game.core().count(*resolved) : 0;
}

}  // namespace

void Stops::clear() {
    breaks_.clear();
    watches_.clear();
}

std::string Stops::list() const {
    std::string text;
    for (const Break& each : breaks_) text += fmt::format("break on {}\n", each.text);
    for (const Watch& each : watches_) text += fmt::format("watch {}\n", each.text);
    return text.empty() ? "`continue` stops nowhere\n" : text;
}

void Stops::begin(MarsGame& game, TypeId actor) {
    for (Watch& watch : watches_) watch.count = number_of(game, actor, watch.type);
}

std::string Stops::reason(MarsGame& game, TypeId actor, const engine::Event& event) {
    std::string why;
    for (const Break& each : breaks_)
        if (is_meant(game, actor, event.gain, each.type) || is_meant(game, actor, event.remove, each.type))
            why += fmt::format("stopped at {}\n", each.text);
    for (Watch& watch : watches_) {
        const std::int64_t now = number_of(game, actor, watch.type);
        if (now == watch.count) continue;
        why += fmt::format("{}: {} → {}\n", watch.text, watch.count, now);
        watch.count = now;
    }
    return why;
}

}  // namespace rego::app
