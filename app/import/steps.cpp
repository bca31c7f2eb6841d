#include "app/import/steps.hpp"

namespace rego::app::imports {

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
        if (is_decision(fact.kind) || is_greenery) {
            steps.back().segment.next = &fact;
            steps.emplace_back();
            steps.back().segment.decision = &fact;
        }
        if (!is_decision(fact.kind) || is_greenery) steps.back().segment.consequences.push_back(&fact);
    }
    return steps;
}

}  // namespace rego::app::imports
