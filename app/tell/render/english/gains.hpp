// What an instruction gains, wherever in it.
#pragma once

#include <type_traits>

#include "parser/ast.hpp"
#include "parser/transform.hpp"

namespace rego::app {

template <class Node, class Visit>
void for_each_gain(const Node& node, const Visit& visit) {
    if constexpr (std::is_same_v<Node, parser::Instruction>) {
        if (const auto* gain = std::get_if<parser::GainInstruction>(&node.node)) visit(gain->type);
        parser::for_each_child(node, [&](const auto& child) { for_each_gain(child, visit); });
    }
}

}  // namespace rego::app
