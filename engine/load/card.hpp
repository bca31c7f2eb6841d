// Cards: a record of card data becomes a class, the classes local to it, and its CardInfo.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// One card of a list of cards. Anything wrong with it is noted and the card left out.
void load_card(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
