#include "app/editor/lsp/uses.hpp"

#include <algorithm>
#include <optional>

#include "parser/text/letters.hpp"
#include "parser/transform.hpp"

namespace rego::app::lsp {
namespace {

using engine::Canon;
using engine::ClassTable;
using parser::Span;

bool is_whole_name(std::string_view text, std::size_t begin, std::string_view name) {
    const std::size_t end = begin + name.size();
    const bool begins = begin == 0 || !parser::is_name_character(text[begin - 1]);
    const bool ends = end >= text.size() || !parser::is_name_character(text[end]);
    return begins && ends && text.substr(begin, name.size()) == name;
}

/// The name at the beginning of what is there, behind a quotation mark perhaps; nothing if it comes of something else.
std::optional<Span> name_in(std::string_view text, Span span, std::string_view name) {
    for (std::size_t begin = span.begin; begin < span.begin + 2U && begin < text.size(); ++begin)
        if (is_whole_name(text, begin, name))
            return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + name.size())};
    return std::nullopt;
}

class Collector {
  public:
    Collector(const Canon& canon, std::string_view name) : canon_(canon), name_(name) {}

    std::vector<Use> run() {
        for (const engine::LoadedClass& each : canon_.classes) see_class(each.declaration, each.file);
        for (const engine::Measure& each : canon_.measures) see_measure(each.declaration, each.file);
        for (const engine::Mention& each : *canon_.mentions)
            if (each.of != engine::Mention::Of::Module && each.name == name_) see(each.file, each.span);
        for (std::size_t file = 0; file < canon_.files.size(); ++file) see_strings(file);
        const auto place = [](const Use& use) { return std::pair(use.file, use.span.begin); };
        std::ranges::sort(found_, {}, place);
        const auto same = [&](const Use& a, const Use& b) { return place(a) == place(b); };
        found_.erase(std::unique(found_.begin(), found_.end(), same), found_.end());
        return std::move(found_);
    }

  private:
    void see(std::size_t file, Span span) {
        if (const auto found = name_in(canon_.files[file].text, span, name_)) found_.push_back({file, *found});
    }

    void see_class(const parser::ClassDeclaration& declaration, std::size_t file) {
        for (const parser::ClassSignature& each : declaration.signatures)
            if (each.name == name_) see(file, each.span);
        parser::for_each_expression(declaration, [&](const parser::Expression& type) {
            if (type.name == name_) see(file, type.span);
        });
        for (const parser::ClassDeclaration& nested : declaration.body.nested) see_class(nested, file);
    }

    void see_measure(const parser::MeasureDeclaration& declaration, std::size_t file) {
        if (declaration.name == name_) see(file, declaration.span);
        const auto look = [&](const parser::Expression& type) {
            if (type.name == name_) see(file, type.span);
        };
        for (const parser::Expression& each : declaration.parameters) parser::for_each_expression(each, look);
        std::visit([&](const auto& value) { parser::for_each_expression(value, look); }, declaration.value);
    }

    /// Names of classes that stand alone in data: tags, offers, words. What is printed on a card is no class.
    void see_strings(std::size_t file) {
        const std::string& text = canon_.files[file].text;
        if (!canon_.files[file].path.ends_with(".json5")) return;
        const std::string quoted = '"' + std::string(name_) + '"';
        for (std::size_t at = 0; (at = text.find(quoted, at)) != std::string::npos; at += quoted.size()) {
            const std::string_view before = std::string_view(text).substr(0, at);
            const std::size_t key = before.find_last_not_of(" :\"");
            if (key != std::string_view::npos && before.substr(0, key + 1).ends_with("printed")) continue;
            see(file, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + quoted.size())});
        }
    }

    const Canon& canon_;
    std::string_view name_;
    std::vector<Use> found_;
};

}  // namespace

std::vector<Use> uses_of(const ClassTable& table, std::string_view name) {
    return Collector(table.canon(), name).run();
}

Use declaration_of(const ClassTable& table, engine::ClassId cls) {
    const engine::ClassInfo& info = table.info(cls);
    const std::string& text = table.canon().files[info.file].text;
    // The span may be that of the whole declaration: the name is in it somewhere.
    for (std::size_t at = info.span.begin; (at = text.find(info.name, at)) < info.span.end; at += info.name.size())
        if (is_whole_name(text, at, info.name))
            return {info.file, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + info.name.size())}};
    return {info.file, info.span};
}

engine::ClassId class_around(const ClassTable& table, std::string_view file, std::size_t offset) {
    engine::ClassId found = engine::kNoClass;
    std::size_t smallest = std::string::npos;
    for (const engine::LoadedClass& each : table.canon().classes) {
        const Span span = each.declaration.span;
        if (table.canon().files[each.file].path != file || offset < span.begin || offset > span.end ||
            each.declaration.signatures.empty())
            continue;
        const auto cls = table.find(each.declaration.signatures.front().name);
        if (!cls || span.end - span.begin >= smallest) continue;
        smallest = span.end - span.begin;
        found = *cls;
    }
    return found;
}

}  // namespace rego::app::lsp
