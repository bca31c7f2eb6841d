// What the command line asks for. Its words are in flags.hpp; parse_args() is the only place that knows what they do.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rego::app {

enum class Job {
    Session,   ///< a shell on a terminal, or commands from standard input
    Commands,  ///< -c 'COMMANDS'
    Scripts,   ///< FILE.rego …: each replayed in a fresh session
    Follow,    ///< follow GAME.json …: recorded games
    Import,    ///< import LOG …: games played elsewhere, as scripts
    Report,    ///< report GAME … -o FILE.html: pages to look at
    Tables,    ///< table [KIND] GAME …: rows for other programs
    Format,    ///< format [--check] FILE …: canon files in canonical layout
    Lsp,       ///< lsp: the language server
    Manual,    ///< manual man|bash|zsh|fish: text about rego itself
    Help,      ///< help [TOPIC]
};

enum class Color { Auto, Always, Never };

struct Args {
    Job job = Job::Session;
    std::string commands;            ///< Job::Commands: separated by `;` or newlines
    std::vector<std::string> files;  ///< of all other jobs: at least one, all exist; Job::Tables: perhaps, `-` is stdin
    std::string script_out;          ///< Job::Follow: also write the one game as a script to this file; empty: no

    std::string out_file;      ///< -o, Job::Report, Job::Tables and Job::Import; empty: standard output
    std::string table_kind;    ///< Job::Tables: what a row is about
    bool json_lines = false;   ///< Job::Tables: --format jsonl
    bool new_only = false;     ///< Job::Tables: --new-only
    bool only_checks = false;  ///< Job::Format: --check

    std::string game_id;       ///< --table, Job::Import: one of the games of a database or folder
    std::string game_options;  ///< --game, Job::Import: as behind `newgame`, overrules the log
    std::string final_state;   ///< --final, Job::Import: the state at the end, of one log

    // What is printed
    bool json = false;
    bool quiet = false;
    bool verbose = false;
    bool profile = false;
    Color color = Color::Auto;

    // How it runs
    bool keep_going = false;
    bool allow_files = false;
    int jobs = 1;                         ///< files at a time, at least 1
    std::vector<std::string> canon_dirs;  ///< loaded on top of the canon, in this order; all exist

    std::string watch;  ///< --watch: where to show the board to others; empty: nowhere
    std::string serve;  ///< --serve: where others join the game with their phones; empty: nowhere

    // The journal
    std::string journal_file;  ///< --journal FILE; empty: the default place, for interactive sessions only
    bool no_journal = false;
    bool resume = false;
    std::string resume_file;        ///< --resume=FILE; empty: a journal in the usual place, …
    std::size_t resume_number = 1;  ///< … the latest, or with --resume=N the Nth
    bool resume_list = false;       ///< --resume=list: which ones there are
};

/// The command line is dealt with already: print `text` (to standard output if status is 0, else to standard error)
/// and exit. After --help, --version and `manual` the status is 0, after wrong usage 2.
struct EarlyExit {
    int status = 0;
    std::string text;
};

/// `argv` as main() gets it. Prints nothing; reads the file system only to see whether named files exist.
std::variant<Args, EarlyExit> parse_args(int argc, const char* const* argv);

}  // namespace rego::app
