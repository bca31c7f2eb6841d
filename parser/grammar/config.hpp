// What all grammar files share: the state that travels with a parse, and the small parsers on tokens.
// X3 reads tokens, not characters: white space, comments, keywords and nesting are settled before it starts.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/spirit/home/x3.hpp>

#include "parser/ast.hpp"
#include "parser/grammar/token.hpp"

namespace rego::parser::grammar {

namespace x3 = boost::spirit::x3;

/// How far the reading of `Plant<Player1 FROM Player2>` has got.
struct CompactFrom {
    bool allowed = false;
    bool pending = false;  // the argument list that has just ended holds the FROM
    std::uint32_t depth = 0;
    std::uint32_t at_depth = 0;       // how many `<` are open around the FROM; 0: there is none
    std::vector<std::uint32_t> path;  // innermost index first
    Expression removed;
};

struct State {
    std::string_view text;
    bool any_block = false;   // any word in capitals before `[` makes a block, not only PROD
    bool grouped = false;     // there were brackets, perhaps needless ones
    bool bodies = true;       // a `{` after a type is its local body
    bool production = false;  // inside the PROD[…] of a metric or requirement
    CompactFrom from;

    std::string_view text_of(const Token& token) const { return text.substr(token.begin, token.end - token.begin); }
    std::string string_of(const Token* token) const { return std::string(text_of(*token)); }
};

struct state_tag;
using Context = x3::context<state_tag, State>;

template <class Ctx>
State& state_of(const Ctx& context) {
    return x3::get<state_tag>(context);
}

/// A mistake that the shape of the text does not show, such as a metric per 0.
struct Mistake {
    Span span;
    std::string message;
};

// --- Parsers on tokens -----------------------------------------------------------------------------------------

/// One token of kind K. Its attribute is the token.
template <Kind K>
struct token_parser : x3::parser<token_parser<K>> {
    using attribute_type = const Token*;
    static constexpr bool has_attribute = true;

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It&, const Ctx&, RCtx&, Attribute& attribute) const {
        if (first->kind != K) return false;
        x3::traits::move_to(static_cast<const Token*>(first), attribute);
        ++first;
        return true;
    }
};
template <Kind K>
inline constexpr token_parser<K> tok{};

/// Two tokens in a row, so that the choice is made before anything is taken. Its attribute is the second.
template <Kind K, Kind L>
struct token_pair_parser : x3::parser<token_pair_parser<K, L>> {
    using attribute_type = const Token*;
    static constexpr bool has_attribute = true;

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It&, const Ctx&, RCtx&, Attribute& attribute) const {
        if (first->kind != K || first[1].kind != L) return false;
        x3::traits::move_to(static_cast<const Token*>(first + 1), attribute);
        first += 2;
        return true;
    }
};
template <Kind K, Kind L>
inline constexpr token_pair_parser<K, L> tok2{};

/// A token for which `Test` holds, called `name` in errors. Takes it when `Take`, otherwise only looks.
template <class Test, bool Take>
struct token_test_parser : x3::parser<token_test_parser<Test, Take>> {
    using attribute_type = const Token*;
    static constexpr bool has_attribute = Take;
    const char* name;
    Test test;

    constexpr token_test_parser(const char* name_, Test test_) : name(name_), test(test_) {}

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It&, const Ctx& context, RCtx&, Attribute& attribute) const {
        if constexpr (std::is_invocable_v<Test, Iterator, State&>) {
            if (!test(first, state_of(context))) return false;
        } else {
            if (!test(first)) return false;
        }
        if constexpr (Take) {
            x3::traits::move_to(static_cast<const Token*>(first), attribute);
            ++first;
        }
        return true;
    }
};
template <class Test>
constexpr token_test_parser<Test, true> take_if(const char* name, Test test) {
    return {name, test};
}
template <class Test>
constexpr token_test_parser<Test, false> look(const char* name, Test test) {
    return {name, test};
}

