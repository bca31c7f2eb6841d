#include "app/import/library.hpp"

#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/import/app_log.hpp"
#include "app/import/app_saves.hpp"
#include "app/import/arena.hpp"
#include "app/import/final_state.hpp"
#include "app/import/source.hpp"
#include "app/import/wish.hpp"

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;

std::string told(const std::vector<Stranger>& strangers) {
    std::map<std::string, std::vector<std::string>> names;
    for (const Stranger& each : strangers) names[each.what].push_back(each.name);
    std::vector<std::string> parts;
    for (const auto& [what, all] : names)
        parts.push_back(fmt::format("{} {}{} not known: {}", all.size(), what, all.size() == 1 ? " is" : "s are",
                                    fmt::join(all, ", ")));
    return fmt::format("from line {} on, {}", strangers.front().line, fmt::join(parts, "; "));
}

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

parser::Result<ImportLibrary::Source> ImportLibrary::read(const std::string& text) const {
    switch (format_of(text)) {
        case Format::AppLog: return Source{read_app_log(text, templates_, vocabulary_), {}};
        case Format::AppSaves: {
            auto saves = read_saves(text, templates_, vocabulary_);
            if (!saves) return saves.error();
            return Source{std::move(saves->facts), std::move(saves->known)};
        }
        case Format::BoardGameArena: {
            auto game = read_arena(text, arena_, vocabulary_);
            if (!game) return game.error();
            return Source{std::move(game->facts), std::move(game->known)};
        }
        case Format::Sqlite:
        case Format::Unknown: break;
    }
    return Diagnostic::of(ErrorKind::Syntax, "this is no log that is known")
        .with_hint("docs/import.md says which there are");
}

/// With what is known besides.
parser::Result<ImportLibrary::Source> ImportLibrary::read(const std::string& text, const Wishes& wishes) const {
    auto source = read(text);
    if (!source) return source;
    if (source->facts.players.empty())
        return Diagnostic::of(ErrorKind::Syntax, "no player is named in it: this is no log of a game that is known")
            .with_hint("docs/import.md says which logs there are");
    if (!source->facts.strangers.empty() && !wishes.keeps_going)
        return Diagnostic::of(ErrorKind::UnknownName, told(source->facts.strangers))
            .with_hint("`--canon DIR` brings cards of one's own; `--keep-going` goes as far as it can");
    if (!wishes.final_state.empty()) {
        auto state = read_final_state(wishes.final_state, vocabulary_);
        if (!state) return state.error();
        source->known = std::move(*state);
    }
    if (!wishes.game.empty()) {
        auto wish = read_game_wish(wishes.game);
        if (!wish) return wish.error();
        overrule(source->known, std::move(*wish));
    }
    return source;
}

ImportedFile ImportLibrary::import_text(const std::string& text, const Wishes& wishes) const {
    ImportedFile file;
    auto source = read(text, wishes);
    if (!source) {
        file.unreadable = source.error();
        return file;
    }
    file.facts = std::move(source->facts);
    file.made = best_of(file.facts, source->known);
    return file;
}

ImportedFile ImportLibrary::import_rest(const std::string& text, std::size_t from, engine::MarsGame& game) const {
    ImportedFile file;
    auto source = read(text, {});
    if (!source) {
        file.unreadable = source.error();
        return file;
    }
    file.facts = std::move(source->facts);
    std::erase_if(file.facts.list, [&](const Fact& fact) { return fact.line < from; });
    std::erase_if(file.facts.unread, [&](const Unread& line) { return line.line < from; });
    file.made = continue_facts(file.facts, vocabulary_, game);
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
