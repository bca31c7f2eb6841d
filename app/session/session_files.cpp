// Scripts inside a session, and what a session may do with files.
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "app/render/render.hpp"
#include "app/session/session.hpp"
#include "app/session/stepper.hpp"

namespace rego::app {

namespace fs = std::filesystem;

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

bool is_inside(const fs::path& path, const fs::path& folder) {
    std::error_code ignored;
    const fs::path inner = fs::weakly_canonical(path, ignored);
    const fs::path outer = fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, ignored);
    const auto [end, rest] = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end());
    return end == outer.end();
}

}  // namespace

std::string Session::full_path(std::string_view path) const {
    const fs::path wanted(unquoted(path));
    if (wanted.is_absolute()) return wanted.string();
    const fs::path folder = scripts_.empty() ? fs::path(options_.folder) : fs::path(scripts_.back()).parent_path();
    std::error_code ignored;
    if (fs::exists(folder / wanted, ignored) || !fs::exists(wanted, ignored)) return (folder / wanted).string();
    return wanted.string();
}

std::optional<Diagnostic> Session::refuse_reading(std::string_view path) const {
    const std::string full = full_path(path);
    if (!options_.is_confined || is_inside(full, options_.folder)) return std::nullopt;
    return problem(ErrorKind::Io, fmt::format("a replayed script reads only below its own folder, not `{}`", full),
                   "start rego with --allow-files to let it");
}

Result<std::string> Session::read_file(std::string_view path, std::string* resolved) {
    const std::string full = full_path(path);
    if (resolved != nullptr) *resolved = full;
    if (auto wrong = refuse_reading(path)) return *wrong;
    std::error_code trouble;
    if (fs::is_directory(full, trouble)) return problem(ErrorKind::Io, fmt::format("`{}` is a folder", full));
    std::ifstream file(full, std::ios::binary);
    if (!file) return problem(ErrorKind::Io, fmt::format("cannot read `{}`: {}", full, std::strerror(errno)));
    std::ostringstream text;
    text << file.rdbuf();
    if (file.bad()) return problem(ErrorKind::Io, fmt::format("cannot read `{}`", full));
    return text.str();
}

Outcome Session::write_file(std::string_view path, const std::string& text, bool force) {
    const std::string full = full_path(path);
    if (options_.is_confined)
        return problem(ErrorKind::Io, "a replayed script writes no files", "start rego with --allow-files to let it");
    std::error_code trouble;
    if (fs::is_directory(full, trouble)) return problem(ErrorKind::Io, fmt::format("`{}` is a folder", full));
    if (!force && fs::exists(full, trouble))
        return problem(ErrorKind::Io, fmt::format("`{}` is there already", full), fmt::format("`save {} force`", path));
    // Beside it first, so that a full disk does not cost the old one.
    const std::string beside = full + ".new";
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file << text << std::flush;
        if (!file) {
            const std::string why = std::strerror(errno);
            file.close();
            fs::remove(beside, trouble);
            return problem(ErrorKind::Io, fmt::format("cannot write `{}`: {}", full, why));
        }
    }
    fs::rename(beside, full, trouble);
    if (trouble) {
        std::error_code ignored;
        fs::remove(beside, ignored);
        return problem(ErrorKind::Io, fmt::format("cannot write `{}`: {}", full, trouble.message()));
    }
    return Unit{};
}

Outcome Session::run_script(Run& run, Word path, bool afresh) {
    std::string file;
    const auto text = read_file(path.text, &file);
    if (!text) return at(path, text.error());
    std::error_code ignored;
    const std::string known_as = fs::weakly_canonical(file, ignored).string();
    for (const std::string& running : scripts_) {
        if (fs::weakly_canonical(running, ignored).string() != known_as) continue;
        std::string chain;
        for (const std::string& each : scripts_) chain += each + " -> ";
        return at(path, problem(ErrorKind::Usage, fmt::format("a script cannot run itself: {}{}", chain, file)));
    }
    return run_as_one_step(run, {std::string(run.words.text()), file, *text, afresh, nullptr});
}

Outcome Session::run_as_one_step(Run& run, const Script& script) {
    run.is_recorded = true;
    (void)table();  // so that the moment before the script has it
    Step step{script.title, {}, script.afresh, history_.size(), std::nullopt, nullptr, moment()};
    const std::shared_ptr<engine::MarsGame> game = game_;
    const std::vector<Entry> entries = history_;
    const std::size_t steps = steps_.size();
    const std::vector<Step> undone = undone_;
    const std::size_t edits = history_edits_;
    const std::size_t floor = undo_floor_;
    const std::string origin = origin_;
    undo_floor_ = steps_.size();
    origin_ = script.title;
    use_table(script.table);
    if (script.afresh) {
        if (game_) kept_games_.push_back(game_);
        game_.reset();
        pinned_.clear();
        history_.clear();
    }
    const bool was_stepping = stepper_ != nullptr;
    Outcome outcome = run_lines(run, script);
    if (stepper_ && !was_stepping) {
        if (outcome)
            outcome =
                problem(ErrorKind::NotNow, fmt::format("the script ends in the middle of `step {}`", stepper_->line));
        stop_stepping();
    }
    undo_floor_ = floor;
    origin_ = origin;
    if (!outcome) {
        restore(step.before, game);
        history_ = entries;
        steps_.resize(steps);
        undone_ = undone;
        return outcome;
    }
    if (script.afresh || history_edits_ != edits) {
        step.entries_before = entries;
        ++history_edits_;
    }
    const std::size_t first = step.entries_before ? 0 : entries.size();
    for (std::size_t i = first; i < history_.size(); ++i) step.lines.push_back(history_[i].line);
    const bool changed = steps_.size() > steps || script.afresh;
    steps_.resize(steps);
    if (changed) {
        if (step.entries_before) step.afresh = true;  // redo runs all of it
        if (table_ != step.before.table) step.reloaded = table_;
        steps_.push_back(std::move(step));
        undone_.clear();
    }
    return outcome;
}

Outcome Session::run_lines(Run& run, const Script& script) {
    std::size_t commands = 0;
    std::size_t expectations = 0;
    scripts_.push_back(script.file);
    for (const Line& line : split_lines(script.text)) {
        Reply reply;
        Run inner(*this, line.text, reply);
        inner.is_dry = run.is_dry;
        inner.is_on_copy = run.is_on_copy;
        const Outcome outcome = carry_out(inner);
        if (!outcome) {
            scripts_.pop_back();
            Diagnostic error = outcome.error();
            if (error.file.empty()) {
                if (!error.span) error.span = inner.focus;
                error.span->begin += line.offset;
                error.span->end += line.offset;
                error.file = script.file;
                read_texts_[script.file] = script.text;
            }
            return error;
        }
        ++(inner.is_expectation ? expectations : commands);
        if (!reply.about_changes) run.reply.text += reply.text;
        if (reply.exit) break;
    }
    scripts_.pop_back();
    if (script.file != "<redo>" && options_.reports)
        run.reply.text += fmt::format("{}: {} commands, {} expectations\n", script.file, commands, expectations);
    return Unit{};
}

}  // namespace rego::app
