// The real binary, from start to exit: what a person waits for. Aims: a new game for five in 40 ms, a whole game of
// scripts/games in 100 ms.
#include <cstdlib>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

extern char** environ;

namespace {

/// Runs rego with its output thrown away; false if it could not be started or failed.
bool run_rego(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), REGO_BINARY);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const bool started = posix_spawn(&child, REGO_BINARY, &quiet, nullptr, argv.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&quiet);
    int status = 1;
    return started && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void process(benchmark::State& state, const std::vector<std::string>& arguments, const char* aim) {
    state.SetLabel(aim);
    for (auto _ : state) {
        if (!run_rego(arguments)) state.SkipWithError("rego failed");
    }
}

const std::string kGames = REGO_SOURCE_DIR "/scripts/games/";

std::vector<std::string> ten_games() {
    std::vector<std::string> arguments{"table", "cards", "-j", "2"};
    for (int i = 0; i < 5; ++i) {
        arguments.push_back(kGames + "two-players-tharsis.rego");
        arguments.push_back(kGames + "two-players-venus.rego");
    }
    return arguments;
}

}  // namespace

BENCHMARK_CAPTURE(process, parse_a_type, std::vector<std::string>{"-c", "parse type Plant"}, "aim < 20 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(process, new_game_for_five, std::vector<std::string>{"-c", "newgame BR 5; exit"}, "aim < 40 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(process, replay_two_player_game, std::vector<std::string>{kGames + "two-players-tharsis.rego"},
                  "aim < 100 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(process, replay_solo_game, std::vector<std::string>{kGames + "solo-tharsis.rego"}, "aim < 100 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(process, report_of_the_longest_game,
                  std::vector<std::string>{"report", kGames + "two-players-venus.rego", "-o",
                                           "/dev/shm/rego-bench.html"},
                  "aim < 300 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
// Aim: a thousand in a minute, two at a time; memory does not grow with their number.
BENCHMARK_CAPTURE(process, table_of_ten_games, ten_games(), "aim < 600 ms")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
