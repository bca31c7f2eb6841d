#include "app/jobs/import_run.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/import/saves_files.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/import/wish.hpp"
#include "app/jobs/interrupt.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/session/replace_file.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/replay.hpp"

namespace rego::app::jobs {

using namespace imports;

namespace {

constexpr int kInterrupted = 130;

/// A log, or one of the games of a database or folder.
struct Item {
    std::string file;
    std::string game;  // empty: the file is a log

    std::string label() const { return game.empty() ? file : file + " " + game; }
    /// `game.log.txt` becomes `game.rego`.
    std::string script_name() const {
        if (!game.empty()) return game + ".rego";
        std::string name = std::filesystem::path(file).filename().string();
        name.resize(std::min(name.find('.'), name.size()));
        return (name.empty() || name == "-" ? "game" : name) + ".rego";
    }
};

struct FileOutcome {
    std::string script;  // empty: there is none
    std::string out, err;
    bool is_whole = false;
};

FileOutcome failed(const std::string& label, const parser::Diagnostic& error, bool is_json) {
    FileOutcome outcome;
    outcome.err = told(label, error);
    if (is_json) outcome.out = refused_json(label, error) + "\n";
    return outcome;
}

class Import {
  public:
    Import(const Args& args, std::shared_ptr<Library> rules, std::shared_ptr<const ImportLibrary> library)
        : args_(args), rules_(std::move(rules)), library_(std::move(library)) {}

    int run() {
        if (const auto status = find_items()) return *status;
        const Interrupt interrupt;
        Progress progress(args_.json ? std::nullopt : std::optional{items_.size()}, !args_.json && items_.size() > 1,
                          std::cerr);
        std::size_t next = 0;
        const PathSource numbers = [&]() -> std::optional<std::string> {
            if (interrupt.is_asked() || next == items_.size()) return std::nullopt;
            return std::to_string(next++);
        };
        const auto work = [&](const std::string& number) { return import_one(items_[std::stoul(number)]); };
        std::size_t done = 0;
        work_in_order<FileOutcome>(numbers, args_.jobs, work, [&](const FileOutcome& outcome) {
            progress.hide();
            take(items_[done], outcome);
            progress.advance(items_[done++].label());
        });
        progress.hide();
        if (done < items_.size()) {
            std::cerr << fmt::format("rego: interrupted: {} of {} are done\n", done, items_.size());
            return kInterrupted;
        }
        if (!is_written_) return kWrongUsage;
        return is_whole_ ? kAllWell : kFailed;
    }

  private:
    // --- What there is to do

    /// An exit status if that is all.
    std::optional<int> find_items() {
        for (const std::string& file : args_.files) {
            if (!keeps_games(file)) {
                items_.push_back({file, ""});
                continue;
            }
            if (!args_.game_id.empty()) {
                items_.push_back({file, args_.game_id});
                continue;
            }
            const auto games = kept_games(file);
            if (!games) {
                std::cerr << told(file, games.error());
                return kFailed;
            }
            const bool is_meant = games->size() == 1 || writes_to_folder();
            if (!is_meant) return list(file, *games);
            for (const KeptGame& game : *games) items_.push_back({file, game.id});
        }
        if (items_.size() > 1 && !args_.out_file.empty() && !writes_to_folder()) {
            std::cerr << fmt::format("rego: error: {} games need a folder for their scripts, not {}\n", items_.size(),
                                     args_.out_file);
            return kWrongUsage;
        }
        return std::nullopt;
    }

    bool writes_to_folder() const {
        std::error_code ignored;
        return !args_.out_file.empty() && std::filesystem::is_directory(args_.out_file, ignored);
    }

    int list(const std::string& file, const std::vector<KeptGame>& games) const {
        for (const KeptGame& game : games) {
            if (args_.json)
                std::cout << kept_game_json(game) << '\n';
            else
                std::cout << fmt::format("{}  {} save{}  {}\n", game.id, game.saves, game.saves == 1 ? "" : "s",
                                         fmt::join(game.players, ", "));
        }
        if (!args_.json)
            std::cerr << fmt::format("`rego import {} --table GAMEID` imports one of them, `-o FOLDER` all\n", file);
        return kAllWell;
    }

