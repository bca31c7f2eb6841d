// The saved inputs of the fuzz targets that read files, in the ordinary build.
#include <filesystem>

#include <doctest/doctest.h>

#include "parser/text/read_file.hpp"
#include "tests/fuzz/check_files.hpp"

using namespace rego::app;

namespace {

std::size_t check_corpus(const std::string& target, std::string (*violation)(std::string_view)) {
    std::size_t inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(REGO_SOURCE_DIR "/tests/fuzz/corpus/" + target)) {
        const std::string path = entry.path().string();
        CAPTURE(path);
        const auto text = rego::parser::read_file(path);
        REQUIRE(text);
        CHECK(violation(*text) == "");
        ++inputs;
    }
    return inputs;
}

}  // namespace

TEST_CASE("saved records are read or refused") { CHECK(check_corpus("record", record_violation) >= 3); }

TEST_CASE("saved logs are explained or refused") { CHECK(check_corpus("import", import_violation) >= 3); }

TEST_CASE("saved journals are gone on with or refused, and nothing of them is lost") {
    CHECK(check_corpus("journal", journal_violation) >= 5);
}

TEST_CASE("saved canon files are played with or complained of") { CHECK(check_corpus("canon", canon_violation) >= 5); }
