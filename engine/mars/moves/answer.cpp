// Answers to what is pending: in words, with a place or a card, by one of the ways that were offered; buy and pay.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/mars/mars_custom.hpp"
#include "engine/mars/moves/move_table.hpp"
#include "engine/mars/moves/perform.hpp"
#include "engine/rules/elaborate.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/written.hpp"

namespace rego::engine {

bool operator==(const Chosen& a, const Chosen& b) {
    return a.task == b.task && (a.way == b.way || (a.way && b.way && equal(*a.way, *b.way)));
}

namespace {

/// A tile that has been placed since by itself, there being no other place.
bool was_placed(const Command& command, EventNumber since, ClassId area) {
    Game& core = command.core();
    const auto tile = command.table().find("Tile");
    const auto& log = core.world().events();
    return tile && std::any_of(log.begin() + since, log.end(), [&](const Event& event) {
               return event.gain != kNoType && core.types().is_subclass(event.gain, *tile) &&
                      command.executor().depends_on(event.gain, core.types().base(area));
           });
}

/// Whether one side of a change is what was meant: of whoever answers, unless it says of whom.
bool is_meant(const Command& command, TypeId side, TypeId meant) {
    if ((side == kNoType) != (meant == kNoType)) return false;
    if (side == kNoType) return true;
    TypePool& types = command.core().types();
    const auto whose = types.owner_of(side);
    const bool says_whose = types.owner_of(meant).has_value();
    return types.intersect(types.without_links(meant), side) == side &&
           (says_whose || !whose || *whose == command.actor);
}

/// Whether something in it may have to be said: one of several, how many, or whether at all.
bool asks(TypePool& types, const InstructionRule& rule) {
    const auto is_open = [&](TypeId side) { return side != kNoType && !types[types.without_links(side)].concrete; };
    if (rule.kind == InstructionKind::Or || rule.kind == InstructionKind::Custom) return true;
    if (rule.kind == InstructionKind::Change)
        return is_open(rule.gain) || is_open(rule.remove) || rule.variable ||
               rule.intensity == parser::Intensity::Optional;
    return std::any_of(rule.parts.begin(), rule.parts.end(),
                       [&](const InstructionPtr& part) { return asks(types, *part); });
}

/// Whether it does just that in any case.
bool does_anyway(const InstructionRule& rule, const Event& event) {
    if (rule.kind == InstructionKind::Multi || rule.kind == InstructionKind::Then)
        return std::any_of(rule.parts.begin(), rule.parts.end(),
                           [&](const InstructionPtr& part) { return does_anyway(*part, event); });
    return rule.kind == InstructionKind::Change && rule.intensity != parser::Intensity::Optional && !rule.variable &&
           rule.gain == event.gain && rule.remove == event.remove;
}

/// Whether the effect that did it may ask: what it does in any case, nobody has to confirm.
bool might_have_asked(const Command& command, const Event& event) {
    if (event.via == kNoType || event.rule < 0) return false;
    const ElaboratedEffect& effect =
        command.core().effect_of(static_cast<std::size_t>(event.rule), event.via, event.actor);
    return effect.instruction && asks(command.core().types(), *effect.instruction) &&
           !does_anyway(*effect.instruction, event);
}

/// Whether an effect has done that since; `of_questions`: only one that might have asked.
bool was_done(const Command& command, EventNumber since, const InstructionRule& said, bool of_questions) {
    // Of a box that is copied shows what stands in it.
    if (said.kind == InstructionKind::Custom && said.arguments.size() == 1) {
        const auto boxes = boxes_of(command.table().canon(), command.executor(), said.arguments[0], command.actor);
        return !boxes.empty() && std::ranges::all_of(boxes, [&](const InstructionPtr& box) {
            return was_done(command, since, *box, false);
        });
    }
    if (said.kind == InstructionKind::Multi || said.kind == InstructionKind::Then)
        return std::all_of(said.parts.begin(), said.parts.end(),
                           [&](const InstructionPtr& part) { return was_done(command, since, *part, of_questions); });
    if (said.kind != InstructionKind::Change || said.variable) return false;
    std::int64_t count = 0;
    const auto& log = command.core().world().events();
    return std::any_of(log.begin() + since, log.end(), [&](const Event& event) {
        const bool says_all = said.gain != kNoType && said.remove == kNoType;  // what goes for it is clear
        if (event.via == kNoType || !is_meant(command, event.gain, said.gain)) return false;
        if (of_questions && !might_have_asked(command, event)) return false;
        if (!says_all && !is_meant(command, event.remove, said.remove)) return false;
        count += event.count;
        return event.count == said.amount || count == said.amount;
    });
}

/// The same for an answer that was the only one: `4 plant` of "4 plants or 2 animals" to somebody without animals.
bool was_done(const Command& command, EventNumber since, const parser::Instruction& answer, bool of_questions) {
    try {
        Elaborator elaborator{command.core().types()};
        elaborator.owner(command.actor).loose_names(true).without_defaults(true);
        return was_done(command, since, *elaborator.instruction(answer), of_questions);
    } catch (const RuleError&) {
        return false;  // a name that does not exist
    }
}

/// Whether it lies on that, belongs to it, or stands there: `Animal<Fish<Player1>>` and Fish.
bool is_of(const Command& command, TypeId component, ClassId holder) {
    const TypePool& types = command.core().types();
    return std::ranges::any_of(types[component].dependencies, [&](TypeId each) { return types[each].cls == holder; });
}

/// Onto that card something has come; `of_questions`: that could have gone elsewhere.
bool was_put(const Command& command, EventNumber since, ClassId card, bool of_questions) {
    Game& core = command.core();
    const auto resource = command.table().find("CardResource");
    const auto& log = core.world().events();
    return resource && std::any_of(log.begin() + since, log.end(), [&](const Event& event) {
               return event.gain != kNoType && core.types().is_subclass(event.gain, *resource) &&
                      is_of(command, event.gain, card) && (!of_questions || might_have_asked(command, event));
           });
}

/// The same for what has been taken from somebody, there being nobody else.
bool was_taken(const Command& command, EventNumber since, const From& from) {
    const auto& log = command.core().world().events();
    return std::any_of(log.begin() + since, log.end(), [&](const Event& event) {
        if (event.remove == kNoType || (from.amount > 0 && event.count != from.amount)) return false;
        return is_of(command, event.remove, from.holder);
    });
}

/// Puts into effect what is said to a question.
class Answering {
  public:
    explicit Answering(Command& command) : command_(command) {}

