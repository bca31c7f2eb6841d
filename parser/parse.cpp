#include "parser/parse.hpp"

#include <cctype>
#include <string>
#include <vector>

#include "parser/grammar/flatten.hpp"
#include "parser/grammar/rules.hpp"

namespace rego::parser {
namespace {

using grammar::Iterator;
using grammar::Kind;
using grammar::Layout;
using grammar::Token;

/// "expected a type after `FROM`", pointing at what stands there instead.
Diagnostic expectation(std::string_view text, const std::vector<Token>& tokens, Iterator where, const std::string& expected) {
    Diagnostic error{ErrorKind::Syntax, "expected " + expected, {}, where->span(), {}, {}};
    Iterator before = where;
    while (before != tokens.data() && before[-1].kind == Kind::Newline) --before;
    if (before != tokens.data()) {
        const Token& previous = before[-1];
        std::string_view quoted = text.substr(previous.begin, previous.end - previous.begin);
        if (previous.kind == Kind::String) quoted = "\"…\"";
        error.message += " after `" + std::string(quoted) + "`";
        // What is missing at the end of a line is missing there, not on the next line.
        const std::string_view between = text.substr(previous.end, where->begin - previous.end);
        if (where->kind == Kind::End || between.find('\n') != between.npos || where->kind == Kind::Newline) {
            error.span = Span{previous.end, previous.end};
        }
    }
    if (where->kind == Kind::Name || where->kind == Kind::LowerName) {
        std::string upper(text.substr(where->begin, where->end - where->begin));
        for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        if (upper.size() > 1 && grammar::keyword(upper) != Kind::Name) error.hint = "keywords are upper case: `" + upper + "`";
    }
    return error;
}

/// The result of a rule: some build a list first.
template <class Attribute>
auto result_of(Attribute& attribute) {
    if constexpr (requires { attribute.take(); }) {
        return attribute.take();
    } else {
        return std::move(attribute);
    }
}

/// Reads `text` by `rule`; `rest` says what else could have come after it.
template <class Node, class Rule>
Result<Node> read(std::string_view text, Blocks blocks, Layout layout, const Rule& rule, const char* rest) {
    std::vector<Token> tokens;
    if (auto error = grammar::scan(text, layout, tokens)) return std::move(*error);

    grammar::State state;
    state.text = text;
    state.any_block = blocks == Blocks::Any;
    const grammar::Context context(state);
    Iterator first = tokens.data();
    const Iterator last = first + tokens.size();
    const auto skip_lines = [&first] {
        while (first->kind == Kind::Newline || first->kind == Kind::Semicolon) ++first;
    };
    try {
        typename Rule::attribute_type attribute;
        if (layout == Layout::Declarations) skip_lines();
        if (!rule.parse(first, last, context, boost::spirit::x3::unused, attribute)) {
            return expectation(text, tokens, first, rule.name);
        }
        if (layout == Layout::Declarations) skip_lines();
        if (first->kind != Kind::End) return expectation(text, tokens, first, rest);
        Node node = result_of(attribute);
        if (state.grouped) grammar::flatten(node);
        return node;
    } catch (const boost::spirit::x3::expectation_failure<Iterator>& failure) {
        return expectation(text, tokens, failure.where(), failure.which());
    } catch (const grammar::Mistake& mistake) {
        return Diagnostic{ErrorKind::Syntax, mistake.message, {}, mistake.span, {}, {}};
    }
}

}  // namespace

Result<Expression> parse_expression(std::string_view text, Blocks blocks) {
    return read<Expression>(text, blocks, Layout::Phrase, grammar::expression, "the end of the type");
}
Result<Metric> parse_metric(std::string_view text, Blocks blocks) {
    return read<Metric>(text, blocks, Layout::Phrase, grammar::metric, "`OR`, `MAX`, `-` or the end of the metric");
}
Result<Requirement> parse_requirement(std::string_view text, Blocks blocks) {
    return read<Requirement>(text, blocks, Layout::Phrase, grammar::requirement, "`,`, `OR` or the end of the requirement");
}
Result<Instruction> parse_instruction(std::string_view text, Blocks blocks) {
    return read<Instruction>(text, blocks, Layout::Phrase, grammar::instruction,
                                  "`,`, `THEN`, `OR` or the end of the instruction");
}
Result<Action> parse_action(std::string_view text, Blocks blocks) {
    return read<Action>(text, blocks, Layout::Phrase, grammar::action, "`,`, `THEN`, `OR` or the end of the action");
}
Result<Effect> parse_effect(std::string_view text, Blocks blocks) {
    return read<Effect>(text, blocks, Layout::Effect, grammar::effect, "`,`, `THEN`, `OR` or the end of the effect");
}
Result<ClassDeclaration> parse_class(std::string_view text, Blocks blocks) {
    return read<ClassDeclaration>(text, blocks, Layout::Declarations, grammar::class_declaration, "the end of the class declaration");
}
Result<PetsFile> parse_file(std::string_view text, Blocks blocks) {
    return read<PetsFile>(text, blocks, Layout::Declarations, grammar::pets_file, "a class declaration");
}

}  // namespace rego::parser
