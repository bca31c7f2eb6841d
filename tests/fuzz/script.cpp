// A text whose lines are the commands of a session; it writes no files.
#include "tests/fuzz/fuzz_target.hpp"
#include "tests/play/watched_session.hpp"

REGO_FUZZ_TARGET(rego::app::script_violation(text, true))
