#include "app/tell/render/colonies.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

using namespace engine;

/// What was taken back, by `fix` or by a card, is the last of that player's.
std::vector<TypeId> colony_builders(MarsGame& game, TypeId tile) {
    const World& world = game.core().world();
    const auto cls = game.core().table().find(kind::kColonyBuilt);
    const auto concerns = [&](TypeId component) {
        return component != kNoType && cls && game.core().types().is_subclass(component, *cls) &&
               dependency_of(game, component, kind::kColony) == tile;
    };
    std::vector<TypeId> found;
    bool is_plain = true;  // nobody is there twice
    for (const TypeId component : game.core().world().dependents(tile)) {
        if (!concerns(component)) continue;
        found.push_back(owner_of(game, component));
        is_plain = is_plain && world.count(component) == 1;
    }
    // Components are in the order in which they came; only of several of a kind the log alone knows.
    if (is_plain) return found;
    found.clear();
    for (const Event& event : world.events()) {
        if (concerns(event.gain))
            found.insert(found.end(), static_cast<std::size_t>(event.count), owner_of(game, event.gain));
        for (std::int32_t n = 0; concerns(event.remove) && n < event.count; ++n) {
            const auto last = std::find(found.rbegin(), found.rend(), owner_of(game, event.remove));
            if (last != found.rend()) found.erase(std::next(last).base());
        }
    }
    return found;
}

namespace {

ColonyView view_of(MarsGame& game, TypeId tile) {
    ColonyView view;
    view.name = class_word(game, tile);
    view.track = amount(game, kNoType, fmt::format("{}<{}>", kind::kColonyTrack, view.name));
    view.colonies = colony_builders(game, tile);
    const auto visits = listed(game, kNoType, fmt::format("{}<{}, {}>", kind::kTrade, view.name, kind::kAnyone));
    if (!visits.empty()) view.visitor = owner_of(game, visits.front().component);
    return view;
}

}  // namespace

std::vector<ColonyView> colony_tiles(MarsGame& game) {
    std::vector<ColonyView> views;
    for (const auto& tile : listed(game, kNoType, kind::kColony)) views.push_back(view_of(game, tile.component));
    for (const auto& sleeper : listed(game, kNoType, kind::kSleepingColony)) {
        for (const TypeId named : game.core().types()[sleeper.component].dependencies) {
            ColonyView view;
            view.name = game.core().table().info(game.core().types()[named].literal).name;
            view.track = kTrackOfSleepingColony;
            view.asleep = true;
            views.push_back(std::move(view));
        }
    }
    std::sort(views.begin(), views.end(), [](const ColonyView& a, const ColonyView& b) { return a.name < b.name; });
    return views;
}

std::vector<std::string> colony_words(MarsGame& game, const Style& style) {
    std::vector<std::string> all;
    for (const ColonyView& tile : colony_tiles(game)) {
        if (tile.asleep) {
            all.push_back(tile.name + paint(style, Ink::Dim, " asleep"));
            continue;
        }
        std::vector<std::string> there;
        for (const TypeId owner : tile.colonies) there.push_back(painted_player(game, owner, style));
        if (tile.visitor != kNoType) there.push_back("fleet of " + painted_player(game, tile.visitor, style));
        all.push_back(fmt::format("{} {}{}{}", tile.name, paint(style, Ink::Number, std::to_string(tile.track)),
                                  there.empty() ? "" : ": ", fmt::join(there, ", ")));
    }
    return all;
}

Fleets fleets_of(MarsGame& game, TypeId player) {
    const std::int64_t free = amount(game, player, kind::kFleet);
    return {free, free + amount(game, player, kind::kTrade)};
}

}  // namespace rego::app
