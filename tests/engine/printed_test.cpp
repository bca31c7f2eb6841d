// What is printed on classes chooses those that an extension goes to: each kind of question, and whom it means.
#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "engine/load/embedded_canon.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego::engine;
using namespace rego::test;

namespace {

/// The areas of the toy game (rows: M1 to M4 have 1 to 4, the ponds 0) that are so: "M1 W2".
std::string areas_that(const std::string& requirement) {
    const auto table = toy_table("EXTEND CLASS Area(HAS " + requirement + ") { chosen = 1 }");
    std::string chosen;
    for (const char* name : {"M1", "M2", "M3", "M4", "W1", "W2"}) {
        if (table->property(*table->find(name), "chosen") != nullptr)
            chosen += (chosen.empty() ? "" : " ") + std::string(name);
    }
    return chosen;
}

/// Whether a card of the canon is so.
bool is_card_that(const std::string& requirement, std::string_view card) {
    std::vector<CanonFile> files;
    std::ranges::transform(embedded_canon(), std::back_inserter(files), embedded_file);
    files.push_back({"fan/more.pets", "EXTEND CLASS CardFront(HAS " + requirement + ") { chosen = 1 }", "fan"});
    const ClassTable table(std::make_shared<const Canon>(load_canon(std::move(files))));
    return table.property(*table.find(card), "chosen") != nullptr;
}

}  // namespace

TEST_CASE("numbers that are printed: at least, at most, exactly") {
    CHECK(areas_that("3 row") == "M3 M4");
    CHECK(areas_that("MAX 2 row") == "M1 M2 W1 W2");
    CHECK(areas_that("=2 row") == "M2");
    CHECK(areas_that("=0 row") == "W1 W2");
}

TEST_CASE("kinds and modules count as one or nothing") {
    CHECK(areas_that("Pond") == "W1 W2");
    CHECK(areas_that("MAX 0 Pond") == "M1 M2 M3 M4");
    CHECK(areas_that("ToyModule") == "M1 M2 M3 M4 W1 W2");
    CHECK(areas_that("MAX 0 ToyModule") == "");
}

TEST_CASE("several questions: all of them, any of them") {
    CHECK(areas_that("2 row, MAX 3 row") == "M2 M3");
    CHECK(areas_that("Pond OR 4 row") == "M4 W1 W2");
}

TEST_CASE("sums, differences, shares and caps of what is printed") {
    CHECK(areas_that("3 (row OR Pond)") == "M3 M4");
    CHECK(areas_that("=1 (row OR Pond)") == "M1 W1 W2");
    CHECK(areas_that("=1 (row - 2)") == "M3");
    CHECK(areas_that("=0 (Pond - row)") == "M1 M2 M3 M4");
    CHECK(areas_that("=2 (row MAX 2)") == "M2 M3 M4");
}

TEST_CASE("the number of a card, where it is one") {
    CHECK(is_card_that("=3 number", "DeepWellHeating"));
    CHECK_FALSE(is_card_that("=3 number", "CloudSeeding"));
    CHECK(is_card_that("=0 number", "CrediCor"));  // R08
}
