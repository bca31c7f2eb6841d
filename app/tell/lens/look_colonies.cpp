// A look at the colonies: where the markers stand, who built in which order, whose fleet is there.
#include <algorithm>

#include "app/tell/lens/look.hpp"

namespace rego::app {

using namespace engine;

namespace {

/// The marker stands on its first place while it has taken no step; a tile that wakes has it on the second.
constexpr int kTrackOfSleepingColony = 1;

}  // namespace

std::vector<ColonyView> Look::colonies() {
    std::vector<ColonyView> views;
    for (const TypeId tile : present(all(kinds_.colony))) views.push_back(awake(tile));
    for (const TypeId sleeper : present(all(kinds_.sleeping_colony))) {
        ColonyView view;
        view.tile = named_class(sleeper);
        view.name = table_.info(view.tile).name;
        view.track = kTrackOfSleepingColony;
        view.asleep = true;
        views.push_back(std::move(view));
    }
    std::ranges::sort(views, {}, &ColonyView::name);
    return views;
}

ColonyView Look::awake(TypeId colony) {
    ColonyView view;
    view.tile = class_of(colony);
    view.name = table_.info(view.tile).name;
    view.track = count(all(kinds_.colony_track, colony));
    view.colonies = builders_of(colony);
    view.visitor = visitor_of(colony);
    return view;
}

TypeId Look::visitor_of(TypeId colony) {
    for (const TypeId visit : present(all(kinds_.trade))) {
        if (inside(visit, kinds_.colony) == colony) return owner_of(visit);
    }
    return kNoType;
}

/// What was taken back, by `fix` or by a card, is the last of that player's.
std::vector<TypeId> Look::builders_of(TypeId colony) {
    const auto concerns = [&](TypeId component) {
        return component != kNoType && types_.is_subclass(component, kinds_.colony_built) &&
               inside(component, kinds_.colony) == colony;
    };
    std::vector<TypeId> found;
    bool is_plain = true;  // nobody is there twice
    for (const TypeId component : world_.dependents(colony)) {
        if (!concerns(component)) continue;
        found.push_back(owner_of(component));
        is_plain = is_plain && world_.count(component) == 1;
    }
    // Components are in the order in which they came; only of several of a kind the log alone knows.
    if (is_plain) return found;
    found.clear();
    for (const Event& event : world_.events()) {
        if (concerns(event.gain))
            found.insert(found.end(), static_cast<std::size_t>(event.count), owner_of(event.gain));
        for (std::int32_t n = 0; concerns(event.remove) && n < event.count; ++n) {
            const auto last = std::find(found.rbegin(), found.rend(), owner_of(event.remove));
            if (last != found.rend()) found.erase(std::next(last).base());
        }
    }
    return found;
}

}  // namespace rego::app
