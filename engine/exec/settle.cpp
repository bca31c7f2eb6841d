#include "engine/exec/settle.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "engine/exec/outlook.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/written.hpp"
#include "engine/world/task_fact.hpp"

namespace rego::engine {

using Status = Prepared::Status;

namespace {

/// How many ways on are tried before a task that cannot be done now is believed to become possible.
constexpr int kMostTrials = 400;
/// The same where a bill is looked for at the end of every way: a greenery and an ocean that follows from it, anywhere.
constexpr int kMostLooks = 1500;
/// How many of the answers that cannot help are tried.
constexpr std::ptrdiff_t kMostIdle = 3;

}  // namespace

Settler::Settler(Context& context, const Evaluator& evaluator, const Effects& effects, const Candidates& candidates,
                 const Preparer& preparer, Performer& performer)
    : ExecutorPart(context),
      evaluator_(evaluator),
      effects_(effects),
      candidates_(candidates),
      preparer_(preparer),
      performer_(performer) {}

namespace {

/// `-4.`, perhaps for each of something: as much as there is.
bool is_loss_of_what_there_is(const InstructionRule& rule) {
    if (rule.kind == InstructionKind::Per) return is_loss_of_what_there_is(*rule.parts.front());
    return rule.kind == InstructionKind::Change && rule.gain == kNoType && rule.remove != kNoType && !rule.variable &&
           rule.intensity == parser::Intensity::AsMuchAsPossible;
}

/// Whether the first thing that comes of it is a loss.
bool begins_with_a_loss(const InstructionRule& rule) {
    if (rule.kind == InstructionKind::Change) return rule.remove != kNoType;
    return rule.kind == InstructionKind::Then && begins_with_a_loss(*rule.parts.front());
}

}  // namespace

/// Whether somebody who can have things has done what it comes from: what happens by itself (production) has its order.
bool Settler::comes_from_a_move(const Task& task) const {
    if (task.cause == 0 || table_.known().owner == kNoClass) return false;
    const TypeId actor = world_.event(task.cause).actor;
    return actor != kNoType && types_.is_subclass(actor, table_.known().owner);
}

bool Settler::is_loss_by_a_move(const Task& task) const {
    return is_loss_of_what_there_is(*task.instruction) && comes_from_a_move(task);
}

/// What is done now, where that task could be: whoever orders what a move sets off, and has to lose what there is,
/// loses it before anything is gained.
std::size_t Settler::comes_before(std::size_t index, const Prepared& ready) const {
    const auto& tasks = world_.tasks();
    // What a thing says itself when it comes is carried out before what others say to it.
    const Task& task = tasks[index];
    const bool is_own_text = task.cause != 0 && world_.event(task.cause).gain == task.via;
    if (holds_losses_ || !ready.instruction || begins_with_a_loss(*ready.instruction) || is_own_text) return index;
    for (std::size_t i = index + 1; i < tasks.size(); ++i) {
        if (tasks[i].player != tasks[index].player || world_.is_waiting(tasks[i]) || !is_loss_by_a_move(tasks[i]))
            continue;
        const Prepared loss = preparer_.glance_at(tasks[i].instruction, tasks[i].player);
        if (loss.status == Status::Ready || loss.status == Status::Done) return i;
    }
    return index;
}

bool Settler::settle_one() {
    // By index: asking leaves the tasks as they are, though perhaps elsewhere.
    for (std::size_t i = 0; i < world_.tasks().size(); ++i) {
        if (world_.is_waiting(world_.tasks()[i])) continue;
        if (holds_losses_ && is_loss_by_a_move(world_.tasks()[i])) continue;
        InstructionPtr instruction = world_.tasks()[i].instruction;
        Prepared prepared = preparer_.glance_at(instruction, world_.tasks()[i].player);
        if (prepared.status == Status::Choice || prepared.status == Status::Impossible) continue;
        if (const std::size_t first = comes_before(i, prepared); first != i) {
            i = first;
            instruction = world_.tasks()[i].instruction;
            prepared = preparer_.glance_at(instruction, world_.tasks()[i].player);
        }
        const Task taken = world_.take_task(world_.tasks()[i].id);
        has_taken_losses_ = has_taken_losses_ || is_loss_by_a_move(taken);
        if (context_.is_traced() && prepared.instruction) {
            const std::string way = print_rule(types_, *prepared.instruction), asked = print_rule(types_, *instruction);
            if (way != asked) context_.trace(fmt::format("`{}` has one way: {}", asked, way));
        }
        performer_.carry_out(prepared, taken);
        return true;
    }
    return false;
}

bool Settler::take_first_choice() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = preparer_.glance_at(task.instruction, task.player);
        if (prepared.status != Status::Choice) continue;
        const auto choices = alternatives(prepared, task.player, 1);
        // What does something comes before leaving it.
        const auto chosen = std::find_if(choices.begin(), choices.end(),
                                         [](const Prepared& choice) { return choice.status == Status::Ready; });
        if (choices.empty()) continue;
        const Task taken = world_.take_task(task.id);
        performer_.carry_out(chosen == choices.end() ? choices.front() : *chosen, taken);
        return true;
    }
    return false;
}

