#include "engine/load/card.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/load/build.hpp"
#include "engine/load/local_class.hpp"
#include "parser/parse.hpp"
#include "parser/transform.hpp"

namespace rego::engine {
namespace {

using parser::ClassDeclaration;
using parser::Effect;
using parser::Instruction;
using parser::PropertyDeclaration;
using parser::Span;

constexpr std::array<std::string_view, 16> kFields{
    "name",     "printed",   "number",  "deck",    "kind",   "requirement", "cost",  "tags",
    "resource", "immediate", "actions", "effects", "points", "properties",  "needs", "drawn"};

const Choices<Deck> kDecks{{"PROJECT", Deck::Project}, {"CORPORATION", Deck::Corporation}, {"PRELUDE", Deck::Prelude}};
const Choices<CardKind> kKinds{
    {"AUTOMATED", CardKind::Automated}, {"ACTIVE", CardKind::Active}, {"EVENT", CardKind::Event}};

std::string_view front_class(const CardInfo& card) {
    switch (card.deck) {
        case Deck::Corporation: return "CorporationFront";
        case Deck::Prelude: return "PreludeFront";
        case Deck::Project: break;
    }
    switch (card.kind) {
        case CardKind::Active: return "ActiveCard";
        case CardKind::Event: return "EventCard";
        default: return "AutomatedCard";
    }
}

/// `points`: a number, or an instruction for what no number can say.
std::optional<Instruction> read_points(DataObject& record) {
    const parser::json5::Value* value = record.find("points");
    if (value == nullptr || value->string() != nullptr) return record.pets("points", parser::parse_instruction);
    const auto number = record.number("points");
    if (!number || *number == 0) return std::nullopt;
    return build::change(*number, build::type("VictoryPoint", value->span));
}

constexpr std::string_view kPoints = "VictoryPoint";

/// What the field brings or takes that is no point; a bare number is money. Null if there is nothing of that kind.
const parser::Expression* other_than_points(const Instruction& points) {
    const parser::Expression* found = nullptr;
    const auto look_at = [&](const parser::Expression& type) {
        if (type.name != kPoints) found = &type;
    };
    if (const auto* gain = std::get_if<parser::GainInstruction>(&points.node)) look_at(gain->type);
    if (const auto* loss = std::get_if<parser::RemoveInstruction>(&points.node)) look_at(loss->type);
    parser::for_each_child(points, [&](const auto& child) {
        if constexpr (std::is_same_v<std::decay_t<decltype(child)>, Instruction>) {
            if (found == nullptr) found = other_than_points(child);
        }
    });
    return found;
}

/// Properties that come of a field, and of which.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kOfFields{{{"cost", "cost"},
                                                                                  {"requirement", "requirement"},
                                                                                  {"hasRequirement", "requirement"},
                                                                                  {"hasProductionBox", "immediate"},
                                                                                  {"hasPoints", "points"}}};

/// Whether they are points for the player, however many it will be in the end.
bool are_welcome(const Instruction& points) { return !std::holds_alternative<parser::RemoveInstruction>(points.node); }

/// Whether there is a box in it that can be copied, at the top or as a stage.
bool has_production_box(const Instruction& text) {
    const auto in_any = [](const auto& list) {
        return std::any_of(list.parts.begin(), list.parts.end(), has_production_box);
    };
    if (const auto* all = std::get_if<parser::MultiInstruction>(&text.node)) return in_any(*all);
    if (const auto* then = std::get_if<parser::ThenInstruction>(&text.node)) return in_any(*then);
    return std::holds_alternative<parser::ProdInstruction>(text.node);
}

/// `properties`: further numbers of the class.
std::vector<PropertyDeclaration> read_properties(DataObject& record) {
    std::vector<PropertyDeclaration> all;
    for (const parser::json5::Member& member : record.members("properties")) {
        const auto of_field = std::find_if(kOfFields.begin(), kOfFields.end(),
                                           [&](const auto& each) { return each.first == member.key; });
        if (of_field != kOfFields.end()) {
            const std::string field(of_field->second);
            record.problem("properties", member.key_span,
                           "`" + member.key + "` comes of the card's own field `" + field + "`",
                           "write `\"" + field + "\"` beside `\"name\"`");
            continue;
        }
        if (const auto number = record.number_of(member.value, "properties")) {
            all.push_back(build::property(member.key, *number, member.value.span));
        }
    }
    return all;
}

