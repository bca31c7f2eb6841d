#include "parser/parse.hpp"

#include <string>
#include <vector>

#include "parser/grammar/flatten.hpp"
#include "parser/grammar/rules.hpp"
#include "parser/text/letters.hpp"

namespace rego::parser {
namespace {

using grammar::Iterator;
using grammar::Kind;
using grammar::Layout;
using grammar::Token;

std::string quoted(std::string_view text, const Token& token) {
    constexpr std::size_t kLongest = 40;
    std::string_view word = text.substr(token.begin, token.end - token.begin);
    if (token.kind == Kind::String) return "`\"…\"`";
    if (word.size() > kLongest) return "`" + std::string(word.substr(0, kLongest)) + "…`";
    return "`" + std::string(word) + "`";
}

/// What the author may have meant by the token at `where`.
std::string hint_for(std::string_view text, Iterator where, const Token* previous, const std::string& expected) {
    if (where->kind == Kind::Name || where->kind == Kind::LowerName) {
        const std::string word = upper(text.substr(where->begin, where->end - where->begin));
        if (word.size() > 1 && grammar::keyword(word) != Kind::Name) return "keywords are upper case: `" + word + "`";
    }
    if ((where->kind == Kind::Max || where->kind == Kind::Equals) && expected == "an instruction") {
        return "a requirement needs `:` and an instruction behind it";
    }
    if (previous == nullptr) return {};
    const bool after_type = previous->kind == Kind::Name || previous->kind == Kind::RightAngle;
    if (where->kind == Kind::LeftParen && after_type) return "a type is refined by `(HAS …)`";
    if (where->kind == Kind::Equals && previous->kind == Kind::Name) return "a property begins with a small letter";
    return {};
}

bool is_closing(Kind kind) {
    return kind == Kind::RightParen || kind == Kind::RightAngle || kind == Kind::RightBracket ||
           kind == Kind::RightBrace;
}

Kind closing(Kind opening) {
    switch (opening) {
        case Kind::LeftParen: return Kind::RightParen;
        case Kind::LeftAngle: return Kind::RightAngle;
        case Kind::LeftBracket: return Kind::RightBracket;
        default: return Kind::RightBrace;
    }
}

/// "expected a type after `FROM`", pointing at what stands there instead.
Diagnostic expectation(std::string_view text, const std::vector<Token>& tokens, Iterator where,
                       const std::string& expected) {
    Diagnostic error = Diagnostic::of(ErrorKind::Syntax, "expected " + expected).at(where->span());
    if (where->unmatched && is_closing(where->kind)) {
        error.message = "this " + quoted(text, *where) + " closes nothing";
        return error;
    }
    Iterator before = where;
    while (before != tokens.data() && before[-1].kind == Kind::Newline) --before;
    const Token* previous = before == tokens.data() ? nullptr : before - 1;
    error.hint = hint_for(text, where, previous, expected);
    if (previous == nullptr) return error;
    // What is missing at the end of a line is missing there, not on the next line.
    const std::string_view between = text.substr(previous->end, where->begin - previous->end);
    const bool goes_on = between.find('\n') != between.npos && where[-1].kind != Kind::Newline;
    if (goes_on || where->kind == Kind::End || where->kind == Kind::Newline) {
        error.span = Span{previous->end, previous->end};
    }
    // A bracket left open takes the next line for its own: `This: (Plant`, and below it `End: 3` looks like a gate.
    if (goes_on && expected == grammar::phrase(Kind::Colon)) {
        for (Iterator open = previous; open != tokens.data(); --open) {
            if (open->unmatched) {
                error.message = std::string("expected an operator or ") + grammar::phrase(closing(open->kind));
                break;
            }
        }
    }
    error.message += " after " + quoted(text, *previous);
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
        return Diagnostic::of(ErrorKind::Syntax, mistake.message).at(mistake.span);
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
    return read<Requirement>(text, blocks, Layout::Phrase, grammar::requirement,
                             "`,`, `OR` or the end of the requirement");
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
    return read<ClassDeclaration>(text, blocks, Layout::Declarations, grammar::class_declaration,
                                  "the end of the class declaration");
}
Result<MeasureDeclaration> parse_measure(std::string_view text, Blocks blocks) {
    return read<MeasureDeclaration>(text, blocks, Layout::Phrase, grammar::measure_declaration,
                                    "an operator or the end of the measure");
}
Result<PetsFile> parse_file(std::string_view text, Blocks blocks) {
    return read<PetsFile>(text, blocks, Layout::Declarations, grammar::pets_file, "a class declaration");
}

bool is_name(std::string_view word) { return parse_expression(word).has_value(); }

}  // namespace rego::parser