void Settler::settle(Auto mode) {
    if (mode == Auto::None) return;
    do {
        constexpr int kMostIdle = 2'000;  // answers of which nothing comes but further questions
        std::size_t events = world_.events().size();
        for (int idle = 0; settle_one() || (mode == Auto::First && take_first_choice()); ++idle) {
            if (world_.events().size() != events) idle = 0;
            events = world_.events().size();
            if (idle < kMostIdle) continue;
            throw RuleError(ErrorKind::DeadEnd, "effects go on without end: each answer only asks once more");
        }
    } while (!refuse_dead_ends());
}

namespace {

/// What is to be done, without its conditions: the one in the way is told anyway, and the others matter to nobody.
const InstructionRule& behind_gates(const InstructionRule& rule) {
    return rule.kind == InstructionKind::Gate ? behind_gates(*rule.parts.front()) : rule;
}

}  // namespace

bool Settler::refuse_dead_ends() {
    for (std::size_t i = 0; i < world_.tasks().size(); ++i) {
        if (world_.is_waiting(world_.tasks()[i])) continue;
        const Task task = world_.tasks()[i];
        const Prepared prepared = preparer_.glance_at(task.instruction, task.player);
        int trials = kMostTrials;
        if (prepared.status == Status::Impossible) {
            if (could_be_helped(context_, evaluator_, effects_, task) && some_way_out(trials, {})) continue;
            set_aside(task, preparer_.prepare(task.instruction, task.player));
            return false;
        }
        if (!is_doubtful(prepared) || some_way_out(trials, {})) continue;
        set_aside(task, Prepared::impossible(why_no_answer(task, prepared)));
        return false;
    }
    return true;
}

/// Says that the task is a dead end; and goes on without it, where only obstacles are looked for.
void Settler::set_aside(const Task& task, const Prepared& impossible) {
    Diagnostic dead = impossible.why();
    // The cost of an action is no consequence: who lacks it has too little, that is all.
    const bool cost = task.rule >= 0 && table_.effect(static_cast<std::size_t>(task.rule)).from_action &&
                      task.instruction->kind == InstructionKind::Then && dead.kind == ErrorKind::Limit;
    if (dead.kind != ErrorKind::Requirement && !cost) {
        dead.kind = ErrorKind::DeadEnd;
        dead.message = fmt::format("`{}` cannot be carried out: {}",
                                   print_rule(types_, behind_gates(*task.instruction)), dead.message);
    }
    dead.tasks = {fact_of(types_, task, 0)};
    dead.tasks.front().instruction = written(types_, behind_gates(*task.instruction));
    if (task.via != kNoType) dead.notes.push_back(fmt::format("it comes from `{}`", types_.print(task.via)));
    context_.observers.refuse(std::move(dead));
    const Task aside = world_.take_task(task.id);
    if (impossible.beyond) {
        performer_.add_task(impossible.beyond, {aside.player, aside.via, aside.cause, aside.rule}, aside.player,
                            aside.group);
    }
}

namespace {

/// A change in one of its ways and that amount, ready to be carried out.
Prepared taken(const InstructionRule& rule, const Way& way, std::int64_t amount) {
    auto concrete = std::make_shared<InstructionRule>(rule);
    concrete->gain = way.gain;
    concrete->remove = way.remove;
    concrete->variable = false;
    concrete->amount = static_cast<std::int32_t>(amount);
    concrete->intensity = parser::Intensity::Mandatory;
    Prepared ready;
    ready.status = Status::Ready;
    ready.instruction = std::move(concrete);
    ready.bindings = way.bindings;
    if (rule.variable) ready.x = static_cast<std::int32_t>(amount / std::max(rule.amount, 1));
    return ready;
}

}  // namespace

