#include "app/shell/session/dispatch.hpp"

#include <algorithm>
#include <exception>

#include <fmt/format.h>

#include "app/shell/session/nouns.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/questions.hpp"
#include "engine/error.hpp"
#include "engine/interrupt.hpp"

namespace rego::app {

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

bool is_word(std::string_view text, std::string_view also = {}) {
    return std::all_of(text.begin(), text.end(), [&](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || also.find(c) != std::string_view::npos;
    });
}

/// A word in small letters that is nearly a verb was meant to be one.
std::optional<Diagnostic> misspelt(const Run& run, Word word) {
    const auto near = run.session.commands().nearest(word.text);
    if (near.empty()) return std::nullopt;
    const bool is_capital = !word.text.empty() && std::isupper(static_cast<unsigned char>(word.text.front())) != 0;
    if (is_capital && !run.session.table()->suggestions(word.text).empty()) return std::nullopt;
    return at(word, problem(ErrorKind::UnknownName, fmt::format("unknown verb `{}`", word.text),
                            "did you mean " + quoted_list(near) + "?"));
}

Diagnostic neither_verb_nor_class(Run& run, Word word) {
    const auto near = run.session.table()->suggestions(word.text);
    return at(word, problem(ErrorKind::UnknownName, fmt::format("`{}` is neither a verb nor a class", word.text),
                            near.empty() ? "`help` lists the verbs" : "did you mean " + quoted_list(near) + "?"));
}

Diagnostic unreadable(Run& run, Word first, const Diagnostic& error) {
    if (auto typo = misspelt(run, first)) return *typo;
    if (is_word(first.text, "?") && !run.session.table()->find_loose(first.text))
        return neither_verb_nor_class(run, first);
    return error;
}

/// Where players only answer, a line that is no answer must at least name what there is.
std::optional<Diagnostic> unknown_word(Run& run, Word first, const parser::Instruction& instruction) {
    const engine::Mode mode = run.game().mode();
    if (mode != engine::Mode::Game && mode != engine::Mode::Turns) return std::nullopt;
    const auto known = run.game().core().check_names(run.actor(), instruction);
    if (!known && known.error().kind == ErrorKind::UnknownName) return unreadable(run, first, known.error());
    // `ants`: a card alone says nothing of what is to be done with it.
    const auto card = run.session.table()->find_loose(run.words.rest().text);
    if (!card || run.game().card_info(*card) == nullptr) return std::nullopt;
    const std::string& name = run.session.table()->info(*card).name;
    return at(first, problem(ErrorKind::NotNow, fmt::format("what is to be done with `{}`?", name),
                             fmt::format("`play {0}`, `action {0}` or `card {0}`", name)));
}

Diagnostic without_game(Run& run, Word first) {
    if (is_word(first.text) && !run.session.table()->find_loose(first.text)) {
        if (auto typo = misspelt(run, first)) return *typo;
        return neither_verb_nor_class(run, first);
    }
    return at(first, problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one"));
}

/// Who the command is addressed to: `Bob` of `Bob: play Ants` or `Bob play Ants`; empty if it begins otherwise. What
/// only looks like that is PETS: `Plant: 3 Heat`.
std::string_view addressee(Run& run, Word first) {
    std::string_view name = addressed(first);
    const bool has_colon = !name.empty();
    if (!has_colon) name = unquoted(first.text);
    Words ahead = run.words;
    ahead.take();
    // `bob` alone may answer of whom something is taken.
    const bool may_answer =
        !has_colon && ahead.at_end() && run.session.game() != nullptr && !run.game().core().world().tasks().empty();
    if (may_answer) return {};
    if (run.session.game() != nullptr && find_actor(run.game(), name) != engine::kNoType) return name;
    if (!has_colon) return {};
    const bool verb_follows = run.session.commands().find(ahead.peek().text) != nullptr;
    return verb_follows && !run.session.table()->find_loose(name) ? name : std::string_view();
}

/// `Bob: play Ants`.
Outcome dispatch_as(Run& run, std::string_view name) {
    const Word first = run.words.take();
    if (run.session.game() == nullptr)
        return at(first, problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one"));
    const auto actor = need_actor(run.game(), name);
    if (!actor) return at(first, actor.error());
    if (run.words.at_end())
        return at(first, problem(ErrorKind::Usage, fmt::format("`{}` needs a command", first.text)));
    run.actor_name = class_name(run.game(), *actor);
    return dispatch(run);
}

/// While an alias is carried out the script that has made it, if one has, answers for all that is done. Aliases that
/// call others come to an end, and all of them together do no more than a typed line may.
class AliasAtWork {
  public:
    AliasAtWork(Session& session, const Aliases::Alias& alias)
        : session_(session), maker_before_(session.files().work_for(alias.maker)) {
        if (session_.alias_work.depth++ == 0) session_.alias_work = {1, 0, 0};
    }
    ~AliasAtWork() {
        --session_.alias_work.depth;
        session_.files().work_for(maker_before_);
    }
    AliasAtWork(const AliasAtWork&) = delete;
    AliasAtWork& operator=(const AliasAtWork&) = delete;

    std::optional<Diagnostic> refuse(Word name, std::size_t characters, std::size_t commands) const {
        constexpr int kDeepest = 20;
        constexpr std::size_t kMostCommands = 1'000;
        Session::AliasWork& work = session_.alias_work;
        work.characters += characters;
        work.commands += commands;
        if (work.depth > kDeepest)
            return at(name, problem(ErrorKind::Usage, fmt::format("`{}` leads to itself", name.text)));
        if (work.commands <= kMostCommands && work.characters <= Aliases::kLongest) return std::nullopt;
        return at(name, problem(ErrorKind::Limit,
                                work.commands > kMostCommands
                                    ? fmt::format("aliases stand for more than {} commands", kMostCommands)
                                    : fmt::format("aliases stand for more than {} characters", Aliases::kLongest),
                                "`alias` lists what each stands for"));
    }

  private:
    Session& session_;
    std::string maker_before_;
};

/// Carries out what the alias stands for. An error is one of the whole line: what is wrong was not typed.
Outcome dispatch_alias(Run& run) {
    const Word name = run.words.take();
    const parser::Span typed = name.span;
    const AliasAtWork alias(run.session, *run.session.aliases().find(name.text));
    run.expanded = run.session.aliases().expanded(name.text, run.words.rest().text).value_or("");
    run.words = Words(run.expanded);
    const std::vector<Line> lines = split_lines(run.expanded);
    if (auto wrong = alias.refuse(name, run.expanded.size(), lines.size())) return *wrong;
    Outcome outcome = engine::Unit{};
    if (lines.size() > 1) {
        std::vector<std::string> commands;
        for (const Line& line : lines) commands.push_back(line.text);
        outcome = run.session.scripts().run_several(run, commands);
        run.reply.about_changes = true;
    } else {
        outcome = dispatch(run);
    }
    if (outcome) return outcome;
    if (outcome.error().file.empty()) outcome.error().span = typed;
    const std::string note = fmt::format("it stands for `{}`", run.words.text());
    if (std::ranges::find(outcome.error().notes, note) == outcome.error().notes.end())
        outcome.error().notes.push_back(note);
    return outcome;
}

/// Carries out the command that was meant by what was typed. An error is one of the whole line: what is wrong was not
/// typed.
Outcome dispatch_meant(Run& run, Word typed, std::string command) {
    const parser::Span span = typed.span;
    run.expanded = std::move(command);
    run.words = Words(run.expanded);
    Outcome outcome = dispatch(run);
    if (!outcome && outcome.error().file.empty()) outcome.error().span = span;
    return outcome;
}

/// `2`, to the question what the line before was to mean.
std::optional<std::string> chosen_meaning(const Run& run) {
    const std::string_view text = run.words.rest().text;
    if (text.size() != 1 || text.front() < '1' || text.front() > '9') return std::nullopt;
    const auto place = static_cast<std::size_t>(text.front() - '1');
    return place < run.offered.size() ? std::optional(run.offered[place]) : std::nullopt;
}

/// The verb that begins with these letters, unless a class is called so; null if none does.
parser::Result<const CommandInfo*> abbreviated(Run& run, Word word) {
    const CommandInfo* none = nullptr;
    if (!is_word(word.text) || run.session.table()->find_loose(word.text)) return none;
    const auto found = run.session.commands().beginning_with(word.text);
    if (found.size() < 2) return found.empty() ? none : found.front();
    std::vector<Meaning> meanings;
    for (const CommandInfo* each : found) {
        const std::string name(each->name);
        const std::string tail(run.words.rest().text.substr(word.text.size()));
        meanings.push_back({name + tail, name + tail});
    }
    return which_is_meant(run, word, meanings);
}

/// Who is asked: whoever acts, or while it is nobody's turn the first who is.
engine::TypeId asked_player(Run& run) {
    const engine::TypeId actor = run.actor();
    const auto& tasks = run.game().core().world().tasks();
    const auto is_own = [&](const engine::Task& task) { return task.player == actor; };
    const bool is_open = run.actor_name.empty() && run.session.pinned().empty() && !run.game().turn();
    if (!is_open || tasks.empty() || std::ranges::any_of(tasks, is_own)) return actor;
    return tasks.front().player;
}

/// A line that is an answer as players give it; nothing if it is none.
std::optional<Outcome> dispatch_answer(Run& run, decltype(spoken_answer)* meant_by) {
    if (run.session.game() == nullptr || run.game().core().world().tasks().empty()) return std::nullopt;
    const Word text = run.words.rest();
    const engine::TypeId player = asked_player(run);
    const auto answer = meant_by(run.game(), player, text.text, run.session.style());
    if (!answer) return at(text, answer.error());
    if (!*answer) return std::nullopt;
    // As it can be read without knowing the list.
    run.recorded = line_of(run.game(), **answer);
    if (player != run.actor()) run.actor_name = class_name(run.game(), player);
    run.words.take_rest();
    run.verb = "task";
    run.has_verb = false;
    run.focus = text.span;
    run.reply.about_changes = true;
    const auto receipt = run.game().perform(**answer);
    if (!receipt) return receipt.error();
    run.paid = price_line(*run.session.table(), receipt->paid);
    return engine::Unit{};
}

/// A line without a verb: an answer to a pending task if it fits one, else an instruction.
Outcome dispatch_pets(Run& run) {
    const Word first = run.words.peek();
    const Word rest = run.words.rest();
    if (auto chosen = chosen_meaning(run)) return dispatch_meant(run, rest, std::move(*chosen));
    if (auto answered = dispatch_answer(run, short_answer)) return *answered;
    const auto instruction = run.instruction(rest);
    const bool fits =
        instruction && run.session.game() != nullptr && run.game().core().fits_a_task(run.actor(), *instruction);
    if (!fits)
        if (auto answered = dispatch_answer(run, spoken_answer)) return *answered;
    if (!fits && run.session.game() != nullptr) {
        const std::vector<Meaning> meanings = meanings_of(run);
        if (meanings.size() == 1) return dispatch_meant(run, rest, meanings.front().command);
        if (!meanings.empty()) return which_is_meant(run, rest, meanings);
    }
    if (!instruction) return unreadable(run, first, instruction.error());
    if (run.session.game() == nullptr) return without_game(run, first);
    if (!fits)
        if (auto wrong = unknown_word(run, first, *instruction)) return *wrong;
    const CommandInfo* info = run.session.commands().find(fits ? "task" : "exec");
    run.verb = info->name;
    run.has_verb = false;
    run.focus = rest.span;
    if (run.session.stepping().is_of_another(run))
        return at(first, problem(ErrorKind::NotNow, "a command is being carried out step by step",
                                 "`step`, `continue` or `cancel`"));
    run.reply.about_changes = true;
    Outcome outcome = info->handler(run);
    if (!outcome && outcome.error().kind == ErrorKind::UnknownName && outcome.error().span &&
        outcome.error().span->begin == first.span.begin) {
        if (auto typo = misspelt(run, first)) return *typo;
    }
    return outcome;
}

/// A new command of the past goes back to no other, and what is carried out step by step stays in the present. A script
/// is a command like any other.
std::optional<Diagnostic> out_of_place(const Run& run, const CommandInfo& info) {
    if (run.part_of == Run::Part::History && (info.steps || (info.edits_history && info.name != "script")))
        return problem(ErrorKind::Usage, fmt::format("`{}` cannot be part of the history", info.name));
    if (run.part_of == Run::Part::Steps && info.edits_history)
        return problem(ErrorKind::Usage, fmt::format("`{}` cannot be carried out step by step", info.name));
    return std::nullopt;
}

/// How deep commands stand in each other, counted over scripts and corrections too.
class Nested {
  public:
    explicit Nested(Session& session) : session_(session) { ++session_.nesting; }
    ~Nested() { --session_.nesting; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

  private:
    Session& session_;
};

}  // namespace

Outcome guarded(const std::function<Outcome()>& function) {
    try {
        return function();
    } catch (const engine::RuleError& error) {
        return error.diagnostic();
    } catch (const engine::Interrupted&) {
        return problem(ErrorKind::NotNow, "stopped", "nothing was changed");
    } catch (const std::exception& bug) {
        return problem(ErrorKind::Internal, fmt::format("a bug in rego: {}", bug.what()), "nothing was changed");
    }
}

Outcome dispatch(Run& run) {
    const Word verb = run.words.peek();
    const CommandInfo* info = run.session.commands().find(verb.text);
    run.focus = verb.span;
    const Nested nested(run.session);
    if (run.session.nesting > kDeepestNesting)
        return at(verb, problem(ErrorKind::Usage,
                                fmt::format("commands stand in each other more than {} deep", kDeepestNesting)));
    if (info == nullptr)
        if (const std::string_view name = addressee(run, verb); !name.empty()) return dispatch_as(run, name);
    if (info == nullptr && run.session.aliases().find(verb.text) != nullptr) return dispatch_alias(run);
    run.command_begin = verb.span.begin;
    if (info == nullptr) {
        const auto meant = abbreviated(run, verb);
        if (!meant) return meant.error();
        info = *meant;
    }
    if (info == nullptr) return dispatch_pets(run);

    run.words.take();
    run.verb = info->name;
    if (const Word argument = run.words.peek()) run.focus = argument.span;
    if (auto wrong = out_of_place(run, *info)) return at(verb, *wrong);
    if (info->needs_game && run.session.game() == nullptr) {
        return at(verb, problem(ErrorKind::NotNow, fmt::format("`{}` needs a game", info->name),
                                "`newgame BR 2` starts one"));
    }
    if (run.session.stepping().is_of_another(run) && (info->does || info->edits_history)) {
        return at(verb,
                  problem(ErrorKind::NotNow,
                          fmt::format("`{}` has to wait: a command is being carried out step by step", info->name),
                          "`step`, `continue` or `cancel`"));
    }
    if (info->does) run.reply.about_changes = true;
    return info->handler(run);
}

}  // namespace rego::app
