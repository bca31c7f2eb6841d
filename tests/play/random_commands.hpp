// Commands at random for any session: every verb of the table, PETS of the live classes, moves of a player, and
// everything that changes the past. Files lie in the session's own folder.
#pragma once

#include <string>
#include <vector>

#include "app/shell/session/session.hpp"
#include "tests/play/decisions.hpp"
#include "tests/play/random_pets.hpp"

namespace rego::app {

class RandomCommands {
  public:
    RandomCommands(Session& session, Decisions& decisions)
        : session_(session), decisions_(decisions), pets_(session, decisions) {}

    /// A whole line; with a game to begin with.
    std::string next();
    /// The scripts that `script` and `load` find, with their texts.
    static const std::vector<std::pair<std::string, std::string>>& scripts();

  private:
    std::string new_game();
    std::string command();     // that may be part of another one
    std::string move();        // what somebody who plays might do
    std::string in_pets();     // an instruction, an answer, a question
    std::string of_table();    // any verb, with what it takes
    std::string setting();     // how it is played
    std::string correction();  // of the past
    std::string stepping();
    std::string with_file();
    std::string block();  // lines that decide about others
    std::string argument(Arg kind);
    std::string somebody();
    std::string number(int most);

    Session& session_;
    Decisions& decisions_;
    RandomPets pets_;
};

}  // namespace rego::app
