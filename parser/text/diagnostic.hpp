// What can go wrong, as values: the kind of an error, where it stands, and Result<T> to return it in.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "parser/span.hpp"
#include "parser/text/facts.hpp"

namespace rego::parser {

/// Sorted by who has to act; the names are those that the command language shows (see error_kind_name).
enum class ErrorKind {
    Usage,
    Syntax,
    UnknownName,
    Type,
    Narrowing,
    Ambiguous,
    Requirement,
    Limit,
    DeadEnd,
    NotNow,
    Expectation,
    Io,
    Internal,
};

/// `unknown-name`, `dead-end` …
std::string_view error_kind_name(ErrorKind kind);
std::optional<ErrorKind> error_kind_from_name(std::string_view name);

/// A problem: lower-case message without a full stop, PETS in backticks; hints can be typed as they stand.
/// Made in one go: `Diagnostic::of(ErrorKind::Type, "…").at(span).with_hint("…")`.
struct Diagnostic {
    ErrorKind kind = ErrorKind::Internal;
    std::string message;
    std::string file;                // empty: the text the user typed
    std::optional<Span> span;        // within that text
    std::vector<std::string> notes;  // further lines: candidates, actual numbers
    std::string hint;
    bool is_warning = false;  // legal, but surely not meant
    /// Which answer of a whole move it is about, from 0; nothing: what the move begins with.
    std::optional<std::size_t> part = {};

    // The same as facts, where there are some.
    Facts facts = {};
    std::vector<TaskFact> tasks = {};           // what was to be done, or what is pending
    std::vector<Diagnostic> alternatives = {};  // why the other ways are not possible either

    static Diagnostic of(ErrorKind kind, std::string message);
    Diagnostic in(std::string file) &&;
    Diagnostic at(Span span) &&;
    Diagnostic with_notes(std::vector<std::string> notes) &&;
    Diagnostic with_hint(std::string hint) &&;
    Diagnostic as_warning() &&;
    Diagnostic because(Fact fact) &&;
    Diagnostic because(Facts facts) &&;
};

/// A T, or the Diagnostic that says why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::move(value)) {}           // NOLINT: implicit on purpose
    Result(Diagnostic error) : state_(std::move(error)) {}  // NOLINT: implicit on purpose

    explicit operator bool() const { return state_.index() == 0; }
    bool has_value() const { return state_.index() == 0; }
    T& value() & {
        assert(has_value());
        return std::get<0>(state_);
    }
    const T& value() const& {
        assert(has_value());
        return std::get<0>(state_);
    }
    T&& value() && {
        assert(has_value());
        return std::get<0>(std::move(state_));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    Diagnostic& error() & { return std::get<1>(state_); }
    const Diagnostic& error() const& { return std::get<1>(state_); }
    Diagnostic&& error() && { return std::get<1>(std::move(state_)); }

  private:
    std::variant<T, Diagnostic> state_;
};

/// Line and column, both counted from 1; columns count characters, not bytes.
struct LineColumn {
    std::size_t line = 1;
    std::size_t column = 1;
};
LineColumn line_column(std::string_view text, std::uint32_t offset);

/// The caret printer: `FILE:LINE:COLUMN: error: MESSAGE` (or `warning:`), the source line with `^~~~` under it, notes,
/// hint. `text` is what the span refers to; `file` stands for the diagnostic's own when that is empty. `first_line` is
/// the number of the text's first line in that file.
std::string render(const Diagnostic& diagnostic, std::string_view text, std::string_view file,
                   std::size_t first_line = 1);

}  // namespace rego::parser
