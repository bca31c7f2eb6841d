// Answers what a decision leaves pending so that what is told to have come of it has come. Tries answers and takes them
// back.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "app/follow/answers.hpp"
#include "app/import/accounts.hpp"
#include "app/import/fact.hpp"
#include "app/import/playing.hpp"

namespace rego::app::imports {

/// A way in which it may have gone.
struct Ending {
    Playing::Stretch stretch;
    int distance = 0;
    int declined = 0;    // offers
    int preference = 0;  // less: what the log names; more: what it lets one rule out
};

/// What is told between two decisions.
struct Segment {
    const Fact* decision = nullptr;  // null: before the first
    const Fact* next = nullptr;      // the decision that follows; null: the log is over
    std::vector<const Fact*> consequences;
    std::vector<std::string> named;  // classes that an answer is about: `X` of "used X action with Viron"
    std::vector<std::string> areas;  // where something surely went that is not told
    /// Production is not told.
    bool is_silent_on_stock() const {
        const Kind kind = decision != nullptr ? decision->kind : Kind::Quiet;
        return kind == Kind::Pass || kind == Kind::Govern || kind == Kind::GovernOcean;
    }
    std::set<std::string> avoided;  // and where it surely did not go
    Tally told;                     // what they come to, and what was left unexplained before
};

class SegmentSolver : private follow::Hints {
  public:
    /// `can_begin`: whether a decision can be made now.
    using CanBegin = std::function<bool(const Fact& decision)>;
    SegmentSolver(Playing& playing, Accounts& accounts, CanBegin can_begin);

    /// Ways to go on from the present state, which is where the decision has led, the nearest first; at least one.
    /// `since`: what happened before that is not of the segment.
    /// `is_exhaustive`: not only until one fits.
    std::vector<Ending> solve(const Segment& segment, engine::EventNumber since, Playing::Mark begin,
                              bool is_exhaustive);
    /// Whether the last time several answers fitted equally well.
    bool had_choice() const { return had_choice_; }

    void use_events(std::vector<engine::ClassId> events) { events_ = std::move(events); }

  private:
    void search();
    bool is_left_alone(const follow::PossibleAnswer& answer) const;
    bool place_next();
    void consider();
    int distance_now();
    int penalty() const;
    bool is_named(const follow::PossibleAnswer& answer) const;
    int preference_of(const follow::PossibleAnswer& answer) const;
    bool gives_up() const { return solved_ || tries_ > most_tries_; }

    std::vector<engine::ClassId> cards(engine::TypeId) override { return {}; }
    std::vector<engine::ClassId> events() override { return events_; }
    std::vector<engine::Payment> payments(engine::TypeId) override { return {}; }
    bool goes_astray(const engine::Way& way) override;

    Playing& playing_;
    Accounts& accounts_;
    follow::Answers answers_;
    CanBegin can_begin_;
    std::vector<engine::ClassId> events_;

    const Segment* segment_ = nullptr;
    engine::EventNumber since_ = 0;
    Playing::Mark begin_;
    Accounts::Surplus surplus_ = Accounts::Surplus::Counts;
    std::vector<Ending> ways_;
    bool solved_ = false;
    bool is_exhaustive_ = false;
    bool had_choice_ = false;
    int tries_ = 0;
    int most_tries_ = 0;
    int depth_ = 0;
    int declined_ = 0;
};

}  // namespace rego::app::imports
