// What must hold of any file that is read: records, journals, canon files. Shared by the fuzz targets and by the test
// that runs their saved inputs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/follow/record.hpp"
#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/journal/journal.hpp"
#include "app/shell/session/session.hpp"
#include "engine/load/canon.hpp"
#include "engine/load/embedded_canon.hpp"
#include "engine/ready/embedded_table.hpp"
#include "engine/rules/lint.hpp"
#include "tests/app/temporary_folder.hpp"

namespace rego::app {

inline std::string record_violation(std::string_view text) {
    const auto read = follow::parse_record(std::string(text), "x.json");
    return !read && read.error().message.empty() ? "refused without a word" : "";
}

/// What is no log is refused with a word; what is one is explained, or it is told what is not.
inline std::string import_violation(std::string_view text) {
    static const auto library = imports::ImportLibrary::load(engine::embedded_table({}));
    const imports::ImportedFile file = (*library)->import_text(std::string(text), {});
    if (file.unreadable) return file.unreadable->message.empty() ? "refused without a word" : "";
    if (file.made.refused) return file.made.refused->message.empty() ? "refused without a word" : "";
    return file.is_whole() == imports::problems_of(file, "x").empty() ? "" : "what is wrong is not told";
}

/// Lines that are read are lines of the text; written and read again they are the same.
inline std::string journal_lines_violation(std::string_view text) {
    const JournalContents contents = read_journal(text);
    std::size_t length = contents.torn.size();
    std::string again = "# rego journal\n";
    for (const std::string& line : contents.lines) {
        length += line.size() + 1;
        again += script_line(line);
    }
    if (length > text.size()) return "more was read than there is";
    return read_journal(again).lines == contents.lines ? "" : "written and read again, the lines are others";
}

/// A file that is opened as a journal stays, is refused untouched, or is cut behind its last whole line; and then all
/// of it is kept if that was more than one line.
inline std::string journal_violation(std::string_view text) {
    if (std::string wrong = journal_lines_violation(text); !wrong.empty()) return wrong;
    const TemporaryFolder folder;
    const std::string path = folder.write("journal.rego", std::string(text));
    {
        const auto journal = Journal::open(path, {}, true);
        if (!journal) return folder.read("journal.rego") == text ? "" : "refused, and yet something was written";
        const std::string left = folder.read("journal.rego");
        const bool is_empty = left == "# rego journal\n";  // as one that has just been made
        if (!text.starts_with(left) && !is_empty) return "something else stands there now";
        const JournalContents& found = (*journal)->found();
        if (found.lost_lines > 0 && folder.read("journal.rego.damaged") != text) return "what was cut off is lost";
        if (found.lines != read_journal(text).lines) return "other lines were found";
    }
    const auto again = Journal::open(path, {}, true);
    if (!again) return "opened once, it cannot be opened any more";
    return (*again)->found().lines == read_journal(text).lines ? "" : "opened twice, the lines are others";
}

/// The files that a game of the least size needs.
inline std::vector<engine::CanonFile> smallest_canon() {
    std::vector<engine::CanonFile> files;
    for (const auto& file : engine::embedded_canon()) {
        const std::string path(file.path);
        const bool is_needed =
            path.starts_with("tharsis/") || (path.starts_with("base/") && !path.ends_with("cards.json5"));
        if (is_needed) files.push_back({path, std::string(file.text), path.substr(0, path.find('/'))});
    }
    return files;
}

/// A game with each class of the last file: whatever they say, no command fails in a way that rego does not know.
inline std::string play_violation(const std::shared_ptr<const engine::ClassTable>& table) {
    Session session(command_table());
    session.timeline().use_table(table);
    std::vector<std::string> commands{"newgame B 2 mode=ops"};
    for (engine::ClassId cls = 0; cls < table->size(); ++cls) {
        const engine::ClassInfo& info = table->info(cls);
        if (info.file + 1 != table->canon().files.size()) continue;
        for (const char* verb : {"desc", "card", "exec", "count", "exec -"})
            commands.push_back(verb + (' ' + info.name));
        if (commands.size() > 60) break;
    }
    for (const char* question : {"tasks", "board", "map", "score", "undo 3"}) commands.emplace_back(question);
    for (const std::string& command : commands) {
        const Answer answer = session.run(command, "<test>");
        if (answer.ok()) continue;
        if (answer.error->kind == parser::ErrorKind::Internal)
            return fmt::format("`{}`: {}", command, answer.error->message);
    }
    return {};
}

/// The first line of the text is the name of a file (`x.pets`, `cards.json5`), the rest is what stands in it.
inline std::string canon_violation(std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::vector<engine::CanonFile> files = smallest_canon();
    files.push_back(
        {"base/" + std::string(text.substr(0, end)), std::string(text.substr(std::min(end + 1, text.size()))), "base"});
    const auto table = std::make_shared<const engine::ClassTable>(
        std::make_shared<const engine::Canon>(engine::load_canon(std::move(files))));
    const std::vector<parser::Diagnostic> problems = Library::problems(table);
    for (const parser::Diagnostic& problem : problems)
        if (problem.message.empty()) return "a problem without a word";
    if (!problems.empty()) return {};
    (void)engine::lint(table);
    return play_violation(table);
}

}  // namespace rego::app
