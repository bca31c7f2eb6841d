#include "app/session.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "parser/diagnostic.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;
using parser::Span;

constexpr std::string_view kHelp =
    "parse KIND TEXT   reads TEXT and prints its canonical form; KIND: type, metric, requirement, instruction,\n"
    "                  action, effect, class\n"
    "help              this\n"
    "exit              ends the session\n";

template <class T>
Result<std::string> canonical(const Result<T>& parsed) {
    if (!parsed) return parsed.error();
    return to_string(*parsed);
}

struct Kind {
    std::string_view name;
    Result<std::string> (*canonical_form)(std::string_view text);
};
constexpr std::array kKinds{
    Kind{"type", [](std::string_view text) { return canonical(parser::parse_expression(text)); }},
    Kind{"metric", [](std::string_view text) { return canonical(parser::parse_metric(text)); }},
    Kind{"requirement", [](std::string_view text) { return canonical(parser::parse_requirement(text)); }},
    Kind{"instruction", [](std::string_view text) { return canonical(parser::parse_instruction(text)); }},
    Kind{"action", [](std::string_view text) { return canonical(parser::parse_action(text)); }},
    Kind{"effect", [](std::string_view text) { return canonical(parser::parse_effect(text)); }},
    Kind{"class", [](std::string_view text) { return canonical(parser::parse_class(text)); }},
};

/// Cuts the first word off `rest`, and the blanks around it.
std::string_view take_word(std::string_view& rest) {
    const auto skip_blanks = [&] { rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r"), rest.size())); };
    skip_blanks();
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r"));
    rest.remove_prefix(word.size());
    skip_blanks();
    return word;
}

std::uint32_t offset_in(std::string_view source, std::string_view part) {
    return static_cast<std::uint32_t>(part.data() - source.data());
}

Diagnostic usage(std::string message, std::string_view source, std::string_view part) {
    const std::uint32_t begin = offset_in(source, part);
    return {ErrorKind::Usage, std::move(message), "", Span{begin, begin + static_cast<std::uint32_t>(part.size())}, {},
            "`help`"};
}

Result<std::string> parse_command(std::string_view source, std::string_view rest) {
    const std::string_view kind_name = take_word(rest);
    const auto kind = std::ranges::find(kKinds, kind_name, &Kind::name);
    if (kind == kKinds.end()) return usage(fmt::format("`parse` knows no kind `{}`", kind_name), source, kind_name);

    Result<std::string> form = kind->canonical_form(rest);
    if (form) return *form + "\n";
    Diagnostic error = form.error();
    if (error.span) {  // from a place in the text to one in the source
        error.span->begin += offset_in(source, rest);
        error.span->end += offset_in(source, rest);
    }
    return error;
}

}  // namespace

Answer Session::run(std::string_view source, std::string_view file) {
    std::string_view rest = source.substr(source.rfind('\n') + 1);  // npos + 1 is 0: the only line
    const std::string_view verb = take_word(rest);
    if (verb.empty() || verb.starts_with('#') || verb.starts_with("//")) return {};
    if (verb == "exit") return {.exit = true};
    if (verb == "help") return {.out = std::string(kHelp)};

    const Result<std::string> outcome =
        verb == "parse" ? parse_command(source, rest) : usage(fmt::format("unknown command `{}`", verb), source, verb);
    if (outcome) return {.out = *outcome};
    return {.err = parser::render(outcome.error(), source, file)};
}

}  // namespace rego::app
