#include "app/follow/beginnings.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/follow/trading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "parser/build.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::follow {

using namespace engine;

/// A kind of step, a row each.
struct BeginningsOfSteps::Kind {
    std::string_view kind;
    Beginnings (BeginningsOfSteps::*read)(const Step& step) const;
    std::string_view name = {};  // how the name of the step begins, where the kind alone does not say what it is
};

const BeginningsOfSteps::Kind* BeginningsOfSteps::kind_of(const Step& step) {
    using Self = BeginningsOfSteps;
    static constexpr std::array kKinds{
        Kind{"play", &Self::play},
        Kind{"prelude", &Self::prelude},
        Kind{"action", &Self::action},
        Kind{"project", &Self::project},
        Kind{"convertPlants", &Self::convert_plants},
        Kind{"convertHeat", &Self::convert_heat},
        Kind{"sell", &Self::sell},
        Kind{"research", &Self::research},
        Kind{"claim", &Self::claim},
        Kind{"fund", &Self::fund},
        Kind{"trade", &Self::trade},
        Kind{"pass", &Self::pass},
        Kind{"end", &Self::end},
        Kind{"greenery", &Self::greenery},
        Kind{"other", &Self::first, "first action"},
        Kind{"other", &Self::delegate, "delegate"},
        Kind{"other", &Self::policy, "policy"},
        Kind{"worldgov", &Self::govern},
    };
    const auto found = std::ranges::find_if(
        kKinds, [&](const Kind& each) { return each.kind == step.kind && step.name.starts_with(each.name); });
    return found == kKinds.end() ? nullptr : &*found;
}

Beginnings BeginningsOfSteps::of(const Step& step) const {
    const Kind* kind = kind_of(step);
    return kind == nullptr ? Beginnings{} : (this->*kind->read)(step);
}

Moves BeginningsOfSteps::of_corporations(const std::vector<const Step*>& steps) const {
    Moves moves;
    for (const Step* step : steps) {
        const auto card = lexicon_.find(step->card);
        if (!card) continue;
        moves.push_back(move(Verb::Play, *step, card));
        const auto offered = game_.core().property(game_.core().types().base(*card), "cardsOffered");
        if (!step->count || offered.value_or(0) == 0) continue;
        moves.push_back(many(Verb::Buy, *step));
    }
    return moves;
}

Move BeginningsOfSteps::move(Verb verb, const Step& step, std::optional<ClassId> about) const {
    return {.verb = verb, .actor = lexicon_.actor(step.player).value_or(kNoType), .about = about.value_or(kNoClass)};
}

Move BeginningsOfSteps::many(Verb verb, const Step& step) const {
    Move made = move(verb, step);
    made.number = step.count.value_or(0);
    return made;
}

Move BeginningsOfSteps::conversion(const Step& step, const char* what) const {
    return move(Verb::Convert, step, game_.core().table().find(what));
}

// --- Cards and what lies there -----------------------------------------------------------------------------------

Beginnings BeginningsOfSteps::play(const Step& step) const {
    const auto card = lexicon_.find(step.card);
    return card ? payments_.paid_or_not(step, move(Verb::Play, step, card)) : Beginnings{};
}

Beginnings BeginningsOfSteps::prelude(const Step& step) const {
    Beginnings all = play(step);
    // What does not lie there afterwards has come to nothing.
    if (!all.empty() && !lies_there_after(step))
        all.insert(all.begin(), {move(Verb::Discard, step, lexicon_.find(step.card))});
    return all;
}

/// The card of the step, before whoever made it.
bool BeginningsOfSteps::lies_there_after(const Step& step) const {
    const unsigned seat = lexicon_.seat_of(step.player);
    if (seat == 0) return true;
    const PlayerState& player = *step.after.players[seat - 1];
    const auto has = [&](const Words& cards) { return std::ranges::find(cards, step.card) != cards.end(); };
    return has(*player.tableau) || has(*player.events);
}

Beginnings BeginningsOfSteps::action(const Step& step) const {
    const auto card = lexicon_.find(step.card);
    if (!card) return {};
    const std::size_t actions = game_.core().table().info(*card).actions.size();
    Beginnings all;
    for (std::size_t i = 1; i <= std::max<std::size_t>(actions, 1); ++i) {
        Move one = move(Verb::Action, step, card);
        if (actions > 1) one.number = static_cast<int>(i);
        for (auto& beginning : payments_.paid_or_not(step, one)) all.push_back(std::move(beginning));
    }
    return all;
}

