// Small pieces of PETS made by the loader itself, for what card and map data say without PETS: tags, points, areas.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "parser/ast.hpp"

namespace rego::engine::build {

/// `name<arguments>`. All that is built gets the span of the data it was built from.
parser::Expression type(std::string_view name, parser::Span span, std::vector<parser::Expression> arguments = {});

/// `Class<name>`.
parser::Expression class_of(std::string_view name, parser::Span span);

/// `amount type`, or for a negative amount `-amount type`.
parser::Instruction change(std::int32_t amount, parser::Expression type);

/// `a, b`; of a single part just that part.
parser::Instruction all_of(std::vector<parser::Instruction> parts, parser::Span span);

/// `trigger: instruction`, or with `::`.
parser::Effect effect(parser::Expression trigger, bool immediate, parser::Instruction instruction);

/// `MAX 1 type`.
parser::Requirement at_most_one(parser::Expression type);

parser::PropertyDeclaration property(std::string_view name, std::int32_t value, parser::Span span);
parser::PropertyDeclaration property(std::string_view name, parser::Requirement value);
parser::PropertyDeclaration property(std::string_view name, parser::Metric value);

/// `CLASS name : supertype`, without a body yet.
parser::ClassDeclaration declaration(std::string_view name, parser::Span span,
                                     std::vector<parser::Expression> supertypes);

}  // namespace rego::engine::build
