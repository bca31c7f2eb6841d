// rego: reads its arguments, sets up diagnostics, then hands over to a session.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <variant>

#include <unistd.h>

#include "app/editor/format/format.hpp"
#include "app/editor/lsp/server.hpp"
#include "app/jobs/follow_run.hpp"
#include "app/jobs/import_run.hpp"
#include "app/page/serve/serve.hpp"
#include "app/shell/journal/shelf.hpp"
#include "app/shell/session/log.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/args.hpp"
#include "app/shell/start/rc_file.hpp"
#include "app/shell/start/replay.hpp"
#include "app/shell/start/safe_output.hpp"
#include "app/shell/start/start.hpp"
#include "app/shell/terminal/quiet_terminal.hpp"
#include "app/shell/terminal/terminal.hpp"
#include "app/tell/games/run.hpp"
#include "app/tell/watch/watch.hpp"

namespace {

using namespace rego::app;

bool wants_color(const Args& args) {
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return false;
    if (args.color != Color::Auto) return args.color == Color::Always;
    const char* terminal = std::getenv("TERM");
    const bool is_dumb = terminal == nullptr || *terminal == '\0' || std::string_view(terminal) == "dumb";
    return ::isatty(STDOUT_FILENO) != 0 && !is_dumb;
}

int refused(const rego::parser::Diagnostic& wrong) {
    std::cerr << "rego: error: " << wrong.message << '\n';
    if (!wrong.hint.empty()) std::cerr << "  hint: " << wrong.hint << '\n';
    return kWrongUsage;
}

/// Null without `--watch`; an int is an exit status.
std::variant<std::unique_ptr<watch::Board>, int> start_watch(const Args& args, const StartedSession& started) {
    if (args.watch.empty()) return nullptr;
    const std::string kept = started.journal ? started.journal->link_path() : "";
    const auto where = watch::parse_address(args.watch);
    auto board = where ? watch::watch_session(*started.session, *where, kept) : where.error();
    if (!board) return refused(board.error());
    std::cerr << "rego: the board is at " << (*board)->server().link() << '\n';
    return std::move(*board);
}

/// While the terminal waits for a line, the board is made for whoever comes first.
AtPrompt board_at_prompt(watch::Board* board) {
    if (board == nullptr) return {};
    return {.begin = [board](std::function<void()> wake) { board->wait_for_viewers(std::move(wake)); },
            .work = [board] { board->catch_up(); }};
}

/// A session that those play in who come with a browser.
int run_shared(const Args& args) {
    const auto where = watch::parse_address(args.serve);
    if (!where) return refused(where.error());
    auto start = start_session(args, true, false, std::cerr);
    if (const int* status = std::get_if<int>(&start)) return *status;
    const auto& started = std::get<StartedSession>(start);
    return page::serve(*started.session, *where, started.journal ? started.journal->link_path() : "", std::cerr);
}

int run_session(const Args& args) {
    if (!args.serve.empty()) return run_shared(args);
    if (args.resume_list) {
        std::cout << shelf_text(shelved_games());
        return kAllWell;
    }
    const bool is_interactive = args.job == Job::Session && ::isatty(STDIN_FILENO) != 0;
    std::optional<QuietTerminal> quiet;
    if (is_interactive && !args.json) quiet.emplace();
    auto start = start_session(args, is_interactive, wants_color(args), std::cerr);
    if (const int* status = std::get_if<int>(&start)) return *status;
    Session& session = *std::get<StartedSession>(start).session;
    const auto board = start_watch(args, std::get<StartedSession>(start));
    if (const int* status = std::get_if<int>(&board)) return *status;
    if (args.job == Job::Commands)
        return run_commands(session, args.commands, "<command>", args.keep_going, std::cout, std::cerr);
    if (is_interactive && !args.json) {
        read_rc(session, std::cerr);
        return run_terminal(session, session.game() == nullptr ? unfinished_text(shelved_games()) : "",
                            board_at_prompt(std::get<0>(board).get()));
    }
    const int status = run_stream(session, std::cin, std::cout, std::cerr);
    return is_interactive ? kAllWell : status;
}

struct Runner {
    Job job;
    int (*run)(const Args&);
};
constexpr std::array kRunners{
    Runner{Job::Session, run_session},
    Runner{Job::Commands, run_session},
    Runner{Job::Scripts,
           [](const Args& args) {
               return run_scripts(args, std::make_shared<Library>(args.canon_dirs), std::cout, std::cerr);
           }},
    Runner{Job::Follow, follow::run_follow},
    Runner{Job::Import, jobs::run_import},
    Runner{Job::Report, [](const Args& args) { return games::run_report(args, std::cout, std::cerr); }},
    Runner{Job::Tables, [](const Args& args) { return games::run_table(args, std::cin, std::cout, std::cerr); }},
    Runner{Job::Format, [](const Args& args) { return format::run_format(args, std::cout, std::cerr); }},
    Runner{Job::Lsp, [](const Args& args) { return lsp::run_lsp(args.canon_dirs); }},
};

int run(const Args& args) { return std::ranges::find(kRunners, args.job, &Runner::job)->run(args); }

/// What nobody could read has not succeeded.
int ending(int status, SafeOutput& output) {
    if (output.all_written()) return status;
    std::cerr << "rego: error: cannot write to standard output\n";
    return std::max(status, kWrongUsage);
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that has become too large is an error like a full disk
    const auto outcome = parse_args(argc, argv);
    if (const auto* exit = std::get_if<EarlyExit>(&outcome)) {
        SafeOutput output(false, false);
        (exit->status == 0 ? std::cout : std::cerr) << exit->text;
        return ending(exit->status, output);
    }
    const Args& args = std::get<Args>(outcome);
    SafeOutput output(args.json, wants_color(args));
    if (const auto problem = set_up_log(args.verbose)) {
        std::cerr << "rego: error: " << *problem << '\n';
        return kWrongUsage;
    }
    const int status = run(args);
    if (args.profile) std::cerr << profile_of_this_run()->text();
    return ending(status, output);
}
