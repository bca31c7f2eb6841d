// Names as people write them: cards as printed, areas by row and column, players by seat or display name, prefixes.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/class_table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

/// Letters and digits only, in lower case: what is compared.
std::string plain_name(std::string_view text);

class Names {
  public:
    explicit Names(std::shared_ptr<const engine::ClassTable> table) : table_(std::move(table)) {}

    /// What a name may stand for: the concrete classes below one of these, and what to call them in messages.
    struct Kind {
        const char* super;
        const char* called;
        const char* suffix;  // may be left out: `PowerPlant` for PowerPlantSP
    };
    static constexpr Kind kCard{kind::kCard, "card", ""};
    static constexpr Kind kMilestone{kind::kMilestone, "milestone", ""};
    static constexpr Kind kAward{kind::kAward, "award", ""};
    static constexpr Kind kProject{kind::kProject, "standard project", "SP"};
    static constexpr Kind kArea{kind::kArea, "area", ""};
    static constexpr Kind kColony{kind::kColony, "colony", ""};
    static constexpr Kind kParty{kind::kParty, "party", ""};
    static constexpr Kind kGlobalEvent{kind::kGlobalEvent, "global event", ""};
    static constexpr Kind kPhase{kind::kPhase, "phase", kind::kPhase};

    /// By class or as printed, ignoring case, blanks and punctuation, by a unique prefix, also of a later word. With a
    /// game, what is in use there comes first. Errors of kind UnknownName (with suggestions) or Ambiguous.
    parser::Result<engine::ClassId> find(const Kind& kind, std::string_view name, engine::MarsGame* game) const;
    /// Whether find() would find it; asked often, so nothing is thought of what else may have been meant.
    bool knows(const Kind& kind, std::string_view name, engine::MarsGame* game) const;

    /// All that the name may stand for, where find() calls it ambiguous.
    std::vector<engine::ClassId> all_meant(const Kind& kind, std::string_view name, engine::MarsGame* game) const;

    /// As find(); `4_6` is the area in that row and column of the game's map.
    parser::Result<engine::ClassId> find_area(std::string_view name, engine::MarsGame& game) const;

    /// All names of a kind, as classes; with a game those in use there.
    std::vector<engine::ClassId> all(const Kind& kind, engine::MarsGame* game) const;

    const engine::ClassTable& table() const { return *table_; }

  private:
    struct Entry {
        engine::ClassId cls;
        std::string class_name;    // plain
        std::string short_name;    // plain, without the suffix
        std::string printed_name;  // plain
    };
    enum class Spelling { Class, Short, Printed, Tail };  // a tail is the printed name from a later word on
    struct Spelled {
        std::string plain;
        Spelling spelling;
        std::size_t entry;
    };
    struct Entries {
        std::vector<Entry> list;
        std::vector<Spelled> spellings;  // of all of them, in the order of the alphabet
    };
    const Entries& entries(const Kind& kind) const;
    std::optional<engine::ClassId> exactly(const Kind& kind, const std::string& plain, engine::MarsGame* game) const;
    /// All that the plain name may stand for in its most exact meaning.
    std::vector<engine::ClassId> meant_by(const Kind& kind, const std::string& plain, engine::MarsGame* game) const;
    parser::Diagnostic several(const Kind& kind, std::string_view name,
                               const std::vector<engine::ClassId>& found) const;
    parser::Diagnostic unknown(const Kind& kind, std::string_view name, const std::string& plain) const;

    std::shared_ptr<const engine::ClassTable> table_;
    mutable std::unordered_map<std::string_view, Entries> entries_;  // by super
};

/// A player of the game by class, short name or display name; `Engine` and `SoloOpponent` too. kNoType if nobody.
engine::TypeId find_actor(engine::MarsGame& game, std::string_view name);
/// The same, as an error with the names there are.
parser::Result<engine::TypeId> need_actor(engine::MarsGame& game, std::string_view name);

/// What the player of that class is called, as it is typed: `Bob`, `"Anne Marie"`.
std::string typed_name(engine::MarsGame& game, std::string_view actor_class);

/// The PETS with names that PETS cannot read (`Jörg`, `Anne-Marie`, `"Anne Marie"`) as the short name of the seat. It
/// is as long as before, and every other thing stays in its place.
std::string with_readable_names(std::string pets, const std::vector<std::string>& players);

/// Whether it may stand in a display name: letters of any alphabet, digits, blanks and a few marks.
bool is_sign_of_name(char c);

/// Why a display name cannot be used; empty if it can.
std::string display_name_problem(const engine::ClassTable& table, std::string_view name);

/// "`a`, `b` or `c`".
std::string quoted_list(const std::vector<std::string>& names, std::string_view last = "or");

}  // namespace rego::app
