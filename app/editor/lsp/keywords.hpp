// The words of PETS, for completion and for the grammars of editors.
#pragma once

#include <string>
#include <vector>

namespace rego::app::lsp {

/// `PROD`, `FROM` … as the parser knows them, in its order.
std::vector<std::string> pets_keywords();

/// A TextMate grammar and a Vim syntax file made of them and of the verbs, by file name.
struct GrammarFile {
    std::string name;  // "rego.tmLanguage.json"
    std::string text;
};
std::vector<GrammarFile> grammar_files();

}  // namespace rego::app::lsp
