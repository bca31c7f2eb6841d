// How long a long form of a test runs: a number in the environment (`REGO_GAMES=10000`), or what is usual.
#pragma once

#include <cstdlib>

namespace rego::test {

inline unsigned long setting(const char* name, unsigned long otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

}  // namespace rego::test
