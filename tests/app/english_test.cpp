// PETS in English: each construct, and every card of the canon against its AST.
#include "app/tell/render/english/english.hpp"

#include <set>

#include <doctest/doctest.h>

#include "engine/load/canon.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/transform.hpp"

using namespace rego;
using namespace rego::app;

namespace {

const engine::ClassTable& table() {
    static const auto canon = std::make_shared<const engine::Canon>(engine::load_embedded_canon({}));
    static const engine::ClassTable made(canon);
    return made;
}

std::string instruction(const std::string& pets) {
    return English(table()).instruction(parser::parse_instruction(pets).value());
}
std::string requirement(const std::string& pets) {
    return English(table()).requirement(parser::parse_requirement(pets).value());
}
std::string metric(const std::string& pets) { return English(table()).metric(parser::parse_metric(pets).value()); }
std::string action(const std::string& pets) { return English(table()).action(parser::parse_action(pets).value()); }
std::string effect(const std::string& pets) { return English(table()).effect(parser::parse_effect(pets).value()); }

/// What an English phrase must mention: numbers and names that stand in the AST.
class Mentions {
  public:
    explicit Mentions(std::string phrase) : phrase_(std::move(phrase)) {}

    void number(std::int64_t value) {
        CAPTURE(phrase_);
        CAPTURE(value);
        if (value > 1) CHECK(phrase_.find(std::to_string(value)) != std::string::npos);
    }
    void name(const parser::Expression& type) {
        // Resources, tags, tiles and tracks are called by their names; the rest is said in other ways.
        const auto cls = table().find(type.name);
        if (!cls) return;
        for (const char* super : {"StandardResource", "CardResource", "Tag", "CityTile", "GreeneryTile", "OceanTile"}) {
            const auto id = table().find(super);
            if (!id || !table().is_subclass(*cls, *id)) continue;
            const Noun noun = engine::noun_of(table(), *cls);
            CAPTURE(phrase_);
            CAPTURE(noun.one);
            const auto& brief = engine::own_words(table(), *cls).brief;
            const auto says = [&](std::string_view words) { return phrase_.find(words) != std::string::npos; };
            // Whichever resource it is: "one of your productions", "4 of that resource".
            const bool is_any = table().info(*cls).is_abstract && (says(" production") || says("that resource"));
            // "Earth or Venus tag".
            const bool is_shared = says(noun.one.substr(0, noun.one.rfind(' '))) && says(" tag on a card");
            CHECK((is_any || is_shared || says(noun.one) || says(noun.many) || (brief && says(brief->one))));
        }
        const auto track = engine::track_of(table(), *cls);
        if (track && !track->raised.empty() && !table().info(*cls).is_abstract) {
            CAPTURE(phrase_);
            CHECK(phrase_.find(track->name) != std::string::npos);
        }
    }

    void of(const parser::Metric& metric) {
        const auto* scaled = std::get_if<parser::ScaledMetric>(&metric.node);
        const auto* count = scaled == nullptr ? nullptr : std::get_if<parser::CountMetric>(&scaled->inner->node);
        const auto cls = count == nullptr ? std::nullopt : table().find(count->type.name);
        const auto track = cls ? engine::track_of(table(), *cls) : std::nullopt;
        // All of a track: "completed parameter".
        if (scaled != nullptr && !(track && track->most == scaled->unit)) number(scaled->unit);
        if (const auto* constant = std::get_if<parser::ConstantMetric>(&metric.node)) number(constant->value);
    }
    void of(const parser::Requirement& requirement) {
        const auto* count = std::get_if<parser::CountRequirement>(&requirement.node);
        if (count == nullptr) return;
        const bool goes_without_saying = English(table()).requirement(requirement).empty();
        if (count->comparison == parser::Comparison::AtMost && !goes_without_saying) {
            bool limited = false;
            for (const char* words : {"at most", "or less", " no ", "not ", "once that is paid", "pay ", "without "}) {
                limited |= phrase_.find(words) != std::string::npos;
            }
            CAPTURE(phrase_);
            CHECK(limited);
        }
        const auto* metric = std::get_if<parser::CountMetric>(&count->metric.node);
        const auto cls = metric == nullptr ? std::nullopt : table().find(metric->type.name);
        const auto track = cls ? engine::track_of(table(), *cls) : std::nullopt;
        if (!track || track->raised.empty()) {
            number(count->amount);
        } else {
            CAPTURE(phrase_);
            CHECK(phrase_.find(track->value_text(count->amount)) != std::string::npos);
        }
    }
    void of(const parser::Instruction& instruction) {
        if (const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node)) number(gain->amount.value);
        if (const auto* gone = std::get_if<parser::RemoveInstruction>(&instruction.node)) number(gone->amount.value);
        if (const auto* both = std::get_if<parser::TransmuteInstruction>(&instruction.node)) number(both->amount.value);
    }
    void of(const parser::Cost& cost) {
        if (const auto* spend = std::get_if<parser::SpendCost>(&cost.node)) number(spend->amount.value);
    }

