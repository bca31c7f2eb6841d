// How the follower finds the answers that a record tells of.
#include "app/follow/solver.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/follow/record.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/lens/move_line.hpp"

using namespace rego;
using app::follow::Choice;

namespace {

constexpr int kTable = 5;
constexpr int kPicksEach = 3;

std::string player(int number) { return "Player" + std::to_string(number); }

Choice amount(int number, const std::string& resource, int units) {
    Choice choice;
    choice.who = player(number);
    choice.kind = "amount";
    choice.title = "Gain some resource(s): " + resource;
    choice.chosen = {std::to_string(units)};
    return choice;
}

/// A game on the table, and whoever finds out what was done in it.
class WatchedTable {
  public:
    using Lines = std::vector<std::string>;

    explicit WatchedTable(std::initializer_list<const char*> situation) {
        for (const char* line : situation) does(line);
        for (const engine::TypeId each : game().core().players())
            record_.players.push_back(game().core().types().print(each));
        printed_ = app::follow::printed_classes(game().core().table());
        lexicon_.emplace(game(), record_, printed_);
        onlooker_.emplace(game(), *lexicon_);
        before_ = game().core().checkpoint();
    }

    engine::MarsGame& game() { return *session_.game(); }
    void does(const std::string& line) {
        CAPTURE(line);
        REQUIRE(session_.run(line, "<test>").ok());
    }
    /// What leads from before to now, as lines of a script.
    Lines solved(const engine::Move& beginning, const std::vector<Choice>& choices = {}) {
        const app::follow::State wanted = onlooker_->look();
        game().core().roll_back(before_);
        solution = app::follow::Solver(game(), *lexicon_, *onlooker_).solve({{beginning}}, wanted, choices, {});
        CHECK(solution.possible);
        CHECK(solution.differences.empty());
        CHECK(solution.pending.empty());
        game().core().roll_back(before_);
        Lines lines;
        for (const app::follow::Done& done : solution.moves) {
            lines.push_back(app::full_line_of(game(), done.move));
            (void)game().perform(done.move);
        }
        return lines;
    }
    Lines solved_play(const char* card) { return solved(move(engine::Verb::Play, card)); }
    Lines solved_action(const char* card) { return solved(move(engine::Verb::Action, card)); }

    app::follow::Solution solution;

  private:
    engine::Move move(engine::Verb verb, const char* cls) {
        return {.verb = verb, .actor = game().core().player(1), .about = *game().core().table().find(cls)};
    }

    app::Session session_{app::command_table()};
    app::follow::Record record_;
    app::follow::PrintedClasses printed_;
    std::optional<app::follow::Lexicon> lexicon_;
    std::optional<app::follow::Onlooker> onlooker_;
    engine::World::Checkpoint before_ = 0;
};

}  // namespace

TEST_CASE("what is left in the end tells what was paid with, though nothing else does") {
    SUBCASE("money, though there is steel") {
        WatchedTable table{"newgame BR 2 mode=ops", "phase Action", "fix 10, 2 Steel"};
        table.does("play Mine, 4");
        CHECK(table.solved_play("Mine") == WatchedTable::Lines{"play Mine, 4"});
    }
    SUBCASE("a unit too much") {
        WatchedTable table{"newgame BR 2 mode=ops", "phase Action", "fix 10, 4 Steel, ProjectCard"};
        table.does("play PeroxidePower, 4 Steel");
        CHECK(table.solved_play("PeroxidePower") == WatchedTable::Lines{"play PeroxidePower, 4 Steel"});
    }
    SUBCASE("heat, for the second of two bills") {
        WatchedTable table{"newgame BRPV2 2 mode=ops", "phase Action", "fix Helion, VenusOrbitalSurvey, 6, 3 Heat"};
        table.does("action VenusOrbitalSurvey");
        table.does("buy 1");
        table.does("buy 1, 1, 2 Heat");
        const WatchedTable::Lines lines = table.solved_action("VenusOrbitalSurvey");
        CHECK(std::ranges::count(lines, "buy 1") == 1);
        CHECK(table.game().count("Heat", table.game().core().player(1)) == 1);
    }
    SUBCASE("what lies on a card, for one of two standard projects") {
        WatchedTable table{"newgame BRPX2 2 mode=ops", "phase Action", "exec Spire", "exec Science<Spire>",
                           "fix PreludeCard"};
        table.does("play EstablishedMethods");
        table.does("project Greenery");
        table.does("place 5_7");
        table.does("project Greenery, 21, 1 Science");
        table.does("place 5_8");
        const WatchedTable::Lines lines = table.solved_play("EstablishedMethods");
        CHECK(lines.front() == "play EstablishedMethods");
        const auto is_paid_by_card = [](const std::string& line) {
            return line.find(", 1 Science") != std::string::npos && line.find(", 21") != std::string::npos;
        };
        CHECK(std::ranges::count_if(lines, is_paid_by_card) == 1);
    }
}

