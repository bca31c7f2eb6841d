// What all parts of an executor share: rulebook, world and custom rules, who is told what happens, and how far the
// present command has come.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/error.hpp"
#include "engine/exec/observers.hpp"
#include "engine/exec/rulebook.hpp"
#include "engine/exec/terms.hpp"
#include "engine/rules/elaborate.hpp"
#include "engine/types/type_pool.hpp"
#include "engine/world/world.hpp"

namespace rego::engine {

/// How far the present command, or question, has come.
struct Course {
    TypeId leeway_for = kNoType;   // while a stored requirement is being evaluated
    TypeId wild_for = kNoType;     // whose wild ones stand for others, while their requirements and amounts are asked
    bool in_choice = false;        // while the arms of an `OR` are weighed
    bool bookkeeping = false;      // while a raw change is entered: what its bookkeeping changes is raw too
    bool only_asked = false;       // while possibilities are weighed: not worth a trace
    bool needs_no_reason = false;  // while it matters whether something is possible, and not why it is not
    TypeId stands_in = kNoType;    // who takes decisions for an actor that is nobody: `OceanTile BY Engine`
    int depth = 0;
    std::size_t events_at_start = 0;
    std::vector<std::pair<std::uint32_t, TypeId>>
        replacing;                 // rules, with their carriers, that act in place of a change
    std::set<std::string> traced;  // what is looked at again and again and need be told only once
};

/// How much has been looked at so far. Depends on the game alone and not on the machine, so that tests can hold it
/// against what it should be.
struct Work {
    std::uint64_t triggers_asked = 0;    // whether they answer to an event, or forbid it
    std::uint64_t candidates_tried = 0;  // for a gain
    std::uint64_t effects_read = 0;      // for a carrier
};

struct Context {
    Rulebook& rulebook;
    TypePool& types;  // of the rulebook
    World& world;
    const ClassTable& table;
    const CustomRules& custom;
    Observers& observers;
    Executor& executor;  // what custom rules work with
    Course course = {};
    Work work = {};

    /// Whether a trace would be read: ask before making its text.
    bool is_traced() const { return observers.on_trace && !course.only_asked; }
    void trace(const std::string& line) const;
    void trace_once(const std::string& line);

    /// Reads what is written as that player's.
    Elaborator elaborator(TypeId owner) const;
};

/// While something is only tried out: nobody watches events, traces or obstacles, and the world is as before at the
/// end.
class Trial {
  public:
    Trial(World& world, Observers& observers)
        : world_(world), before_(world.checkpoint()), observers_(observers), away_(std::exchange(observers, {})) {}
    explicit Trial(Executor& executor);
    ~Trial() {
        world_.roll_back(before_);
        observers_ = std::move(away_);
    }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

  private:
    World& world_;
    World::Checkpoint before_;
    Observers& observers_;
    Observers away_;
};

}  // namespace rego::engine