  private:
    std::string phrase_;
};

/// Goes through a tree and asks that all of it is mentioned.
template <class Node>
void check_mentioned(const Node& node, Mentions& mentions) {
    if constexpr (std::is_same_v<Node, parser::Instruction>) {
        // That there is nothing left to do goes without saying.
        const auto* gate = std::get_if<parser::GatedInstruction>(&node.node);
        if (gate != nullptr && parser::to_string(*gate->inner) == "Ok") return;
    }
    if constexpr (requires { mentions.of(node); }) mentions.of(node);
    if constexpr (std::is_same_v<Node, parser::Expression>) {
        mentions.name(node);
        for (const auto& argument : node.arguments) check_mentioned(argument, mentions);
        if (node.refinement) check_mentioned(*node.refinement->requirement, mentions);
    } else if constexpr (requires { node.node; }) {
        std::visit(
            [&](const auto& inner) {
                parser::detail::each_child(inner, [&](const auto& child) { check_mentioned(child, mentions); });
            },
            node.node);
    }
}

}  // namespace

TEST_CASE("gains and removals") {
    CHECK(instruction("3 Plant") == "gain 3 plants");
    CHECK(instruction("5") == "gain 5 M€");
    CHECK(instruction("30, 20 Steel") == "gain 30 M€ and 20 steel");
    CHECK(instruction("2 TerraformRating") == "raise your TR 2 steps");
    CHECK(instruction("TemperatureStep") == "raise the temperature 1 step");
    CHECK(instruction("2 ProjectCard") == "draw 2 cards");
    CHECK(instruction("Animal<This>") == "add 1 animal to this card");
    CHECK(instruction("2 Microbe") == "add 2 microbes to a card");
    CHECK(instruction("-2 Plant") == "lose 2 plants");
    CHECK(instruction("-3 Plant<Anyone>?") == "remove up to 3 plants from any player");
    CHECK(instruction("OceanTile") == "place an ocean tile");
    CHECK(
        instruction("GreeneryTile<WaterArea>, GreeneryTile<WaterArea>") ==
        "place a greenery tile on an area reserved for an ocean (disregarding the usual restrictions) and raise oxygen "
        "1 step twice");
    CHECK(instruction("OceanTile, OceanTile, OceanTile, 3") == "place 3 ocean tiles and gain 3 M€");
    CHECK(instruction("OceanTile, OceanTile") == "place 2 ocean tiles");
}

TEST_CASE("production") {
    CHECK(instruction("PROD[2 Plant]") == "increase your plant production 2 steps");
    CHECK(instruction("PROD[-Energy, 3], CityTile") ==
          "decrease your energy production 1 step, increase your M€ production 3 steps and place a city tile");
    CHECK(instruction("PROD[-Heat<Anyone>]") == "decrease any player's heat production 1 step");
    CHECK(instruction("PROD[1 / 2 BuildingTag]") == "increase your M€ production 1 step per 2 building tags you have");
}

TEST_CASE("places") {
    CHECK(instruction("CityTile<LandArea(HAS MAX 0 Neighbor<Tile>)>") ==
          "place a city tile on a land area not next to a tile");
    CHECK(instruction("CityTile<LandArea(HAS 2 Neighbor<CityTile<Anyone>>)>") ==
          "place a city tile on a land area next to at least 2 city tiles");
    CHECK(
        instruction("GreeneryTile<WaterArea>") ==
        "place a greenery tile on an area reserved for an ocean (disregarding the usual restrictions) and raise oxygen "
        "1 step");
}

