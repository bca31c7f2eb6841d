// try, trace, step, continue, cancel: seeing what a command does.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"

namespace rego::app::commands {

using engine::Unit;

namespace {

/// `try Bob: play Mine` while it is Ann's turn: what it would do if it were Bob's.
bool is_for_later(Run& run) {
    if (run.session.game() == nullptr || run.game().mode() != engine::Mode::Game) return false;
    const Word first = run.words.peek();
    const std::string_view name = addressed(first).empty() ? unquoted(first.text) : addressed(first);
    engine::TypeId actor =
        run.actor_name.empty() ? find_actor(run.game(), name) : find_actor(run.game(), run.actor_name);
    if (equal_ignoring_case(first.text, "as")) {
        Words ahead = run.words;
        ahead.take();
        actor = find_actor(run.game(), ahead.peek().text);
    }
    const auto turn = run.game().turn();
    return actor != engine::kNoType && turn && *turn != actor && actor != run.game().core().engine_actor() &&
           run.game().core().world().tasks().empty();
}

}  // namespace

Outcome try_out(Run& run) {
    if (run.words.at_end()) return run.usage("`try` needs a command");
    const engine::MarsGame* game = run.session.game();
    const engine::EventNumber from = run.session.last_event();
    const bool is_early = is_for_later(run);
    if (is_early) run.game().set_mode(engine::Mode::Ops);
    const Outcome outcome = run.session.carry_out_and_take_back(run, [&] {
        if (!run.reply.about_changes) return;
        report_changes(run, game == run.session.game() ? std::min(from, run.session.last_event()) : 0);
    });
    if (is_early) run.game().set_mode(engine::Mode::Game);
    if (outcome && run.reply.about_changes && !run.session.options().json) run.reply.text += "all of it taken back\n";
    return outcome;
}

Outcome trace(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (equal_ignoring_case(word.text, "on")) {
        run.session.is_tracing = true;
    } else if (equal_ignoring_case(word.text, "off")) {
        run.session.is_tracing = false;
    } else if (word) {
        return run.usage(fmt::format("`trace` is on or off, not `{}`", word.text), word);
    }
    run.reply.text = run.session.is_tracing ? "trace on\n" : "trace off\n";
    return Unit{};
}

Outcome words(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (equal_ignoring_case(word.text, "pets")) {
        run.session.tongue = Tongue::Pets;
    } else if (equal_ignoring_case(word.text, "table")) {
        run.session.tongue = Tongue::Players;
    } else if (word) {
        return run.usage(fmt::format("the words are those of the table or pets, not `{}`", word.text), word);
    }
    run.reply.text = run.session.tongue == Tongue::Pets ? "words pets\n" : "words table\n";
    return Unit{};
}

Outcome step(Run& run) { return run.session.stepping().step(run); }

Outcome continue_stepping(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return run.session.stepping().finish(run);
}

Outcome cancel_stepping(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return run.session.stepping().cancel(run);
}

namespace {

/// `off` forgets all, nothing lists them; otherwise the type of what is meant, a card by its printed name too.
Outcome set_stop(Run& run, void (Stops::*add)(std::string, parser::Expression)) {
    Stops& stops = run.session.stepping().stops();
    const Word what = run.words.take_rest();
    if (equal_ignoring_case(what.text, "off")) stops.clear();
    if (what && !equal_ignoring_case(what.text, "off")) {
        auto type = run.expression(what);
        if (const auto card = run.session.names().find(Names::kCard, what.text, run.session.game());
            card && (!type || !run.session.table()->find_loose(type->name))) {
            type = parser::Expression();
            type->name = run.session.table()->info(*card).name;
        }
        if (!type) return type.error();
        if (const auto known = run.game().core().resolve(run.actor(), *type); !known) return at(what, known.error());
        (stops.*add)(std::string(what.text), std::move(*type));
    }
    run.reply.text = stops.list();
    return Unit{};
}

}  // namespace

Outcome break_on(Run& run) {
    if (equal_ignoring_case(run.words.peek().text, "on")) run.words.take();
    return set_stop(run, &Stops::add_break);
}

Outcome watch(Run& run) { return set_stop(run, &Stops::add_watch); }

}  // namespace rego::app::commands
