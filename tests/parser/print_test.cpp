// What is read prints back in its canonical form.
#include <doctest/doctest.h>

#include <string>

#include "parser/canonical.hpp"

using rego::parser::canonical;

namespace {

std::string print_back(std::string_view kind, std::string_view text) {
    const auto result = canonical(kind, text);
    return result ? *result : "error: " + result.error().message;
}

}  // namespace

TEST_CASE("canonical PETS prints back exactly as written") {
    for (const char* text : {"3 Plant", "-3 Plant<Anyone>?", "PROD[X Megacredit FROM Heat]", "5 Plant OR 4 Animal"}) {
        CAPTURE(text);
        CHECK(print_back("instruction", text) == text);
    }
}
