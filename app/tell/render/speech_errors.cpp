// Why something is not possible, in words: each fact that an error carries has a sentence of its own.
#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/speech.hpp"

namespace rego::app {

using engine::PhraseWords;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

constexpr const char* kSomething = "that";

/// About what was typed, not about the game: what it quotes is as it was written.
bool is_about_writing(ErrorKind kind) {
    return kind == ErrorKind::Usage || kind == ErrorKind::Syntax || kind == ErrorKind::UnknownName ||
           kind == ErrorKind::Type || kind == ErrorKind::Expectation;
}

}  // namespace

/// What an action is for; else what the trouble comes from; else "that".
std::string Speech::subject(const Diagnostic& error) const {
    const auto source = error.tasks.size() == 1 ? error.tasks.front().source : std::nullopt;
    if (!source || is(*source, kind::kAnyone)) return kSomething;
    // The action of a card is meant only where that is what cannot be paid.
    const bool is_action = !is(*source, kind::kCard) || error.kind == ErrorKind::Limit;
    const std::string result = is_action ? english_.phrase_for(&PhraseWords::result, *source) : "";
    return result.empty() ? english_.called(*source) : result;
}

std::string Speech::say(const parser::TooFew& fact, const Diagnostic& error) const {
    const std::string whose = owner(fact.type);
    if (fact.least != 0 && !whose.empty())
        return fmt::format("{} has {}; it cannot go below {}", whose, amount_of(fact.there, fact.type), fact.least);
    if (subject(error) == kSomething && !whose.empty()) {
        if (fact.there == 0) return fmt::format("{} has no {}", whose, amount_of(2, fact.type).substr(2));
        return fmt::format("{} has {}; that takes {}", whose, amount_of(fact.there, fact.type), fact.needed);
    }
    return fmt::format("{} {} {}; {}", subject(error), error.kind == ErrorKind::DeadEnd ? "takes" : "costs",
                       amount_of(fact.needed, fact.type), there(fact.type, fact.there));
}

std::string Speech::say(const parser::NoRoom& fact, const Diagnostic&) const {
    const Expression* found = fact.found.empty() ? nullptr : &fact.found.front();
    if (found && fact.most == 1 && is(*found, kind::kTile)) {
        const std::string whose = owner(*found);
        return fmt::format("{} is there already{}", the(*found), whose.empty() ? "" : ", " + whose + "'s");
    }
    if (found && fact.most == 1) {
        const std::string whose = owner(*found);
        const std::string what = english_.called(*found);
        return whose.empty() ? fmt::format("there is {} already", what) : fmt::format("{} has {} already", whose, what);
    }
    const std::string whose = owner(fact.bounded);
    const std::string most = amount_of(fact.most, fact.bounded);
    return whose.empty() ? fmt::format("there are never more than {}", most)
                         : fmt::format("{} can have no more than {}", whose, most);
}

std::string Speech::say(const parser::Lacks& fact, const Diagnostic&) const {
    const std::string whose = owner(fact.dependency);
    if (is(fact.dependency, kind::kCard) && !whose.empty())
        return fmt::format("{} does not have {} in play", whose, english_.called(fact.dependency));
    return fmt::format("there is no {}", english_.called(fact.dependency));
}

std::string Speech::say(const parser::Forbidden& fact, const Diagnostic& error) const {
    if (!fact.by) return error.message;
    const std::string whose = owner(*fact.by);
    const auto cls = table_.find(fact.by->name);
    return fmt::format("{}{} does not allow that", whose.empty() ? "" : whose + "'s ",
                       cls ? card_of(*cls) : fact.by->name);
}

std::string Speech::say(const parser::Nowhere& fact, const Diagnostic&) const {
    if (is(fact.type, kind::kTile)) return fmt::format("no area is left for {}", english_.thing(fact.type));
    if (is(fact.type, kind::kCardResource)) {
        const std::string whose = owner(fact.type);
        return fmt::format("{} has no card for {}", whose.empty() ? "nobody" : whose, english_.noun(fact.type).many);
    }
    return fmt::format("there is no {}", english_.amount(1, fact.type).substr(2));
}

std::string Speech::say(const parser::NothingToTake& fact, const Diagnostic&) const {
    const std::string whose = owner(fact.type);
    if (whose.empty()) return fmt::format("nobody has {}", amount_of(fact.needed, fact.type));
    const std::string thing = amount_of(2, fact.type).substr(2);
    if (fact.needed == 1) return fmt::format("{} has no {}", whose, thing);
    return is(fact.type, kind::kCardResource)
               ? fmt::format("that takes {} from one card, and {} has none with so many",
                             amount_of(fact.needed, fact.type), whose)
               : fmt::format("{} has fewer than {}", whose, amount_of(fact.needed, fact.type));
}

std::string Speech::purpose(const parser::WrongPayment& fact, const Diagnostic& error) const {
    const std::optional<Expression>& signal = fact.purpose;
    if (!signal) return subject(error);
    for (const Expression& argument : signal->arguments) {
        if (is(argument, kind::kAnyone)) continue;
        if (signal->name == kind::kUseAction) {
            const std::string result = english_.phrase_for(&PhraseWords::result, argument);
            return result.empty() ? english_.called(argument) : result;
        }
        const bool names_class = argument.name == kind::kClass && !argument.arguments.empty();
        if (names_class && is(argument.arguments.front(), kind::kCard))
            return english_.called(argument.arguments.front());
    }
    return subject(error);
}

