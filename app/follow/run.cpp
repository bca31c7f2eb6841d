#include "app/follow/run.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "app/follow/follower.hpp"
#include "app/follow/record.hpp"
#include "app/start/progress.hpp"
#include "engine/image/embedded_table.hpp"

namespace rego::app::follow {

namespace {

/// What came of one file.
struct FileOutcome {
    std::optional<parser::Diagnostic> unreadable;
    Verdict verdict;
};

constexpr std::size_t kMostLogLines = 12;

std::string side_by_side(const std::vector<Difference>& differences) {
    std::size_t what = 4, expected = 6;
    for (const Difference& d : differences) {
        what = std::max(what, d.what.size());
        expected = std::max(expected, d.expected.size());
    }
    std::string text = fmt::format("    {:{}}  {:{}}  {}\n", "", what, "record", expected, "rego");
    for (const Difference& d : differences) {
        text += fmt::format("    {:{}}  {:{}}  {}\n", d.what, what, d.expected, expected, d.actual);
    }
    return text;
}

std::string report(const Finding& finding) {
    std::string text = fmt::format("  step {}: {}\n", finding.step, finding.done);
    if (!finding.ruling.empty()) text += fmt::format("    known deviation: {}\n", finding.ruling);
    for (std::size_t i = 0; i < finding.log.size() && i < kMostLogLines; ++i) text += "    > " + finding.log[i] + "\n";
    for (const std::string& error : finding.errors) text += "    refused: " + error + "\n";
    if (!finding.differences.empty()) text += side_by_side(finding.differences);
    for (const std::string& task : finding.pending) text += "    pending: " + task + "\n";
    return text;
}

std::string report(const std::string& file, const FileOutcome& outcome) {
    if (outcome.unreadable) return fmt::format("{}: error: {}\n", file, outcome.unreadable->message);
    const Verdict& verdict = outcome.verdict;
    if (verdict.refused) return fmt::format("{}: cannot be followed: {}\n", file, verdict.refused->message);
    std::string text;
    if (verdict.findings.empty()) {
        text = fmt::format("{}: ok, {} steps and the final score\n", file, verdict.steps);
    } else {
        const auto known = std::count_if(verdict.findings.begin(), verdict.findings.end(),
                                         [](const Finding& finding) { return !finding.ruling.empty(); });
        const auto open = verdict.findings.size() - static_cast<std::size_t>(known);
        std::string what = open > 0 ? fmt::format("{} difference{}", open, open == 1 ? "" : "s") : "ok";
        if (known > 0) what += fmt::format(", {} known deviation{}", known, known == 1 ? "" : "s");
        text = fmt::format("{}: {}, {} of {} steps followed{}\n", file, what, verdict.followed, verdict.steps,
                           verdict.complete ? "" : ", then stopped");
        for (const Finding& finding : verdict.findings) text += report(finding);
    }
    return text;
}

bool is_fine(const FileOutcome& outcome) {
    return !outcome.unreadable && !outcome.verdict.refused && !outcome.verdict.differs();
}

std::string summary(const std::vector<std::string>& files, const std::vector<FileOutcome>& outcomes) {
    std::size_t good = 0, steps = 0;
    std::map<std::string, std::size_t> by_subject;
    for (const FileOutcome& outcome : outcomes) {
        steps += outcome.verdict.followed;
        if (is_fine(outcome) && outcome.verdict.complete) ++good;
        for (const Finding& finding : outcome.verdict.findings) {
            if (finding.ruling.empty()) ++by_subject[finding.subject];
        }
    }
    std::string text = fmt::format("{} of {} games, {} steps followed\n", good, files.size(), steps);
    std::vector<std::pair<std::string, std::size_t>> sorted(by_subject.begin(), by_subject.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [subject, count] : sorted) text += fmt::format("  {:3}  {}\n", count, subject);
    return text;
}

/// Follows the files in several threads, and reports on each in the order in which they were named.
class Crew {
  public:
    Crew(const Args& args, std::shared_ptr<const engine::ClassTable> table, const Following& how)
        : args_(args), table_(std::move(table)), how_(how), outcomes_(args.files.size()), done_(args.files.size()) {}

    std::vector<FileOutcome> follow_all() {
        std::vector<std::thread> workers;
        const std::size_t jobs = std::min(static_cast<std::size_t>(args_.jobs), args_.files.size());
        for (std::size_t i = 0; i < jobs; ++i) workers.emplace_back([this] { work(); });
        Progress progress(args_, std::cerr);
        for (std::size_t i = 0; i < outcomes_.size(); ++i) {
            std::unique_lock lock(mutex_);
            news_.wait(lock, [&] { return static_cast<bool>(done_[i]); });
            const std::string text = report(args_.files[i], outcomes_[i]);
            progress.hide();
            (outcomes_[i].unreadable ? std::cerr : std::cout) << text << std::flush;
            progress.advance(args_.files[i]);
        }
        for (std::thread& worker : workers) worker.join();
        return std::move(outcomes_);
    }

  private:
    void work() {
        for (std::size_t i = next_++; i < outcomes_.size(); i = next_++) {
            FileOutcome outcome = follow_one(args_.files[i]);
            const std::lock_guard lock(mutex_);
            outcomes_[i] = std::move(outcome);
            done_[i] = true;
            news_.notify_one();
        }
    }

    /// Whatever goes wrong with one file, the others are followed.
    FileOutcome follow_one(const std::string& file) const {
        FileOutcome outcome;
        try {
            const auto record = read_record(file);
            if (record) {
                outcome.verdict = follow(table_, *record, how_);
            } else {
                outcome.unreadable = record.error();
            }
        } catch (const std::exception& bug) {
            outcome.unreadable =
                parser::Diagnostic::of(parser::ErrorKind::Internal, fmt::format("a bug in rego: {}", bug.what()));
        }
        return outcome;
    }

    const Args& args_;
    std::shared_ptr<const engine::ClassTable> table_;
    const Following& how_;
    std::vector<FileOutcome> outcomes_;
    std::vector<bool> done_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    std::condition_variable news_;
};

/// False if it cannot be written. A record that was not followed has no script.
bool write_script(const std::string& file, const FileOutcome& outcome) {
    if (outcome.unreadable || outcome.verdict.refused) return true;
    std::ofstream out(file);
    for (const std::string& line : outcome.verdict.script) out << line << '\n';
    if (!out) std::cerr << fmt::format("{}: error: cannot be written\n", file);
    return static_cast<bool>(out);
}

}  // namespace

int run_follow(const Args& args) {
    const auto table = engine::embedded_table(args.canon_dirs);
    for (const auto* problems : {&table->canon().problems, &table->problems()}) {
        for (const parser::Diagnostic& problem : *problems) {
            std::cerr << fmt::format("{}: error: {}\n", problem.file, problem.message);
        }
        if (!problems->empty()) return 2;
    }
    Following how;
    how.keep_going = args.keep_going;
    auto deviations = Deviations::built_in();
    if (!deviations) {
        std::cerr << fmt::format("{}: error: {}\n", deviations.error().file, deviations.error().message);
        return 3;
    }
    how.deviations = std::move(*deviations);

    const std::vector<FileOutcome> outcomes = Crew(args, table, how).follow_all();
    if (args.files.size() > 1) std::cout << summary(args.files, outcomes);
    if (!args.script_out.empty() && !write_script(args.script_out, outcomes.front())) return 2;
    return std::all_of(outcomes.begin(), outcomes.end(), is_fine) ? 0 : 1;
}

}  // namespace rego::app::follow
