// "Did you mean": the names nearest to a misspelt one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rego::parser {

/// Edit distance with swaps, letter case ignored.
std::size_t spelling_distance(std::string_view a, std::string_view b);

/// Best first; only names near enough to be meant. At most `most`.
std::vector<std::string> nearest_names(std::string_view name, const std::vector<std::string>& names, std::size_t most);

/// The hint for a misspelt name: "did you mean `Plant`?", of the best of the nearest; empty if none is near.
std::string did_you_mean(const std::vector<std::string>& nearest);

}  // namespace rego::parser
