#include "app/import/steps.hpp"

namespace rego::app::imports {

namespace {

/// A prelude that is not even told to have been played.
bool is_discarded_unplayed(const Fact& fact, const Fact* decision) {
    if (fact.kind != Kind::Fizzled || fact.slots['C'].empty()) return false;
    return decision == nullptr || decision->kind != Kind::Play || decision->slots['C'] != fact.slots['C'];
}

}  // namespace

std::vector<Step> cut_into_steps(const Facts& facts) {
    std::vector<Step> steps(1);
    bool is_final = false;
    for (const Fact& fact : facts.list) {
        if (fact.kind == Kind::FinalGreeneries) is_final = true;
        if (fact.kind == Kind::State) {
            steps.back().state = fact.state.get();
            continue;
        }
        const bool is_greenery = is_final && fact.kind == Kind::Place;
        const bool stands_alone = is_greenery || is_discarded_unplayed(fact, steps.back().segment.decision);
        if (is_decision(fact.kind) || stands_alone) {
            steps.back().segment.next = &fact;
            steps.emplace_back();
            steps.back().segment.decision = &fact;
        }
        if (!is_decision(fact.kind) || stands_alone) steps.back().segment.consequences.push_back(&fact);
    }
    return steps;
}

}  // namespace rego::app::imports
