// Doing, in PETS: exec, task, task?, phase, turn, note.
#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/whole_move.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;
using parser::Result;

Result<std::optional<std::size_t>> task_number(Run& run) {
    const Word word = run.words.peek();
    if (!word.text.starts_with('#')) return std::optional<std::size_t>();
    const auto n = number(word.text.substr(1));
    if (!n || *n < 1) return run.usage(fmt::format("`{}` is no number of a task", word.text), word);
    run.words.take();
    return std::optional<std::size_t>(static_cast<std::size_t>(*n));
}

namespace {

Outcome drop_task(Run& run, std::optional<std::size_t> number) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (run.game().mode() != engine::Mode::Tasks && run.game().mode() != engine::Mode::Raw)
        return problem(ErrorKind::NotNow, "tasks can be dropped in modes tasks and raw only",
                       "`task Ok` declines what is optional, `undo` takes back what led here");
    if (!number) {
        // Without a number it must be clear which one: all that this player has are equal.
        engine::InstructionPtr only;
        for (const auto& view : run.game().core().task_views()) {
            if (view.player != run.actor()) continue;
            if (only && !equal(*only, *view.instruction))
                return problem(ErrorKind::Ambiguous, "several tasks could be dropped",
                               "`task #1 drop`; `tasks` shows the numbers");
            if (!only) number = view.number;
            only = view.instruction;
        }
        if (!number) return problem(ErrorKind::NotNow, "there is no task to drop");
    }
    return run.game().drop_task(run.actor(), *number);
}

}  // namespace

Outcome exec(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`exec` needs an instruction");
    run.focus = text.span;
    const auto instruction = run.instruction(text);
    if (!instruction) return instruction.error();
    return run.game().exec(run.actor(), *instruction);
}

Outcome task(Run& run) {
    Words ahead = run.words;
    const bool names_task = ahead.peek().text.starts_with('#');
    if (names_task) ahead.take();
    if (!equal_ignoring_case(ahead.rest().text, "drop")) return move(run);
    const auto number = task_number(run);
    if (!number) return number.error();
    run.words.take();
    return drop_task(run, *number);
}

Outcome task_if_any(Run& run) {
    const auto read = read_move(run);
    if (!read) return read.error();
    // Names are looked at even when nothing fits: a typo must not pass for "nothing to do".
    const parser::Instruction& answer = std::get<engine::Said>(read->move.answers.front()).words;
    if (!run.game().core().fits_a_task(run.actor(), answer)) {
        const auto known = run.game().core().check_names(run.actor(), answer);
        if (!known && known.error().kind == ErrorKind::UnknownName) return known.error();
        return Unit{};
    }
    return make_move(run, *read);
}

Outcome phase(Run& run) {
    const Word name = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto cls = named(run, Names::kPhase, name);
    if (!cls) return cls.error();
    return run.game().set_phase(*cls);
}

Outcome turn(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return run.game().start_turn(run.actor());
}

Outcome note(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`note` needs a text");
    run.remark = std::string(text.text);
    return Unit{};
}

}  // namespace rego::app::commands
