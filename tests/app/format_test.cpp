// The canonical layout, and that the canon has it.
#include "app/format/format.hpp"

#include <filesystem>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "parser/text/read_file.hpp"

using namespace rego::app::format;
namespace fs = std::filesystem;
namespace parser = rego::parser;

TEST_CASE("a file is laid out, and its comments stay where they belong") {
    const auto formatted = format_pets(
        "// On top.\n\n\n\"A doc string,  as it is\"\nABSTRACT CLASS Stone<Owner>:Owned,Token{\n\n"
        "  HAS MAX 3 This // not more\n      // Below it.\n  This:1 Plant,( 2 Heat ) ; End:VictoryPoint\n\n\n"
        "  CLASS Pebble{}\n  CLASS Rock{cost=3;-> Plant}\n  CLASS Cliff\n  {\n    // Empty but for this.\n  }\n\n}\n");
    REQUIRE(formatted);
    CHECK(*formatted ==
          "// On top.\n\n\"A doc string,  as it is\"\nABSTRACT CLASS Stone<Owner> : Owned, Token {\n"
          "    HAS MAX 3 This  // not more\n    // Below it.\n    This: Plant, 2 Heat\n    End: VictoryPoint\n\n"
          "    CLASS Pebble\n    CLASS Rock { cost = 3; -> Plant }\n    CLASS Cliff {\n        // Empty but for this.\n"
          "    }\n}\n");
}

TEST_CASE("long lines are broken behind an operator, and read the same afterwards") {
    std::string text = "CLASS Long {\n    This: ";
    for (int i = 0; i < 30; ++i) text += (i > 0 ? " THEN " : "") + std::string("3 TemperatureStep<Owner>");
    text += "\n}\n";
    const auto formatted = format_pets(text);
    REQUIRE(formatted);
    std::size_t line = 0;
    for (std::size_t at = 0; at < formatted->size(); at = line + 1) {
        line = formatted->find('\n', at);
        CHECK(line - at <= kWidth);
    }
    CHECK(formatted->find(" THEN \\\n        3 TemperatureStep") != std::string::npos);
    CHECK(*parser::parse_file(*formatted) == *parser::parse_file(text));
    CHECK(*format_pets(*formatted) == *formatted);
}

TEST_CASE("of data only the PETS in it changes") {
    const std::string text =
        "// Ours.\n[ { name: 'Odd', \"kind\" : \"AUTOMATED\", \"immediate\": \"1 Plant ,PROD[ 2 Heat ]\",\n"
        "    \"effects\": [ \"ScienceTag:  1 Plant\", \"End:\\u0020Plant\" ], \"printed\": \"1 Plant\" } ]\n";
    const auto formatted = format_data("x/cards.json5", text);
    REQUIRE(formatted);
    CHECK(*formatted ==
          "// Ours.\n[ { name: 'Odd', \"kind\" : \"AUTOMATED\", \"immediate\": \"Plant, PROD[2 Heat]\",\n"
          "    \"effects\": [ \"ScienceTag: Plant\", \"End:\\u0020Plant\" ], \"printed\": \"1 Plant\" } ]\n");
}

TEST_CASE("what cannot be read is not touched") {
    const auto torn = format_pets("CLASS A {\n    This: (Plant\n}\n");
    REQUIRE_FALSE(torn);
    CHECK(torn.error().span.has_value());
    CHECK_FALSE(format_data("cards.json5", "[ { \"immediate\": \"3 3\" } ]"));
    CHECK_FALSE(format_data("cards.json5", "[ {"));
    CHECK(format_file("notes.txt", "").error().kind == parser::ErrorKind::Usage);
}

TEST_CASE("the canon is formatted: `./rego format canon/*/*` writes it anew") {
    for (const char* folder : {"canon", "scripts"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(REGO_SOURCE_DIR) / folder)) {
            const std::string path = entry.path().string();
            if (!path.ends_with(".pets") && !path.ends_with(".json5")) continue;
            CAPTURE(path);
            const auto text = parser::read_file(path);
            REQUIRE(text);
            const auto formatted = format_file(path, *text);
            REQUIRE(formatted);
            CHECK(*formatted == *text);
        }
    }
}
