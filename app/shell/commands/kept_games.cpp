// games, resume, delete, rename: the games of this session and of earlier ones, going back to one of them, and another
// name for a player.
#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <unistd.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/journal/journal.hpp"
#include "app/shell/journal/shelf.hpp"
#include "app/shell/session/unheard.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "app/tell/render/render.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;

namespace {

/// The commands of one game in the history.
struct Segment {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
};

std::vector<Segment> segments(const std::vector<Entry>& entries) {
    std::vector<Segment> all;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].begins_game) continue;
        if (!all.empty()) all.back().end = i;
        all.push_back({i, entries.size()});
    }
    return all;
}

/// A game that has been resumed goes on behind its own copy.
bool is_continued_by(const std::vector<Entry>& entries, const Segment& game, const Segment& later) {
    if (later.size() < game.size()) return false;
    for (std::size_t i = 0; i < game.size(); ++i)
        if (entries[game.begin + i].line != entries[later.begin + i].line) return false;
    return true;
}

struct Shelved {
    std::string words;
    std::vector<std::string> lines;
    std::string path = {};  // of its journal, if it is of an earlier session
};

/// All but the one that is played, the latest first.
std::vector<Shelved> shelf(Session& session) {
    const auto& entries = session.history();
    const std::vector<Segment> all = segments(entries);
    std::vector<Shelved> found;
    for (std::size_t i = all.size(); i-- > 0;) {
        const bool is_present = i + 1 == all.size() && session.game() != nullptr;
        const bool goes_on = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(),
                                         [&](const Segment& later) { return is_continued_by(entries, all[i], later); });
        if (is_present || goes_on) continue;
        Shelved game;
        for (std::size_t n = all[i].begin; n < all[i].end; ++n) game.lines.push_back(entries[n].line);
        const std::int64_t generation = entries[all[i].end - 1].generation;
        game.words = fmt::format("{}, {}{} command{}", game.lines.front(),
                                 generation > 0 ? fmt::format("generation {}, ", generation) : "", game.lines.size(),
                                 game.lines.size() == 1 ? "" : "s");
        found.push_back(std::move(game));
    }
    // What is in a home says nothing to a script.
    if (!session.options().is_typed) return found;
    for (const ShelvedGame& each : shelved_games())
        found.push_back({.words = shelved_game_text(each), .lines = {}, .path = each.path});
    return found;
}

/// Which of them is meant: by number, by a part of its words, or the first.
parser::Result<std::size_t> chosen_game(const std::vector<Shelved>& all, Word which) {
    if (all.empty()) return problem(ErrorKind::NotNow, "there is no other game to resume");
    if (const auto n = number(which.text)) {
        if (*n < 1 || static_cast<std::size_t>(*n) > all.size())
            return at(which, problem(ErrorKind::NotNow, fmt::format("there is no game {}", *n), "`games` lists them"));
        return static_cast<std::size_t>(*n) - 1;
    }
    if (!which) return std::size_t{0};
    std::vector<std::size_t> meant;
    const std::string wanted = lower(unquoted(which.text));
    for (std::size_t i = 0; i < all.size(); ++i)
        if (lower(all[i].words).find(wanted) != std::string::npos) meant.push_back(i);
    if (meant.empty())
        return at(which, problem(ErrorKind::UnknownName, fmt::format("no game is called `{}`", which.text),
                                 "`games` lists them"));
    if (meant.size() > 1)
        return at(which, problem(ErrorKind::Ambiguous, fmt::format("`{}` could be several games", which.text),
                                 fmt::format("`games` lists them; a number says which: `{}`", meant.front() + 1)));
    return meant.front();
}

/// The commands of its last game.
parser::Result<std::vector<std::string>> lines_of(const Shelved& game) {
    if (game.path.empty()) return game.lines;
    const auto text = parser::read_file(game.path);
    if (!text) return text.error();
    if (const auto wrong = refuse_journal(game.path, *text)) return *wrong;
    return read_journal(*text).lines;
}

}  // namespace

Outcome games(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (run.session.game() != nullptr) {
        std::vector<std::string> players;
        for (const engine::TypeId player : run.game().core().players())
            players.push_back(painted_player(run.game(), player, run.session.style()));
        run.reply.text += fmt::format("     {}, {}: this one\n", fmt::join(players, ", "), run.session.standing());
    }
    const std::vector<Shelved> all = shelf(run.session);
    for (std::size_t i = 0; i < all.size(); ++i) run.reply.text += fmt::format("{:3}) {}\n", i + 1, all[i].words);
    run.reply.text += all.empty() ? "no other game is kept\n" : "`resume 1` goes back to the first\n";
    return Unit{};
}

