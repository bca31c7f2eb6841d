// What is said to have come of a decision, and what did in the game: both as numbers of components, to be compared.
#pragma once

#include <compare>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "app/import/fact.hpp"
#include "app/import/setup.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::imports {

/// A component that came, or went. A tile or a marker counts as its area.
struct Movement {
    engine::TypeId type = engine::kNoType;
    bool is_loss = false;
    friend auto operator<=>(const Movement&, const Movement&) = default;
};
/// How many of each came, and how many went; never less than one.
using Tally = std::map<Movement, int>;

class Accounts {
  public:
    Accounts(engine::MarsGame& game, const Setup& setup, const Vocabulary& vocabulary);

    /// Adds what the fact says. False if the game has no such things.
    bool add_told(const Fact& fact, Tally& told);
    /// What has happened since that event, payments of what is owed left out.
    Tally happened(engine::EventNumber since) { return happened(since, kNow); }
    /// And before that one.
    Tally happened(engine::EventNumber since, engine::EventNumber until);
    /// What happened and would have been told: all of it; not what only lies in stock, since nobody tells of
    /// production; or nothing.
    enum class Surplus : unsigned char { Counts, NotInStock, Ignored };
    /// How far what happened is from what is told; 0 if all that is told happened, and nothing else that would have
    /// been told.
    int distance(const Tally& told, const Tally& happened, Surplus surplus);
    /// What is told and did not happen.
    Tally missing(const Tally& told, const Tally& happened) const;
    /// What happened and is not told.
    Tally surplus(const Tally& told, const Tally& happened) const;
    void forget_stock(Tally& tally) const {
        std::erase_if(tally, [this](const auto& each) { return is_in_stock(each.first.type); });
    }
    /// What corrects the game where the fact departs from the rules.
    std::vector<parser::Instruction> corrections(const Departure* departure, const Slots& slots) const;
    /// For people: "-2 Plant<Player2>".
    std::string text(const Tally& tally) const;

    engine::TypeId player(std::size_t number) const;  // by its number in the log
    engine::TypeId area(const Slots& slots);

  private:
    static constexpr engine::EventNumber kNow = std::numeric_limits<engine::EventNumber>::max();
    enum class Weight : unsigned char { Unknown, None, Resource, Place, Quiet };
    struct Counted {
        Weight weight = Weight::Unknown;
        engine::TypeId as = engine::kNoType;  // what it counts as
    };
    const Counted& counted(engine::TypeId type);
    Counted look_up(engine::TypeId type) const;
    bool is_in_stock(engine::TypeId type) const;
    bool is_neutral(engine::TypeId type) const;
    bool is_of(engine::TypeId type, engine::ClassId cls) const;
    std::string filled_in(const std::string& change, const Slots& slots) const;
    std::string on_card(const Slots& slots) const;

    engine::MarsGame& game_;
    const Setup& setup_;
    const Vocabulary& vocabulary_;
    engine::ClassId pay_, hosted_, tile_, claim_, area_, neutral_;
    std::vector<engine::ClassId> told_, quiet_, stock_;
    std::vector<Counted> counted_;
    std::map<std::string, engine::TypeId> known_;
};

}  // namespace rego::app::imports
