#include "engine/types/printed.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "parser/print.hpp"
#include "parser/text/letters.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

using namespace parser;

namespace {

constexpr std::string_view kNumberOfCard = "number";

/// "SpaceTag" -> "spaceTag": the property that says how many are printed.
std::string property_for(std::string name) {
    name.front() = lower(name.front());
    return name;
}

/// "corporate-era" -> "CorporateEraModule".
std::string name_of_module(std::string_view folder) {
    std::string name;
    bool begins = true;
    for (const char c : folder) {
        if (is_name_character(c) && c != '_') name += begins ? upper(c) : c;
        begins = !is_name_character(c) || c == '_';
    }
    return name + "Module";
}

Diagnostic only_in_a_game(const std::string& what, Span span) {
    return Diagnostic::of(ErrorKind::Type,
                          fmt::format("`{}` is known only in a game; an extension is chosen by what is printed", what))
        .at(span)
        .with_hint("cost, number, tags, module, supertypes and other numbers of the class are printed");
}

bool is_plain(const Expression& type) {
    return type.arguments.empty() && !type.refinement && !type.complement && type.label.empty();
}

}  // namespace

bool Printed::is_related(ClassId kind) const {
    if (table_.is_subclass(kind, root_) || table_.is_subclass(root_, kind)) return true;
    const auto& classes = table_.info(root_).concrete_descendants;
    return std::ranges::any_of(classes, [&](ClassId cls) { return table_.is_subclass(cls, kind); });
}

bool Printed::is_printed(std::string_view property) const {
    if (table_.declares_property(root_, property)) return true;
    const auto& classes = table_.info(root_).concrete_descendants;
    return std::ranges::any_of(classes, [&](ClassId cls) { return table_.declares_property(cls, property); });
}

const ModuleInfo* Printed::module_called(std::string_view name) const {
    const auto& all = table_.canon().modules;
    const auto found = std::ranges::find_if(all, [&](const auto& each) { return name_of_module(each.name) == name; });
    return found == all.end() ? nullptr : &*found;
}

// --- May it be asked? ------------------------------------------------------------------------------------------

std::optional<Diagnostic> Printed::problem(const Requirement& requirement) const {
    if (const auto* count = std::get_if<CountRequirement>(&requirement.node)) return problem(count->metric);
    if (const auto* bare = std::get_if<EvalRequirement>(&requirement.node); bare != nullptr && !bare->owner) {
        return problem_of_property(bare->property, requirement.span);
    }
    const auto* all = std::get_if<AllRequirement>(&requirement.node);
    const auto* any = std::get_if<AnyRequirement>(&requirement.node);
    if (all == nullptr && any == nullptr) return only_in_a_game(to_string(requirement), requirement.span);
    for (const Requirement& part : all != nullptr ? all->parts : any->parts) {
        if (auto found = problem(part)) return found;
    }
    return std::nullopt;
}

std::optional<Diagnostic> Printed::problem(const Metric& metric) const {
    const auto first_of = [this](const Metric& a, const Metric& b) {
        auto found = problem(a);
        return found ? found : problem(b);
    };
    if (const auto* count = std::get_if<CountMetric>(&metric.node)) return problem(count->type);
    if (std::holds_alternative<ConstantMetric>(metric.node)) return std::nullopt;
    if (const auto* scaled = std::get_if<ScaledMetric>(&metric.node)) return problem(*scaled->inner);
    if (const auto* cap = std::get_if<CapMetric>(&metric.node)) return first_of(*cap->inner, *cap->cap);
    if (const auto* less = std::get_if<DifferenceMetric>(&metric.node)) return first_of(*less->left, *less->right);
    if (const auto* any = std::get_if<UnionMetric>(&metric.node)) {
        for (const Metric& part : any->parts) {
            if (auto found = problem(part)) return found;
        }
        return std::nullopt;
    }
    const auto* property = std::get_if<PropertyMetric>(&metric.node);
    if (property == nullptr || property->owner) return only_in_a_game(to_string(metric), metric.span);
    return problem_of_property(property->property, metric.span);
}

std::optional<Diagnostic> Printed::problem(const Expression& type) const {
    if (!is_plain(type) || type.name == "This") return only_in_a_game(to_string(type), type.span);
    if (module_called(type.name) != nullptr) return std::nullopt;
    if (const auto kind = table_.find(type.name)) {
        if (is_related(*kind) || is_printed(property_for(table_.info(*kind).name))) return std::nullopt;
        return only_in_a_game(type.name, type.span);
    }
    std::vector<std::string> names = table_.suggestions(type.name, 1);
    for (const ModuleInfo& module : table_.canon().modules) names.push_back(name_of_module(module.name));
    return Diagnostic::of(ErrorKind::UnknownName, fmt::format("unknown class `{}`", type.name))
        .at(type.span)
        .with_hint(did_you_mean(nearest_names(type.name, names, 1)));
}

