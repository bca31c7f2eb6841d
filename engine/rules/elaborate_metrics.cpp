// Metrics and requirements.
#include <utility>

#include "engine/rules/elaborate.hpp"
#include "engine/rules/refuse.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

using namespace parser;

MetricPtr Elaborator::metric(const Metric& metric) {
    if (const Measure* measure = measure_named(metric))
        return measured(*measure, std::get<CountMetric>(metric.node).type);
    auto rule = std::make_shared<MetricRule>();
    using Kind = MetricRule::Kind;
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountMetric>) {
                rule->kind = Kind::Count;
                outermost_ = candidate_ != kNoType;
                rule->type = expression(node.type);
                outermost_ = false;
            } else if constexpr (std::is_same_v<Node, ConstantMetric>) {
                rule->kind = Kind::Constant;
                rule->value = node.value;
            } else if constexpr (std::is_same_v<Node, ScaledMetric>) {
                rule->kind = Kind::Scaled;
                rule->value = node.unit;
                rule->parts = {this->metric(*node.inner)};
            } else if constexpr (std::is_same_v<Node, CapMetric>) {
                rule->kind = Kind::Cap;
                rule->parts = {this->metric(*node.inner), this->metric(*node.cap)};
            } else if constexpr (std::is_same_v<Node, DifferenceMetric>) {
                rule->kind = Kind::Difference;
                rule->parts = {this->metric(*node.left), this->metric(*node.right)};
            } else if constexpr (std::is_same_v<Node, UnionMetric>) {
                rule->kind = Kind::Union;
                for (const auto& part : node.parts) rule->parts.push_back(this->metric(part));
            } else if constexpr (std::is_same_v<Node, ProdMetric>) {
                const Meanwhile production{prod_, true};
                *rule = *this->metric(*node.inner);
            } else if constexpr (std::is_same_v<Node, GroupMetric>) {
                rule->kind = Kind::Group;
                const Meanwhile plain{prod_, false};
                for (const Expression* each : {&node.type, &node.by}) {
                    MetricRule count;
                    outermost_ = candidate_ != kNoType;
                    count.type = expression(*each);
                    outermost_ = false;
                    rule->parts.push_back(std::make_shared<const MetricRule>(std::move(count)));
                }
            } else {
                rule->kind = std::is_same_v<Node, PropertyMetric> ? Kind::Property : Kind::Eval;
                const Meanwhile plain{prod_, false};
                if (node.owner) rule->type = expression(*node.owner);
                rule->property = node.property;
                rule->owner = owner_;
                check_property(node.owner ? rule->type : candidate_, node.property, metric.span);
            }
        },
        metric.node);
    return rule;
}

RequirementPtr Elaborator::requirement(const Requirement& requirement) {
    if (const Measure* measure = required_measure(requirement)) {
        const Metric& use = std::get<CountRequirement>(requirement.node).metric;
        return required(*measure, std::get<CountMetric>(use.node).type);
    }
    auto rule = std::make_shared<RequirementRule>();
    using Kind = RequirementRule::Kind;
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountRequirement>) {
                rule->kind = Kind::Compare;
                rule->comparison = node.comparison;
                rule->amount = node.amount;
                rule->metric = metric(node.metric);
            } else if constexpr (std::is_same_v<Node, ProdRequirement>) {
                const Meanwhile production{prod_, true};
                *rule = *this->requirement(*node.inner);
            } else if constexpr (std::is_same_v<Node, EvalRequirement>) {
                rule->kind = Kind::Eval;
                const Meanwhile plain{prod_, false};
                if (node.owner) rule->type = expression(*node.owner);
                rule->property = node.property;
                rule->owner = owner_;
                mentions_owner_ = true;
                check_property(node.owner ? rule->type : candidate_, node.property, requirement.span);
            } else if constexpr (std::is_same_v<Node, RankRequirement>) {
                if (candidate_ == kNoType) {
                    refuse_written(ErrorKind::Type,
                                   "who stands where is asked in a refinement: `Player(HAS MOST Plant)`",
                                   requirement.span);
                }
                rule->kind = Kind::Rank;
                rule->amount = node.rank;
                rule->from_below = node.from_below;
                rule->type = candidate_;
                rule->metric = metric(node.metric);
            } else {
                rule->kind = std::is_same_v<Node, AllRequirement> ? Kind::All : Kind::Any;
                for (const auto& part : node.parts) rule->parts.push_back(this->requirement(part));
            }
        },
        requirement.node);
    return rule;
}

}  // namespace rego::engine