/// Gives `Subject` the name that an error shows.
template <class Subject>
struct named_parser : x3::unary_parser<Subject, named_parser<Subject>> {
    static constexpr bool is_pass_through_unary = true;
    const char* name;

    constexpr named_parser(const char* name_, const Subject& subject_)
        : x3::unary_parser<Subject, named_parser<Subject>>(subject_), name(name_) {}

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It& last, const Ctx& context, RCtx& rcontext, Attribute& attribute) const {
        return this->subject.parse(first, last, context, rcontext, attribute);
    }
};
template <class Subject>
constexpr auto called(const char* name, const Subject& subject) {
    return named_parser<typename x3::extension::as_parser<Subject>::value_type>(name, x3::as_parser(subject));
}

/// Parses `Subject` while a member of the state is something else.
template <class Subject, class T>
struct scoped_parser : x3::unary_parser<Subject, scoped_parser<Subject, T>> {
    static constexpr bool is_pass_through_unary = true;
    T State::*member;
    T value;

    constexpr scoped_parser(T State::*member_, T value_, const Subject& subject_)
        : x3::unary_parser<Subject, scoped_parser<Subject, T>>(subject_), member(member_), value(value_) {}

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It& last, const Ctx& context, RCtx& rcontext, Attribute& attribute) const {
        // An expectation that fails ends the whole parse, so nothing needs to be put back then.
        T kept = std::exchange(state_of(context).*member, value);
        const bool matched = this->subject.parse(first, last, context, rcontext, attribute);
        state_of(context).*member = std::move(kept);
        return matched;
    }
};
template <class T, class Subject>
constexpr auto scoped(T State::*member, T value, const Subject& subject) {
    return scoped_parser<typename x3::extension::as_parser<Subject>::value_type, T>(member, value,
                                                                                    x3::as_parser(subject));
}

/// Parses `Subject`, a refinement or a local body, as if nothing stood around it.
template <class Subject>
struct fresh_parser : x3::unary_parser<Subject, fresh_parser<Subject>> {
    static constexpr bool is_pass_through_unary = true;

    constexpr explicit fresh_parser(const Subject& subject_)
        : x3::unary_parser<Subject, fresh_parser<Subject>>(subject_) {}

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It& last, const Ctx& context, RCtx& rcontext, Attribute& attribute) const {
        State& state = state_of(context);
        State kept = std::exchange(state, State{});
        state.text = kept.text;
        state.any_block = kept.any_block;
        const bool matched = this->subject.parse(first, last, context, rcontext, attribute);
        kept.grouped |= state.grouped;
        state = std::move(kept);
        return matched;
    }
};
template <class Subject>
constexpr auto fresh(const Subject& subject) {
    return fresh_parser<typename x3::extension::as_parser<Subject>::value_type>(x3::as_parser(subject));
}

/// Notes in the rule's own attribute which tokens were taken.
template <class Subject>
struct spanned_parser : x3::unary_parser<Subject, spanned_parser<Subject>> {
    static constexpr bool is_pass_through_unary = true;

    constexpr explicit spanned_parser(const Subject& subject_)
        : x3::unary_parser<Subject, spanned_parser<Subject>>(subject_) {}

    template <class It, class Ctx, class RCtx, class Attribute>
    bool parse(It& first, const It& last, const Ctx& context, RCtx& rule_attribute, Attribute& attribute) const {
        const It start = first;
        if (!this->subject.parse(first, last, context, rule_attribute, attribute)) return false;
        rule_attribute.span = {start->begin, (first - 1)->end};
        return true;
    }
};
template <class Subject>
constexpr auto spanned(const Subject& subject) {
    return spanned_parser<typename x3::extension::as_parser<Subject>::value_type>(x3::as_parser(subject));
}

inline constexpr auto any_name =
    take_if("a name", [](Iterator t) { return t->kind == Kind::Name || t->kind == Kind::LowerName; });

