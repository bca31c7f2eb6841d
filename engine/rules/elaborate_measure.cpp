// Measures: what a name stands for is read in its place, with the parameters bound to what is written behind it.
#include <algorithm>

#include <fmt/format.h>

#include "engine/rules/elaborate.hpp"
#include "engine/rules/refuse.hpp"
#include "parser/print.hpp"

namespace rego::engine {

using namespace parser;

namespace {

/// Measures of measures of measures, each used twice, would soon be more than anybody can count.
constexpr int kMostMeasured = 10'000;
constexpr int kDeepestMeasure = 100;

/// By which text a parameter is known in the measure; a class literal by the class that it names, as everywhere.
std::string key_of(const Expression& parameter) {
    const bool literal = parameter.name == "Class" && parameter.arguments.size() == 1;
    return to_string(literal ? parameter.arguments.front() : parameter);
}

}  // namespace

const Measure* Elaborator::measure_named(const Metric& metric) const {
    const auto* count = std::get_if<CountMetric>(&metric.node);
    return count == nullptr ? nullptr : types_.find_measure(count->type.name, loose_);
}

/// Written like "at least one of them": `has Rich`.
const Measure* Elaborator::required_measure(const Requirement& requirement) const {
    const auto* count = std::get_if<CountRequirement>(&requirement.node);
    if (count == nullptr || count->comparison != Comparison::AtLeast || count->amount != 1) return nullptr;
    const Measure* measure = measure_named(count->metric);
    return measure == nullptr || measure->is_metric() ? nullptr : measure;
}

/// What the candidate of a refinement is put into, as if nothing had been written there.
bool Elaborator::is_open_place(const Expression& argument) const {
    if (open_places_.empty()) return false;
    const std::string text = to_string(argument);
    return std::find(open_places_.begin(), open_places_.end(), text) != open_places_.end();
}

/// Arguments go to parameters by type, left to right, as for classes. A parameter without one means what its name
/// means here, or is the candidate.
void Elaborator::bind_parameters(const Measure& measure, const Expression& use, Elaborator& outside) {
    const ClassId owner_class = table_.known().owner;
    std::vector<TypeId> arguments;
    for (const Expression& argument : use.arguments) arguments.push_back(outside.resolve(argument, Usage::Plain, true));
    std::vector<bool> placed(arguments.size(), false);
    for (const Expression& parameter : measure.declaration.parameters) {
        const TypeId bound = Elaborator{types_}.loose_names(loose_).without_defaults(true).expression(parameter);
        const bool is_owner = parameter.arguments.empty() && types_[bound].cls == owner_class;
        std::size_t i = 0;
        while (i < arguments.size() && (placed[i] || !types_.overlap(arguments[i], bound))) ++i;
        if (i < arguments.size()) {
            placed[i] = true;
            if (is_owner) owner_ = arguments[i];
            if (!is_owner) header_.emplace_back(key_of(parameter), arguments[i]);
        } else if (candidate_ != kNoType && types_.overlap(types_.plain(candidate_), bound)) {
            open_places_.push_back(to_string(parameter));
        }
    }
    const auto left = std::find(placed.begin(), placed.end(), false);
    if (left == placed.end()) return;
    const Expression& argument = use.arguments[static_cast<std::size_t>(left - placed.begin())];
    refuse_written(ErrorKind::Type, fmt::format("`{}` has no place for `{}`", measure.name(), to_string(argument)),
                   argument.span, fmt::format("it is used as `{}`", usage_of(measure)));
}

/// Nothing is known in a measure of the rule around it but the candidate, and who `Owner` is.
template <class Read>
auto Elaborator::in_place_of(const Measure& measure, const Expression& use, const Read& read) {
    if (use.refinement || use.complement || !use.label.empty()) {
        refuse_written(ErrorKind::Type,
                       fmt::format("`{}` is a measure, which is neither refined nor labelled", use.name), use.span,
                       fmt::format("it is used as `{}`", usage_of(measure)));
    }
    if (++measured_ > kMostMeasured || depth_ > kDeepestMeasure) {
        refuse_written(ErrorKind::Type, fmt::format("`{}` leads to too many other measures", measure.name()), use.span);
    }
    Elaborator inside{types_};
    inside.owner(owner_).loose_names(loose_);
    inside.candidate_ = candidate_;
    inside.depth_ = depth_ + 1;
    inside.measured_ = measured_;
    inside.next_link_ = next_link_;
    inside.bind_parameters(measure, use, *this);
    const auto rule = read(inside);
    measured_ = inside.measured_;
    next_link_ = inside.next_link_;
    mentions_owner_ = mentions_owner_ || (inside.mentions_owner_ && inside.owner_ == owner_);
    return rule;
}

MetricPtr Elaborator::measured(const Measure& measure, const Expression& use) {
    const auto* metric = std::get_if<Metric>(&measure.declaration.value);
    if (metric == nullptr) {
        refuse_written(ErrorKind::Type,
                       fmt::format("`{}` holds or does not hold: it cannot be counted", measure.name()), use.span,
                       fmt::format("`has {}`", usage_of(measure)));
    }
    return in_place_of(measure, use, [&](Elaborator& inside) { return inside.metric(*metric); });
}

RequirementPtr Elaborator::required(const Measure& measure, const Expression& use) {
    const auto& requirement = std::get<Requirement>(measure.declaration.value);
    return in_place_of(measure, use, [&](Elaborator& inside) { return inside.requirement(requirement); });
}

}  // namespace rego::engine
