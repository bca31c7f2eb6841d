// Whole sessions at random: verbs, PETS of the live classes, moves, corrections, stepping, files. What is refused
// leaves no trace, and the history, the journal and the saved script lead to the same game. REGO_SESSIONS=10000 tries
// more, from REGO_RANDOM_SEED on. The saved inputs of the fuzz targets `session` and `script` go the same way.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/play/shrink.hpp"
#include "tests/play/watched_session.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;

namespace {

std::string random_bytes(unsigned long seed) {
    std::mt19937 random(seed);
    std::string bytes(200 + random() % 800, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    return bytes;
}

/// The lines behind "after these lines:", fewer of them if fewer show something wrong as well.
std::string shortest(const std::string& violation) {
    const std::size_t begin = violation.find("lines:\n");
    if (begin == violation.npos) return violation;
    Commands lines;
    std::string_view rest = std::string_view(violation).substr(begin + 7);
    for (; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1)) lines.emplace_back(rest.substr(0, rest.find('\n')));
    const auto joined = [](const Commands& some) { return fmt::format("{}\n", fmt::join(some, "\n")); };
    const auto shows = [&](const Commands& some) { return !script_violation(joined(some), false).empty(); };
    if (!shows(lines)) return violation;
    return script_violation(joined(shrunk(lines, shows)), false);
}

std::string violation_of(const std::filesystem::path& input) {
    std::ifstream file(input, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    return input.parent_path().filename() == "session" ? session_violation(text) : script_violation(text, false);
}

}  // namespace

TEST_CASE("sessions of random commands keep their promises") {
    const unsigned long first = rego::test::setting("REGO_RANDOM_SEED", 1);
    for (unsigned long seed = first; seed < first + rego::test::setting("REGO_SESSIONS", 40); ++seed) {
        CAPTURE(seed);
        const std::string violation = session_violation(random_bytes(seed));
        CHECK_MESSAGE(violation.empty(), shortest(violation));
    }
}

TEST_CASE("the saved inputs of the fuzz targets for sessions") {
    std::size_t inputs = 0;
    for (const char* target : {"session", "script"}) {
        for (const auto& entry :
             std::filesystem::directory_iterator(fmt::format("{}/tests/fuzz/corpus/{}", REGO_SOURCE_DIR, target))) {
            CAPTURE(entry.path().string());
            CHECK(violation_of(entry.path()) == "");
            ++inputs;
        }
    }
    CHECK(inputs >= 5);
}
