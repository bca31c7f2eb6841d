// Explains the facts of a source by the moves of a real game, one decision after the other.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/import/fact.hpp"
#include "app/import/setup.hpp"
#include "app/import/vocabulary.hpp"
#include "engine/exec/rulebook.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

/// A line of the script, and where it comes from.
struct MadeMove {
    std::string line;
    std::size_t source_line = 0;  // of the decision; 0: none
    std::string inferred;         // what of it was not told: "4 steel"; empty: nothing
    engine::TypeId actor = engine::kNoType;
    std::int64_t generation = 0;  // before it
    engine::EventNumber first = 0, last = 0;
    std::vector<std::string> checks;  // `expect` lines that hold behind it
};

/// Where it went no further.
struct Failure {
    std::size_t line = 0;
    std::string text;                  // of the source
    std::string why;                   // what the rules say
    std::vector<std::string> pending;  // what is to be answered first
};

struct Imported {
    std::shared_ptr<engine::MarsGame> game;
    Setup setup;
    std::vector<MadeMove> moves;
    std::vector<Fact> unexplained;  // told, but it did not come about
    std::size_t payments_inferred = 0, choices_inferred = 0;
    std::size_t states = 0, states_met = 0;  // known ones, and those the game agrees with
    bool ends_as_known = true;
    std::string last_state;        // the name of the last known one, …
    std::vector<std::string> off;  // … and what is another then
    std::optional<Failure> failure;
    std::optional<parser::Diagnostic> refused;  // the game could not even begin
    std::size_t reached = 0;                    // how many facts were taken

    bool is_whole() const { return !failure && !refused && unexplained.empty() && off.empty(); }
};

/// With one setup. `rulebooks` lends what games before have read of the rules.
Imported import_facts(const Facts& facts, const Setup& setup, const Vocabulary& vocabulary,
                      engine::Rulebooks& rulebooks);

/// Facts that go on where the game stands, by players who are called as in the game. It is left as it was.
Imported continue_facts(const Facts& facts, const Vocabulary& vocabulary, engine::MarsGame& game);

}  // namespace rego::app::imports
