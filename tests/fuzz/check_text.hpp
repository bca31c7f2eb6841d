// What must hold for any text whatsoever. Shared by the fuzz targets and by the test that runs the saved corpus.
#pragma once

#include <string>
#include <string_view>

#include "parser/canonical.hpp"
#include "parser/json5.hpp"

namespace rego::parser::testing {

/// An error must be of kind Syntax, point into the text, and be fit to show.
inline std::string error_violation(const Diagnostic& error, std::string_view text) {
    if (error.kind != ErrorKind::Syntax) return "the error is not one of syntax";
    // The name of a C++ type would be in our part of the message, before the words of the author.
    const std::string ours = error.message.substr(0, error.message.find('`'));
    if (ours.size() < 4 || ours.find("boost") != std::string::npos) return "the message is no message";
    if (!error.span || error.span->begin > error.span->end || error.span->end > text.size()) return "the span is wrong";
    if (render(error, text, "<fuzz>").empty()) return "nothing to show";
    return {};
}

/// Empty when `text`, read as `kind`, is refused properly or prints back to something that reads and prints the same.
inline std::string text_violation(std::string_view kind, std::string_view text) {
    const auto once = canonical(kind, text);
    if (!once) return error_violation(once.error(), text);
    const auto twice = canonical(kind, *once);
    if (!twice) return "`" + *once + "` does not read back: " + twice.error().message;
    if (*twice != *once) return "`" + *once + "` prints back as `" + *twice + "`";
    return {};
}

inline std::string json5_violation(std::string_view text) {
    const auto value = json5::read(text);
    if (!value) return error_violation(value.error(), text);
    return value->span.end > text.size() ? "the span is wrong" : "";
}

}  // namespace rego::parser::testing
