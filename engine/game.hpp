// A game of anything that is written in PETS: ask, perform, answer tasks, go back. Knows no Terraforming Mars.
// Everything that changes the game is all or nothing: on an error the state, tasks and log are as before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/exec/observers.hpp"
#include "engine/exec/rulebook.hpp"
#include "engine/exec/terms.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/rules.hpp"
#include "engine/types/type_pool.hpp"
#include "engine/world/world.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

struct ElaboratedEffect;

/// The value of an operation that has none.
struct Unit {};

/// Which part of the canon a game uses.
struct GameParts {
    std::vector<std::string> modules;
    /// Classes left out although their module is in (players not at the table, milestones not on offer) …
    std::vector<std::string> without;
    /// … and put in although it is not.
    std::vector<std::string> with;
};

class Game {
  public:
    Game(std::shared_ptr<Rulebook> rulebook, const GameParts& parts, const CustomRules& custom);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    /// Types are made as they are asked about, so even a question may make one.
    TypePool& types() const { return rulebook_->types(); }
    Rulebook& rulebook() const { return *rulebook_; }
    World& world() { return world_; }
    const World& world() const { return world_; }
    Executor& executor() { return *executor_; }
    const ClassTable& table() const { return *rulebook_->table(); }

    // --- Asking. `actor` is what `Owner` means. Names in any letter case.
    Result<bool> has(TypeId actor, const parser::Requirement& requirement) const;
    Result<std::int64_t> count(TypeId actor, const parser::Metric& metric) const;
    struct Listed {
        TypeId component;
        std::int32_t count;
    };
    Result<std::vector<Listed>> list(TypeId actor, const parser::Expression& type) const;
    Result<TypeId> resolve(TypeId actor, const parser::Expression& expression, Usage usage = Usage::Plain) const;
    /// What the requirement lacks, part by part, with numbers: "`4 OxygenStep`; there is 1 (3 too few)". Empty if it
    /// holds.
    Result<std::vector<std::string>> shortfalls(TypeId actor, const parser::Requirement& requirement) const;
    /// Whether everything that an answer names exists, fitting or not.
    Result<Unit> check_names(TypeId actor, const parser::Instruction& answer) const;
    std::int64_t count(TypeId type) const;
    std::vector<TypeId> components(TypeId type) const;
    std::optional<std::int64_t> property(TypeId type, const std::string& name) const;

    // --- What would happen
    /// What an effect, by its number in the table, says for that carrier.
    const ElaboratedEffect& effect_of(std::size_t effect, TypeId carrier, TypeId actor) const;
    /// What would answer now if the actor gained one of that.
    std::vector<Firing> answers_to_gain(TypeId component, TypeId actor) const;
    Prepared prepare(const InstructionPtr& instruction, TypeId actor) const;
    std::vector<Way> ways(const InstructionRule& change, TypeId actor, std::size_t most) const;

    // --- Doing
    /// Who is told of events, traces and obstacles.
    Observers& observers();
    /// Carries out any instruction, then what follows from it as far as `mode` says.
    Result<Unit> perform(TypeId actor, const parser::Instruction& instruction, Auto mode);
    /// Raw changes: no effects but the bookkeeping. `correction` marks them as a fix.
    Result<Unit> perform_raw(TypeId actor, const parser::Instruction& instruction, bool correction);
    /// Carries out the pending task that the answer fits. `number` is the position in tasks(), from 1.
    Result<Unit> answer(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer, Auto mode,
                        AnswerStyle style = {});
    /// Runs the function all or nothing; a RuleError thrown in it becomes the result.
    Result<Unit> attempt(const std::function<void()>& function);

    // The same, inside an attempt: throw RuleError, roll nothing back.
    void perform_inside(TypeId actor, const parser::Instruction& instruction);
    void perform_inside(TypeId actor, const InstructionPtr& instruction);
    void perform_raw_inside(TypeId actor, const parser::Instruction& instruction, bool correction);
    void answer_inside(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer,
                       AnswerStyle style = {});
    /// The same, of the first task that it fits; false, with nothing done, if it fits none.
    bool answer_if_fitting(TypeId player, const parser::Instruction& answer, AnswerStyle style = {});
    /// Whether a pending task of the player fits the answer (without doing it).
    bool fits_a_task(TypeId player, const parser::Instruction& answer, AnswerStyle style = {}) const;

    // --- What is pending
    struct TaskView {
        std::size_t number = 0;  // from 1, over all players
        TaskId id = 0;
        TypeId player = kNoType;
        InstructionPtr instruction;
        std::string waiting;                  // what it waits for; empty if it can be answered now
        std::optional<Diagnostic> obstacle;   // the same, unless it waits for another task
        std::vector<InstructionPtr> answers;  // some ways to answer
        std::size_t ways = 0;
        TypeId via = kNoType;
        bool optional = false;  // may be declined with Ok
    };
    std::vector<TaskView> task_views() const;

    // --- Names of players, by number from 1
    TypeId player(int number) const;
    TypeId engine_actor() const;
    const std::vector<TypeId>& players() const { return players_; }

    using Checkpoint = World::Checkpoint;
    Checkpoint checkpoint() const { return world_.checkpoint(); }
    void roll_back(Checkpoint checkpoint) { world_.roll_back(checkpoint); }

    /// All that should never be so: broken invariants, missing dependencies, wrong indexes. For tests.
    std::vector<std::string> faults() const;

    /// The chain of events from the first cause down to this one.
    std::vector<EventNumber> cause_chain(EventNumber event) const;

  private:
    void create_singletons();

    std::shared_ptr<Rulebook> rulebook_;  // remembers what it is asked
    World world_;
    std::unique_ptr<Executor> executor_;
    mutable std::vector<TypeId>
        seats_;                    // Player1, Player2, … as far as they have been asked for; kNoType beyond the last
    std::vector<TypeId> players_;  // those of them that take part
};

}  // namespace rego::engine
