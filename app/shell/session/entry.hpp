// A command of the past, with all that it takes to go back before it and to repeat it without asking a rule.
#pragma once

#include <memory>
#include <string>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// How a game is played: what a session remembers beside the world.
struct Settings {
    engine::Mode mode = engine::Mode::Game;
    engine::Auto eagerness = engine::Auto::Safe;
    std::string pinned;                                // the class of the pinned actor; empty: nobody
    std::shared_ptr<const engine::Measures> measures;  // of the session; null: none

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Where a session stands: in which game, how far in it, and how it is played.
struct Moment {
    std::shared_ptr<engine::MarsGame> game;  // null: none
    engine::World::Checkpoint checkpoint = 0;
    Settings settings;

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// A command that changed something. `save`, `history` and the journal show those that still hold.
struct Entry {
    std::string line;                     // as it is shown and read back: `Bob: play Ants`
    std::string command;                  // the same without who acted: `play Ants`
    std::string origin;                   // the script it came from; empty if it was typed
    std::string actor;                    // the class of whoever acted; empty if that does not matter
    std::string remark;                   // of `note` and `because`
    std::int64_t generation = 0;          // in which it was done; 0 for what begins a game
    std::string payment;                  // what rego paid by itself
    engine::EventNumber first_event = 0;  // the events it made are first_event < n <= last_event
    engine::EventNumber last_event = 0;

    // Where it led. The place before it is where the command before it led.
    std::weak_ptr<engine::MarsGame> game;  // gone: it can be had again by carrying the commands out anew
    bool has_game = false;
    bool begins_game = false;
    engine::World::Checkpoint checkpoint = 0;
    Settings settings;
    engine::World::Changes changes;  // what it did to the world, as long as it is taken back

    bool is_lost() const { return has_game && game.expired(); }
};

}  // namespace rego::app
