#include "app/editor/format/pets_strings.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace rego::app::format {
namespace {

using parser::json5::Member;
using parser::json5::Value;

struct Field {
    std::string_view content;  // of what: the name of the file, or the key in it
    std::string_view name;
    std::string_view kind;
};
constexpr std::array<Field, 11> kFields{{
    {"cards", "requirement", "requirement"},
    {"cards", "immediate", "instruction"},
    {"cards", "actions", "action"},
    {"cards", "effects", "effect"},
    {"cards", "points", "instruction"},
    {"milestones", "requirement", "requirement"},
    {"awards", "counts", "metric"},
    {"tables", "on", "type"},
    {"tables", "by", "metric"},
    {"tables", "row", "instruction"},
    {"map", "bonuses", "instruction"},
}};

std::string_view stem(std::string_view path) {
    path.remove_prefix(path.find_last_of('/') + 1);
    return path.substr(0, path.find('.'));
}

bool is_content(std::string_view name) {
    return std::ranges::any_of(kFields, [&](const Field& field) { return field.content == name; });
}

/// The string itself, or those in a list or an object.
void see_strings(const Value& value, std::string_view kind, const SeePets& see) {
    if (value.string() != nullptr) see(value, kind);
    if (value.array() != nullptr)
        for (const Value& each : *value.array()) see_strings(each, kind, see);
    if (value.object() != nullptr)
        for (const Member& each : *value.object()) see_strings(each.value, kind, see);
}

void see_record(const Value& record, std::string_view content, const SeePets& see) {
    if (record.object() == nullptr) return;
    for (const Member& member : *record.object())
        for (const Field& field : kFields)
            if (field.content == content && field.name == member.key) see_strings(member.value, field.kind, see);
}

void see_content(const Value& value, std::string_view content, const SeePets& see) {
    if (value.array() == nullptr) return see_record(value, content, see);
    for (const Value& each : *value.array()) see_record(each, content, see);
}

}  // namespace

void for_each_pets_string(std::string_view path, const Value& file, const SeePets& see) {
    const std::string_view name = stem(path);
    if (is_content(name) && (file.object() == nullptr || name == "map")) return see_content(file, name, see);
    if (file.object() == nullptr) return;
    for (const Member& member : *file.object())
        if (is_content(member.key)) see_content(member.value, member.key, see);
}

}  // namespace rego::app::format