Outcome resume(Run& run) {
    const Word which = run.words.take_rest();
    const std::vector<Shelved> all = shelf(run.session);
    const auto place = chosen_game(all, which);
    if (!place) return place.error();
    const auto lines = lines_of(all[*place]);
    if (!lines) return lines.error();
    Outcome outcome = run.session.scripts().run_several(run, *lines);
    if (!outcome) return outcome;
    run.reply.about_changes = false;
    run.reply.text = fmt::format("back in {}\n", all[*place].words);
    run.reply.text +=
        render_tasks(run.game(), run.session.style(), Pending::Now) + render_awaited(run.game(), run.session.style());
    return Unit{};
}

Outcome remove_game(Run& run) {
    const Word which = run.words.take_rest();
    const std::vector<Shelved> all = shelf(run.session);
    if (!which) return run.usage("`delete` needs the number or the name of a game");
    const auto place = chosen_game(all, which);
    if (!place) return place.error();
    const Shelved& game = all[*place];
    if (game.path.empty())
        return problem(ErrorKind::NotNow, "that game is a part of this session",
                       "only games of earlier sessions are deleted");
    const auto& asks = run.session.files().asks;
    if (!asks) return problem(ErrorKind::NotNow, "nobody is there to say whether that game is to be deleted");
    if (!asks(fmt::format("the game of {} is deleted for good", game.words))) {
        run.reply.text = "it is kept\n";
        return Unit{};
    }
    if (::unlink(game.path.c_str()) != 0)
        return problem(ErrorKind::Io, fmt::format("cannot delete {}: {}", game.path, std::strerror(errno)));
    ::unlink(Journal::link_path_of(game.path).c_str());
    run.reply.text = fmt::format("deleted: {}\n", game.words);
    return Unit{};
}

namespace {

bool is_part_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// The name by another one wherever it stands as a word, in any letter case.
std::string renamed(const std::string& line, const std::string& from, const std::string& to) {
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
        const bool begins = at == 0 || !is_part_of_word(line[at - 1]);
        const std::size_t end = at + from.size();
        const bool ends = end >= line.size() || !is_part_of_word(line[end]);
        if (begins && ends && end <= line.size() && equal_ignoring_case(line.substr(at, from.size()), from)) {
            text += to;
            at = end;
        } else {
            text += line[at++];
        }
    }
    return text;
}

/// `newgame BR 2` with names in place of the number.
std::string with_named_seats(const std::string& newgame, const std::vector<std::string>& players) {
    Words words(newgame);
    words.take();
    words.take();
    while (const Word word = words.take()) {
        if (!number(word.text)) continue;
        return newgame.substr(0, word.span.begin) + fmt::format("{}", fmt::join(players, " ")) +
               newgame.substr(word.span.end);
    }
    return newgame;
}

std::string quoted_if_needed(std::string_view name) {
    return name.find(' ') == std::string_view::npos ? std::string(name) : fmt::format("\"{}\"", name);
}

}  // namespace

Outcome rename(Run& run) {
    const Word who = run.words.take();
    const auto player = need_actor(run.game(), who.text);
    if (!player) return at(who, player.error());
    const Word word = run.words.take_rest();
    const std::string name(unquoted(word.text));
    if (!word) return run.usage("`rename` needs a player and a new name", who);
    const int seat = seat_of(run.game(), *player);
    if (seat == 0) return run.usage("only players have names", who);
    std::vector<std::string> players = run.game().options().players;
    const std::string old = players[static_cast<std::size_t>(seat) - 1];
    if (const std::string trouble = player_name_problem(*run.session.table(), name); !trouble.empty())
        return run.usage(fmt::format("a player cannot be called `{}`: it {}", name, trouble), word);
    for (const std::string& other : players)
        if (equal_ignoring_case(other, name) && other != old)
            return run.usage(fmt::format("two players would be called `{}`", name), word);

    const std::vector<Entry> entries = run.session.history();
    const std::vector<Segment> all = segments(entries);
    if (all.empty() || all.back().begin < run.session.timeline().first_open())
        return problem(ErrorKind::NotNow, "the game was begun before this script");
    players[static_cast<std::size_t>(seat) - 1] = name;
    for (std::string& each : players) each = quoted_if_needed(each);
    const std::string typed = quoted_if_needed(name);
    run.is_recorded = true;
    const Unheard unheard(run.session);
    Timeline::Mark before = run.session.timeline().open();
    run.session.timeline().cut(all.back().begin, "");
    for (std::size_t i = all.back().begin; i < entries.size(); ++i) {
        Entry entry = entries[i];
        if (i == all.back().begin) entry.line = with_named_seats(entry.line, players);
        entry.line = renamed(entry.line, old, typed);
        entry.command = entry.actor.empty() ? entry.line : renamed(entry.command, old, typed);
        Outcome outcome = run.session.historian().carry_out_again(entry);
        if (outcome) continue;
        run.session.historian().give_up(std::move(before));
        outcome.error().span.reset();
        return outcome;
    }
    run.session.timeline().close(std::move(before), std::string(run.words.text()), "");
    run.reply.text = fmt::format("{} is called {} now\n", old, name);
    return Unit{};
}

}  // namespace rego::app::commands
