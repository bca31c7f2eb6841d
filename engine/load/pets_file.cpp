#include "engine/load/pets_file.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "parser/parse.hpp"
#include "parser/transform.hpp"

namespace rego::engine {
namespace {

using parser::ClassDeclaration;
using parser::Span;

/// Classes that exist in card data only would be left without a declaration.
void refuse_local_classes(DataFile& data, const ClassDeclaration& declaration) {
    parser::for_each_expression(declaration, [&data](const parser::Expression& type) {
        if (type.local_body) data.problem(type.span, "a class local to a card, in a file without cards");
    });
}

void add_declarations(DataFile& data, parser::PetsFile file) {
    for (ClassDeclaration& declaration : file.classes) {
        refuse_local_classes(data, declaration);
        data.add_class(std::move(declaration));
    }
    for (parser::MeasureDeclaration& measure : file.measures) data.add_measure(std::move(measure));
}

bool begins_with_any(std::string_view line, std::span<const std::string_view> words) {
    for (const std::string_view word : words) {
        if (line.starts_with(word)) return true;
    }
    return false;
}

/// Where each class at the left margin begins, with its doc string. Good for files that indent nested classes.
std::vector<std::size_t> class_beginnings(std::string_view text) {
    static constexpr std::array<std::string_view, 5> kClass{"CLASS ", "ABSTRACT ", "EXTEND ", "METRIC ",
                                                            "REQUIREMENT "};
    std::vector<std::size_t> beginnings;
    bool after_doc = false;
    for (std::size_t line = 0; line < text.size(); line = std::min(text.find('\n', line), text.size() - 1) + 1) {
        const std::string_view rest = text.substr(line);
        const bool is_class = begins_with_any(rest, kClass);
        const bool is_doc = rest.starts_with('"');
        if (is_doc || (is_class && !after_doc)) beginnings.push_back(line);
        if (is_doc || is_class) after_doc = is_doc;
    }
    return beginnings;
}

}  // namespace

void load_pets_file(DataFile& data, std::string_view text) {
    auto whole = parser::parse_file(text);
    if (whole) {
        add_declarations(data, std::move(*whole));
        return;
    }

    // Class by class, so that a mistake costs one class. Where that does not find the same first mistake, the file is
    // not laid out as expected, and more complaints would be about nothing.
    std::vector<parser::PetsFile> sound;
    std::vector<parser::Diagnostic> mistakes;
    std::vector<std::size_t> beginnings = class_beginnings(text);
    beginnings.push_back(text.size());
    for (std::size_t i = 0; i + 1 < beginnings.size(); ++i) {
        const auto begin = static_cast<std::uint32_t>(beginnings[i]);
        const auto shift = [begin](Span span) { return Span{span.begin + begin, span.end + begin}; };
        auto part = parser::parse_file(text.substr(begin, beginnings[i + 1] - begin));
        if (!part) {
            mistakes.push_back(std::move(part).error());
            if (mistakes.back().span) mistakes.back().span = shift(*mistakes.back().span);
            continue;
        }
        for (ClassDeclaration& declaration : part->classes) move_spans(declaration, shift);
        for (parser::MeasureDeclaration& measure : part->measures) move_spans(measure, shift);
        sound.push_back(std::move(*part));
    }
    const auto& first = whole.error().span;
    if (mistakes.empty() || !first || !mistakes.front().span || mistakes.front().span->begin != first->begin) {
        data.problem(std::move(whole).error());
        return;
    }
    for (parser::PetsFile& part : sound) add_declarations(data, std::move(part));
    for (parser::Diagnostic& mistake : mistakes) data.problem(std::move(mistake));
}

parser::Result<parser::Requirement> load_requirement(std::string_view text) { return parser::parse_requirement(text); }
parser::Result<parser::Expression> load_type(std::string_view text) { return parser::parse_expression(text); }

}  // namespace rego::engine
