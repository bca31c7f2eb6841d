#include "tests/fuzz/check_files.hpp"
#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(rego::app::import_violation(text))
