#include "engine/exec/narrow.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"

namespace rego::engine {

using parser::Instruction;
using parser::Intensity;

namespace {

bool is_ok(const Instruction& answer) {
    const auto* gain = std::get_if<parser::GainInstruction>(&answer.node);
    return gain != nullptr && gain->type.name == "Ok";
}

InstructionPtr nothing() {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = InstructionKind::Multi;
    return rule;
}

/// One side of an answer, however it was written.
struct AnswerChange {
    const parser::Expression* gain = nullptr;
    const parser::Expression* remove = nullptr;
    parser::Scalar amount;
};

std::optional<AnswerChange> as_change(const Instruction& answer) {
    if (const auto* gain = std::get_if<parser::GainInstruction>(&answer.node)) {
        return AnswerChange{&gain->type, nullptr, gain->amount};
    }
    if (const auto* remove = std::get_if<parser::RemoveInstruction>(&answer.node)) {
        return AnswerChange{nullptr, &remove->type, remove->amount};
    }
    if (const auto* both = std::get_if<parser::TransmuteInstruction>(&answer.node)) {
        return AnswerChange{&both->gain, &both->remove, both->amount};
    }
    return std::nullopt;
}

Misfit apart(parser::Expression said, parser::Expression wanted) {
    std::string why = fmt::format("`{}` is not a `{}`", parser::to_string(said), parser::to_string(wanted));
    return {std::move(why), {parser::NotA{std::move(said), std::move(wanted)}}};
}

/// `-X Energy` done with an amount: what X is then; nothing if that cannot be.
std::optional<std::int32_t> narrow_variable(const InstructionRule& task, std::int32_t amount,
                                            InstructionRule& concrete) {
    if (task.amount == 0 || amount % task.amount != 0) return std::nullopt;
    const std::int32_t x = amount / task.amount;
    if (x == 0 && task.intensity != Intensity::Optional) return std::nullopt;
    concrete.variable = false;
    concrete.amount = amount;
    concrete.intensity = Intensity::Mandatory;
    return x;
}

}  // namespace

Narrower::Narrower(Context& context, const Evaluator& evaluator, const Limits& limits, const Candidates& candidates,
                   const Preparer& preparer)
    : ExecutorPart(context), evaluator_(evaluator), limits_(limits), candidates_(candidates), preparer_(preparer) {}

std::vector<Narrowed> Narrower::narrow(const InstructionPtr& task, const Instruction& answer, TypeId actor,
                                       AnswerStyle style, Misfit* misfit) const {
    if (const auto* prod = std::get_if<parser::ProdInstruction>(&answer.node)) {
        style.production = true;
        return narrow(task, *prod->inner, actor, style, misfit);
    }
    if (const auto* by = std::get_if<parser::ByInstruction>(&answer.node)) {
        return narrow(task, *by->inner, actor, style, misfit);
    }
    switch (task->kind) {
        case InstructionKind::Change: return narrow_change(*task, answer, actor, style, misfit);
        case InstructionKind::Per: {
            const std::int64_t times = evaluator_.amount(*task->metric, actor);
            if (times <= 0) return {};
            return narrow(scaled(task->parts.front(), times), answer, actor, style, misfit);
        }
        case InstructionKind::Gate: {
            if (evaluator_.opens(*task->gate, actor)) return narrow(task->parts.front(), answer, actor, style, misfit);
            std::vector<Narrowed> closed = narrow(task->parts.front(), answer, actor, style, misfit);
            if (!closed.empty() && misfit != nullptr)
                *misfit = {"that needs " + evaluator_.shortfall(*task->gate), evaluator_.facts(*task->gate)};
            return {};
        }
        case InstructionKind::Or: {
            std::vector<Narrowed> found;
            for (const auto& arm : task->parts) {
                for (auto& fit : narrow(arm, answer, actor, style, misfit)) {
                    const bool twin = std::any_of(found.begin(), found.end(), [&](const Narrowed& other) {
                        return equal(*other.instruction, *fit.instruction);
                    });
                    if (!twin) found.push_back(std::move(fit));
                }
            }
            return found;
        }
        case InstructionKind::Then: return narrow_then(task, answer, actor, style, misfit);
        case InstructionKind::Multi: return narrow_multi(task, answer, actor, style, misfit);
        case InstructionKind::Custom: return narrow_custom(*task, answer, actor);
        case InstructionKind::Each: break;  // is carried out at once: only the parts are asked for
    }
    return {};
}

/// Two types that have nothing in common: which parts of them exclude each other.
Misfit Narrower::why_apart(TypeId wanted, TypeId said) const {
    const ClassId wanted_class = types_[wanted].cls, said_class = types_[said].cls;
    const bool said_is_wider = table_.is_subclass(wanted_class, said_class);
    if (!said_is_wider && !table_.is_subclass(said_class, wanted_class)) {
        return apart(parser::Expression::named(table_.info(said_class).name),
                     parser::Expression::named(table_.info(wanted_class).name));
    }
    const ClassId wider = said_is_wider ? said_class : wanted_class;
    for (std::size_t i = 0; i < table_.info(wider).dependencies.size(); ++i) {
        const TypeId bound = types_.plain(types_[wanted].dependencies[table_.dependency_index(wanted_class, wider, i)]);
        const TypeId named = types_[said].dependencies[table_.dependency_index(said_class, wider, i)];
        if (types_.overlap(bound, named)) continue;
        return apart(types_.written(named), types_.written(bound));
    }
    return apart(types_.written(said), types_.written(wanted));
}

/// Whether the answer's type narrows the wanted one to something that fits its refinements; `narrowed` is the result.
bool Narrower::fits_side(TypeId wanted, TypeId answer, bool gaining, TypeId actor, TypeId& narrowed,
                         Misfit* misfit) const {
    narrowed = types_.intersect(types_.without_links(wanted), answer);
    if (narrowed == kNoType) {
        // Of several misfits the nearest is worth telling: the right class with a wrong argument.
        const bool related =
            types_.is_subclass(answer, types_[wanted].cls) || types_.is_subclass(wanted, types_[answer].cls);
        if (misfit != nullptr && (related || misfit->empty())) *misfit = why_apart(wanted, answer);
        return false;
    }
    if (!types_[wanted].refined) return true;
    if (!types_[narrowed].concrete) {
        // What the answer names must fit; what it leaves open is asked when it is made concrete.
        for (std::size_t i = 0; i < types_[wanted].dependencies.size(); ++i) {
            const TypeId bound = types_[wanted].dependencies[i];
            const std::size_t index = table_.dependency_index(types_[narrowed].cls, types_[wanted].cls, i);
            const TypeId named = types_[narrowed].dependencies[index];
            if (!types_[bound].refined || !types_[named].concrete || evaluator_.matches(named, bound, true)) continue;
            if (misfit != nullptr) *misfit = evaluator_.why_unmatched(named, bound);
            return false;
        }
        return true;
    }
    if (evaluator_.matches(narrowed, wanted)) return true;
    if (gaining && evaluator_.matches(narrowed, wanted, true) && !candidates_.binds(wanted, actor)) return true;
    if (misfit != nullptr) {
        *misfit = evaluator_.why_unmatched(narrowed, wanted);
        if (gaining && limits_.room(narrowed) == 0)
            misfit->why += fmt::format("; and `{}` leaves no room", limits_.limiting_invariant(narrowed));
    }
    return false;
}

/// What is linked on both sides must be the same on both; what an answer leaves open on one side is known by the other.
bool Narrower::agree(const InstructionRule& task, InstructionRule& concrete, Bindings& bindings, Misfit* misfit) const {
    struct Half {
        TypeId wanted;
        TypeId* narrowed;
    };
    std::vector<Half> halves;
    if (task.gain != kNoType) halves.push_back({task.gain, &concrete.gain});
    if (task.remove != kNoType) halves.push_back({task.remove, &concrete.remove});
    std::stable_partition(halves.begin(), halves.end(),
                          [&](const Half& half) { return types_[*half.narrowed].concrete; });
    for (const Half& half : halves) types_.bind(half.wanted, *half.narrowed, bindings);
    for (const Half& half : halves) {
        const TypeId bound = types_.substitute(half.wanted, bindings);
        const TypeId both = bound == kNoType ? kNoType : types_.intersect(types_.without_links(bound), *half.narrowed);
        if (both == kNoType) {
            if (misfit != nullptr)
                *misfit = {fmt::format("`{}` does not go with the rest", types_.print(*half.narrowed))};
            return false;
        }
        *half.narrowed = both;
    }
    return true;
}

std::vector<Narrowed> Narrower::narrow_change(const InstructionRule& task, const Instruction& answer, TypeId actor,
                                              AnswerStyle style, Misfit* misfit) const {
    if (is_ok(answer)) {
        const bool explicit_ok = task.remove == kNoType && types_[task.gain].cls == table_.known().ok;
        if (task.intensity == Intensity::Optional || explicit_ok) return {{nothing(), {}, 0}};
        return {};
    }
    auto said = as_change(answer);
    if (!said) return {};
    // `-6` for a bill: what is handed over says what is owed.
    std::optional<parser::Expression> bill;
    if (said->gain == nullptr && task.remove == kNoType) bill = as_bill(task, *said->remove);
    if (bill) {
        said->gain = &*bill;
        said->remove = nullptr;
    }
    // What comes says all where it is clear what goes: `Trade<Luna>` for `Trade FROM TradeFleet`.
    const bool says_what_comes = said->gain != nullptr && said->remove == nullptr && !style.any_amount;
    // So does what goes where it is stolen: `-2 Steel<Player2>` for `2 Steel<Owner FROM Anyone>`.
    const bool says_what_goes =
        said->gain == nullptr && said->remove != nullptr && !style.any_amount && is_from_another(task, actor);
    if ((said->gain != nullptr) != (task.gain != kNoType) && !says_what_goes) return {};
    if ((said->remove != nullptr) != (task.remove != kNoType) && !says_what_comes) return {};

    InstructionRule concrete = task;
    const auto narrow_side = [&](const parser::Expression* expression, TypeId wanted, TypeId& side, bool gaining) {
        if (expression == nullptr) return true;
        return fits_side(wanted, named_in_answer(*expression, gaining, actor, style), gaining, actor, side, misfit);
    };
    if (!narrow_side(said->gain, task.gain, concrete.gain, true)) return {};
    if (!narrow_side(said->remove, task.remove, concrete.remove, false)) return {};

    Narrowed fit;
    if (!agree(task, concrete, fit.bindings, misfit)) return {};

    const std::int32_t amount = style.any_amount ? task.amount : said->amount.value;
    if (task.variable) {
        fit.x = narrow_variable(task, amount, concrete);
        if (!fit.x) return {};
    } else if (!narrow_amount(task, amount, actor, style, concrete, misfit)) {
        return {};
    }
    fit.instruction = std::make_shared<InstructionRule>(std::move(concrete));
    return {std::move(fit)};
}

/// Whether something changes hands: it comes to whoever is asked, and may come from somebody else.
bool Narrower::is_from_another(const InstructionRule& task, TypeId actor) const {
    if (task.gain == kNoType || task.remove == kNoType) return false;
    const auto to = types_.owner_of(task.gain), from = types_.owner_of(task.remove);
    return to == actor && from && from != actor && types_[task.gain].cls == types_[task.remove].cls;
}

/// `Owed<Class<Heat>>` for `Heat`, where the task is to owe such a thing.
std::optional<parser::Expression> Narrower::as_bill(const InstructionRule& task,
                                                    const parser::Expression& handed_over) const {
    const ClassId debt = table_.known().owed;
    const auto resource = table_.find_loose(handed_over.name);
    if (debt == kNoClass || !resource || task.gain == kNoType || !types_.is_subclass(task.gain, debt)) return {};
    return parser::type(table_.info(debt).name, {parser::literal(table_.info(*resource).name)});
}

/// What an answer names, resolved the way an instruction would be, PROD included.
TypeId Narrower::named_in_answer(const parser::Expression& expression, bool gaining, TypeId actor,
                                 AnswerStyle style) const {
    Instruction single;
    if (gaining) {
        single.node = parser::GainInstruction{{}, expression, std::nullopt};
    } else {
        single.node = parser::RemoveInstruction{{}, expression, std::nullopt};
    }
    if (style.production) {
        Instruction inside;
        inside.node = parser::ProdInstruction{single};
        single = std::move(inside);
    }
    Elaborator elaborator{types_};
    elaborator.owner(actor).loose_names(true).without_defaults(true);
    const auto resolved = elaborator.instruction(single);
    return gaining ? resolved->gain : resolved->remove;
}

/// Whether the task can be done with that amount; `concrete`, of which the types are settled, becomes what is done.
bool Narrower::narrow_amount(const InstructionRule& task, std::int32_t amount, TypeId actor, AnswerStyle style,
                             InstructionRule& concrete, Misfit* misfit) const {
    const auto miss = [&](Misfit why) {
        if (misfit != nullptr) *misfit = std::move(why);
        return false;
    };
    const auto miss_amount = [&](std::string why, std::int64_t least) {
        return miss({std::move(why), {parser::WrongAmount{amount, least, task.amount}}});
    };
    if (task.intensity == Intensity::Mandatory) {
        return amount == task.amount ||
               miss_amount(fmt::format("it must be {}, not {}", task.amount, amount), task.amount);
    }
    if (amount > task.amount) return miss_amount(fmt::format("at most {}, not {}", task.amount, amount), 0);
    concrete.amount = amount;
    if (task.intensity == Intensity::Optional) {
        concrete.intensity = style.any_amount ? Intensity::AsMuchAsPossible : Intensity::Mandatory;
        return true;
    }
    const auto possible = candidates_.ways(concrete, actor, 1);
    // Naming a thing must not be a way to have nothing, if another would do.
    if (amount > 0 && possible.empty() && !candidates_.ways(task, actor, 1).empty()) {
        const Diagnostic why = preparer_.why_no_way(concrete, actor);
        return miss({why.message, why.facts});
    }
    // Less than all is an answer only where less is all that fits.
    const bool all_that_fits = !possible.empty() && possible.front().most == amount;
    return amount == task.amount || all_that_fits ||
           miss_amount(fmt::format("as much as possible of {}, not {}", task.amount, amount), task.amount);
}

std::vector<Narrowed> Narrower::narrow_then(const InstructionPtr& task, const Instruction& answer, TypeId actor,
                                            AnswerStyle style, Misfit* misfit) const {
    const auto rest_of = [&](const Narrowed& first) {
        auto chain = std::make_shared<InstructionRule>(*task);
        chain->parts.erase(chain->parts.begin());
        InstructionPtr rest = chain->parts.size() == 1 ? chain->parts.front() : InstructionPtr{chain};
        rest = substitute(types_, rest, first.bindings);
        return first.x ? with_x(rest, *first.x) : rest;
    };
    const auto chained = [&](const InstructionPtr& first, const InstructionPtr& rest) {
        auto chain = std::make_shared<InstructionRule>();
        chain->kind = InstructionKind::Then;
        chain->parts = {first, rest};
        return chain;
    };
    // `A FROM B` for `-B THEN A`: the same, said in one go.
    const auto* both = std::get_if<parser::TransmuteInstruction>(&answer.node);
    const InstructionRule& begins = *task->parts.front();
    const bool goes_first = begins.kind == InstructionKind::Change && begins.gain == kNoType;
    if (both != nullptr && goes_first && task->parts.size() == 2) {
        Instruction away, comes;
        away.node = parser::RemoveInstruction{both->amount, both->remove, std::nullopt};
        comes.node = parser::GainInstruction{both->amount, both->gain, std::nullopt};
        Instruction one_by_one;
        one_by_one.node = parser::ThenInstruction{{away, comes}};
        return narrow_then(task, one_by_one, actor, style, misfit);
    }
    std::vector<Narrowed> found;
    const auto* stages = std::get_if<parser::ThenInstruction>(&answer.node);
    const Instruction& first_said = stages != nullptr ? stages->parts.front() : answer;
    for (const Narrowed& first : narrow(task->parts.front(), first_said, actor, style, misfit)) {
        InstructionPtr rest = rest_of(first);
        if (is_ok(first_said)) {
            found.push_back({chained(first.instruction, rest), first.bindings, first.x});
            continue;
        }
        if (stages != nullptr) {
            Instruction later;
            if (stages->parts.size() == 2) {
                later = stages->parts.back();
            } else {
                later.node = parser::ThenInstruction{{stages->parts.begin() + 1, stages->parts.end()}};
            }
            const auto fits = narrow(rest, later, actor, style, misfit);
            if (fits.empty()) continue;
            rest = fits.front().instruction;
        }
        found.push_back({chained(first.instruction, rest), first.bindings, first.x});
    }
    if (!found.empty()) return found;
    if (auto known = narrow_by_x(task, answer, actor, style); !known.empty()) return known;
    const Prepared first = preparer_.glance_at(task->parts.front(), actor);
    if (first.status != Prepared::Status::Done) return found;
    Narrowed skipped;
    skipped.x = first.x;
    return narrow(rest_of(skipped), answer, actor, style, misfit);
}

/// `2X Owed THEN X Energy`: whoever says `3 Energy` has said what X is, and so all of it; of `-X Floater THEN X
/// StandardResource` whoever says `3 Plant` has said which resource, too.
std::vector<Narrowed> Narrower::narrow_by_x(const InstructionPtr& task, const Instruction& answer, TypeId actor,
                                            AnswerStyle style) const {
    if (!task->parts.front()->variable) return {};
    for (std::size_t i = 1; i < task->parts.size(); ++i) {
        const auto fits = narrow(task->parts[i], answer, actor, style, nullptr);
        if (fits.size() != 1 || !fits.front().x) continue;
        const Narrowed& fit = fits.front();
        auto whole = std::make_shared<InstructionRule>(*substitute(types_, with_x(task, *fit.x), fit.bindings));
        whole->parts[i] = fit.instruction;
        return {{whole, fit.bindings, fit.x}};
    }
    return {};
}

std::vector<Narrowed> Narrower::narrow_multi(const InstructionPtr& task, const Instruction& answer, TypeId actor,
                                             AnswerStyle style, Misfit* misfit) const {
    if (is_ok(answer) && task->parts.empty()) return {{task, {}, std::nullopt}};
    const auto* said = std::get_if<parser::MultiInstruction>(&answer.node);
    if (said == nullptr) {
        // Naming one part chooses the whole: `task PROD[4 Plant]` for an arm that also gives something else.
        auto whole = std::make_shared<InstructionRule>(*task);
        for (auto& part : whole->parts) {
            const auto fits = narrow(part, answer, actor, style, misfit);
            if (fits.size() != 1) continue;
            part = fits.front().instruction;
            return {{whole, fits.front().bindings, fits.front().x}};
        }
        return {};
    }
    if (said->parts.size() > task->parts.size()) return {};
    auto whole = std::make_shared<InstructionRule>(*task);
    std::vector<bool> used(task->parts.size(), false);
    for (const auto& part : said->parts) {
        bool placed = false;
        for (std::size_t i = 0; i < task->parts.size() && !placed; ++i) {
            if (used[i]) continue;
            const auto fits = narrow(task->parts[i], part, actor, style, misfit);
            if (fits.size() != 1) continue;
            whole->parts[i] = fits.front().instruction;
            used[i] = placed = true;
        }
        if (!placed) return {};
    }
    return {{whole, {}, std::nullopt}};
}

std::vector<Narrowed> Narrower::narrow_custom(const InstructionRule& task, const Instruction& answer,
                                              TypeId actor) const {
    const auto* said = std::get_if<parser::CustomInstruction>(&answer.node);
    if (said == nullptr || said->name != task.custom || said->arguments.size() != task.arguments.size()) return {};
    auto concrete = std::make_shared<InstructionRule>(task);
    Narrowed fit;
    for (std::size_t i = 0; i < said->arguments.size(); ++i) {
        Elaborator elaborator{types_};
        elaborator.owner(actor).loose_names(true).without_defaults(true);
        const TypeId argument = elaborator.expression(said->arguments[i]);
        const TypeId both = types_.intersect(types_.without_links(task.arguments[i]), argument);
        if (both == kNoType || (types_[both].concrete && !evaluator_.matches(both, task.arguments[i]))) return {};
        types_.bind(task.arguments[i], both, fit.bindings);
        concrete->arguments[i] = both;
    }
    fit.instruction = std::move(concrete);
    return {std::move(fit)};
}

}  // namespace rego::engine
