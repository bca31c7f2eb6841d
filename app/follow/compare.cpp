#include "app/follow/compare.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <fmt/format.h>

#include "app/lens/kinds.hpp"

namespace rego::app::follow {

namespace {

/// How much a wrong tile, card or marker weighs against single cubes.
constexpr int kWeighty = 5;

class Comparison {
  public:
    void number(const std::string& what, int expected, int actual, int weight = 1) {
        if (expected == actual) return;
        add(what, std::to_string(expected), std::to_string(actual), weight * std::abs(expected - actual));
    }
    void words(const std::string& what, const std::string& expected, const std::string& actual) {
        if (expected != actual) add(what, expected, actual, kWeighty);
    }
    void counts(const std::string& what, const Counts& expected, const Counts& actual) {
        std::set<std::string> keys;
        for (const auto& [key, n] : expected) keys.insert(key);
        for (const auto& [key, n] : actual) keys.insert(key);
        const auto in = [](const Counts& counts, const std::string& key) {
            const auto it = counts.find(key);
            return it == counts.end() ? 0 : it->second;
        };
        for (const std::string& key : keys) number(what + " " + key, in(expected, key), in(actual, key));
    }
    /// Lists whose order does not matter.
    void sets(const std::string& what, const std::vector<std::string>& expected,
              const std::vector<std::string>& actual) {
        Counts there, here;
        for (const auto& name : expected) ++there[name];
        for (const auto& name : actual) ++here[name];
        for (const auto& [name, n] : there) {
            if (here[name] < n) add(what, name, "nothing", kWeighty);
        }
        for (const auto& [name, n] : here) {
            if (there[name] < n) add(what, "nothing", name, kWeighty);
        }
    }
    std::vector<Difference> take() { return std::move(found_); }

