#include "app/follow/record.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include <fmt/format.h>
#include <zlib.h>

#include "app/follow/json_reader.hpp"
#include "parser/text/read_file.hpp"
#include "parser/text/utf8.hpp"

namespace rego::app::follow {

namespace {

using parser::Diagnostic;
using parser::ErrorKind;
using Key = std::string_view;

Words texts(JsonReader& in) {
    Words all;
    in.list([&] { all.push_back(in.text()); });
    return all;
}

/// Of a player board; or of anything else that has so many numbers.
template <std::size_t size>
std::array<int, size> so_many(JsonReader& in, const char* problem) {
    std::array<int, size> found{};
    std::size_t read = 0;
    in.list([&] {
        const int number = in.number();
        if (read < size) found[read] = number;
        ++read;
    });
    if (read != size) in.fail(problem);
    return found;
}

Six six(JsonReader& in) { return so_many<6>(in, "expected six numbers: money, steel, titanium, plants, energy, heat"); }

Counts counts(JsonReader& in) {
    Counts found;
    in.object({}, [&](Key key) {
        std::string name(key);
        found[std::move(name)] = in.number();
        return true;
    });
    return found;
}

/// Of what `read` reads.
template <auto read>
auto list_of(JsonReader& in) {
    std::vector<decltype(read(in))> all;
    in.list([&] { all.push_back(read(in)); });
    return all;
}

/// A part of a state that seldom changes: while it is written as it was the last time, it is not read again.
template <class Part>
class Repeating {
  public:
    template <class Read>
    const Shared<Part>& read(JsonReader& in, Read read_part) {
        if (!in.skip_if(written_)) written_ = in.written([&] { part_ = Shared<Part>(read_part(in)); });
        return part_;
    }

  private:
    std::string_view written_;
    Shared<Part> part_;
};

using CountsByCard = std::map<std::string, Counts>;

CountsByCard counts_by_card(JsonReader& in) {
    CountsByCard found;
    in.object({}, [&](Key card) {
        std::string name(card);
        found[std::move(name)] = counts(in);
        return true;
    });
    return found;
}

/// Reads the states of one player, one after another.
class PlayerReader {
  public:
    const Shared<PlayerState>& read(JsonReader& in) {
        return whole_.read(in, [&](JsonReader&) { return read_anew(in); });
    }

  private:
    PlayerState read_anew(JsonReader& in);

