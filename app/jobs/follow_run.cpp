#include "app/jobs/follow_run.hpp"

#include <algorithm>
#include <iostream>
#include <map>

#include <fmt/format.h>

#include "app/follow/follower.hpp"
#include "app/follow/record.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/session/replace_file.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/replay.hpp"

namespace rego::app::follow {

namespace {

/// What came of one file.
struct FileOutcome {
    std::string file;
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

std::string report(const FileOutcome& outcome) {
    const std::string& file = outcome.file;
    if (outcome.unreadable) return fmt::format("{}: error: {}\n", file, outcome.unreadable->message);
    const Verdict& verdict = outcome.verdict;
    if (verdict.refused) return fmt::format("{}: cannot be followed: {}\n", file, verdict.refused->message);
    std::string text;
    if (verdict.findings.empty() && verdict.complete) {
        text = fmt::format("{}: ok, {} steps and the final score\n", file, verdict.steps);
    } else {
        const auto known = std::count_if(verdict.findings.begin(), verdict.findings.end(),
                                         [](const Finding& finding) { return !finding.ruling.empty(); });
        const auto open = verdict.findings.size() - static_cast<std::size_t>(known);
        std::string what = open > 0 ? fmt::format("{} difference{}", open, open == 1 ? "" : "s")
                                    : (verdict.complete ? "ok" : "stopped");
        if (known > 0) what += fmt::format(", {} known deviation{}", known, known == 1 ? "" : "s");
        text = fmt::format("{}: {}, {} of {} steps followed{}\n", file, what, verdict.followed, verdict.steps,
                           verdict.complete ? "" : ", then stopped");
        for (const Finding& finding : verdict.findings) text += report(finding);
        if (!verdict.stopped.empty()) text += fmt::format("  stopped there: {}\n", verdict.stopped);
    }
    for (const std::string& remark : verdict.remarks) text += fmt::format("  {}\n", remark);
    return text;
}

bool is_fine(const FileOutcome& outcome) {
    return !outcome.unreadable && outcome.verdict.complete && !outcome.verdict.differs();
}

/// What all files came to.
struct Summary {
    std::size_t games = 0, good = 0, steps = 0;
    bool is_fine = true;
    std::map<std::string, std::size_t> by_subject;

    void add(const FileOutcome& outcome) {
        ++games;
        steps += outcome.verdict.followed;
        is_fine = is_fine && follow::is_fine(outcome);
        if (follow::is_fine(outcome)) ++good;
        for (const Finding& finding : outcome.verdict.findings) {
            if (finding.ruling.empty()) ++by_subject[finding.subject];
        }
    }
    std::string text() const {
        std::string text = fmt::format("{} of {} games, {} steps followed\n", good, games, steps);
        std::vector<std::pair<std::string, std::size_t>> sorted(by_subject.begin(), by_subject.end());
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
        for (const auto& [subject, count] : sorted) text += fmt::format("  {:3}  {}\n", count, subject);
        return text;
    }
};

/// Whatever goes wrong with one file, the others are followed.
FileOutcome follow_one(const std::shared_ptr<const engine::ClassTable>& table, const Following& how,
                       const std::string& file) {
    FileOutcome outcome;
    outcome.file = file;
    try {
        const auto record = read_record(file);
        if (record) {
            outcome.verdict = follow(table, *record, how);
        } else {
            outcome.unreadable = record.error();
        }
    } catch (const std::exception& bug) {
        outcome.unreadable =
            parser::Diagnostic::of(parser::ErrorKind::Internal, fmt::format("a bug in rego: {}", bug.what()));
    }
    return outcome;
}

/// The exit status. A record that was not followed has no script.
int write_script(const Args& args, const std::shared_ptr<Library>& library, const FileOutcome& outcome) {
    if (outcome.unreadable || outcome.verdict.refused) return 0;
    std::string text;
    for (const std::string& line : outcome.verdict.script) text += line + '\n';
    if (const auto trouble = write_file(args.script_out, text)) {
        std::cerr << fmt::format("{}: error: {}\n", args.script_out, trouble->message);
        return 2;
    }
    const std::string trouble = trouble_with(text, library, args.script_out);
    if (trouble.empty()) return 0;
    std::cerr << trouble << fmt::format("{}: error: this script does not replay the game\n", args.script_out);
    return 1;
}

}  // namespace

int run_follow(const Args& args) {
    if (!args.script_out.empty() && is_same_file(args.script_out, args.files.front())) {
        std::cerr << fmt::format("rego: `--script` would replace the record `{}`: write to another file\n",
                                 args.files.front());
        return 2;
    }
    const auto library = std::make_shared<Library>(args.canon_dirs);
    const auto table = library->table();
    for (const auto* problems : {&table->canon().problems, &table->problems()}) {
        for (const parser::Diagnostic& problem : *problems) {
            std::cerr << fmt::format("{}: error: {}\n", problem.file, problem.message);
        }
        if (!problems->empty()) return 2;
    }
    Following how;
    how.keep_going = args.keep_going;
    how.with_script = !args.script_out.empty();
    auto deviations = Deviations::built_in();
    if (!deviations) {
        std::cerr << fmt::format("{}: error: {}\n", deviations.error().file, deviations.error().message);
        return 3;
    }
    how.deviations = std::move(*deviations);
    how.printed = std::make_shared<const PrintedClasses>(printed_classes(*table));

    Summary summary;
    int script_status = 0;
    Progress progress(args, std::cerr);
    const auto work = [&](const std::string& file) { return follow_one(table, how, file); };
    work_in_order<FileOutcome>(each_of(args.files), args.jobs, work, [&](const FileOutcome& outcome) {
        const std::string text = report(outcome);
        progress.hide();
        (outcome.unreadable ? std::cerr : std::cout) << text << std::flush;
        summary.add(outcome);
        if (!args.script_out.empty()) script_status = write_script(args, library, outcome);
        progress.advance(outcome.file);
    });
    progress.hide();
    if (args.files.size() > 1) std::cout << summary.text();
    return std::max(script_status, summary.is_fine ? 0 : 1);
}

}  // namespace rego::app::follow
