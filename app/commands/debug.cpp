// try, trace, step, continue, cancel: seeing what a command does.
#include <algorithm>

#include <fmt/format.h>

#include "app/commands/commands.hpp"

namespace rego::app::commands {

using engine::Unit;

Outcome try_out(Run& run) {
    if (run.words.at_end()) return run.usage("`try` needs a command");
    const engine::MarsGame* game = run.session.game();
    const engine::EventNumber from = run.session.last_event();
    const Outcome outcome = run.session.carry_out_and_take_back(run, [&] {
        if (!run.reply.about_changes) return;
        report_changes(run, game == run.session.game() ? std::min(from, run.session.last_event()) : 0);
    });
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

}  // namespace rego::app::commands
