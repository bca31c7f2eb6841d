#include "app/tell/lens/kinds.hpp"

namespace rego::app {

Kinds::Kinds(const engine::ClassTable& table) {
    const auto number = [&](const char* name) { return table.find(name).value_or(engine::kNoClass); };
    rating = number(kind::kRating);
    card_in_hand = number(kind::kCardInHand);
    card = number(kind::kCard);
    played_event = number(kind::kPlayedEvent);
    card_resource = number(kind::kCardResource);
    on_hosted = number(kind::kOnHosted);
    action_used = number(kind::kActionUsed);
    tag = number(kind::kTag);
    tile = number(kind::kTile);
    owned_tile = number(kind::kOwnedTile);
    area = number(kind::kArea);
    claim = number(kind::kClaim);
    milestone = number(kind::kMilestone);
    award = number(kind::kAward);
    colony = number(kind::kColony);
    sleeping_colony = number(kind::kSleepingColony);
    colony_built = number(kind::kColonyBuilt);
    colony_track = number(kind::kColonyTrack);
    fleet = number(kind::kFleet);
    trade = number(kind::kTrade);
    party = number(kind::kParty);
    party_leader = number(kind::kPartyLeader);
    delegate = number(kind::kDelegate);
    reserve = number(kind::kReserveDelegate);
    in_lobby = number(kind::kInLobby);
    chairman = number(kind::kChairman);
    neutral = number(kind::kNeutralDelegates);
    ruling = number(kind::kRulingParty);
    dominant = number(kind::kDominantParty);
    distant = number(kind::kDistantEvent);
    coming = number(kind::kComingEvent);
    current = number(kind::kCurrentEvent);
    global_event = number(kind::kGlobalEvent);
    passed = number(kind::kPassed);
}

}  // namespace rego::app
