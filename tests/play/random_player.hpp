// A player who knows the rules only by what is refused: plays whole games by trying what might be possible, at random.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app {

class RandomPlayer {
  public:
    RandomPlayer(Session& session, unsigned long seed) : session_(session), random_(seed) {}

    /// `newgame` with random modules, map and number of players.
    std::string new_game();
    /// What makes a game that has just begun one that is nearly over.
    std::vector<std::string> head_start();
    /// Commands that might be next, likelier ones first; never none while the game goes on.
    std::vector<std::string> ideas();
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  private:
    template <class T>
    const T& one_of(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    void answers_to(const engine::Game::TaskView& task, std::vector<std::string>& ideas);
    void actions_of(engine::TypeId player, std::vector<std::string>& ideas);
    void play_some(engine::TypeId player, engine::Deck deck, int most, std::vector<std::string>& ideas);
    /// About what the player could pay for a card.
    std::int64_t means(engine::TypeId player);
    const std::vector<std::string>& classes(const std::string& super);
    const std::vector<std::string>& cards(engine::Deck deck);

    Session& session_;
    std::mt19937 random_;
    // Of the present game, once they have been looked for.
    std::map<std::string, std::vector<std::string>> classes_;
    std::map<engine::Deck, std::vector<std::string>> cards_;
};

}  // namespace rego::app
