// Metrics and requirements under a name: those of the canon, and those that a session adds.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parser/ast.hpp"

namespace rego::engine {

struct Measure {
    parser::MeasureDeclaration declaration;
    std::string module;    // empty: of a session
    std::size_t file = 0;  // into Canon::files; of no meaning for one of a session

    const std::string& name() const { return declaration.name; }
    /// A number, and not a condition.
    bool is_metric() const { return std::holds_alternative<parser::Metric>(declaration.value); }
};

class Measures {
  public:
    /// In place of one of that name.
    void set(Measure measure);
    bool erase(std::string_view name);
    /// In any letter case if `loose`; null if there is none.
    const Measure* find(std::string_view name, bool loose = false) const;
    /// By name.
    const std::map<std::string, Measure, std::less<>>& all() const { return measures_; }

  private:
    std::map<std::string, Measure, std::less<>> measures_;
};

/// `Income<Owner>`: how a measure is used.
std::string usage_of(const Measure& measure);

/// Names by which the measure leads back to itself, it first and last; empty if it does not.
std::vector<std::string> circle_of(const Measure& measure,
                                   const std::function<const Measure*(const std::string&)>& find);

}  // namespace rego::engine
