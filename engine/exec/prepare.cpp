// Holding an instruction against the present state: what of it is possible, and is there anything left to choose?
#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/print_rules.hpp"
#include "engine/rules/rewrite.hpp"

namespace rego::engine {

using parser::Intensity;
using Status = Prepared::Status;

namespace {

Prepared done() { return {}; }

Prepared ready(InstructionPtr instruction, Bindings bindings = {}) {
    Prepared prepared;
    prepared.status = Status::Ready;
    prepared.instruction = std::move(instruction);
    prepared.bindings = std::move(bindings);
    return prepared;
}

/// The later stages of a `THEN`.
InstructionPtr without_first(const InstructionRule& chain) {
    if (chain.parts.size() == 2) return chain.parts.back();
    auto rest = std::make_shared<InstructionRule>(chain);
    rest->parts.erase(rest->parts.begin());
    return rest;
}

Prepared choice(InstructionPtr instruction) {
    Prepared prepared;
    prepared.status = Status::Choice;
    prepared.instruction = std::move(instruction);
    return prepared;
}

}  // namespace

Prepared Executor::impossible(ErrorKind kind, std::string message) const {
    Prepared prepared;
    prepared.status = Status::Impossible;
    prepared.why.kind = kind;
    prepared.why.message = std::move(message);
    return prepared;
}

Prepared Executor::prepare(const InstructionPtr& instruction, TypeId actor) {
    switch (instruction->kind) {
        case InstructionKind::Change:
            return instruction->variable ? prepare_variable(instruction, actor) : prepare_change(instruction, actor);
        case InstructionKind::Per: {
            const std::int64_t times = evaluate(*instruction->metric);
            if (times <= 0) return done();
            return prepare(scaled(instruction->parts.front(), times), actor);
        }
        case InstructionKind::Gate: return prepare_gate(instruction, actor);
        case InstructionKind::Or: return prepare_or(instruction, actor);
        case InstructionKind::Then: return prepare_then(instruction, actor);
        case InstructionKind::Multi: return prepare_multi(instruction, actor);
        case InstructionKind::Custom: return prepare_custom(instruction, actor);
    }
    return done();
}

// --- Changes ---------------------------------------------------------------------------------------------------

Diagnostic Executor::why_no_way(const InstructionRule& change, TypeId actor) {
    Diagnostic why;
    why.kind = ErrorKind::Limit;
    if (change.remove != kNoType) {
        const TypeId remove = change.remove;
        if (types_[remove].concrete) {
            const std::int32_t there = world_.count(types_.without_links(remove));
            why.message = too_few_to_remove(change.amount, types_.without_links(remove));
            if (there - world_.floor(types_.without_links(remove)) >= change.amount) {
                const bool singleton = table_.info(types_[remove].cls).is_singleton;
                const TypeId by = forbidden_by(kNoType, types_.without_links(remove), actor);
                why.message =
                    fmt::format("`{}` {}{}", types_.print(remove), singleton ? "is always there" : "may not be removed",
                                by == kNoType ? "" : fmt::format(": `{}` forbids it", types_.print(by)));
            }
        } else {
            why.message =
                fmt::format("there is no `{}` that {} could be taken from", types_.print(remove), change.amount);
        }
        if (change.gain == kNoType) return why;
        if (count(remove) >= change.amount) {
            why.message =
                fmt::format("`{}` cannot be gained for `{}` now", types_.print(change.gain), types_.print(remove));
        }
        return why;
    }
    const TypeId gain = types_.without_links(change.gain);
    if (!types_[gain].concrete) {
        why.message = fmt::format("there is no possible `{}`", types_.print(gain));
        return why;
    }
    if (!world_.is_active(types_[gain].cls)) {
        why.kind = ErrorKind::Type;
        why.message = fmt::format("`{}` is not part of this game", table_.info(types_[gain].cls).name);
    } else if (const TypeId by = forbidden_by(gain, kNoType, actor); by != kNoType) {
        why.message = fmt::format("`{}` is forbidden by `{}`", types_.print(gain), types_.print(by));
    } else {
        const Trial only_asked{*this};
        try {
            check_gain(change.amount, gain, kNoType);
            why.message = fmt::format("`{}` cannot be gained now", types_.print(gain));
        } catch (const RuleError& error) {
            why = error.diagnostic();
        }
    }
    return why;
}

Prepared Executor::prepare_change(const InstructionPtr& instruction, TypeId actor) {
    const InstructionRule& change = *instruction;
    const auto& known = table_.known();
    if (change.amount == 0) return done();
    if (change.remove == kNoType) {
        if (types_[change.gain].cls == known.ok) {
            Prepared prepared = done();
            prepared.says_ok = true;
            return prepared;
        }
        if (types_[change.gain].cls == known.die) return impossible(ErrorKind::Limit, "that can never be carried out");
    }
    const TypeId by = change.by != kNoType ? change.by : actor;
    const auto found = ways(change, by, 2);
    if (found.empty()) {
        if (change.intensity != Intensity::Mandatory) {
            if (on_trace)
                trace_once(
                    fmt::format("nothing of `{}`: {}", print_rule(types_, change), why_no_way(change, by).message));
            return done();
        }
        Prepared prepared;
        prepared.status = Status::Impossible;
        prepared.why = why_no_way(change, by);
        return prepared;
    }
    if (found.size() > 1 || change.intensity == Intensity::Optional) return choice(instruction);
    auto concrete = std::make_shared<InstructionRule>(change);
    concrete->gain = found.front().gain;
    concrete->remove = found.front().remove;
    concrete->amount = static_cast<std::int32_t>(std::min<std::int64_t>(change.amount, found.front().most));
    concrete->intensity = Intensity::Mandatory;
    if (on_trace && concrete->amount < change.amount) {
        trace_once(fmt::format("only {} of `{}`{}", concrete->amount, print_rule(types_, change),
                               concrete->gain == kNoType || concrete->remove != kNoType
                                   ? ""
                                   : fmt::format(": `{}`", limiting_invariant(concrete->gain))));
    }
    return ready(std::move(concrete), found.front().bindings);
}

/// `-X Energy`: the player says how many, at least one unless it is optional.
Prepared Executor::prepare_variable(const InstructionPtr& instruction, TypeId actor) {
    const TypeId by = instruction->by != kNoType ? instruction->by : actor;
    const auto found = ways(*instruction, by, 2);
    std::int64_t most = 0;
    for (const Way& way : found) most = std::max(most, way.most / std::max(instruction->amount, 1));
    if (most == 0) {
        if (instruction->intensity != Intensity::Mandatory) {
            Prepared prepared = done();
            prepared.x = 0;
            return prepared;
        }
        Prepared prepared;
        prepared.status = Status::Impossible;
        prepared.why = why_no_way(*instruction, by);
        return prepared;
    }
    if (found.size() > 1 || most > 1 || instruction->intensity == Intensity::Optional) return choice(instruction);
    auto concrete = std::make_shared<InstructionRule>(*instruction);
    concrete->gain = found.front().gain;
    concrete->remove = found.front().remove;
    concrete->variable = false;
    concrete->intensity = Intensity::Mandatory;
    Prepared prepared = ready(std::move(concrete), found.front().bindings);
    prepared.x = 1;
    return prepared;
}

// --- Compound --------------------------------------------------------------------------------------------------

Prepared Executor::prepare_gate(const InstructionPtr& instruction, TypeId actor) {
    const bool open = holds(*instruction->gate);
    if (on_trace) {
        trace_once(open ? fmt::format("the gate `{}` is open", print_rule(types_, *instruction->gate))
                        : fmt::format("the gate is closed: {}", shortfall(*instruction->gate)));
    }
    if (open) return prepare(instruction->parts.front(), actor);
    // A printed requirement is named as such; any other gate is just closed.
    const bool stored = instruction->gate->kind == RequirementRule::Kind::Eval;
    std::string message;
    if (stored) {
        const TypeId whose = instruction->gate->type;
        message =
            fmt::format("requirement of `{}` not met: {}",
                        whose == kNoType ? "this" : table_.info(types_[whose].cls).name, shortfall(*instruction->gate));
    } else {
        message = fmt::format("that needs {}", shortfall(*instruction->gate));
    }
    Prepared closed = impossible(stored ? ErrorKind::Requirement : ErrorKind::Limit, std::move(message));
    closed.beyond = instruction->parts.front();
    return closed;
}

Prepared Executor::prepare_or(const InstructionPtr& instruction, TypeId actor) {
    std::vector<InstructionPtr> arms;
    std::vector<Prepared> open;
    std::optional<Prepared> nothing;
    Diagnostic why;
    for (const auto& arm : instruction->parts) {
        const bool before = course_.in_choice;
        course_.in_choice = true;
        Prepared prepared = prepare(arm, actor);
        course_.in_choice = before;
        if (prepared.status == Status::Impossible) {
            if (why.message.empty()) {
                why = prepared.why;
            } else {
                why.notes.push_back("or: " + prepared.why.message);
            }
        } else if (prepared.status == Status::Done && !prepared.says_ok) {
            nothing = std::move(prepared);  // would do nothing: not worth offering beside one that does
        } else {
            const bool twin = std::any_of(arms.begin(), arms.end(), [&](const auto& a) { return equal(*a, *arm); });
            if (twin) continue;
            arms.push_back(arm);
            open.push_back(std::move(prepared));
        }
    }
    if (open.empty()) {
        if (nothing) return *nothing;
        Prepared prepared;
        prepared.status = Status::Impossible;
        prepared.why = std::move(why);
        return prepared;
    }
    if (open.size() == 1) return open.front();
    auto rest = std::make_shared<InstructionRule>(*instruction);
    rest->parts = std::move(arms);
    return choice(std::move(rest));
}

Prepared Executor::prepare_then(const InstructionPtr& instruction, TypeId actor) {
    Prepared first = prepare(instruction->parts.front(), actor);
    if (first.status == Status::Impossible) {
        if (!first.beyond) return first;
        auto chain = std::make_shared<InstructionRule>(*instruction);
        chain->parts.front() = std::move(first.beyond);
        first.beyond = std::move(chain);
        return first;
    }
    if (first.status == Status::Done) {
        const InstructionPtr rest = without_first(*instruction);
        return prepare(first.x ? with_x(rest, *first.x) : rest, actor);
    }
    auto chain = std::make_shared<InstructionRule>(*instruction);
    if (first.instruction && first.instruction->kind == InstructionKind::Then) {
        // A chain within a chain: its own rest comes before ours.
        const auto& inner = first.instruction->parts;
        chain->parts.erase(chain->parts.begin());
        chain->parts.insert(chain->parts.begin(), inner.begin(), inner.end());
    } else if (first.instruction) {
        chain->parts.front() = first.instruction;
    }
    if (first.status == Status::Choice) return choice(std::move(chain));
    Prepared prepared = ready(std::move(chain), first.bindings);
    prepared.x = first.x;
    return prepared;
}

/// Parts are done one by one, and one may make another possible; only as an arm of a choice must all be possible now.
Prepared Executor::prepare_multi(const InstructionPtr& instruction, TypeId actor) {
    bool nothing = true;
    for (const auto& part : instruction->parts) {
        const Prepared prepared = prepare(part, actor);
        if (prepared.status == Status::Impossible && course_.in_choice) return prepared;
        nothing = nothing && prepared.status == Status::Done;
    }
    return nothing ? done() : ready(instruction);
}

Prepared Executor::prepare_custom(const InstructionPtr& instruction, TypeId) {
    if (!custom_.instructions.contains(instruction->custom)) {
        return impossible(ErrorKind::UnknownName,
                          fmt::format("there is no custom instruction `@{}`", instruction->custom));
    }
    if (instruction->arguments.empty()) {
        return impossible(ErrorKind::Type, fmt::format("`@{}` needs an argument", instruction->custom));
    }
    auto concrete = std::make_shared<InstructionRule>(*instruction);
    Bindings bindings;
    for (TypeId& argument : concrete->arguments) {
        if (types_[argument].concrete) continue;
        const auto candidates = components(argument);
        if (candidates.empty()) {
            return impossible(ErrorKind::Limit, fmt::format("there is no `{}`", types_.print(argument)));
        }
        if (candidates.size() > 1) return choice(instruction);
        types_.bind(argument, candidates.front(), bindings);
        argument = candidates.front();
    }
    return ready(std::move(concrete), std::move(bindings));
}

InstructionPtr Executor::rest_of_chain(const Prepared& prepared) {
    InstructionPtr rest = without_first(*prepared.instruction);
    rest = substitute(types_, rest, prepared.bindings);
    return prepared.x ? with_x(rest, *prepared.x) : rest;
}

// --- Carrying out ----------------------------------------------------------------------------------------------

void Executor::carry_out(const Prepared& prepared, const Task& task) {
    if (prepared.status == Status::Done) return;
    const Cause cause{task.player, task.via, task.cause, task.rule};
    const InstructionRule& rule = *prepared.instruction;
    switch (rule.kind) {
        case InstructionKind::Change: perform_change(rule, cause); return;
        case InstructionKind::Custom:
            custom_.instructions.find(rule.custom)->second.perform(*this, rule.arguments, cause);
            return;
        case InstructionKind::Multi: add_task(prepared.instruction, cause, task.player, task.group); return;
        case InstructionKind::Then: {
            const InstructionPtr rest = rest_of_chain(prepared);
            const InstructionPtr& first = rule.parts.front();
            if (first->kind == InstructionKind::Multi) {
                const std::uint32_t group = world_.new_group();
                add_task(first, cause, task.player, group);
                add_task(rest, cause, task.player, task.group, group);
            } else {
                carry_out(ready(first), task);
                add_task(rest, cause, task.player, task.group);
            }
            return;
        }
        default: add_task(prepared.instruction, cause, task.player, task.group); return;
    }
}

}  // namespace rego::engine
