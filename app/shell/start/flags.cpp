#include "app/shell/start/flags.hpp"

#include <algorithm>
#include <stdexcept>

namespace rego::app {

namespace {

// A table is easier to read with each entry in few lines.
// clang-format off

std::vector<JobInfo> job_rows() {
    const std::vector<std::string_view> games{".rego", ".json", ".json.gz", ".log.txt"};
    return {
        {.job = Job::Session, .usage = "",
         .help = "starts a shell on a terminal; otherwise reads commands from standard input",
         .details = "The shell completes with Tab, and `help` lists its commands. It writes every command to a journal "
                    "before it answers, so `rego --resume` goes on after a crash",
         .examples = {"rego", "rego --resume"}},
        {.job = Job::Commands, .usage = "-c COMMANDS", .help = "runs these commands and exits",
         .examples = {"rego -c 'card Ants'", "rego -c 'newgame BR Ellie Kevin; map'"}},
        {.job = Job::Scripts, .usage = "FILE.rego …", .help = "replays scripts and prints a verdict for each",
         .values = {.endings = {".rego"}},
         .details = "Each script runs in a session of its own. It fails at the first line that the rules refuse, or whose "
                    "expectation does not hold",
         .examples = {"rego game.rego", "rego -j 4 games/*.rego"}},
        {.job = Job::Follow, .word = "follow", .usage = "follow GAME.json …",
         .help = "replays games recorded elsewhere and compares every step",
         .values = {.endings = {".json", ".json.gz"}},
         .details = "It takes every choice from the record, compares the state after each step and the final scores, and "
                    "prints a verdict for each game",
         .examples = {"rego follow game.json.gz", "rego follow game.json --script game.rego"}},
        {.job = Job::Import, .word = "import", .usage = "import LOG …", .help = "turns logs of games played elsewhere into scripts",
         .values = {.endings = {".txt", ".log", ".json", ".jsonl", ".db", ".gz", "/"}},
         .details = "It reads the text log of the web app, the saves of its server (a database, a folder, or one a line) and "
                    "games of Board Game Arena. A text log does not say everything: `--final` adds the state at the "
                    "end, which settles most of what is open",
         .examples = {"rego import game.log.txt -o game.rego", "rego import db/game.db",
                      "rego import db/game.db --table GAMEID -o game.rego"}},
        {.job = Job::Report, .word = "report", .usage = "report GAME … -o FILE.html", .help = "makes pages to look at, keep and send",
         .values = {.endings = games},
         .details = "One game becomes one page; with several games, `-o` names a folder",
         .examples = {"rego report game.rego -o game.html"}},
        {.job = Job::Tables, .word = "table", .usage = "table [KIND] GAME …", .help = "writes rows for spreadsheets and databases",
         .values = {.words = {"games", "players", "generations", "cards", "tiles", "goals", "spent", "steps", "events", "all"},
                    .endings = games},
         .details = "KIND is what a row is about; without it, a row is a game. `all` writes every kind at once: to a folder, or "
                    "to a SQLite database if the name behind `-o` ends in .db. `-` reads paths from standard input",
         .examples = {"rego table players games/*.rego -o players.csv", "rego table all games/*.rego -o games.db"}},
        {.job = Job::Format, .word = "format", .usage = "format [--check] FILE …", .help = "lays out canon files",
         .values = {.endings = {".pets", ".json5"}}, .examples = {"rego format fan/cards.json5"}},
        {.job = Job::Lsp, .word = "lsp", .usage = "lsp", .help = "is the language server for editors"},
        {.job = Job::Manual, .word = "manual", .usage = "manual man|bash|zsh|fish",
         .help = "prints the man page, or the completions for a shell",
         .values = {.words = {"man", "bash", "zsh", "fish"}},
         .examples = {"rego manual man | man -l -", "source <(rego manual bash)"}},
        {.job = Job::Help, .word = "help", .usage = "help [TOPIC]", .help = "explains a job, a command of the shell, or a card",
         .values = {.verbs = true, .jobs = true},
         .examples = {"rego help table", "rego help play", "rego help Ants"}},
    };
}

std::vector<FlagInfo> flag_rows() {
    using enum FlagGroup;
    return {
        {.name = "-c", .value = "COMMANDS", .group = Running, .help = "run these commands, `;` or newline between them",
         .jobs = {Job::Session, Job::Commands}, .values = {.verbs = true}},
        {.name = "--keep-going", .value = "", .group = Running, .help = "go on after a line or a file that failed"},
        {.name = "-j", .value = "N", .group = Running, .help = "work on N files at a time"},
        {.name = "--canon", .value = "DIR", .group = Running, .help = "also load the .pets and .json5 files in DIR; repeatable",
         .values = {.endings = {"/"}}},
        {.name = "-h,--help", .value = "", .group = Running, .help = "print this help and exit"},
        {.name = "--version", .value = "", .group = Running, .help = "print the version and exit"},

        {.name = "--json", .value = "", .group = Output, .help = "answer each command with one JSON object"},
        {.name = "--quiet", .value = "", .group = Output, .help = "scripts print only verdicts and errors"},
        {.name = "--verbose", .value = "", .group = Output, .help = "print diagnostics to standard error"},
        {.name = "--profile", .value = "", .group = Output, .help = "say where the time went"},
        {.name = "--color", .value = "WHEN", .group = Output, .help = "when to use colours: auto, always or never",
         .values = {.words = {"auto", "always", "never"}}},

        {.name = "--resume", .value = "[=FILE|N|list]", .group = Game,
         .help = "go on with the latest game, the Nth latest, or journal FILE; list: show which there are",
         .jobs = {Job::Session, Job::Commands}, .values = {.words = {"list"}, .endings = {".rego"}, .journals = true}},
        {.name = "--journal", .value = "FILE", .group = Game, .help = "write the session's journal to FILE",
         .values = {.endings = {".rego"}}},
        {.name = "--no-journal", .value = "", .group = Game, .help = "write no journal"},
        {.name = "--watch", .value = "[ADDRESS:]PORT", .group = Game,
         .help = "show the board as a live page, on this machine or at ADDRESS", .jobs = {Job::Session, Job::Commands}},
        {.name = "--serve", .value = "[ADDRESS:]PORT", .group = Game,
         .help = "let everybody in the room play on a page, on this machine or at ADDRESS", .jobs = {Job::Session}},

        {.name = "-o", .value = "FILE", .group = Files, .help = "write to FILE, or to a folder where there are several",
         .jobs = {Job::Report, Job::Tables, Job::Import}, .values = {.endings = {"*"}}},
        {.name = "--format", .value = "FORMAT", .group = Files, .help = "write csv or jsonl", .jobs = {Job::Tables},
         .values = {.words = {"csv", "jsonl"}}},
        {.name = "--new-only", .value = "", .group = Files, .help = "leave out games that the database has already",
         .jobs = {Job::Tables}},
        {.name = "--script", .value = "OUT.rego", .group = Files, .help = "also write the game as a script",
         .jobs = {Job::Follow}, .values = {.endings = {".rego"}}},
        {.name = "--final", .value = "STATE.json", .group = Files, .help = "what the web app answers at the end of the game",
         .jobs = {Job::Import}, .values = {.endings = {".json"}}},
        {.name = "--game", .value = "OPTIONS", .group = Files, .help = "options of `newgame` that overrule what the log says",
         .jobs = {Job::Import}},
        {.name = "--table", .value = "GAMEID", .group = Files, .help = "import this game of a database or folder",
         .jobs = {Job::Import}},
        {.name = "--check", .value = "", .group = Files, .help = "change nothing, list the files that would change",
         .jobs = {Job::Format}},
        {.name = "--allow-files", .value = "", .group = Files,
         .help = "let scripts write files and read outside their folder"},
    };
}

// clang-format on

}  // namespace

std::vector<std::string_view> FlagInfo::spellings() const {
    const std::size_t comma = name.find(',');
    if (comma == std::string_view::npos) return {name};
    return {name.substr(0, comma), name.substr(comma + 1)};
}

bool FlagInfo::goes_with(Job job) const { return jobs.empty() || std::ranges::find(jobs, job) != jobs.end(); }

const std::vector<JobInfo>& job_table() {
    static const std::vector<JobInfo> rows = job_rows();
    return rows;
}

const JobInfo* find_job(std::string_view word) {
    const auto found = std::ranges::find(job_table(), word, &JobInfo::word);
    return word.empty() || found == job_table().end() ? nullptr : &*found;
}

const std::vector<FlagInfo>& flag_table() {
    static const std::vector<FlagInfo> rows = flag_rows();
    return rows;
}

const FlagInfo& flag_named(std::string_view name) {
    const auto found = std::ranges::find(flag_table(), name, &FlagInfo::name);
    if (found == flag_table().end()) throw std::logic_error("no row for the flag " + std::string(name));
    return *found;
}

std::string_view group_title(FlagGroup group) {
    switch (group) {
        case FlagGroup::Running: return "Running";
        case FlagGroup::Output: return "Output";
        case FlagGroup::Game: return "The game in progress";
        case FlagGroup::Files: break;
    }
    return "Files of single jobs";
}

std::string jobs_in_words(const std::vector<Job>& jobs) {
    std::vector<std::string> words;
    for (const JobInfo& info : job_table())
        if (!info.word.empty() && std::ranges::find(jobs, info.job) != jobs.end())
            words.push_back("`" + std::string(info.word) + "`");
    if (words.empty()) return "a session";
    std::string text = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) text += (i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

}  // namespace rego::app
