// Each text is read as every kind: what one kind learned is tried on the others.
#include "tests/fuzz/fuzz_target.hpp"

REGO_FUZZ_TARGET(any_text_violation(text))
