// Answers to what an editor asks about a document.
#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/editor/format/format.hpp"
#include "app/editor/lsp/protocol_json.hpp"
#include "app/editor/lsp/refusal.hpp"
#include "app/editor/lsp/server.hpp"
#include "app/editor/lsp/shapes.hpp"
#include "engine/load/data_object.hpp"
#include "parser/text/letters.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app::lsp {

using engine::ClassId;
using engine::kNoClass;
using parser::Span;

// --- What is asked about ---------------------------------------------------------------------------------------

const Document& Server::document(const Json& params) {
    const std::string path = path_of_uri(params.at("textDocument").at("uri").get<std::string>());
    const Document* found = workspace_.find(path);
    if (found == nullptr) throw RefusalError(kRequestFailed, "this file is not open");
    return *found;
}

Server::Subject Server::subject(const Json& params) {
    const Document& about = document(params);
    Subject made{about, Places(about.text), 0, {}};
    made.offset = made.places.offset({params.at("position").at("line"), params.at("position").at("character")});
    const Span name = name_at(about.text, made.offset);
    made.name = about.text.substr(name.begin, name.end - name.begin);
    return made;
}

std::optional<Server::Named> Server::named_at(const Subject& subject) {
    if (subject.name.empty()) return std::nullopt;
    const engine::ClassTable& table = *workspace_.table();
    const bool is_script = language_of(subject.document.path) == Language::Script;
    Named named;
    named.cls = is_script ? table.find_loose(subject.name) : table.find(subject.name);
    if (named.cls) {
        named.name = table.info(*named.cls).name;
        return named;
    }
    named.measure = table.measures().find(subject.name, is_script);
    if (named.measure != nullptr) {
        named.name = named.measure->name();
        return named;
    }
    if (!is_script) return std::nullopt;
    for (ScriptMeasure& each : measures_in(subject.document.text)) {
        if (!parser::equal_ignoring_case(each.name, subject.name)) continue;
        named.name = each.name;
        named.of_script = std::move(each);
        return named;
    }
    return std::nullopt;
}

HelpText& Server::help() {
    if (!help_ || help_->table() != workspace_.table()) help_ = std::make_unique<HelpText>(workspace_.table());
    return *help_;
}

std::string Server::text_on_disk(const std::string& path) {
    if (const Document* open = workspace_.find(path)) return open->text;
    const auto text = parser::read_file(path);
    return text ? *text : "";
}

nlohmann::json Server::location(const std::string& path, Span span) {
    const std::string text = text_on_disk(path);
    return {{"uri", uri_of_path(path)}, {"range", range_json(Places(text), span)}};
}

// --- Names -----------------------------------------------------------------------------------------------------