    Repeating<PlayerState> whole_;
    Repeating<Words> tableau_, events_, actions_used_;
    Repeating<CountsByCard> resources_;
    Repeating<Counts> hosted_, tags_;
};

PlayerState PlayerReader::read_anew(JsonReader& in) {
    PlayerState player;
    in.object({"name", "stock", "production", "tr", "hand", "tableau", "events", "resources", "tags"}, [&](Key key) {
        if (key == "name") {
            player.name = in.text();
        } else if (key == "stock") {
            player.stock = six(in);
        } else if (key == "production") {
            player.production = six(in);
        } else if (key == "tr") {
            player.tr = in.number();
        } else if (key == "hand") {
            player.hand = in.number();
        } else if (key == "tableau") {
            player.tableau = tableau_.read(in, texts);
        } else if (key == "events") {
            player.events = events_.read(in, texts);
        } else if (key == "resources") {
            player.resources = resources_.read(in, counts_by_card);
        } else if (key == "hosted") {
            player.hosted = hosted_.read(in, counts);
        } else if (key == "tags") {
            player.tags = tags_.read(in, counts);
        } else if (key == "actionsUsed") {
            player.actions_used = actions_used_.read(in, texts);
        } else if (key == "passed") {
            player.passed = in.flag();
        } else if (key == "fleets") {
            player.fleets = so_many<2>(in, "expected two numbers: free fleets, all fleets");
        } else {
            return false;
        }
        return true;
    });
    return player;
}

Taken taken(JsonReader& in) {
    Taken goal;
    in.object({"name", "player"}, [&](Key key) {
        if (key != "name" && key != "player") return false;
        (key == "name" ? goal.name : goal.player) = in.text();
        return true;
    });
    return goal;
}

TileState tile(JsonReader& in) {
    TileState tile;
    in.object({"area", "tile"}, [&](Key key) {
        if (key != "area" && key != "tile" && key != "owner") return false;
        (key == "area" ? tile.area : key == "tile" ? tile.tile : tile.owner) = in.text();
        return true;
    });
    return tile;
}

TileState claim(JsonReader& in) {
    TileState claim;
    in.object({"area", "owner"}, [&](Key key) {
        if (key != "area" && key != "owner") return false;
        (key == "area" ? claim.area : claim.owner) = in.text();
        return true;
    });
    return claim;
}

ColonyState colony(JsonReader& in) {
    ColonyState tile;
    in.object({"name", "track"}, [&](Key key) {
        if (key == "name") {
            tile.name = in.text();
        } else if (key == "track") {
            tile.track = in.number();
        } else if (key == "colonies") {
            tile.colonies = texts(in);
        } else if (key == "visitor") {
            tile.visitor = in.text();
        } else if (key == "inactive") {
            tile.inactive = in.flag();
        } else {
            return false;
        }
        return true;
    });
    return tile;
}

PartyState party(JsonReader& in) {
    PartyState party;
    in.object({"delegates"}, [&](Key key) {
        if (key == "leader") {
            party.leader = in.text();
        } else if (key == "delegates") {
            party.delegates = counts(in);
        } else {
            return false;
        }
        return true;
    });
    return party;
}

CommitteeState committee(JsonReader& in) {
    CommitteeState state;
    const std::array<std::pair<Key, std::string*>, 6> named = {{{"ruling", &state.ruling},
                                                                {"dominant", &state.dominant},
                                                                {"chairman", &state.chairman},
                                                                {"distant", &state.distant},
                                                                {"coming", &state.coming},
                                                                {"current", &state.current}}};
    in.object({"ruling", "parties", "reserve"}, [&](Key key) {
        if (const auto it = std::ranges::find(named, key, &std::pair<Key, std::string*>::first); it != named.end()) {
            *it->second = in.text();
        } else if (key == "parties") {
            in.object({}, [&](Key name) {
                std::string which(name);
                state.parties[std::move(which)] = party(in);
                return true;
            });
        } else if (key == "reserve") {
            state.reserve = counts(in);
        } else if (key == "lobby") {
            state.lobby = texts(in);
        } else {
            return false;
        }
        return true;
    });
    return state;
}

/// Reads the states of one game, one after another.
class SnapshotReader {
  public:
    Snapshot read(JsonReader& in);

  private:
    std::vector<Shared<PlayerState>> players(JsonReader& in);

