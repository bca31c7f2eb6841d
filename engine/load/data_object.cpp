#include "engine/load/data_object.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Span;
using parser::json5::Value;

namespace {
constexpr std::string_view kExpectedClassName = "expected a class name such as `ArcticAlgae`";
}  // namespace

// --- DataFile --------------------------------------------------------------------------------------------------

ModuleInfo& DataFile::module_info() {
    auto& modules = canon_.modules;
    const auto found =
        std::find_if(modules.begin(), modules.end(), [&](const ModuleInfo& info) { return info.name == module(); });
    if (found != modules.end()) return *found;
    modules.push_back({});
    modules.back().name = module();
    return modules.back();
}

void DataFile::add_class(parser::ClassDeclaration declaration, std::string brought_by) {
    canon_.classes.push_back({std::move(declaration), index_, module(), std::move(brought_by)});
}

void DataFile::add_measure(parser::MeasureDeclaration declaration) {
    canon_.measures.push_back({std::move(declaration), module(), index_});
}

void DataFile::mention(Mention::Of of, std::string name, Span where, std::string super) {
    canon_.mentions->push_back({of, std::move(name), std::move(super), index_, where});
}

void DataFile::problem(Diagnostic what) {
    what.file = file_.path;
    (what.is_warning ? canon_.warnings : canon_.problems).push_back(std::move(what));
}

void DataFile::problem(Span where, std::string message, std::string hint) {
    problem(Diagnostic::of(ErrorKind::Syntax, std::move(message)).at(where).with_hint(std::move(hint)));
}

// --- DataObject ----------------------------------------------------------------------------------------------------

DataObject::DataObject(DataFile& data, const Value& value, std::span<const std::string_view> fields, std::string title)
    : data_(data), value_(value), title_(std::move(title)) {
    const parser::json5::Object* object = value.object();
    if (object == nullptr) {
        problem("", value.span, "expected an object in braces");
        return;
    }
    if (const Value* name = value.find("name"); title_.empty() && name != nullptr && name->string() != nullptr)
        title_ = name->string()->text;
    for (const parser::json5::Member& member : *object) {
        if (std::find(fields.begin(), fields.end(), member.key) == fields.end()) {
            const std::vector<std::string> known(fields.begin(), fields.end());
            problem("", member.key_span, "unknown field `" + member.key + "`",
                    parser::did_you_mean(parser::nearest_names(member.key, known, 1)));
        }
    }
}

bool DataObject::require(std::string_view field) {
    if (has(field)) return true;
    if (value_.object() != nullptr) problem("", span(), "field `" + std::string(field) + "` is missing");
    return false;
}

Span DataObject::span_of(std::string_view field) const {
    const Value* value = find(field);
    return value == nullptr ? span() : value->span;
}

std::string DataObject::class_name(std::string_view field) {
    if (!require(field)) return {};
    const auto name = text(field);
    if (!name) return {};
    if (!is_class_name(*name)) problem(field, span_of(field), kExpectedClassName);
    return *name;
}

std::optional<std::string> DataObject::text(std::string_view field) {
    const Value* value = find(field);
    if (value == nullptr) return std::nullopt;
    const parser::json5::String* string = string_of(*value, field);
    if (string == nullptr) return std::nullopt;
    return string->text;
}

std::optional<std::int32_t> DataObject::number(std::string_view field) {
    const Value* value = find(field);
    if (value == nullptr) return std::nullopt;
    return number_of(*value, field);
}

std::vector<Text> DataObject::texts(std::string_view field) {
    std::vector<Text> all;
    const parser::json5::Array* values = list(field);
    if (values == nullptr) return all;
    for (const Value& value : *values) {
        if (const auto* string = string_of(value, field)) all.push_back({string->text, value.span});
    }
    return all;
}

std::vector<Text> DataObject::class_names(std::string_view field) {
    std::vector<Text> all = texts(field);
    for (const Text& name : all) {
        if (!is_class_name(name.text)) problem(field, name.span, kExpectedClassName);
    }
    return all;
}

std::span<const parser::json5::Member> DataObject::members(std::string_view field) {
    const Value* value = find(field);
    if (value == nullptr) return {};
    if (const parser::json5::Object* object = value->object()) return *object;
    problem(field, value->span, "expected an object in braces");
    return {};
}

const parser::json5::Array* DataObject::list(std::string_view field) {
    const Value* value = find(field);
    if (value == nullptr) return nullptr;
    if (value->array() == nullptr) problem(field, value->span, "expected a list in square brackets");
    return value->array();
}

std::optional<std::int32_t> DataObject::number_of(const Value& value, std::string_view field) {
    const double* number = value.number();
    // Within what PETS can write, so that the negative of it is a number, too.
    constexpr double kMost = std::numeric_limits<std::int32_t>::max();
    if (number != nullptr && std::trunc(*number) == *number && std::abs(*number) <= kMost) {
        return static_cast<std::int32_t>(*number);
    }
    problem(field, value.span, "expected a whole number");
    return std::nullopt;
}

const parser::json5::String* DataObject::string_of(const Value& value, std::string_view field) {
    if (value.string() == nullptr) problem(field, value.span, "expected a string");
    return value.string();
}

std::optional<std::size_t> DataObject::choose(std::string_view field, const std::vector<std::string_view>& words) {
    const auto word = text(field);
    if (!word) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string expected;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) expected += i + 1 < words.size() ? ", " : " or ";
        expected += '"' + std::string(words[i]) + '"';
    }
    problem(field, span_of(field), "expected " + expected);
    return std::nullopt;
}

void DataObject::problem(std::string_view field, Span where, std::string_view message, std::string hint) {
    problem(field, Diagnostic::of(ErrorKind::Syntax, std::string(message)).at(where).with_hint(std::move(hint)));
}

void DataObject::problem(std::string_view field, Diagnostic what) {
    ok_ = false;
    what.message = about(field, what.message);
    data_.problem(std::move(what));
}

void DataObject::warning(std::string_view field, Span where, std::string_view message, std::string hint) {
    data_.problem(
        Diagnostic::of(ErrorKind::Type, about(field, message)).at(where).with_hint(std::move(hint)).as_warning());
}

std::string DataObject::about(std::string_view field, std::string_view message) const {
    std::string about;
    if (!title_.empty()) about = '`' + title_ + '`';
    if (!field.empty()) about += (about.empty() ? "" : ".") + std::string(field);
    return about.empty() ? std::string(message) : about + ": " + std::string(message);
}

bool is_class_name(std::string_view name) {
    const auto parsed = parser::parse_expression(name);
    return parsed && parsed->name == name && parser::to_string(*parsed) == name;
}

}  // namespace rego::engine
