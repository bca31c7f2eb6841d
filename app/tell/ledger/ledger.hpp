// Who brought what: every gain and loss of a game, put down to the card, project or phase that caused it, and what each
// card has saved. Reads the log only; nothing is left out, so for each player everything adds up to what there
// is.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// What is counted, in the order in which it is told.
struct Thing {
    enum class Kind { Rating, Points, Resource, Card, CardResource, Production, Step, Tile };

    Kind kind = Kind::Resource;
    engine::ClassId cls = engine::kNoClass;
    engine::ClassId on = engine::kNoClass;  // of a resource on a card: which card

    auto operator<=>(const Thing&) const = default;
};

/// Where something came from, or went to.
struct Origin {
    enum class Kind {
        Class,  // a card, a standard project, Production …
        Setup,  // how the game begins
        Typed,  // a command that no rule asked for, such as `exec`
        Fix,
    };

    Kind kind = Kind::Class;
    engine::ClassId cls = engine::kNoClass;

    auto operator<=>(const Origin&) const = default;
};

using Amounts = std::map<Thing, std::int64_t>;

/// What one origin did for one player.
struct Account {
    Amounts brought;           // what its actions cost counts against it
    Amounts price;             // handed over to play it, below zero
    std::int64_t saved = 0;    // money that was owed and need not be paid
    std::int64_t covered = 0;  // money that was owed and could be paid with something else (Helion's heat)
    std::size_t payments = 0;  // how many bills it made easier so

    std::size_t last_bill = 0;  // the latest of them, so that none counts twice
};

/// One line of the books.
struct Posting {
    std::size_t event = 0;                    // its index in the log
    engine::TypeId player = engine::kNoType;  // whose it is
    Origin origin;
    Thing thing;
    std::int64_t count = 0;  // below zero: it is gone
    bool is_price = false;   // of a card that was played
};

class Ledger {
  public:
    explicit Ledger(engine::MarsGame& game);

    /// Empty for who is no player.
    const std::map<Origin, Account>& of(engine::TypeId player) const;
    /// All together, prices too, which is what there is now; resources on cards by kind only.
    Amounts totals(engine::TypeId player) const;
    /// All of them, in the order of the log; points have none.
    const std::vector<Posting>& postings() const { return postings_; }

  private:
    std::map<engine::TypeId, std::map<Origin, Account>> books_;
    std::vector<Posting> postings_;
};

}  // namespace rego::app
