// The colours of a line while it is typed.
#include "app/shell/typing/highlight.hpp"

#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

/// The ink of the first place where `part` stands; the cursor is at the end of the line.
Ink ink_at(Session& session, const std::string& line, const std::string& part) {
    return highlight(session, line, line.size()).at(line.find(part));
}

}  // namespace

TEST_CASE("verbs, classes, numbers and keywords have their colours") {
    const auto session = session_after("newgame BR Ellie Kevin mode=ops");
    const std::string line = "as Kevin exec 3 Plant, PROD[Heat] ";
    CHECK(ink_at(*session, line, "as") == Ink::Verb);
    CHECK(ink_at(*session, line, "exec") == Ink::Verb);
    CHECK(ink_at(*session, line, "3") == Ink::Number);
    CHECK(ink_at(*session, line, "Plant") == Ink::Type);
    CHECK(ink_at(*session, line, "PROD") == Ink::Keyword);
}

TEST_CASE("an unknown class is red once the cursor has left it") {
    const auto session = session_after("newgame BR 2 mode=ops");
    CHECK(ink_at(*session, "exec 3 Plnat, ", "Plnat") == Ink::Bad);
    CHECK(ink_at(*session, "exec 3 Plnat", "Plnat") == Ink::Plain);
}

TEST_CASE("a card that does not exist is red, the beginning of one is not") {
    const auto session = session_after("newgame BR 2 mode=ops");
    CHECK(ink_at(*session, "play Antz", "Antz") == Ink::Bad);
    CHECK(ink_at(*session, "play Ant", "Ant") != Ink::Bad);
    CHECK(ink_at(*session, "play inventors' gui", "gui") != Ink::Bad);
    CHECK(ink_at(*session, "action Ants 2", "Ants") == Ink::Type);
    CHECK(ink_at(*session, "claim Bilder", "Bilder") == Ink::Bad);
}

TEST_CASE("what cannot be parsed is red from there on") {
    const auto session = session_after("newgame BR 2 mode=ops");
    const std::string line = "exec 3 Plant ] 5 Heat";
    CHECK(highlight(*session, line, 0).at(line.find(']')) == Ink::Bad);
    CHECK(ink_at(*session, "exec 3 Plant, ", "Plant") == Ink::Type);
}

TEST_CASE("the partner of the bracket at the cursor is marked, an arrow is none") {
    const auto session = session_after("newgame BR 2 mode=ops");
    const std::string line = "exec CityTile<Tharsis_4_6>";
    CHECK(ink_at(*session, line, "<") == Ink::Title);
    CHECK(ink_at(*session, line, ">") == Ink::Title);
    const std::string action = "parse action Plant<P1> ->";
    CHECK(highlight(*session, action, action.size()).at(action.find('<')) != Ink::Title);
}

TEST_CASE("every line gets an ink for each byte, whatever is typed") {
    const auto session = session_after("newgame BR 2 mode=ops");
    for (const std::string line :
         {"", " ", ";", "<<<", ">>>", "exec", "exec (", "\"", "as", "as as as", "expect fails", "why not", "€ → °",
          "task #", "exec Plant<\nHeat", "\\", "// x", "play , , ,", "-> ->"}) {
        CAPTURE(line);
        for (std::size_t cursor = 0; cursor <= line.size(); ++cursor) {
            CHECK(highlight(*session, line, cursor).size() == line.size());
        }
    }
}
