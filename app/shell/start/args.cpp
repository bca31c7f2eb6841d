#include "app/shell/start/args.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <sstream>

#include <CLI/CLI.hpp>

#include "app/shell/start/flags.hpp"
#include "app/shell/start/manual.hpp"
#include "app/tell/table/database.hpp"
#include "app/version.hpp"

namespace rego::app {
namespace {

constexpr int kWrongUsage = 2;
constexpr std::string_view kAllKinds = "all";

EarlyExit wrong_usage(const std::string& message, const std::string& hint = "`rego --help` lists what is possible") {
    return {kWrongUsage, "rego: error: " + message + "\n  hint: " + hint + "\n"};
}

/// Flags as the table describes them, each with the field that it sets.
class Flags {
  public:
    explicit Flags(CLI::App& cli) : cli_(cli) {}

    template <typename Field>
    CLI::Option* value(const char* name, Field& field) {
        const FlagInfo& info = flag_named(name);
        return cli_.add_option(name, field, std::string(info.help))->option_text(std::string(info.value));
    }
    template <typename Field>
    void choice(const char* name, Field& field, std::map<std::string, Field> meanings) {
        value(name, field)->transform(CLI::CheckedTransformer(std::move(meanings)));
    }
    template <typename Field>
    void on(const char* name, Field& field) {
        cli_.add_flag(name, field, std::string(flag_named(name).help));
    }

  private:
    CLI::App& cli_;
};

void add_flags(CLI::App& cli, Args& args) {
    cli.add_option("FILE", args.files);
    cli.set_help_flag(std::string(flag_named("-h,--help").name));
    cli.set_version_flag(std::string(flag_named("--version").name), std::string(version_text()));

    Flags flags(cli);
    flags.value("-c", args.commands);
    flags.on("--keep-going", args.keep_going);
    flags.value("-j", args.jobs)->check(CLI::Range(1, 1024));
    flags.value("--canon", args.canon_dirs)
        ->allow_extra_args(false);  // one per --canon; else it would swallow the scripts that follow it

    flags.on("--json", args.json);
    flags.on("--quiet", args.quiet);
    flags.on("--verbose", args.verbose);
    flags.on("--profile", args.profile);
    flags.choice("--color", args.color, {{"auto", Color::Auto}, {"always", Color::Always}, {"never", Color::Never}});

    // A flag, not an option: `--resume game.rego` must not take the script for a journal.
    flags.on("--resume", args.resume_file);
    flags.value("--journal", args.journal_file);
    flags.on("--no-journal", args.no_journal);
    flags.value("--watch", args.watch);
    flags.value("--serve", args.serve);

    flags.value("-o", args.out_file);
    flags.choice("--format", args.json_lines, {{"csv", false}, {"jsonl", true}});
    flags.value("--script", args.script_out);
    flags.value("--final", args.final_state);
    flags.on("--new-only", args.new_only);
    flags.value("--game", args.game_options);
    flags.value("--table", args.game_id);
    flags.on("--check", args.only_checks);
    flags.on("--allow-files", args.allow_files);
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
    const auto& kinds = find_job("table")->values.words;
    // A database usually holds everything.
    const bool to_database = tables::is_database(args.out_file);
    args.table_kind = to_database ? kAllKinds : kinds.front();
    if (!args.files.empty() && std::ranges::find(kinds, args.files.front()) != kinds.end()) {
        args.table_kind = args.files.front();
        args.files.erase(args.files.begin());
    }
    if (args.files.empty()) return wrong_usage("`table` needs a game, or `-` for paths on standard input");
    if (args.table_kind == kAllKinds && args.out_file.empty())
        return wrong_usage("`table all` needs a folder or a database to write to",
                           "`rego table all " + args.files.front() + " -o tables`, or `-o games.db`");
    if (args.new_only && !to_database)
        return wrong_usage("--new-only needs a database",
                           "`rego table " + args.files.front() + " -o games.db --new-only`");
    return std::nullopt;
}

/// `manual man`: what it prints.
EarlyExit print_manual(const Args& args) {
    const auto text = args.files.size() == 1 ? manual(args.files.front()) : std::nullopt;
    if (text) return {0, *text};
    return wrong_usage("`manual` needs one of man, bash, zsh and fish", "`rego manual man`");
}

/// `help`, `help table`; the shell knows more of a command or a card.
std::optional<EarlyExit> print_help(Args& args) {
    if (args.files.empty()) return EarlyExit{0, help_text()};
    if (const JobInfo* job = args.files.size() == 1 ? find_job(args.files.front()) : nullptr)
        return EarlyExit{0, help_text(*job)};
    args.commands = "help";
    for (const std::string& word : args.files) args.commands += " " + word;
    args.files.clear();
    args.job = Job::Commands;
    return std::nullopt;
}

/// The job, from what was given; also moves the word for it out of the files.
std::optional<EarlyExit> decide_job(const CLI::App& cli, Args& args) {
    const bool has_commands = cli.count("-c") > 0;
    args.resume = cli.count("--resume") > 0;
    if (args.resume_file == "true") args.resume_file.clear();  // what CLI11 makes of a flag without a value
    read_resume(args);

    if (const JobInfo* job = args.files.empty() ? nullptr : find_job(args.files.front())) {
        args.files.erase(args.files.begin());
        args.job = job->job;
        if (args.job == Job::Follow && args.files.empty()) return wrong_usage("`follow` needs a recorded game");
        if (args.job == Job::Import && args.files.empty()) return wrong_usage("`import` needs a log");
        if (args.job == Job::Report && args.files.empty()) return wrong_usage("`report` needs a game");
        if (args.job == Job::Report && args.out_file.empty())
            return wrong_usage("`report` needs `-o FILE.html`",
                               "`rego report " + args.files.front() + " -o game.html`");
        if (args.job == Job::Format && args.files.empty()) return wrong_usage("`format` needs a file");
        if (args.job == Job::Lsp && !args.files.empty())
            return wrong_usage("`lsp` takes no files: the editor names them", "`rego lsp --canon DIR`");
        if (args.job == Job::Manual) return print_manual(args);
        if (args.job == Job::Help)
            if (auto exit = print_help(args)) return *exit;
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
    if (args.job == Job::Scripts && args.files.size() > 1 && !args.journal_file.empty())
        return wrong_usage("--journal goes with one script: a journal holds one session");
    if (args.no_journal && !args.journal_file.empty())
        return wrong_usage("--journal and --no-journal do not go together");
    for (const FlagInfo& flag : flag_table())
        if (cli.count(std::string(flag.spellings().back())) > 0 && !flag.goes_with(args.job))
            return wrong_usage(std::string(flag.name) + " goes with " + jobs_in_words(flag.jobs));
    if (!args.script_out.empty() && args.files.size() != 1)
        return wrong_usage("--script needs `follow` and one recorded game");
    if (!args.final_state.empty() && args.files.size() != 1) return wrong_usage("--final needs `import` and one log");
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
    CLI::App cli;
    add_flags(cli, args);
    try {
        cli.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return EarlyExit{0, help_text()};
    } catch (const CLI::ExtrasError&) {
        return wrong_usage("unknown flag: " + cli.remaining().front());
    } catch (const CLI::ParseError& stop) {
        if (stop.get_exit_code() != 0) return wrong_usage(stop.what());
        std::ostringstream text;  // --version
        cli.exit(stop, text, text);
        return EarlyExit{0, text.str()};
    }
    if (auto exit = decide_job(cli, args)) return *exit;
    if (auto exit = check_paths(args)) return *exit;
    return args;
}

}  // namespace rego::app
