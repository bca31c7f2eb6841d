// What bash, zsh and fish complete, as scripts for them: first functions that are the same whatever there is to
// complete, then what the tables say.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/start/manual.hpp"

namespace rego::app {

namespace {

using Texts = std::vector<std::string_view>;

Texts verbs() {
    Texts names;
    for (const CommandInfo& info : command_table()) names.push_back(info.name);
    std::ranges::sort(names);
    return names;
}

/// Words that `values` allows, but for files and journals.
Texts words_of(const Values& values) {
    Texts words = values.words;
    if (values.jobs)
        for (const JobInfo& job : job_table())
            if (!job.word.empty()) words.push_back(job.word);
    if (values.verbs) std::ranges::copy(verbs(), std::back_inserter(words));
    return words;
}

Texts job_words() { return words_of({.jobs = true}); }

/// The jobs that need no word: their flags are there until a word is.
constexpr std::array kWordless{Job::Session, Job::Commands, Job::Scripts};

bool goes_without_word(const FlagInfo& flag) {
    return std::ranges::any_of(kWordless, [&](Job job) { return flag.goes_with(job); });
}

/// In single quotes for any of the three shells.
std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char sign : text) out += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return out + "'";
}

std::string quoted_all(const Texts& words) {
    std::string text;
    for (const std::string_view each : words) text += (text.empty() ? "" : " ") + quoted(each);
    return text;
}

std::string joined_words(const Texts& words, std::string_view separator) {
    return fmt::format("{}", fmt::join(words, separator));
}

bool needs_value(const FlagInfo& flag) { return !flag.is_switch(); }

Texts spellings_that(bool (*holds)(const FlagInfo&)) {
    Texts names;
    for (const FlagInfo& flag : flag_table())
        if (holds(flag)) std::ranges::copy(flag.spellings(), std::back_inserter(names));
    return names;
}

// --- bash

constexpr std::string_view kBash = R"(# Completion of rego for bash, made by `rego manual bash`.

_rego_words() {  # _rego_words WORD...
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$*" -- "$word")
}
_rego_files() {  # _rego_files ENDING...: folders, and files whose names end so
    local ending
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$word")
    for ending; do
        [[ $ending == / ]] ||
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!*$ending" -- "$word")
    done
}
_rego_journals() {
    local folder=${XDG_STATE_HOME:-$HOME/.local/state}/rego
    compopt -o filenames 2>/dev/null
    [[ -n $word ]] || mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -G "$folder/*.rego")
}
_rego_verbs() {  # behind `;` a new command begins
    local before=
    [[ $word != *\;* ]] || before=${word%"${word##*;}"}
    word=${word#"$before"}
    [[ $word != ' '* ]] || { before+=' '; word=${word# }; }
    _rego_words "$@"
    COMPREPLY=("${COMPREPLY[@]/#/$before}")
}

_rego() {
    local word=$2 flag=$3 job= i
    COMPREPLY=()
    # bash takes `--color=auto` for three words.
    [[ ${COMP_WORDS[COMP_CWORD]} != = ]] || { flag=${COMP_WORDS[COMP_CWORD-1]}=; word=; }
    [[ $flag != = ]] || flag=${COMP_WORDS[COMP_CWORD-2]}=
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
            {VALUED}) [[ ${COMP_WORDS[i+1]} != = ]] || ((i++)); ((i++)) ;;
            =) ((i++)) ;;
            -*) ;;
            *) [[ -n $job ]] || job=${COMP_WORDS[i]} ;;
        esac
    done
    case $flag in
{FLAGS}    esac
    if [[ $word == -* ]]; then
        case $job in
{JOB_FLAGS}        esac
        return
    fi
    case $job in
{JOBS}    esac
}
complete -F _rego rego ./rego
)";

std::string bash_values(const Values& values) {
    std::vector<std::string> parts;
    if (values.verbs && !values.jobs)
        parts.push_back("_rego_verbs " + joined_words(verbs(), " "));
    else if (const Texts words = words_of(values); !words.empty())
        parts.push_back("_rego_words " + joined_words(words, " "));
    if (values.journals) parts.push_back("_rego_journals");
    if (!values.endings.empty()) parts.push_back("_rego_files " + quoted_all(values.endings));
    return fmt::format("{}", fmt::join(parts, "; "));
}

/// The spellings of all flags that go with the job; those without a job's word if there is none.
Texts spellings_for(const JobInfo* job) {
    Texts names;
    for (const FlagInfo& flag : flag_table())
        if (job != nullptr ? flag.goes_with(job->job) : goes_without_word(flag))
            std::ranges::copy(flag.spellings(), std::back_inserter(names));
    return names;
}

std::string replaced(std::string text, std::string_view place, std::string_view with) {
    const std::size_t at = text.find(place);
    return at == std::string::npos ? text : text.replace(at, place.size(), with);
}

}  // namespace

