// Bytes that decide what is done in a session: tests/play says what must hold of it.
#include "tests/fuzz/fuzz_target.hpp"
#include "tests/play/watched_session.hpp"

REGO_FUZZ_TARGET(rego::app::session_violation(text))
