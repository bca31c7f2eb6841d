// Whether everything that the classes say has a meaning: names exist, arguments have a place, defaults and dependencies
// of several supertypes agree, properties are of their kind. What no single game would notice before it is played.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/rules/affected.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/type_pool.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

/// What is wrong with a measure whose names are all known; nothing if it has a meaning.
std::optional<parser::Diagnostic> problem_of(const Measure& measure, TypePool& types);

/// What has been found out about a table, for the next one that is much like it.
struct Validated {
    std::shared_ptr<const ClassTable> table;  // null: nothing
    std::vector<bool> is_sound;               // by class: nothing is wrong with it and its rules
    std::vector<AskedBelow> asked_below;
};

/// All problems beyond those of the table itself, each with its place; empty for a sound canon. `custom` are the names
/// that may be called as `@name(…)`.
std::vector<parser::Diagnostic> validate(const std::shared_ptr<const ClassTable>& table,
                                         const std::set<std::string>& custom = {});

/// The same, looking only at what is not known to be sound; from then on `known` is about this table.
std::vector<parser::Diagnostic> validate(const std::shared_ptr<const ClassTable>& table,
                                         const std::set<std::string>& custom, Validated& known);

}  // namespace rego::engine
