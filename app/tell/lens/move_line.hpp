// A move as the line that makes it; app/shell/commands/whole_move.hpp reads such lines. The two are inverse.
#pragma once

#include <string>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// How things are called: by their classes, or as printed and in the players' words, where the shell reads these.
enum class Spelling { Classes, Printed };

/// Without who acts: `play Comet, 21 at 5_4`.
std::string line_of(engine::MarsGame& game, const engine::Move& move, Spelling spelling = Spelling::Classes);
/// As a person would type it now: with `as PLAYER` only where the game expects another.
std::string full_line_of(engine::MarsGame& game, const engine::Move& move);

/// An answer to a pending task of that player: in the game's own words where there are some (`place 4_6`, `put Ants`,
/// `buy 4`), otherwise `task …`.
std::string answer_line(engine::MarsGame& game, const parser::Instruction& answer, Spelling spelling);

/// What was paid, as classes: "9 Megacredit, 2 Steel".
std::string price_line(const engine::ClassTable& table, const engine::Price& price);

}  // namespace rego::app