  private:
    void add(const std::string& what, std::string expected, std::string actual, int size) {
        found_.push_back({what, std::move(expected), std::move(actual), size});
    }
    std::vector<Difference> found_;
};

std::vector<std::string> tile_words(const std::vector<TileState>& tiles) {
    std::vector<std::string> words;
    for (const TileState& tile : tiles) {
        std::string text = tile.tile.empty() ? tile.area : fmt::format("{}<{}", tile.tile, tile.area);
        if (!tile.owner.empty()) text += ", " + tile.owner;
        words.push_back(tile.tile.empty() ? text : text + ">");
    }
    return words;
}

std::vector<std::string> goal_words(const std::vector<Taken>& goals) {
    std::vector<std::string> words;
    for (const Taken& goal : goals) words.push_back(fmt::format("{}<{}>", goal.name, goal.player));
    return words;
}

void colonies(Comparison& comparison, const Snapshot& expected, const Snapshot& actual) {
    const auto names = [](const Snapshot& state) {
        std::vector<std::string> all;
        for (const ColonyState& tile : state.colonies) all.push_back(tile.name);
        return all;
    };
    comparison.sets("colony tile", names(expected), names(actual));
    for (const ColonyState& there : expected.colonies) {
        const auto here = std::ranges::find(actual.colonies, there.name, &ColonyState::name);
        if (here == actual.colonies.end()) continue;
        comparison.number(there.name + " track", there.track, here->track);
        comparison.words(there.name + " colonies", fmt::format("{}", fmt::join(there.colonies, " ")),
                         fmt::format("{}", fmt::join(here->colonies, " ")));
        comparison.words(there.name + " visitor", there.visitor, here->visitor);
        comparison.words(there.name + " asleep", there.inactive ? "yes" : "no", here->inactive ? "yes" : "no");
    }
}

void committee(Comparison& comparison, const CommitteeState& there, const CommitteeState& here) {
    comparison.words("ruling party", there.ruling, here.ruling);
    comparison.words("dominant party", there.dominant, here.dominant);
    comparison.words("chairman", there.chairman, here.chairman);
    for (const auto& [name, party] : there.parties) {
        const auto found = here.parties.find(name);
        const PartyState empty;
        const PartyState& present = found == here.parties.end() ? empty : found->second;
        comparison.words(name + " leader", party.leader, present.leader);
        comparison.counts(name + " delegates", party.delegates, present.delegates);
    }
    comparison.counts("reserve", there.reserve, here.reserve);
    comparison.sets("lobby", there.lobby, here.lobby);
    comparison.words("distant event", there.distant, here.distant);
    comparison.words("coming event", there.coming, here.coming);
    comparison.words("current event", there.current, here.current);
}

const Parameter* find(const std::vector<Parameter>& parameters, const std::string& key) {
    const auto found = std::ranges::find(parameters, key, &Parameter::key);
    return found == parameters.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Difference> compare(const Snapshot& expected, const Snapshot& actual) {
    Comparison comparison;
    comparison.number("generation", expected.generation, actual.generation, kWeighty);
    comparison.words("first player", expected.first, actual.first);
    for (const Parameter& there : expected.parameters) {
        const Parameter* here = find(actual.parameters, there.key);
        comparison.number(there.key, there.value, here == nullptr ? 0 : here->value, kWeighty);
    }
    comparison.sets("tile", tile_words(expected.tiles), tile_words(actual.tiles));
    comparison.sets("claim", tile_words(expected.claims), tile_words(actual.claims));
    comparison.sets("milestone", goal_words(expected.milestones), goal_words(actual.milestones));
    comparison.sets("award", goal_words(expected.awards), goal_words(actual.awards));
    colonies(comparison, expected, actual);
    if (expected.committee && actual.committee) committee(comparison, *expected.committee, *actual.committee);
    for (std::size_t i = 0; i < expected.players.size() && i < actual.players.size(); ++i) {
        const PlayerState& there = expected.players[i];
        const PlayerState& here = actual.players[i];
        const std::string who = here.name + " ";
        for (std::size_t r = 0; r < actual.resources.size(); ++r) {
            comparison.number(who + "stock " + actual.resources[r], there.stock[r], here.stock[r]);
            comparison.number(who + "production " + actual.resources[r], there.production[r], here.production[r], 2);
        }
        comparison.number(who + "TR", there.tr, here.tr, 2);
        comparison.number(who + "hand", there.hand, here.hand);
        comparison.sets(who + "tableau", there.tableau, here.tableau);
        comparison.sets(who + "events", there.events, here.events);
        std::set<std::string> cards;
        for (const auto& [card, kinds] : there.resources) cards.insert(card);
        for (const auto& [card, kinds] : here.resources) cards.insert(card);
        const auto on = [](const PlayerState& player, const std::string& card) {
            const auto it = player.resources.find(card);
            return it == player.resources.end() ? Counts{} : it->second;
        };
        for (const std::string& card : cards) comparison.counts(who + "on " + card, on(there, card), on(here, card));
        comparison.counts(who + "tags", there.tags, here.tags);
        // Markers and passes go, and fleets return, when the next generation begins; after the last one they mean
        // nothing.
        const bool is_between = expected.phase == "production" || expected.phase == "solar" || expected.phase == "end";
        if (there.fleets && here.fleets) {
            if (!is_between) {
                comparison.number(who + "free fleets", (*there.fleets)[0], (*here.fleets)[0], kWeighty);
            }
            comparison.number(who + "fleets", (*there.fleets)[1], (*here.fleets)[1], kWeighty);
        }
        if (is_between) continue;
        comparison.sets(who + "action used", there.actions_used, here.actions_used);
        comparison.words(who + "passed", there.passed ? "yes" : "no", here.passed ? "yes" : "no");
    }
    return comparison.take();
}

int distance(const std::vector<Difference>& differences) {
    int sum = 0;
    for (const Difference& difference : differences) sum += difference.size;
    return sum;
}

// --- Changes that lead from one to the other -------------------------------------------------------------------

namespace {

class Corrections {
  public:
    std::vector<std::string> between(const Snapshot& expected, const Snapshot& actual) {
        for (const Parameter& here : actual.parameters) {
            const Parameter* there = find(expected.parameters, here.key);
            if (there != nullptr && !here.step.empty()) set(here.step, (there->value - here.value) / here.step_size, 0);
        }
        const auto plain = [](const std::string& name) { return name; };
        lists(tile_words(expected.tiles), tile_words(actual.tiles), plain);
        lists(tile_words(expected.claims), tile_words(actual.claims),
              [](const std::string& name) { return fmt::format("{}<{}>", kind::kClaim, name); });
        lists(goal_words(expected.milestones), goal_words(actual.milestones), plain);
        lists(goal_words(expected.awards), goal_words(actual.awards), plain);
        lists(fleet_words(expected), fleet_words(actual), plain);
        for (const ColonyState& there : expected.colonies) {
            const auto here = std::ranges::find(actual.colonies, there.name, &ColonyState::name);
            if (here != actual.colonies.end()) colony(there, *here);
        }
        if (expected.committee && actual.committee)
            lists(committee_words(*expected.committee), committee_words(*actual.committee), plain);
        for (std::size_t i = 0; i < expected.players.size() && i < actual.players.size(); ++i)
            player(expected.players[i], actual.players[i], actual.resources);
        return std::move(changes_);
    }

  private:
    void set(const std::string& what, int wanted, int present) {
        if (wanted > present) changes_.push_back(fmt::format("{} {}", wanted - present, what));
        if (wanted < present) changes_.push_back(fmt::format("-{} {}", present - wanted, what));
    }

    template <class Spelled>
    void lists(const std::vector<std::string>& wanted, const std::vector<std::string>& present, Spelled spelled) {
        for (const std::string& name : present) {
            if (std::find(wanted.begin(), wanted.end(), name) == wanted.end()) changes_.push_back("-" + spelled(name));
        }
        for (const std::string& name : wanted) {
            if (std::find(present.begin(), present.end(), name) == present.end()) changes_.push_back(spelled(name));
        }
    }

    /// What is there as often as it is there: `lists` then tells how it has to change.
    static std::vector<std::string> committee_words(const CommitteeState& state) {
        std::vector<std::string> words;
        const auto about = [&](const char* cls, const std::string& what) {
            if (!what.empty()) words.push_back(fmt::format("{}<{}>", cls, what));
        };
        about(kind::kRulingParty, state.ruling);
        about(kind::kDominantParty, state.dominant);
        about(kind::kChairman, state.chairman);
        about(kind::kDistantEvent, state.distant);
        about(kind::kComingEvent, state.coming);
        about(kind::kCurrentEvent, state.current);
        for (const std::string& player : state.lobby) about(kind::kInLobby, player);
        for (const auto& [owner, count] : state.reserve) counted(words, count, kind::kReserveDelegate, owner);
        for (const auto& [name, party] : state.parties) {
            if (!party.leader.empty())
                words.push_back(fmt::format("{}<{}, {}>", kind::kPartyLeader, name, party.leader));
            for (const auto& [owner, count] : party.delegates)
                counted(words, count, kind::kDelegate, fmt::format("{}, {}", name, owner));
        }
        return words;
    }
    static void counted(std::vector<std::string>& words, int count, const char* cls, const std::string& arguments) {
        if (count > 0) words.push_back(fmt::format("{} {}<{}>", count, cls, arguments));
    }

    static std::vector<std::string> fleet_words(const Snapshot& state) {
        std::vector<std::string> words;
        for (const ColonyState& tile : state.colonies) {
            if (!tile.visitor.empty())
                words.push_back(fmt::format("{}<{}, {}>", kind::kTrade, tile.name, tile.visitor));
        }
        return words;
    }

    void colony(const ColonyState& there, const ColonyState& here) {
        if (there.inactive != here.inactive) {
            const std::string asleep = fmt::format("{}<{}<{}>>", kind::kSleepingColony, kind::kClass, there.name);
            changes_.push_back(there.inactive ? fmt::format("{} FROM {}", asleep, there.name)
                                              : fmt::format("{} FROM {}", there.name, asleep));
        }
        if (there.inactive) return;
        const int present = here.inactive ? 0 : here.track;  // a tile put there by hand has its marker at the start
        set(fmt::format("{}<{}>", kind::kColonyTrack, there.name), there.track, present);
        std::set<std::string> owners(there.colonies.begin(), there.colonies.end());
        owners.insert(here.colonies.begin(), here.colonies.end());
        const auto owned = [](const ColonyState& tile, const std::string& owner) {
            return static_cast<int>(std::count(tile.colonies.begin(), tile.colonies.end(), owner));
        };
        for (const std::string& owner : owners) {
            set(fmt::format("{}<{}, {}>", kind::kColonyBuilt, there.name, owner), owned(there, owner),
                owned(here, owner));
        }
    }

    void player(const PlayerState& there, const PlayerState& here, const std::vector<std::string>& resources) {
        const std::string& who = here.name;
        for (std::size_t r = 0; r < resources.size(); ++r) {
            const std::string own = fmt::format("{}<{}>", resources[r], who);
            set(own, there.stock[r], here.stock[r]);
            const int more = there.production[r] - here.production[r];
            if (more != 0) changes_.push_back(fmt::format("PROD[{}{} {}]", more < 0 ? "-" : "", std::abs(more), own));
        }
        set(fmt::format("{}<{}>", kind::kRating, who), there.tr, here.tr);
        set(fmt::format("{}<{}>", kind::kCardInHand, who), there.hand, here.hand);
        lists(there.tableau, here.tableau, [&](const std::string& card) { return fmt::format("{}<{}>", card, who); });
        lists(there.events, here.events, [&](const std::string& card) {
            return fmt::format("{}<{}, {}<{}>>", kind::kPlayedEvent, who, kind::kClass, card);
        });
        on_cards(there, here);
        if (there.fleets && here.fleets) {
            set(fmt::format("{}<{}>", kind::kFleet, who), (*there.fleets)[0], (*here.fleets)[0]);
        }
        lists(there.actions_used, here.actions_used,
              [&](const std::string& card) { return fmt::format("{}<{}<{}>>", kind::kActionUsed, card, who); });
        set(fmt::format("{}<{}>", kind::kPassed, who), there.passed ? 1 : 0, here.passed ? 1 : 0);
    }

    void on_cards(const PlayerState& there, const PlayerState& here) {
        std::set<std::pair<std::string, std::string>> held;
        for (const PlayerState* state : {&there, &here}) {
            for (const auto& [card, kinds] : state->resources) {
                for (const auto& [kind, n] : kinds) held.insert({card, kind});
            }
        }
        const auto on = [](const PlayerState& player, const std::string& card, const std::string& kind) {
            const auto it = player.resources.find(card);
            if (it == player.resources.end()) return 0;
            const auto found = it->second.find(kind);
            return found == it->second.end() ? 0 : found->second;
        };
        for (const auto& [card, kind] : held)
            set(fmt::format("{}<{}<{}>>", kind, card, here.name), on(there, card, kind), on(here, card, kind));
    }

    std::vector<std::string> changes_;
};

}  // namespace

std::vector<std::string> corrections(const Snapshot& expected, const Snapshot& actual) {
    return Corrections().between(expected, actual);
}

}  // namespace rego::app::follow