std::string bash_completion() {
    std::string flags, job_flags, jobs;
    for (const FlagInfo& flag : flag_table()) {
        if (flag.value.empty()) continue;
        const std::string values = bash_values(flag.values);
        for (const std::string_view name : flag.spellings()) {
            // What stands only behind `=` is looked for only there.
            const std::string pattern = flag.is_switch() ? fmt::format("{}=", name) : fmt::format("{0}|{0}=", name);
            flags += fmt::format("        {}) {}return ;;\n", pattern, values.empty() ? "" : values + "; ");
        }
    }
    for (const JobInfo& job : job_table()) {
        if (job.word.empty()) continue;
        job_flags +=
            fmt::format("            {}) _rego_words {} ;;\n", job.word, joined_words(spellings_for(&job), " "));
        jobs += fmt::format("        {}) {} ;;\n", job.word,
                            bash_values(job.values).empty() ? ":" : bash_values(job.values));
    }
    job_flags += fmt::format("            *) _rego_words {} ;;\n", joined_words(spellings_for(nullptr), " "));
    jobs += fmt::format("        '') _rego_words {}; _rego_files .rego ;;\n        *) _rego_files .rego ;;\n",
                        joined_words(job_words(), " "));
    std::string text(kBash);
    text = replaced(std::move(text), "{VALUED}", joined_words(spellings_that(needs_value), "|"));
    text = replaced(std::move(text), "{FLAGS}", flags);
    text = replaced(std::move(text), "{JOB_FLAGS}", job_flags);
    return replaced(std::move(text), "{JOBS}", jobs);
}

// --- zsh

