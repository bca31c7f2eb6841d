#include "engine/load/measures.hpp"

#include <set>
#include <utility>

#include "parser/print.hpp"
#include "parser/text/letters.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

void Measures::set(Measure measure) {
    std::string name = measure.name();
    measures_.insert_or_assign(std::move(name), std::move(measure));
}

bool Measures::erase(std::string_view name) {
    const Measure* found = find(name, true);
    return found != nullptr && measures_.erase(found->name()) > 0;
}

const Measure* Measures::find(std::string_view name, bool loose) const {
    if (const auto exact = measures_.find(name); exact != measures_.end()) return &exact->second;
    if (!loose) return nullptr;
    for (const auto& [each, measure] : measures_) {
        if (parser::lower(each) == parser::lower(name)) return &measure;
    }
    return nullptr;
}

std::string usage_of(const Measure& measure) {
    parser::Expression use;
    use.name = measure.name();
    use.arguments = measure.declaration.parameters;
    return parser::to_string(use);
}

std::vector<std::string> circle_of(const Measure& measure,
                                   const std::function<const Measure*(const std::string&)>& find) {
    std::vector<std::string> path;
    std::set<std::string> seen;
    const std::function<bool(const Measure&)> leads_back = [&](const Measure& from) {
        path.push_back(from.name());
        bool found = false;
        parser::for_each_expression(from.declaration, [&](const parser::Expression& expression) {
            if (found) return;
            const Measure* next = find(expression.name);
            if (next == nullptr) return;
            found = next->name() == measure.name() || (seen.insert(next->name()).second && leads_back(*next));
        });
        if (!found) path.pop_back();
        return found;
    };
    if (leads_back(measure)) path.push_back(measure.name());
    return path;
}

}  // namespace rego::engine
