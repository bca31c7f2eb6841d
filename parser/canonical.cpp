#include "parser/canonical.hpp"

#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::parser {
namespace {

template <class Node>
Result<std::string> printed(const Result<Node>& node) {
    if (!node) return node.error();
    return to_string(*node);
}

}  // namespace

Result<std::string> canonical(std::string_view kind, std::string_view text) {
    if (kind == "type") return printed(parse_expression(text, Blocks::Any));
    if (kind == "metric") return printed(parse_metric(text, Blocks::Any));
    if (kind == "requirement") return printed(parse_requirement(text, Blocks::Any));
    if (kind == "instruction") return printed(parse_instruction(text, Blocks::Any));
    if (kind == "action") return printed(parse_action(text, Blocks::Any));
    if (kind == "effect") return printed(parse_effect(text, Blocks::Any));
    if (kind == "class") return printed(parse_class(text, Blocks::Any));
    if (kind == "file") return printed(parse_file(text, Blocks::Any));
    return Diagnostic::of(ErrorKind::Usage, "unknown kind of text `" + std::string(kind) + "`")
        .with_hint("one of type, metric, requirement, instruction, action, effect, class, file");
}

}  // namespace rego::parser
