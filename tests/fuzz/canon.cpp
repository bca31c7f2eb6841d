// The first line names the kind of file (`pets` or `cards`), the rest is a file beside a small canon.
#include "tests/fuzz/check_files.hpp"
#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(rego::app::canon_violation(text))
