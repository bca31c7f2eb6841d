// Text to tokens, in one pass: the words of PETS, its signs, and what has to be known ahead of parsing.
// The pass also counts nesting, so that the grammar behind it can recurse without care.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parser/span.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::parser::grammar {

enum class Kind : std::uint8_t {
    End,
    Newline,  // only where it ends a statement: between braces or at the top of a file
    Semicolon,
    Name,       // `Plant`, `TR`
    LowerName,  // `cost`, or a class typed in lower case
    Number,
    Variable,  // `X`
    String,    // quotes and all
    Label,     // `#a`
    // signs
    Comma,
    Colon,
    DoubleColon,
    Arrow,
    Slash,
    Minus,
    Plus,
    Equals,
    Dot,
    Bang,
    Question,
    At,
    LeftParen,
    RightParen,
    LeftAngle,
    RightAngle,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    // keywords
    Prod,
    From,
    Or,
    Then,
    Max,
    Has,
    By,
    If,
    Eval,
    Class,
    Abstract,
    Default,
    Extend,
    Count,
    Each,
    Group,
    Most,
    Least,
    Rank,
    Instead,
};

/// How a token is called in an error: "`,`", "a name".
const char* phrase(Kind kind);

struct Token {
    Kind kind = Kind::End;
    bool starts_gate = false;    // a `:` of the same operand follows: `3 PlantTag: …`
    bool starts_action = false;  // a `->` of the same statement follows
    bool unmatched = false;      // a bracket without its other half
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::int32_t number = 0;  // of a Number

    Span span() const { return {begin, end}; }
};

/// The grammar reads an array of tokens that ends with a Kind::End.
using Iterator = const Token*;

enum class Layout {
    Phrase,        // newlines are white space
    Effect,        // the same, and the first `:` belongs to a trigger
    Declarations,  // newlines end statements
};

/// Replaces `tokens`; says what is wrong when a character, a number or the depth of nesting is.
std::optional<Diagnostic> scan(std::string_view text, Layout layout, std::vector<Token>& tokens);

/// What stands between the quotes of a string, `\"`, `\\` and `\n` read as what they stand for.
std::string unquoted(std::string_view quoted);

/// The keyword that `word` is, in capitals; Kind::Name when it is none.
Kind keyword(std::string_view word);

}  // namespace rego::parser::grammar