    void operator()(const At& at) const {
        const TypeId there = command_.core().types().base(at.area);
        if (answer_with_area(command_, there)) return;
        if (awaits_mandate(command_.game, command_.actor)) {
            begin_mandate(command_);
            command_.executor().settle(command_.game.auto_mode());
            if (answer_with_area(command_, there)) return;
        }
        command_.answer_with(parser::gain(parser::type("Tile", {command_.named(at.area)})));  // says why not
    }

    void operator()(const On& on) const {
        command_.core().answer_inside(command_.actor, std::nullopt,
                                      parser::gain(parser::type("CardResource", {command_.named(on.card)})),
                                      {.any_amount = true});
    }

    void operator()(const From& from) const {
        const TypeId victim = command_.core().types().base(from.holder);
        if (std::ranges::find(command_.core().players(), victim) != command_.core().players().end())
            return take_from(victim, from.amount);
        parser::Expression holder = command_.named(from.holder);
        const auto owner = command_.table().find("Anyone");
        const bool is_somebody = owner && command_.table().is_subclass(from.holder, *owner);
        if (!is_somebody) holder.arguments.push_back(parser::type("Anyone"));
        say(parser::loss(parser::type("CardResource", {std::move(holder)})), std::nullopt, {.any_amount = true});
    }

    void operator()(const Chosen& chosen) const {
        const auto& tasks = command_.core().world().tasks();
        const auto task =
            std::find_if(tasks.begin(), tasks.end(), [&](const Task& each) { return each.id == chosen.task; });
        if (task == tasks.end()) throw RuleError(ErrorKind::NotNow, "that question is no longer open");
        const auto place = static_cast<std::size_t>(task - tasks.begin()) + 1;
        command_.core().answer_inside(command_.actor, place, written(command_.core().types(), *chosen.way),
                                      {.takes_first = true});
    }

    void operator()(const Said& said) const { say(said.words, said.task, {}); }

