#include "engine/mars/tracks.hpp"

#include "engine/mars/mars_game.hpp"

namespace rego::engine {

std::vector<TrackState> tracks_of(MarsGame& game) {
    const ClassTable& table = game.core().table();
    std::vector<TrackState> states;
    for (Track& track : all_tracks(table)) {
        if (!game.core().world().is_active(track.cls)) continue;
        const std::int64_t steps = game.count(table.info(track.cls).name, kNoType);
        states.push_back({std::move(track), steps});
    }
    return states;
}

std::int64_t track_value(const std::vector<TrackState>& tracks, std::string_view key) {
    for (const TrackState& state : tracks) {
        if (state.track.key == key) return state.value();
    }
    return 0;
}

}  // namespace rego::engine
