// How the follower finds the answers that a record tells of.
#include "app/follow/solver.hpp"

#include <string>

#include <doctest/doctest.h>

#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/follow/record.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"

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

}  // namespace

// The ruling bonus comes afterwards and is money, so that money looks like a good choice up to the end.
TEST_CASE("what each of five players has chosen is taken from the record, not found by trying") {
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
    CHECK(solution.commands.size() == kTable * kPicksEach + 1);
}
