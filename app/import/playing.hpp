// The game that is being put together: commands are carried out in it and taken back. All that the importer does to a
// game, it does here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app::imports {

using engine::Move;

/// A command that has been carried out.
struct Done {
    Move command;
    engine::World::Checkpoint before = 0;
    engine::EventNumber first = 0;           // its events come after this one
    engine::Price paid;                      // what rego paid by itself
    std::string inferred;                    // why it was that, or paid like that, if nobody said so
    std::optional<parser::Instruction> fix;  // it was no command
    bool is_choice = false;                  // inferred is what was done, and not only what it was paid with
};

class Playing {
  public:
    explicit Playing(engine::MarsGame& game) : game_(game) {}

    engine::MarsGame& game() { return game_; }
    engine::EventNumber now() { return static_cast<engine::EventNumber>(game_.core().world().events().size()); }

    engine::Result<engine::Receipt> perform(const Move& command);
    /// Corrects the game. False if that cannot be.
    bool fix(const parser::Instruction& change, const std::string& why);
    const std::vector<Done>& done() const { return done_; }

    /// The moment behind so many commands.
    struct Mark {
        std::size_t commands = 0;
    };
    Mark mark() const { return {done_.size()}; }
    void go_back(const Mark& mark);
    /// What was taken back, to be done again from the same state.
    struct Stretch {
        std::vector<Done> commands;
        engine::World::Changes changes;
    };
    Stretch take_back(const Mark& mark);
    void repeat(const Stretch& stretch);

    /// The number of events before that command.
    engine::EventNumber at(std::size_t command);
    /// Says why the last command was that.
    void explain_last(const std::string& why, bool is_choice);
    /// What was done before, from another state. False if the rules do not allow it.
    bool perform_again(const Done& done);

  private:
    engine::World::Checkpoint checkpoint_of(const Mark& mark) const;

    engine::MarsGame& game_;
    std::vector<Done> done_;
};

}  // namespace rego::app::imports
