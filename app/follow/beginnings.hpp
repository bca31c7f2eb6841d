// What a step of a record says was done, as the moves with which it may have begun.
#pragma once

#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "app/follow/solver.hpp"
#include "app/follow/step_payments.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

class BeginningsOfSteps {
  public:
    BeginningsOfSteps(engine::MarsGame& game, const Lexicon& lexicon)
        : game_(game), lexicon_(lexicon), payments_(game, lexicon) {}

    /// The ways in which the step may have begun; which it was, shows in the end. None: that is not known here.
    Beginnings of(const Step& step) const;
    /// Corporations, chosen in these steps and played once all have chosen.
    Moves of_corporations(const std::vector<const Step*>& steps) const;

  private:
    struct Kind;
    static const Kind* kind_of(const Step& step);

    engine::Move move(engine::Verb verb, const Step& step, std::optional<engine::ClassId> about = std::nullopt) const;
    engine::Move conversion(const Step& step, const char* what) const;
    engine::Move many(engine::Verb verb, const Step& step) const;
    bool lies_there_after(const Step& step) const;

    Beginnings play(const Step& step) const;
    Beginnings prelude(const Step& step) const;
    Beginnings action(const Step& step) const;
    Beginnings project(const Step& step) const;
    Beginnings convert_plants(const Step& step) const;
    Beginnings convert_heat(const Step& step) const;
    Beginnings sell(const Step& step) const;
    Beginnings research(const Step& step) const;
    Beginnings claim(const Step& step) const;
    Beginnings fund(const Step& step) const;
    Beginnings goal(engine::Verb verb, const Step& step) const;
    Beginnings trade(const Step& step) const;
    Beginnings pass(const Step& step) const;
    Beginnings end(const Step& step) const;
    Beginnings greenery(const Step& step) const;
    Beginnings first(const Step& step) const;
    Beginnings delegate(const Step& step) const;
    Beginnings policy(const Step& step) const;
    Beginnings govern(const Step& step) const;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    StepPayments payments_;
};

}  // namespace rego::app::follow
