// `cost -> instruction` as effects on `UseAction<This, First>`: pay, then the result.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "parser/ast.hpp"

namespace rego::engine {

/// Which of the actions of a class it is.
inline constexpr std::array<const char*, 3> kActionSlots{"First", "Second", "Third"};

/// What is owed (money, heat) is owed at once, so that discounts which listen to the same UseAction come after it, and
/// the result waits until nothing is owed; every other cost is removed first, `THEN` the result.
std::vector<parser::Effect> rules_of_action(const parser::Action& action, const std::string& slot,
                                            const std::vector<std::string>& owed_classes,
                                            const std::string& owed_becomes);

}  // namespace rego::engine
