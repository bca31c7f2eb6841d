// What must hold for any text whatsoever. Shared by the fuzz targets and by the test that runs the saved corpus.
#pragma once

#include <string>
#include <string_view>

#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/text/json5.hpp"

namespace rego::parser::testing {

/// An error must be of kind Syntax, point into the text, and be fit to show.
inline std::string error_violation(const Diagnostic& error, std::string_view text) {
    if (error.kind != ErrorKind::Syntax) return "the error is not one of syntax";
    // The name of a C++ type would be in our part of the message, before the words of the author; a keyword may be
    // first.
    const std::size_t begin = error.message.starts_with('`') ? error.message.find('`', 1) + 1 : 0;
    const std::string ours = error.message.substr(begin, error.message.find('`', begin) - begin);
    if (ours.size() < 4 || ours.find("boost") != std::string::npos) return "the message is no message";
    if (!error.span || error.span->begin > error.span->end || error.span->end > text.size()) return "the span is wrong";
    if (render(error, text, "<fuzz>").empty()) return "nothing to show";
    return {};
}

/// Empty when `text` is refused properly, or prints back to something that reads as the same tree and prints the same.
/// Texts alone would not do: `A - (B - C)` that loses its brackets prints the same from then on.
template <class Node>
std::string round_trip_violation(Result<Node> (*parse)(std::string_view, Blocks), std::string_view text) {
    const Result<Node> once = parse(text, Blocks::Any);
    if (!once) return error_violation(once.error(), text);
    const std::string printed = to_string(*once);
    const Result<Node> twice = parse(printed, Blocks::Any);
    if (!twice) return "`" + printed + "` does not read back: " + twice.error().message;
    if (!(*twice == *once)) return "`" + printed + "` reads back as another tree";
    if (to_string(*twice) != printed) return "`" + printed + "` prints back as `" + to_string(*twice) + "`";
    return {};
}

/// The same for `text` read as `kind`, which is one of those that canonical() knows.
inline std::string text_violation(std::string_view kind, std::string_view text) {
    if (kind == "type") return round_trip_violation(parse_expression, text);
    if (kind == "metric") return round_trip_violation(parse_metric, text);
    if (kind == "requirement") return round_trip_violation(parse_requirement, text);
    if (kind == "instruction") return round_trip_violation(parse_instruction, text);
    if (kind == "action") return round_trip_violation(parse_action, text);
    if (kind == "effect") return round_trip_violation(parse_effect, text);
    if (kind == "class") return round_trip_violation(parse_class, text);
    if (kind == "file") return round_trip_violation(parse_file, text);
    return "there is no such kind of text";
}

/// The first kind of which text_violation() has something to say.
inline std::string any_text_violation(std::string_view text) {
    for (const char* kind : {"type", "metric", "requirement", "instruction", "action", "effect", "class", "file"}) {
        const std::string problem = text_violation(kind, text);
        if (!problem.empty()) return std::string(kind) + ": " + problem;
    }
    return {};
}

inline std::string json5_violation(std::string_view text) {
    const auto value = json5::read(text);
    if (!value) return error_violation(value.error(), text);
    return value->span.end > text.size() ? "the span is wrong" : "";
}

}  // namespace rego::parser::testing