/// The ways to go on from an open choice, each ready to be carried out, up to so many of each change in it. Of amounts
/// only the most and the least are tried.
std::vector<Prepared> Settler::alternatives(const Prepared& choice, TypeId player, std::size_t most) const {
    std::vector<Prepared> found;
    const InstructionPtr& rule = choice.instruction;
    if (rule->kind == InstructionKind::Or) {
        for (const auto& arm : rule->parts) {
            const Prepared prepared = preparer_.glance_at(arm, player);
            if (prepared.status == Status::Impossible) continue;
            if (prepared.status != Status::Choice) {
                found.push_back(prepared);
                continue;
            }
            for (auto& inner : alternatives(prepared, player, most)) found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Then) {
        const Prepared first = preparer_.glance_at(rule->parts.front(), player);
        for (auto& inner : alternatives(first, player, most)) {
            if (!inner.instruction) continue;
            auto chain = std::make_shared<InstructionRule>(*rule);
            chain->parts.front() = inner.instruction;
            inner.instruction = chain;
            found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Change) {
        if (rule->intensity == parser::Intensity::Optional) found.emplace_back();
        for (const Way& way : candidates_.ways(*rule, player, most)) {
            const std::int64_t unit = std::max(rule->amount, 1);
            if (!rule->variable) {
                found.push_back(taken(*rule, way, std::min<std::int64_t>(rule->amount, way.most)));
                continue;
            }
            // What has no bound (a bill as high as one likes) is not worth a try at its most.
            const bool bounded = way.most < std::numeric_limits<std::int32_t>::max() / unit * unit;
            if (bounded) found.push_back(taken(*rule, way, way.most));
            if (way.most > unit || !bounded) found.push_back(taken(*rule, way, unit));
        }
    } else if (rule->kind == InstructionKind::Custom && rule->arguments.size() == 1) {
        for (const TypeId argument : evaluator_.components(rule->arguments.front())) {
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

void Settler::settle_and_rest(const LookAhead& look_ahead) {
    do {
        while (settle_one()) {
        }
    } while (look_ahead.at_rest && look_ahead.at_rest());
}

bool Settler::can_be_finished(const LookAhead& look_ahead) {
    int trials = kMostLooks;
    return some_way_out(trials, look_ahead);
}

bool Settler::pending_may_bring(TypeId type) const {
    std::vector<Task> own(world_.tasks().begin(), world_.tasks().end());
    std::erase_if(own, [&](const Task& task) { return task.player != types_.owner_of(type).value_or(task.player); });
    return may_bring(context_, effects_, own, type);
}

/// Whether only carrying it out tells what is possible: a custom rule has its own mind, and the action of a card can be
/// chosen whether or not anybody can bear its cost.
bool Settler::is_doubtful(const Prepared& prepared) const {
    if (prepared.status != Status::Choice) return false;
    const ClassId action = table_.known().use_action;
    const std::function<bool(const InstructionRule&)> begins_so = [&](const InstructionRule& rule) {
        if (rule.kind == InstructionKind::Or)
            return std::any_of(rule.parts.begin(), rule.parts.end(), [&](const auto& arm) { return begins_so(*arm); });
        if (rule.kind == InstructionKind::Then) return begins_so(*rule.parts.front());
        const bool is_action = rule.kind == InstructionKind::Change && rule.gain != kNoType && action != kNoClass &&
                               types_.is_subclass(rule.gain, action);
        return is_action || rule.kind == InstructionKind::Custom;
    };
    return begins_so(*prepared.instruction);
}

/// What is in the way of the first answer to a task that has none.
Diagnostic Settler::why_no_answer(const Task& task, const Prepared& choice) {
    const Trial trial{world_, context_.observers};
    try {
        const auto choices = alternatives(choice, task.player, 1);
        const Task taken = world_.take_task(task.id);
        if (!choices.empty()) performer_.carry_out(choices.front(), taken);
        while (settle_one()) {
        }
        const auto all = world_.tasks();
        for (const Task& left : all) {
            const Prepared prepared = preparer_.prepare(left.instruction, left.player);
            if (prepared.status == Status::Impossible) return prepared.why();
        }
    } catch (const RuleError& error) {
        return error.diagnostic();
    }
    return Diagnostic::of(ErrorKind::Limit, "no answer to it is possible");
}

/// What is pending, held against the state of this moment.
struct Settler::Pending {
    std::vector<std::pair<Task, Prepared>> open;  // waits for somebody's answer
    std::vector<Task> stuck;   // not possible now, and no bill that is paid in the end will change it
    bool is_hopeless = false;  // one of those that nothing pending could make possible
    bool is_doubtful = false;  // an open one may have no answer
};

Settler::Pending Settler::pending() const {
    Pending pending;
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        Prepared prepared = preparer_.glance_at(task.instruction, task.player);
        if (prepared.status != Status::Impossible) {
            const bool doubtful = is_doubtful(prepared);
            pending.is_doubtful = pending.is_doubtful || doubtful;
            pending.open.emplace_back(task, std::move(prepared));
        } else if (!only_waits(context_, evaluator_, effects_, task)) {
            pending.is_hopeless = pending.is_hopeless || !could_be_helped(context_, evaluator_, effects_, task);
            pending.stuck.push_back(task);
        }
    }
    return pending;
}

/// The one to answer first: whatever may help what is stuck.
const std::pair<Task, Prepared>& Settler::most_helpful(const Pending& pending) const {
    const auto found = std::find_if(pending.open.begin(), pending.open.end(), [&](const auto& open) {
        return could_help(context_, evaluator_, effects_, *open.first.instruction, pending.stuck);
    });
    return found == pending.open.end() ? pending.open.front() : *found;
}

/// Answers that may help what is stuck come first. Of those that cannot, one is as good as another, nearly.
void Settler::prefer_helpful(std::vector<Prepared>& choices, const std::vector<Task>& stuck) const {
    if (stuck.empty()) return;
    const auto idle = std::stable_partition(choices.begin(), choices.end(), [&](const Prepared& choice) {
        return choice.instruction && could_help(context_, evaluator_, effects_, *choice.instruction, stuck);
    });
    if (choices.end() - idle > kMostIdle) choices.erase(idle + kMostIdle, choices.end());
}

/// Looks ahead: whether any way of answering what is pending leaves nothing undone. True when there are too many ways
/// to tell, or something is still to be paid.
bool Settler::some_way_out(int& trials, const LookAhead& look_ahead) {
    const Trial trial{world_, context_.observers};
    try {
        settle_and_rest(look_ahead);
        const Pending now = pending();
        if (now.is_hopeless) return false;
        // Whoever wants to see the end of it goes on as long as there is anything to answer.
        const bool goes_on = now.is_doubtful || (look_ahead.at_rest && !now.open.empty());
        if (now.stuck.empty() && !goes_on) {
            if (look_ahead.at_end) look_ahead.at_end();
            return true;
        }
        if (now.open.empty()) return false;
        const auto& first = most_helpful(now);
        if (some_way_on(first, now.stuck, trials, look_ahead)) return true;
        // What a custom rule needs may come from another answer; nobody but the rule knows.
        return now.is_doubtful && std::any_of(now.open.begin(), now.open.end(), [&](const auto& open) {
                   return open.first.id != first.first.id && some_way_on(open, now.stuck, trials, look_ahead);
               });
    } catch (const RuleError&) {
        return false;
    }
}

/// The same from one of the answers to that task on.
bool Settler::some_way_on(const std::pair<Task, Prepared>& open, const std::vector<Task>& stuck, int& trials,
                          const LookAhead& look_ahead) {
    // Where nothing is stuck, mostly the first one leads out: then the others need not be looked for.
    const bool first_alone = stuck.empty();
    auto choices = alternatives(open.second, open.first.player, first_alone ? 1 : kMostTrials);
    if (choices.empty()) return true;  // a choice that only a person can name
    prefer_helpful(choices, stuck);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (--trials <= 0) return true;
        {
            const Trial trial{world_, context_.observers};
            try {
                const Task taken = world_.take_task(open.first.id);
                performer_.carry_out(choices[i], taken);
                if (some_way_out(trials, look_ahead)) return true;
            } catch (const RuleError&) {
            }
        }
        if (i == 0 && first_alone) choices = alternatives(open.second, open.first.player, kMostTrials);
    }
    return false;
}

}  // namespace rego::engine