TEST_CASE("choices, stages, gates, transmutations") {
    CHECK(instruction("5 Plant OR 4 Animal") == "either gain 5 plants or add 4 animals to a card");
    CHECK(instruction("Plant OR Ok") == "you may gain 1 plant");
    CHECK(instruction("-ProjectCard THEN ProjectCard") == "discard 1 card, then draw 1 card");
    CHECK(instruction("3 PlantTag: 4 Plant") == "if you have at least 3 plant tags, gain 4 plants");
    CHECK(instruction("2 Steel<Owner FROM Anyone>?") == "steal up to 2 steel from any player");
    CHECK(instruction("ProjectCard FROM Science<This>") == "remove 1 science resource from this card to draw 1 card");
    CHECK(instruction("OceanTile BY Player2") == "place an ocean tile (done by Player2)");
    CHECK(instruction("@copyProductionBox(CardFront(HAS BuildingTag))") ==
          "copy the production box of a card you have with a building tag");
    CHECK(sentence(instruction("PROD[X Megacredit FROM Heat]")) ==
          "Decrease your heat production X steps to increase your M€ production X steps (X is any number).");
}

TEST_CASE("what follows a choice, a stage or a condition does not seem to belong to it") {
    CHECK(instruction("Plant OR Heat, ProjectCard") == "either gain 1 plant or gain 1 heat; and draw 1 card");
    CHECK(instruction("5, Plant OR Heat, ProjectCard") ==
          "gain 5 M€, either gain 1 plant or gain 1 heat; and draw 1 card");
    CHECK(instruction("Plant OR Heat, 5, ProjectCard") ==
          "either gain 1 plant or gain 1 heat; gain 5 M€ and draw 1 card");
    CHECK(instruction("(Plant OR Ok), ProjectCard") == "you may gain 1 plant; and draw 1 card");
    CHECK(instruction("(PlantTag: 5), 3 Heat") == "if you have a plant tag, gain 5 M€; and gain 3 heat");
    CHECK(instruction("ProjectCard, Plant OR Heat") == "draw 1 card and either gain 1 plant or gain 1 heat");
}

TEST_CASE("what an earlier stage has placed is that very tile") {
    CHECK(instruction(
              "OceanTile THEN -4 Megacredit<Anyone(HAS OwnedTile<Anyone, MarsArea(HAS Neighbor<OceanTile>)>)>?") ==
          "place an ocean tile, then remove up to 4 M€ from any player with a tile on an area next to that ocean tile");
    CHECK(instruction("OceanTile THEN OceanTile") == "place an ocean tile, then place an ocean tile");
    CHECK(instruction("OceanTile THEN CityTile<LandArea(HAS 2 Neighbor<OceanTile>)>") ==
          "place an ocean tile, then place a city tile on a land area next to at least 2 ocean tiles");
}

TEST_CASE("inside the class of a marker, This is the marker, and the header is known") {
    const engine::ClassInfo& claim = table().info(*table().find("LandClaimMarker"));
    const English english = English(table()).inside(claim);
    CHECK(english.effect(parser::parse_effect("Tile<LandArea> BY !Owner:: Die").value()) ==
          "an opponent may not place a tile on that land area");
    CHECK(english.effect(parser::parse_effect("Tile<LandArea> BY Owner:: -This").value()) ==
          "when you place a tile on that land area, remove this marker");
    CHECK(english.requirement(parser::parse_requirement("MAX 1 This").value()) == "there is at most 1 of this marker");
}

