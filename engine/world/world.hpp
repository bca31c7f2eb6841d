// The state of a game: a multiset of components, the pool of pending tasks, the event log, and which effects are live.
// Every change goes through a journal, so that going back is exact and costs what is undone. Knows no rules.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "engine/types/rules.hpp"
#include "engine/types/type_pool.hpp"

namespace rego::engine {

using TaskId = std::uint32_t;
struct ElaboratedEffect;

/// Something that happened: `count` components gained, removed, or both (transmuted).
struct Event {
    std::int32_t count = 0;
    TypeId gain = kNoType;
    TypeId remove = kNoType;
    TypeId actor = kNoType;   // who did it
    TypeId via = kNoType;     // the component whose effect it is; kNoType: a command
    EventNumber cause = 0;    // the event that set it off
    std::int32_t rule = -1;   // the effect, by its number in the class table
    bool correction = false;  // a `fix`
};

/// What a player still has to do.
struct Task {
    TaskId id = 0;
    TypeId player = kNoType;
    InstructionPtr instruction;
    EventNumber cause = 0;
    TypeId via = kNoType;
    std::int32_t rule = -1;
    std::uint32_t group = 0;  // siblings that a later stage waits for
    std::uint32_t after = 0;  // waits until no task of that group is left
};

/// What is pending, in order. A copy costs nothing and stays what it was, whatever is tried out meanwhile.
class Tasks {
  public:
    auto begin() const { return all_->cbegin(); }
    auto end() const { return all_->cend(); }
    std::size_t size() const { return all_->size(); }
    bool empty() const { return all_->empty(); }
    const Task& operator[](std::size_t place) const { return (*all_)[place]; }
    const Task& front() const { return all_->front(); }
    const Task& back() const { return all_->back(); }

  private:
    friend class World;
    /// To be changed: no longer those of any copy.
    std::vector<Task>& own() {
        if (all_.use_count() > 1) all_ = std::make_shared<std::vector<Task>>(*all_);
        return *all_;
    }

    std::shared_ptr<std::vector<Task>> all_ = std::make_shared<std::vector<Task>>();
};

/// A live effect: a rule of the class table carried by a component.
struct LiveEffect {
    TypeId carrier = kNoType;
    std::uint32_t rule = 0;
    std::uint64_t since = 0;  // order of becoming live
    bool forbids = false;
    /// What all that it answers to depends on, itself and nothing like it; kNoType if there is no such thing. Known
    /// only once somebody has found out.
    std::optional<TypeId> needs = {};
    /// What it says, if that is the same whoever acts and has been read.
    const ElaboratedEffect* says = nullptr;
};

class World {
  public:
    /// `active` says which classes are in use; `floors` how far below zero types may be counted.
    World(TypePool& types, std::vector<bool> active, std::vector<std::pair<TypeId, std::int32_t>> floors,
          std::vector<std::string> modules);

    bool is_active(ClassId cls) const { return active_[cls]; }
    bool uses_module(const std::string& module) const;
    /// What a class says of itself always holds; what another module adds to it only where that module is in use.
    bool in_force(const std::string& module, ClassId declared_in) const;

    // --- Components
    std::int32_t count(TypeId component) const { return component < counts_.size() ? counts_[component] : 0; }
    /// Of all subtypes; refinements and links must have been stripped.
    std::int64_t total(TypeId type);
    /// Every component ever present that is of the type; look at count() for how many there are now.
    const std::vector<TypeId>& members(TypeId type);
    /// Another number each time that the count of one of them changes, higher than all before.
    std::uint64_t version(TypeId type) { return patterns_[pattern_of(type)].version; }
    /// Those of them that there are, in the order in which they came: what was only asked about leaves no trace.
    std::vector<TypeId> present(TypeId type);
    /// How far down the count may go, usually 0.
    std::int32_t floor(TypeId component) const;
    /// Components that depend on this one, in the order in which they came.
    std::vector<TypeId> dependents(TypeId component);
    /// Adds (or, negative, removes) copies. Effects become live with the first copy and cease with the last.
    void add(TypeId component, std::int32_t count);
    /// Makes a component known although there is none of it yet (money production at zero can still go down).
    void enroll(TypeId component);

    // --- Effects that listen to gains or removals of a class, itself and outwards
    const std::vector<LiveEffect>& listeners(ClassId cls, Side side) const { return listeners_[place_of(cls, side)]; }
    /// Keeps what has been found out about one of them.
    void note_need(ClassId cls, Side side, std::size_t index, TypeId needs, const ElaboratedEffect* says) {
        LiveEffect& live = listeners_[place_of(cls, side)][index];
        live.needs = needs;
        live.says = says;
    }
    /// Another number each time that a rule comes to be carried by somebody, or by nobody any more.
    std::uint64_t live_rules_version() const { return live_rules_version_; }
    /// Whether any of them forbids: most classes need not be asked.
    bool has_bans(ClassId cls, Side side) const { return bans_[place_of(cls, side)] > 0; }
    /// The rules in force for a carrier of that type: its class's, those of used modules only.
    const std::vector<std::uint32_t>& rules_of(TypeId carrier) { return known_rules(carrier).all; }
    /// Those of them that speak of the carrier's own gain, or removal: most have none.
    const std::vector<std::uint32_t>& own_rules_of(TypeId carrier, Side side) {
        return known_rules(carrier).own[place_of(side)];
    }

