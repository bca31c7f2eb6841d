#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(text_violation("class", text))
