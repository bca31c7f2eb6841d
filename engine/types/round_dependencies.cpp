// Building the class table: classes whose dependencies go round, `CLASS A1<A2>` and `CLASS A2<A1>`. There could never
// be one of them, since each would need another first.
#include <algorithm>
#include <cstdint>
#include <functional>

#include <fmt/format.h>

#include "engine/types/class_table_builder.hpp"

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
void ClassTable::Builder::refuse_round_dependencies() {
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(made_.classes_.size(), Mark::New);
    std::vector<ClassId> path;
    const auto needs_itself = [&](ClassId id, const parser::Expression& dependency, ClassId needed) {
        std::string circle;
        for (auto it = std::find(path.begin(), path.end(), needed); it != path.end(); ++it)
            circle += made_.classes_[*it].name + " needs ";
        problem(parser::ErrorKind::Type,
                circle.empty() ? fmt::format("`{}` needs a `{}` to be there first, which is one itself",
                                             made_.classes_[id].name, made_.classes_[needed].name)
                               : fmt::format("`{}` needs itself to be there first: {}{}", made_.classes_[needed].name,
                                             circle, made_.classes_[needed].name),
                made_.classes_[id].file, dependency.span);
    };
    // Itself or a class above it: then whoever depends on this one is one of its own kind.
    const std::function<bool(ClassId)> is_open = [&](ClassId id) {
        return marks[id] == Mark::Open || std::ranges::any_of(made_.classes_[id].supers, is_open);
    };
    const std::function<void(ClassId)> visit = [&](ClassId id) {
        if (marks[id] != Mark::New) return;
        marks[id] = Mark::Open;
        path.push_back(id);
        for (const ClassId super : std::vector<ClassId>(made_.classes_[id].supers)) visit(super);
        const auto goes_round = [&](const parser::Expression& dependency) {
            std::vector<ClassId> needed;
            needed_classes(made_, dependency, needed);
            for (const ClassId each : needed) {
                visit(each);
                if (!is_open(each)) continue;
                needs_itself(id, dependency, each);
                return true;
            }
            return false;
        };
        std::erase_if(made_.classes_[id].header_dependencies, goes_round);
        // `CLASS A : Above<B>` needs a B as well.
        for (parser::Expression& super : made_.classes_[id].super_expressions)
            std::erase_if(super.arguments, goes_round);
        path.pop_back();
        marks[id] = Mark::Done;
    };
    for (ClassId id = 0; id < made_.classes_.size(); ++id) visit(id);
}

}  // namespace rego::engine
