// Moves the spans of a parsed text to where the text stands in its file.
#pragma once

#include <optional>

#include "parser/ast.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

/// Every span in `node`, bodies of local classes included, becomes `move(span)`.
template <class N, class F>
void move_spans(N& node, const F& move) {
    if constexpr (requires { node.span; }) node.span = move(node.span);
    if constexpr (requires { node.refinement; }) {  // an Expression
        if (node.refinement) node.refinement->span = move(node.refinement->span);
        if (node.local_body) move_spans(**node.local_body, move);
    }
    parser::for_each_child(node, [&move](auto& child) { move_spans(child, move); });
}

}  // namespace rego::engine
