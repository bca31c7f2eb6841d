#include "engine/mars/tracks.hpp"

#include "engine/mars/mars_game.hpp"

namespace rego::engine {

TrackState state_of(MarsGame& game, const Track& track) {
    return {track, game.count(game.core().table().name(track.cls), kNoType)};
}

std::vector<TrackState> tracks_of(MarsGame& game) {
    std::vector<TrackState> states;
    for (const Track& track : game.tracks()) states.push_back(state_of(game, track));
    return states;
}

std::int64_t track_value(const std::vector<TrackState>& tracks, std::string_view key) {
    for (const TrackState& state : tracks) {
        if (state.track.key == key) return state.value();
    }
    return 0;
}

}  // namespace rego::engine
