// Rows of values in the data: what happens depends on how many of something there are.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// `{ "class": "Luna", "on": "TradeIncome<This>", "by": "ColonyProduction<This>", "row": [ "1", "2", "4" ] }`: for none
/// the first, for one the second …, from there on the last. Becomes an effect of the class.
void load_table(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
