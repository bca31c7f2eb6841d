#include "app/shell/start/manual.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/tell/render/text.hpp"
#include "app/version.hpp"

namespace rego::app {

namespace {

constexpr std::array kFlagGroups{FlagGroup::Running, FlagGroup::Output, FlagGroup::Game, FlagGroup::Files};
constexpr std::array kCommandGroups{Group::Words, Group::Asking, Group::Session, Group::Expecting, Group::Pets};
constexpr std::size_t kWidth = 80, kRoffWidth = 72, kIndent = 2, kGap = 2;

/// A word or a number and what it stands for.
struct ManualEntry {
    std::string_view name, help;
};

constexpr std::array<ManualEntry, 4> kStatuses{{{"0", "all commands succeeded"},
                                                {"1", "a command failed, or an expectation did not hold"},
                                                {"2", "wrong usage, or a file that cannot be read or written"},
                                                {"3", "a bug in rego"}}};

constexpr std::array<ManualEntry, 6> kEnvironment{
    {{"NO_COLOR", "if set, no colours, whatever `--color` says"},
     {"XDG_STATE_HOME",
      "where journals and the history of typed lines are kept, in a folder `rego`; without it "
      "`~/.local/state`"},
     {"XDG_CONFIG_HOME", "where `rego/rc.rego` is, a script that every shell runs first; without it `~/.config`"},
     {"REGO_LOG", "diagnostics to print: `debug`, `info`, `warn` or `off`"},
     {"REGO_LOG_FILE", "a file for them"},
     {"REGO_MAX_FILE", "the size of the largest file that rego reads, in millions of bytes"}}};

std::string spelled(const FlagInfo& flag) {
    const std::string names = fmt::format("{}", fmt::join(flag.spellings(), ", "));
    return names + (flag.value.empty() || flag.is_switch() ? "" : " ") + std::string(flag.value);
}

/// What a flag is for, and which jobs it goes with, where that is not all.
std::string explained(const FlagInfo& flag) {
    const auto is_of_session = [](Job job) { return job == Job::Session || job == Job::Commands; };
    if (flag.jobs.empty() || std::ranges::any_of(flag.jobs, is_of_session)) return std::string(flag.help);
    return fmt::format("with {}: {}", jobs_in_words(flag.jobs), flag.help);
}

/// Two columns, the second flowing under itself.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::size_t widest = 0;
    for (const auto& [name, help] : rows) widest = std::max(widest, columns(name));
    const std::size_t begin = kIndent + widest + kGap;
    std::string text;
    for (const auto& [name, help] : rows) {
        std::string lead = std::string(kIndent, ' ') + pad_right(name, widest + kGap);
        for (const std::string& line : wrapped(help, kWidth - begin)) {
            text += lead + line + "\n";
            lead.assign(begin, ' ');
        }
    }
    return text;
}

std::string examples_of(const JobInfo& job) {
    std::string text;
    for (const std::string_view each : job.examples) text += fmt::format("  e.g. {}\n", each);
    return text;
}

// --- The man page, in the macros of man(7)

/// As running text: `words` in bold, signs that mean something to roff as themselves.
std::string roff(std::string_view text) {
    std::string out;
    bool is_bold = false;
    for (const char sign : text) {
        if (sign == '`') {
            is_bold = !is_bold;
            out += is_bold ? "\\fB" : "\\fR";
            continue;
        }
        switch (sign) {
            case '\\': out += "\\e"; break;
            case '-': out += "\\-"; break;
            case '\'': out += "\\(aq"; break;
            case '^': out += "\\(ha"; break;
            case '~': out += "\\(ti"; break;
            default: out += sign;
        }
    }
    return out;
}

/// The same in lines that are not too long, none of which roff takes for a request.
std::string roff_lines(std::string_view text) {
    std::string out;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        for (const std::string& line : wrapped(roff(rest.substr(0, end)), kRoffWidth))
            out += (line.starts_with('.') ? "\\&" : "") + line + "\n";
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return out;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }

std::string section(std::string_view title) { return fmt::format(".SH {}\n", title); }
std::string subsection(std::string_view title) { return fmt::format(".SS {}\n", title); }
std::string item(std::string_view term, std::string_view text) {
    return fmt::format(".TP\n{}\n{}", bold(term), roff_lines(text));
}
/// A sentence of a table, which begins small and ends without its full stop.
std::string sentence(std::string_view text) { return std::string(text) + "."; }

std::string examples_in_roff(const std::vector<std::string_view>& examples) {
    if (examples.empty()) return {};
    std::string text = ".RS\n.PP\n.EX\n";
    for (const std::string_view each : examples) text += (each.starts_with('.') ? "\\&" : "") + roff(each) + "\n";
    return text + ".EE\n.RE\n";
}

std::string jobs_in_roff() {
    std::string text = section("JOBS");
    for (const JobInfo& job : job_table()) {
        const std::string usage = job.usage.empty() ? "rego" : fmt::format("rego {}", job.usage);
        text += item(usage, sentence(job.help) + (job.details.empty() ? "" : " " + sentence(job.details)));
        text += examples_in_roff(job.examples);
    }
    return text;
}

std::string flags_in_roff() {
    std::string text = section("OPTIONS");
    for (const FlagGroup group : kFlagGroups) {
        text += subsection(group_title(group));
        for (const FlagInfo& flag : flag_table())
            if (flag.group == group) text += item(spelled(flag), sentence(explained(flag)));
    }
    return text;
}

std::string commands_in_roff() {
    std::string text = section("COMMANDS OF THE SHELL");
    text += roff_lines(
        "A verb may be typed as far as it is unmistakable. `help` lists the verbs, `help VERB` says the same as this "
        "page.");
    for (const Group group : kCommandGroups) {
        text += subsection(group_title(group));
        for (const CommandInfo& info : command_table()) {
            if (info.group != group) continue;
            text += item(info.usage, sentence(info.help) + (info.details.empty() ? "" : " " + sentence(info.details)));
            text += examples_in_roff(info.examples);
        }
    }
    return text;
}

template <std::size_t N>
std::string entries_in_roff(std::string_view title, const std::array<ManualEntry, N>& entries) {
    std::string text = section(title);
    for (const ManualEntry& each : entries) text += item(each.name, sentence(each.help));
    return text;
}

std::string man_page() {
    std::string text = ".\\\" Made by `rego manual man`.\n";
    text += fmt::format(".TH REGO 1 \"{}\" \"rego {}\" \"User Commands\"\n", version_date(), version_number());
    text += section("NAME") + "rego \\- plays, logs and checks games of Terraforming Mars\n";
    text += section("SYNOPSIS");
    for (const JobInfo& job : job_table())
        text += fmt::format("{}\\fBrego\\fR {}\n", &job == &job_table().front() ? "" : ".br\n",
                            roff(job.usage.empty() ? "[OPTION …]" : job.usage));
    text += section("DESCRIPTION");
    text += roff_lines(
        "rego follows a real game of Terraforming Mars along. Type what happens at the table, and it keeps the books, "
        "knows the rules exactly, and tells what happened and why.");
    text += jobs_in_roff() + flags_in_roff() + commands_in_roff();
    text += entries_in_roff("EXIT STATUS", kStatuses);
    text += entries_in_roff("ENVIRONMENT", kEnvironment);
    text += section("SEE ALSO") + "The documents that come with rego, from README.md on.\n";
    return text;
}

}  // namespace