std::string Speech::say(const parser::WrongPayment& fact, const Diagnostic& error) const {
    const Expression unit = Expression::named(fact.owed);
    if (fact.debt == 0) return fmt::format("nothing is to be paid, so {} would be wasted", amount_of(fact.paid, unit));
    const std::string costs = fmt::format("{} costs {}", purpose(fact, error), amount_of(fact.debt, unit));
    if (fact.is_all) return fmt::format("{}; {} can pay {}", costs, english_.person(fact.player), fact.paid);
    const std::int64_t missing = fact.debt - fact.paid;
    return fmt::format("{}, and {} is paid: {} {}", costs, fact.paid, amount_of(std::abs(missing), unit),
                       missing > 0 ? "short" : "too much");
}

std::string Speech::say(const parser::NotAccepted& fact, const Diagnostic&) const {
    return fmt::format("{} cannot pay for that", english_.noun(fact.type).many);
}

std::string Speech::say(const parser::NotA& fact, const Diagnostic&) const {
    if (is(fact.said, kind::kTile) && !is(fact.wanted, kind::kTile)) return "no tile is to be placed now";
    return fmt::format("{} is not {}", english_.called(fact.said), english_.thing(fact.wanted));
}

std::string Speech::say(const parser::WrongAmount& fact, const Diagnostic&) const {
    return fact.least == fact.most ? fmt::format("it must be {}, not {}", fact.most, fact.said)
                                   : fmt::format("at most {}, not {}", fact.most, fact.said);
}

std::string Speech::say(const parser::NoCard& fact, const Diagnostic&) const {
    Expression type = Expression::named(fact.back);
    type.arguments.push_back(Expression::named(fact.player));
    const std::string none = english_.phrase_for(&PhraseWords::is_none, type);
    return none.empty() ? fmt::format("{} has no {}", owner(type), english_.noun(type).one) : none;
}

std::string Speech::say(const parser::NothingPending& fact, const Diagnostic&) const {
    return fmt::format("there is nothing for {} to decide now", english_.person(fact.player));
}

std::string Speech::whose_card(const parser::NoCard& fact) const {
    for (const engine::TypeId player : game_.core().players()) {
        if (game_.count(fact.back, player) == 0 || class_name(game_, player) == fact.player) continue;
        return fmt::format("`{}: play …`", typed_name(game_, class_name(game_, player)));
    }
    return {};
}

std::string Speech::fact(const parser::Fact& fact, const Diagnostic& error) const {
    return std::visit([&](const auto& each) { return say(each, error); }, fact);
}

std::string Speech::because(const Diagnostic& error) const {
    std::vector<std::string> said;
    for (const parser::Fact& each : error.facts) {
        std::string text = fact(each, error);
        if (text.empty()) return {};
        if (std::ranges::find(said, text) == said.end()) said.push_back(std::move(text));
    }
    return fmt::format("{}", fmt::join(said, "; "));
}

std::vector<std::string> Speech::pending(const std::vector<parser::TaskFact>& tasks) const {
    std::vector<std::string> lines;
    const auto& all = game_.core().world().tasks();
    for (const parser::TaskFact& each : tasks) {
        // What came with the command that failed has been taken back with it.
        if (each.number > all.size()) continue;
        const engine::Task task = all[each.number - 1];  // asking for a price tries things out
        if (game_.core().types().print(task.player) != each.player) continue;
        if (game_.core().world().is_waiting(task)) continue;
        lines.push_back(fmt::format("#{}  {}: {}", each.number, who(task.player),
                                    this->task(task.player, each.instruction, source(task.via))));
    }
    return lines;
}

Diagnostic Speech::error(Diagnostic error) const {
    if (is_pets()) return error;
    if (const std::string because = this->because(error); !because.empty()) {
        error.message = because;
        error.notes.clear();
        for (const Diagnostic& other : error.alternatives) error.notes.push_back("or: " + this->error(other).message);
        if (const auto* none = std::get_if<parser::NoCard>(&error.facts.front()); none != nullptr && error.hint.empty())
            error.hint = whose_card(*none);
    } else if (error.kind == ErrorKind::DeadEnd && error.tasks.size() == 1) {
        const parser::TaskFact& stuck = error.tasks.front();
        const std::string what = task(find_actor(game_, stuck.player), stuck.instruction, "");
        error.message = what + ": there is nothing that fits";
        error.notes.clear();
    } else if (!error.tasks.empty() && error.tasks.front().number > 0) {
        error.notes = pending(error.tasks);
        const std::string whose = who(find_actor(game_, error.tasks.front().player));
        if (error.kind == ErrorKind::Narrowing)
            error.message = fmt::format("that answers nothing that {} has to do", whose);
        if (error.kind == ErrorKind::Ambiguous) {
            error.message = fmt::format("that could answer several things that {} has to do", whose);
            error.hint = "`tasks` lists the answers; a number says which is meant";
        }
    }
    if (!is_about_writing(error.kind)) error.message = with_names(error.message);
    error.message = typed(std::move(error.message));
    for (std::string& note : error.notes) note = typed(std::move(note));
    error.hint = typed(std::move(error.hint));
    return error;
}

}  // namespace rego::app
