// `./rego report`: pages of games, one file or a folder of them.
#include <filesystem>

#include <fmt/format.h>

#include "app/shell/session/replace_file.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/replay.hpp"
#include "app/shell/start/start.hpp"
#include "app/tell/games/reading.hpp"
#include "app/tell/games/run.hpp"
#include "app/tell/report/page.hpp"

namespace rego::app::games {
namespace {

namespace fs = std::filesystem;

bool write_page(const fs::path& path, const std::string& page, std::ostream& err) {
    std::error_code ignored;
    if (path.has_parent_path()) fs::create_directories(path.parent_path(), ignored);
    const auto trouble = write_file(path.string(), page);
    if (trouble) err << fmt::format("rego: error: {}\n", trouble->message);
    return !trouble;
}

/// Pages and what the list says of them, of one file.
struct FilePages {
    std::string path;
    std::vector<std::pair<report::Listing, std::string>> pages;
    std::string problems;
};

/// "two-players#2.html" for the second game of games/two-players.rego: letters that a link can hold.
std::string page_name(const std::string& game, std::size_t number) {
    std::string stem = fs::path(game).filename().string();
    for (const std::string_view ending : {".gz", ".json", ".rego"})
        if (stem.ends_with(ending)) stem.erase(stem.size() - ending.size());
    for (char& c : stem) {
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.';
        if (!plain) c = '-';
    }
    return fmt::format("{:03}-{}.html", number, stem);
}

}  // namespace

bool would_replace_a_game(const Args& args, std::ostream& err) {
    for (const std::string& file : args.files) {
        if (args.out_file.empty() || !is_same_file(file, args.out_file)) continue;
        err << fmt::format("rego: error: `-o {}` would replace a game that is read: write to another file\n",
                           args.out_file);
        return true;
    }
    return false;
}

int run_report(const Args& args, std::ostream& out, std::ostream& err) {
    if (would_replace_a_game(args, err)) return kWrongUsage;
    ReadingOptions reading{std::make_shared<Library>(args.canon_dirs), {}, args.keep_going, args.allow_files};
    if (!canon_is_fine(*reading.library, err)) return kFailed;
    if (auto deviations = follow::Deviations::built_in()) reading.deviations = std::move(*deviations);

    const bool is_page = args.out_file.ends_with(".html") || args.out_file.ends_with(".htm");
    const fs::path folder = is_page ? fs::path(args.out_file).replace_extension() : fs::path(args.out_file);
    int status = kAllWell;
    std::vector<report::Listing> listings;
    std::string first_page;  // written when it is known whether it is the only one
    const auto write = [&](const fs::path& path, const std::string& page) {
        if (!write_page(path, page, err)) status = kWrongUsage;
    };
    const auto add = [&](report::Listing listing, const std::string& page) {
        listing.file = page_name(listing.file, listings.size() + 1);
        if (listings.empty()) {
            first_page = page;
        } else {
            if (listings.size() == 1) write(folder / listings.front().file, first_page);
            write(folder / listing.file, page);
        }
        listings.push_back(std::move(listing));
    };
    Progress progress(args, err);
    const auto work = [&](const std::string& path) {
        FileOfGames found = read_games(reading, path);
        FilePages made{path, {}, std::move(found.problems)};
        for (const PlayedGame& game : found.games) {
            if (game.moves.size() > report::kMostMoves) {
                made.problems += fmt::format("{}: error: this game has {} moves; a page holds {}\n", game.name,
                                             game.moves.size(), report::kMostMoves);
                continue;
            }
            made.pages.emplace_back(report::listing_of(game, game.name), report::report_page(game));
        }
        return made;
    };
    work_in_order<FilePages>(each_of(args.files), args.jobs, work, [&](FilePages made) {
        progress.hide();
        err << made.problems << std::flush;
        if (!made.problems.empty()) status = std::max(status, kFailed);
        for (auto& [listing, page] : made.pages) add(std::move(listing), page);
        progress.advance(made.path);
    });
    if (listings.empty()) return std::max(status, kFailed);
    if (listings.size() == 1 && is_page) {
        write(args.out_file, first_page);
    } else {
        if (listings.size() == 1) write(folder / listings.front().file, first_page);
        // Beside the folder, the links lead into it.
        if (is_page)
            for (report::Listing& each : listings) each.file = folder.filename().string() + "/" + each.file;
        write(is_page ? fs::path(args.out_file) : folder / "index.html", report::index_page(listings));
    }
    if (status != kWrongUsage && !args.quiet)
        out << fmt::format("{}: {} game{}\n", args.out_file, listings.size(), listings.size() == 1 ? "" : "s");
    return status;
}

}  // namespace rego::app::games
