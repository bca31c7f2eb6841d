// A game that is followed, told as a script and as the moves of a played game.
#pragma once

#include <string>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/follow/solver.hpp"
#include "app/tell/course/played.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

/// What is wanted of it.
struct Wanted {
    bool script = true;
    bool moves = false;
};

class Telling {
  public:
    Telling(engine::MarsGame& game, const Lexicon& lexicon, Onlooker& onlooker, Wanted wanted)
        : game_(game), lexicon_(lexicon), onlooker_(onlooker), wanted_(wanted) {}

    void new_game();
    /// Says when another generation has begun.
    void generation(int now);
    /// The game stands at the end of the solution.
    void solution(const Solution& solution);
    /// Was carried out; `before` so many events.
    void correction(const std::string& line, engine::EventNumber before);
    /// What the game is like now.
    void state();
    void score(const std::string& line) { add(line); }

    engine::EventNumber event_count() const;
    std::vector<std::string> script() && { return std::move(script_); }
    std::vector<PlayedMove> moves() && { return std::move(moves_); }

  private:
    void add(std::string line) { script_.push_back(std::move(line)); }
    void note(std::string line, engine::TypeId actor, engine::EventNumber before);

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    Onlooker& onlooker_;
    const Wanted wanted_;
    int generation_ = 0;
    std::vector<std::string> script_;
    std::vector<PlayedMove> moves_;
};

}  // namespace rego::app::follow
