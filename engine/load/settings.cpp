#include "engine/load/settings.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parser/parse.hpp"

namespace rego::engine {
namespace {

/// A field that is an object of its own, when it is there.
template <class F>
void section(DataFile& data, const DataObject& record, std::string_view field,
             std::initializer_list<std::string_view> fields, F read) {
    if (const parser::json5::Value* value = record.find(field)) {
        DataObject inner(data, *value, std::span(fields.begin(), fields.size()));
        read(inner);
    }
}

void set(std::string& target, std::optional<std::string> text) {
    if (text) target = std::move(*text);
}

void append(std::vector<std::string>& target, const std::vector<Text>& texts) {
    for (const Text& each : texts) target.push_back(each.text);
}

std::optional<char> single_letter(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    return text.front();
}

/// Names of classes, each of which must exist.
std::vector<Text> mentioned(DataFile& data, DataObject& record, std::string_view field, std::string_view super = {}) {
    std::vector<Text> names = record.class_names(field);
    for (const Text& name : names) data.mention(Mention::Of::Class, name.text, name.span, std::string(super));
    return names;
}

/// `"milestones": { "chooses": "Milestone", "inSolo": 0 }` or `"solo": { "words": { "tr63": { "with": [ … ] } } }`;
/// with `"inPlay": 1` what is chosen is not what is on offer but what is there from the start; with
/// `"signal": "Reveal"` a signal about it is sent when the game has been set up. The word `""`
/// holds if none is said. `"each": "TerraformRating"` takes a number for each player: its class is the signal then, and
/// there is nothing to choose.
void load_option(DataFile& data, const parser::json5::Member& member, ModuleInfo& module) {
    static constexpr std::array<std::string_view, 6> kFields{"chooses", "inSolo", "inPlay", "signal", "words", "each"};
    static constexpr std::array<std::string_view, 2> kSelection{"with", "without"};
    DataObject record(data, member.value, kFields);
    OptionInfo option;
    option.key = member.key;
    if (record.has("chooses")) {
        option.chooses = record.class_name("chooses");
        data.mention(Mention::Of::Class, option.chooses, record.span_of("chooses"));
    }
    option.in_solo = record.number("inSolo").value_or(1) != 0;
    option.in_play = record.number("inPlay").value_or(0) != 0;
    if (record.has("signal")) {
        option.signal = record.class_name("signal");
        data.mention(Mention::Of::Class, option.signal, record.span_of("signal"));
    }
    for (const parser::json5::Member& word : record.members("words")) {
        DataObject changes(data, word.value, kSelection);
        Selection selection;
        append(selection.with, mentioned(data, changes, "with"));
        append(selection.without, mentioned(data, changes, "without"));
        option.words.emplace_back(word.key, std::move(selection));
    }
    const bool takes_numbers = record.has("each");
    if (takes_numbers) {
        option.signal = record.class_name("each");
        data.mention(Mention::Of::Class, option.signal, record.span_of("each"));
    }
    if ((option.chooses.empty() ? 0 : 1) + (option.words.empty() ? 0 : 1) + (takes_numbers ? 1 : 0) != 1) {
        record.problem("", member.value.span, "expected one of `\"chooses\"`, `\"words\"` and `\"each\"`");
    }
    module.options.push_back(std::move(option));
}

/// `"together": { "colonies": [ "JovianTaxRights" ] }`
void load_together(DataFile& data, DataObject& record, ModuleInfo& module) {
    std::vector<std::string_view> companions;
    for (const parser::json5::Member& companion : record.members("together")) {
        data.mention(Mention::Of::Module, companion.key, companion.key_span);
        companions.push_back(companion.key);
    }
    if (companions.empty()) return;
    DataObject by_companion(data, *record.find("together"), companions);
    for (const std::string_view companion : companions) {
        module.together.emplace_back(companion, std::vector<std::string>{});
        append(module.together.back().second, mentioned(data, by_companion, companion));
    }
}

}  // namespace

void load_module(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 12> kFields{"printed",    "letter",  "onlyByName", "needs",
                                                              "milestones", "awards",  "expansions", "without",
                                                              "solo",       "several", "together",   "options"};
    DataObject record(data, value, kFields);
    ModuleInfo& module = data.module_info();
    set(module.printed_name, record.text("printed"));
    if (const auto letter = record.text("letter")) {
        module.letter = single_letter(*letter).value_or(0);
        if (module.letter == 0) record.problem("letter", record.span_of("letter"), "expected a single letter");
    }
    module.only_by_name = record.number("onlyByName").value_or(0) != 0;
    for (const Text& need : record.texts("needs")) {
        data.mention(Mention::Of::Module, need.text, need.span);
        module.needs.push_back(need.text);
    }
    append(module.offers, mentioned(data, record, "milestones", "Milestone"));
    append(module.offers, mentioned(data, record, "awards", "Award"));
    append(module.without, mentioned(data, record, "without"));
    append(module.solo, mentioned(data, record, "solo"));
    append(module.several, mentioned(data, record, "several"));
    load_together(data, record, module);
    for (const parser::json5::Member& expansion : record.members("expansions")) {
        const auto* letter = record.string_of(expansion.value, "expansions");
        if (letter == nullptr) continue;
        module.expansions.push_back({expansion.key, single_letter(letter->text).value_or(0)});
        if (module.expansions.back().letter == 0) {
            record.problem("expansions", expansion.value.span, "expected a single letter");
        }
    }
    for (const parser::json5::Member& option : record.members("options")) load_option(data, option, module);
}

void load_language(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 12> kFields{"production",      "owed",    "broadcast",   "floors",
                                                              "bookkeeping",     "leeway",  "faceDown",    "shortNames",
                                                              "createdByEngine", "payment", "firstPlayer", "wild"};
    DataObject record(data, value, kFields);
    Language& language = data.canon().language;
    section(data, record, "production", {"of", "becomes"}, [&](DataObject& production) {
        set(language.production_of, production.text("of"));
        set(language.production_becomes, production.text("becomes"));
    });
    section(data, record, "owed", {"classes", "becomes"}, [&](DataObject& owed) {
        append(language.owed_classes, owed.class_names("classes"));
        set(language.owed_becomes, owed.text("becomes"));
    });
    append(language.broadcast, record.class_names("broadcast"));
    for (const parser::json5::Member& floor : record.members("floors")) {
        auto type = parser::parse_expression(floor.key);
        const auto lowest = record.number_of(floor.value, "floors");
        if (!type) {
            record.problem("floors", floor.key_span, type.error().message);
        } else if (lowest) {
            move_spans(*type, [&](parser::Span) { return floor.key_span; });
            language.floors.emplace_back(std::move(*type), *lowest);
        }
    }
    append(language.bookkeeping, record.class_names("bookkeeping"));
    append(language.created_by_engine, record.class_names("createdByEngine"));
    section(data, record, "leeway", {"unit", "covers"}, [&](DataObject& leeway) {
        set(language.leeway_unit, leeway.text("unit"));
        set(language.leeway_covers, leeway.text("covers"));
    });
    for (const parser::json5::Member& accepted : record.members("payment")) {
        if (const auto* paid = record.string_of(accepted.value, "payment")) {
            language.payment.emplace_back(accepted.key, paid->text);
        }
    }
    set(language.first_player, record.text("firstPlayer"));
    section(data, record, "wild", {"class", "standsFor", "unless"}, [&](DataObject& wild) {
        set(language.wild_class, wild.text("class"));
        set(language.wild_stands_for, wild.text("standsFor"));
        append(language.wild_unless, wild.class_names("unless"));
    });
    section(data, record, "faceDown", {"class", "keeps"}, [&](DataObject& face_down) {
        set(language.face_down_class, face_down.text("class"));
        set(language.face_down_keeps, face_down.text("keeps"));
    });
    for (const parser::json5::Member& name : record.members("shortNames")) {
        if (const auto* full = record.string_of(name.value, "shortNames")) {
            language.short_names.emplace_back(name.key, full->text);
        }
    }
}

void load_names(DataFile& data, const parser::json5::Value& value) {
    if (value.object() == nullptr) {
        data.problem(value.span, "expected an object in braces");
        return;
    }
    for (const parser::json5::Member& name : *value.object()) {
        if (const auto* printed = name.value.string()) {
            data.canon().printed_names.insert_or_assign(name.key, printed->text);
            data.mention(Mention::Of::Class, name.key, name.key_span);
        } else {
            data.problem(name.value.span, "`" + name.key + "`: expected a string");
        }
    }
}

}  // namespace rego::engine
