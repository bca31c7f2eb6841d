// rego: reads its arguments, sets up diagnostics, then hands over to a session.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "app/args.hpp"
#include "app/follow/run.hpp"
#include "app/log.hpp"
#include "app/session.hpp"

namespace {

using namespace rego::app;

/// Runs the commands of `input`, one a line; false when one of them failed. Without `keep_going` that one is the last.
bool run_lines(Session& session, std::istream& input, std::string_view file, bool keep_going) {
    bool all_ok = true;
    std::string source;
    for (std::string line; std::getline(input, line); source += '\n') {
        source += line;
        const Answer answer = session.run(source, file);
        std::cout << answer.out << std::flush;
        std::cerr << answer.err;
        all_ok &= answer.ok();
        if (answer.exit || (!answer.ok() && !keep_going)) break;
    }
    return all_ok;
}

int run(const Args& args) {
    if (args.job == Job::Follow) return run_follow(args);
    Session session;
    bool ok = false;
    if (args.job == Job::Commands) {
        std::istringstream commands(args.commands);
        ok = run_lines(session, commands, "<command>", args.keep_going);
    } else {
        ok = run_lines(session, std::cin, "<stdin>", true);
    }
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
    const auto outcome = parse_args(argc, argv);
    if (const auto* exit = std::get_if<EarlyExit>(&outcome)) {
        (exit->status == 0 ? std::cout : std::cerr) << exit->text;
        return exit->status;
    }
    const Args& args = std::get<Args>(outcome);
    if (const auto problem = set_up_log(args.verbose)) {
        std::cerr << "rego: error: " << *problem << '\n';
        return 2;
    }
    return run(args);
}
