// Where rules meet the world: evaluates metrics and requirements, makes changes, lets effects answer, prepares and
// narrows tasks, and carries out what needs no decision. Throws RuleError; the caller rolls back.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/error.hpp"
#include "engine/exec/terms.hpp"
#include "engine/rules/elaborate.hpp"
#include "engine/rules/rules.hpp"
#include "engine/types/type_pool.hpp"
#include "engine/world/world.hpp"

namespace rego::engine {

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
    Diagnostic why;         // if Impossible
    InstructionPtr beyond;  // if Impossible for a closed gate: what is behind it
};

class Executor {
  public:
    Executor(TypePool& types, World& world, const CustomRules& custom);

    TypePool& types() { return types_; }
    World& world() { return world_; }
    const ClassTable& table() const { return table_; }

    // --- Asking (evaluate.cpp)
    std::int64_t count(TypeId type);
    std::int64_t evaluate(const MetricRule& metric, TypeId candidate = kNoType);
    bool holds(const RequirementRule& requirement, TypeId candidate = kNoType);
    /// Whether an existing or possible component is of the type, refinements asked of the present state.
    bool matches(TypeId component, TypeId type, bool lenient = false);
    /// The components there are of the type.
    std::vector<TypeId> components(TypeId type);
    /// What a requirement that does not hold lacks: "`4 OxygenStep`; there is 1 (3 short)".
    std::string shortfall(const RequirementRule& requirement, TypeId candidate = kNoType);
    /// The stored requirement of a class for a player; null if it has none.
    RequirementPtr stored_requirement(TypeId type, const std::string& property, TypeId owner);
    /// All parts of a stored requirement that do not hold for that player, leeway considered.
    std::vector<std::string> unmet(const RequirementRule& requirement, TypeId candidate = kNoType);
    std::optional<std::int64_t> property(TypeId type, const std::string& name, TypeId owner = kNoType);

    // --- Possibilities (candidates.cpp)
    std::vector<Way> ways(const InstructionRule& change, TypeId actor, std::size_t most);
    std::vector<TypeId> gain_candidates(TypeId type, TypeId actor, std::size_t most, TypeId instead_of = kNoType);
    /// How many more of a component fit; with `instead_of`, when that is given up for it.
    std::int64_t room(TypeId component, TypeId instead_of = kNoType);
    /// The invariant that leaves no room, as text.
    std::string limiting_invariant(TypeId component, TypeId instead_of = kNoType);
    /// Whose effect forbids the change; kNoType if nobody's does.
    TypeId forbidden_by(TypeId gain, TypeId remove, TypeId actor);
    bool forbidden(TypeId gain, TypeId remove, TypeId actor) { return forbidden_by(gain, remove, actor) != kNoType; }
    /// Directly or through what it depends on.
    bool depends_on(TypeId component, TypeId dependency) const;

