// A whole move in one line: `play comet at 5_4, -1 plant Ann`. Behind the name stand where, from or onto which card,
// payments and answers; each must answer a question that the move asks.
#pragma once

#include <functional>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

struct WholeMove {
    Word name;                     // of the card or project; empty for `first`
    std::vector<Word> payments;    // `9`, `2s 4t`
    std::vector<Word> either;      // could be payments or answers: `4 plant`
    std::vector<Word> follow_ups;  // `at 5_4`, `on Ants`, `from Decomposers`, `-1 plant Ann`
};

/// What is left of the command. Words like `from` may belong to a name: `water import from europa`.
WholeMove read_move(Run& run, const Names::Kind* kind);

/// Begins the move, with what is to be paid, and answers its questions. All or nothing, as every command is.
Outcome make_move(Run& run, const WholeMove& move,
                  const std::function<Outcome(engine::TypeId actor, const engine::Payment& payment)>& begin);

}  // namespace rego::app::commands
