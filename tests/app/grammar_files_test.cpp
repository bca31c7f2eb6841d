// The grammars for editors are made of the keyword table; `tools/accept docs` writes them anew.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "app/editor/lsp/keywords.hpp"
#include "parser/text/read_file.hpp"

using namespace rego::app::lsp;

TEST_CASE("the grammars know all keywords") {
    const std::vector<std::string> words = pets_keywords();
    CHECK(words.size() >= 20);
    for (const char* word : {"PROD", "CLASS", "INSTEAD", "METRIC"})
        CHECK(std::ranges::find(words, word) != words.end());
}

TEST_CASE("the grammars in editor/ are up to date") {
    for (const GrammarFile& file : grammar_files()) {
        const std::string path = (std::filesystem::path(REGO_SOURCE_DIR) / "editor" / file.name).string();
        CAPTURE(path);
        if (const char* accept = std::getenv("REGO_ACCEPT"); accept != nullptr && std::string(accept) == "docs")
            std::ofstream(path, std::ios::binary) << file.text;
        const auto written = rego::parser::read_file(path);
        REQUIRE(written);
        CHECK(*written == file.text);
    }
}
