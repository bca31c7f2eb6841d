// The words that `expect` knows, and which may come next.
#pragma once

#include <vector>

#include "app/shell/typing/candidates.hpp"

namespace rego::app {

/// Candidates replace everything typed behind `expect`, so each repeats it up to the word at the cursor.
std::vector<Candidate> expectations(Session& session, const Place& place);

}  // namespace rego::app
