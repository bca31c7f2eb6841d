// The words that a game and its executor share: causes, custom rules, how an answer is meant, what is possible and what
// answers. Apart from executor.hpp, so that whoever only asks a game questions need not know how it works.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/types/ids.hpp"
#include "engine/types/rules.hpp"
#include "engine/types/type_pool.hpp"

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
    /// What is in the way of carrying it out on that now; without it, nothing ever is.
    std::function<std::optional<Diagnostic>(Executor&, TypeId argument, TypeId actor)> obstacle = {};
};

/// How many things no longer count, and the classes that they came with.
struct Lapsed {
    std::int64_t count = 0;
    std::vector<std::string> with;
};

struct CustomRules {
    std::map<std::string, CustomInstructionRule, std::less<>> instructions;
    /// Whether whoever gains that can bear what comes of it: a bill may follow. Nobody asks where it is not set.
    std::function<bool(TypeId component, TypeId actor)> is_bearable;
    /// Such things that were there once, which a player may wonder about when there are too few.
    std::function<Lapsed(Executor&, TypeId)> lapsed;
};

enum class Auto { None, Safe, First };

/// How a typed answer is to be read.
struct AnswerStyle {
    bool any_amount = false;   // the answer says what, the task how many
    bool production = false;   // inside PROD[…]
    bool takes_first = false;  // of different tasks for which it means the same
};

/// Why an answer nearly fits a task.
struct Misfit {
    std::string why;
    parser::Facts facts = {};

    bool empty() const { return why.empty(); }
};

/// One concrete way to carry out a change.
struct Way {
    TypeId gain = kNoType;
    TypeId remove = kNoType;
    std::int64_t most = 0;
    Bindings bindings;
};

/// A task held against the state of this moment.
struct Prepared {
    enum class Status { Done, Ready, Choice, Impossible };
    Status status = Status::Done;
    InstructionPtr instruction;  // gates and metrics worked out, impossible arms gone, one-way types made concrete
    Bindings bindings;           // what links of it stand for, once Ready
    std::optional<std::int32_t> x;
    bool says_ok = false;   // the explicit `Ok`
    InstructionPtr beyond;  // if Impossible for a closed gate: what is behind it
    /// If Impossible, and whoever asks wants to know; shared, since most have none, and some are copied.
    std::shared_ptr<const Diagnostic> reason;

    Diagnostic why() const { return reason ? *reason : Diagnostic{}; }

    static Prepared done() { return {}; }
    static Prepared ready(InstructionPtr instruction, Bindings bindings = {});
    static Prepared choice(InstructionPtr instruction);
    static Prepared impossible();
    static Prepared impossible(Diagnostic why);
    static Prepared impossible(ErrorKind kind, std::string message);
};

/// What one effect says to one event.
struct Firing {
    std::uint64_t since = 0;  // when its carrier came
    std::uint32_t rule = 0;
    TypeId carrier = kNoType;
    TypeId owner = kNoType;
    InstructionPtr instruction;
    bool immediate = false;
    bool last = false;  // waits until all else that its carrier answers is done
};

}  // namespace rego::engine
