// The colours of a line while it is typed: verbs, PETS, and in red what cannot be right.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "app/shell/session/session.hpp"
#include "app/tell/render/style.hpp"

namespace rego::app {

/// One ink for each byte of the line. `cursor` is a byte offset: the bracket beside it and its partner are marked, and
/// the word it stands in is not yet called wrong.
std::vector<Ink> highlight(Session& session, std::string_view line, std::size_t cursor);

}  // namespace rego::app
