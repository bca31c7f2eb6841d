// A whole move in one line: `play comet at 5_4, -1 plant Ann`. Behind the name stand where, from or onto which card,
// payments and answers; each must answer a question that the move asks. line_of (app/tell/lens/move_line.hpp) writes
// such lines.
#pragma once

#include <optional>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

/// The parts of the line.
struct WholeMove {
    Word name;                     // of the card or project; empty for `first`
    std::vector<Word> payments;    // `9`, `2s 4t`
    std::vector<Word> either;      // could be payments or answers: `4 plant`
    std::vector<Word> follow_ups;  // `at 5_4`, `on Ants`, `from Decomposers`, `-1 plant Ann`
};

/// What is left of the command. Words like `from` may belong to a name: `water import from europa`.
WholeMove cut_move(Run& run, const Names::Kind* kind);

/// Completes the move by what stands behind the name, and makes it. Whatever could be a payment is one; where that is
/// not accepted, it is an answer.
Outcome make_move(Run& run, const WholeMove& whole, engine::Move move);
/// A move that is all there, for whoever acts.
Outcome make_move(Run& run, engine::Move move);

/// `at 5_4`, `on Ants`, `from Decomposers`, or an answer in words or PETS.
parser::Result<engine::Answer> read_answer(Run& run, Word part);

}  // namespace rego::app::commands
