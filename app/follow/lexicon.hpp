// The words of a record as the names of a game: printed card names to classes, seats to players, "4_6" to its area.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "app/follow/record.hpp"
#include "app/follow/state.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/wording.hpp"

namespace rego::app::follow {

/// Classes by how they are printed, and by how they are spelled where nothing else is printed that way.
using PrintedClasses = std::map<std::string, engine::ClassId, std::less<>>;
PrintedClasses printed_classes(const engine::ClassTable& table);
/// The class name for printed words, letter case, spaces and punctuation aside; the words themselves if there is none.
std::string class_name(const engine::ClassTable& table, const PrintedClasses& classes, std::string_view printed);

class Lexicon {
  public:
    /// `printed` has to stay.
    Lexicon(engine::MarsGame& game, const Record& record, const PrintedClasses& printed);

    /// The class of that printed name, letter case, spaces and punctuation aside; with a suffix to try first
    /// (`Asteroid` is `AsteroidSP` as a project).
    std::optional<engine::ClassId> find(std::string_view printed, std::string_view suffix = {}) const;
    /// The class name, or the words themselves if there is none.
    std::string name(std::string_view printed) const { return text(number(Role::Thing, printed)); }
    /// What lies on cards, also where a card is printed like it (`Asteroid`).
    std::string resource(std::string_view printed) const { return text(number(Role::Resource, printed)); }
    std::string player(std::string_view name) const { return text(number(Role::Player, name)); }
    std::string area(std::string_view area) const { return text(number(Role::Area, area)); }
    std::optional<engine::TypeId> actor(const std::string& name) const;
    /// 0: nobody is called so.
    unsigned seat_of(std::string_view name) const;

    // --- Names as numbers
    static Name number(engine::ClassId cls) { return cls + 1; }
    /// Of the class with that name; a word that is none gets a number of its own.
    Name number(std::string_view name) const;
    std::string text(Name name) const;

    /// Those on the player boards, as many as a record has, in its order.
    const std::vector<engine::ClassId>& resources() const { return resources_; }
    // --- The parameters of the game
    const std::vector<engine::Track>& tracks() const { return tracks_; }
    const engine::Track* track(Name key) const;
    bool counts_tiles(const engine::Track& track) const;

    /// A recorded state in the names of this game.
    State state_of(const Snapshot& recorded) const;

  private:
    /// What a word of the record stands for depends on where it stands.
    enum class Role { Thing, Tag, Resource, Tile, Area, Event, Player, Delegate, Parameter, kCount };
    /// Worked out once for each word.
    Name number(Role role, std::string_view word) const;
    std::string meaning(Role role, std::string_view word) const;
    std::string thing(std::string_view printed, std::string_view suffix = {}) const;
    std::string on_card(std::string_view printed) const;
    std::string tile_class(std::string_view tile) const;
    std::string place(std::string_view area) const;

    void add_course(const Snapshot& recorded, Rows& rows) const;
    void add_goals(Aspect aspect, const std::vector<Taken>& goals, Rows& rows) const;
    void add_colony(const ColonyState& tile, Rows& rows) const;
    void add_committee(const CommitteeState& committee, Rows& rows) const;
    void add_player(unsigned seat, const Shared<PlayerState>& player, State& state) const;
    void add_cards(Aspect aspect, unsigned seat, const Words& cards, Rows& rows) const;
    /// What was made of parts of a state the last time; good for as long as they are the same.
    template <class... Parts>
    class Passage {
      public:
        /// `tell` adds rows for what the parts say.
        template <class Tell>
        const Part& of(const Shared<Parts>&... parts, Tell tell) {
            if (!(told_ && parts_ == std::tie(parts...))) {
                parts_ = {parts...};
                Rows rows;
                tell(rows);
                told_ = std::move(rows).part();
            }
            return told_;
        }

      private:
        std::tuple<Shared<Parts>...> parts_;
        Part told_;
    };
    struct Seat {
        Passage<PlayerState> board, turn;
        Passage<Words, Words> cards;
        Passage<std::map<std::string, Counts>, Counts> on_cards;
        Passage<Counts> tags;
    };

    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    using Numbers = std::unordered_map<std::string, Name, Hash, std::equal_to<>>;

    engine::MarsGame& game_;
    const PrintedClasses& classes_;
    std::vector<std::string> players_;  // by seat, as the record calls them
    std::vector<engine::ClassId> resources_;
    std::vector<engine::Track> tracks_;
    // Remembered only, which nobody can tell from outside.
    mutable Part course_;
    mutable Passage<std::vector<TileState>, std::vector<TileState>> tiles_;
    mutable Passage<std::vector<Taken>, std::vector<Taken>> goals_;
    mutable Passage<std::vector<ColonyState>> colonies_;
    mutable Passage<CommitteeState> committee_;
    mutable std::vector<Seat> seats_;
    mutable std::array<Numbers, static_cast<std::size_t>(Role::kCount)> known_;
    mutable Numbers other_numbers_;
    mutable std::vector<std::string> other_words_;
};

}  // namespace rego::app::follow
