// The words of the command line: its jobs and its flags, a row each. parse_args() reads by them; `--help`, the man page
// and the completions of shells are written from them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/shell/start/args.hpp"

namespace rego::app {

/// What can stand behind a job or as the value of a flag, so that a shell completes it.
struct Values {
    std::vector<std::string_view> words = {};    ///< one of these, or
    std::vector<std::string_view> endings = {};  ///< a file whose name ends so; `*`: any file, `/`: a folder
    bool journals = false;                       ///< or a journal in its usual place
    bool verbs = false;                          ///< or a verb of the shell
    bool jobs = false;                           ///< or a job
};

struct JobInfo {
    Job job = Job::Session;
    std::string_view word = {};  ///< "follow"; empty for what rego does without such a word
    std::string_view usage;      ///< what stands behind `rego`: "follow GAME …"
    std::string_view help;       ///< one line
    Values values = {};
    std::string_view details = {};  ///< sentences, the last without its full stop
    std::vector<std::string_view> examples = {};
};

enum class FlagGroup { Running, Output, Game, Files };

struct FlagInfo {
    std::string_view name;   ///< "--journal", "-o", "-h,--help"
    std::string_view value;  ///< as help shows it: "FILE"; empty: a switch; in brackets: only behind `=`
    FlagGroup group = FlagGroup::Running;
    std::string_view help;       ///< one line
    std::vector<Job> jobs = {};  ///< with these only; empty: with all
    Values values = {};

    /// "-h" and "--help".
    std::vector<std::string_view> spellings() const;
    /// Whether its value, if it has one, must stand behind `=`.
    bool is_switch() const { return value.empty() || value.starts_with("[="); }
    bool goes_with(Job job) const;
};

const std::vector<JobInfo>& job_table();
/// Null if `word` is no job.
const JobInfo* find_job(std::string_view word);

const std::vector<FlagInfo>& flag_table();
const FlagInfo& flag_named(std::string_view name);
std::string_view group_title(FlagGroup group);

/// "`report`, `table` and `import`", "a session".
std::string jobs_in_words(const std::vector<Job>& jobs);

}  // namespace rego::app
