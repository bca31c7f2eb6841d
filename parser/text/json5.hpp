// Reads JSON5 data files and keeps positions, so that an error inside a card's text points into the file.
// Comments, trailing commas, unquoted keys, single quotes, strings over several lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "parser/span.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::parser::json5 {

class Value;
struct Member;

using Array = std::vector<Value>;
using Object = std::vector<Member>;  // in the order of writing; no key twice

/// The text a string stands for, and where each character of it came from.
class String {
  public:
    std::string text;

    /// Where in the file character `offset` of `text` was written; one past the end is allowed.
    std::uint32_t source_offset(std::uint32_t offset) const;
    Span source_span(Span span) const { return {source_offset(span.begin), source_offset(span.end)}; }

  private:
    friend class Reader;
    /// From `offset` on, the file is `shift` characters ahead of the text.
    struct Shift {
        std::uint32_t offset;
        std::uint32_t shift;
    };
    std::vector<Shift> shifts_;
};

class Value {
  public:
    Span span;  // quotes and brackets included

    // Defined where Member is complete.
    Value();
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();
    template <class T>
    Value(T data, Span span_);

    bool is_null() const;

    // Null unless the value is of that kind.
    const bool* boolean() const;
    const double* number() const;
    const String* string() const;
    const Array* array() const;
    const Object* object() const;

    /// The member `key` of an object; null when there is none, or no object.
    const Value* find(std::string_view key) const;

  private:
    std::variant<std::nullptr_t, bool, double, String, Array, Object> data_;
};

struct Member {
    std::string key;
    Span key_span;
    Value value;
};

inline Value::Value() = default;
inline Value::Value(const Value&) = default;
inline Value::Value(Value&&) noexcept = default;
inline Value& Value::operator=(const Value&) = default;
inline Value& Value::operator=(Value&&) noexcept = default;
inline Value::~Value() = default;
template <class T>
Value::Value(T data, Span span_) : span(span_), data_(std::move(data)) {}

inline bool Value::is_null() const { return std::holds_alternative<std::nullptr_t>(data_); }
inline const bool* Value::boolean() const { return std::get_if<bool>(&data_); }
inline const double* Value::number() const { return std::get_if<double>(&data_); }
inline const String* Value::string() const { return std::get_if<String>(&data_); }
inline const Array* Value::array() const { return std::get_if<Array>(&data_); }
inline const Object* Value::object() const { return std::get_if<Object>(&data_); }

/// Reads the whole text; an error is of kind Syntax and says where.
Result<Value> read(std::string_view text);

/// An error found in the text of a string, moved to where the string stands in the file.
Diagnostic in_file(Diagnostic error, const String& string);

}  // namespace rego::parser::json5
