// Answers all that is pending so that the game comes to a wanted state. Tries answers and takes them back; what the
// record says was chosen only decides what is tried first. Knows nothing of single cards.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/follow/answers.hpp"
#include "app/follow/choices.hpp"
#include "app/follow/compare.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"

namespace rego::app::follow {

/// What the record says was done first in a step, and what may have been done so: one of them was.
using Moves = std::vector<engine::Move>;
using Beginnings = std::vector<Moves>;

/// A move, and the moment before it.
struct Done {
    engine::Move move;
    engine::World::Checkpoint before;
    engine::Price paid = {};  // what the game has paid by itself
};

struct Solution {
    bool possible = false;  // the step could be made at all
    bool unaided = false;   // with nothing done by itself
    std::vector<Done> moves;
    std::vector<Difference> differences;  // that remain
    std::vector<std::string> pending;     // tasks that nothing answered
    std::vector<std::string> errors;      // what was refused at the beginning
};

class Solver : private Hints {
  public:
    Solver(engine::MarsGame& game, const Lexicon& lexicon, Onlooker& onlooker);

    /// Each beginning is tried in turn, followed by answers to what it leaves pending, until the state is as wanted;
    /// else the nearest is the solution. Leaves the game at the end of the solution, if there is one.
    /// `payments` are those that the record tells of. What was paid besides them shows in the end.
    Solution solve(const Beginnings& beginnings, const State& wanted, const std::vector<Choice>& choices,
                   std::vector<engine::Payment> payments);

  private:
    struct Option : PossibleAnswer {
        std::size_t choice = 0;  // which recorded one it is; one more than the last: none
    };
    /// An answer that has been tried: what it did, and how far from the wanted state that was.
    struct Tried {
        engine::Move move;
        std::size_t choice;
        int distance;
        engine::Price paid;
        engine::World::Changes changes;
    };
    /// All beginnings in each way of trying them.
    void try_ways(const Beginnings& beginnings);
    /// False if there was more to try.
    bool try_all(const Beginnings& beginnings, std::size_t most_tries);
    /// False if the rules do not allow it.
    bool begin(const Moves& beginning);
    /// `distance`: to the wanted state, where that is known already.
    void search(std::optional<int> distance = std::nullopt);
    /// Goes on from each in turn, the nearest first.
    void search_beyond(std::vector<Tried>& answers);
    /// Goes on from where an answer has led, and comes back.
    void search_beyond(Done done, std::size_t choice, int distance);
    /// Answers that lead to the wanted state are followed at once, the others are kept.
    /// False if the rules do not allow it.
    bool try_option(const Option& option, std::vector<Tried>& others);
    void try_payments(engine::Move move, std::size_t choice, std::vector<Tried>& others);
    void weigh(Done done, std::size_t choice, std::vector<Tried>& others);
    /// Where nothing but what somebody has left differs: one move of the path is paid with something else.
    bool pay_otherwise();
    bool pay_otherwise(std::size_t index, const std::vector<engine::PaymentItem>& more);
    /// Where only stocks differ, and little: answers of the path are exchanged for others as long as that leads nearer.
    bool choose_otherwise();
    bool choose_otherwise(std::size_t index, int& far);
    bool gives_up() const;
    bool is_open();
    int distance_now();
    std::optional<Option> said_area();
    std::vector<Option> options_in_order();
    void consider(std::optional<int> distance);

    std::vector<engine::ClassId> cards(engine::TypeId player) override;
    std::vector<engine::ClassId> events() override;
    std::vector<engine::Payment> payments(engine::TypeId player) override;
    /// A tile where the record has none, a step on a track that it leaves as it was.
    bool goes_astray(const engine::Way& way) override;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    Onlooker& onlooker_;
    Choices recorded_;
    Answers answers_;
    Yardstick yardstick_;
    const State* wanted_ = nullptr;
    std::vector<Choice> choices_;
    std::vector<engine::Payment> payments_;
    std::vector<bool> used_;
    engine::World::Checkpoint start_ = 0;  // the state before the step
    std::vector<Done> path_;               // from there to the present one
    Solution best_;
    engine::World::Changes best_changes_;  // what its moves did, while others are being tried
    int best_distance_ = 0;
    bool solved_ = false;
    std::size_t tries_ = 0;
    int mended_ = 0;  // paths of which answers have been exchanged
    std::size_t most_tries_ = 0;
};

}  // namespace rego::app::follow
