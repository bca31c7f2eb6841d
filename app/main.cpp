// rego: reads its arguments, sets up diagnostics, then hands over to a session.
#include <cstdlib>
#include <iostream>
#include <string>

#include "app/args.hpp"
#include "app/log.hpp"
#include "app/session.hpp"

namespace {

using namespace rego::app;

/// Shows an answer; true when the command succeeded.
bool show(const Answer& answer) {
    std::cout << answer.out << std::flush;
    std::cerr << answer.err;
    return answer.ok();
}

int run_input(Session& session) {
    bool all_ok = true;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        const Answer answer = session.run(line, "<stdin>", number);
        all_ok &= show(answer);
        if (answer.exit) break;
    }
    return all_ok ? EXIT_SUCCESS : EXIT_FAILURE;
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

    Session session;
    if (args.job == Job::Commands) return show(session.run(args.commands, "<command>")) ? EXIT_SUCCESS : EXIT_FAILURE;
    return run_input(session);
}
