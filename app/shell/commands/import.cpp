// import: a log of a game that was played elsewhere.
#include <charconv>

#include <fmt/format.h>

#include "app/import/library.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/shell/commands/commands.hpp"
#include "app/tell/render/new_game_line.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::Result;

namespace {

/// `GAME.log.txt from 120`.
struct Wanted {
    Word file;
    std::size_t from = 0;  // 0: all of it
};

Result<Wanted> wanted(Run& run) {
    Wanted found;
    found.file = run.words.take_rest();
    const std::string_view text = found.file.text;
    constexpr std::string_view kFrom = " from ";
    const auto at = text.rfind(kFrom);
    if (at == std::string_view::npos) return found;
    const std::string_view digits = text.substr(at + kFrom.size());
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), found.from);
    const bool is_number = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
    if (!is_number || found.from == 0) return run.usage("`from` needs the number of a line");
    found.file.text = text.substr(0, at);
    return found;
}

/// How it went, with what to do where it went no further.
std::string outcome_text(const imports::ImportedFile& file, const std::string& path) {
    const imports::Imported& made = file.made;
    std::string text = imports::summary_of(made, file.facts) + "\n";
    if (!file.facts.strangers.empty()) text += imports::told(file.facts.strangers) + "\n";
    for (const imports::Unread& line : file.facts.unread)
        text += fmt::format("line {} says nothing known: {}\n", line.line, line.text);
    for (const imports::Fact& fact : made.unexplained)
        text += fmt::format("line {} is not explained: {}\n", fact.line, fact.text);
    if (made.failure)
        return text + fmt::format("it ends before line {}: {}\n  {}\n  do that by hand, then `import {} from {}`\n",
                                  made.failure->line, made.failure->text, made.failure->why, path,
                                  made.failure->line + 1);
    for (const std::string& difference : made.off)
        text += fmt::format("not as in {}: {}\n", made.last_state, difference);
    return text;
}

}  // namespace

Outcome import_log(Run& run) {
    const auto what = wanted(run);
    if (!what) return what.error();
    if (!what->file) return run.usage("`import` needs a file");
    if (what->from > 0 && run.session.game() == nullptr) return run.usage("`from` needs a game that has come so far");
    run.reply.about_changes = true;
    const std::string path(unquoted(what->file.text));
    if (auto wrong = run.session.files().refuse_reading(path)) return at(what->file, *wrong);
    const auto text = imports::read_source(run.session.files().full_path(path));
    if (!text) return at(what->file, text.error());
    const auto library = imports::ImportLibrary::load(run.session.base_table());
    if (!library) return library.error();
    imports::Wishes wishes;
    wishes.keeps_going = true;
    const imports::ImportedFile file = what->from == 0
                                           ? (*library)->import_text(*text, wishes)
                                           : (*library)->import_rest(*text, what->from, *run.session.game());
    if (file.unreadable) return at(what->file, *file.unreadable);
    if (file.made.refused) return at(what->file, *file.made.refused);
    std::vector<std::string> lines;
    if (what->from == 0) lines.push_back(new_game_line(file.made.setup.game));
    for (const imports::MadeMove& move : file.made.moves) {
        lines.push_back(move.line);
        lines.insert(lines.end(), move.checks.begin(), move.checks.end());
    }
    Outcome outcome = run.session.scripts().run_several(run, lines);
    if (outcome) run.reply.text = outcome_text(file, path);
    return outcome;
}

}  // namespace rego::app::commands