std::string help_text() {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const JobInfo& job : job_table())
        rows.emplace_back(job.usage.empty() ? "rego" : fmt::format("rego {}", job.usage), job.help);
    std::string text = "rego plays, logs and checks games of Terraforming Mars.\n\n" + in_two_columns(rows);
    for (const FlagGroup group : kFlagGroups) {
        rows.clear();
        for (const FlagInfo& flag : flag_table())
            if (flag.group == group) rows.emplace_back(spelled(flag), explained(flag));
        text += fmt::format("\n{}:\n{}", group_title(group), in_two_columns(rows));
    }
    text += "\nExit status:\n";
    rows.clear();
    for (const ManualEntry& each : kStatuses) rows.emplace_back(each.name, each.help);
    return text + in_two_columns(rows) + "\n`rego help JOB` says more about a job, `man rego` tells everything.\n";
}

std::string help_text(const JobInfo& job) {
    std::string text = fmt::format("rego {}\n  {}\n", job.usage, job.help);
    for (const std::string& line : wrapped(job.details, kWidth - kIndent)) text += fmt::format("  {}\n", line);
    text += examples_of(job);
    std::vector<std::pair<std::string, std::string>> rows;
    for (const FlagInfo& flag : flag_table())
        if (flag.goes_with(job.job) && !flag.jobs.empty()) rows.emplace_back(spelled(flag), flag.help);
    return rows.empty() ? text : text + in_two_columns(rows);
}

std::optional<std::string> manual(std::string_view kind) {
    if (kind == "man") return man_page();
    if (kind == "bash") return bash_completion();
    if (kind == "zsh") return zsh_completion();
    if (kind == "fish") return fish_completion();
    return std::nullopt;
}

}  // namespace rego::app
