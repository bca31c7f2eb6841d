// The handlers of the verbs, listed once for the command table. Each reads its arguments from the run, asks or changes
// the game, and puts what there is to say into the reply.
#pragma once

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

// game.cpp
Outcome newgame(Run& run);
Outcome become(Run& run);
Outcome as(Run& run);
Outcome mode(Run& run);
Outcome eagerness(Run& run);
// history.cpp
Outcome undo(Run& run);
Outcome redo(Run& run);
Outcome rollback(Run& run);
Outcome history(Run& run);
Outcome amend(Run& run);
Outcome insert(Run& run);
Outcome drop(Run& run);
// files.cpp
Outcome script(Run& run);
Outcome save(Run& run);
Outcome load(Run& run);
Outcome import_log(Run& run);
Outcome reload(Run& run);
// help.cpp
Outcome help(Run& run);
Outcome clear(Run& run);
Outcome leave(Run& run);
// parse.cpp
Outcome parse(Run& run);
Outcome check(Run& run);
// ask.cpp
Outcome has(Run& run);
Outcome count(Run& run);
Outcome list(Run& run);
// desc.cpp
Outcome desc(Run& run);
// find.cpp
Outcome find(Run& run);
// cards.cpp
Outcome cards(Run& run);
// kept_games.cpp
Outcome games(Run& run);
Outcome resume(Run& run);
Outcome remove_game(Run& run);
Outcome rename(Run& run);
// set.cpp
Outcome set(Run& run);
// colony_table.cpp
Outcome colonies(Run& run);
// look.cpp
Outcome card(Run& run);
Outcome tasks(Run& run);
Outcome moves(Run& run);
Outcome log(Run& run);
Outcome map(Run& run);
Outcome turmoil(Run& run);
Outcome board(Run& run);
Outcome boards(Run& run);
Outcome standings(Run& run);
Outcome status(Run& run);
Outcome score(Run& run);
Outcome state(Run& run);
// why.cpp
Outcome why(Run& run);
// flow.cpp
Outcome if_holds(Run& run);
Outcome otherwise(Run& run);
Outcome for_each(Run& run);
Outcome repeat(Run& run);
Outcome let(Run& run);
Outcome echo(Run& run);
// alias.cpp
Outcome alias(Run& run);
// measure.cpp
Outcome measure(Run& run);
// ledger.cpp
Outcome ledger(Run& run);
// report.cpp
Outcome report(Run& run);
// plot.cpp
Outcome plot(Run& run);
// pets.cpp
Outcome exec(Run& run);
Outcome task(Run& run);
Outcome task_if_any(Run& run);
Outcome phase(Run& run);
Outcome turn(Run& run);
Outcome fix(Run& run);
Outcome note(Run& run);
// debug.cpp
Outcome try_out(Run& run);
Outcome trace(Run& run);
Outcome words(Run& run);
Outcome step(Run& run);
Outcome continue_stepping(Run& run);
Outcome cancel_stepping(Run& run);
Outcome break_on(Run& run);
Outcome watch(Run& run);
// play.cpp: most verbs of the game are moves and nothing else
Outcome move(Run& run);
Outcome buy(Run& run);
Outcome reveal(Run& run);
Outcome place_if_any(Run& run);
Outcome put_if_any(Run& run);
// expect.cpp
Outcome expect(Run& run);

}  // namespace rego::app::commands
