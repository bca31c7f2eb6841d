// The kinds of things that the verbs of the shell are about, by the names that the command language gives them: `play`
// is about cards, `place` about tiles and areas, `put` about what lies on cards, `claim`, `fund` and `phase` about what
// they say. What these are called, how they look and what else there is of them is in the canon (words.json5); no
// other file of app names a class of the canon, which tests/app/class_names_test.cpp sees to.
#pragma once

#include <string>

#include "engine/types/class_table.hpp"

namespace rego::app::kind {

// --- Who: the actors of commands
inline constexpr const char* kAnyone = "Anyone";
inline constexpr const char* kOwner = "Owner";
inline constexpr const char* kOwned = "Owned";
inline constexpr const char* kPlayer = "Player";
/// The class of a seat, from 1.
inline std::string player(std::size_t seat) { return kPlayer + std::to_string(seat); }
inline constexpr const char* kEngine = "Engine";
inline constexpr const char* kNeutral = "SoloOpponent";
inline constexpr const char* kNeutralCard = "NeutralCard";

// --- `play`, `action`, `put`, `buy`; `tr`, `hand`, `cards` and `tags` of `expect` and `state`
inline constexpr const char* kCard = "CardFront";
inline constexpr const char* kCardInHand = "ProjectCard";
inline constexpr const char* kCardBack = "CardBack";
inline constexpr const char* kHostedCard = "HostedCard";
inline constexpr const char* kPlayedEvent = "PlayedEvent";
inline constexpr const char* kActionCard = "ActionCard";
inline constexpr const char* kActionUsed = "ActionUsedMarker";
inline constexpr const char* kHolder = "ResourceCard";
inline constexpr const char* kOnCard = "Cardbound";
inline constexpr const char* kCardResource = "CardResource";
inline constexpr const char* kResource = "Resource";
inline constexpr const char* kProduction = "Production";
inline constexpr const char* kTag = "Tag";
inline constexpr const char* kRating = "TerraformRating";
inline constexpr const char* kPoints = "VictoryPoint";
inline constexpr const char* kBuy = "BuyCard";
inline constexpr const char* kPlay = "PlayCard";
inline constexpr const char* kPay = "Pay";
inline constexpr const char* kPayFrom = "PayFrom";
inline constexpr const char* kUseAction = "UseAction";
inline constexpr const char* kOwed = "Owed";
inline constexpr const char* kMandate = "Mandate";

// --- `place`, `map`; `tiles` and `claims` of `state`
inline constexpr const char* kTile = "Tile";
inline constexpr const char* kOwnedTile = "OwnedTile";
inline constexpr const char* kArea = "Area";
inline constexpr const char* kMarsArea = "MarsArea";
inline constexpr const char* kRemoteArea = "RemoteArea";
inline constexpr const char* kClaim = "LandClaimMarker";
inline constexpr const char* kOnHosted = "Robot";
inline constexpr const char* kNeighbor = "Neighbor";
inline constexpr const char* kAdjacency = "Adjacency";
inline constexpr const char* kParameter = "GlobalParameter";

// --- `project`, `sell`, `claim`, `fund`, `trade`
inline constexpr const char* kProject = "StandardProject";
inline constexpr const char* kSellPatents = "SellPatentsSP";
inline constexpr const char* kConvertPlants = "ConvertPlantsSA";
inline constexpr const char* kConvertHeat = "ConvertHeatSA";
inline constexpr const char* kMilestone = "Milestone";
inline constexpr const char* kAward = "Award";
inline constexpr const char* kColony = "ColonyTile";
inline constexpr const char* kSleepingColony = "SleepingTile";
inline constexpr const char* kColonyBuilt = "Colony";
inline constexpr const char* kColonyTrack = "ColonyProduction";
inline constexpr const char* kFleet = "TradeFleet";
inline constexpr const char* kTrade = "Trade";

// --- `delegate`, `policy`, `reveal`, `turmoil`
inline constexpr const char* kParty = "Party";
inline constexpr const char* kRulingParty = "RulingParty";
inline constexpr const char* kDominantParty = "DominantParty";
inline constexpr const char* kChairman = "Chairman";
inline constexpr const char* kPartyLeader = "PartyLeader";
inline constexpr const char* kDelegate = "Delegate";
inline constexpr const char* kReserveDelegate = "ReserveDelegate";
inline constexpr const char* kInLobby = "InLobby";
inline constexpr const char* kNeutralDelegates = "Neutral";
inline constexpr const char* kPolicy = "Policy";
inline constexpr const char* kGlobalEvent = "GlobalEvent";
inline constexpr const char* kDistantEvent = "DistantEvent";
inline constexpr const char* kComingEvent = "ComingEvent";
inline constexpr const char* kCurrentEvent = "CurrentEvent";
inline constexpr const char* kReveal = "Reveal";
inline constexpr const char* kNeutralDelegate = "NeutralDelegate";
inline constexpr const char* kEventHappens = "EventHappens";

// --- `phase`, `turn`, `pass`, `end`; `generation`, `turn` and `passed` of `state`
inline constexpr const char* kPhase = "Phase";
inline constexpr const char* kEnd = "End";
inline constexpr const char* kGeneration = "Generation";
inline constexpr const char* kFirstPlayer = "FirstPlayer";
inline constexpr const char* kLastGeneration = "LastGeneration";
inline constexpr const char* kSoloGoal = "SoloGoal";
inline constexpr const char* kTurn = "Turn";
inline constexpr const char* kActionTaken = "ActionTaken";
inline constexpr const char* kPassed = "Passed";

// --- PETS itself
inline constexpr const char* kMoney = "Megacredit";  // what a bare number counts
inline constexpr const char* kThis = "This";
inline constexpr const char* kClass = "Class";
inline constexpr const char* kSignal = "Signal";
inline constexpr const char* kOk = "Ok";
inline constexpr const char* kDie = "Die";

}  // namespace rego::app::kind

namespace rego::app {

/// The same as numbers, for whoever looks at the table: found by name once; kNoClass where the canon lacks one.
struct Kinds {
    explicit Kinds(const engine::ClassTable& table);

    engine::ClassId rating, card_in_hand;
    engine::ClassId card, played_event, card_resource, on_hosted, action_used, tag;
    engine::ClassId tile, owned_tile, area, claim;
    engine::ClassId milestone, award;
    engine::ClassId colony, sleeping_colony, colony_built, colony_track, fleet, trade;
    engine::ClassId party, party_leader, delegate, reserve, in_lobby, chairman, neutral;
    engine::ClassId ruling, dominant, distant, coming, current, global_event;
    engine::ClassId passed;
};

}  // namespace rego::app
