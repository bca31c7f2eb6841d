// Places as the protocol writes them.
#pragma once

#include <nlohmann/json.hpp>

#include "app/editor/lsp/places.hpp"

namespace rego::app::lsp {

inline nlohmann::json position_json(const Places& places, std::size_t offset) {
    const Position position = places.position(offset);
    return {{"line", position.line}, {"character", position.column}};
}

inline nlohmann::json range_json(const Places& places, parser::Span span) {
    return {{"start", position_json(places, span.begin)}, {"end", position_json(places, span.end)}};
}

}  // namespace rego::app::lsp
