// The data that ships: every `.pets` file reads and prints back, every `.json5` file reads.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/text/json5.hpp"

using namespace rego::parser;

TEST_CASE("the canon reads and prints back") {
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(REGO_SOURCE_DIR "/canon")) {
        const std::string path = entry.path().string();
        const std::string extension = entry.path().extension().string();
        if (extension != ".pets" && extension != ".json5") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        ++files;
        if (extension == ".json5") {
            const auto value = json5::read(text);
            CHECK_MESSAGE(value, render(value.error(), text, path));
            continue;
        }
        const auto once = parse_file(text);
        REQUIRE_MESSAGE(once, render(once.error(), text, path));
        const std::string printed = to_string(*once);
        const auto twice = parse_file(printed);
        REQUIRE_MESSAGE(twice, render(twice.error(), printed, path));
        CHECK(*twice == *once);
    }
    CHECK(files > 0);
}
