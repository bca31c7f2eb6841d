// What must be so: `4 OxygenStep`, `MAX 0 Neighbor<Tile>`, `PROD[2 Energy]`.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/english/english.hpp"

namespace rego::app {

using parser::Comparison;
using parser::CountMetric;
using parser::CountRequirement;
using parser::Requirement;

namespace {

/// "at least 4", "no", "exactly 2".
std::string quantity(const CountRequirement& requirement) {
    switch (requirement.comparison) {
        case Comparison::AtLeast: return fmt::format("at least {}", requirement.amount);
        case Comparison::AtMost: return requirement.amount == 0 ? "no" : fmt::format("at most {}", requirement.amount);
        case Comparison::Exactly: return fmt::format("exactly {}", requirement.amount);
    }
    return {};
}

}  // namespace

std::string English::requirement(const Requirement& requirement) const { return any_requirement(requirement, false); }

std::string English::any_requirement(const Requirement& requirement, bool production) const {
    const auto list = [&](const std::vector<Requirement>& parts, std::string_view word) {
        std::vector<std::string> texts;
        bool mixed = false;  // "a and b, or c"
        for (const Requirement& part : parts) {
            mixed |= word == "or" && std::holds_alternative<parser::AllRequirement>(part.node);
            texts.push_back(any_requirement(part, production));
        }
        return mixed ? "either " + joined(texts, "– or –") : joined(texts, word);
    };
    if (const auto* all = std::get_if<parser::AllRequirement>(&requirement.node)) return list(all->parts, "and");
    if (const auto* any = std::get_if<parser::AnyRequirement>(&requirement.node)) return list(any->parts, "or");
    if (const auto* inner = std::get_if<parser::ProdRequirement>(&requirement.node))
        return any_requirement(*inner->inner, true);
    if (const auto* eval = std::get_if<parser::EvalRequirement>(&requirement.node)) {
        return fmt::format("the {} of {} holds", eval->property, eval->owner ? named(*eval->owner) : "it");
    }
    return count_requirement(std::get<CountRequirement>(requirement.node), production);
}

std::string English::count_requirement(const CountRequirement& requirement, bool production) const {
    const std::int32_t amount = requirement.amount;
    const auto compared = [&](const std::string& value) -> std::string {
        switch (requirement.comparison) {
            case Comparison::AtLeast: return value + " or more";
            case Comparison::AtMost: return value + " or less";
            case Comparison::Exactly: return "exactly " + value;
        }
        return value;
    };
    const parser::Metric* metric = &requirement.metric;
    if (const auto* inner = std::get_if<parser::ProdMetric>(&metric->node)) {
        metric = &*inner->inner;
        production = true;
    }
    const auto* count = std::get_if<CountMetric>(&metric->node);
    if (production) {
        const std::string what = count != nullptr ? noun(count->type).one : this->metric(*metric);
        return fmt::format("your {} production is {}", what, compared(std::to_string(amount)));
    }
    if (std::holds_alternative<parser::PropertyMetric>(metric->node)) {
        return fmt::format("{} is {}", this->metric(*metric), compared(std::to_string(amount)));
    }
    if (count == nullptr) {
        if (const auto* parts = std::get_if<parser::UnionMetric>(&metric->node)) {
            std::string text = union_metric(std::max(amount, 2), *parts);
            text = text.substr(text.find(' ') + 1);  // without the number
            constexpr std::string_view kMine = " you have";
            const bool mine = text.ends_with(kMine);
            if (mine) text.resize(text.size() - kMine.size());
            return fmt::format("{} {} {}", mine ? "you have" : "there are", quantity(requirement), text);
        }
        return fmt::format("{} is {}", this->metric(*metric), compared(std::to_string(amount)));
    }
    const Expression& type = count->type;
    if (const std::string_view track = track_name(type.name); !track.empty()) {
        return fmt::format("{} is {}", track, compared(track_value(type.name, amount)));
    }
    if (!fact(type.name).empty() && requirement.comparison == Comparison::AtLeast) return std::string(fact(type.name));
    // `MAX 0 Owed` is how a rule waits for its payment.
    if (type.name == "Owed" && requirement.comparison == Comparison::AtMost && amount == 0) return "that is paid";
    if (type.name == "TerraformRating") return fmt::format("your TR is {}", compared(std::to_string(amount)));
    if (is(type, "Phase")) {
        return fmt::format("it is {}the {}", requirement.comparison == Comparison::AtMost ? "not " : "",
                           noun(type).one);
    }
    if (type.name == "Class" && type.refinement)
        return "you have " + comparison(requirement.comparison, amount, noun(type));
    if (type.name == "This" && !is_card()) return fmt::format("there is {} of {}", quantity(requirement), self_);
    const Expression* owner = owner_argument(type);
    const std::string what = comparison(requirement.comparison, amount, noun(type));
    if (is(type, "Owned") && (owner == nullptr || (owner->name == "Owner" && !owner->complement))) {
        return "you have " + what + (type.name == "ProjectCard" ? " in hand" : "") + qualifiers(type, false);
    }
    const bool plural = amount > 1;
    return fmt::format("there {} {}{}", plural ? "are" : "is", what, qualifiers(type, true));
}

std::string English::property(std::string_view name, std::int64_t value) const {
    if (name == "cardsOffered") {
        return fmt::format("{} offered to buy at the start", value == 0   ? "no cards are"
                                                             : value == 1 ? "1 card is"
                                                                          : fmt::format("{} cards are", value));
    }
    return fmt::format("its {} is {}", name, value);
}

}  // namespace rego::app
