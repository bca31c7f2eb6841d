// How long PETS takes to read and to print back.
#include <benchmark/benchmark.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace {

using namespace rego::parser;

constexpr std::string_view kType = "CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>";
constexpr std::string_view kInstruction =
    "PROD[-Energy, 2 Plant OR 3 PlantTag: 4 Plant], CityTile<LandArea> THEN -X Heat";

void parse_type(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(parse_expression(kType));
}
BENCHMARK(parse_type);

void parse_long_instruction(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(parse_instruction(kInstruction));
}
BENCHMARK(parse_long_instruction);

void print_long_instruction(benchmark::State& state) {
    const Instruction instruction = parse_instruction(kInstruction).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(to_string(instruction));
}
BENCHMARK(print_long_instruction);

}  // namespace
