// rego: reads its arguments, sets up diagnostics, then hands over to a session.
#include <cstdlib>
#include <iostream>

#include <unistd.h>

#include "app/args.hpp"
#include "app/follow/run.hpp"
#include "app/log.hpp"
#include "app/replay.hpp"
#include "app/session.hpp"
#include "app/terminal.hpp"

namespace {

using namespace rego::app;

bool wants_color(const Args& args) {
    if (args.color != Color::Auto) return args.color == Color::Always;
    const char* no_color = std::getenv("NO_COLOR");
    return ::isatty(STDOUT_FILENO) != 0 && (no_color == nullptr || *no_color == '\0');
}

int run(const Args& args) {
    if (args.job == Job::Follow) return run_follow(args);
    const auto library = std::make_shared<Library>(args.canon_dirs);
    if (args.job == Job::Scripts) return run_scripts(args, library, std::cout, std::cerr);
    Session session(library, session_options(args, wants_color(args)));
    if (args.job == Job::Commands)
        return run_commands(session, args.commands, "<command>", args.keep_going, std::cout, std::cerr);
    if (::isatty(STDIN_FILENO) != 0 && !args.json) return run_terminal(session, args);
    return run_stream(session, std::cin, std::cout, std::cerr);
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const auto outcome = parse_args(argc, argv);
    if (const auto* exit = std::get_if<EarlyExit>(&outcome)) {
        (exit->status == 0 ? std::cout : std::cerr) << exit->text;
        return exit->status;
    }
    const Args& args = std::get<Args>(outcome);
    if (const auto problem = set_up_log(args.verbose)) {
        std::cerr << "rego: error: " << *problem << '\n';
        return kWrongUsage;
    }
    return run(args);
}
