// Where a class or a measure is named in the files of the canon.
#pragma once

#include <string_view>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::app::lsp {

struct Use {
    std::size_t file = 0;  // of the canon
    parser::Span span;     // the name and nothing else
};

/// In the order of files and places; the declaration is one of them.
std::vector<Use> uses_of(const engine::ClassTable& table, std::string_view name);

/// Where it is declared: its name, or what it comes of.
Use declaration_of(const engine::ClassTable& table, engine::ClassId cls);

/// The class whose declaration, or card, is around that place of the file; kNoClass if none is.
engine::ClassId class_around(const engine::ClassTable& table, std::string_view file, std::size_t offset);

}  // namespace rego::app::lsp