Beginnings BeginningsOfSteps::project(const Step& step) const {
    const auto project = lexicon_.find(step.name, "SP");
    return project ? payments_.paid_or_not(step, move(Verb::Project, step, project)) : Beginnings{};
}

Beginnings BeginningsOfSteps::convert_plants(const Step& step) const {
    return {{conversion(step, kind::kConvertPlants)}};
}

Beginnings BeginningsOfSteps::convert_heat(const Step& step) const {
    return payments_.paid_or_not(step, conversion(step, kind::kConvertHeat));
}

Beginnings BeginningsOfSteps::sell(const Step& step) const { return {{many(Verb::Sell, step)}}; }

Beginnings BeginningsOfSteps::research(const Step& step) const {
    return payments_.paid_or_not(step, many(Verb::Buy, step));
}

// --- Goals, colonies, the committee --------------------------------------------------------------------------------

Beginnings BeginningsOfSteps::goal(Verb verb, const Step& step) const {
    const auto goal = lexicon_.find(step.name);
    return goal ? payments_.paid_or_not(step, move(verb, step, goal)) : Beginnings{};
}

Beginnings BeginningsOfSteps::claim(const Step& step) const { return goal(Verb::Claim, step); }

Beginnings BeginningsOfSteps::fund(const Step& step) const { return goal(Verb::Fund, step); }

/// A trade that nothing was paid for may have been the action of a card.
Beginnings BeginningsOfSteps::trade(const Step& step) const {
    const auto colony = lexicon_.find(step.name);
    if (!colony) return {};
    const Move trade = move(Verb::Trade, step, colony);
    if (step.payment || trade.actor == kNoType) return payments_.paid_or_not(step, trade);
    Beginnings all = trades_by_card(game_, trade);
    all.push_back({trade});
    return all;
}

/// Where the record does not say into which party, it may be any.
Beginnings BeginningsOfSteps::delegate(const Step& step) const {
    const auto chosen = std::ranges::find(step.choices, "party", &Choice::kind);
    const bool is_told = chosen != step.choices.end() && !chosen->chosen.empty();
    const auto told = is_told ? lexicon_.find(chosen->chosen.front()) : std::nullopt;
    const auto any = game_.core().table().find(kind::kParty);
    Beginnings all;
    for (const ClassId party : any ? game_.core().table().info(*any).concrete_descendants : std::vector<ClassId>{}) {
        if (is_told && party != told) continue;
        for (auto& beginning : payments_.paid_or_not(step, move(Verb::Delegate, step, party)))
            all.push_back(std::move(beginning));
    }
    return all;
}

Beginnings BeginningsOfSteps::policy(const Step& step) const {
    return payments_.paid_or_not(step, move(Verb::Policy, step));
}

/// What the world government does waits as a task already; which track it raises, the step says in words.
Beginnings BeginningsOfSteps::govern(const Step& step) const {
    Beginnings all;
    for (const Track& track : lexicon_.tracks()) {
        const bool is_named = parser::lower(step.name).find(parser::lower(track.key)) != std::string::npos;
        if (!is_named) continue;
        Move raise = move(Verb::Answer, step);
        raise.answers = {Said{parser::gain(parser::type(game_.core().table().info(track.cls).name))}};
        all.push_back({std::move(raise)});
    }
    all.push_back({});
    return all;
}

// --- Turns -------------------------------------------------------------------------------------------------------

/// Whose first action it is has to be said where there are several: a record tells them one by one.
Beginnings BeginningsOfSteps::first(const Step& step) const {
    Move first = move(Verb::First, step);
    const bool is_one_of_several = first.actor != kNoType && game_.count(kind::kMandate, first.actor) > 1;
    if (is_one_of_several) first.about = lexicon_.find(step.card).value_or(kNoClass);
    return {{first}};
}

Beginnings BeginningsOfSteps::pass(const Step& step) const { return {{move(Verb::Pass, step)}}; }

Beginnings BeginningsOfSteps::end(const Step& step) const { return {{move(Verb::End, step)}}; }

Beginnings BeginningsOfSteps::greenery(const Step& step) const {
    return step.name == "done" ? end(step) : convert_plants(step);
}

}  // namespace rego::app::follow
