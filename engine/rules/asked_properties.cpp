#include "engine/rules/asked_properties.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "parser/transform.hpp"

namespace rego::engine {

namespace {

/// A property as one class has it.
struct Asked {
    ClassId cls;
    std::string property;

    friend auto operator<=>(const Asked&, const Asked&) = default;
};

class Asker {
  public:
    explicit Asker(const ClassTable& table) : table_(table) {}

    std::vector<parser::Diagnostic> run() {
        for (ClassId cls = 0; cls < table_.size(); ++cls)
            for (const auto& [property, value] : table_.info(cls).properties)
                if (!std::holds_alternative<std::int32_t>(value.value))
                    visit({cls, property});  // a number asks nothing
        return std::move(problems_);
    }

  private:
    void visit(const Asked& asked) {
        if (const auto it = std::find(path_.begin(), path_.end(), asked); it != path_.end()) return complain(it);
        if (!seen_.insert(asked).second) return;
        const PropertyValue* value = table_.property(asked.cls, asked.property);
        if (value == nullptr) return;
        path_.push_back(asked);
        if (const auto* metric = std::get_if<parser::Metric>(&value->value)) look(*metric);
        if (const auto* requirement = std::get_if<parser::Requirement>(&value->value)) look(*requirement);
        path_.pop_back();
    }

    template <class Node>
    void look(const Node& node) {
        if constexpr (std::is_same_v<Node, parser::Metric>) {
            if (const auto* property = std::get_if<parser::PropertyMetric>(&node.node)) ask(*property);
            if (const auto* stored = std::get_if<parser::EvalMetric>(&node.node)) ask(*stored);
        }
        if constexpr (std::is_same_v<Node, parser::Requirement>) {
            if (const auto* stored = std::get_if<parser::EvalRequirement>(&node.node)) ask(*stored);
        }
        parser::for_each_child(node, [this](const auto& child) { look(child); });
    }

    /// A bare property is that of a candidate, whoever that will be.
    template <class Question>
    void ask(const Question& question) {
        if (!question.owner) return;
        if (question.owner->name == "This") return visit({path_.back().cls, question.property});
        if (const auto cls = table_.find(question.owner->name)) visit({*cls, question.property});
    }

    void complain(std::vector<Asked>::iterator first) {
        std::string circle;
        for (auto it = first; it != path_.end(); ++it)
            circle += fmt::format("`{}.{}` asks for ", table_.info(it->cls).name, it->property);
        const PropertyValue* value = table_.property(first->cls, first->property);
        const std::string name = fmt::format("`{}.{}`", table_.info(first->cls).name, first->property);
        auto problem =
            parser::Diagnostic::of(parser::ErrorKind::Type, fmt::format("{} has no value: {}{}", name, circle, name))
                .at(value->span);
        if (value->file < table_.canon().files.size()) problem.file = table_.canon().files[value->file].path;
        problems_.push_back(std::move(problem));
    }

    const ClassTable& table_;
    std::vector<Asked> path_;
    std::set<Asked> seen_;
    std::vector<parser::Diagnostic> problems_;
};

}  // namespace

std::vector<parser::Diagnostic> check_asked_properties(const ClassTable& table) { return Asker(table).run(); }

}  // namespace rego::engine
