// What may go to a terminal: letters, and of the signs that steer it none but line breaks, tabs and rego's own colours.
#pragma once

#include <string>
#include <string_view>

namespace rego::app {

/// The text with `�` for every control character, for whatever turns the direction of writing, and for every byte that
/// is no UTF-8. Colours stay as paint() makes them if `colored`, and go otherwise: then they are somebody else's.
std::string visible(std::string_view text, bool colored);

}  // namespace rego::app
