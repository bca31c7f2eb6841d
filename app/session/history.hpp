// The past of a session: the commands that still hold, and the steps that `undo` takes back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// What a session remembers beside the game.
struct Settings {
    engine::Mode mode = engine::Mode::Game;
    engine::Auto eagerness = engine::Auto::Safe;
    std::string pinned;  // the class of the pinned actor; empty: nobody

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// A point to which a session can go back, as long as its game is kept.
struct Moment {
    std::weak_ptr<engine::MarsGame> game;
    bool has_game = false;
    bool can_roll_back = true;  // false: only by replaying the history
    engine::World::Checkpoint checkpoint = 0;
    std::shared_ptr<const engine::ClassTable> table;  // the canon as it was read; null: not yet
    Settings settings;
};

/// A command that changed something and still holds. `save`, `history` and the journal show these.
struct Entry {
    std::string line;
    std::string origin;  // the script it came from; empty if it was typed
    Moment before;
    engine::EventNumber first_event = 0;  // the events it made are first_event < n <= last_event
    engine::EventNumber last_event = 0;
    std::string remark;  // of `note` and `because`
};

/// What one `undo` takes back: a command, or all those of a script.
struct Step {
    std::string title;
    std::vector<std::string> lines;                      // of a script: what `redo` runs; empty: the title itself
    bool afresh = false;                                 // the lines begin without a game
    std::size_t entries = 0;                             // how many there were before …
    std::optional<std::vector<Entry>> entries_before;    // … or, when some of them were changed, which
    std::shared_ptr<const engine::ClassTable> reloaded;  // of `reload`: what it read, which is what `redo` brings back
    Moment before;
};

}  // namespace rego::app
