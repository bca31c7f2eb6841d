// What a step of a record says was paid.
#pragma once

#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

class StepPayments {
  public:
    StepPayments(engine::MarsGame& game, const Lexicon& lexicon) : game_(game), lexicon_(lexicon) {}

    /// The move as it may have been paid for. What was paid may also have been for something that came later; then the
    /// game works it out.
    std::vector<std::vector<engine::Move>> paid_or_not(const Step& step, const engine::Move& made) const;
    /// Those that the game might not think of by itself: with anything but money, or one of several.
    std::vector<engine::Payment> odd(const Step& step) const;

  private:
    engine::Payment of(const Step& step, const Counts& counts) const;
    engine::Payment in_parts(const Step& step) const;
    std::optional<engine::PaymentItem> item(const Step& step, std::int32_t amount,
                                            const parser::Expression& resource) const;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
};

}  // namespace rego::app::follow
