#include "engine/exec/prepare.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/types/meanwhile.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"

namespace rego::engine {

using parser::Intensity;
using Status = Prepared::Status;

namespace {

/// The later stages of a `THEN`.
InstructionPtr without_first(const InstructionRule& chain) {
    if (chain.parts.size() == 2) return chain.parts.back();
    auto rest = std::make_shared<InstructionRule>(chain);
    rest->parts.erase(rest->parts.begin());
    return rest;
}

}  // namespace

Prepared Prepared::ready(InstructionPtr instruction, Bindings bindings) {
    Prepared prepared;
    prepared.status = Status::Ready;
    prepared.instruction = std::move(instruction);
    prepared.bindings = std::move(bindings);
    return prepared;
}

Prepared Prepared::choice(InstructionPtr instruction) {
    Prepared prepared;
    prepared.status = Status::Choice;
    prepared.instruction = std::move(instruction);
    return prepared;
}

Prepared Prepared::impossible() {
    Prepared prepared;
    prepared.status = Status::Impossible;
    return prepared;
}

Prepared Prepared::impossible(Diagnostic why) {
    Prepared prepared = impossible();
    prepared.reason = std::make_shared<const Diagnostic>(std::move(why));
    return prepared;
}

Prepared Prepared::impossible(ErrorKind kind, std::string message) {
    return impossible(Diagnostic::of(kind, std::move(message)));
}

InstructionPtr rest_of_chain(TypePool& types, const Prepared& prepared) {
    const InstructionPtr rest = substitute(types, without_first(*prepared.instruction), prepared.bindings);
    return prepared.x ? with_x(rest, *prepared.x) : rest;
}

Preparer::Preparer(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects,
                   const Candidates& candidates)
    : ExecutorPart(context), evaluator_(evaluator), limits_(limits), effects_(effects), candidates_(candidates) {}

Prepared Preparer::prepare(const InstructionPtr& instruction, TypeId actor) const {
    switch (instruction->kind) {
        case InstructionKind::Change:
            return instruction->variable ? prepare_variable(instruction, actor) : prepare_change(instruction, actor);
        case InstructionKind::Per: {
            const std::int64_t times = evaluator_.amount(*instruction->metric, actor);
            if (times <= 0) return Prepared::done();
            return prepare(scaled(instruction->parts.front(), times), actor);
        }
        case InstructionKind::Gate: return prepare_gate(instruction, actor);
        case InstructionKind::Or: return prepare_or(instruction, actor);
        case InstructionKind::Then: return prepare_then(instruction, actor);
        case InstructionKind::Multi: return prepare_multi(instruction, actor);
        case InstructionKind::Custom: return prepare_custom(instruction, actor);
        case InstructionKind::Each:
            return evaluator_.components(instruction->each).empty() ? Prepared::done() : Prepared::ready(instruction);
    }
    return Prepared::done();
}

Prepared Preparer::glance_at(const InstructionPtr& instruction, TypeId actor) const {
    const Meanwhile unexplained(context_.course.needs_no_reason, true);
    return prepare(instruction, actor);
}

// --- Changes ---------------------------------------------------------------------------------------------------

Diagnostic Preparer::why_no_way(const InstructionRule& change, TypeId actor) const {
    if (change.remove != kNoType) return why_no_removal(change, actor);
    const TypeId gain = types_.without_links(change.gain);
    if (!types_[gain].concrete) {
        return Diagnostic::of(ErrorKind::Limit, fmt::format("there is no possible `{}`", types_.print(gain)))
            .because(parser::Nowhere{types_.written(gain)});
    }
    const TypeId by = world_.is_active(types_[gain].cls) ? effects_.forbidden_by(gain, kNoType, actor) : kNoType;
    if (by != kNoType) {
        return Diagnostic::of(ErrorKind::Limit,
                              fmt::format("`{}` is forbidden by `{}`", types_.print(gain), types_.print(by)))
            .because(parser::Forbidden{types_.written(gain), types_.written(by)});
    }
    const Trial only_asked{world_, context_.observers};
    try {
        limits_.check_gain(change.amount, gain, kNoType);
    } catch (const RuleError& error) {
        return error.diagnostic();
    }
    return Diagnostic::of(ErrorKind::Limit, fmt::format("`{}` cannot be gained now", types_.print(gain)));
}

/// The same where something is to be removed, perhaps for something else.
Diagnostic Preparer::why_no_removal(const InstructionRule& change, TypeId actor) const {
    if (change.gain != kNoType && evaluator_.count(change.remove) >= change.amount) {
        return Diagnostic::of(ErrorKind::Limit, fmt::format("`{}` cannot be gained for `{}` now",
                                                            types_.print(change.gain), types_.print(change.remove)))
            .because(parser::Nowhere{types_.written(change.gain)});
    }
    const TypeId remove = types_.without_links(change.remove);
    if (!types_[remove].concrete) {
        return Diagnostic::of(ErrorKind::Limit, fmt::format("there is no `{}` that {} could be taken from",
                                                            types_.print(change.remove), change.amount))
            .because(parser::NothingToTake{types_.written(change.remove), change.amount});
    }
    if (world_.count(remove) - world_.floor(remove) < change.amount) {
        return limits_.too_few_to_remove(change.amount, remove);
    }
    const bool singleton = table_.info(types_[remove].cls).is_singleton;
    const TypeId by = effects_.forbidden_by(kNoType, remove, actor);
    Diagnostic why = Diagnostic::of(
        ErrorKind::Limit,
        fmt::format("`{}` {}{}", types_.print(change.remove), singleton ? "is always there" : "may not be removed",
                    by == kNoType ? "" : fmt::format(": `{}` forbids it", types_.print(by))));
    if (by != kNoType) why.facts.emplace_back(parser::Forbidden{types_.written(remove), types_.written(by)});
    return why;
}

Prepared Preparer::no_way(const InstructionRule& change, TypeId actor) const {
    return context_.course.needs_no_reason ? Prepared::impossible() : Prepared::impossible(why_no_way(change, actor));
}

Prepared Preparer::prepare_change(const InstructionPtr& instruction, TypeId actor) const {
    const InstructionRule& change = *instruction;
    const auto& known = table_.known();
    if (change.amount == 0) return Prepared::done();
    if (change.remove == kNoType) {
        if (types_[change.gain].cls == known.ok) {
            Prepared prepared = Prepared::done();
            prepared.says_ok = true;
            return prepared;
        }
        if (types_[change.gain].cls == known.die)
            return Prepared::impossible(ErrorKind::Limit, "that can never be carried out");
    }
    const TypeId by = change.by != kNoType ? change.by : actor;
    if (candidates_.says_all(change)) {
        const auto way = candidates_.only_way(change, by);
        if (way && change.intensity == Intensity::Optional) return Prepared::choice(instruction);
        return way ? ready_in(*way, instruction) : without_way(change, by);
    }
    const auto found = candidates_.ways(change, by, 2);
    if (found.empty()) return without_way(change, by);
    if (found.size() > 1 || change.intensity == Intensity::Optional) return Prepared::choice(instruction);
    return ready_in(found.front(), instruction);
}

/// Nothing of it can be done: then nothing is, where that will do.
Prepared Preparer::without_way(const InstructionRule& change, TypeId by) const {
    if (change.intensity == Intensity::Mandatory) return no_way(change, by);
    if (context_.is_traced())
        context_.trace_once(
            fmt::format("nothing of `{}`: {}", print_rule(types_, change), why_no_way(change, by).message));
    return Prepared::done();
}

/// The change in that way, as much of it as there is.
Prepared Preparer::ready_in(const Way& way, const InstructionPtr& instruction) const {
    const InstructionRule& change = *instruction;
    const auto amount = static_cast<std::int32_t>(std::min<std::int64_t>(change.amount, way.most));
    const bool as_written = way.gain == change.gain && way.remove == change.remove && amount == change.amount &&
                            change.intensity == Intensity::Mandatory;
    if (as_written) return Prepared::ready(instruction, way.bindings);
    auto concrete = std::make_shared<InstructionRule>(change);
    concrete->gain = way.gain;
    concrete->remove = way.remove;
    concrete->amount = amount;
    concrete->intensity = Intensity::Mandatory;
    if (context_.is_traced() && concrete->amount < change.amount) {
        context_.trace_once(fmt::format("only {} of `{}`{}", concrete->amount, print_rule(types_, change),
                                        concrete->gain == kNoType || concrete->remove != kNoType
                                            ? ""
                                            : fmt::format(": `{}`", limits_.limiting_invariant(concrete->gain))));
    }
    return Prepared::ready(std::move(concrete), way.bindings);
}

/// `-X Energy`: the player says how many, at least one unless it is optional.
Prepared Preparer::prepare_variable(const InstructionPtr& instruction, TypeId actor) const {
    const TypeId by = instruction->by != kNoType ? instruction->by : actor;
    const auto found = candidates_.ways(*instruction, by, 2);
    std::int64_t most = 0;
    for (const Way& way : found) most = std::max(most, way.most / std::max(instruction->amount, 1));
    if (most == 0) {
        if (instruction->intensity != Intensity::Mandatory) {
            Prepared prepared = Prepared::done();
            prepared.x = 0;
            return prepared;
        }
        return no_way(*instruction, by);
    }
    if (found.size() > 1 || most > 1 || instruction->intensity == Intensity::Optional)
        return Prepared::choice(instruction);
    auto concrete = std::make_shared<InstructionRule>(*instruction);
    concrete->gain = found.front().gain;
    concrete->remove = found.front().remove;
    concrete->variable = false;
    concrete->intensity = Intensity::Mandatory;
    Prepared prepared = Prepared::ready(std::move(concrete), found.front().bindings);
    prepared.x = 1;
    return prepared;
}

// --- Compound --------------------------------------------------------------------------------------------------

Prepared Preparer::prepare_gate(const InstructionPtr& instruction, TypeId actor) const {
    const bool open = evaluator_.opens(*instruction->gate, actor);
    if (context_.is_traced()) {
        context_.trace_once(open ? fmt::format("the gate `{}` is open", print_rule(types_, *instruction->gate))
                                 : fmt::format("the gate is closed: {}", evaluator_.shortfall(*instruction->gate)));
    }
    if (open) return prepare(instruction->parts.front(), actor);
    Prepared closed =
        context_.course.needs_no_reason ? Prepared::impossible() : Prepared::impossible(why_closed(*instruction->gate));
    closed.beyond = instruction->parts.front();
    return closed;
}

/// A printed requirement is named as such; any other gate is just closed.
Diagnostic Preparer::why_closed(const RequirementRule& gate) const {
    const bool stored = gate.kind == RequirementRule::Kind::Eval;
    std::string message;
    if (stored) {
        message = fmt::format("requirement of `{}` not met: {}",
                              gate.type == kNoType ? "this" : table_.info(types_[gate.type].cls).name,
                              evaluator_.shortfall(gate));
    } else {
        message = fmt::format("that needs {}", evaluator_.shortfall(gate));
    }
    return Diagnostic::of(stored ? ErrorKind::Requirement : ErrorKind::Limit, std::move(message))
        .because(evaluator_.facts(gate));
}

Prepared Preparer::prepare_or(const InstructionPtr& instruction, TypeId actor) const {
    std::vector<InstructionPtr> arms;
    std::vector<Prepared> open;
    std::optional<Prepared> nothing;
    Diagnostic why;
    for (const auto& arm : instruction->parts) {
        Prepared prepared = [&] {
            const Meanwhile weighed{context_.course.in_choice, true};
            return prepare(arm, actor);
        }();
        if (prepared.status == Status::Impossible) {
            // What is of a module that is not in the game is no alternative worth telling.
            const bool unheard_of = arm->kind == InstructionKind::Change && arm->gain != kNoType &&
                                    !world_.is_active(types_[arm->gain].cls);
            if (context_.course.needs_no_reason || (unheard_of && !why.message.empty())) continue;
            if (why.message.empty()) {
                why = prepared.why();
            } else {
                why.alternatives.push_back(prepared.why());
                why.notes.push_back("or: " + why.alternatives.back().message);
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
        return context_.course.needs_no_reason ? Prepared::impossible() : Prepared::impossible(std::move(why));
    }
    if (open.size() == 1) return open.front();
    auto rest = std::make_shared<InstructionRule>(*instruction);
    rest->parts = std::move(arms);
    return Prepared::choice(std::move(rest));
}

Prepared Preparer::prepare_then(const InstructionPtr& instruction, TypeId actor) const {
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
    if (first.status == Status::Choice) return Prepared::choice(std::move(chain));
    Prepared prepared = Prepared::ready(std::move(chain), first.bindings);
    prepared.x = first.x;
    return prepared;
}

/// Parts are done one by one, and one may make another possible; only as an arm of a choice must all be possible now.
Prepared Preparer::prepare_multi(const InstructionPtr& instruction, TypeId actor) const {
    bool nothing = true;
    for (const auto& part : instruction->parts) {
        const Prepared prepared = prepare(part, actor);
        if (prepared.status == Status::Impossible && context_.course.in_choice) return prepared;
        nothing = nothing && prepared.status == Status::Done;
    }
    return nothing ? Prepared::done() : Prepared::ready(instruction);
}

/// On which of them a custom instruction can be carried out; why on none.
Result<std::vector<TypeId>> Preparer::possible_for(const CustomInstructionRule& rule, std::vector<TypeId> candidates,
                                                   TypeId actor) const {
    if (!rule.obstacle) return candidates;
    std::optional<Diagnostic> first;
    std::erase_if(candidates, [&](TypeId candidate) {
        auto obstacle = rule.obstacle(context_.executor, candidate, actor);
        if (obstacle && !first) first = obstacle;
        return obstacle.has_value();
    });
    if (candidates.empty()) return std::move(*first);
    return candidates;
}

Prepared Preparer::prepare_custom(const InstructionPtr& instruction, TypeId actor) const {
    const auto rule = context_.custom.instructions.find(instruction->custom);
    if (rule == context_.custom.instructions.end()) {
        return Prepared::impossible(ErrorKind::UnknownName,
                                    fmt::format("there is no custom instruction `@{}`", instruction->custom));
    }
    if (instruction->arguments.empty()) {
        return Prepared::impossible(ErrorKind::Type, fmt::format("`@{}` needs an argument", instruction->custom));
    }
    auto concrete = std::make_shared<InstructionRule>(*instruction);
    Bindings bindings;
    for (TypeId& argument : concrete->arguments) {
        const bool named = types_[argument].concrete;
        auto candidates = named ? std::vector{argument} : evaluator_.components(argument);
        if (candidates.empty()) {
            return Prepared::impossible(ErrorKind::Limit, fmt::format("there is no `{}`", types_.print(argument)));
        }
        auto possible = possible_for(rule->second, std::move(candidates), actor);
        if (!possible) return Prepared::impossible(std::move(possible.error()));
        if (possible->size() > 1) return Prepared::choice(instruction);
        if (named) continue;
        types_.bind(argument, possible->front(), bindings);
        argument = possible->front();
    }
    return Prepared::ready(std::move(concrete), std::move(bindings));
}

}  // namespace rego::engine