/// `PROD`, or another word in capitals, before a `[`.
inline constexpr auto block_word = take_if("`PROD`", [](Iterator t, State& state) {
    if (t->kind == Kind::Prod) return true;
    if (!state.any_block || t->kind != Kind::Name || t[1].kind != Kind::LeftBracket) return false;
    for (const char c : state.text_of(*t)) {
        if (c >= 'a' && c <= 'z') return false;
    }
    return true;
});

/// A bare `cost`: a property, unless what follows makes it a class typed in lower case.
inline constexpr auto own_property = take_if("a property", [](Iterator t) {
    if (t->kind != Kind::LowerName) return false;
    const Kind next = t[1].kind;
    return next != Kind::LeftAngle && next != Kind::LeftBrace && next != Kind::Dot &&
           !(next == Kind::LeftParen && t[2].kind == Kind::Has);
});

// --- Actions ---------------------------------------------------------------------------------------------------

inline Span join(Span a, Span b) { return {a.begin, b.end}; }

/// The action of a block_word: the rule's attribute becomes a `Prod`.
template <class Prod>
constexpr auto start_block = [](auto& ctx) {
    const Token* word = x3::_attr(ctx);
    Prod& block = x3::_val(ctx).node.template emplace<Prod>();
    if (word->kind != Kind::Prod) block.block = state_of(ctx).text_of(*word);
};

/// An action that replaces the rule's own attribute by what was parsed.
inline constexpr auto assign = [](auto& ctx) { x3::_val(ctx) = std::move(x3::_attr(ctx)); };

}  // namespace rego::parser::grammar

namespace boost::spirit::x3 {

template <rego::parser::grammar::Kind K>
struct get_info<rego::parser::grammar::token_parser<K>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::token_parser<K>&) const {
        return rego::parser::grammar::phrase(K);
    }
};
template <rego::parser::grammar::Kind K, rego::parser::grammar::Kind L>
struct get_info<rego::parser::grammar::token_pair_parser<K, L>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::token_pair_parser<K, L>&) const {
        return rego::parser::grammar::phrase(K);
    }
};
template <class Test, bool Take>
struct get_info<rego::parser::grammar::token_test_parser<Test, Take>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::token_test_parser<Test, Take>& p) const { return p.name; }
};
template <class Subject>
struct get_info<rego::parser::grammar::named_parser<Subject>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::named_parser<Subject>& p) const { return p.name; }
};
// Of a compound, what it starts with.
template <class Left, class Right>
struct get_info<sequence<Left, Right>> {
    using result_type = std::string;
    std::string operator()(const sequence<Left, Right>& p) const { return what(p.left); }
};
template <class Left, class Right>
struct get_info<alternative<Left, Right>> {
    using result_type = std::string;
    std::string operator()(const alternative<Left, Right>& p) const { return what(p.left) + " or " + what(p.right); }
};
template <class Subject>
struct get_info<plus<Subject>> {
    using result_type = std::string;
    std::string operator()(const plus<Subject>& p) const { return what(p.subject); }
};
template <class Subject>
struct get_info<rego::parser::grammar::spanned_parser<Subject>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::spanned_parser<Subject>& p) const { return what(p.subject); }
};
// Actions and scopes do not change what is expected.
template <class Subject, class Action>
struct get_info<action<Subject, Action>> {
    using result_type = std::string;
    std::string operator()(const action<Subject, Action>& p) const { return what(p.subject); }
};
template <class Subject>
struct get_info<rego::parser::grammar::fresh_parser<Subject>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::fresh_parser<Subject>& p) const { return what(p.subject); }
};
template <class Subject, class T>
struct get_info<rego::parser::grammar::scoped_parser<Subject, T>> {
    using result_type = std::string;
    std::string operator()(const rego::parser::grammar::scoped_parser<Subject, T>& p) const { return what(p.subject); }
};

}  // namespace boost::spirit::x3
