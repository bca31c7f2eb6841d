// Moves of games played at random, found again by whoever follows a record: told the first command and the state that
// it came to with all its answers, and hardly anything of the answers, the solver gets there. REGO_GAMES and
// REGO_RANDOM_SEED as in random_games_test.
#include "app/follow/solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/whole_move.hpp"
#include "engine/types/print_rules.hpp"
#include "tests/play/checks.hpp"
#include "tests/play/random_player.hpp"
#include "tests/support/setting.hpp"

using namespace rego;
using namespace rego::app;

namespace {

/// `Player1: action Ants 1`, as far as the solver can be told of it: neither how it is paid nor what is answered.
std::optional<engine::Move> first_move(Session& session, const std::string& line) {
    const std::size_t colon = line.find(": ");
    const auto player = colon == std::string::npos ? std::nullopt : session.table()->find(line.substr(0, colon));
    if (!player) return std::nullopt;
    auto move = commands::read_line(session, line.substr(colon + 2));
    if (!move || move->verb == engine::Verb::Buy) return std::nullopt;
    move->actor = session.game()->core().types().base(*player);
    move->payment = {};
    if (move->verb != engine::Verb::Answer) move->answers.clear();
    return *move;
}

/// What the answers say of themselves: which action is used, and what is left alone. All else shows in the state.
std::vector<follow::Choice> hints(const std::vector<std::string>& lines) {
    std::vector<follow::Choice> choices;
    for (const std::string& line : lines) {
        constexpr std::string_view kUse = "UseAction<";
        follow::Choice choice;
        if (const std::size_t use = line.find(kUse); use != std::string::npos) {
            const std::size_t from = line.find(", ", use) + 2;
            choice.kind = "project";
            choice.chosen = {line.substr(from, line.find(',', from) - from)};
        } else if (line.ends_with(" Ok")) {
            choice.kind = "card";
        } else {
            continue;
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

class SolvedGame {
  public:
    explicit SolvedGame(unsigned long seed) : session_(quiet_session()), player_(*session_, seed) {}

    void play() {
        begin();
        for (int commands = 0; commands < 1500 && !session_->game()->is_over(); ++commands)
            if (!move()) return;
    }
    std::size_t solved = 0, several = 0, paid_so = 0;
    std::vector<std::string> unsolved;

  private:
    void begin() {
        try_command(*session_, player_.new_game());
        engine::MarsGame& game = *session_->game();
        follow::Record record;
        for (const engine::TypeId player : game.core().players())
            record.players.push_back(game.core().types().print(player));
        printed_ = follow::printed_classes(*session_->table());
        lexicon_ = std::make_unique<follow::Lexicon>(game, record, printed_);
        onlooker_ = std::make_unique<follow::Onlooker>(game, *lexicon_);
        solver_ = std::make_unique<follow::Solver>(game, *lexicon_, *onlooker_);
    }

    bool move() {
        engine::MarsGame& game = *session_->game();
        // What the world government does is a step of its own.
        const bool governs = game.phase() == "Solar" && !lines_.empty() && lines_.back().ends_with(": pass");
        const bool begins = game.core().world().tasks().empty() || governs;
        if (begins) {
            is_step_ = true;
            lines_.clear();
            before_ = game.core().checkpoint();
            generation_ = game.generation();
        }
        for (const std::string& idea : player_.ideas()) {
            std::string line = begins && player_.below(3) == 0 ? paid_otherwise(idea) : std::string{};
            if (line.empty() && try_command(*session_, idea).is_accepted) line = idea;
            if (line.empty()) continue;
            lines_.push_back(line);
            // In a record a step ends where the cards of the next generation are offered.
            const bool has_ended =
                game.core().world().tasks().empty() || (game.generation() != generation_ && offers_only_cards());
            if (has_ended) {
                if (is_step_) check();
                is_step_ = false;
            }
            return true;
        }
        return false;
    }

    bool offers_only_cards() {
        engine::MarsGame& game = *session_->game();
        const auto& tasks = game.core().world().tasks();
        return game.phase() == "Research" && std::ranges::all_of(tasks, [&](const engine::Task& task) {
                   return engine::print_rule(game.core().types(), *task.instruction).find("BuyCard") !=
                          std::string::npos;
               });
    }

    /// Carries it out, paid with some of what rego would have kept; nothing if that is not accepted.
    std::string paid_otherwise(const std::string& idea) {
        engine::MarsGame& game = *session_->game();
        const auto move = first_move(*session_, idea);
        const auto weighed = move ? game.weigh(*move) : parser::Result<engine::Receipt>(parser::Diagnostic{});
        if (!weighed || weighed->paid.empty()) return {};
        std::vector<std::string> others;
        for (const char* const kind : {"StandardResource", "CardResource"})
            for (const engine::TypeId type : game.core().components(game.type(kind, move->actor)))
                if (game.core().world().count(type) > 0) others.push_back(game.core().types().print(type));
        if (others.empty()) return {};
        const std::string& other = others[static_cast<std::size_t>(player_.below(static_cast<int>(others.size())))];
        constexpr int kMost = 6;
        const int units = 1 + player_.below(kMost);
        std::int64_t money = 0;
        for (const engine::Paid& each : weighed->paid)
            money += each.units * (session_->table()->info(each.resource).name == "Megacredit" ? 1 : 4);
        for (; money >= 0; --money) {
            const std::string line = fmt::format("{}, {} {}, {}", idea, units, other, money);
            if (try_command(*session_, line).is_accepted) {
                ++paid_so;
                return line;
            }
        }
        return {};
    }

    void check() {
        const auto first = first_move(*session_, lines_.front());
        if (!first) return;
        engine::MarsGame& game = *session_->game();
        engine::World& world = game.core().world();
        const follow::State wanted = onlooker_->look();
        const auto changes = world.take_back(before_);
        // An answer that the step begins with is told as that.
        const bool is_answer = first->verb == engine::Verb::Answer;
        const std::vector<std::string> further(lines_.begin() + (is_answer ? 1 : 0), lines_.end());
        const follow::Solution solution = solver_->solve({{*first}}, wanted, hints(further), {});
        const bool fine = solution.possible && solution.differences.empty() && solution.pending.empty();
        game.core().roll_back(before_);
        world.repeat(changes);
        if (lines_.size() > 1) ++several;
        if (fine) {
            ++solved;
            return;
        }
        std::string told = fmt::format("{}\n", fmt::join(lines_, "\n"));
        for (const auto& difference : solution.differences)
            told += fmt::format("  {}: {} instead of {}\n", difference.what, difference.actual, difference.expected);
        for (const auto& left : solution.pending) told += "  pending " + left + "\n";
        for (const auto& error : solution.errors) told += "  refused " + error + "\n";
        unsolved.push_back(std::move(told));
    }

    std::unique_ptr<Session> session_;
    RandomPlayer player_;
    follow::PrintedClasses printed_;
    std::unique_ptr<follow::Lexicon> lexicon_;
    std::unique_ptr<follow::Onlooker> onlooker_;
    std::unique_ptr<follow::Solver> solver_;
    engine::World::Checkpoint before_ = 0;
    std::int64_t generation_ = 0;
    std::vector<std::string> lines_;
    bool is_step_ = false;  // and not the setup, or cards that are bought
};

}  // namespace

TEST_CASE("moves of random games are found again from the state they lead to") {
    const unsigned long games = std::max(test::setting("REGO_GAMES", 200) / 50, 1UL);
    const unsigned long first = test::setting("REGO_RANDOM_SEED", 1);
    std::size_t solved = 0, several = 0, paid_so = 0;
    for (unsigned long seed = first; seed < first + games; ++seed) {
        SolvedGame game(seed);
        game.play();
        solved += game.solved;
        several += game.several;
        paid_so += game.paid_so;
        for (const std::string& wrong : game.unsolved) FAIL_CHECK(fmt::format("game {}: {}", seed, wrong));
    }
    MESSAGE(fmt::format("{} moves found, {} with answers, {} not paid as rego pays", solved, several, paid_so));
    CHECK(solved > 0);
}
