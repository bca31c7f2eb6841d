// How long an editor waits: from a keystroke to the errors, with the whole canon. The aim is 50 ms.
#include <algorithm>
#include <string>

#include <benchmark/benchmark.h>

#include "app/editor/format/format.hpp"
#include "app/editor/lsp/workspace.hpp"
#include "engine/rules/lint.hpp"
#include "parser/text/read_file.hpp"

namespace {

using namespace rego;
using app::lsp::Workspace;

std::string canon_file(const std::string& name) { return std::string(REGO_SOURCE_DIR) + "/canon/" + name; }

/// Types something into the file, three letters behind the mark, and takes it out again.
void type_into(benchmark::State& state, const std::string& name, std::string_view mark, std::string_view typed) {
    const std::string path = canon_file(name);
    const std::string text = *parser::read_file(path);
    std::string mistaken = text;
    mistaken.insert(mistaken.find(mark) + 3, typed);
    Workspace workspace({});
    workspace.open(path, text);
    benchmark::DoNotOptimize(workspace.problems().size());
    bool is_mistaken = false;
    for (auto _ : state) {
        is_mistaken = !is_mistaken;
        workspace.change(path, is_mistaken ? mistaken : text);
        if (workspace.problems().empty() == is_mistaken) state.SkipWithError("the mistake was not noticed");
        state.PauseTiming();
        workspace.tidy();  // as the server does when it has told the errors
        state.ResumeTiming();
    }
}

// Aim of all keystrokes: 50 ms.

/// In a class that most others have to do with.
void BM_KeystrokeInClasses(benchmark::State& state) { type_into(state, "base/player.pets", "Plant", "x"); }
BENCHMARK(BM_KeystrokeInClasses)->Unit(benchmark::kMillisecond);

void BM_KeystrokeInCards(benchmark::State& state) { type_into(state, "base/cards.json5", "Plant", "x"); }
BENCHMARK(BM_KeystrokeInCards)->Unit(benchmark::kMillisecond);

/// In the text of a card, where it can no longer be read.
void BM_KeystrokeTearsCard(benchmark::State& state) { type_into(state, "base/cards.json5", "Plant", " ("); }
BENCHMARK(BM_KeystrokeTearsCard)->Unit(benchmark::kMillisecond);

/// The whole file can no longer be read: all its cards are gone, and come back.
void BM_KeystrokeTearsFile(benchmark::State& state) { type_into(state, "base/cards.json5", "cost\":", "]"); }
BENCHMARK(BM_KeystrokeTearsFile)->Unit(benchmark::kMillisecond);

// No aim: they come when nobody types.
void BM_Warnings(benchmark::State& state) {
    Workspace workspace({});
    const auto table = workspace.table();
    for (auto _ : state) benchmark::DoNotOptimize(engine::lint(table).size());
}
BENCHMARK(BM_Warnings)->Unit(benchmark::kMillisecond);

void BM_FormatCards(benchmark::State& state) {
    const std::string text = *parser::read_file(canon_file("base/cards.json5"));
    for (auto _ : state) benchmark::DoNotOptimize(app::format::format_data("cards.json5", text)->size());
}
BENCHMARK(BM_FormatCards)->Unit(benchmark::kMillisecond);

}  // namespace
