// What can be said of a class before any game is played, by what is printed on it: `HAS SpaceTag, MAX 10 cost`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// Asks classes below `root`: numbers among their properties, printed tags and bonuses (`SpaceTag` is the property
/// `spaceTag`), the number of a card, the module (`PreludeModule`), and what a class is (`ActiveCard`).
class Printed {
  public:
    Printed(const ClassTable& table, ClassId root) : table_(table), root_(root) {}

    /// What only a game could answer in the requirement, or what is misspelt; nothing if all of it is printed.
    std::optional<parser::Diagnostic> problem(const parser::Requirement& requirement) const;
    /// For a requirement without a problem.
    bool holds(const parser::Requirement& requirement, ClassId cls) const;

  private:
    std::optional<parser::Diagnostic> problem(const parser::Metric& metric) const;
    std::optional<parser::Diagnostic> problem(const parser::Expression& type) const;
    std::optional<parser::Diagnostic> problem_of_property(const std::string& name, parser::Span span) const;
    std::int64_t value(const parser::Metric& metric, ClassId cls) const;
    std::int64_t count(const parser::Expression& type, ClassId cls) const;
    std::int64_t number(const std::string& property, ClassId cls) const;
    bool is_related(ClassId kind) const;
    bool is_printed(std::string_view property) const;
    const ModuleInfo* module_called(std::string_view name) const;

    const ClassTable& table_;
    ClassId root_;
};

}  // namespace rego::engine
