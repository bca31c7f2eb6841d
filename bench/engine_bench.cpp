// How fast the rules engine is, held against its aims: each aim stands beside its benchmark.
// The world is a game of Terraforming Mars with five players and all cards in play, or the same with 20,000 events.
#include <memory>
#include <string>

#include <benchmark/benchmark.h>
#include <malloc.h>

#include "engine/exec/executor.hpp"
#include "engine/load/canon.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/rules/validate.hpp"
#include "engine/types/class_table.hpp"
#include "parser/parse.hpp"

namespace {

using namespace rego;
using namespace rego::engine;

std::shared_ptr<const ClassTable> table_with(const std::string& more = {}) {
    Canon canon = load_embedded_canon({});
    if (!more.empty()) {
        std::vector<CanonFile> files(canon.files.begin(), canon.files.end());
        files.push_back({"base/bench.pets", more, "base"});
        canon = load_canon(std::move(files));
    }
    return std::make_shared<ClassTable>(std::make_shared<Canon>(std::move(canon)));
}

std::unique_ptr<MarsGame> new_game(const std::shared_ptr<const ClassTable>& table) {
    NewGame options;
    options.options = "BR";
    options.players = {"A", "B", "C", "D", "E"};
    options.mode = Mode::Ops;
    return std::move(MarsGame::create(table, options)).value();
}

/// A large world: every card is in play, dealt out to the five players, and each has resources of all kinds.
void fill(MarsGame& mars) {
    Game& game = mars.core();
    const ClassTable& table = game.table();
    int player = 0;
    for (const auto& [name, card] : table.canon().cards) {
        const TypeId owner = game.player(1 + player++ % 5);
        if (!game.world().is_active(*table.find(name))) continue;
        (void)game.perform_raw(owner, parser::parse_instruction(name).value(), false);
    }
    for (int i = 1; i <= 5; ++i) {
        for (const char* what : {"20", "5 Steel", "5 Titanium", "9 Plant", "9 Heat", "9 Energy", "PROD[3 Plant]"}) {
            (void)game.perform_raw(game.player(i), parser::parse_instruction(what).value(), false);
        }
    }
}

struct Fixture {
    std::shared_ptr<const ClassTable> table;
    std::unique_ptr<MarsGame> mars;
    explicit Fixture(const std::string& more = {}) : table(table_with(more)), mars(new_game(table)) { fill(*mars); }
    Game& game() { return mars->core(); }
    TypeId type(const char* text) { return mars->type(text, game().player(1)); }
};

Fixture& large() {
    static Fixture fixture;
    return fixture;
}

// --- Changes: aim < 1 us without effects, < 3 us with 20 live effects that match

void gain_and_remove_without_effects(benchmark::State& state) {
    Fixture fixture("CLASS Pebble : Owned");
    const TypeId pebble = fixture.type("Pebble");
    Executor& executor = fixture.game().executor();
    const Cause cause{fixture.game().player(1)};
    const auto start = fixture.game().checkpoint();
    std::int64_t n = 0;
    for (auto _ : state) {
        executor.change(1, pebble, kNoType, cause);
        executor.change(1, kNoType, pebble, cause);
        if (++n % 1000 == 0) {
            state.PauseTiming();
            fixture.game().roll_back(start);
            const engine::CommandScope command{executor};
            state.ResumeTiming();
        }
    }
    state.SetLabel("two changes; aim < 2 us");
}
BENCHMARK(gain_and_remove_without_effects)->Unit(benchmark::kMicrosecond);

void gain_with_20_matching_effects(benchmark::State& state) {
    std::string more = "CLASS Pebble : Owned\n";
    for (int i = 0; i < 20; ++i) more += "CLASS Heap" + std::to_string(i) + " : Owned { Pebble:: Grain" + " }\n";
    more += "CLASS Grain : Owned\n";
    Fixture fixture(more);
    Game& game = fixture.game();
    for (int i = 0; i < 20; ++i) {
        (void)game.perform(game.player(1), parser::parse_instruction("Heap" + std::to_string(i)).value(), Auto::None);
    }
    const TypeId pebble = fixture.type("Pebble");
    const Cause cause{game.player(1)};
    const auto start = game.checkpoint();
    for (auto _ : state) {
        game.executor().change(1, pebble, kNoType, cause);
        state.PauseTiming();
        game.roll_back(start);
        const engine::CommandScope command{game.executor()};
        state.ResumeTiming();
    }
    state.SetLabel("aim < 3 us");
}
BENCHMARK(gain_with_20_matching_effects)->Unit(benchmark::kMicrosecond);

// --- Counting: aims < 200 ns, < 2 us, < 1 us

void count_of(benchmark::State& state, const char* text, const char* aim) {
    const TypeId type = large().type(text);
    Executor& executor = large().game().executor();
    for (auto _ : state) benchmark::DoNotOptimize(executor.count(type));
    state.SetLabel(aim);
}
BENCHMARK_CAPTURE(count_of, concrete, "Plant<Player1>", "aim < 200 ns");
BENCHMARK_CAPTURE(count_of, abstract_owned, "Tag<Player1>", "aim < 2 us");
BENCHMARK_CAPTURE(count_of, everything_owned, "Owned<Player1>", "aim < 2 us");
BENCHMARK_CAPTURE(count_of, refined_over_61_areas, "MarsArea(HAS MAX 0 Neighbor<CityTile<Anyone>>)", "aim < 1 us");

void has_requirement(benchmark::State& state) {
    const auto requirement = parser::parse_requirement("3 ScienceTag, MAX 4 OxygenStep").value();
    Game& game = large().game();
    for (auto _ : state) benchmark::DoNotOptimize(game.has(game.player(1), requirement));
    state.SetLabel("from the AST");
}
BENCHMARK(has_requirement);

// --- Time: aim < 50 us

void undo_of_50_events(benchmark::State& state) {
    Fixture fixture("CLASS Pebble : Owned");
    Game& game = fixture.game();
    const TypeId pebble = fixture.type("Pebble");
    const Cause cause{game.player(1)};
    const auto start = game.checkpoint();
    for (auto _ : state) {
        state.PauseTiming();
        const engine::CommandScope command{game.executor()};
        for (int i = 0; i < 50; ++i) game.executor().change(1, pebble, kNoType, cause);
        state.ResumeTiming();
        game.roll_back(start);
    }
    state.SetLabel("aim < 50 us");
}
BENCHMARK(undo_of_50_events)->Unit(benchmark::kMicrosecond);

// --- Memory: aim < 50 MB for a world of 20,000 events

/// All that is allocated: large vectors are mapped, and those `uordblks` alone leaves out.
std::size_t bytes_in_use() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void memory_of_20000_events(benchmark::State& state) {
    double megabytes = 0;
    for (auto _ : state) {
        const auto table = table_with();
        const std::size_t before = bytes_in_use();
        auto mars = new_game(table);
        fill(*mars);
        Game& game = mars->core();
        const auto plant = parser::parse_instruction("Plant").value();
        while (game.world().events().size() < 20'000) (void)game.perform(game.player(1), plant, Auto::Safe);
        megabytes = static_cast<double>(bytes_in_use() - before) / (1 << 20);
    }
    state.counters["MB"] = megabytes;
    state.SetLabel("aim < 50 MB, time aside");
}
BENCHMARK(memory_of_20000_events)->Unit(benchmark::kMillisecond)->Iterations(1);

// --- Start-up

void load_the_canon(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(load_embedded_canon({}));
}
BENCHMARK(load_the_canon)->Unit(benchmark::kMillisecond);

void build_the_class_table(benchmark::State& state) {
    const auto canon = std::make_shared<const Canon>(load_embedded_canon({}));
    for (auto _ : state) benchmark::DoNotOptimize(ClassTable{canon});
}
BENCHMARK(build_the_class_table)->Unit(benchmark::kMillisecond);

void validate_the_canon(benchmark::State& state) {
    const auto table = table_with();
    for (auto _ : state) benchmark::DoNotOptimize(validate(table));
}
BENCHMARK(validate_the_canon)->Unit(benchmark::kMillisecond);

void start_a_game(benchmark::State& state) {
    const auto table = table_with();
    for (auto _ : state) benchmark::DoNotOptimize(new_game(table));
}
BENCHMARK(start_a_game)->Unit(benchmark::kMillisecond);

}  // namespace
