#include "app/follow/record.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <zlib.h>

#include "app/follow/record_step.hpp"
#include "parser/text/read_file.hpp"
#include "parser/text/utf8.hpp"

namespace rego::app::follow {

namespace {

using parser::Diagnostic;
using parser::ErrorKind;
using namespace reading;

FinalScore final_score(JsonReader& in) {
    FinalScore score;
    const std::array<std::pair<Key, int*>, 7> columns = {{{"total", &score.total},
                                                          {"tr", &score.tr},
                                                          {"milestones", &score.milestones},
                                                          {"awards", &score.awards},
                                                          {"greenery", &score.greenery},
                                                          {"city", &score.city},
                                                          {"cards", &score.cards}}};
    in.object({"name", "total", "tr", "milestones", "awards", "greenery", "city", "cards"}, [&](Key key) {
        if (key == "name") {
            score.name = in.text();
        } else if (key == "perCard") {
            score.per_card = counts(in);
        } else if (const auto it = std::ranges::find(columns, key, &std::pair<Key, int*>::first); it != columns.end()) {
            *it->second = in.number();
        } else {
            return false;
        }
        return true;
    });
    return score;
}

void read_header(JsonReader& in, Record& game) {
    in.object({"options", "players"}, [&](Key key) {
        if (key == "options") {
            game.options = in.text();
        } else if (key == "players") {
            game.players = texts(in);
            if (game.players.empty()) in.fail("a game has at least one player");
            for (auto name = game.players.begin(); name != game.players.end(); ++name)
                if (std::find(game.players.begin(), name, *name) != name)
                    in.fail(
                        fmt::format("two players are called `{}`, so nobody can tell which of them did what", *name));
        } else if (key == "names") {
            game.names = texts(in);
        } else if (key == "solo") {
            game.solo = in.text();
        } else if (key == "settings") {
            in.object({}, [&](Key setting) {
                if (setting != "twoCorps") return false;
                game.two_corporations = in.flag();
                return true;
            });
        } else if (key == "colonies") {
            game.colonies = texts(in);
        } else if (key == "milestones") {
            game.milestones = texts(in);
        } else if (key == "awards") {
            game.awards = texts(in);
        } else if (key == "worldgov") {
            game.world_government = in.flag();
        } else {
            return false;
        }
        return true;
    });
}

void read_end(JsonReader& in, Record& game) {
    in.object({"scores"}, [&](Key key) {
        if (key == "winner") {
            game.winner = in.text();
        } else if (key == "scores") {
            game.scores = list_of<final_score>(in);
        } else {
            return false;
        }
        return true;
    });
}

/// The header may stand anywhere, so this is asked in the end.
void require_full_tables(const Record& game) {
    const auto require = [&](const Snapshot& state, const std::string& where) {
        if (state.players.size() != game.players.size())
            throw Malformed(fmt::format("{}: not as many players as in the header", where));
        for (std::size_t i = 0; i < game.players.size(); ++i)
            if (state.players[i]->name != game.players[i])
                throw Malformed(
                    fmt::format("{}.players[{}].name: expected `{}`, as in the header", where, i, game.players[i]));
    };
    if (!game.names.empty() && game.names.size() != game.players.size())
        throw Malformed("$.header.names: not as many as players");
    require(game.start, "$.start");
    for (std::size_t i = 0; i < game.steps.size(); ++i)
        require(game.steps[i].after, fmt::format("$.steps[{}].after", i));
}

Record record(JsonReader& in) {
    Record game;
    SnapshotReader states;
    in.object({"header", "start", "steps"}, [&](Key key) {
        if (key == "header") {
            read_header(in, game);
        } else if (key == "start") {
            game.start = states.read(in);
        } else if (key == "steps") {
            in.list([&] { game.steps.push_back(step(in, states)); });
        } else if (key == "final") {
            read_end(in, game);
        } else {
            return false;
        }
        return true;
    });
    in.end();
    require_full_tables(game);
    return game;
}

Diagnostic problem(ErrorKind kind, const std::string& file, std::string message) {
    return Diagnostic::of(kind, std::move(message)).in(file);
}

}  // namespace

parser::Result<Record> parse_record(const std::string& text, const std::string& file) {
    if (const auto wrong = parser::first_invalid_utf8(text))
        return problem(ErrorKind::Syntax, file, fmt::format("not JSON: no text at byte {}", *wrong + 1));
    try {
        JsonReader in(text);
        Record game = record(in);
        game.file = file;
        return game;
    } catch (const Malformed& error) {
        return problem(ErrorKind::Syntax, file, error.what());
    }
}

parser::Result<Record> read_record(const std::string& file) {
    if (const auto wrong = parser::refuse_file(file)) return *wrong;
    // zlib reads plain files as they are.
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> input{gzopen(file.c_str(), "rb"), gzclose};
    if (!input) return problem(ErrorKind::Io, file, "cannot be opened");
    std::string text;
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const int got = gzread(input.get(), buffer.data(), buffer.size());
        if (got < 0) return problem(ErrorKind::Io, file, "cannot be unpacked");
        if (got == 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > parser::largest_file()) return parser::too_large(file);
    }
    int error = 0;
    gzerror(input.get(), &error);
    if (error != Z_OK && error != Z_STREAM_END) return problem(ErrorKind::Io, file, "ends too early");
    return parse_record(text, file);
}

}  // namespace rego::app::follow
