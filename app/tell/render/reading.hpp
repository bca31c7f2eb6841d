// Which components a person would mention, and which are bookkeeping of the engine.
#pragma once

#include <string>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// Signals, neighbours and adjacencies, tags, money still owed, the turn marker: part of how the game works, but
/// nothing that anybody at the table would say.
bool is_bookkeeping(engine::MarsGame& game, engine::TypeId component);
/// The same for whoever asks of many.
class Bookkeeping {
  public:
    explicit Bookkeeping(engine::MarsGame& game);
    bool holds(engine::TypeId component) const;

  private:
    const engine::ClassTable& table_;
    const engine::TypePool& types_;
    engine::ClassId turn_, action_taken_;
};

/// The event in short: without the actor as owner, a payment as what was paid.
std::string short_event_text(engine::MarsGame& game, const engine::Event& event);

/// `3 Plant<Player1> FROM Plant<Player2>`, `-Plant`: an event as PETS.
std::string event_text(engine::MarsGame& game, const engine::Event& event);

}  // namespace rego::app
