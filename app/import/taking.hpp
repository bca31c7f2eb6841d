// Takes one step: makes its decision in the game, answers what that leaves pending, and judges what came of it by what
// is told.
#pragma once

#include <string>
#include <vector>

#include "app/import/accounts.hpp"
#include "app/import/moves.hpp"
#include "app/import/playing.hpp"
#include "app/import/segment.hpp"
#include "app/import/steps.hpp"

namespace rego::app::imports {

class Taking {
  public:
    Taking(Playing& playing, const Facts& facts, const Setup& setup, const Vocabulary& vocabulary, Accounts& accounts,
           std::vector<Step>& steps);

    /// False if the rules do not allow the decision; `why` says what they say.
    bool take(std::size_t index);
    const std::string& why() const { return why_; }

    /// Follows the ending with that index; the others that are nearly as good are kept.
    void settle_on(Step& step, std::vector<Ending> endings, std::size_t chosen, engine::EventNumber since);

    /// All ways in which the step may have gone that what is told of it does not tell apart. The game stands before it.
    std::vector<Ending> ways_not_told_apart(Step& step);

    /// The commands that the decision may have been.
    std::vector<Moves> moves_of(const Segment& segment, const Tally& spent);
    bool perform_all(const Moves& commands);

    /// What nobody took up has been declined. False if there was nothing.
    bool decline_all();

  private:
    enum class Search : bool { Nearest, All };
    void begin(Step& step);
    void correct_departures(const Step& step);
    void correct_what_is_left(Step& step);
    std::vector<Ending> ways_through(Step& step, engine::EventNumber since, Search search);
    void follow(Step& step, std::vector<Ending> endings, engine::EventNumber since);
    bool can_begin(const Fact& decision);
    bool can_begin_now(const Fact& decision);
    void reach_greenery(const Fact* decision);
    void reach_turn(const Fact* decision);
    bool has_gone_by(const Fact& decision);
    void use_events();

    Playing& playing_;
    const Facts& facts_;
    const Setup& setup_;
    const Vocabulary& vocabulary_;
    Accounts& accounts_;
    std::vector<Step>& steps_;
    SegmentSolver solver_;
    std::string why_;
    const Step* current_ = nullptr;  // that is being taken
    engine::EventNumber since_ = 0;  // and its first event
};

}  // namespace rego::app::imports