    // --- Changing (change.cpp, effects.cpp)
    EventNumber change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause);
    /// Without effects, except for keeping the books.
    EventNumber change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction);
    /// What one effect says to one event.
    struct Firing {
        std::uint64_t since = 0;  // when its carrier came
        std::uint32_t rule = 0;
        TypeId carrier = kNoType;
        TypeId owner = kNoType;
        InstructionPtr instruction;
        bool immediate = false;
    };
    /// What would answer now if the actor gained one of that.
    std::vector<Firing> answers_to_gain(TypeId component, TypeId actor);
    /// Where in a larger instruction something is carried out.
    struct Stage {
        std::uint32_t group = 0;  // of the tasks that it leaves, for what comes after it
        bool may_wait = false;    // comma parts that are not possible yet become tasks, if something pending could help
    };
    void run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player, const Stage& stage);
    void run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player) {
        run_now(instruction, cause, player, Stage{});
    }
    void add_task(const InstructionPtr& instruction, const Cause& cause, TypeId player, std::uint32_t group = 0,
                  std::uint32_t after = 0);

    // --- Tasks (prepare.cpp, narrow.cpp, settle.cpp)
    Prepared prepare(const InstructionPtr& instruction, TypeId actor);
    void carry_out(const Prepared& prepared, const Task& task);
    /// What an answer can mean for a task.
    struct Narrowed {
        InstructionPtr instruction;
        Bindings bindings;
        std::optional<std::int32_t> x;
    };
    using AnswerStyle = engine::AnswerStyle;
    /// All narrowings of the instruction that the answer fits; empty if none. What the answer leaves unwritten comes
    /// from the instruction. `misfit`, if given, gets the reason of a near miss.
    std::vector<Narrowed> narrow(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                 AnswerStyle style, std::string* misfit = nullptr);
    /// Does what can be done without a decision; throws DeadEnd when something mandatory never can be.
    void settle(Auto mode);
    /// Whether anything else that is pending could make the task possible.
    bool could_be_helped(const Task& task);

    Elaborator elaborator(TypeId owner) {
        Elaborator elaborator{types_};
        elaborator.owner(owner);
        return elaborator;
    }
    /// What an effect says for a carrier; `owner` matters only where the carrier has none.
    const ElaboratedEffect& elaborated(std::uint32_t rule, TypeId carrier, TypeId owner);
    /// Whose the effect is: the carrier's owner, the carrier if it is one, else whoever acted; kNoType for nobody.
    TypeId effect_owner(TypeId carrier, TypeId actor);

    /// Called after every event, for stepping and tracing; may throw to stop.
    std::function<void(EventNumber)> on_event;
    /// Told about every event, every match and near match of a trigger, every gate, limit and narrowing, when set;
    /// indented by what sets off what.
    std::function<void(const std::string&)> on_trace;
    void trace(const std::string& line) const {
        if (on_trace && !course_.only_asked)
            on_trace(std::string(static_cast<std::size_t>(course_.depth) * 2, ' ') + line);
    }
    /// Told about each rule that stands in the way, when set; the command then goes on as if it did not. Only for
    /// asking: what comes of it must be taken back.
    std::function<void(const Diagnostic&)> on_obstacle;
    /// Throws, unless somebody wants to hear of the other obstacles too.
    void refuse(Diagnostic obstacle) {
        if (!on_obstacle) throw RuleError(std::move(obstacle));
        on_obstacle(obstacle);
    }
    void refuse(ErrorKind kind, std::string message) {
        Diagnostic obstacle;
        obstacle.kind = kind;
        obstacle.message = std::move(message);
        refuse(std::move(obstacle));
    }

    /// Turns the leeway of stored requirements on; counts of a player's slack by parameter.
    std::int64_t leeway(TypeId parameter, TypeId owner);

  private:
    struct Limit {
        TypeId pattern;
        std::int64_t most;
        std::size_t invariant;
        TypeId bearer;
    };
    struct EffectKey {
        std::uint32_t rule;
        TypeId carrier;
        TypeId owner;
        friend bool operator==(const EffectKey&, const EffectKey&) = default;
    };
    struct EffectKeyHash {
        std::size_t operator()(const EffectKey& key) const {
            return (std::size_t{key.rule} * 0x9e3779b1U) ^ (std::size_t{key.carrier} << 20) ^ key.owner;
        }
    };

    const std::vector<Limit>& limits(TypeId component);
    std::string remarks_on_too_few(const MetricRule& metric);
    void collect_limits(TypeId bearer, TypeId component, std::vector<Limit>& limits);
    void check_other_invariants(TypeId component);
    void expand(const Type& type, std::size_t index, TypeId actor, bool lenient, std::size_t most, TypeId instead_of,
                TypeId wanted, std::vector<TypeId>& found);
    std::vector<TypeId> expand_all(TypeId type, TypeId actor, bool lenient, std::size_t most, TypeId instead_of);
    std::vector<TypeId> dependency_candidates(TypeId type, bool lenient);
    bool possible_gain(TypeId component, TypeId actor, TypeId instead_of);

    EventNumber apply(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool effects,
                      bool correction);
    std::string cycle(TypeId gain, TypeId remove, EventNumber event);
    /// How many of them may be gained: all, unless only obstacles are looked for.
    std::int32_t check_gain(std::int32_t count, TypeId gain, TypeId remove);
    std::string too_few_to_remove(std::int32_t count, TypeId component);
    std::int32_t check_removal(std::int32_t count, TypeId remove, bool effects);
    void remove_dependents(TypeId component, const Cause& cause, bool effects, bool correction);
    void fire(EventNumber event, bool books_only);
    void collect_self(TypeId component, bool removal, const Event& event, std::vector<Firing>& firings);
    void collect_listeners(TypeId component, bool removal, const Event& event, std::vector<Firing>& firings);
    std::optional<InstructionPtr> answer(const ElaboratedEffect& effect, const ElaboratedArm& arm, TypeId carrier,
                                         TypeId component, std::int32_t copies, const Event& event);
    bool arm_matches(const ElaboratedArm& arm, TypeId carrier, TypeId component, TypeId actor, Bindings& bindings);
    bool keeps_books(const ElaboratedEffect& effect) const;
    void run_all(std::vector<InstructionPtr> parts, const Cause& cause, TypeId player, const Stage& stage);
    void run_prepared(const Prepared& prepared, const InstructionPtr& instruction, const Cause& cause, TypeId player,
                      const Stage& stage);
    /// What comes after the first stage of a prepared `THEN`, with what that has settled filled in.
    InstructionPtr rest_of_chain(const Prepared& prepared);

    Prepared prepare_change(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_variable(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_gate(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_or(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_then(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_multi(const InstructionPtr& instruction, TypeId actor);
    Prepared prepare_custom(const InstructionPtr& instruction, TypeId actor);
    Prepared impossible(ErrorKind kind, std::string message) const;
    Diagnostic why_no_way(const InstructionRule& change, TypeId actor);
    void perform_change(const InstructionRule& change, const Cause& cause);

    std::vector<Narrowed> narrow_change(const InstructionRule& task, const parser::Instruction& answer, TypeId actor,
                                        AnswerStyle style, std::string* misfit);
    std::vector<Narrowed> narrow_then(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                      AnswerStyle style, std::string* misfit);
    std::vector<Narrowed> narrow_multi(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                       AnswerStyle style, std::string* misfit);
    std::vector<Narrowed> narrow_custom(const InstructionRule& task, const parser::Instruction& answer, TypeId actor);
    bool fits_side(TypeId wanted, TypeId answer, bool gaining, TypeId actor, TypeId& narrowed, std::string* misfit);

    void trace_once(const std::string& line);
    void trace_event(EventNumber number);
    void trace_other_owner(const ElaboratedArm& arm, TypeId carrier, TypeId component);
    std::string why_apart(TypeId wanted, TypeId said);
    std::string why_unmatched(TypeId component, TypeId type);

    bool settle_one();
    bool take_first_choice();
    /// False when one was set aside, because only obstacles are looked for.
    bool refuse_dead_ends();
    bool some_way_out(int& trials);
    std::vector<Prepared> alternatives(const Prepared& choice, TypeId player, std::size_t most);

    TypePool& types_;
    World& world_;
    const ClassTable& table_;
    const CustomRules& custom_;
    std::unordered_map<EffectKey, std::unique_ptr<ElaboratedEffect>, EffectKeyHash> effects_;
    std::unordered_map<TypeId, std::vector<Limit>> limits_;
    std::map<std::tuple<ClassId, std::string, TypeId>, RequirementPtr> stored_;
    friend class CommandScope;
    /// How far the present command, or question, has come.
    struct Course {
        TypeId leeway_for = kNoType;  // while a stored requirement is being evaluated
        bool in_choice = false;       // while the arms of an `OR` are weighed
        bool keeping_books = false;   // while the books of a raw change are kept: what that changes is raw too
        bool only_asked = false;      // while possibilities are weighed: not worth a trace
        int depth = 0;
        std::size_t events_at_start = 0;
        std::set<std::string> traced;  // what is looked at again and again and need be told only once
    };
    Course course_;
};

/// The time of one command or question. Another may be under way, stepped through and waiting; it goes on where it was.
class CommandScope {
  public:
    enum class Of { Command, Question };
    explicit CommandScope(Executor& executor, Of what = Of::Command)
        : executor_(executor), interrupted_(std::exchange(executor.course_, Executor::Course{})) {
        executor.course_.events_at_start = executor.world().events().size();
        executor.course_.only_asked = what == Of::Question;
    }
    ~CommandScope() { executor_.course_ = std::move(interrupted_); }
    CommandScope(const CommandScope&) = delete;
    CommandScope& operator=(const CommandScope&) = delete;

  private:
    Executor& executor_;
    Executor::Course interrupted_;
};

/// While something is only tried out: nobody watches events, traces or obstacles, and the world is as before at the
/// end.
class Trial {
  public:
    explicit Trial(Executor& executor)
        : executor_(executor),
          before_(executor.world().checkpoint()),
          on_event_(std::exchange(executor.on_event, nullptr)),
          on_trace_(std::exchange(executor.on_trace, nullptr)),
          on_obstacle_(std::exchange(executor.on_obstacle, nullptr)) {}
    ~Trial() {
        executor_.world().roll_back(before_);
        executor_.on_event = std::move(on_event_);
        executor_.on_trace = std::move(on_trace_);
        executor_.on_obstacle = std::move(on_obstacle_);
    }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

  private:
    Executor& executor_;
    World::Checkpoint before_;
    std::function<void(EventNumber)> on_event_;
    std::function<void(const std::string&)> on_trace_;
    std::function<void(const Diagnostic&)> on_obstacle_;
};

}  // namespace rego::engine
