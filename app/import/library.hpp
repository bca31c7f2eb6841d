// All that is read once for many games: the rules, the words, the templates.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/import/importer.hpp"
#include "app/import/templates.hpp"

namespace rego::app::imports {

/// What a user says besides the log.
struct Wishes {
    std::string final_state;   // the text of it; empty: none
    std::string game;          // options of `newgame` that overrule what the log says; empty: none
    bool keeps_going = false;  // even where names stand in it that nothing is called by
};

/// "from line 12 on, 2 cards are not known: A, B".
std::string told(const std::vector<Stranger>& strangers);

struct ImportedFile {
    Facts facts;
    Imported made;
    std::optional<parser::Diagnostic> unreadable;

    bool is_whole() const { return !unreadable && made.is_whole() && facts.unread.empty(); }
};

class ImportLibrary {
  public:
    static parser::Result<std::shared_ptr<const ImportLibrary>> load(
        const std::shared_ptr<const engine::ClassTable>& table);

    /// A source of any format that is known.
    ImportedFile import_text(const std::string& text, const Wishes& wishes) const;
    /// What stands from that line on, as moves in a game that has come so far. The game is left as it was.
    ImportedFile import_rest(const std::string& text, std::size_t from, engine::MarsGame& game) const;

    const Vocabulary& vocabulary() const { return vocabulary_; }

  private:
    ImportLibrary(Vocabulary vocabulary, Templates templates, Templates arena)
        : vocabulary_(std::move(vocabulary)), templates_(std::move(templates)), arena_(std::move(arena)) {}
    struct Source {
        Facts facts;
        Known known;
    };
    parser::Result<Source> read(const std::string& text) const;
    parser::Result<Source> read(const std::string& text, const Wishes& wishes) const;
    Imported best_of(const Facts& facts, const Known& known) const;

    Vocabulary vocabulary_;
    Templates templates_;
    Templates arena_;  // of Board Game Arena
    mutable engine::Rulebooks rulebooks_;
};

}  // namespace rego::app::imports
