// A whole move in one line: `play comet at 5_4, -1 plant Ann`. Behind the name stand where, from or onto which card,
// payments and answers; each must answer a question that the move asks. line_of (app/tell/lens/move_line.hpp) writes
// such lines; which verbs there are is in play.cpp.
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

/// A line that has been read.
struct ReadMove {
    engine::Move move;
    std::optional<engine::Move> otherwise = {};  // where what could be a payment is an answer
    WholeMove parts = {};
};

/// Completes the move by what stands behind the name. Whatever could be a payment is one.
parser::Result<ReadMove> read_parts(Run& run, WholeMove parts, engine::Move move);

/// Whether people pay with it: it comes before others where something is spent.
bool is_spent(const engine::ClassTable& table, engine::ClassId cls);

/// The move that the rest of the command is about; its verb has been taken.
parser::Result<ReadMove> read_move(Run& run);
/// The same of a line, for whoever acts.
parser::Result<engine::Move> read_line(Session& session, std::string_view line);

/// Makes it. Where the payment is not accepted, it is made otherwise.
Outcome make_move(Run& run, const ReadMove& read);
Outcome make_move(Run& run, engine::Move move);

/// `at 5_4`, `on Ants`, `from Decomposers`, or an answer in words or PETS.
parser::Result<engine::Answer> read_answer(Run& run, Word part);

}  // namespace rego::app::commands
