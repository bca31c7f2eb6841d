// How far Mars has come: temperature, oxygen, oceans, and whatever else a module counts in steps.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/types/wording.hpp"

namespace rego::engine {

class MarsGame;

struct TrackState {
    Track track;
    std::int64_t steps = 0;

    std::int64_t value() const { return track.value(steps); }
    std::string text() const { return track.value_text(steps); }
};

TrackState state_of(MarsGame& game, const Track& track);
/// The tracks of what is in use in the game, in the order in which they are told.
std::vector<TrackState> tracks_of(MarsGame& game);

/// What the track with that key in `state` shows; 0 if the game has none.
std::int64_t track_value(const std::vector<TrackState>& tracks, std::string_view key);

}  // namespace rego::engine
