// What the ledger calls things and where they came from, and in which order it tells them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/tell/ledger/ledger.hpp"

namespace rego::app {

std::string name_of(const Origin& origin, const engine::ClassTable& table);

/// What it is called beside a number.
engine::Noun name_of(const Thing& thing, const engine::ClassTable& table);

/// Resources as they stand on a player board, everything else as it comes.
std::vector<std::pair<Thing, std::int64_t>> in_order(const Amounts& amounts, const engine::ClassTable& table);

}  // namespace rego::app
