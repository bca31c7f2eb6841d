// What players are told over whole random games is in the words of the table: no PETS, no names of classes.
// REGO_PLAIN_GAMES=200 plays more, from REGO_RANDOM_SEED on.
#include <set>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "tests/play/random_player.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;

namespace {

/// Words with a capital inside that name a class, unless they are printed so (`CrediCor`).
std::string class_in(const rego::engine::ClassTable& table, const std::set<std::string>& printed, std::string_view text,
                     std::string_view typed) {
    std::string word;
    for (const char c : std::string(text) + ' ') {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
            word += c;
            continue;
        }
        bool has_hump = false;
        for (std::size_t i = 1; i < word.size(); ++i)
            has_hump = has_hump || (std::isupper(static_cast<unsigned char>(word[i])) != 0 &&
                                    std::islower(static_cast<unsigned char>(word[i - 1])) != 0);
        const bool is_quoted = typed.find(word) != std::string_view::npos;
        if (has_hump && table.find(word) && !is_quoted && !printed.contains(word)) return word;
        word.clear();
    }
    return {};
}

/// `Tile<Tharsis_6_5>` of `Player1: task Tile<Tharsis_6_5>`: what an error may quote.
std::string said_in(const std::string& typed) {
    const std::size_t colon = typed.find(": ");
    const std::string command = colon == std::string::npos ? typed : typed.substr(colon + 2);
    const std::size_t blank = command.find(' ');
    return blank == std::string::npos ? "" : command.substr(blank + 1);
}

std::string without(std::string line, const std::string& part) {
    for (std::size_t at; !part.empty() && (at = line.find(part)) != std::string::npos;) line.erase(at, part.size());
    return line;
}

class PlainReader {
  public:
    explicit PlainReader(Session& session) : session_(session) {
        const rego::engine::ClassTable& table = *session.table();
        for (rego::engine::ClassId cls = 0; cls < table.size(); ++cls) {
            std::string word;
            for (const char c : printed_name(table, cls) + ' ') {
                if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
                    word += c;
                } else {
                    printed_.insert(std::exchange(word, {}));
                }
            }
        }
    }

    /// What a player could not read in the answer; empty: nothing.
    std::string oddity(const Answer& answer, const std::string& typed) const {
        std::string all = answer.out;
        if (answer.error) {
            all += answer.error->message + "\n" + answer.error->hint + "\n";
            for (const std::string& note : answer.error->notes) all += note + "\n";
        }
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = std::min(all.find('\n', at), all.size());
            const std::string line = without(all.substr(at, end - at), said_in(typed));
            const bool is_odd = line.find('<') != std::string::npos || line.find("::") != std::string::npos ||
                                !class_in(*session_.table(), printed_, line, typed).empty();
            if (is_odd) return line;
            at = end + 1;
        }
        return {};
    }

  private:
    Session& session_;
    std::set<std::string> printed_;
};

}  // namespace

TEST_CASE("answers to players are in the words of the table, over whole random games") {
    const unsigned long first = rego::test::setting("REGO_RANDOM_SEED", 1);
    const unsigned long games = rego::test::setting("REGO_PLAIN_GAMES", 200);
    constexpr std::size_t kMostCommands = 60;
    std::set<std::string> odd;
    for (unsigned long seed = first; seed < first + games; ++seed) {
        static const auto library = std::make_shared<Library>();
        Session session(command_table(), library);
        RandomPlayer player(session, seed);
        Answer answer = session.run(player.new_game(), "<test>");
        REQUIRE(answer.ok());
        if (seed % 2 == 0)
            for (const std::string& line : player.head_start()) (void)session.run(line, "<test>");
        const PlainReader reader(session);
        for (std::size_t i = 0; i < kMostCommands && session.game() != nullptr && !session.game()->is_over(); ++i) {
            bool is_done = false;
            for (const std::string& idea : player.ideas()) {
                answer = session.run(idea, "<test>");
                if (const std::string line = reader.oddity(answer, idea); !line.empty())
                    odd.insert(fmt::format("{}   after `{}` in game {}", line, idea, seed));
                is_done = answer.ok();
                if (is_done) break;
            }
            if (!is_done) break;
        }
        for (const char* look : {"tasks", "moves", "status", "board", "standings", "score"}) {
            answer = session.run(look, "<test>");
            if (const std::string line = reader.oddity(answer, look); !line.empty())
                odd.insert(fmt::format("{}   after `{}` in game {}", line, look, seed));
        }
    }
    std::string all;
    for (const std::string& line : odd) all += line + "\n";
    CAPTURE(all);
    CHECK(odd.empty());
}

TEST_CASE("every question that a card asks is in the words of the table") {
    const std::vector<std::string> kTable{
        "newgame BRPVCT2X Ann Bob colonies=Titan,Luna,Ceres,Pluto,Enceladus mode=ops",
        "fix 190 M Ann, 19 cards Ann, 19 titanium Ann, 19 energy Ann, 19 steel Ann, 19 plants Ann, 19 heat Ann",
        "fix TradeFleet, Tardigrades, Decomposers, Stratopolis, Dirigibles, Birds, Fish, PhysicsComplex, Mine, "
        "Gyropolis",
        "fix 50 M Bob, 9 cards Bob, 9 titanium Bob, 9 energy Bob, 9 steel Bob, 9 plants Bob, 9 heat Bob",
        "fix Predators<P2>, Ants<P2>, 2 Animal<Predators<P2>>, 3 Microbe<Ants<P2>>, Mine<P2>",
        "fix PROD[3 M, 3 S, 3 T, 3 P, 3 E, 3 H]",
        "fix PROD[3 M<P2>, 3 S<P2>, 3 T<P2>, 3 P<P2>, 3 E<P2>, 3 H<P2>]",
        "fix 3 Floater<Dirigibles>, 3 Floater<Stratopolis>, 3 Microbe<Tardigrades>, 3 Animal<Birds>",
        "fix city at 4_4, greenery at 4_5, city at 7_7 Bob, ocean at 4_8, ocean at 5_4",
        "phase Action"};
    static const auto library = std::make_shared<Library>();
    Session session(command_table(), library);
    const auto begin = [&] {
        for (const std::string& line : kTable) (void)session.run(line, "<test>");
    };
    begin();
    const PlainReader reader(session);
    std::vector<std::string> cards;
    for (const auto& [name, card] : session.table()->canon().cards) cards.push_back(name);
    std::set<std::string> odd;
    std::size_t asked = 0;
    const auto read = [&](const std::string& line) {
        const Answer answer = session.run(line, "<test>");
        if (const std::string strange = reader.oddity(answer, line); !strange.empty())
            odd.insert(fmt::format("{}   after `{}`", strange, line));
        return answer.ok();
    };
    const auto read_question = [&](const std::string& line) {
        if (!read(line)) return;
        asked += session.game()->core().world().tasks().empty() ? 0 : 1;
        read("tasks");
        read("moves");
    };
    for (const std::string& card : cards) {
        begin();
        read_question(fmt::format("fix {} played", card));
        for (int action = 1; action <= 3; ++action) {
            begin();
            (void)session.run("fix " + card, "<test>");
            read_question(fmt::format("action {} {}", card, action));
        }
    }
    std::string all;
    for (const std::string& line : odd) all += line + "\n";
    CAPTURE(all);
    CHECK(odd.empty());
    CHECK(asked > 150);
}
