#include "app/shell/journal/shelf.hpp"

#include <algorithm>
#include <filesystem>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/shell/journal/journal.hpp"
#include "app/shell/line/line.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {

namespace fs = std::filesystem;

namespace {

/// Whoever has not come back after so long will not be asked any more.
constexpr std::chrono::hours kForgotten{24 * 30};

bool is_in_use(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // a pipe would wait for its other end
    if (file < 0) return true;
    const bool is_free = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    ::close(file);
    return !is_free;
}

/// Who plays, as `newgame BR Ann Bob mode=game` says.
std::string players_of(std::string_view newgame) {
    Words words(newgame);
    words.take();
    words.take();
    std::vector<std::string> names;
    while (const Word word = words.take()) {
        if (word.text.front() != '"' && word.text.find('=') != std::string_view::npos) continue;
        names.emplace_back(unquoted(word.text));
    }
    const bool is_count = names.size() == 1 && names[0].find_first_not_of("0123456789") == std::string::npos;
    if (is_count) return names[0] + (names[0] == "1" ? " player" : " players");
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string ago(std::chrono::seconds age) {
    const auto said = [](long n, const char* unit) { return fmt::format("{} {}{} ago", n, unit, n == 1 ? "" : "s"); };
    constexpr long kMinute = 60, kHour = 60 * kMinute, kDay = 24 * kHour;
    const long seconds = age.count();
    if (seconds < kMinute) return "just now";
    if (seconds < kHour) return said(seconds / kMinute, "minute");
    if (seconds < kDay) return said(seconds / kHour, "hour");
    return said(seconds / kDay, "day");
}

}  // namespace

ShelvedGame game_in_journal(std::string_view text) {
    ShelvedGame game;
    const JournalContents contents = read_journal(text);
    game.commands = contents.lines.size();
    for (const std::string& line : contents.lines)
        if (equal_ignoring_case(inner_verb(line).text, "newgame")) game.players = players_of(line);
    game.is_over = contents.standing == kGameIsOver;
    game.standing = contents.standing;
    return game;
}

std::vector<ShelvedGame> shelved_games() {
    std::vector<ShelvedGame> found;
    std::error_code error;
    const auto now = fs::file_time_type::clock::now();
    for (fs::directory_iterator it(journal_folder(), error), end; !error && it != end; it.increment(error)) {
        std::error_code unreadable;
        const auto time = it->last_write_time(unreadable);
        if (unreadable || it->path().extension() != ".rego" || is_in_use(it->path().string())) continue;
        const auto text = parser::read_file(it->path().string());
        if (!text || refuse_journal(it->path().string(), *text)) continue;
        ShelvedGame game = game_in_journal(*text);
        if (game.players.empty()) continue;
        game.path = it->path().string();
        game.age = std::chrono::duration_cast<std::chrono::seconds>(now - time);
        found.push_back(std::move(game));
    }
    // Written in the same second: the name says when it was begun.
    std::ranges::sort(found, [](const ShelvedGame& a, const ShelvedGame& b) {
        return a.age != b.age ? a.age < b.age : a.path > b.path;
    });
    return found;
}

std::string shelved_game_text(const ShelvedGame& game) {
    const std::string standing = game.standing.empty()
                                     ? fmt::format("{} command{}", game.commands, game.commands == 1 ? "" : "s")
                                     : game.standing;
    return fmt::format("{}, {}, {}", game.players, standing, ago(game.age));
}

std::string shelf_text(const std::vector<ShelvedGame>& games) {
    std::string text;
    for (std::size_t i = 0; i < games.size(); ++i)
        text += fmt::format("{:3}  {}\n     {}\n", i + 1, shelved_game_text(games[i]), games[i].path);
    if (games.empty()) return "there is no game to resume\n";
    return text + "`./rego --resume=2` goes on with the second, `./rego --resume` with the first\n";
}

std::string unfinished_text(const std::vector<ShelvedGame>& games) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (!games[i].is_over && games[i].age < kForgotten) open.push_back(i);
    if (open.empty()) return {};
    const std::string how = open.front() == 0 ? "" : fmt::format("={}", open.front() + 1);
    std::string text =
        fmt::format("unfinished: {}: `./rego --resume{}`\n", shelved_game_text(games[open.front()]), how);
    if (open.size() > 1) text += fmt::format("and {} more: `./rego --resume=list`\n", open.size() - 1);
    return text;
}

}  // namespace rego::app
