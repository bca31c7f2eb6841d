// How fast PETS is read: card-sized strings, a megabyte of declarations, and texts made to provoke a slow parser.
// items_per_second counts strings; bytes_per_second is the throughput.
#include <string>

#include <benchmark/benchmark.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/text/json5.hpp"

namespace {

using namespace rego::parser;

constexpr const char* kLavaTube = "PROD[-Energy, 2], CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)";

void count(benchmark::State& state, std::size_t bytes) {
    state.SetItemsProcessed(state.iterations());
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

void parse_card_instruction(benchmark::State& state, const char* text) {
    const std::string_view view(text);
    for (auto _ : state) benchmark::DoNotOptimize(parse_instruction(view));
    count(state, view.size());
}
BENCHMARK_CAPTURE(parse_card_instruction, one_gain, "3 Plant");
BENCHMARK_CAPTURE(parse_card_instruction, lava_tube, kLavaTube);
BENCHMARK_CAPTURE(parse_card_instruction, steal, "2 Steel<Owner FROM Anyone>? OR 3 Megacredit<Owner FROM Anyone>?");
BENCHMARK_CAPTURE(parse_card_instruction, per, "PROD[-2 Energy, 1 / VenusTag, 1 / 2 (EarthTag OR JovianTag)]");
BENCHMARK_CAPTURE(parse_card_instruction, local_class, "45, Mandate { -> 3 ProjectCard THEN -2 ProjectCard }");

void parse_card_effect(benchmark::State& state) {
    const std::string_view text = "PlantTag<CardFront> OR AnimalTag<CardFront> BY Anyone IF 3 OceanTile: Plant OR 2";
    for (auto _ : state) benchmark::DoNotOptimize(parse_effect(text));
    count(state, text.size());
}
BENCHMARK(parse_card_effect);

void parse_error(benchmark::State& state) {
    const std::string_view text = "PROD[X Megacredit FROM]";
    for (auto _ : state) benchmark::DoNotOptimize(parse_instruction(text));
    count(state, text.size());
}
BENCHMARK(parse_error);

void print_card_instruction(benchmark::State& state) {
    const Instruction instruction = parse_instruction(kLavaTube).value();
    for (auto _ : state) benchmark::DoNotOptimize(to_string(instruction));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(print_card_instruction);

/// About a megabyte of class declarations.
std::string large_file() {
    std::string text;
    for (int i = 0; text.size() < 1'000'000; ++i) {
        const std::string name = "Made" + std::to_string(i);
        text +=
            "\"A class that nobody plays\"\nCLASS " + name + "<LandArea> : SpecialTile<MarsArea>, Owned<Player> {\n";
        text +=
            "    HAS MAX 1 This, =2 (OceanTile - GreeneryTile)\n    DEFAULT +" + name + "<LandArea>!\n    cost = 12\n";
        text += "    This: PROD[-Energy, 2], CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)  // a comment\n";
        text +=
            "    End IF 3 ScienceTag: VictoryPoint / 2 Animal<This>\n    2 Energy, X Steel -> 3X OR "
            "Titanium<Owner>\n}\n\n";
    }
    return text;
}

void parse_megabyte_file(benchmark::State& state) {
    const std::string text = large_file();
    for (auto _ : state) benchmark::DoNotOptimize(parse_file(text));
    count(state, text.size());
}
BENCHMARK(parse_megabyte_file)->Unit(benchmark::kMillisecond);

void read_megabyte_json5(benchmark::State& state) {
    std::string text = "[\n";
    while (text.size() < 1'000'000) {
        text +=
            "  // a card\n  { name: \"DustBaffles\", 'deck': \"PROJECT\", cost: 6, tags: [ \"BuildingTag\" ],\n"
            "    effects: [ \"End: VictoryPoint / 2 Animal<This>\" ] },\n";
    }
    text += "]\n";
    for (auto _ : state) benchmark::DoNotOptimize(json5::read(text));
    count(state, text.size());
}
BENCHMARK(read_megabyte_json5)->Unit(benchmark::kMillisecond);

// Time per level must not grow with the depth: complexity is fitted over the depths.
void parse_nested(benchmark::State& state, const char* open, const char* close) {
    std::string text;
    for (std::int64_t i = 0; i < state.range(0); ++i) text += open;
    text += "Plant";
    for (std::int64_t i = 0; i < state.range(0); ++i) text += close;
    for (auto _ : state) benchmark::DoNotOptimize(parse_instruction(text));
    state.SetComplexityN(state.range(0));
}
BENCHMARK_CAPTURE(parse_nested, parentheses, "(", ")")->RangeMultiplier(2)->Range(25, 200)->Complexity();
BENCHMARK_CAPTURE(parse_nested, gates, "1: ", "")->RangeMultiplier(2)->Range(25, 200)->Complexity();
BENCHMARK_CAPTURE(parse_nested, gated_groups, "(1: 2) OR (3: ", ")")->RangeMultiplier(2)->Range(25, 100)->Complexity();
BENCHMARK_CAPTURE(parse_nested, production, "PROD[A, ", "]")->RangeMultiplier(2)->Range(25, 200)->Complexity();

// Long, not deep.
void parse_chain(benchmark::State& state, const char* more) {
    std::string text = "Plant";
    for (std::int64_t i = 0; i < state.range(0); ++i) text += more;
    for (auto _ : state) benchmark::DoNotOptimize(parse_instruction(text));
    state.SetComplexityN(state.range(0));
    count(state, text.size());
}
BENCHMARK_CAPTURE(parse_chain, commas, ", Heat")->RangeMultiplier(8)->Range(1'000, 64'000)->Complexity();
BENCHMARK_CAPTURE(parse_chain, thens, " THEN Heat")->RangeMultiplier(8)->Range(1'000, 64'000)->Complexity();
BENCHMARK_CAPTURE(parse_chain, gated_arms, " OR 3 Steel: Heat")->RangeMultiplier(8)->Range(1'000, 64'000)->Complexity();

}  // namespace
