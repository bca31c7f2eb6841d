// ClassTable: classes whose dependencies go round, `CLASS A1<A2>` and `CLASS A2<A1>`. There could never be one of them,
// since each would need another first.
#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/types/class_table.hpp"

namespace rego::engine {

namespace {

/// The classes whose components a component of the type needs; what stands in `Class<…>` is none.
void needed_classes(const ClassTable& table, const parser::Expression& expression, std::vector<ClassId>& needed) {
    const auto cls = table.find(expression.name);
    if (!cls || *cls == table.known().cls) return;
    needed.push_back(*cls);
    for (const parser::Expression& argument : expression.arguments) needed_classes(table, argument, needed);
}

}  // namespace

/// Complains of each circle once, and cuts it there, so that the rest can be looked at.
void ClassTable::refuse_round_dependencies() {
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(classes_.size(), Mark::New);
    std::vector<ClassId> path;
    const auto needs_itself = [&](ClassId id, const parser::Expression& dependency, ClassId needed) {
        std::string circle;
        for (auto it = std::find(path.begin(), path.end(), needed); it != path.end(); ++it)
            circle += classes_[*it].name + " needs ";
        problem(parser::ErrorKind::Type,
                circle.empty() ? fmt::format("`{}` needs a `{}` to be there first, which is one itself",
                                             classes_[id].name, classes_[needed].name)
                               : fmt::format("`{}` needs itself to be there first: {}{}", classes_[needed].name, circle,
                                             classes_[needed].name),
                classes_[id].file, dependency.span);
    };
    // True if a class above this one is being visited: then whoever depends on this one is one of its own kind.
    const std::function<bool(ClassId)> visit = [&](ClassId id) {
        if (marks[id] == Mark::Done) return false;
        marks[id] = Mark::Open;
        path.push_back(id);
        bool extends_open = false;
        for (const ClassId super : std::vector<ClassId>(classes_[id].supers))
            extends_open = marks[super] == Mark::Open || visit(super) || extends_open;
        std::erase_if(classes_[id].header_dependencies, [&](const parser::Expression& dependency) {
            std::vector<ClassId> needed;
            needed_classes(*this, dependency, needed);
            for (const ClassId each : needed) {
                if (marks[each] != Mark::Open && !visit(each)) continue;
                needs_itself(id, dependency, each);
                return true;
            }
            return false;
        });
        path.pop_back();
        marks[id] = Mark::Done;
        return extends_open;
    };
    for (ClassId id = 0; id < classes_.size(); ++id) visit(id);
}

}  // namespace rego::engine
