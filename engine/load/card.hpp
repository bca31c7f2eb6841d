// Cards: a record of card data becomes a class, the classes local to it, and its CardInfo.
#pragma once

#include <string_view>

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// One card of a list of cards. Anything wrong with it is noted and the card left out.
void load_card(DataFile& data, const parser::json5::Value& value);

/// Whether a property of a card says what one of its fields says already: its cost, that it has points.
bool comes_of_a_field(std::string_view property);

}  // namespace rego::engine
