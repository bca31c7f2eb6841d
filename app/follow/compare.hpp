// Two states side by side, in words: what differs, and which changes would make the one into the other.
#pragma once

#include <string>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/state.hpp"
#include "parser/ast.hpp"

namespace rego::app::follow {

struct Difference {
    std::string what;  // "Player1 stock Plant", "tile"
    std::string expected;
    std::string actual;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// The phase is not compared: records and games cut them differently.
std::vector<Difference> compare(const Lexicon& lexicon, const State& expected, const State& actual);

/// Raw changes in PETS, for `fix`, that lead from the actual to the expected state.
std::vector<parser::Instruction> corrections(const Lexicon& lexicon, const State& expected, const State& actual);

}  // namespace rego::app::follow