namespace {

constexpr std::string_view kZsh = R"(#compdef rego
# Completion of rego for zsh, made by `rego manual zsh`.

_rego_files() {  # _rego_files ENDING...: folders, and files whose names end so
    local -a globs=("*"${^@:#/})
    if (( $#globs )); then _files -g "${(j: :)globs}"; else _files -/; fi
}
_rego_journals() {
    local folder=${XDG_STATE_HOME:-$HOME/.local/state}/rego
    local -a journals=($folder/*.rego(N))
    compadd -a journals
}
_rego_verbs() {  # behind `;` a new command begins
    compset -P '*; #'
    local -a verbs=({VERBS})
    _describe -t verbs 'command' verbs
}
_rego_first() {
    local -a jobs=({JOBS})
    _describe -t jobs 'job' jobs
    _rego_files .rego
}
_rego_job() {  # the job, if its word is there
    local -a before=(${words[2,CURRENT-1]})
    print -r -- ${before[(r)({JOB_WORDS})]}
}
_rego_rest() {  # what the job takes
    case $(_rego_job) in
{JOB_VALUES}    esac
}

_rego() {
    local job=$(_rego_job)
    local -a flags
    case $job in
{JOB_FLAGS}    esac
    if [[ -n $job ]]; then
        _arguments -S $flags '*:file:_rego_rest'
    else
        _arguments -S $flags '1:job or script:_rego_first' '*:script:_rego_files .rego'
    fi
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _rego "$@"; else compdef _rego rego ./rego; fi
)";

/// `word:what it is` as _describe() takes it.
std::string described(std::string_view word, std::string_view help) {
    std::string name;
    for (const char sign : word) name += sign == ':' ? std::string("\\:") : std::string(1, sign);
    return quoted(fmt::format("{}:{}", name, help));
}

std::string zsh_values(const Values& values) {
    std::vector<std::string> parts;
    if (values.verbs) parts.emplace_back("_rego_verbs");
    if (values.jobs) parts.push_back("compadd " + joined_words(job_words(), " "));
    if (!values.words.empty()) parts.push_back("compadd " + joined_words(values.words, " "));
    if (values.journals) parts.emplace_back("_rego_journals");
    if (!values.endings.empty()) parts.push_back("_rego_files " + quoted_all(values.endings));
    return fmt::format("{}", fmt::join(parts, "; "));
}

/// A flag as _arguments() takes it: `'--color=[when to use colours]:WHEN:(auto always never)'`.
std::string zsh_argument(const FlagInfo& flag, std::string_view spelling) {
    std::string text(flag.is_switch() && !flag.value.empty()           ? fmt::format("{}=-", spelling)
                     : needs_value(flag) && spelling.starts_with("--") ? fmt::format("{}=", spelling)
                                                                       : std::string(spelling));
    if (flag.name == "--canon") text.insert(0, "*");  // the one that may be there several times
    std::string help;
    for (const char sign : flag.help)
        help += sign == '[' || sign == ']' || sign == ':' ? std::string("\\") + sign : std::string(1, sign);
    text += "[" + help + "]";
    if (flag.value.empty()) return quoted(text);
    const std::string action = zsh_values(flag.values);
    text += flag.is_switch() ? "::" : ":";
    text += std::string(spelling.substr(spelling.find_first_not_of('-'))) + ":";
    return quoted(text + (action.empty() ? " " : "{" + action + "}"));
}

std::string zsh_flags(const JobInfo* job) {
    std::string text;
    for (const FlagInfo& flag : flag_table()) {
        if (job != nullptr ? !flag.goes_with(job->job) : !goes_without_word(flag)) continue;
        for (const std::string_view spelling : flag.spellings()) text += " " + zsh_argument(flag, spelling);
    }
    return fmt::format("flags=({})", text.substr(1));
}

}  // namespace

std::string zsh_completion() {
    std::string verb_rows, job_rows, values, flags;
    for (const CommandInfo& info : command_table()) verb_rows += " " + described(info.name, info.help);
    for (const JobInfo& job : job_table()) {
        if (job.word.empty()) continue;
        job_rows += " " + described(job.word, job.help);
        flags += fmt::format("        {}) {} ;;\n", job.word, zsh_flags(&job));
        const std::string action = zsh_values(job.values);
        values += fmt::format("        {}) {} ;;\n", job.word, action.empty() ? ":" : action);
    }
    flags += fmt::format("        *) {} ;;\n", zsh_flags(nullptr));
    std::string text(kZsh);
    text = replaced(std::move(text), "{VERBS}", verb_rows.substr(1));
    text = replaced(std::move(text), "{JOBS}", job_rows.substr(1));
    text = replaced(std::move(text), "{JOB_VALUES}", values);
    text = replaced(std::move(text), "{JOB_FLAGS}", flags);
    return replaced(std::move(text), "{JOB_WORDS}", joined_words(job_words(), "|"));
}

// --- fish

namespace {

constexpr std::string_view kFish = R"(# Completion of rego for fish, made by `rego manual fish`.

function __rego_job  # the job, if its word is there
    for word in (commandline -opc)[2..]
        contains -- $word {JOB_WORDS}; and echo $word; and break
    end
end
function __rego_is  # __rego_is JOB...: it is one of these; `-`: none
    set -l job (__rego_job)
    contains -- (test -n "$job"; and echo $job; or echo -) $argv
end
function __rego_files  # __rego_files ENDING...: folders, and files whose names end so
    set -l word (string replace -r '^--?[a-z]+=' '' -- (commandline -ct))
    for path in $word*
        test -d $path; and echo $path/; and continue
        for ending in $argv
            string match -q -- "*$ending" $path; and echo $path; and break
        end
    end
end
function __rego_journals
    set -l state $XDG_STATE_HOME
    test -n "$state"; or set state $HOME/.local/state
    set -l journals $state/rego/*.rego
    string join \n -- $journals
end
function __rego_verbs  # behind `;` a new command begins
    set -l word (commandline -ct | string trim -l -c '\'"')
    set -l before (string match -r '^.*; *' -- $word)
    for row in {VERBS}
        echo "$before$row"
    end
end

complete -c rego -f
complete -c rego -n '__rego_is -' -a '(__rego_files .rego)'
)";

std::string fish_values(const Values& values) {
    std::vector<std::string> parts;
    if (values.verbs) parts.emplace_back("(__rego_verbs)");
    if (values.jobs) parts.push_back(joined_words(job_words(), " "));
    if (!values.words.empty()) parts.push_back(joined_words(values.words, " "));
    if (values.journals) parts.emplace_back("(__rego_journals)");
    if (!values.endings.empty()) parts.push_back("(__rego_files " + joined_words(values.endings, " ") + ")");
    std::string text = fmt::format("{}", fmt::join(parts, " "));
    return replaced(std::move(text), "(__rego_files *)", "(__fish_complete_path)");
}

/// The condition under which a flag is there.
std::string fish_condition(const FlagInfo& flag) {
    if (flag.jobs.empty()) return {};
    Texts words;
    if (goes_without_word(flag)) words.emplace_back("-");
    for (const JobInfo& job : job_table())
        if (!job.word.empty() && flag.goes_with(job.job)) words.push_back(job.word);
    return fmt::format(" -n '__rego_is {}'", joined_words(words, " "));
}

}  // namespace

std::string fish_completion() {
    std::string rows;
    for (const CommandInfo& info : command_table()) rows += " " + quoted(fmt::format("{}\t{}", info.name, info.help));
    std::string text(kFish);
    text = replaced(std::move(text), "{JOB_WORDS}", joined_words(job_words(), " "));
    text = replaced(std::move(text), "{VERBS}", rows.substr(1));
    for (const JobInfo& job : job_table()) {
        if (job.word.empty()) continue;
        text += fmt::format("complete -c rego -n __fish_is_first_arg -a {} -d {}\n", job.word, quoted(job.help));
        if (const std::string values = fish_values(job.values); !values.empty())
            text += fmt::format("complete -c rego -n '__rego_is {}' -a {}\n", job.word, quoted(values));
    }
    for (const FlagInfo& flag : flag_table()) {
        text += "complete -c rego" + fish_condition(flag);
        for (const std::string_view name : flag.spellings())
            text +=
                name.starts_with("--") ? fmt::format(" -l {}", name.substr(2)) : fmt::format(" -s {}", name.substr(1));
        text += fmt::format(" -d {}", quoted(flag.help));
        const std::string values = fish_values(flag.values);
        if (!flag.value.empty()) text += needs_value(flag) ? " -x" : "";
        if (!values.empty()) text += " -a " + quoted(values);
        text += "\n";
    }
    return text;
}

}  // namespace rego::app