TEST_CASE("requirements") {
    CHECK(requirement("4 OxygenStep") == "oxygen is 4 % or more");
    CHECK(requirement("MAX 8 TemperatureStep") == "temperature is -14 °C or less");
    CHECK(requirement("3 ScienceTag") == "you have at least 3 science tags");
    CHECK(requirement("2 CityTile<Anyone>") == "there are at least 2 city tiles in play");
    CHECK(requirement("PROD[6 Energy]") == "your energy production is 6 or more");
    CHECK(requirement("MAX 0 Phase") == "it is not the phase");
    CHECK(requirement("4 (PlantTag OR MicrobeTag)") == "you have at least 4 plant tags or microbe tags");
    CHECK(requirement("8 Class<Tag>(HAS Tag<Owner>)") == "you have at least 8 kinds of tags");
    CHECK(requirement("PlantTag, AnimalTag") == "you have a plant tag and an animal tag");
    CHECK(requirement("PlantTag OR AnimalTag") == "you have a plant tag or an animal tag");
    CHECK(requirement("EVAL This.requirement") == "the requirement of this card holds");
    CHECK(requirement("=1 GreeneryTile") == "you have exactly 1 greenery tile");
}

TEST_CASE("metrics") {
    CHECK(metric("CityTile<Anyone>") == "city tile in play");
    CHECK(metric("3 EarthTag") == "3 Earth tags you have");
    CHECK(metric("Plant MAX 5") == "plant you have (at most 5)");
    CHECK(metric("Heat - Steel") == "heat you have beyond steel you have");
    CHECK(metric("Megacredit - 5") == "M€ you have beyond 5");
    CHECK(metric("Steel OR Titanium") == "steel or titanium you have");
    CHECK(metric("PROD[Heat]") == "step of your heat production");
    CHECK(metric("CardFront.cost") == "cost of a card");
    CHECK(metric("EVAL This.counts") == "what this card counts");
    CHECK(metric("Adjacency<CityTile, OceanTile>") == "ocean tile next to a city tile");
}

TEST_CASE("actions") {
    CHECK(action("-> Microbe<This>") == "add 1 microbe to this card");
    CHECK(action("Titanium -> Fighter<This>") == "spend 1 titanium to add 1 fighter to this card");
    CHECK(action("Plant OR Steel -> 7") == "spend 1 plant or spend 1 steel to gain 7 M€");
    CHECK(action("PROD[Energy] -> TerraformRating") ==
          "decrease your energy production 1 step to raise your TR 1 step");
    CHECK(action("Animal<Anyone> -> Animal<This>") ==
          "remove 1 animal from a card of any player to add 1 animal to this card");
    CHECK(action("1 / CityTile -> Plant") == "spend 1 M€ per city tile you have to gain 1 plant");
}

TEST_CASE("effects") {
    CHECK(effect("OceanTile BY Anyone: 2 Plant") == "when any player places an ocean tile, gain 2 plants");
    CHECK(effect("CityTile: 3") == "when you place a city tile, gain 3 M€");
    CHECK(effect("PlantTag OR AnimalTag: Animal<This>") ==
          "when you play a plant tag or an animal tag, add 1 animal to this card");
    CHECK(effect("EventCard: 3") == "when you play an event card, gain 3 M€");
    CHECK(effect("PlayCard:: -2 Owed.") == "when you play a card, pay 2 M€ less");
    CHECK(effect("X PlayTag<Class<SpaceTag>>:: -2 Owed.") == "when you play a card with a space tag, pay 2 M€ less");
    CHECK(effect("PlayTag<Class<EarthTag>>:: -3 Owed.") == "for each Earth tag on a card you play, pay 3 M€ less");
    CHECK(effect("Pay<Class<Steel>>:: -Owed.") == "each steel you pay with is worth 1 M€ more");
    CHECK(effect("-Plant OR -Animal BY !Owner:: Die") == "an opponent may not remove your plants or animals");
    CHECK(effect("-Steel OR -Titanium BY !Owner:: Die") == "an opponent may not remove your steel or titanium");
    CHECK(effect("Passed: 1") == "when you pass, gain 1 M€");
    CHECK(effect("Passed<Anyone>: 1") == "when any player passes, gain 1 M€");
    CHECK(effect("ScienceTag IF 3 ScienceTag: Plant") ==
          "when you play a science tag and you have at least 3 science tags, gain 1 plant");
    CHECK(effect("PROD[Heat]: Plant") == "when your heat production is increased, gain 1 plant");
    CHECK(effect("End: VictoryPoint") == "at the end of the game, score 1 VP");
}

