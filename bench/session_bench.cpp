// Whole games in one process, and what is asked and corrected at the end of them: what a person at the table waits for,
// without the start of the program. The aim stands beside each number.
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include <benchmark/benchmark.h>

#include "app/follow/follower.hpp"
#include "app/follow/record.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/typing/completion.hpp"
#include "app/tell/course/played.hpp"

namespace {

using namespace rego::app;

const std::string kFolder = REGO_SOURCE_DIR "/scripts/games/";
const std::string kSample = kFolder + "two-players-tharsis.rego";
const std::string kLongest = REGO_SOURCE_DIR "/bench/games/five-players-all-expansions.rego";

std::shared_ptr<Library> library() {
    static const auto shared = std::make_shared<Library>();
    (void)shared->table();
    return shared;
}

std::unique_ptr<Session> new_session() {
    SessionOptions options;
    options.reports = false;
    options.asks_back = false;
    return std::make_unique<Session>(command_table(), library(), options);
}

/// The commands of a script, up to so many lines of it; false if one fails.
bool play(Session& session, const std::string& file, std::size_t lines = std::string::npos) {
    std::ifstream script(file);
    for (std::string line; lines > 0 && std::getline(script, line); --lines) {
        if (!session.run(line, file).ok()) return false;
    }
    return true;
}

void game(benchmark::State& state, const std::string& file, const char* aim) {
    (void)library();
    for (auto _ : state) {
        const auto session = new_session();
        if (!play(*session, file)) state.SkipWithError("the game does not replay");
    }
    state.SetLabel(aim);
}
BENCHMARK_CAPTURE(game, sample_for_two, kSample, "< 3 ms")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(game, longest_all_expansions, kLongest, "< 10 ms")->Unit(benchmark::kMillisecond);

void further_new_game(benchmark::State& state) {
    const auto session = new_session();
    for (auto _ : state) benchmark::DoNotOptimize(session->run("newgame BRPVCT2X 5", "bench"));
    state.SetLabel("< 0.4 ms");
}
BENCHMARK(further_new_game)->Unit(benchmark::kMillisecond);

Session& at_the_end() {
    static const auto session = [] {
        auto fresh = new_session();
        (void)play(*fresh, kLongest);
        return fresh;
    }();
    return *session;
}

void ask(benchmark::State& state, const char* question, const char* aim) {
    Session& session = at_the_end();
    for (auto _ : state) {
        if (!session.run(question, "bench").ok()) state.SkipWithError("refused");
    }
    state.SetLabel(aim);
}
BENCHMARK_CAPTURE(ask, map, "map", "< 0.07 ms")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ask, why_not, "why not play Ants", "< 0.04 ms")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ask, count_of_tags, "count Tag<Player1>", "")->Unit(benchmark::kMillisecond);

void tab(benchmark::State& state, const char* typed, const char* aim) {
    for (auto _ : state) benchmark::DoNotOptimize(complete(at_the_end(), typed));
    state.SetLabel(aim);
}
BENCHMARK_CAPTURE(tab, verb, "pl", "< 0.1 ms")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tab, card, "play A", "< 2.7 ms")->Unit(benchmark::kMillisecond);

void undo(benchmark::State& state) {
    for (auto _ : state) {
        if (!at_the_end().run("undo", "bench").ok()) state.SkipWithError("nothing to undo");
        state.PauseTiming();
        (void)at_the_end().run("redo", "bench");
        state.ResumeTiming();
    }
    state.SetLabel("< 0.1 ms");
}
BENCHMARK(undo)->Unit(benchmark::kMillisecond);

/// The same command anew, so that the game stays as it is: number 0 is the last one.
void amend(benchmark::State& state, std::size_t number, const char* aim) {
    Session& session = at_the_end();
    if (number == 0) number = session.history().size();
    const std::string command = "amend " + std::to_string(number) + " " + session.history()[number - 1].line;
    for (auto _ : state) {
        if (!session.run(command, "bench").ok()) state.SkipWithError("refused");
        state.PauseTiming();
        (void)session.run("undo", "bench");
        state.ResumeTiming();
    }
    state.SetLabel(aim);
}
BENCHMARK_CAPTURE(amend, the_first, 1, "< 15 ms")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(amend, the_last, 0, "< 1 ms")->Unit(benchmark::kMillisecond);

void follow_a_record(benchmark::State& state) {
    const auto record = follow::read_record(REGO_SOURCE_DIR "/tests/records/BRPVC2XT-4p-2102.json.gz");
    if (!record) return state.SkipWithError("no such record");
    const auto table = library()->table();
    std::int64_t steps = 0;
    for (auto _ : state) steps += static_cast<std::int64_t>(follow::follow(table, *record, {}).steps);
    state.SetItemsProcessed(steps);
    state.SetLabel("> 20k steps/s");
}
BENCHMARK(follow_a_record)->Unit(benchmark::kMillisecond);

}  // namespace