TEST_CASE("what comes to nothing may be chosen all the same, and the script says so") {
    WatchedTable table{"newgame BRPVX2 2 mode=ops", "phase Action", "fix 14 OxygenStep, PreludeCard"};
    table.does("auto none");
    table.does("play AtmosphericEnhancers");
    table.does("task AtmosphericEnhancers");
    table.does("task 2 OxygenStep");
    table.does("task 2 ProjectCard");
    table.does("auto safe");
    const WatchedTable::Lines lines = table.solved_play("AtmosphericEnhancers");
    CHECK(table.solution.unaided);
    CHECK(lines.front() == "play AtmosphericEnhancers");
    CHECK(table.game().core().players().size() == 2);
}

TEST_CASE("cards that came weigh more than the money that went") {
    WatchedTable table{"newgame BRPCX 2 mode=ops colonies=Luna,Europa,Ceres,Io,Pluto", "phase Action",
                       "fix 61, 9 ProjectCard, PreludeCard"};
    table.does("play HeadStart");
    table.does("play AdvancedAlloys");
    table.does("play ImportedHydrogen");
    table.does("place 5_4");
    const WatchedTable::Lines lines = table.solved_play("HeadStart");
    CHECK(lines.size() == 4);
}

// The ruling bonus comes afterwards and is money, so that money looks like a good choice up to the end.
TEST_CASE("what each of five players has chosen is taken from the record, or mended from its end") {
    app::Session session(app::command_table());
    const auto does = [&](const std::string& line) {
        CAPTURE(line);
        REQUIRE(session.run(line, "<test>").ok());
    };
    does("newgame BRT 5 mode=ops events=Riots,Election");
    const char* const corporations[] = {"CrediCor", "Ecoline", "Helion", "Inventrix", "PhoboLog"};
    for (int i = 1; i <= kTable; ++i) {
        const std::string on = "<" + player(i) + ", " + corporations[i - 1] + ">";
        does("fix " + std::string(corporations[i - 1]) + "<" + player(i) + ">, " + std::to_string(kPicksEach) +
             " Influence" + on + ", 9 BuildingTag" + on);
    }
    does("as Engine exec NeutralDelegate<MarsFirst>");
    does("fix CurrentEvent<DryDeserts>");
    does("phase Solar");
    does("as Engine exec CommitteeHasMet");

    engine::MarsGame& game = *session.game();
    app::follow::Record record;
    for (int i = 1; i <= kTable; ++i) record.players.push_back(player(i));
    const app::follow::PrintedClasses printed = app::follow::printed_classes(game.core().table());
    const app::follow::Lexicon lexicon(game, record, printed);
    app::follow::Onlooker onlooker(game, lexicon);
    const auto before = game.core().checkpoint();
    std::vector<Choice> choices;
    for (int i = 1; i <= kTable; ++i) {
        for (const char* answer : {"Steel", "Steel", "Heat"}) does("as " + player(i) + " task " + answer);
        for (const char* none : {"Megacredits", "Titanium", "Plants", "Energy"}) choices.push_back(amount(i, none, 0));
        choices.push_back(amount(i, "Steel", 2));
        choices.push_back(amount(i, "Heat", 1));
    }
    does("reveal Productivity");
    const app::follow::State wanted = onlooker.look();
    game.core().roll_back(before);

    app::follow::Solver solver(game, lexicon, onlooker);
    const app::follow::Solution solution = solver.solve({{}}, wanted, choices, {});
    CHECK(solution.possible);
    CHECK(solution.differences.empty());
    CHECK(solution.pending.empty());
    CHECK(solution.moves.size() == kTable * kPicksEach + 1);

    // Where the record says nothing of it, answers that led astray are exchanged.
    game.core().roll_back(before);
    const app::follow::Solution found = solver.solve({{}}, wanted, {}, {});
    CHECK(found.possible);
    CHECK(found.differences.empty());
    CHECK(found.pending.empty());
}