TEST_CASE("parties, delegates and the chair") {
    CHECK(requirement("RulingParty<Greens> OR 2 Delegate<Greens>") ==
          "the ruling party is the Greens or you have at least 2 delegates in the Greens");
    CHECK(requirement("Chairman") == "you are the chairman");
    CHECK(requirement("Chairman<Neutral>") == "the chairman is neutral");
    CHECK(requirement("MAX 0 Passed<!Owner>") == "no other player has passed");
    CHECK(instruction("2 Delegate FROM ReserveDelegate") == "place 2 delegates in a party");
    CHECK(instruction("2 / Party(HAS Delegate<Owner>)") == "gain 2 M€ per party with a delegate of yours");
    CHECK(instruction("CityTile<LandArea#a> THEN PrintedBonus<LandArea#a>") ==
          "place a city tile on a land area, then gain what is printed on that land area");
    CHECK(effect("Tile<MarsArea> BY Owner: 1 / Neighbor<OceanTile, MarsArea>") ==
          "when you place a tile on Mars, gain 1 M€ per ocean tile next to it");
    CHECK(effect("ProductionPhase IF MAX 0 RatingRaised: 6") ==
          "in the production phase, if your TR has not been raised in this generation, gain 6 M€");
}

TEST_CASE("what has been spoken of is that one") {
    CHECK(effect("-Steel<Player#p> BY !Player#p: 3 Megacredit<Player#p FROM Owner>.") ==
          "when another player removes 1 steel of a player, give 3 M€ to that player");
    CHECK(
        instruction("OceanTile<WaterArea#w> THEN GreeneryTile<WaterArea#w>") ==
        "place an ocean tile on an area reserved for an ocean, then place a greenery tile on that area reserved for an "
        "ocean (disregarding the usual restrictions) and raise oxygen 1 step");
    CHECK(instruction("EACH ColonyTile: ColonyBonus<ColonyTile> / Colony<ColonyTile>") ==
          "for each colony tile, gain the colony bonus of that colony tile per colony you have on that colony tile");
    CHECK(instruction("ColonyProduction<ColonyTile#a> FROM ColonyProduction<ColonyTile#b>") ==
          "lower by 1 step the track of a colony tile and raise by 1 step the track of another colony tile");
}

TEST_CASE("others are spoken of as they") {
    CHECK(instruction("EACH !Owner: PROD[-2.]") == "let each other player decrease their M€ production 2 steps");
    CHECK(instruction("EACH Player: Plant / CityTile") == "let each player gain 1 plant per city tile they have");
    CHECK(instruction("EACH Player(HAS FirstPlayer): Plant") == "let the first player gain 1 plant");
}

TEST_CASE("refinements say in one go what something is with, and complements what it is not") {
    CHECK(instruction("CityTile<LandArea(HAS MAX 0 Tile, MAX 0 LandClaimMarker<Anyone>, Neighbor<OceanTile>)>") ==
          "place a city tile on a land area with no tile and no Land Claim marker and next to an ocean tile");
    CHECK(effect("Tag<!EventCard>: 1") == "when you play a tag on a card other than an event card, gain 1 M€");
    CHECK(instruction("PROD[Plant / (2 - Plant)]") == "raise your plant production to at least 2");
    CHECK(instruction("1 / (12 - VenusTag)") == "gain 1 M€ per Venus tag short of 12");
}

TEST_CASE("what comes back of a cost makes it cheaper, and money that goes makes something worth more") {
    CHECK(effect("UseAction<ConvertPlantsSA>:: Plant") == "a greenery costs you 7 plants, not 8");
    CHECK(effect("Pay<Class<Titanium>>:: -Owed.") == "each titanium you pay with is worth 1 M€ more");
    CHECK(effect("Pay<Class<Heat>>:: -Owed.") == "each heat you pay with is worth 1 M€");
}

TEST_CASE("what is said of several tracks alike is said once, and lasts as long as its card") {
    CHECK(instruction("2 NextCardLeeway<Class<TemperatureStep>>, 2 NextCardLeeway<Class<OceanTile>>") ==
          "for the next card you play in this generation, temperature and ocean requirements may be missed by up to 2 "
          "steps");
    CHECK(effect("This:: 2 CardLeeway<Class<OxygenStep>, This>") ==
          "your oxygen requirements may be missed by up to 2 steps");
}

