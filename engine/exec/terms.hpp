// The words that a game and its executor share: causes, custom rules, how much is done without asking, how an answer is
// meant. Apart from executor.hpp, so that whoever only asks a game questions need not know how it works.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/types/ids.hpp"

namespace rego::engine {

class Executor;

/// Why something is done: by whom, through whose effect, set off by which event.
struct Cause {
    TypeId actor = kNoType;
    TypeId via = kNoType;
    EventNumber event = 0;
    std::int32_t rule = -1;
};

/// A rule that PETS cannot say: `@name(arguments)`. Gets concrete arguments.
struct CustomInstructionRule {
    std::function<void(Executor&, const std::vector<TypeId>& arguments, const Cause&)> perform;
    bool is_bookkeeping = false;  // also where effects are off
};

struct CustomRules {
    std::map<std::string, CustomInstructionRule, std::less<>> instructions;
    /// What a player may wonder about when too few of a type are there; empty if nothing.
    std::function<std::string(Executor&, TypeId)> too_few;
};

enum class Auto { None, Safe, First };

/// How a typed answer is to be read.
struct AnswerStyle {
    bool any_amount = false;  // the answer says what, the task how many
    bool production = false;  // inside PROD[…]
};

}  // namespace rego::engine
