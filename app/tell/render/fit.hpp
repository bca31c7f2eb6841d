// Answers on a terminal that is narrower than they are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rego::app {

/// The text with every line that is too long broken between words, what follows set in; the line of a source that a
/// caret stands under is cut to the neighbourhood of the caret. Colours stay.
std::string fitted(std::string_view text, std::size_t width);

}  // namespace rego::app
