// The words of a record as the names of a game: printed card names to classes, seats to players, "4_6" to its area.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/follow/record.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

/// Classes by how they are printed, and by how they are spelled where nothing else is printed that way.
std::map<std::string, engine::ClassId, std::less<>> printed_classes(const engine::ClassTable& table);
/// The class name for printed words, letter case, spaces and punctuation aside; the words themselves if there is none.
std::string class_name(const engine::ClassTable& table, std::string_view printed);

class Lexicon {
  public:
    Lexicon(engine::MarsGame& game, const Record& record);

    /// The class of that printed name, letter case, spaces and punctuation aside; with a suffix to try first
    /// (`Asteroid` is `AsteroidSP` as a project).
    std::optional<engine::ClassId> find(std::string_view printed, std::string_view suffix = {}) const;
    /// The class name, or the words themselves if there is none.
    std::string name(std::string_view printed, std::string_view suffix = {}) const;
    /// What lies on cards, also where a card is printed like it (`Asteroid`).
    std::string resource(std::string_view printed) const;
    std::string player(const std::string& name) const;
    std::string tile_class(const std::string& tile) const;
    std::string area(const std::string& area) const;
    std::optional<engine::TypeId> actor(const std::string& name) const;

    /// A recorded state with all names as this game spells them.
    Snapshot translated(const Snapshot& state) const;
    CommitteeState translated(const CommitteeState& state) const;

  private:
    engine::MarsGame& game_;
    std::map<std::string, engine::ClassId, std::less<>> classes_;
    std::map<std::string, std::string> players_;
};

/// The state of the game in the form of a record, names as the game spells them.
Snapshot snapshot_of(engine::MarsGame& game);

}  // namespace rego::app::follow
