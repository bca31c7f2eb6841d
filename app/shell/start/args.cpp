#include "app/shell/start/args.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <map>
#include <sstream>

#include <CLI/CLI.hpp>

namespace rego::app {
namespace {

constexpr int kWrongUsage = 2;

EarlyExit wrong_usage(const std::string& message, const std::string& hint = "`rego --help` lists what is possible") {
    return {kWrongUsage, "rego: error: " + message + "\n  hint: " + hint + "\n"};
}

void add_flags(CLI::App& cli, Args& args) {
    cli.set_version_flag("--version", "rego " REGO_VERSION);

    cli.add_option("FILE", args.files,
                   "scripts to replay; or `follow` and recorded games (.json, .json.gz);\n"
                   "or `import` and logs of games played elsewhere;\n"
                   "or `report`, or `table [games|players|generations|cards|events]`, and games of either sort;\n"
                   "or `format` and canon files (.pets, .json5); or `lsp`, the language server for editors")
        ->option_text("...");
    cli.add_option("-c", args.commands, "run these commands, `;` or newline between them")->option_text("COMMANDS");
    cli.add_option("--script", args.script_out, "with follow: also write the game as a script")
        ->option_text("OUT.rego");

    cli.add_option("-o", args.out_file, "with report, table and import: where to write")->option_text("FILE");
    cli.add_option("--format", args.json_lines, "with table: csv or jsonl")
        ->option_text("FORMAT")
        ->transform(CLI::CheckedTransformer(std::map<std::string, bool>{{"csv", false}, {"jsonl", true}}));

    cli.add_option("--final", args.final_state, "with import: what the web app answers at the end of the game")
        ->option_text("STATE.json");
    cli.add_flag("--check", args.only_checks, "with format: change nothing, say which files would be");

    cli.add_flag("--json", args.json, "one JSON object per command");
    cli.add_flag("--quiet", args.quiet, "scripts print only verdicts and errors");
    cli.add_flag("--verbose", args.verbose, "diagnostics to standard error");
    cli.add_flag("--profile", args.profile, "say where the time went");
    cli.add_option("--color", args.color, "auto, always or never")
        ->option_text("WHEN")
        ->transform(CLI::CheckedTransformer(
            std::map<std::string, Color>{{"auto", Color::Auto}, {"always", Color::Always}, {"never", Color::Never}}));

    cli.add_flag("--keep-going", args.keep_going, "go on after a failed line");
    cli.add_flag("--allow-files", args.allow_files, "replayed scripts may write files and read outside their folder");
    cli.add_option("-j", args.jobs, "work on N files at a time")->option_text("N")->check(CLI::Range(1, 1024));
    cli.add_option("--canon", args.canon_dirs, "also load the .pets and .json5 files in DIR; repeatable")
        ->option_text("DIR")
        ->allow_extra_args(false);  // one per --canon; else it would swallow the scripts that follow it

    cli.add_option("--watch", args.watch, "show the board as a live page, on this machine or at ADDRESS")
        ->option_text("[ADDRESS:]PORT");

    cli.add_option("--journal", args.journal_file, "write the session's journal to FILE")->option_text("FILE");
    cli.add_flag("--no-journal", args.no_journal, "write no journal");
    // A flag, not an option: `--resume game.rego` must not take the script for a journal.
    cli.add_flag("--resume", args.resume_file,
                 "go on with the latest game, the Nth latest, or journal FILE; list: which there are")
        ->option_text("[=FILE|N|list]");
}

/// `list` and numbers stand for journals, unless a file is called so.
void read_resume(Args& args) {
    std::error_code ignored;
    if (args.resume_file.empty() || std::filesystem::exists(args.resume_file, ignored)) return;
    std::size_t number = 0;
    const char* const end = args.resume_file.data() + args.resume_file.size();
    const auto read = std::from_chars(args.resume_file.data(), end, number);
    args.resume_list = args.resume_file == "list";
    if (read.ec == std::errc() && read.ptr == end && number > 0)
        args.resume_number = number;
    else if (!args.resume_list)
        return;
    args.resume_file.clear();
}

/// `table cards FILE …`: the kind is one of the words, or left out.
std::optional<EarlyExit> read_table_kind(Args& args) {
    static constexpr std::array kKinds{"games", "players", "generations", "cards", "events"};
    args.table_kind = kKinds.front();
    if (!args.files.empty() && std::ranges::find(kKinds, args.files.front()) != kKinds.end()) {
        args.table_kind = args.files.front();
        args.files.erase(args.files.begin());
    }
    if (args.files.empty()) return wrong_usage("`table` needs a game, or `-` for paths on standard input");
    return std::nullopt;
}

/// `follow`, `report`, `table` and the like are the first of the words; nothing if it is none of them.
std::optional<Job> job_named(const std::string& word) {
    if (word == "follow") return Job::Follow;
    if (word == "import") return Job::Import;
    if (word == "report") return Job::Report;
    if (word == "table") return Job::Tables;
    if (word == "format") return Job::Format;
    if (word == "lsp") return Job::Lsp;
    return std::nullopt;
}

/// The job, from what was given; also moves the word for it out of the files.
std::optional<EarlyExit> decide_job(const CLI::App& cli, Args& args) {
    const bool has_commands = cli.count("-c") > 0;
    args.resume = cli.count("--resume") > 0;
    if (args.resume_file == "true") args.resume_file.clear();  // what CLI11 makes of a flag without a value
    read_resume(args);

    if (const auto job = args.files.empty() ? std::nullopt : job_named(args.files.front())) {
        args.files.erase(args.files.begin());
        args.job = *job;
        if (args.job == Job::Follow && args.files.empty()) return wrong_usage("`follow` needs a recorded game");
        if (args.job == Job::Import && args.files.empty()) return wrong_usage("`import` needs a log");
        if (args.job == Job::Report && args.files.empty()) return wrong_usage("`report` needs a game");
        if (args.job == Job::Report && args.out_file.empty())
            return wrong_usage("`report` needs `-o FILE.html`",
                               "`rego report " + args.files.front() + " -o game.html`");
        if (args.job == Job::Format && args.files.empty()) return wrong_usage("`format` needs a file");
        if (args.job == Job::Lsp && !args.files.empty())
            return wrong_usage("`lsp` takes no files: the editor names them", "`rego lsp --canon DIR`");
        if (args.job == Job::Tables)
            if (auto wrong = read_table_kind(args)) return wrong;
    } else if (!args.files.empty()) {
        args.job = Job::Scripts;
    } else if (has_commands) {
        args.job = Job::Commands;
    }

    if (has_commands && !args.files.empty()) return wrong_usage("-c and files do not go together");
    if (args.resume && !args.files.empty())
        return wrong_usage("--resume and files do not go together",
                           "`rego --resume=" + args.files.front() + "` goes on with that journal");
    if (args.no_journal && !args.journal_file.empty())
        return wrong_usage("--journal and --no-journal do not go together");
    if (args.only_checks && args.job != Job::Format) return wrong_usage("--check goes with `format`");
    if (!args.script_out.empty() && (args.job != Job::Follow || args.files.size() != 1))
        return wrong_usage("--script needs `follow` and one recorded game");
    if (!args.watch.empty() && args.job != Job::Session && args.job != Job::Commands)
        return wrong_usage("--watch goes with a session");
    if (!args.out_file.empty() && args.job != Job::Report && args.job != Job::Tables && args.job != Job::Import)
        return wrong_usage("-o goes with `report`, `table` and `import`");
    if (!args.final_state.empty() && (args.job != Job::Import || args.files.size() != 1))
        return wrong_usage("--final needs `import` and one log");
    if (cli.count("--format") > 0 && args.job != Job::Tables) return wrong_usage("--format goes with `table`");
    return std::nullopt;
}

std::optional<EarlyExit> check_paths(const Args& args) {
    std::error_code ignored;
    // A table is made of many games, and of those that are there: the others are told as they come.
    for (const std::string& file : args.job == Job::Tables ? std::vector<std::string>{} : args.files) {
        if (args.job == Job::Import && (file == "-" || std::filesystem::is_directory(file, ignored))) continue;
        if (!std::filesystem::exists(file, ignored)) return wrong_usage("no such file: " + file);
        if (std::filesystem::is_directory(file, ignored))
            return wrong_usage("a folder, not a file: " + file, (args.job == Job::Format ? "`rego format " : "`rego ") +
                                                                    file + "/*` takes what is in it");
    }
    for (const std::string& dir : args.canon_dirs)
        if (!std::filesystem::is_directory(dir, ignored)) return wrong_usage("no such folder: " + dir);
    if (!args.resume_file.empty() && !std::filesystem::exists(args.resume_file, ignored))
        return wrong_usage("no such journal: " + args.resume_file);
    return std::nullopt;
}

}  // namespace

std::variant<Args, EarlyExit> parse_args(int argc, const char* const* argv) {
    Args args;
    CLI::App cli("rego: plays, logs and checks games of Terraforming Mars", "rego");
    cli.footer(
        "Without FILE or -c, rego is a shell on a terminal and reads commands from standard input otherwise.\n"
        "Exit status: 0 all succeeded, 1 a command failed, 2 wrong usage, 3 a bug in rego.");
    add_flags(cli, args);
    try {
        cli.parse(argc, argv);
    } catch (const CLI::ExtrasError&) {
        return wrong_usage("unknown flag: " + cli.remaining().front());
    } catch (const CLI::ParseError& stop) {
        if (stop.get_exit_code() != 0) return wrong_usage(stop.what());
        std::ostringstream text;  // --help, --version
        cli.exit(stop, text, text);
        return EarlyExit{0, text.str()};
    }
    if (auto exit = decide_job(cli, args)) return *exit;
    if (auto exit = check_paths(args)) return *exit;
    return args;
}

}  // namespace rego::app
