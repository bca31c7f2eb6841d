// What could be typed next: completions for Tab and the grey hint behind the cursor.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/session.hpp"
#include "app/shell/typing/candidates.hpp"

namespace rego::app {

struct Completions {
    std::size_t begin = 0;              // the candidates replace the input from here to the cursor
    std::vector<Candidate> candidates;  // best first
};

/// How all of them begin, ignoring case.
std::string common_beginning(const Completions& found);
/// A line for each, with what is noted about it; the first ones if there are too many for a screen.
std::string candidate_list(const Completions& found, std::size_t width);

/// `input` is the line up to the cursor.
Completions complete(Session& session, std::string_view input);

/// What to show behind the cursor: the rest of the likeliest completion, then the usage that is still to come. May be
/// empty.
std::string hint_for(Session& session, std::string_view input);

}  // namespace rego::app
