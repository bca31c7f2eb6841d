// What is counted: `CityTile<Anyone>`, `3 EarthTag`, `Plant MAX 5`.
#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/render/english/english.hpp"

namespace rego::app {
namespace {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

using parser::Metric;

std::string English::metric(const Metric& metric) const { return counted_metric(1, metric); }

std::string English::counted_type(std::int32_t unit, const Expression& type) const {
    const auto times = [&](const std::string& phrase) {
        return unit == 1 ? phrase : fmt::format("{} of {}", unit, phrase);
    };
    const auto nouns = [&](const Expression& each) { return unit == 1 ? noun(each).one : counted(unit, noun(each)); };
    if (type.name == kind::kAdjacency && type.arguments.size() == 2) {
        const Expression& second = type.arguments[1];
        return nouns(second) + qualifiers(second, !is_anyones(second)) + " next to " + named(type.arguments[0]);
    }
    // `Neighbor<OceanTile, MarsArea>`: of an area that is spoken of already.
    if (type.name == kind::kNeighbor && type.arguments.size() == 2 && !type.arguments[1].refinement) {
        const Expression& tile = type.arguments[0];
        return nouns(tile) + qualifiers(tile, !is_anyones(tile)) + " next to it";
    }
    if (const std::string per = said(&engine::PhraseWords::per, {type}); !per.empty()) return times(per);
    if (const auto known = track(type)) return times("step of " + known->name);
    return nouns(type) + qualifiers(type, true);
}

/// With the unit in front where it is more than one: "2 building tags you have".
std::string English::counted_metric(std::int32_t unit, const Metric& metric) const {
    const auto times = [&](const std::string& phrase) {
        return unit == 1 ? phrase : fmt::format("{} of {}", unit, phrase);
    };
    return std::visit(
        Overloaded{
            [&](const parser::CountMetric& count) { return counted_type(unit, count.type); },
            [&](const parser::ConstantMetric& constant) { return std::to_string(constant.value); },
            [&](const parser::ScaledMetric& scaled) { return counted_metric(unit * scaled.unit, *scaled.inner); },
            [&](const parser::CapMetric& cap) {
                const auto* limit = std::get_if<parser::ConstantMetric>(&cap.cap->node);
                return counted_metric(unit, *cap.inner) +
                       (limit != nullptr ? fmt::format(" (at most {})", limit->value)
                                         : " (at most as many as " + counted_metric(1, *cap.cap) + ")");
            },
            [&](const parser::DifferenceMetric& difference) {
                const auto* less = std::get_if<parser::CountMetric>(&difference.right->node);
                const auto* whole = std::get_if<parser::ConstantMetric>(&difference.left->node);
                if (less != nullptr && whole != nullptr && unit == 1)
                    return fmt::format("{} short of {}", noun(less->type).one, whole->value);
                const std::string right = less != nullptr && phrase(less->type, &engine::PhraseWords::per) == nullptr
                                              ? noun(less->type).many + qualifiers(less->type, true)
                                              : counted_metric(1, *difference.right);
                return counted_metric(unit, *difference.left) + " beyond " + right;
            },
            [&](const parser::UnionMetric& parts) { return union_metric(unit, parts); },
            [&](const parser::ProdMetric& production) {
                const auto* count = std::get_if<parser::CountMetric>(&production.inner->node);
                if (count != nullptr) return times("step of your " + noun(count->type).one + " production");
                return times("step of production of " + counted_metric(1, *production.inner));
            },
            [&](const parser::PropertyMetric& property) {
                return times(property.property + (property.owner ? " of " + named(*property.owner) : ""));
            },
            [&](const parser::EvalMetric& eval) {
                return times("what " + (eval.owner ? named(*eval.owner) : "it") + " counts");
            },
            [&](const parser::GroupMetric& group) {
                return "the largest connected group of " + noun(group.type).many + " you have";
            },
        },
        metric.node);
}

/// "plant tag, microbe tag or animal tag you have": what is said of all is said once.
std::string English::union_metric(std::int32_t unit, const parser::UnionMetric& parts) const {
    constexpr std::string_view kMine = " you have";
    std::vector<std::string> texts;
    bool mine = true;
    for (const Metric& part : parts.parts) {
        const auto* count = std::get_if<parser::CountMetric>(&part.node);
        if (count == nullptr) {
            mine = false;
            texts.push_back(counted_metric(1, part));
            continue;
        }
        const Noun noun = this->noun(count->type);
        const std::string tail = qualifiers(count->type, true);
        mine = mine && tail.starts_with(kMine);
        texts.push_back((unit == 1 ? noun.one : noun.many) + tail);
    }
    if (mine) {
        for (std::string& text : texts) text.erase(text.find(kMine), kMine.size());
    }
    return (unit == 1 ? "" : fmt::format("{} ", unit)) + joined(texts, "or") + (mine ? std::string(kMine) : "");
}

}  // namespace rego::app
