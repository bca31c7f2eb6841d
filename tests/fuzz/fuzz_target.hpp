// Makes a libFuzzer target of a check: `REGO_FUZZ_TARGET(text_violation("metric", text))`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tests/fuzz/check_text.hpp"

#define REGO_FUZZ_TARGET(violation)                                                     \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
        using namespace rego::parser::testing;                                          \
        const std::string_view text(reinterpret_cast<const char*>(data), size);         \
        const std::string problem = violation;                                          \
        if (!problem.empty()) {                                                         \
            std::fprintf(stderr, "%s\n", problem.c_str());                              \
            std::abort();                                                               \
        }                                                                               \
        return 0;                                                                       \
    }
