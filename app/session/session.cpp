#include "app/session/session.hpp"

#include <algorithm>
#include <exception>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
#include "app/render/json/answer_json.hpp"
#include "app/render/render.hpp"
#include "app/session/stepper.hpp"
#include "app/start/log.hpp"
#include "engine/exec/executor.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;
using parser::Span;

namespace {

constexpr std::size_t kKeptGames = 4;

/// What the user had better know of an error that has no place: the whole command is meant.
void place_error(Diagnostic& error, const Run& run, std::uint32_t offset) {
    if (!error.file.empty()) return;
    if (!error.span) error.span = run.focus;
    error.span->begin += offset;
    error.span->end += offset;
}

}  // namespace

Session::Session(std::shared_ptr<Library> library, SessionOptions options)
    : library_(std::move(library)), options_(std::move(options)) {}

Session::~Session() = default;

std::shared_ptr<const engine::ClassTable> Session::table() {
    if (!table_) table_ = library_->table();
    return table_;
}

const Names& Session::names() {
    if (!names_) names_.emplace(table());
    return *names_;
}

Style Session::style() const {
    Style style = options_.style;
    if (game_) style.display_names = game_->options().players;
    return style;
}

TypeId Session::default_actor() {
    if (!game_) return kNoType;
    if (!pinned_.empty())
        if (const TypeId actor = find_actor(*game_, pinned_); actor != kNoType) return actor;
    return game_->default_actor();
}

EventNumber Session::last_event() {
    return game_ ? static_cast<EventNumber>(game_->core().world().events().size()) : 0;
}

// --- Going back ------------------------------------------------------------------------------------------------

Moment Session::moment() {
    Moment now;
    now.table = table_;
    now.settings.pinned = pinned_;
    if (!game_) return now;
    now.game = game_;
    now.has_game = true;
    now.checkpoint = game_->core().checkpoint();
    now.settings.mode = game_->mode();
    now.settings.eagerness = game_->auto_mode();
    return now;
}

void Session::use_table(const std::shared_ptr<const engine::ClassTable>& table) {
    if (!table || table == table_) return;
    table_ = table;
    names_.reset();
}

void Session::restore(const Moment& moment, const std::shared_ptr<MarsGame>& game) {
    game_ = game;
    use_table(moment.table);
    pinned_ = moment.settings.pinned;
    if (!game_) return;
    if (game_->core().checkpoint() != moment.checkpoint) game_->core().roll_back(moment.checkpoint);
    game_->set_mode(moment.settings.mode);
    game_->set_auto(moment.settings.eagerness);
}

bool Session::differs(const Moment& moment) {
    const Moment now = this->moment();
    return now.has_game != moment.has_game || now.game.lock() != moment.game.lock() ||
           now.checkpoint != moment.checkpoint || !(now.settings == moment.settings);
}

void Session::replace_game(std::unique_ptr<MarsGame> game) {
    if (game_) kept_games_.push_back(game_);
    while (kept_games_.size() > kKeptGames) kept_games_.pop_front();
    game_ = std::move(game);
    pinned_.clear();
}

void Session::record(Run& run, const Moment& before, EventNumber first_event) {
    std::string line = run.line.empty() ? std::string(run.words.text()) : run.line;
    std::replace(line.begin(), line.end(), '\n', ' ');
    const bool same_game = before.game.lock() == game_;
    Moment start = before;
    if (!start.table) start.table = table_;  // first needed by this command
    steps_.push_back({line, {}, false, history_.size(), std::nullopt, nullptr, start});
    history_.push_back({line, origin_, start, same_game ? first_event : 0, last_event(), run.remark});
    undone_.clear();
}

Outcome Session::guarded(const std::function<Outcome()>& function) {
    try {
        return function();
    } catch (const engine::RuleError& error) {
        return error.diagnostic();
    } catch (const std::exception& bug) {
        return problem(ErrorKind::Internal, fmt::format("a bug in rego: {}", bug.what()), "nothing was changed");
    }
}