nlohmann::json Server::hover(const Json& params) {
    const Subject about = subject(params);
    const Language language = language_of(about.document.path);
    std::string text;
    const auto named = named_at(about);
    ClassId cls = named && named->cls ? *named->cls : kNoClass;
    if (language == Language::Script) text = help().of_verb(about.name);
    if (text.empty() && named && named->measure != nullptr) text = help().of_measure(*named->measure);
    if (text.empty() && named && named->of_script)
        text = HelpText::of_definition(named->name, named->of_script->definition);
    if (!named && text.empty() && language != Language::Script) {
        // Anything else in a card or a class is a part of that.
        cls = class_around(*workspace_.table(), workspace_.canon_path(about.document.path), about.offset);
    }
    if (text.empty() && cls != kNoClass) text = help().of_class(cls);
    if (text.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", text}}}};
}

std::optional<Use> Server::declaration_of(const Named& named) {
    const engine::ClassTable& table = *workspace_.table();
    if (named.measure != nullptr) return Use{named.measure->file, named.measure->declaration.span};
    if (!named.cls || table.info(*named.cls).span.end == 0) return std::nullopt;
    return lsp::declaration_of(table, *named.cls);
}

nlohmann::json Server::definition(const Json& params) {
    const Subject about = subject(params);
    const auto named = named_at(about);
    if (!named) return nullptr;
    if (named->of_script) return location(about.document.path, named->of_script->span);
    const auto use = declaration_of(*named);
    if (!use) return nullptr;
    const std::string path = workspace_.path_on_disk(workspace_.table()->canon().files[use->file].path);
    if (path.empty()) return nullptr;
    return location(path, use->span);
}

std::map<std::string, std::vector<Span>> Server::places_of(const Subject& subject, const Named& named) {
    const Table& table = workspace_.table();
    std::map<std::string, std::vector<Span>> found;
    const auto search = [&](const Document& script) {
        const std::string& name = named.name;
        for (std::size_t at = 0; (at = script.text.find(name, at)) != std::string::npos; at += name.size()) {
            const Span whole = name_at(script.text, at);
            if (whole.begin == at && whole.end == at + name.size()) found[script.path].push_back(whole);
        }
    };
    if (named.of_script) {  // nobody else knows of it
        search(subject.document);
        return found;
    }
    for (const Use& use : uses_of(*table, named.name))
        found[workspace_.path_on_disk(table->canon().files[use.file].path)].push_back(use.span);
    for (const auto& [path, open] : workspace_.documents())
        if (language_of(path) == Language::Script) search(open);
    return found;
}

nlohmann::json Server::references(const Json& params) {
    const Subject about = subject(params);
    const auto named = named_at(about);
    Json list = Json::array();
    if (!named) return list;
    for (const auto& [path, spans] : places_of(about, *named)) {
        const std::string text = text_on_disk(path);
        const Places places(text);
        for (const Span& span : spans)
            list.push_back({{"uri", uri_of_path(path)}, {"range", range_json(places, span)}});
    }
    return list;
}

std::string Server::rename_trouble(const Named& named, const std::string& name) {
    const engine::ClassTable& table = *workspace_.table();
    if (!engine::is_class_name(name)) return fmt::format("`{}` cannot be the name of a {}", name, named.kind());
    const auto same = [&](const std::string& other) { return other == named.name; };
    // Names that differ in letter case only are refused by `check`; the same thing may be spelt otherwise.
    if (const auto cls = table.find_loose(name); cls && !same(table.info(*cls).name))
        return fmt::format("there is a class `{}` already", table.info(*cls).name);
    if (const auto* measure = table.measures().find(name, true); measure != nullptr && !same(measure->name()))
        return fmt::format("there is a measure `{}` already", measure->name());
    if (named.of_script) return {};
    const auto declared = declaration_of(named);
    const std::string home = declared ? table.canon().files[declared->file].path : "";
    if (!declared || !workspace_.is_writable(home))
        return fmt::format("`{}` belongs to the canon, not to this bundle", named.name);
    for (const Use& use : uses_of(table, named.name)) {
        const std::string& file = table.canon().files[use.file].path;
        if (workspace_.folder_of(file) != workspace_.folder_of(home))
            return fmt::format("`{}` is used in {} as well, another bundle", named.name, file);
    }
    return {};
}

nlohmann::json Server::rename(const Json& params) {
    const Subject about = subject(params);
    const auto named = named_at(about);
    if (!named) throw RefusalError(kRequestFailed, "there is no class or measure here");
    const std::string name = params.at("newName");
    if (const std::string why = rename_trouble(*named, name); !why.empty()) throw RefusalError(kRequestFailed, why);
    Json changes = Json::object();
    for (const auto& [path, spans] : places_of(about, *named)) {
        const std::string text = text_on_disk(path);
        const Places places(text);
        Json edits = Json::array();
        for (const Span& span : spans) edits.push_back({{"range", range_json(places, span)}, {"newText", name}});
        changes[uri_of_path(path)] = std::move(edits);
    }
    return {{"changes", std::move(changes)}};
}

// --- Typing ----------------------------------------------------------------------------------------------------

nlohmann::json Server::completion(const Json& params) {
    constexpr int kFunction = 3;
    constexpr int kClass = 7;
    constexpr int kValue = 12;
    constexpr int kKeyword = 14;
    constexpr std::size_t kMost = 200;
    const Subject about = subject(params);
    const Position cursor = about.places.position(about.offset);
    const std::size_t line = about.places.line_begin(cursor.line);
    const std::string before = about.document.text.substr(line, about.offset - line);
    const bool is_script = language_of(about.document.path) == Language::Script;
    Completions found;
    if (is_script) {
        found = help().in_script(before, measures_in(about.document.text));
    } else {
        found.candidates = help().in_pets(before);
        found.begin = name_at(about.document.text, about.offset).begin - line;
    }
    const Span typed{static_cast<std::uint32_t>(line + std::min(found.begin, before.size())),
                     static_cast<std::uint32_t>(about.offset)};
    Json items = Json::array();
    for (const Candidate& each : found.candidates) {
        if (items.size() == kMost) break;
        const engine::ClassTable& table = *workspace_.table();
        const bool is_measure = table.measures().find(each.text) != nullptr;
        const int kind = is_measure ? kValue : table.find(each.text) ? kClass : is_script ? kFunction : kKeyword;
        Json item{{"label", each.text},
                  {"kind", kind},
                  {"textEdit", {{"range", range_json(about.places, typed)}, {"newText", each.text}}}};
        if (!each.note.empty()) item["detail"] = each.note;
        if (!each.alias.empty()) item["filterText"] = each.text + ' ' + each.alias;
        items.push_back(std::move(item));
    }
    return {{"isIncomplete", found.candidates.size() > kMost}, {"items", std::move(items)}};
}

nlohmann::json Server::formatting(const Json& params) {
    const Document& about = document(params);
    const auto formatted = format::format_file(about.path, about.text);
    if (!formatted) throw RefusalError(kRequestFailed, formatted.error().message);
    if (*formatted == about.text) return Json::array();
    const Places places(about.text);
    const Span all{0, static_cast<std::uint32_t>(about.text.size())};
    return Json::array({{{"range", range_json(places, all)}, {"newText", *formatted}}});
}

// --- Looks -----------------------------------------------------------------------------------------------------

nlohmann::json Server::folding(const Json& params) {
    const Document& about = document(params);
    const Places places(about.text);
    Json list = Json::array();
    for (const Span& fold : folds(language_of(about.path), about.text))
        list.push_back(
            {{"startLine", places.position(fold.begin).line}, {"endLine", places.position(fold.end).line - 1}});
    return list;
}

nlohmann::json Server::semantic_tokens(const Json& params) {
    const Document& about = document(params);
    const Places places(about.text);
    std::vector<std::size_t> data;
    Position last;
    for (const Shade& shade : shades(language_of(about.path), about.path, about.text)) {
        const Position at = places.position(shade.span.begin);
        const std::size_t length =
            utf16_length(std::string_view(about.text).substr(shade.span.begin, shade.span.end - shade.span.begin));
        data.insert(data.end(), {at.line - last.line, at.line == last.line ? at.column - last.column : at.column,
                                 length, shade.kind, 0});
        last = at;
    }
    return {{"data", std::move(data)}};
}

}  // namespace rego::app::lsp
