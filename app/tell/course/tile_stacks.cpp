#include "app/tell/course/tile_stacks.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"

namespace rego::app {

using engine::ClassId;
using engine::EventNumber;
using engine::kNoClass;
using engine::kNoType;
using engine::TypeId;

TileStacks::TileStacks(engine::MarsGame& game) : game_(game), events_(game.core().world().events()) {
    const engine::ClassTable& table = game.core().table();
    for (const auto& [name, words] : table.canon().words) {
        const auto cls = table.find(name);
        if (words->on_map && cls && !is_tile(*cls)) marker_words_[*cls] = *words->on_map;
    }
}

std::vector<PlacedTile> TileStacks::advance(EventNumber upto) {
    touched_.clear();
    for (; read_ < upto; ++read_) {
        const engine::Event& event = events_[read_];
        if (event.remove != kNoType) note(event.remove, -event.count);
        if (event.gain != kNoType) note(event.gain, event.count);
    }
    std::vector<PlacedTile> changed;
    for (const ClassId area : touched_) {
        const TileView now = top_of(area);
        if (shown_[area] == now) continue;
        shown_[area] = now;
        changed.push_back({area, now});
    }
    return changed;
}

bool TileStacks::is_tile(ClassId cls) const {
    const engine::ClassTable& table = game_.core().table();
    const auto tile = table.find(kind::kTile);
    return tile && table.is_subclass(cls, *tile);
}

ClassId TileStacks::area_of(TypeId component) const {
    const TypeId area = dependency_of(game_, component, kind::kArea);
    return area == kNoType ? kNoClass : game_.core().types()[area].cls;
}

int TileStacks::seat_of_owner(TypeId component) const {
    const TypeId owner = owner_of(game_, component);
    if (owner == kNoType) return 0;
    const int seat = seat_of(game_, owner);
    return seat == 0 ? -1 : seat;
}

void TileStacks::note(TypeId component, int count) {
    const ClassId cls = game_.core().types()[component].cls;
    const auto marker = marker_words_.find(cls);
    if (marker == marker_words_.end() && !is_tile(cls)) return;
    const ClassId area = area_of(component);
    if (area == kNoClass) return;
    touched_.insert(area);
    const TypeId below = marker == marker_words_.end() ? kNoType : dependency_of(game_, component, kind::kTile);
    if (below != kNoType) {
        auto& words = called_[below];
        if (count > 0) words.push_back(marker->second);
        if (count < 0 && !words.empty()) words.pop_back();
        return;
    }
    auto& stack = stacks_[area];
    if (count > 0) stack.push_back(component);
    if (count < 0) std::erase(stack, component);
}

TileView TileStacks::top_of(ClassId area) const {
    const auto stack = stacks_.find(area);
    if (stack == stacks_.end() || stack->second.empty()) return {};
    // A marker gives way to the tile that comes to lie there.
    TypeId top = stack->second.back();
    for (const TypeId each : stack->second) {
        if (is_tile(game_.core().types()[each].cls)) top = each;
    }
    TileView view{game_.core().types()[top].cls, seat_of_owner(top)};
    if (const auto words = called_.find(top); words != called_.end() && !words->second.empty())
        view.called = words->second.back();
    return view;
}

}  // namespace rego::app
