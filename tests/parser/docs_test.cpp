// The examples in docs/pets.md: fenced blocks ```pets KIND are read, line by line or as a whole; those marked
// ```pets-error KIND are refused.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"

using rego::parser::canonical;

namespace {

struct Example {
    std::string kind;
    std::string text;
    int line = 0;
    bool is_error = false;
};

std::vector<Example> examples() {
    std::ifstream file(REGO_SOURCE_DIR "/docs/pets.md");
    REQUIRE(file);
    std::vector<Example> found;
    std::string line;
    std::string kind;
    bool is_error = false;
    bool whole_block = false;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.rfind("```", 0) == 0) {
            std::istringstream words(line.substr(3));
            std::string language;
            std::string next_kind;
            words >> language >> next_kind;
            kind = kind.empty() ? next_kind : "";
            is_error = language == "pets-error";
            whole_block = kind == "class" || kind == "file";
            if (whole_block) found.push_back({kind, "", number + 1, is_error});
        } else if (whole_block && !kind.empty()) {
            found.back().text += line + '\n';
        } else if (!kind.empty()) {
            found.push_back({kind, line, number, is_error});
        }
    }
    return found;
}

}  // namespace

TEST_CASE("the examples in the language reference are what they say") {
    const std::vector<Example> all = examples();
    CHECK(all.size() >= 100);
    for (const auto& [kind, text, line, is_error] : all) {
        CAPTURE(line);
        CAPTURE(text);
        const auto result = canonical(kind, text);
        if (is_error) {
            CHECK(!result);
            continue;
        }
        REQUIRE_MESSAGE(result, result.error().message);
        CHECK(canonical(kind, *result).value() == *result);
    }
}

TEST_CASE("the table of canonical forms is true") {
    const std::pair<const char*, const char*> forms[] = {
        {"1 Plant", "Plant"},
        {"5 Megacredit", "5"},
        {"Megacredit", "1"},
        {"Steel.CLASS", "Class<Steel>"},
        {"((A, B), C)", "A, B, C"},
        {"(A OR B) THEN C", "A OR B THEN C"},
        {"=8 This: TemperatureStep OR Ok", "(=8 This: TemperatureStep) OR Ok"},
        {"A, B THEN C OR 2 D: E", "A, B THEN C OR (2 D: E)"},
        {"A, (B THEN (C OR (2 D: E)))", "A, B THEN C OR (2 D: E)"},
    };
    for (const auto& [written, printed] : forms) CHECK(canonical("instruction", written).value() == printed);
    CHECK(canonical("requirement", "MAX Plant").value() == "MAX 1 Plant");
}
