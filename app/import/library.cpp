#include "app/import/library.hpp"

#include "app/import/app_log.hpp"
#include "app/import/app_saves.hpp"
#include "app/import/arena.hpp"
#include "app/import/final_state.hpp"
#include "app/import/source.hpp"

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;

parser::Result<std::shared_ptr<const ImportLibrary>> ImportLibrary::load(
    const std::shared_ptr<const engine::ClassTable>& table) {
    Vocabulary vocabulary(table);
    auto templates = Templates::read(app_log_text(), "app/import/app_log.json5", vocabulary);
    if (!templates) return templates.error();
    auto arena = Templates::read(arena_text(), "app/import/arena.json5", vocabulary);
    if (!arena) return arena.error();
    return std::shared_ptr<const ImportLibrary>(
        new ImportLibrary(std::move(vocabulary), std::move(*templates), std::move(*arena)));
}

ImportedFile ImportLibrary::import_text(const std::string& text, const Wishes& wishes) const {
    ImportedFile file;
    Known known;
    switch (format_of(text)) {
        case Format::AppLog: file.facts = read_app_log(text, templates_, vocabulary_); break;
        case Format::AppSaves: {
            auto saves = read_saves(text, templates_, vocabulary_);
            if (!saves) {
                file.unreadable = saves.error();
                return file;
            }
            file.facts = std::move(saves->facts);
            known = std::move(saves->known);
            break;
        }
        case Format::BoardGameArena: {
            auto game = read_arena(text, arena_, vocabulary_);
            if (!game) {
                file.unreadable = game.error();
                return file;
            }
            file.facts = std::move(game->facts);
            known = std::move(game->known);
            break;
        }
        case Format::Sqlite:
            file.unreadable = Diagnostic::of(ErrorKind::Usage,
                                             "saves of the web app and games of Board Game Arena are not supported yet")
                                  .with_hint("the text log of the game is: docs/import.md says where to get it");
            return file;
        case Format::Unknown:
            file.unreadable = Diagnostic::of(ErrorKind::Syntax, "this is no log that is known")
                                  .with_hint("docs/import.md says which there are");
            return file;
    }
    if (file.facts.players.empty()) {
        file.unreadable =
            Diagnostic::of(ErrorKind::Syntax, "no player is named in it: this is no log of a game that is known")
                .with_hint("docs/import.md says which logs there are");
        return file;
    }
    if (!wishes.final_state.empty()) {
        auto read = read_final_state(wishes.final_state, vocabulary_);
        if (!read) {
            file.unreadable = read.error();
            return file;
        }
        known = std::move(*read);
    }
    file.made = best_of(file.facts, known);
    return file;
}

/// Of what the game may have been, the first that explains everything; else what explains most.
Imported ImportLibrary::best_of(const Facts& facts, const Known& known) const {
    std::optional<Imported> best;
    const auto better = [](const Imported& a, const Imported& b) {
        if (a.refused || b.refused) return !a.refused && b.refused;
        if (a.failure.has_value() != b.failure.has_value()) return !a.failure;
        if (a.failure && a.reached != b.reached) return a.reached > b.reached;
        return a.unexplained.size() < b.unexplained.size();
    };
    for (const Setup& setup : infer_setups(facts, known, vocabulary_)) {
        Imported made = import_facts(facts, setup, vocabulary_, rulebooks_);
        if (made.is_whole()) return made;
        if (!best || better(made, *best)) best = std::move(made);
    }
    if (!best) {
        best.emplace();
        best->refused = Diagnostic::of(ErrorKind::Usage, "no such game is known");
    }
    return std::move(*best);
}

}  // namespace rego::app::imports