    // --- Events
    EventNumber log(Event event);
    const std::vector<Event>& events() const { return events_; }
    const Event& event(EventNumber n) const { return events_[n - 1]; }

    // --- Tasks, in order of creation
    const Tasks& tasks() const { return tasks_; }
    TaskId add_task(Task task);
    Task take_task(TaskId id);
    std::uint32_t new_group();
    bool is_waiting(const Task& task) const;

    // --- Time
    using Checkpoint = std::size_t;
    Checkpoint checkpoint() const { return journal_.size(); }
    void roll_back(Checkpoint checkpoint);
    /// What was undone, in the order in which it had happened.
    struct Changes;
    /// Goes back and says what that has undone, …
    Changes take_back(Checkpoint checkpoint);
    /// … so that it can be done again, without asking any rule. Only from the very state that it was taken back to.
    void repeat(const Changes& changes);
    /// The moment before each event, and last the present one: where to go back to for a look at the past.
    std::vector<Checkpoint> moments() const;

    /// A number that differs when components, tasks, live effects or log differ: for tests and comparisons.
    std::uint64_t fingerprint() const;
    /// Totals, members or listeners that a recount from the components alone does not confirm; none, if all is well.
    std::vector<std::string> miscounts() const;
    /// All components that there are, in a stable order.
    std::vector<std::pair<TypeId, std::int32_t>> contents() const;

  private:
    struct Pattern {
        TypeId type = kNoType;
        TypeId needs = kNoType;  // what all its members depend on, if there is such a thing
        std::int64_t total = 0;
        std::uint64_t version = 0;
        std::vector<TypeId> members;
    };
    static constexpr std::uint32_t kNoPattern = 0xffffffff;
    struct Rules {
        std::vector<std::uint32_t> all;
        std::array<std::vector<std::uint32_t>, 2> own;  // on a gain, on a removal
    };
    struct Slot {  // what is known of a component
        std::vector<std::uint32_t> patterns;
        std::vector<TypeId> dependents;
        std::uint64_t live_since = 0;
    };
    struct CountUndo {
        TypeId component;
        std::int32_t count;
        std::uint64_t live_since;
        std::uint64_t next_since;
    };
    struct EventUndo {};
    struct GroupUndo {};
    struct TaskAddedUndo {};
    struct TaskTakenUndo {
        std::size_t position;
        Task task;
    };
    using Undo = std::variant<CountUndo, EventUndo, TaskAddedUndo, TaskTakenUndo, GroupUndo>;
    struct CountChange {
        TypeId component;
        std::int32_t count;
        std::uint64_t live_since;
        std::uint64_t next_since;
    };
    struct TaskTaken {
        TaskId id;
    };
    struct GroupMade {};
    using Change = std::variant<CountChange, Event, Task, TaskTaken, GroupMade>;

    void undo_last(Changes* undone);
    std::vector<TypeId> in_order_of_arrival(const std::vector<TypeId>& known) const;

    Slot& slot(TypeId component);
    const Rules& known_rules(TypeId carrier);
    Rules read_rules(TypeId carrier) const;
    bool is_member(TypeId component, const Pattern& pattern) const;
    std::uint32_t pattern_of(TypeId type);
    void set_count(TypeId component, std::int32_t count, std::uint64_t live_since);
    void listen(TypeId carrier, std::uint64_t since);
    void unlisten(TypeId carrier);

    TypePool& types_;
    const ClassTable& table_;
    std::vector<bool> active_;
    std::vector<std::pair<TypeId, std::int32_t>> floors_;
    std::vector<std::string> modules_;
    std::vector<std::int32_t> counts_;
    std::vector<std::int32_t> slot_of_;
    std::vector<Slot> slots_;
    std::vector<std::unique_ptr<const Rules>> rules_by_class_;                  // as far as asked for
    std::unordered_map<TypeId, std::unique_ptr<const Rules>> rules_face_down_;  // of what names another class
    std::vector<std::vector<TypeId>> enrolled_;                                 // by exact class
    std::vector<Pattern> patterns_;
    std::vector<std::uint32_t> pattern_by_type_;  // as far as there are any; kNoPattern
    std::vector<std::vector<std::uint32_t>> patterns_by_class_;
    std::vector<std::vector<LiveEffect>> listeners_;
    std::vector<std::int32_t> bans_;        // how many of those listeners forbid
    std::vector<std::int32_t> live_rules_;  // how many listen by each rule
    std::uint64_t live_rules_version_ = 1;
    std::uint64_t next_since_ = 1;
    std::uint64_t last_version_ = 0;
    std::vector<Event> events_;
    Tasks tasks_;
    TaskId last_task_ = 0;
    std::uint32_t last_group_ = 0;
    std::vector<Undo> journal_;
};

struct World::Changes {
    std::vector<Change> list;
};

}  // namespace rego::engine
