// What a requirement lacks: of a card, of an area, of a rule.
#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/speech.hpp"

namespace rego::app {

using engine::PhraseWords;
using parser::Comparison;

Speech::Counting Speech::counting(const parser::Requirement& requirement) {
    const auto* count = std::get_if<parser::CountRequirement>(&requirement.node);
    if (count == nullptr) return {};
    const auto* metric = std::get_if<parser::CountMetric>(&count->metric.node);
    return {count->comparison, count->amount, metric == nullptr ? nullptr : &metric->type};
}

/// "4_5 is next to the city on 4_4", "4_5 is no area with a steel bonus".
std::string Speech::unmet_of_area(const std::string& area, const parser::Requirement& requirement,
                                  const parser::Unmet& fact) const {
    const Counting wanted = counting(requirement);
    const Expression* found = fact.found.empty() ? nullptr : &fact.found.front();
    if (wanted.type != nullptr && wanted.comparison == Comparison::AtMost && found) {
        const bool is_neighbor = found->name == kind::kNeighbor && !found->arguments.empty();
        if (is_neighbor) return fmt::format("{} is next to {}", area, the(found->arguments.front()));
        if (is(*found, kind::kTile)) return fmt::format("{} is taken", area);
        const std::string whose = owner(*found);
        return fmt::format("{} has {}{}", area, english_.noun(*found).one, whose.empty() ? "" : " of " + whose);
    }
    return fmt::format("{} is no area{}", area, english_.refinement_of(requirement));
}

/// "Birds needs 13 % oxygen; it is 0 %".
std::string Speech::unmet_track(std::string_view subject, const engine::Track& track, const Counting& counting,
                                std::int64_t there) const {
    const std::string value = engine::filled(
        track.on_map, [&](const engine::Blank&) { return std::to_string(track.value(counting.amount)); });
    return fmt::format("{} needs {}{}; it is {}", subject, counting.comparison == Comparison::AtMost ? "at most " : "",
                       value, track.value_text(there));
}

/// Of what there should be none, or fewer: "Ann has already played Mine".
std::string Speech::too_many(const Counting& counting, const parser::Unmet& fact) const {
    const Expression* found = fact.found.empty() ? nullptr : &fact.found.front();
    if (counting.amount != 0 || !found) return {};
    const std::string whose = owner(*found);
    const Expression* event = found->name == kind::kPlayedEvent ? english_.literal_argument(*found) : nullptr;
    const Expression& what = event != nullptr ? *event : *found;
    if (is(what, kind::kCard) && !whose.empty())
        return fmt::format("{} has already played {}", whose, english_.called(what));
    return {};
}

/// " (2 on Comet and Lunar Beam no longer count)": tags of events that have been turned over.
std::string Speech::lapsed(const parser::Unmet& fact) const {
    std::vector<std::string> on;
    for (const std::string& card : fact.on) on.push_back(english_.called(Expression::named(card)));
    if (fact.lapsed == 0 || on.empty()) return {};
    return fmt::format(" ({} on {} no longer count{})", fact.lapsed, joined(on, "and"), fact.lapsed == 1 ? "s" : "");
}

std::string Speech::say(const parser::Unmet& fact, const parser::Diagnostic& error) const {
    const std::optional<Expression>& whose = fact.whose;
    if (whose && is(*whose, kind::kArea)) return unmet_of_area(english_.called(*whose), fact.requirement, fact);
    const Counting wanted = counting(fact.requirement);
    const std::string subject = whose && !is(*whose, kind::kAnyone) ? english_.called(*whose) : this->subject(error);
    if (wanted.type == nullptr) return fmt::format("{} needs: {}", subject, english_.requirement(fact.requirement));
    if (const auto track = english_.track(*wanted.type)) return unmet_track(subject, *track, wanted, fact.there);
    if (wanted.comparison == Comparison::AtMost) {
        const Expression* unit = is(*wanted.type, kind::kOwed) ? english_.literal_argument(*wanted.type) : nullptr;
        if (unit != nullptr) return amount_of(fact.there, *unit) + " still to be paid";
        if (std::string already = too_many(wanted, fact); !already.empty()) return already;
        return fmt::format("{} needs at most {}; {}", subject, amount_of(wanted.amount, *wanted.type),
                           there(*wanted.type, fact.there));
    }
    if (wanted.amount == 1 && wanted.comparison == Comparison::AtLeast) {
        if (std::string none = english_.phrase_for(&PhraseWords::is_none, *wanted.type); !none.empty()) return none;
    }
    return fmt::format("{} needs {}{}; {}{}", subject, wanted.comparison == Comparison::Exactly ? "exactly " : "",
                       amount_of(wanted.amount, *wanted.type), there(*wanted.type, fact.there), lapsed(fact));
}

}  // namespace rego::app
