// What is to be said of a name, and what could be typed: the shell's own answers, asked without anybody seeing it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/editor/lsp/script_check.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/typing/completion.hpp"

namespace rego::app::lsp {

class HelpText {
  public:
    explicit HelpText(Table table) : table_(std::move(table)) {}

    const Table& table() const { return table_; }
    /// A session without a game.
    Session& asking();

    /// `card` and `desc` of the class, as Markdown.
    std::string of_class(engine::ClassId cls);
    /// What it measures.
    std::string of_measure(const engine::Measure& measure);
    /// The same of one that a script declares, as it is written there.
    static std::string of_definition(const std::string& name, const std::string& definition);
    /// `help` of the verb; empty if it is none.
    std::string of_verb(std::string_view verb);

    /// Behind `before`, which is all of the line up to the cursor: classes and keywords.
    std::vector<Candidate> in_pets(std::string_view before);
    /// The same in a script, which declares measures of its own; `begin` is where they are to be put.
    Completions in_script(std::string_view before, const std::vector<ScriptMeasure>& own);

  private:
    /// One with a game that has all of the canon in it.
    Session& playing();
    std::string said(Session& session, const std::string& command);

    Table table_;
    std::unique_ptr<Session> asking_;
    std::unique_ptr<Session> playing_;
};

}  // namespace rego::app::lsp
