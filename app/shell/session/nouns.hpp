// Lines without a verb that begin with the name of something: `mine` plays a card, `luna` trades, `mayor` claims,
// `city 59` is the standard project. What could mean several things is asked, by number.
#pragma once

#include <string>
#include <vector>

#include "app/shell/session/run.hpp"

namespace rego::app {

/// One thing that a line could mean.
struct Meaning {
    std::string command;  // whole: `play PowerPlant, 4`
    std::string words;    // as it is shown: "play Power Plant"
};

/// All that the rest of the line could mean for whoever acts; empty if it begins with no name.
std::vector<Meaning> meanings_of(Run& run);

/// The question which of them is meant: a number answers it in the next line.
parser::Diagnostic which_is_meant(Run& run, Word said, const std::vector<Meaning>& meanings);

}  // namespace rego::app
