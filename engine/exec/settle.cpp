// Doing what needs no decision, and telling a dead end from a task that only has to wait.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/print_rules.hpp"

namespace rego::engine {

using parser::Comparison;
using Status = Prepared::Status;

namespace {

/// A class with more possible components than this may bring anything.
constexpr std::size_t kManyClasses = 40;

/// How many ways on are tried before a task that cannot be done now is believed to become possible.
constexpr int kMostTrials = 150;

}  // namespace

bool Executor::settle_one() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = prepare(task.instruction, task.player);
        if (prepared.status == Status::Choice || prepared.status == Status::Impossible) continue;
        const Task taken = world_.take_task(task.id);
        if (on_trace && prepared.instruction) {
            const std::string way = print_rule(types_, *prepared.instruction),
                              asked = print_rule(types_, *task.instruction);
            if (way != asked) trace(fmt::format("`{}` has one way: {}", asked, way));
        }
        carry_out(prepared, taken);
        return true;
    }
    return false;
}

bool Executor::take_first_choice() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = prepare(task.instruction, task.player);
        if (prepared.status != Status::Choice) continue;
        const auto choices = alternatives(prepared, task.player, 1);
        // What does something comes before leaving it.
        const auto chosen = std::find_if(choices.begin(), choices.end(),
                                         [](const Prepared& choice) { return choice.status == Status::Ready; });
        if (choices.empty()) continue;
        const Task taken = world_.take_task(task.id);
        carry_out(chosen == choices.end() ? choices.front() : *chosen, taken);
        return true;
    }
    return false;
}

void Executor::settle(Auto mode) {
    if (mode == Auto::None) return;
    do {
        while (settle_one() || (mode == Auto::First && take_first_choice())) {
        }
    } while (!refuse_dead_ends());
}

bool Executor::refuse_dead_ends() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = prepare(task.instruction, task.player);
        if (prepared.status != Status::Impossible) continue;
        int trials = kMostTrials;
        if (could_be_helped(task) && some_way_out(trials)) continue;
        Diagnostic dead = prepared.why;
        // The cost of an action is no consequence: who lacks it has too little, that is all.
        const bool cost = task.rule >= 0 && table_.effect(static_cast<std::size_t>(task.rule)).from_action &&
                          task.instruction->kind == InstructionKind::Then && dead.kind == ErrorKind::Limit;
        if (dead.kind != ErrorKind::Requirement && !cost) {
            dead.kind = ErrorKind::DeadEnd;
            dead.message = fmt::format("`{}` cannot be carried out: {}", print_rule(types_, *task.instruction),
                                       prepared.why.message);
        }
        if (task.via != kNoType) dead.notes.push_back(fmt::format("it comes from `{}`", types_.print(task.via)));
        refuse(std::move(dead));
        const Task aside = world_.take_task(task.id);
        if (prepared.beyond) {
            add_task(prepared.beyond, {aside.player, aside.via, aside.cause, aside.rule}, aside.player, aside.group);
        }
        return false;
    }
    return true;
}

// --- Could something pending help? -----------------------------------------------------------------------------

namespace {

/// Everything that may come to be gained or removed from here on, as types; effects included, conditions ignored.
class Outlook {
  public:
    explicit Outlook(Executor& executor) : executor_(executor), types_(executor.types()) {}

    void expect(const InstructionRule& rule) {
        if (rule.kind == InstructionKind::Change) {
            add(rule.gain, false);
            add(rule.remove, true);
        }
        if (rule.kind == InstructionKind::Custom) anything_ = true;
        for (const auto& part : rule.parts) expect(*part);
    }

    bool may_change(TypeId type, bool removal) {
        if (anything_) return true;
        const TypeId wanted = types_.plain(types_.without_links(type));
        return std::any_of(seen_.begin(), seen_.end(), [&](const auto& entry) {
            return entry.second == removal && types_.overlap(entry.first, wanted);
        });
    }