/// In JSON an error says nothing of the text, but all of what is for JSON alone.
void Session::trace(Run& run, const std::string& line) const {
    if (options_.json) {
        run.reply.json_text.push_back("trace: " + line);
    } else {
        run.reply.text += "trace: " + line + "\n";
    }
}

Outcome Session::carry_out(Run& run) {
    const Moment before = moment();
    const std::shared_ptr<MarsGame> game = game_;
    const EventNumber first_event = last_event();
    const std::size_t entries = history_.size();
    const std::size_t steps = steps_.size();
    const bool amid_steps = stepper_ && !stepper_->is_inside();
    const bool traced = is_tracing && game_ != nullptr;
    if (traced) game_->core().executor().on_trace = [&](const std::string& line) { trace(run, line); };
    Outcome outcome = guarded([&] { return dispatch(run); });
    if (traced) game->core().executor().on_trace = nullptr;
    if (!outcome) {
        // Commands that go back in time see to it themselves.
        if (!run.is_recorded) {
            restore(before, game);
            if (history_.size() > entries) history_.resize(entries);
            if (steps_.size() > steps) steps_.resize(steps);
        }
        return outcome;
    }
    if (amid_steps && !run.is_recorded && (differs(before) || !run.remark.empty())) {
        // The command in the middle of which we are will be recorded as one that began before this.
        restore(before, game);
        run.remark.clear();
        run.reply.forget();
        return problem(ErrorKind::NotNow,
                       fmt::format("`{}` has to wait: a command is being carried out step by step", run.verb),
                       "`step`, `continue` or `cancel`");
    }
    if (!run.is_recorded && (run.always_recorded || differs(before) || !run.remark.empty()))
        record(run, before, first_event);
    return outcome;
}

Outcome Session::carry_out_and_take_back(Run& run, const std::function<void()>& look) {
    run.is_dry = true;
    run.tried = true;
    const Moment before = moment();
    const std::shared_ptr<MarsGame> game = game_;
    const std::size_t entries = history_.size();
    const std::size_t steps = steps_.size();
    const std::string remark = run.remark;
    Outcome outcome = guarded([&] { return dispatch(run); });
    if (outcome && look)
        outcome = guarded([&]() -> Outcome {
            look();
            return Unit{};
        });
    restore(before, game);
    if (history_.size() > entries) history_.resize(entries);
    if (steps_.size() > steps) steps_.resize(steps);
    run.remark = remark;
    run.reply.exit = false;
    return outcome;
}

// --- Dispatch --------------------------------------------------------------------------------------------------

bool Session::is_busy_with_another(const Run& run) const { return stepper_ && stepper_->run.get() != &run; }

Outcome Session::dispatch(Run& run) {
    const Word verb = run.words.peek();
    const CommandInfo* info = find_command(verb.text);
    run.focus = verb.span;
    if (info == nullptr) return dispatch_pets(run);

    run.words.take();
    run.verb = info->name;
    if (const Word argument = run.words.peek()) run.focus = argument.span;
    if (info->needs_game && !game_) {
        return at(verb, problem(ErrorKind::NotNow, fmt::format("`{}` needs a game", info->name),
                                "`newgame BR 2` starts one"));
    }
    if (is_busy_with_another(run) && (info->does || info->edits_history)) {
        return at(verb,
                  problem(ErrorKind::NotNow,
                          fmt::format("`{}` has to wait: a command is being carried out step by step", info->name),
                          "`step`, `continue` or `cancel`"));
    }
    if (info->edits_history && run.is_dry && !run.is_on_copy) return dispatch_on_copy(run, verb);
    if (info->does) run.reply.about_changes = true;
    return info->handler(run);
}

