#include "tests/play/random_game.hpp"

#include <algorithm>

namespace rego::app {

namespace {

constexpr std::size_t kMostCommands = 3000;
/// One command of so many is looked at: going back and forth is cheap, counting everything anew is not.
constexpr int kUndoEvery = 8;
constexpr int kRecountEvery = 128;
constexpr std::size_t kMostTakenBack = 10;

}  // namespace

Commands RandomGame::script() const {
    Commands commands;
    for (const Entry& entry : session_->history()) commands.push_back(entry.line);
    return commands;
}

void RandomGame::note(MaybeTrouble trouble) {
    if (!trouble || played_.trouble) return;
    played_.trouble = std::move(trouble);
    played_.script = script();
}

void RandomGame::begin() {
    note(try_command(*session_, player_.new_game()).trouble);
    if (player_.below(4) == 0) return;  // a whole game; the others are short, so that there is time for many
    for (const std::string& command : player_.head_start()) note(try_command(*session_, command).trouble);
}

void RandomGame::look_closer(std::optional<std::uint64_t> before) {
    if (before) note(undo_and_redo(*session_, 1 + static_cast<std::size_t>(player_.below(3)), before));
    if (player_.below(kRecountEvery) == 0) note(faults_of(*session_));
}

void RandomGame::move() {
    std::optional<std::uint64_t> before;
    if (player_.below(kUndoEvery) == 0) before = session_->game()->core().world().fingerprint();
    for (const std::string& idea : player_.ideas()) {
        Tried tried = try_command(*session_, idea);
        if (tried.is_accepted) {
            ++played_.commands;
            return look_closer(before);
        }
        ++played_.refused;
        if (!tried.trouble) continue;
        note(std::move(tried.trouble));
        played_.script.push_back(idea);
        return;
    }
    go_back();
}

/// A way that leads nowhere, as whoever plays would notice: taken back, a little further each time. Known to happen
/// where Head Start offers another action while what its first one demands is still pending.
void RandomGame::go_back() {
    if (played_.taken_back == 0) played_.nowhere = script();
    if (++played_.taken_back > kMostTakenBack)
        return note(Trouble{Trouble::Kind::Stuck, "nothing is possible any more"});
    const std::size_t steps = std::min(session_->timeline().undoable() - 1, played_.taken_back);
    for (std::size_t i = 0; i < steps; ++i) session_->timeline().undo();
}

Played RandomGame::play() {
    begin();
    while (!played_.trouble && !session_->game()->is_over() && played_.commands < kMostCommands) move();
    played_.is_over = session_->game()->is_over();
    if (!played_.trouble && !played_.is_over) note(Trouble{Trouble::Kind::Endless, "the game does not end"});
    if (!played_.trouble) note(faults_of(*session_));
    if (!played_.trouble) note(replay(*session_));
    return std::move(played_);
}

}  // namespace rego::app
