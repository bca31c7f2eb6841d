// The journals in the usual place: which game each holds, how far it got, and when. Reads headers and lines, plays
// nothing.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

/// A journal that holds a game and that no other session is using.
struct ShelvedGame {
    std::string path;
    std::string players;   // "Ann, Bob" or "2 players"
    std::string standing;  // "generation 2"; empty if the journal does not say
    std::size_t commands = 0;
    bool is_over = false;
    std::chrono::seconds age{0};  // since it was last written
};

/// The games in the usual place, the latest first.
std::vector<ShelvedGame> shelved_games();

/// What the lines of a journal say of the game that they end in; without players if there is none.
ShelvedGame game_in_journal(std::string_view text);

/// "Ann, Bob, generation 2, 12 minutes ago".
std::string shelved_game_text(const ShelvedGame& game);

/// What `--resume=list` prints: numbered, the latest first.
std::string shelf_text(const std::vector<ShelvedGame>& games);

/// One line for somebody who starts a shell while a game is unfinished, with how to go on; empty if there is none.
std::string unfinished_text(const std::vector<ShelvedGame>& games);

}  // namespace rego::app
