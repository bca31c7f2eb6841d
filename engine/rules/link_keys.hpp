// Which expressions of a rule are written in more than one of its sections, and so mean the same thing in each.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/types/class_table.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

/// The texts of all expressions in a section, nested ones included. `Class<T>` and `T` count as one.
using LinkKeys = std::set<std::string>;

/// By what an expression links: its label if it has one, else its text.
std::string link_key(const parser::Expression& expression);
bool is_label(const std::string& key);

void add_link_keys(const parser::Expression& expression, LinkKeys& keys);
void add_link_keys(const parser::Metric& metric, LinkKeys& keys);
void add_link_keys(const parser::Requirement& requirement, LinkKeys& keys);
void add_link_keys(const parser::Instruction& instruction, LinkKeys& keys);

/// The keys that stand in at least two of the sections.
LinkKeys shared_keys(const std::vector<LinkKeys>& sections);

/// By what the trigger of an effect, whoever acts, and what it says are linked with each other.
LinkKeys links_of(const EffectRule& rule);

}  // namespace rego::engine
