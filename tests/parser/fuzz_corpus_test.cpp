// The saved inputs of the fuzz targets, and what comes of damaging them, in the ordinary build.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/fuzz/check_text.hpp"

using namespace rego::parser::testing;

namespace {

struct Input {
    std::string target;
    std::string name;
    std::string text;
};

/// The inputs of the other targets are for the tests of what they look at.
bool is_of_the_parser(const std::string& target) {
    for (const char* other : {"session", "script", "record", "journal", "canon", "import"})
        if (target == other) return false;
    return true;
}

std::vector<Input> corpus() {
    std::vector<Input> inputs;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(REGO_SOURCE_DIR "/tests/fuzz/corpus")) {
        if (!entry.is_regular_file() || !is_of_the_parser(entry.path().parent_path().filename())) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        inputs.push_back({entry.path().parent_path().filename(), entry.path().filename(), std::move(text)});
    }
    std::sort(inputs.begin(), inputs.end(),
              [](const Input& a, const Input& b) { return a.target + a.name < b.target + b.name; });
    return inputs;
}

std::string violation(const Input& input, std::string_view text) {
    return input.target == "json5" ? json5_violation(text) : text_violation(input.target, text);
}

}  // namespace

TEST_CASE("the saved inputs of the fuzz targets") {
    const std::vector<Input> inputs = corpus();
    CHECK(inputs.size() >= 9);
    for (const Input& input : inputs) {
        CAPTURE(input.target);
        CAPTURE(input.name);
        CHECK(violation(input, input.text) == "");
    }
}

TEST_CASE("the saved inputs, damaged here and there") {
    std::mt19937 random(2023);
    const auto below = [&random](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    constexpr std::string_view kSigns = "()<>[]{}:;,.-/=+!?@X1 \n\"\\aAZ~\x80";
    for (const Input& input : corpus()) {
        if (input.text.empty() || input.text.size() > 4000) continue;
        for (int i = 0; i < 40; ++i) {
            std::string text = input.text;
            for (std::size_t j = 0; j <= below(3); ++j) {
                const std::size_t at = below(text.size());
                switch (below(4)) {
                    case 0: text.erase(at, 1 + below(4)); break;
                    case 1: text.insert(at, 1, kSigns[below(kSigns.size())]); break;
                    case 2: text[at] = kSigns[below(kSigns.size())]; break;
                    default: text.insert(at, text.substr(below(text.size()), below(20))); break;
                }
                if (text.empty()) text = " ";
            }
            CAPTURE(input.target);
            CAPTURE(text);
            CHECK(violation(input, text) == "");
        }
    }
}
