#include "app/editor/lsp/shapes.hpp"

#include <algorithm>

#include "app/editor/format/pets_strings.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/line/line.hpp"
#include "app/shell/session/flow.hpp"
#include "parser/grammar/token.hpp"
#include "parser/text/json5.hpp"

namespace rego::app::lsp {
namespace {

using parser::Span;
using parser::grammar::Kind;
using parser::grammar::Layout;
using parser::grammar::Token;
using parser::json5::Value;

Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// --- Folding

void fold_braces(std::string_view text, std::vector<Span>& found) {
    std::vector<Token> tokens;
    (void)parser::grammar::scan(text, Layout::Declarations, tokens);  // as far as it can be read
    std::vector<std::uint32_t> open;
    for (const Token& token : tokens) {
        if (token.kind == Kind::LeftBrace) open.push_back(token.begin);
        if (token.kind != Kind::RightBrace || open.empty()) continue;
        found.push_back({open.back(), token.begin});
        open.pop_back();
    }
}

void fold_value(const Value& value, std::vector<Span>& found) {
    if (value.array() == nullptr && value.object() == nullptr) return;
    found.push_back(span(value.span.begin, value.span.end - 1));
    if (value.array() != nullptr)
        for (const Value& each : *value.array()) fold_value(each, found);
    if (value.object() != nullptr)
        for (const auto& each : *value.object()) fold_value(each.value, found);
}

void fold_blocks(std::string_view text, std::vector<Span>& found) {
    std::vector<std::uint32_t> open;
    for (const Line& line : split_lines(text)) {
        if (opens_block(line.text)) open.push_back(line.offset);
        if (open.empty() || !equal_ignoring_case(line.text, "end")) continue;
        found.push_back({open.back(), line.offset});
        open.pop_back();
    }
}

// --- Colours

std::size_t shade_of(std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(kShades, name) - kShades.begin());
}

std::string_view shade_of(const Token& token) {
    if (token.kind >= Kind::Prod) return "keyword";
    switch (token.kind) {
        case Kind::Name: return "class";
        case Kind::LowerName: return "property";
        case Kind::Number: return "number";
        case Kind::Variable:
        case Kind::Label: return "variable";
        case Kind::At: return "function";
        default: return {};
    }
}

/// Tokens of PETS, `place` saying where in the file they stand.
template <class F>
void shade_pets(std::string_view text, Layout layout, const F& place, std::vector<Shade>& found) {
    std::vector<Token> tokens;
    (void)parser::grammar::scan(text, layout, tokens);
    for (const Token& token : tokens) {
        const std::string_view shade = shade_of(token);
        if (!shade.empty()) found.push_back({place(token.span()), shade_of(shade)});
    }
}

void shade_data(std::string_view path, std::string_view text, std::vector<Shade>& found) {
    const auto file = parser::json5::read(text);
    if (!file) return;
    format::for_each_pets_string(path, *file, [&](const Value& value, std::string_view kind) {
        const parser::json5::String& string = *value.string();
        shade_pets(
            string.text, kind == "effect" ? Layout::Effect : Layout::Phrase,
            [&](Span where) { return string.source_span(where); }, found);
    });
}

void shade_script(std::string_view text, std::vector<Shade>& found) {
    for (const Line& line : split_lines(text)) {
        const std::vector<Word> verbs = nested_verbs(line.text);
        for (const Word& verb : verbs)
            if (verb && command_table().meant_by(verb.text) != nullptr)
                found.push_back(
                    {span(verb.span.begin + line.offset, verb.span.end + line.offset), shade_of("keyword")});
        const bool is_bare = command_table().meant_by(verbs.back().text) == nullptr;
        const std::size_t begin = is_bare ? verbs.back().span.begin : verbs.back().span.end;
        const std::size_t end = std::min(literal_part(line.text), line.text.size());
        if (begin >= end) continue;
        shade_pets(
            std::string_view(line.text).substr(begin, end - begin), Layout::Phrase,
            [&](Span where) { return span(where.begin + begin + line.offset, where.end + begin + line.offset); },
            found);
    }
}

}  // namespace

std::vector<Span> folds(Language language, std::string_view text) {
    std::vector<Span> found;
    if (language == Language::Pets) fold_braces(text, found);
    if (language == Language::Script) fold_blocks(text, found);
    if (language == Language::Data)
        if (const auto file = parser::json5::read(text)) fold_value(*file, found);
    std::erase_if(found,
                  [&](Span each) { return text.substr(each.begin, each.end - each.begin).find('\n') == text.npos; });
    std::ranges::sort(found, {}, &Span::begin);
    return found;
}

std::vector<Shade> shades(Language language, std::string_view path, std::string_view text) {
    std::vector<Shade> found;
    if (language == Language::Pets)
        shade_pets(
            text, Layout::Declarations, [](Span where) { return where; }, found);
    if (language == Language::Data) shade_data(path, text, found);
    if (language == Language::Script) shade_script(text, found);
    std::ranges::sort(found, {}, [](const Shade& each) { return each.span.begin; });
    return found;
}

}  // namespace rego::app::lsp