/// What changes the past is tried on a copy of the session.
Outcome Session::dispatch_on_copy(Run& run, Word verb) {
    auto twin = clone();
    if (!twin) return twin.error();
    Session& copy = **twin;
    copy.options_.json = options_.json;
    const MarsGame* game = copy.game_.get();
    const EventNumber from = copy.last_event();
    Run other(copy, run.words.text(), run.reply);
    while (other.words.peek().span.begin < verb.span.begin) other.words.take();
    other.actor_name = run.actor_name;
    other.is_dry = other.is_on_copy = other.tried = true;
    const Outcome outcome = copy.carry_out(other);
    run.focus = other.focus;
    run.verb = other.verb;
    if (outcome && run.reply.about_changes) copy.report_changes(other, copy.game_.get() == game ? from : 0);
    run.reply.about_changes = false;  // all said
    return outcome;
}

/// A line without a verb: an answer to a pending task if it fits one, else an instruction.
Outcome Session::dispatch_pets(Run& run) {
    const Word first = run.words.peek();
    const Word rest = run.words.rest();
    const auto instruction = run.instruction(rest);

    // A word in small letters that is nearly a verb was meant to be one, unless it is PETS all the same.
    const auto misspelt = [&]() -> std::optional<Diagnostic> {
        const auto near = nearest_commands(first.text);
        if (near.empty()) return std::nullopt;
        return at(first, problem(ErrorKind::UnknownName, fmt::format("unknown verb `{}`", first.text),
                                 "did you mean " + quoted_list(near) + "?"));
    };
    if (!instruction) {
        if (auto typo = misspelt()) return *typo;
        const bool is_word = std::all_of(first.text.begin(), first.text.end(),
                                         [](unsigned char c) { return std::isalpha(c) != 0 || c == '?'; });
        const bool is_class = is_word && table()->find_loose(first.text).has_value();
        if (is_word && !is_class)
            return at(first,
                      problem(ErrorKind::UnknownName, fmt::format("`{}` is neither a verb nor a class", first.text),
                              "`help` lists the verbs"));
        return instruction.error();
    }
    if (!game_) {
        const bool is_word =
            std::all_of(first.text.begin(), first.text.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
        if (is_word && !table()->find_loose(first.text)) {
            if (auto typo = misspelt()) return *typo;
            return at(first,
                      problem(ErrorKind::UnknownName, fmt::format("`{}` is neither a verb nor a class", first.text),
                              "`help` lists the verbs"));
        }
        return at(first, problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one"));
    }
    const bool fits = game_->core().fits_a_task(run.actor(), *instruction);
    const CommandInfo* info = find_command(fits ? "task" : "exec");
    run.verb = info->name;
    run.focus = rest.span;
    if (is_busy_with_another(run))
        return at(first, problem(ErrorKind::NotNow, "a command is being carried out step by step",
                                 "`step`, `continue` or `cancel`"));
    run.reply.about_changes = true;
    Outcome outcome = info->handler(run);
    if (!outcome && outcome.error().kind == ErrorKind::UnknownName && outcome.error().span &&
        outcome.error().span->begin == first.span.begin) {
        if (auto typo = misspelt()) return *typo;
    }
    return outcome;
}

// --- Reports ---------------------------------------------------------------------------------------------------

void Session::report_tasks(Run& run) {
    if (!game_) return;
    if (!options_.json) {
        if (!options_.reports && !run.tried) return;
        run.reply.text += render_tasks(*game_, style());
        return;
    }
    run.reply.tasks.clear();
    for (const auto& task : game_->core().task_views())
        run.reply.tasks.push_back({task.number, class_name(*game_, task.player), task.instruction, task.waiting});
}

void Session::report_changes(Run& run, EventNumber from) {
    if (!game_) return;
    const EventNumber to = last_event();
    const std::string& paid = game_->last_payment();
    if (!options_.json) {
        if (!options_.reports && !run.tried) return;
        const std::string changes = render_changes(*game_, from, to, style());
        run.reply.text += changes;
        if (!paid.empty() && to > from) run.reply.text += fmt::format("paid {}\n", paid);
        report_tasks(run);
        if (run.reply.text.empty()) run.reply.text = "nothing changed\n";
        return;
    }
    engine::TypePool& types = game_->core().types();
    const auto name = [&](TypeId type) { return type == kNoType ? std::string() : types.print(type); };
    run.reply.changes.clear();
    for (EventNumber n = from + 1; n <= to; ++n) {
        const engine::Event& event = game_->core().world().event(n);
        run.reply.changes.push_back(
            {n, event.count, name(event.gain), name(event.remove), name(event.actor), name(event.via), event.cause});
    }
    if (!paid.empty() && to > from) run.reply.json_text.push_back("paid " + paid);
    report_tasks(run);
}

std::string_view Session::source_text(const Diagnostic& error, const Source& source) const {
    if (error.file.empty()) return source.text;
    if (const auto it = read_texts_.find(error.file); it != read_texts_.end()) return it->second;
    if (table_) return Library::text_of(*table_, error.file);
    return {};
}

Answer Session::answer(Run& run, const Line& line, const Source& source, const Outcome& outcome) {
    Answer answer;
    answer.exit = run.reply.exit;
    answer.is_expectation = run.is_expectation;
    answer.asks = !run.reply.about_changes;
    if (!outcome) {
        answer.error = outcome.error();
        place_error(*answer.error, run, line.offset);
    }
    if (options_.json) {
        for (const Diagnostic& more : run.reply.further_errors) {
            const auto place = parser::line_column(source_text(more, source), more.span ? more.span->begin : 0);
            run.reply.json_text.push_back(
                fmt::format("{}:{}:{}: error: {}", more.file, place.line, place.column, more.message));
        }
        const std::string_view file =
            answer.error && !answer.error->file.empty() ? std::string_view(answer.error->file) : source.file;
        answer.out = answer_as_json(line.text, game_ ? class_name(*game_, run.actor()) : "", run.reply,
                                    answer.error ? &*answer.error : nullptr,
                                    answer.error ? source_text(*answer.error, source) : source.text, file);
        return answer;
    }
    answer.out = std::move(run.reply.text);
    if (answer.error) answer.err = parser::render(*answer.error, source_text(*answer.error, source), source.file);
    for (const Diagnostic& more : run.reply.further_errors)
        answer.err += parser::render(more, source_text(more, source), source.file);
    return answer;
}

Answer Session::run(const Line& line, const Source& source) {
    Reply reply;
    Run run(*this, line.text, reply);
    const std::shared_ptr<MarsGame> game = game_;
    const EventNumber from = last_event();
    const std::size_t edits = history_edits_;
    const std::size_t entries = history_.size();
    const Outcome outcome = [&] {
        ProfiledCommand measured(options_.profile.get(), stepper_ ? nullptr : game_.get(), "");
        Outcome done = carry_out(run);
        measured.call_it(std::string(run.verb));
        return done;
    }();
    if (outcome && (history_edits_ != edits || history_.size() != entries) && on_change) on_change(*this);
    if (outcome && reply.about_changes && !run.tried) {
        const Outcome reported = guarded([&]() -> Outcome {
            report_changes(run, game == game_ ? std::min(from, last_event()) : 0);
            return Unit{};
        });
        if (!reported) return answer(run, line, source, reported);
    }
    return answer(run, line, source, outcome);
}

Answer Session::run(std::string_view text, std::string_view file) {
    Answer all;
    const std::size_t begin = text.rfind('\n') + 1;  // npos + 1 is 0: the only line
    for (const Line& line : split_lines(text, begin)) {
        Answer one = run(line, {file, text});
        all.out += one.out;
        all.err += one.err;
        all.exit = one.exit;
        all.error = one.error;
        all.is_expectation = one.is_expectation;
        if (!one.ok() || one.exit) break;
    }
    return all;
}

}  // namespace rego::app
