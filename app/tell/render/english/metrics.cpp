// What is counted: `CityTile<Anyone>`, `3 EarthTag`, `Plant MAX 5`.
#include <array>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/english/english.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {
namespace {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

/// "step of your TR" five times over: "5 steps of your TR".
std::string so_many(std::int32_t unit, const std::string& phrase) {
    if (unit == 1) return phrase;
    const std::size_t end = phrase.find(' ');
    const bool is_one_thing = end != std::string::npos && phrase[end - 1] != 's';
    return is_one_thing ? fmt::format("{} {}s{}", unit, phrase.substr(0, end), phrase.substr(end))
                        : fmt::format("{} of {}", unit, phrase);
}

}  // namespace

using parser::Metric;

std::string English::metric(const Metric& metric) const { return counted_metric(1, metric); }

std::string English::counted_type(std::int32_t unit, const Expression& type) const {
    if (table_.measures().find(type.name) != nullptr) {
        const std::string name = parser::lower(engine::words_of(type.name));
        return unit == 1 ? name : fmt::format("{} of {}", unit, name);
    }
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
    if (const std::string per = said(&engine::PhraseWords::per, {type}); !per.empty()) return so_many(unit, per);
    if (const auto known = track(type)) return so_many(unit, "step of " + known->name);
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
                return counted_metric(unit, *cap.inner) + (limit != nullptr
                                                               ? fmt::format(" (at most {})", limit->value)
                                                               : " (at most as many as " + uncounted(*cap.cap) + ")");
            },
            [&](const parser::DifferenceMetric& difference) { return difference_metric(unit, difference); },
            [&](const parser::UnionMetric& parts) { return union_metric(unit, parts); },
            [&](const parser::ProdMetric& production) {
                const auto* count = std::get_if<parser::CountMetric>(&production.inner->node);
                if (count != nullptr) return times("step of your " + noun(count->type).one + " production");
                return times("step of production of " + counted_metric(1, *production.inner));
            },
            [&](const parser::PropertyMetric& property) {
                return times(property.property + (property.owner ? " of " + named(*property.owner) : ""));
            },
            [&](const parser::EvalMetric& eval) { return kept_metric(unit, eval); },
            [&](const parser::GroupMetric& group) {
                return "the largest connected group of " + noun(group.type).many + " you have";
            },
        },
        metric.node);
}

std::string English::difference_metric(std::int32_t unit, const parser::DifferenceMetric& difference) const {
    const auto* less = std::get_if<parser::CountMetric>(&difference.right->node);
    const auto* whole = std::get_if<parser::ConstantMetric>(&difference.left->node);
    if (less != nullptr && whole != nullptr && unit == 1)
        return fmt::format("{} short of {}", noun(less->type).one, whole->value);
    const bool is_kept = std::holds_alternative<parser::EvalMetric>(difference.right->node);
    const std::string right = less != nullptr && phrase(less->type, &engine::PhraseWords::per) == nullptr
                                  ? noun(less->type).many + qualifiers(less->type, true)
                                  : counted_metric(1, *difference.right);
    return counted_metric(unit, *difference.left) + (is_kept ? ", less your " : " beyond ") + right;
}

std::string English::ranked(const parser::RankRequirement& rank) const {
    static constexpr std::array<std::string_view, 4> kPlaces{"", "", "second ", "third "};
    // Whoever is compared has them, not the reader.
    constexpr std::string_view kMine = " you have";
    std::string counted = uncounted(rank.metric);
    for (std::size_t at = counted.find(kMine); at != std::string::npos; at = counted.find(kMine, at))
        counted.erase(at, kMine.size());
    const std::size_t place = static_cast<std::size_t>(rank.rank);
    return fmt::format("the {}{} {}", place < kPlaces.size() ? kPlaces[place] : "next ",
                       rank.from_below ? "least" : "most", counted);
}

/// Many, said without the number: "Earth tags you have".
std::string English::uncounted(const Metric& metric) const {
    std::string what = counted_metric(2, metric);
    what = what.substr(what.find(' ') + 1);
    return what.starts_with("of ") ? what.substr(3) : what;
}

/// The tracks of which all steps are counted as one: `19 TemperatureStep OR 14 OxygenStep`; empty if it is not that.
std::vector<std::string> English::whole_tracks(const parser::UnionMetric& parts) const {
    std::vector<std::string> names;
    for (const Metric& part : parts.parts) {
        const auto* scaled = std::get_if<parser::ScaledMetric>(&part.node);
        const auto* count = scaled == nullptr ? nullptr : std::get_if<parser::CountMetric>(&scaled->inner->node);
        const auto cls = count == nullptr ? std::nullopt : class_of(count->type);
        const auto track = cls ? engine::track_of(table_, *cls) : std::nullopt;
        if (!track || track->most != scaled->unit) return {};
        names.push_back(track->name);
    }
    return names;
}

/// By its own word, or by what is counted where that stands in the same class.
std::string English::kept_metric(std::int32_t unit, const parser::EvalMetric& kept) const {
    const std::string times = unit == 1 ? "" : fmt::format("{} of ", unit);
    const engine::PropertyWords* words = property_words(kept.property);
    if (words != nullptr && !words->per.empty()) return times + words->per;
    if (inside_ != nullptr && kept.owner && kept.owner->name == kind::kThis) {
        const auto own = inside_->properties.find(kept.property);
        const auto* metric =
            own == inside_->properties.end() ? nullptr : std::get_if<parser::Metric>(&own->second.value);
        if (metric != nullptr) return counted_metric(unit, *metric);
    }
    return times + "what " + (kept.owner ? named(*kept.owner) : "it") + " counts";
}

/// "plant tag, microbe tag or animal tag you have": what is said of all is said once.
std::string English::union_metric(std::int32_t unit, const parser::UnionMetric& parts) const {
    if (const auto tracks = whole_tracks(parts); !tracks.empty())
        return "completed parameter (" + joined(tracks, "and") + ")";
    constexpr std::string_view kMine = " you have";
    std::vector<std::string> texts;
    bool mine = true;
    bool adds = false;  // a number on top of what is counted
    for (const Metric& part : parts.parts) {
        adds = adds || std::holds_alternative<parser::EvalMetric>(part.node);
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
    return (unit == 1 ? "" : fmt::format("{} ", unit)) + joined(texts, adds ? "and" : "or") +
           (mine ? std::string(kMine) : "");
}

}  // namespace rego::app
