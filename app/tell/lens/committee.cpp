#include "app/tell/lens/committee.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"

namespace rego::app {

using namespace engine;

namespace {

std::string everybodys(const char* cls) { return fmt::format("{}<{}>", cls, kind::kAnyone); }

/// What the only component of that class is about; kNoType if there is none.
TypeId subject_of(MarsGame& game, const char* cls, const char* subject) {
    const auto there = listed(game, kNoType, cls);
    return there.empty() ? kNoType : dependency_of(game, there.front().component, subject);
}

TypeId owner_of_only(MarsGame& game, const std::string& type) {
    const auto there = listed(game, kNoType, type);
    return there.empty() ? kNoType : owner_of(game, there.front().component);
}

/// Players first, in seat order.
void sort_by_seat(MarsGame& game, HeldBy& held) {
    const auto place = [&](TypeId owner) {
        const int seat = seat_of(game, owner);
        return seat == 0 ? game.player_count() + 1 : seat;
    };
    std::stable_sort(held.begin(), held.end(),
                     [&](const auto& a, const auto& b) { return place(a.first) < place(b.first); });
}

HeldBy held(MarsGame& game, const std::string& type) {
    HeldBy all;
    for (const auto& each : listed(game, kNoType, type)) {
        const TypeId owner = owner_of(game, each.component);
        const auto known = std::ranges::find(all, owner, &HeldBy::value_type::first);
        if (known == all.end()) {
            all.emplace_back(owner, each.count);
        } else {
            known->second += each.count;
        }
    }
    sort_by_seat(game, all);
    return all;
}

PartyView view_of(MarsGame& game, TypeId party) {
    PartyView view;
    view.party = party;
    const std::string& name = class_word(game, party);
    const auto in_it = [&](const char* cls) { return fmt::format("{}<{}, {}>", cls, name, kind::kAnyone); };
    view.leader = owner_of_only(game, in_it(kind::kPartyLeader));
    view.delegates = held(game, in_it(kind::kDelegate));
    return view;
}

}  // namespace

std::optional<CommitteeView> committee_of(MarsGame& game) {
    CommitteeView view;
    for (const auto& party : listed(game, kNoType, kind::kParty))
        view.parties.push_back(view_of(game, party.component));
    if (view.parties.empty()) return std::nullopt;
    std::ranges::sort(view.parties, {}, [&](const PartyView& each) { return game.core().types()[each.party].cls; });
    view.ruling = subject_of(game, kind::kRulingParty, kind::kParty);
    view.dominant = subject_of(game, kind::kDominantParty, kind::kParty);
    view.chairman = owner_of_only(game, everybodys(kind::kChairman));
    view.reserve = held(game, everybodys(kind::kReserveDelegate));
    for (const auto& [owner, count] : held(game, everybodys(kind::kInLobby))) view.lobby.push_back(owner);
    view.distant = subject_of(game, kind::kDistantEvent, kind::kGlobalEvent);
    view.coming = subject_of(game, kind::kComingEvent, kind::kGlobalEvent);
    view.current = subject_of(game, kind::kCurrentEvent, kind::kGlobalEvent);
    return view;
}

std::int64_t influence_of(MarsGame& game, TypeId player) {
    return amount(game, player, fmt::format("EVAL {}.{}", kind::kOwner, kInfluence));
}

TypeId neutral_delegates(MarsGame& game) {
    const auto cls = game.core().table().find(kind::kNeutralDelegates);
    return cls && game.core().world().is_active(*cls) ? game.core().types().base(*cls) : kNoType;
}

}  // namespace rego::app
