// Reading data files: fields are asked for by name, strings become PETS whose spans are places in the file, and
// whatever is wrong is noted with its place, named as "`Ants`.immediate: …".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/load/canon.hpp"
#include "engine/load/spans.hpp"
#include "parser/parse.hpp"
#include "parser/text/diagnostic.hpp"
#include "parser/text/json5.hpp"

namespace rego::engine {

/// A data file that is being read into a canon.
class DataFile {
  public:
    /// `index` is the place that the file has among those of the canon. The file must outlive this.
    DataFile(Canon& canon, const CanonFile& file, std::size_t index) : canon_(canon), file_(file), index_(index) {}

    Canon& canon() { return canon_; }
    std::size_t index() const { return index_; }
    const std::string& module() const { return file_.module; }

    /// The entry of this file's module, made when it is first asked for.
    ModuleInfo& module_info();

    void add_class(parser::ClassDeclaration declaration, std::string brought_by = {});
    void add_measure(parser::MeasureDeclaration declaration);
    void mention(Mention::Of of, std::string name, parser::Span where, std::string super = {});
    void problem(parser::Diagnostic what);
    void problem(parser::Span where, std::string message, std::string hint = {});

  private:
    Canon& canon_;
    const CanonFile& file_;
    std::size_t index_;
};

/// A string of the data and where it stands, quotes included.
struct Text {
    std::string text;
    parser::Span span;
};

/// The words that a field may hold, and what they stand for.
template <class T>
using Choices = std::vector<std::pair<std::string_view, T>>;

/// An object of the data: a card, an award, a module. Every question about a field that is there but unfit is a
/// problem.
class DataObject {
  public:
    /// Fields other than `fields` are problems. They are told of `title`, or of the record's `name`.
    DataObject(DataFile& data, const parser::json5::Value& value, std::span<const std::string_view> fields,
               std::string title = {});

    /// Nothing was wrong so far.
    bool ok() const { return ok_; }
    const std::string& title() const { return title_; }

    bool has(std::string_view field) const { return find(field) != nullptr; }
    /// As has(), but its absence is a problem.
    bool require(std::string_view field);

    parser::Span span() const { return value_.span; }
    /// Of the field's value; of the whole record when there is no such field.
    parser::Span span_of(std::string_view field) const;
    const parser::json5::Value* find(std::string_view field) const { return value_.find(field); }

    /// A required field that holds the name of a class; `name` is also what problems call this record.
    std::string class_name(std::string_view field);

    std::optional<std::string> text(std::string_view field);
    std::optional<std::int32_t> number(std::string_view field);
    std::vector<Text> texts(std::string_view field);
    /// The same, each the name of a class.
    std::vector<Text> class_names(std::string_view field);
    /// The members of an object, in the order of writing.
    std::span<const parser::json5::Member> members(std::string_view field);

    template <class T>
    std::optional<T> choice(std::string_view field, const Choices<T>& choices);

    /// A string parsed by `parse`, for example parser::parse_instruction.
    template <class T>
    std::optional<T> pets(std::string_view field, parser::Result<T> (*parse)(std::string_view, parser::Blocks));
    /// A list of such strings.
    template <class T>
    std::vector<T> all_pets(std::string_view field, parser::Result<T> (*parse)(std::string_view, parser::Blocks));
    /// The same for a value found somewhere in that field.
    template <class T>
    std::optional<T> pets_of(const parser::json5::Value& value, std::string_view field,
                             parser::Result<T> (*parse)(std::string_view, parser::Blocks));
    std::optional<std::int32_t> number_of(const parser::json5::Value& value, std::string_view field);
    const parser::json5::String* string_of(const parser::json5::Value& value, std::string_view field);

    /// A problem with a field, or with an empty name with the record as a whole.
    void problem(std::string_view field, parser::Span where, std::string_view message, std::string hint = {});
    void problem(std::string_view field, parser::Diagnostic what);
    /// The same for what is legal, but surely not meant.
    void warning(std::string_view field, parser::Span where, std::string_view message, std::string hint = {});

  private:
    /// "`Ants`.cost: …"
    std::string about(std::string_view field, std::string_view message) const;
    const parser::json5::Array* list(std::string_view field);
    std::optional<std::size_t> choose(std::string_view field, const std::vector<std::string_view>& words);

    DataFile& data_;
    const parser::json5::Value& value_;
    std::string title_;
    bool ok_ = true;
};

/// Whether it can be the name of a class: `ArcticAlgae`, `Tharsis_1_4`.
bool is_class_name(std::string_view name);

// --- Templates -------------------------------------------------------------------------------------------------

template <class T>
std::optional<T> DataObject::choice(std::string_view field, const Choices<T>& choices) {
    std::vector<std::string_view> words;
    for (const auto& [word, meaning] : choices) words.push_back(word);
    const auto index = choose(field, words);
    if (!index) return std::nullopt;
    return choices[*index].second;
}

// Whoever hands a parser over takes its address, and clang for WebAssembly gets that wrong while what it returns is not
// complete.
static_assert(sizeof(parser::Result<parser::Requirement>) > 0 && sizeof(parser::Result<parser::Instruction>) > 0 &&
              sizeof(parser::Result<parser::Expression>) > 0 && sizeof(parser::Result<parser::Metric>) > 0);

template <class T>
std::optional<T> DataObject::pets_of(const parser::json5::Value& value, std::string_view field,
                                     parser::Result<T> (*parse)(std::string_view, parser::Blocks)) {
    const parser::json5::String* string = string_of(value, field);
    if (string == nullptr) return std::nullopt;
    parser::Result<T> parsed = parse(string->text, parser::Blocks::OnlyProd);
    if (!parsed) {
        problem(field, parser::json5::in_file(std::move(parsed).error(), *string));
        return std::nullopt;
    }
    move_spans(*parsed, [string](parser::Span span) { return string->source_span(span); });
    return std::move(*parsed);
}

template <class T>
std::optional<T> DataObject::pets(std::string_view field,
                                  parser::Result<T> (*parse)(std::string_view, parser::Blocks)) {
    const parser::json5::Value* value = find(field);
    if (value == nullptr) return std::nullopt;
    return pets_of(*value, field, parse);
}

template <class T>
std::vector<T> DataObject::all_pets(std::string_view field,
                                    parser::Result<T> (*parse)(std::string_view, parser::Blocks)) {
    std::vector<T> all;
    const parser::json5::Array* values = list(field);
    if (values == nullptr) return all;
    for (const parser::json5::Value& value : *values) {
        if (auto one = pets_of(value, field, parse)) all.push_back(std::move(*one));
    }
    return all;
}

}  // namespace rego::engine