  private:
    void add(TypeId type, bool removal) {
        if (type == kNoType || anything_) return;
        const TypeId bare = types_.plain(types_.without_links(type));
        if (!seen_.insert({bare, removal}).second) return;
        const ClassTable& table = executor_.table();
        const auto& descendants = table.info(types_[bare].cls).concrete_descendants;
        if (descendants.size() > kManyClasses) {
            anything_ = true;
            return;
        }
        std::set<ClassId> heard(table.info(types_[bare].cls).ancestors.begin(),
                                table.info(types_[bare].cls).ancestors.end());
        for (const ClassId cls : descendants) {
            heard.insert(table.info(cls).ancestors.begin(), table.info(cls).ancestors.end());
            own_answers(cls, bare, removal);
        }
        for (const ClassId cls : heard) {
            const auto listeners = executor_.world().listeners(cls, removal);
            for (const LiveEffect& live : listeners) answers(live, bare, removal);
        }
    }

    void answers(const LiveEffect& live, TypeId type, bool removal) {
        const TypeId owner = executor_.effect_owner(live.carrier, types_.owner_of(type).value_or(kNoType));
        const ElaboratedEffect& effect = executor_.elaborated(live.rule, live.carrier, owner);
        for (const auto& arm : effect.arms) {
            if (arm.removal != removal || arm.self) continue;
            if (!types_.overlap(types_.plain(types_.without_links(arm.type)), type)) continue;
            expect(*effect.instruction);
            return;
        }
    }

    void own_answers(ClassId cls, TypeId type, bool removal) {
        const ClassTable& table = executor_.table();
        const TypeId self = types_.intersect(type, types_.base(cls));
        if (self == kNoType) return;
        for (const std::size_t n : table.info(cls).effects) {
            const EffectRule& rule = table.effect(n);
            const bool listens = std::any_of(rule.arms.begin(), rule.arms.end(),
                                             [&](const TriggerArm& arm) { return arm.self && arm.removal == removal; });
            if (!listens) continue;
            expect(*executor_.elaborated(static_cast<std::uint32_t>(n), self, types_.owner_of(self).value_or(kNoType))
                        .instruction);
        }
    }

    Executor& executor_;
    TypePool& types_;
    std::set<std::pair<TypeId, bool>> seen_;
    bool anything_ = false;
};

/// What would have to change for the instruction to become possible.
class Need {
  public:
    Need(Executor& executor, Outlook& outlook) : executor_(executor), outlook_(outlook) {}

    bool may_be_met(const InstructionRule& rule) {
        switch (rule.kind) {
            case InstructionKind::Change: {
                if (rule.remove != kNoType && outlook_.may_change(rule.remove, false)) return true;
                if (rule.gain == kNoType) return false;
                // Room may be made, or what it depends on may come.
                if (outlook_.may_change(rule.gain, true)) return true;
                const auto dependencies = executor_.types()[rule.gain].dependencies;
                return std::any_of(dependencies.begin(), dependencies.end(),
                                   [&](TypeId dependency) { return outlook_.may_change(dependency, false); });
            }
            case InstructionKind::Gate:
                if (!executor_.holds(*rule.gate)) return may_be_met(*rule.gate);
                return may_be_met(*rule.parts.front());
            case InstructionKind::Or:
                return std::any_of(rule.parts.begin(), rule.parts.end(),
                                   [&](const auto& part) { return may_be_met(*part); });
            case InstructionKind::Custom:
                return std::any_of(rule.arguments.begin(), rule.arguments.end(),
                                   [&](TypeId argument) { return outlook_.may_change(argument, false); });
            default: return may_be_met(*rule.parts.front());
        }
    }

  private:
    bool may_be_met(const RequirementRule& rule) {
        using RKind = RequirementRule::Kind;
        if (rule.kind == RKind::Eval) return false;  // a printed requirement is asked once
        if (rule.kind == RKind::All || rule.kind == RKind::Any) {
            return std::any_of(rule.parts.begin(), rule.parts.end(),
                               [&](const auto& part) { return !executor_.holds(*part) && may_be_met(*part); });
        }
        if (rule.metric->kind != MetricRule::Kind::Count) return true;
        const TypeId counted = rule.metric->type;
        if (rule.comparison != Comparison::AtLeast) {
            // What is temporary goes by itself in the end: a bill is paid.
            const ClassId temporary = executor_.table().known().temporary;
            if (temporary != kNoClass && executor_.types().is_subclass(counted, temporary)) return true;
            if (outlook_.may_change(counted, true)) return true;
        }
        return rule.comparison != Comparison::AtMost && outlook_.may_change(counted, false);
    }

