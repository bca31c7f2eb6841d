// The canonical layout, and that the canon has it.
#include "app/editor/format/format.hpp"

#include <filesystem>
#include <random>

#include <doctest/doctest.h>
#include <fmt/format.h>

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

namespace {

/// The comments of a file, without the blanks around them.
std::vector<std::string> comments_of(const std::string& text) {
    std::vector<std::string> all;
    bool is_quoted = false;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '"') is_quoted = !is_quoted;
        if (text[i] == '\n') is_quoted = false;
        if (is_quoted || text[i] != '/' || text[i + 1] != '/') continue;
        const std::size_t end = std::min(text.find('\n', i), text.size());
        const std::string line = text.substr(i, end - i);
        all.push_back(line.substr(0, line.find_last_not_of(" \r") + 1));
        i = end - 1;
    }
    return all;
}

/// The same file as somebody would write it who does not care for layout.
std::string dishevelled(const std::string& text, std::mt19937& random) {
    std::string out;
    int comments = 0;
    bool is_quoted = false;
    bool is_comment = false;
    for (const char c : text) {
        if (c == '"' && !is_comment) is_quoted = !is_quoted;
        is_comment = c != '\n' && (is_comment || (!is_quoted && c == '/'));
        const unsigned dice = random() % 200;
        if (c == '\n' && !out.ends_with('\\') && !is_quoted) {
            if (dice < 20 && !is_comment) out += fmt::format(" // note {}", ++comments);
            if (dice >= 20 && dice < 30) out += '\r';
            if (dice >= 30 && dice < 40) out += fmt::format("\n\t // alone {}", ++comments);
            if (dice >= 40 && dice < 50) out += "\n\n  ";
        }
        out += c;
        if (c == ' ' && !is_quoted && !is_comment && dice < 10) out += "  ";
        if (c == ' ' && !is_quoted && !is_comment && dice == 10) out += "\\\n";
    }
    while (out.ends_with('\n') && random() % 2 == 0) out.pop_back();
    return out;
}

}  // namespace

TEST_CASE("however a file is written, its layout means the same, is final, and loses no comment") {
    std::mt19937 random(7);
    int laid_out = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REGO_SOURCE_DIR) / "canon")) {
        const std::string path = entry.path().string();
        if (!path.ends_with(".pets")) continue;
        CAPTURE(path);
        const std::string text = *parser::read_file(path);
        for (int i = 0; i < 4; ++i) {
            const std::string odd = dishevelled(text, random);
            CAPTURE(odd);
            const auto read = parser::parse_file(odd);
            if (!read) continue;
            const auto formatted = format_pets(odd);
            REQUIRE(formatted);
            CHECK(*parser::parse_file(*formatted) == *read);
            CHECK(*format_pets(*formatted) == *formatted);
            CHECK(comments_of(*formatted) == comments_of(odd));
            ++laid_out;
        }
    }
    CHECK(laid_out > 50);
}

TEST_CASE("odd files: empty, other line ends, a mark at the beginning, no end of the last line") {
    CHECK(*format_pets("") == "");
    CHECK(*format_pets("\n\n") == "");
    CHECK(*format_pets("// only this") == "// only this\n");
    CHECK(*format_pets("CLASS A1 : Owned {\r\n\tThis: 1 Plant // uh\r\n}") ==
          "CLASS A1 : Owned {\n    This: Plant  // uh\n}\n");
    CHECK(*format_pets("\xEF\xBB\xBF\"Größe\"  // über\nCLASS A1 : Owned") == "\"Größe\"  // über\nCLASS A1 : Owned\n");
    CHECK(*format_data("awards.json5", "[]") == "[]");
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
