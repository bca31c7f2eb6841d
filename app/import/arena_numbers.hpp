// The numbers of all players behind each move of a game of Board Game Arena. Newer ones are complete; older ones tell
// only what the move has changed, and what they said before may no longer hold.
#pragma once

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/import/state.hpp"

namespace rego::app::imports {

class ArenaNumbers {
  public:
    /// A number of the player board.
    struct Tracker {
        std::string name;
        std::string cls;
    };
    /// Players by their ids, in the order in which they are numbered here, from 1; trackers in that of the board.
    ArenaNumbers(std::vector<std::string> ids, std::vector<Tracker> trackers, const nlohmann::json& moves);

    bool are_complete() const { return is_complete_; }

    /// To what is known behind the next move.
    void advance(const nlohmann::json& game_state);
    /// What was changed before this move belongs to a decision before.
    void begin_decision() { changed_.clear(); }

    // --- By the move
    int money_spent(std::size_t player) const;
    bool has_changed(std::size_t player, const std::string& resource) const;  // in stock
    using Units = std::vector<std::pair<std::string, int>>;                   // by the class of the resource
    Units production_changes(std::size_t player) const;
    Units losses(std::size_t player) const;

    std::shared_ptr<const State> state(const std::string& name);

  private:
    struct Place {
        std::size_t player = 0, row = 0;
        bool is_production = false;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    std::map<Place, int> read(const nlohmann::json& game_state) const;
    Units units(std::size_t player, bool is_production, bool are_losses) const;

    std::vector<std::string> ids_;
    std::vector<Tracker> trackers_;
    bool is_complete_ = true;
    std::map<Place, int> before_, now_;
    std::map<Place, int> changed_;  // since the decision began
    std::map<std::size_t, int> ratings_;
};

}  // namespace rego::app::imports