    Executor& executor_;
    Outlook& outlook_;
};

}  // namespace

/// The ways to go on from an open choice, each ready to be carried out, up to so many of each change in it. Amounts are
/// not varied: the most is tried.
std::vector<Prepared> Executor::alternatives(const Prepared& choice, TypeId player, std::size_t most) {
    std::vector<Prepared> found;
    const InstructionPtr& rule = choice.instruction;
    if (rule->kind == InstructionKind::Or) {
        for (const auto& arm : rule->parts) {
            const Prepared prepared = prepare(arm, player);
            if (prepared.status == Status::Impossible) continue;
            if (prepared.status != Status::Choice) {
                found.push_back(prepared);
                continue;
            }
            for (auto& inner : alternatives(prepared, player, most)) found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Then) {
        const Prepared first = prepare(rule->parts.front(), player);
        for (auto& inner : alternatives(first, player, most)) {
            if (!inner.instruction) continue;
            auto chain = std::make_shared<InstructionRule>(*rule);
            chain->parts.front() = inner.instruction;
            inner.instruction = chain;
            found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Change) {
        if (rule->intensity == parser::Intensity::Optional) found.emplace_back();
        for (const Way& way : ways(*rule, player, most)) {
            auto concrete = std::make_shared<InstructionRule>(*rule);
            concrete->gain = way.gain;
            concrete->remove = way.remove;
            concrete->variable = false;
            concrete->amount =
                static_cast<std::int32_t>(rule->variable ? way.most : std::min<std::int64_t>(rule->amount, way.most));
            concrete->intensity = parser::Intensity::Mandatory;
            Prepared ready;
            ready.status = Status::Ready;
            ready.instruction = std::move(concrete);
            ready.bindings = way.bindings;
            if (rule->variable) ready.x = static_cast<std::int32_t>(way.most / std::max(rule->amount, 1));
            found.push_back(std::move(ready));
        }
    } else if (rule->kind == InstructionKind::Custom && rule->arguments.size() == 1) {
        for (const TypeId argument : components(rule->arguments.front())) {
            if (found.size() >= most) break;
            auto concrete = std::make_shared<InstructionRule>(*rule);
            concrete->arguments.front() = argument;
            Prepared ready;
            ready.status = Status::Ready;
            types_.bind(rule->arguments.front(), argument, ready.bindings);
            ready.instruction = std::move(concrete);
            found.push_back(std::move(ready));
        }
    }
    return found;
}

/// Looks ahead: whether any way of answering what is pending leaves nothing undone. True when there are too many ways
/// to tell, or something is still to be paid.
bool Executor::some_way_out(int& trials) {
    const Trial trial{*this};
    bool out = false;
    try {
        while (settle_one()) {
        }
        std::optional<std::pair<Task, Prepared>> open;
        bool stuck = false, waits = false;
        for (const Task& task : std::vector<Task>{world_.tasks()}) {
            if (world_.is_waiting(task)) continue;
            const Prepared prepared = prepare(task.instruction, task.player);
            if (prepared.status == Status::Impossible) {
                stuck = true;
                Outlook nothing{*this};
                waits = waits || Need{*this, nothing}.may_be_met(*task.instruction);  // a bill, for one
            } else if (!open) {
                open = {task, prepared};
            }
        }
        if (!stuck || waits) {
            out = true;
        } else if (open) {
            const auto choices = alternatives(open->second, open->first.player, kMostTrials);
            if (choices.empty()) out = true;  // a choice that only a person can name
            for (const Prepared& choice : choices) {
                if (out || --trials <= 0) {
                    out = true;
                    break;
                }
                const auto here = world_.checkpoint();
                try {
                    const Task taken = world_.take_task(open->first.id);
                    carry_out(choice, taken);
                    out = some_way_out(trials);
                } catch (const RuleError&) {
                }
                world_.roll_back(here);
            }
        }
    } catch (const RuleError&) {
        out = false;
    }
    return out;
}

bool Executor::could_be_helped(const Task& task) {
    Outlook outlook{*this};
    for (const Task& other : world_.tasks()) {
        if (other.id != task.id) outlook.expect(*other.instruction);
    }
    return Need{*this, outlook}.may_be_met(*task.instruction);
}

}  // namespace rego::engine
