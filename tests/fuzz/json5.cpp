#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(json5_violation(text))