TEST_CASE("what must not happen is forbidden to whoever would do it") {
    CHECK(effect("-Animal<This>:: Die") == "animals may not be removed from this card");
    CHECK(effect("-Plant OR -Animal BY !Owner:: Die") == "an opponent may not remove your plants or animals");
}

TEST_CASE("a card speaks of itself where it has what it counts or waits for") {
    const auto of = [](const char* card) { return English(table()).of_card(*table().canon().cards.at(card)); };
    const auto immediate = [&](const char* card) {
        return of(card).instruction(*table().canon().cards.at(card)->immediate);
    };
    const auto first_effect = [&](const char* card) {
        return of(card).effect(table().canon().cards.at(card)->effects.front());
    };
    CHECK(immediate("PowerGrid") == "increase your energy production 1 step per power tag you have (including this)");
    CHECK(first_effect("ImmigrantCity").starts_with("when any player places a city tile, including this, "));
    CHECK(first_effect("Pets").starts_with("when any player places a city tile, add "));
    CHECK(immediate("BusinessContacts") ==
          "look at the top 4 cards of the deck, take 2 of them into your hand and discard the others");
    CHECK(
        of("SearchForLife").action(table().canon().cards.at("SearchForLife")->actions.front()) ==
        "spend 1 M€ to reveal the top card of the deck: if it has a microbe tag, add 1 science resource to this card");
}

TEST_CASE("the named ways to draw are known") {
    const auto hand = table().find("ProjectCard");
    for (const auto& [name, info] : table().canon().cards) {
        CAPTURE(name);
        const std::string way = info->drawn.substr(0, info->drawn.find(' '));
        if (!way.empty()) CHECK(engine::own_words(table(), *hand).drawn.contains(way));
    }
}

TEST_CASE("every card in English mentions every number and name of its PETS") {
    const English english(table());
    for (const auto& [name, card] : table().canon().cards) {
        const engine::CardInfo& info = *card;
        CAPTURE(name);
        if (info.requirement) {
            Mentions mentions(english.requirement(*info.requirement));
            check_mentioned(*info.requirement, mentions);
        }
        if (info.immediate) {
            Mentions mentions(english.instruction(*info.immediate));
            check_mentioned(*info.immediate, mentions);
        }
        for (const auto& one : info.actions) {
            Mentions mentions(english.action(one));
            if (one.cost) check_mentioned(*one.cost, mentions);
            check_mentioned(one.instruction, mentions);
        }
        for (const auto& one : info.effects) {
            if (english.effect(one).empty()) continue;  // only noted, for another rule
            Mentions mentions(english.effect(one));
            check_mentioned(one.trigger, mentions);
            check_mentioned(one.instruction, mentions);
        }
        if (info.points) {
            Mentions mentions(english.instruction(*info.points));
            check_mentioned(*info.points, mentions);
        }
    }
}

TEST_CASE("what is said of several things alike is said once") {
    CHECK(instruction("PROD[2 Heat, 2 Energy]") == "increase your heat and energy production 2 steps each");
    CHECK(instruction("PROD[-1, Heat, Plant]") ==
          "decrease your M€ production 1 step and increase your heat and plant production 1 step each");
    CHECK(instruction("4 Steel, 4 Titanium, TemperatureStep") ==
          "gain 4 steel and 4 titanium, and raise the temperature 1 step");
    CHECK(effect("PlayTag<Class<EarthTag>> OR PlayTag<Class<JovianTag>>:: -2 Owed.") ==
          "for each Earth or Jovian tag on a card you play, pay 2 M€ less");
    CHECK(instruction("3 / (19 TemperatureStep OR 14 OxygenStep)") ==
          "gain 3 M€ per completed parameter (temperature and oxygen)");
}

TEST_CASE("what was left open before is meant when it comes again") {
    CHECK(effect("PROD[StandardResource]: StandardResource") ==
          "when one of your productions is increased, gain 1 of that resource");
    CHECK(instruction("2 ProjectCard / 3 ScienceTag MAX 1") == "if you have at least 3 science tags, draw 2 cards");
}
