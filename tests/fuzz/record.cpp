#include "tests/fuzz/check_files.hpp"
#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(rego::app::record_violation(text))