    // --- One of them

    FileOutcome import_one(const Item& item) const {
        try {
            const auto text = item.game.empty() ? read_source(item.file) : saves_of(item.file, item.game);
            if (!text) return failed(item.label(), text.error(), args_.json);
            Wishes wishes;
            wishes.game = args_.game_options;
            wishes.keeps_going = args_.keep_going;
            if (!args_.final_state.empty()) {
                auto state = read_source(args_.final_state);
                if (!state) return failed(args_.final_state, state.error(), args_.json);
                wishes.final_state = std::move(*state);
            }
            const ImportedFile imported = library_->import_text(*text, wishes);
            if (imported.unreadable) return failed(item.label(), *imported.unreadable, args_.json);
            if (imported.made.refused) return failed(item.label(), *imported.made.refused, args_.json);
            return tell(item, imported);
        } catch (const std::exception& bug) {
            FileOutcome outcome;
            outcome.err = fmt::format("{}: error: a bug in rego: {}\n", item.label(), bug.what());
            return outcome;
        }
    }

    FileOutcome tell(const Item& item, const ImportedFile& imported) const {
        FileOutcome outcome;
        outcome.err = problems_of(imported, item.label());
        outcome.is_whole = imported.is_whole();
        if (outcome.is_whole || args_.keep_going)
            outcome.script = script_of(imported.made, imported.facts, item.label());
        if (!outcome.script.empty()) {
            const std::string trouble = trouble_with(outcome.script, rules_, item.script_name());
            if (!trouble.empty()) {
                outcome.err += trouble + fmt::format("{}: error: its script does not replay by itself\n", item.label());
                outcome.is_whole = false;
            }
        }
        outcome.out = args_.json ? imported_json(imported, item.label(), outcome.is_whole, script_to_show(outcome))
                                 : fmt::format("{}: {}", item.label(), summary_of(imported.made, imported.facts));
        outcome.out += '\n';
        return outcome;
    }

    std::string script_to_show(const FileOutcome& outcome) const {
        return args_.out_file.empty() ? outcome.script : std::string{};
    }

    // --- Where it goes

    void take(const Item& item, const FileOutcome& outcome) {
        std::cerr << outcome.err << std::flush;
        const bool is_shown = args_.out_file.empty() && items_.size() == 1 && !args_.json;
        if (is_shown) std::cout << outcome.script;
        if (!args_.out_file.empty()) write(item, outcome.script);
        (is_shown ? std::cerr : std::cout) << outcome.out << std::flush;
        is_whole_ = is_whole_ && outcome.is_whole;
    }

    void write(const Item& item, const std::string& script) {
        if (script.empty()) return;
        const std::string file =
            writes_to_folder() ? (std::filesystem::path(args_.out_file) / item.script_name()).string() : args_.out_file;
        const auto trouble = write_file(file, script);
        if (!trouble) return;
        std::cerr << fmt::format("{}: error: {}\n", file, trouble->message);
        is_written_ = false;
    }

    const Args& args_;
    std::shared_ptr<Library> rules_;
    std::shared_ptr<const ImportLibrary> library_;
    std::vector<Item> items_;
    bool is_whole_ = true, is_written_ = true;
};

}  // namespace

int run_import(const Args& args) {
    const auto rules = std::make_shared<Library>(args.canon_dirs);
    const auto table = rules->table();
    for (const auto* problems : {&table->canon().problems, &table->problems()}) {
        for (const parser::Diagnostic& problem : *problems)
            std::cerr << fmt::format("{}: error: {}\n", problem.file, problem.message);
        if (!problems->empty()) return kWrongUsage;
    }
    const auto library = ImportLibrary::load(table);
    if (!library) {
        std::cerr << told(library.error().file, library.error());
        return kInternalError;
    }
    if (!args.game_options.empty()) {
        if (const auto wish = read_game_wish(args.game_options); !wish) {
            std::cerr << told("--game", wish.error());
            return kWrongUsage;
        }
    }
    return Import(args, rules, *library).run();
}

}  // namespace rego::app::jobs