/// `This:: BuildingTag<This>, 2 ScienceTag<This>`
Effect tags_effect(const std::vector<Text>& tags, Span span) {
    std::vector<Instruction> gains;
    std::vector<std::string_view> seen;
    for (const Text& tag : tags) {
        if (std::find(seen.begin(), seen.end(), tag.text) != seen.end()) continue;
        seen.push_back(tag.text);
        const auto amount = std::count_if(tags.begin(), tags.end(), [&](const Text& t) { return t.text == tag.text; });
        gains.push_back(build::change(static_cast<std::int32_t>(amount),
                                      build::type(tag.text, tag.span, {build::type("This", tag.span)})));
    }
    return build::effect(build::type("This", span), true, build::all_of(std::move(gains), span));
}

/// `spaceTag = 2`, `printedTags = 3`: for a card that is not in play and has no tags therefore.
std::vector<PropertyDeclaration> printed_tags(const std::vector<Text>& tags) {
    std::vector<PropertyDeclaration> all;
    if (!tags.empty()) {
        all.push_back(build::property("printedTags", static_cast<std::int32_t>(tags.size()), tags.front().span));
    }
    for (const Text& tag : tags) {
        std::string name = tag.text;
        name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
        const auto same = [&](const Text& other) { return other.text == tag.text; };
        if (&*std::find_if(tags.begin(), tags.end(), same) != &tag) continue;
        const auto count = std::count_if(tags.begin(), tags.end(), same);
        all.push_back(build::property(name, static_cast<std::int32_t>(count), tag.span));
    }
    return all;
}

ClassDeclaration declare(const CardInfo& card, const std::vector<Text>& tags,
                         std::vector<PropertyDeclaration> further_properties, const DataObject& record) {
    const Span name = record.span_of("name");
    ClassDeclaration made = build::declaration(card.name, name, {build::type(front_class(card), name)});
    made.span = record.span();
    auto& supertypes = made.signatures.front().supertypes;
    if (!card.actions.empty()) supertypes.push_back(build::type("ActionCard", name));
    if (card.resource) {
        const Span span = record.span_of("resource");
        supertypes.push_back(build::type("ResourceCard", span, {build::class_of(*card.resource, span)}));
    }

    auto& properties = made.body.properties;
    if (card.deck == Deck::Project) properties.push_back(build::property("cost", card.cost, record.span_of("cost")));
    if (card.requirement) {
        properties.push_back(build::property("requirement", *card.requirement));
        // That there is one, whether it holds or not.
        properties.push_back(build::property("hasRequirement", 1, card.requirement->span));
    }
    if (card.immediate && has_production_box(*card.immediate)) {
        properties.push_back(build::property("hasProductionBox", 1, card.immediate->span));
    }
    if (card.points && are_welcome(*card.points)) {
        properties.push_back(build::property("hasPoints", 1, card.points->span));
    }
    for (PropertyDeclaration& printed : printed_tags(tags)) properties.push_back(std::move(printed));
    std::move(further_properties.begin(), further_properties.end(), std::back_inserter(properties));

    auto& effects = made.body.effects;
    if (!tags.empty()) effects.push_back(tags_effect(tags, record.span_of("tags")));
    if (card.immediate) {
        effects.push_back(build::effect(build::type("This", card.immediate->span), false, *card.immediate));
    }
    effects.insert(effects.end(), card.effects.begin(), card.effects.end());
    if (card.points) {
        effects.push_back(build::effect(build::type("End", card.points->span), false, *card.points));
    }
    made.body.actions = card.actions;
    return made;
}

