// A look at the committee of a game with parties: who sits where, which party rules, which events are in view.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/look.hpp"

namespace rego::app {

using namespace engine;

bool Look::has_committee() { return count(all(kinds_.party)) > 0; }

std::optional<CommitteeView> Look::committee() {
    CommitteeView view;
    for (const TypeId each : present(all(kinds_.party))) view.parties.push_back(party(each));
    if (view.parties.empty()) return std::nullopt;
    std::ranges::sort(view.parties, {}, [&](const PartyView& each) { return class_of(each.party); });
    view.ruling = subject_of(kinds_.ruling, kinds_.party);
    view.dominant = subject_of(kinds_.dominant, kinds_.party);
    view.chairman = owner_of_only(all(kinds_.chairman));
    view.reserve = held(all(kinds_.reserve));
    for (const auto& [owner, count] : held(all(kinds_.in_lobby))) view.lobby.push_back(owner);
    view.distant = subject_of(kinds_.distant, kinds_.global_event);
    view.coming = subject_of(kinds_.coming, kinds_.global_event);
    view.current = subject_of(kinds_.current, kinds_.global_event);
    return view;
}

PartyView Look::party(TypeId party) {
    PartyView view;
    view.party = party;
    view.leader = owner_of_only(all(kinds_.party_leader, party));
    view.delegates = held(all(kinds_.delegate, party));
    return view;
}

TypeId Look::subject_of(ClassId cls, ClassId subject) {
    const auto there = present(all(cls));
    return there.empty() ? kNoType : inside(there.front(), subject);
}

TypeId Look::owner_of_only(TypeId pattern) {
    const auto there = present(pattern);
    return there.empty() ? kNoType : owner_of(there.front());
}

HeldBy Look::held(TypeId pattern) {
    HeldBy all;
    for (const TypeId each : present(pattern)) {
        const auto known = std::ranges::find(all, owner_of(each), &HeldBy::value_type::first);
        if (known == all.end()) {
            all.emplace_back(owner_of(each), world_.count(each));
        } else {
            known->second += world_.count(each);
        }
    }
    const auto place = [&](TypeId owner) {
        const int seat = seat_of(game_, owner);
        return seat == 0 ? game_.player_count() + 1 : seat;
    };
    std::ranges::stable_sort(all, {}, [&](const auto& each) { return place(each.first); });
    return all;
}

TypeId Look::neutral_delegates() const {
    return kinds_.neutral != kNoClass && world_.is_active(kinds_.neutral) ? types_.base(kinds_.neutral) : kNoType;
}

std::vector<TypeId> Look::about_committee() const {
    std::vector<TypeId> patterns;
    for (const ClassId cls : {kinds_.party_leader, kinds_.delegate, kinds_.reserve, kinds_.in_lobby, kinds_.chairman,
                              kinds_.ruling, kinds_.dominant, kinds_.distant, kinds_.coming, kinds_.current})
        patterns.push_back(all(cls));
    return patterns;
}

std::optional<std::int64_t> Look::influence(TypeId player) {
    if (neutral_delegates() == kNoType) return std::nullopt;
    return amount(game_, player, parser::Metric{parser::EvalMetric{parser::type(kind::kOwner), kInfluence}, {}});
}

}  // namespace rego::app
