// Small trees of PETS made by the program itself: `type("Trade", {type(colony)})`, `gain(…, 3)`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "parser/ast.hpp"

namespace rego::parser {

inline Expression type(std::string name, std::vector<Expression> arguments = {}) {
    Expression made = Expression::named(std::move(name));
    made.arguments = std::move(arguments);
    return made;
}
/// `Class<Steel>`.
inline Expression literal(std::string name) { return type("Class", {type(std::move(name))}); }

inline Instruction gain(Expression what, std::int32_t count = 1) {
    return {GainInstruction{{count, false}, std::move(what), std::nullopt}, {}};
}
inline Instruction loss(Expression what, std::int32_t count = 1) {
    return {RemoveInstruction{{count, false}, std::move(what), std::nullopt}, {}};
}
inline Instruction exchange(Expression what, Expression from, std::int32_t count = 1) {
    return {TransmuteInstruction{{count, false}, std::move(what), std::move(from), {}, std::nullopt}, {}};
}

}  // namespace rego::parser
