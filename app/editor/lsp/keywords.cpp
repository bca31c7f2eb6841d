#include "app/editor/lsp/keywords.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/shell/commands/command_table.hpp"
#include "parser/grammar/token.hpp"

namespace rego::app::lsp {
namespace {

using Json = nlohmann::ordered_json;
using parser::grammar::Kind;

std::string alternatives(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

std::vector<std::string> verbs() {
    std::vector<std::string> all;
    for (const CommandInfo& info : command_table())
        if (!info.name.ends_with('?')) all.emplace_back(info.name);
    return all;
}

Json pattern(std::string_view name, std::string_view match) { return {{"name", name}, {"match", match}}; }

Json pets_patterns(std::string_view suffix) {
    const auto named = [&](std::string_view kind) { return fmt::format("{}.{}", kind, suffix); };
    return Json::array({
        pattern(named("keyword.control"), fmt::format("\\b({})\\b", alternatives(pets_keywords(), "|"))),
        pattern(named("entity.name.type"), "\\b[A-Z][A-Za-z0-9_]*\\b"),
        pattern(named("entity.name.function"), "@[A-Za-z]+"),
        pattern(named("constant.numeric"), "\\b[0-9]+\\b"),
        pattern(named("keyword.operator"), "->|::|[-:/!.?=]"),
    });
}

std::string textmate(std::string_view name, std::string_view extension, Json patterns) {
    const Json grammar{{"name", name},
                       {"scopeName", fmt::format("source.{}", extension)},
                       {"fileTypes", Json::array({extension})},
                       {"patterns", std::move(patterns)}};
    return grammar.dump(2) + "\n";
}

std::string pets_textmate() {
    Json patterns = Json::array({pattern("comment.line.pets", "//.*$"),
                                 {{"name", "string.quoted.double.pets"}, {"begin", "\""}, {"end", "\""}}});
    for (Json& each : pets_patterns("pets")) patterns.push_back(std::move(each));
    return textmate("PETS", "pets", std::move(patterns));
}

std::string rego_textmate() {
    Json patterns = Json::array(
        {pattern("comment.line.rego", "(^\\s*|\\s)(//|#)(\\s.*)?$"),
         pattern("comment.line.rego", "^\\s*(//|#).*$"),
         {{"match", "^\\s*(note)\\b(.*)$"},
          {"captures", {{"1", {{"name", "keyword.other.rego"}}}, {"2", {{"name", "string.unquoted.rego"}}}}}},
         pattern("keyword.other.rego",
                 fmt::format("(?i)(?<=^|;|\\s)({})(\\?)?(?=\\s|;|,|$)", alternatives(verbs(), "|"))),
         pattern("variable.other.rego", "\\$([A-Za-z_0-9]+|\\*|\\{[^}]*\\})"),
         {{"name", "string.quoted.double.rego"}, {"begin", "\""}, {"end", "\"|$"}}});
    for (Json& each : pets_patterns("rego")) patterns.push_back(std::move(each));
    return textmate("rego", "rego", std::move(patterns));
}

constexpr std::string_view kVimHead =
    "\" Vim syntax file: {0}. Made by `tools/accept docs`.\n"
    "if exists(\"b:current_syntax\")\n  finish\nendif\n"
    "syn case match\n";
constexpr std::string_view kVimPets =
    "syn keyword {0}Keyword {1}\n"
    "syn match {0}Type /\\<[A-Z]\\w*\\>/\n"
    "syn match {0}Call /@\\a\\+/\n"
    "syn match {0}Number /\\<\\d\\+\\>/\n";
constexpr std::string_view kVimTail =
    "hi def link {0}Comment Comment\nhi def link {0}String String\nhi def link {0}Keyword Keyword\n"
    "hi def link {0}Type Type\nhi def link {0}Call Function\nhi def link {0}Number Number\n";

std::string pets_vim() {
    const std::string words = alternatives(pets_keywords(), " ");
    return fmt::format(kVimHead, "PETS") + fmt::format(kVimPets, "pets", words) +
           "syn match petsComment +//.*$+\nsyn region petsString start=+\"+ skip=+\\\\\"+ end=+\"+\n" +
           fmt::format(kVimTail, "pets") + "let b:current_syntax = \"pets\"\n";
}

std::string rego_vim() {
    const std::string words = alternatives(pets_keywords(), " ");
    return fmt::format(kVimHead, "rego") + fmt::format(kVimPets, "rego", words) +
           fmt::format("syn match regoVerb /\\c\\(^\\|;\\|\\s\\)\\zs\\({}\\)?\\=\\ze\\(\\s\\|;\\|,\\|$\\)/\n",
                       alternatives(verbs(), "\\|")) +
           "syn match regoVariable /\\$\\(\\w\\+\\|\\*\\|{[^}]*}\\)/\n"
           "syn region regoString start=+\"+ end=+\"\\|$+\n"
           "syn match regoComment +\\(^\\s*\\|\\s\\)\\(//\\|#\\)\\(\\s.*\\)\\=$+\nsyn match regoComment "
           "+^\\s*\\(//\\|#\\).*$+\n" +
           fmt::format(kVimTail, "rego") +
           "hi def link regoVerb Statement\nhi def link regoVariable Identifier\nlet b:current_syntax = \"rego\"\n";
}

}  // namespace

std::vector<std::string> pets_keywords() {
    std::vector<std::string> all;
    for (int kind = static_cast<int>(Kind::Prod);; ++kind) {
        std::string_view word = parser::grammar::phrase(static_cast<Kind>(kind));
        if (!word.starts_with('`')) break;
        word.remove_prefix(1);
        word.remove_suffix(1);
        all.emplace_back(word);
    }
    for (const char* word : {"METRIC", "REQUIREMENT"}) all.emplace_back(word);  // at the start of a declaration
    return all;
}

std::vector<GrammarFile> grammar_files() {
    return {{"pets.tmLanguage.json", pets_textmate()},
            {"rego.tmLanguage.json", rego_textmate()},
            {"pets.vim", pets_vim()},
            {"rego.vim", rego_vim()}};
}

}  // namespace rego::app::lsp
