// What must be so: `4 OxygenStep`, `MAX 0 Neighbor<Tile>`, `PROD[2 Energy]`.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/english/english.hpp"

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

/// "colonies you have" without its end; whether it ended so.
bool drop_mine(std::string& text) {
    constexpr std::string_view kMine = " you have";
    const bool mine = text.ends_with(kMine);
    if (mine) text.resize(text.size() - kMine.size());
    return mine;
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
        // "you have a plant tag and an animal tag".
        constexpr std::string_view kHave = "you have ";
        if (std::ranges::all_of(texts, [&](const std::string& text) { return text.starts_with(kHave); }))
            for (std::size_t i = 1; i < texts.size(); ++i) texts[i].erase(0, kHave.size());
        if (word == "and" && std::holds_alternative<parser::AnyRequirement>(parts.front().node))
            return "either " + joined(texts, "and").insert(texts.front().size(), ",");
        return mixed ? "either " + joined(texts, "– or –") : joined(texts, word);
    };
    if (const auto* all = std::get_if<parser::AllRequirement>(&requirement.node)) return list(all->parts, "and");
    if (const auto* any = std::get_if<parser::AnyRequirement>(&requirement.node)) return list(any->parts, "or");
    if (const auto* inner = std::get_if<parser::ProdRequirement>(&requirement.node))
        return any_requirement(*inner->inner, true);
    if (const auto* eval = std::get_if<parser::EvalRequirement>(&requirement.node)) {
        return fmt::format("the {} of {} holds", eval->property, eval->owner ? named(*eval->owner) : "it");
    }
    if (const auto* rank = std::get_if<parser::RankRequirement>(&requirement.node)) {
        const std::string place = rank->rank == 1 ? "" : fmt::format(" in place {}", rank->rank);
        return fmt::format("there is the {} {}{}", rank->from_below ? "least" : "most", metric(rank->metric), place);
    }
    return count_requirement(std::get<CountRequirement>(requirement.node), production);
}

std::string English::count_requirement(const CountRequirement& requirement, bool production) const {
    const std::int32_t amount = requirement.amount;
    const Comparing compared = [&](const std::string& value) -> std::string {
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
            const bool mine = drop_mine(text);
            return fmt::format("{} {} {}", mine ? "you have" : "there are", quantity(requirement), text);
        }
        const auto* difference = std::get_if<parser::DifferenceMetric>(&metric->node);
        if (difference != nullptr && requirement.comparison == Comparison::AtMost && amount == 0)
            return no_more_than(*difference);
        return fmt::format("{} is {}", this->metric(*metric), compared(std::to_string(amount)));
    }
    return type_requirement(requirement, count->type, compared);
}

/// `MAX 0 (Colony - ReserveDelegate)`: "you have no more colonies than delegates in the reserve".
std::string English::no_more_than(const parser::DifferenceMetric& difference) const {
    std::string left = uncounted(*difference.left), right = uncounted(*difference.right);
    const bool mine = drop_mine(left);
    if (mine) drop_mine(right);
    return fmt::format("{} no more {} than {}", mine ? "you have" : "there are", left, right);
}

std::string English::type_requirement(const CountRequirement& requirement, const Expression& type,
                                      const Comparing& compared) const {
    const std::int32_t amount = requirement.amount;
    if (const engine::Measure* measure = table_.measures().find(type.name)) {
        if (const auto* named = std::get_if<Requirement>(&measure->declaration.value)) return this->requirement(*named);
        return fmt::format("{} is {}", counted_type(1, type), compared(std::to_string(amount)));
    }
    if (const auto known = track(type))
        return fmt::format("{} is {}", known->name, compared(known->value_text(amount)));
    if (!fact(type).empty() && requirement.comparison == Comparison::AtLeast) return std::string(fact(type));
    const Expression* owner = owner_argument(type);
    const bool own = is(type, kind::kOwned) && is_own(owner);
    const std::string what = comparison(requirement.comparison, amount, noun(type));
    const bool is_none = requirement.comparison == Comparison::AtMost && amount == 0;
    const bool is_theirs = is(type, kind::kOwned) && !own;
    const std::string* none = phrase(type, is_theirs ? &engine::PhraseWords::none_of : &engine::PhraseWords::is_none);
    const std::string* some = phrase(type, is_theirs ? &engine::PhraseWords::is_of : &engine::PhraseWords::is);
    const std::string* known = is_none && none != nullptr ? none : some;
    if (known != nullptr && known->empty()) return {};  // goes without saying
    if (known != nullptr) {
        Topic topic{type};
        topic.compared = compared(std::to_string(amount));
        topic.count = what;
        const bool says_where = known->find("{on") != std::string::npos;
        return filled(*known, topic) + (own && !says_where ? qualifiers(type, false) : "");
    }
    if (type.name == kind::kClass && type.refinement) return "you have " + what;
    if (type.name == kind::kAdjacency && type.arguments.size() == 2 && amount == 1) {
        const bool is_mine = is(type.arguments[0], kind::kOwned) && is_own(owner_argument(type.arguments[0]));
        return fmt::format("{} {} next to {}", is_mine ? "you have" : "there is", named(type.arguments[0]),
                           named(type.arguments[1]));
    }
    if (type.name == kind::kThis && !is_card()) return fmt::format("there is {} of {}", quantity(requirement), self_);
    if (own) return "you have " + what + qualifiers(type, false);
    const bool plural = amount > 1;
    return fmt::format("there {} {}{}", plural ? "are" : "is", what, qualifiers(type, true));
}

bool English::is_waited_for(const Requirement& requirement) const {
    const auto* count = std::get_if<CountRequirement>(&requirement.node);
    const auto* metric = count == nullptr ? nullptr : std::get_if<CountMetric>(&count->metric.node);
    if (metric == nullptr || count->comparison != Comparison::AtMost || count->amount != 0) return false;
    return is(metric->type, kind::kOwed);
}

}  // namespace rego::app
