// Answers all that is pending so that the game comes to a wanted state. Tries answers and takes them back; what the
// record says was chosen only decides what is tried first. Knows nothing of single cards.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/follow/answers.hpp"
#include "app/follow/compare.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"

namespace rego::app::follow {

/// A command, and the moment before it.
struct Done {
    Command command;
    engine::World::Checkpoint before;
    engine::Price paid = {};  // what the game has paid by itself
};

struct Solution {
    bool possible = false;  // the step could be made at all
    bool unaided = false;   // with nothing done by itself
    std::vector<Done> commands;
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
    Solution solve(const std::vector<std::vector<Command>>& beginnings, const State& wanted,
                   const std::vector<Choice>& choices, std::vector<engine::Payment> payments);

  private:
    struct Option : Answer {
        std::size_t choice = 0;  // which recorded one it is; one more than the last: none
    };
    /// An answer that has been tried: what it did, and how far from the wanted state that was.
    struct Move {
        Command command;
        std::size_t choice;
        int distance;
        engine::Price paid;
        engine::World::Changes changes;
    };
    /// All beginnings in each way of trying them.
    void try_ways(const std::vector<std::vector<Command>>& beginnings);
    /// False if there was more to try.
    bool try_all(const std::vector<std::vector<Command>>& beginnings, std::size_t most_tries);
    /// False if the rules do not allow it.
    bool begin(const std::vector<Command>& beginning);
    /// `distance`: to the wanted state, where that is known already.
    void search(std::optional<int> distance = std::nullopt);
    /// Goes on from each in turn, the nearest first.
    void search_beyond(std::vector<Move>& moves);
    /// Goes on from where an answer has led, and comes back.
    void search_beyond(Done done, std::size_t choice, int distance);
    /// Answers that lead to the wanted state are followed at once, the others are kept.
    /// False if the rules do not allow it.
    bool try_option(const Option& option, std::vector<Move>& others);
    Command paying(Command answer) const;
    void try_payments(Command command, std::size_t choice, std::vector<Move>& others);
    void weigh(Done done, std::size_t choice, std::vector<Move>& others);
    /// Where nothing but what somebody has left differs: one command of the path is paid with something else.
    bool pay_otherwise();
    bool pay_otherwise(std::size_t command, const std::vector<engine::PaymentItem>& more);
    /// What it was paid with, and that; nothing if less than none would be left of something.
    std::optional<std::vector<engine::PaymentItem>> paid_with(const Done& done,
                                                              const std::vector<engine::PaymentItem>& more) const;
    bool gives_up() const;
    bool is_open();
    int distance_now();
    std::optional<Option> said_area();
    std::vector<Option> options_in_order();
    bool fits(const Choice& choice, const Option& option);
    /// Amounts of several resources, told as one choice for each unit: that is how they are asked for here.
    std::vector<Choice> in_units(const std::vector<Choice>& choices) const;
    std::optional<engine::ClassId> board_resource(std::string word) const;
    void consider(std::optional<int> distance);

    std::vector<engine::ClassId> cards(engine::TypeId player) override;
    std::vector<engine::ClassId> events() override;
    const std::vector<engine::Payment>& payments() override { return payments_; }
    /// A tile where the record has none, a step on a track that it leaves as it was.
    bool goes_astray(const engine::Way& way) override;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    Onlooker& onlooker_;
    Answers answers_;
    Yardstick yardstick_;
    const State* wanted_ = nullptr;
    std::vector<Choice> choices_;
    std::vector<engine::Payment> payments_;
    std::vector<bool> used_;
    engine::World::Checkpoint start_ = 0;  // the state before the step
    std::vector<Done> path_;               // from there to the present one
    Solution best_;
    engine::World::Changes best_changes_;  // what its commands did, while others are being tried
    int best_distance_ = 0;
    bool solved_ = false;
    std::size_t tries_ = 0;
    std::size_t most_tries_ = 0;
};

}  // namespace rego::app::follow
