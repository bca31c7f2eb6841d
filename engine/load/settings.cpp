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
void section(DataFile& data, const DataObject& record, std::string_view field, std::array<std::string_view, 2> fields,
             F read) {
    if (const parser::json5::Value* value = record.find(field)) {
        DataObject inner(data, *value, fields);
        read(inner);
    }
}

void set(std::string& target, std::optional<std::string> text) {
    if (text) target = std::move(*text);
}

void append(std::vector<std::string>& target, const std::vector<Text>& texts) {
    for (const Text& each : texts) target.push_back(each.text);
}

}  // namespace

void load_module(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 5> kFields{"printed", "letter", "milestones", "awards", "expansions"};
    DataObject record(data, value, kFields);
    ModuleInfo& module = data.module_info();
    set(module.printed_name, record.text("printed"));
    if (const auto letter = record.text("letter")) {
        if (letter->size() == 1) {
            module.letter = letter->front();
        } else {
            record.problem("letter", record.span_of("letter"), "expected a single letter");
        }
    }
    const auto offer = [&](std::string_view field, std::string_view super, std::vector<std::string>& offered) {
        const std::vector<Text> names = record.class_names(field);
        append(offered, names);
        for (const Text& name : names) data.mention(Mention::Of::Class, name.text, name.span, std::string(super));
    };
    offer("milestones", "Milestone", module.milestones);
    offer("awards", "Award", module.awards);
    append(module.expansions, record.texts("expansions"));
}

void load_language(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 9> kFields{"production", "owed",        "broadcast",
                                                             "floors",     "bookkeeping", "leeway",
                                                             "faceDown",   "shortNames",  "createdByEngine"};
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