/// What every card says of itself: its names, deck, kind, and what it costs.
void read_heading(DataObject& record, CardInfo& card) {
    card.name = record.class_name("name");
    card.names_itself = !record.text("printed").value_or("").empty();
    card.printed_name = card.names_itself ? *record.text("printed") : words_of(card.name);
    card.number = record.text("number").value_or("");
    card.deck = record.choice("deck", kDecks).value_or(Deck::Project);
    if (card.deck == Deck::Project) {
        record.require("kind");
    } else {
        for (const char* field : {"kind", "cost"}) {
            if (record.has(field)) record.problem(field, record.span_of(field), "only project cards have this field");
        }
    }
    card.kind = record.choice("kind", kKinds).value_or(CardKind::None);
    card.requirement = record.pets("requirement", parser::parse_requirement);
    card.cost = record.number("cost").value_or(0);
    if (card.cost < 0) record.problem("cost", record.span_of("cost"), "expected 0 or more");
}

/// The classes and modules that it names outside of PETS.
void read_names(DataFile& data, DataObject& record, const std::vector<Text>& tags, CardInfo& card) {
    for (const Text& tag : tags) {
        card.tags.push_back(tag.text);
        data.mention(Mention::Of::ConcreteClass, tag.text, tag.span, "Tag");
    }
    if (record.has("resource")) {
        card.resource = record.class_name("resource");
        data.mention(Mention::Of::ConcreteClass, *card.resource, record.span_of("resource"));
    }
    for (Text& module : record.texts("needs")) {
        data.mention(Mention::Of::Module, module.text, module.span);
        data.canon().card_needs[card.name].push_back(std::move(module.text));
    }
}

/// What it does: its text, in PETS.
void read_text(DataObject& record, CardInfo& card) {
    card.immediate = record.pets("immediate", parser::parse_instruction);
    card.actions = record.all_pets("actions", parser::parse_action);
    if (card.kind == CardKind::Automated && !card.actions.empty()) {
        record.warning("actions", card.actions.front().span, "a card with an action is not `AUTOMATED`",
                       "`\"kind\": \"ACTIVE\"`");
    }
    card.effects = record.all_pets("effects", parser::parse_effect);
    card.points = read_points(record);
    card.drawn = record.text("drawn").value_or("");
    if (const auto* other = card.points ? other_than_points(*card.points) : nullptr) {
        record.warning("points", other->span, "this is paid in `" + other->name + "`, not in points",
                       "`" + std::string(kPoints) + "` is the class of a point: `VictoryPoint / Animal<This>`");
    }
}

/// Replaces the classes that the card declares where it uses them by their names.
LocalClasses take_local_classes(DataObject& record, CardInfo& card) {
    LocalClasses locals(card.name);
    if (card.requirement) locals.take_from(*card.requirement);
    if (card.immediate) locals.take_from(*card.immediate);
    for (parser::Action& action : card.actions) locals.take_from(action);
    for (Effect& effect : card.effects) locals.take_from(effect);
    if (card.points) locals.take_from(*card.points);
    if (const auto& conflict = locals.conflict()) {
        record.problem("", *conflict, "has a different local class of that name already");
    }
    return locals;
}

}  // namespace

bool comes_of_a_field(std::string_view property) {
    return std::any_of(kOfFields.begin(), kOfFields.end(), [&](const auto& each) { return each.first == property; });
}

void load_card(DataFile& data, const parser::json5::Value& value) {
    DataObject record(data, value, kFields);
    CardInfo card;
    read_heading(record, card);
    const std::vector<Text> tags = record.class_names("tags");
    read_names(data, record, tags, card);
    read_text(record, card);
    std::vector<PropertyDeclaration> properties = read_properties(record);
    card.module = data.module();
    card.file = data.index();
    card.span = record.span();
    LocalClasses locals = take_local_classes(record, card);
    // A card with a broken field is declared all the same, so that the other mistakes in it are told as well. No game
    // is played with it: a canon with problems is refused.
    if (card.name.empty()) return;

    data.add_class(declare(card, tags, std::move(properties), record));
    for (ClassDeclaration& local : locals.declarations()) data.add_class(std::move(local), card.name);
    data.canon().cards.emplace(card.name, std::move(card));
}

}  // namespace rego::engine
