// AST to canonical, minimal PETS. parse(print(ast)) == ast for every tree.
#pragma once

#include <string>

#include "parser/ast.hpp"

namespace rego::parser {

std::string to_string(const Expression&);
std::string to_string(const Metric&);
std::string to_string(const Requirement&);
std::string to_string(const Instruction&);
std::string to_string(const Cost&);
std::string to_string(const Action&);
std::string to_string(const Trigger&);
std::string to_string(const Effect&);
std::string to_string(const ClassDeclaration&);
std::string to_string(const MeasureDeclaration&);
std::string to_string(const PetsFile&);

}  // namespace rego::parser
