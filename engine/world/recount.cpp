// World: what is kept up to date beside the components, counted anew.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "engine/world/world.hpp"

namespace rego::engine {

std::vector<std::string> World::miscounts() const {
    std::vector<std::string> wrong;
    for (const Pattern& pattern : patterns_) {
        std::int64_t total = 0;
        std::size_t members = 0;
        for (const ClassId cls : table_.info(types_[pattern.type].cls).concrete_descendants) {
            for (const TypeId component : enrolled_[cls]) {
                if (!types_.is_subtype(component, pattern.type)) continue;
                total += count(component);
                ++members;
            }
        }
        const std::set<TypeId> known(pattern.members.begin(), pattern.members.end());
        if (total != pattern.total)
            wrong.push_back(fmt::format("there are {} `{}`, not {}", total, types_.print(pattern.type), pattern.total));
        if (members != pattern.members.size() || members != known.size())
            wrong.push_back(
                fmt::format("`{}` has {} kinds, not {}", types_.print(pattern.type), members, known.size()));
    }
    // Each live effect listens once for each class that its arms are about, and nobody else does.
    std::size_t listening = 0, wanted = 0;
    for (const auto& list : listeners_) {
        listening += list.size();
        for (const LiveEffect& live : list)
            if (count(live.carrier) == 0)
                wrong.push_back(fmt::format("`{}` listens and is not there", types_.print(live.carrier)));
    }
    for (const auto& enrolled : enrolled_) {
        for (const TypeId component : enrolled) {
            if (count(component) == 0) continue;
            for (const std::uint32_t rule : read_rules(component).all) {
                std::set<std::size_t> places;
                for (const TriggerArm& arm : table_.effect(rule).arms)
                    if (!arm.self) places.insert(place_of(arm.root, arm.side));
                wanted += places.size();
            }
        }
    }
    if (listening != wanted) wrong.push_back(fmt::format("{} effects listen, not {}", listening, wanted));
    return wrong;
}

}  // namespace rego::engine