  private:
    /// Of whatever a pending task takes from that player, as much as may be taken, or so much.
    void take_from(TypeId victim, std::int32_t amount) const {
        Game& core = command_.core();
        struct Way {
            std::size_t task;
            const InstructionRule* rule;
        };
        std::vector<Way> ways;
        const auto views = core.task_views();
        for (const Game::TaskView& view : views) {
            if (view.player != command_.actor || !view.waiting.empty()) continue;
            for (const InstructionPtr& each : view.answers)
                if (takes(*each, victim)) ways.push_back({view.number, each.get()});
        }
        if (ways.empty())
            throw RuleError(ErrorKind::NotNow,
                            fmt::format("nothing is to be taken from {} now", core.types().print(victim)));
        if (ways.size() > 1 && !equal(*ways[0].rule, *ways[1].rule))
            throw RuleError(ErrorKind::Ambiguous,
                            fmt::format("several things could be taken from {}", core.types().print(victim)));
        InstructionRule way = *ways.front().rule;
        way.intensity = parser::Intensity::Mandatory;
        if (amount > 0) way.amount = amount;
        core.answer_inside(command_.actor, ways.front().task, written(core.types(), way), {.takes_first = true});
    }

    bool takes(const InstructionRule& way, TypeId victim) const {
        return way.kind == InstructionKind::Change && way.remove != kNoType &&
               command_.core().types().owner_of(way.remove) == victim;
    }

    void say(const parser::Instruction& words, std::optional<std::size_t> task, AnswerStyle style) const {
        // A prescribed first action may be answered straight away.
        if (!task && awaits_mandate(command_.game, command_.actor)) begin_mandate(command_);
        command_.core().answer_inside(command_.actor, task, words, style);
    }

    Command& command_;
};

}  // namespace

void answer(Command& command, const Move& move, std::size_t) {
    if (move.answers.size() != 1) throw RuleError(ErrorKind::Usage, "one answer at a time");
    std::visit(Answering{command}, move.answers.front());
}

void answer_further(Command& command, const Answer& answer, EventNumber since) {
    if (const auto* at = std::get_if<At>(&answer); at != nullptr && command.game.open_areas(command.actor).empty()) {
        if (was_placed(command, since, at->area)) return;
        throw RuleError(ErrorKind::NotNow, "nothing is to be placed");
    }
    const auto before = command.core().checkpoint();
    try {
        std::visit(Answering{command}, answer);
    } catch (const RuleError&) {
        const auto* said = std::get_if<Said>(&answer);
        const auto* from = std::get_if<From>(&answer);
        const auto* on = std::get_if<On>(&answer);
        const bool is_done = (on != nullptr && was_put(command, since, on->card, false)) ||
                             (said != nullptr && was_done(command, since, said->words, false)) ||
                             (from != nullptr && was_taken(command, since, *from));
        if (!is_done) throw;
        command.core().roll_back(before);
    }
}

bool has_happened(MarsGame& game, const Move& answer, EventNumber since) {
    const Command command{game, answer.actor, std::nullopt};
    if (answer.answers.size() != 1) return false;
    if (const auto* at = std::get_if<At>(&answer.answers.front())) return was_placed(command, since, at->area);
    if (const auto* on = std::get_if<On>(&answer.answers.front())) return was_put(command, since, on->card, true);
    const auto* said = std::get_if<Said>(&answer.answers.front());
    return said != nullptr && !said->task && was_done(command, since, said->words, true);
}

void buy(Command& command, const Move& move, std::size_t) {
    const parser::Instruction any = parser::gain(parser::type("BuyCard"));
    const parser::Instruction offer = parser::gain(parser::type("BuyCard"), std::max(move.number, 1));
    // Which of the pending tasks offers cards?
    const auto tasks = command.core().world().tasks();
    Misfit misfit;
    bool offered = false;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].player != command.actor) continue;
        const auto& rule = tasks[i].instruction;
        offered = offered || !command.executor().narrow(rule, any, command.actor, {}).empty();
        if (command.executor().narrow(rule, offer, command.actor, {}, &misfit).empty()) continue;
        command.core().answer_inside(command.actor, i + 1, move.number == 0 ? parser::gain(parser::type("Ok")) : offer);
        return;
    }
    if (offered) {
        throw RuleError(
            Diagnostic::of(ErrorKind::Narrowing, fmt::format("cannot buy {} cards: {}", move.number, misfit.why))
                .because(std::move(misfit.facts)));
    }
    throw RuleError(ErrorKind::NotNow, fmt::format("{} is offered no cards now", command.who()));
}

void pay(Command& command, const Move&, std::size_t) {
    if (command.game.owed(command.actor) > 0 || command.till.take_up_offer()) return;
    const bool is_offered = !command.core().world().tasks().empty();
    throw RuleError(ErrorKind::NotNow, fmt::format("{} owes nothing{}", command.who(),
                                                   is_offered ? ", and nothing on offer costs that" : ""));
}

}  // namespace rego::engine