/// A requirement that is printed on a card holds or not, in a game; a metric has no value before.
std::optional<Diagnostic> Printed::problem_of_property(const std::string& name, Span span) const {
    if (name == kNumberOfCard) return std::nullopt;
    if (!is_printed(name)) {
        std::vector<std::string> names{std::string(kNumberOfCard)};
        for (const ClassId cls : table_.info(root_).concrete_descendants) {
            for (const auto& [each, value] : table_.info(cls).properties) names.push_back(each);
        }
        return Diagnostic::of(ErrorKind::UnknownName,
                              fmt::format("no `{}` has a property `{}`", table_.info(root_).name, name))
            .at(span)
            .with_hint(did_you_mean(nearest_names(name, names, 1)));
    }
    const auto& classes = table_.info(root_).concrete_descendants;
    const bool is_text = std::ranges::any_of(classes, [&](ClassId cls) {
        const PropertyValue* value = table_.property(cls, name);
        return value != nullptr && !std::holds_alternative<std::int32_t>(value->value);
    });
    if (is_text) return only_in_a_game(name, span);
    return std::nullopt;
}

// --- What is the answer? ---------------------------------------------------------------------------------------

bool Printed::holds(const Requirement& requirement, ClassId cls) const {
    if (const auto* count = std::get_if<CountRequirement>(&requirement.node)) {
        const std::int64_t actual = value(count->metric, cls);
        switch (count->comparison) {
            case Comparison::AtLeast: return actual >= count->amount;
            case Comparison::AtMost: return actual <= count->amount;
            case Comparison::Exactly: return actual == count->amount;
        }
    }
    if (const auto* bare = std::get_if<EvalRequirement>(&requirement.node)) return number(bare->property, cls) > 0;
    const auto part_holds = [&](const Requirement& part) { return holds(part, cls); };
    if (const auto* all = std::get_if<AllRequirement>(&requirement.node)) {
        return std::ranges::all_of(all->parts, part_holds);
    }
    return std::ranges::any_of(std::get<AnyRequirement>(requirement.node).parts, part_holds);
}

std::int64_t Printed::value(const Metric& metric, ClassId cls) const {
    if (const auto* count = std::get_if<CountMetric>(&metric.node)) return this->count(count->type, cls);
    if (const auto* constant = std::get_if<ConstantMetric>(&metric.node)) return constant->value;
    if (const auto* scaled = std::get_if<ScaledMetric>(&metric.node)) return value(*scaled->inner, cls) / scaled->unit;
    if (const auto* cap = std::get_if<CapMetric>(&metric.node)) {
        return std::min(value(*cap->inner, cls), value(*cap->cap, cls));
    }
    if (const auto* less = std::get_if<DifferenceMetric>(&metric.node)) {
        return std::max<std::int64_t>(0, value(*less->left, cls) - value(*less->right, cls));
    }
    if (const auto* any = std::get_if<UnionMetric>(&metric.node)) {
        std::int64_t total = 0;
        for (const Metric& part : any->parts) total += value(part, cls);
        return total;
    }
    return number(std::get<PropertyMetric>(metric.node).property, cls);
}

std::int64_t Printed::count(const Expression& type, ClassId cls) const {
    if (const ModuleInfo* module = module_called(type.name)) return table_.info(cls).module == module->name ? 1 : 0;
    const ClassId kind = *table_.find(type.name);
    if (is_related(kind)) return table_.is_subclass(cls, kind) ? 1 : 0;
    return number(property_for(table_.info(kind).name), cls);
}

std::int64_t Printed::number(const std::string& property, ClassId cls) const {
    if (property == kNumberOfCard && !table_.declares_property(cls, property)) {
        const auto card = table_.canon().cards.find(table_.info(cls).name);
        if (card == table_.canon().cards.end()) return 0;
        const std::string& text = card->second->number;
        std::int64_t number = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        return read.ptr == text.data() + text.size() ? number : 0;
    }
    const PropertyValue* found = table_.property(cls, property);
    const auto* number = found == nullptr ? nullptr : std::get_if<std::int32_t>(&found->value);
    return number == nullptr ? 0 : *number;
}

}  // namespace rego::engine
