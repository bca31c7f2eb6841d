// What can be done without asking, and is what remains a dead end?
#pragma once

#include <cstddef>
#include <vector>

#include "engine/exec/candidates.hpp"
#include "engine/exec/context.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/perform.hpp"
#include "engine/exec/prepare.hpp"

namespace rego::engine {

class Settler {
  public:
    Settler(Context& context, const Evaluator& evaluator, const Effects& effects, const Candidates& candidates,
            const Preparer& preparer, Performer& performer);

    /// Does what can be done without a decision; throws DeadEnd when something mandatory never can be.
    void settle(Auto mode);

  private:
    bool settle_one();
    bool take_first_choice();
    /// False when one was set aside, because only obstacles are looked for.
    bool refuse_dead_ends();
    bool some_way_out(int& trials);
    std::vector<Prepared> alternatives(const Prepared& choice, TypeId player, std::size_t most) const;

    Context& context_;
    TypePool& types_;
    World& world_;
    const ClassTable& table_;
    const Evaluator& evaluator_;
    const Effects& effects_;
    const Candidates& candidates_;
    const Preparer& preparer_;
    Performer& performer_;
};

}  // namespace rego::engine
