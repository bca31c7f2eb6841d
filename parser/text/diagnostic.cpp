#include "parser/text/diagnostic.hpp"

#include <algorithm>
#include <array>

#include "parser/text/utf8.hpp"

namespace rego::parser {
namespace {

constexpr std::array kKindNames{
    std::pair{ErrorKind::Usage, std::string_view("usage")},
    std::pair{ErrorKind::Syntax, std::string_view("syntax")},
    std::pair{ErrorKind::UnknownName, std::string_view("unknown-name")},
    std::pair{ErrorKind::Type, std::string_view("type")},
    std::pair{ErrorKind::Narrowing, std::string_view("narrowing")},
    std::pair{ErrorKind::Ambiguous, std::string_view("ambiguous")},
    std::pair{ErrorKind::Requirement, std::string_view("requirement")},
    std::pair{ErrorKind::Limit, std::string_view("limit")},
    std::pair{ErrorKind::DeadEnd, std::string_view("dead-end")},
    std::pair{ErrorKind::NotNow, std::string_view("not-now")},
    std::pair{ErrorKind::Expectation, std::string_view("expectation")},
    std::pair{ErrorKind::Io, std::string_view("io")},
    std::pair{ErrorKind::Internal, std::string_view("internal")},
};

/// A line longer than this is shown in part.
constexpr std::size_t kShownWidth = 160;

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

/// The source line and the carets under it.
std::string excerpt(std::string_view text, Span span) {
    const std::size_t begin = std::min<std::size_t>(span.begin, text.size());
    const std::size_t line_begin = begin == 0 ? 0 : text.rfind('\n', begin - 1) + 1;
    std::size_t line_end = std::min(text.find('\n', begin), text.size());
    if (line_end > line_begin && text[line_end - 1] == '\r' && line_end > begin) --line_end;

    // Of a very long line, only the neighbourhood.
    std::size_t from = line_begin;
    std::size_t to = line_end;
    if (line_end - line_begin > kShownWidth) {
        if (begin - line_begin > kShownWidth / 2) from = begin - kShownWidth / 2;
        to = std::min(line_end, from + kShownWidth);
        while (from > line_begin && continues_character(text[from])) --from;
        while (to < line_end && continues_character(text[to])) ++to;
    }
    const std::size_t end = std::clamp<std::size_t>(span.end, begin, to);

    std::string lines = "    ";
    std::string carets = "    ";
    if (from > line_begin) {
        lines += "…";
        carets += ' ';
    }
    for (std::size_t i = from; i < to; ++i) lines += text[i] == '\0' ? ' ' : text[i];
    if (to < line_end) lines += "…";
    for (std::size_t i = from; i < begin; ++i) {
        if (!continues_character(text[i])) carets += text[i] == '\t' ? '\t' : ' ';
    }
    carets += '^';
    const std::size_t width = characters(text.substr(begin, end - begin));
    if (width > 1) carets.append(width - 1, '~');
    return lines + '\n' + carets + '\n';
}

}  // namespace

std::string_view error_kind_name(ErrorKind kind) {
    for (const auto& [each, name] : kKindNames) {
        if (each == kind) return name;
    }
    return "internal";
}

std::optional<ErrorKind> error_kind_from_name(std::string_view name) {
    for (const auto& [kind, each] : kKindNames) {
        if (each == name) return kind;
    }
    return std::nullopt;
}

LineColumn line_column(std::string_view text, std::uint32_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t last_newline = before.rfind('\n');
    LineColumn place;
    place.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    place.column = 1 + characters(last_newline == before.npos ? before : before.substr(last_newline + 1));
    return place;
}

Diagnostic Diagnostic::of(ErrorKind kind, std::string message) {
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.message = std::move(message);
    return diagnostic;
}

Diagnostic Diagnostic::in(std::string name) && {
    file = std::move(name);
    return std::move(*this);
}

Diagnostic Diagnostic::at(Span where) && {
    span = where;
    return std::move(*this);
}

Diagnostic Diagnostic::with_notes(std::vector<std::string> lines) && {
    notes = std::move(lines);
    return std::move(*this);
}

Diagnostic Diagnostic::with_hint(std::string text) && {
    hint = std::move(text);
    return std::move(*this);
}

Diagnostic Diagnostic::as_warning() && {
    is_warning = true;
    return std::move(*this);
}

Diagnostic Diagnostic::because(Fact fact) && {
    facts.push_back(std::move(fact));
    return std::move(*this);
}

Diagnostic Diagnostic::because(Facts all) && {
    facts = std::move(all);
    return std::move(*this);
}

std::string render(const Diagnostic& diagnostic, std::string_view text, std::string_view file, std::size_t first_line) {
    LineColumn place;
    std::string line;  // with `?` for what cannot be shown, byte for byte
    Span in_line;
    if (diagnostic.span) {
        const std::size_t at = std::min<std::size_t>(diagnostic.span->begin, text.size());
        const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
        line = without_invalid_utf8(text.substr(begin, std::min(text.find('\n', at), text.size()) - begin));
        in_line = {static_cast<std::uint32_t>(at - begin),
                   static_cast<std::uint32_t>(std::max<std::size_t>(diagnostic.span->end, at) - begin)};
        place = line_column(line, in_line.begin);
        place.line +=
            static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    }
    std::string out(diagnostic.file.empty() ? file : std::string_view(diagnostic.file));
    out += ':' + std::to_string(place.line + first_line - 1) + ':' + std::to_string(place.column) +
           (diagnostic.is_warning ? ": warning: " : ": error: ") + diagnostic.message + '\n';
    if (diagnostic.span) out += excerpt(line, in_line);
    for (const std::string& note : diagnostic.notes) out += "  " + note + '\n';
    if (!diagnostic.hint.empty()) out += "  hint: " + diagnostic.hint + '\n';
    return out;
}

}  // namespace rego::parser