    std::vector<PlayerReader> players_;
    Repeating<std::vector<TileState>> tiles_, claims_;
    Repeating<std::vector<Taken>> milestones_, awards_;
    Repeating<std::vector<ColonyState>> colonies_;
    Repeating<CommitteeState> committee_;
};

Snapshot SnapshotReader::read(JsonReader& in) {
    Snapshot state;
    in.object({"generation", "phase", "temperature", "oxygen", "oceans", "players", "tiles"}, [&](Key key) {
        if (key == "generation") {
            state.generation = in.number();
        } else if (key == "phase") {
            state.phase = in.text();
        } else if (key == "first") {
            state.first = in.text();
        } else if (key == "temperature" || key == "oxygen" || key == "oceans" || key == "venus") {
            std::string name(key);
            state.parameters.push_back({std::move(name), in.number()});
        } else if (key == "players") {
            state.players = players(in);
        } else if (key == "tiles") {
            state.tiles = tiles_.read(in, list_of<tile>);
        } else if (key == "claims") {
            state.claims = claims_.read(in, list_of<claim>);
        } else if (key == "milestones") {
            state.milestones = milestones_.read(in, list_of<taken>);
        } else if (key == "awards") {
            state.awards = awards_.read(in, list_of<taken>);
        } else if (key == "colonies") {
            state.colonies = colonies_.read(in, list_of<colony>);
        } else if (key == "turmoil") {
            state.committee = committee_.read(in, committee);
        } else {
            return false;
        }
        return true;
    });
    return state;
}

std::vector<Shared<PlayerState>> SnapshotReader::players(JsonReader& in) {
    std::vector<Shared<PlayerState>> all;
    in.list([&] {
        if (all.size() == players_.size()) players_.emplace_back();
        all.push_back(players_[all.size()].read(in));
    });
    return all;
}

/// A word, a number, or a list; what else there may be in it is of no use.
void chosen(JsonReader& in, Choice& made) {
    switch (in.kind()) {
        case JsonReader::Kind::Text: made.chosen.push_back(in.text()); return;
        case JsonReader::Kind::Number: made.chosen.push_back(std::to_string(in.number())); return;
        case JsonReader::Kind::List:
            in.list([&] {
                if (in.kind() == JsonReader::Kind::Text) return made.chosen.push_back(in.text());
                in.skip();
            });
            return;
        case JsonReader::Kind::Object:
            if (made.kind == "payment" || made.kind == "resources") {
                (made.kind == "payment" ? made.payment : made.gained) = counts(in);
                return;
            }
            [[fallthrough]];
        default: in.skip();
    }
}

Choice choice(JsonReader& in) {
    Choice made;
    in.object({"kind"}, [&](Key key) {
        if (key == "who") {
            made.who = in.text();
        } else if (key == "kind") {
            made.kind = in.text();
        } else if (key == "title") {
            made.title = in.text();
        } else if (key == "owners") {
            made.owners = texts(in);
        } else if (key == "index") {
            made.index = in.number();
        } else if (key == "chosen") {
            chosen(in, made);
        } else if (key == "payment") {
            made.payment = counts(in);
        } else {
            return false;
        }
        return true;
    });
    return made;
}

Paid paid(JsonReader& in) {
    Paid one;
    in.object({"payment"}, [&](Key key) {
        if (key == "payment") {
            one.payment = counts(in);
        } else if (key == "who") {
            one.who = in.text();
        } else {
            return false;
        }
        return true;
    });
    return one;
}

bool read_what_was_done(JsonReader& in, Key key, Step& one) {
    if (key == "player") {
        one.player = in.text();
    } else if (key == "kind") {
        one.kind = in.text();
    } else if (key == "phase") {
        one.phase = in.text();
    } else if (key == "card") {
        one.card = in.text();
    } else if (key == "name") {
        one.name = in.text();
    } else if (key == "cards") {
        one.cards = texts(in);
    } else if (key == "preludes") {
        one.preludes = texts(in);
    } else if (key == "choices") {
        one.choices = list_of<choice>(in);
    } else if (key == "log") {
        one.log = texts(in);
    } else {
        return false;
    }
    return true;
}

Step step(JsonReader& in, SnapshotReader& states) {
    Step one;
    in.object({"n", "generation", "player", "kind", "after"}, [&](Key key) {
        if (key == "n") {
            one.n = in.number();
        } else if (key == "generation") {
            one.generation = in.number();
        } else if (key == "actionNumber") {
            one.action_number = in.number();
        } else if (key == "cost") {
            one.cost = in.number();
        } else if (key == "payment") {
            one.payment = counts(in);
        } else if (key == "payments") {
            one.payments = list_of<paid>(in);
        } else if (key == "count") {
            one.count = in.number();
        } else if (key == "pending") {
            one.pending = in.flag();
        } else if (key == "after") {
            one.after = states.read(in);
        } else {
            return read_what_was_done(in, key, one);
        }
        return true;
    });
    return one;
}

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
