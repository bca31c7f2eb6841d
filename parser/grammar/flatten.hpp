// Takes needless brackets out of a tree: `(A, B), C` is `A, B, C`.
#pragma once

#include <algorithm>
#include <vector>

#include "parser/transform.hpp"

namespace rego::parser::grammar {

template <class List, class Node>
void gather(std::vector<Node>& parts, std::vector<Node>& flat) {
    for (Node& part : parts) {
        if (auto* nested = std::get_if<List>(&part.node)) {
            gather<List>(nested->parts, flat);
        } else {
            flat.push_back(std::move(part));
        }
    }
}

/// Lists within lists of the same kind become one. Done once for a whole tree and only when the text has brackets,
/// because doing it bracket by bracket would move the innermost parts again and again.
template <class N>
void flatten(N& node) {
    if constexpr (detail::Node<N>) {
        std::visit(
            [](auto& alternative) {
                using List = std::decay_t<decltype(alternative)>;
                if constexpr (requires { alternative.parts; }) {
                    const auto nested = [](const N& part) { return std::holds_alternative<List>(part.node); };
                    if (!std::any_of(alternative.parts.begin(), alternative.parts.end(), nested)) return;
                    std::vector<N> flat;
                    gather<List>(alternative.parts, flat);
                    alternative.parts = std::move(flat);
                }
            },
            node.node);
    }
    if constexpr (detail::Is<N, Expression>) {
        if (node.local_body) flatten(**node.local_body);
    }
    detail::each_child(node, [](auto& child) { flatten(child); });
}

inline void flatten(PetsFile& file) {
    for (ClassDeclaration& each : file.classes) flatten(each);
    for (MeasureDeclaration& each : file.measures) flatten(each);
}

}  // namespace rego::parser::grammar
