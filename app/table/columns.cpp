// The columns of each kind of row, and how their cells are made.
#include <functional>

#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/line/line.hpp"
#include "app/table/facts.hpp"
#include "app/table/table.hpp"

namespace rego::app::tables {
namespace {

using engine::ClassTable;
using engine::kNoType;
using engine::TypeId;

/// A column for rows of one sort.
template <class Subject>
struct Column {
    std::string name;
    bool is_number;
    std::string meaning;
    std::function<Cell(const Facts&, const Subject&)> cell;
};
template <class Subject>
using Columns = std::vector<Column<Subject>>;

constexpr bool kNumber = true;
constexpr bool kText = false;

std::vector<std::string> resource_names(const ClassTable& table) {
    std::vector<std::string> names;
    if (table.known().production_of == engine::kNoClass) return names;
    for (const engine::ClassId cls : table.info(table.known().production_of).concrete_descendants)
        names.push_back(table.info(cls).name);
    return names;
}

template <class Subject>
void add_game(Columns<Subject>& columns) {
    columns.push_back({"game", kText, "its file; the second game of a script is `FILE#2`",
                       [](const Facts& facts, const Subject&) -> Cell { return facts.played.name; }});
}

/// Seat and name, for rows about somebody.
template <class Subject>
void add_player(Columns<Subject>& columns) {
    columns.push_back({"seat", kNumber, "of the player, from 1",
                       [](const Facts&, const Subject& of) -> Cell { return std::int64_t(of.seat) + 1; }});
    columns.push_back({"player", kText, "the name at the table",
                       [](const Facts& facts, const Subject& of) -> Cell { return facts.names[of.seat]; }});
}

template <class Subject>
void add_won(Columns<Subject>& columns) {
    columns.push_back(
        {"won", kNumber, "1 for whoever won the game, all who share it; else 0",
         [](const Facts& facts, const Subject& of) -> Cell { return std::int64_t(facts.won[of.seat] ? 1 : 0); }});
}

// --- games: a row for each game ---------------------------------------------------------------------------------

struct OfGame {};

std::string winner_names(const Facts& facts) {
    std::string all;
    for (std::size_t seat = 0; seat < facts.players.size(); ++seat) {
        if (facts.won[seat]) all += (all.empty() ? "" : " + ") + facts.names[seat];
    }
    return all;
}

std::int64_t score_at(const Facts& facts, std::size_t place) {
    std::vector<std::int64_t> totals;
    for (const auto& score : facts.scores) totals.push_back(score.total);
    std::sort(totals.rbegin(), totals.rend());
    return place < totals.size() ? totals[place] : 0;
}

Columns<OfGame> game_columns(const ClassTable& table) {
    Columns<OfGame> columns;
    add_game(columns);
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfGame&) -> Cell { return cell(f); }});
    };
    add("options", kText, "the letters of `newgame`", [](const Facts& f) { return f.game.options().options; });
    add("map", kText, "the map, by class", [](const Facts& f) { return f.game.map().name; });
    add("players", kNumber, "how many", [](const Facts& f) { return std::int64_t(f.players.size()); });
    add("generations", kNumber, "how many were begun", [](const Facts& f) { return f.game.generation(); });
    add("moves", kNumber, "commands that changed something",
        [](const Facts& f) { return std::int64_t(f.played.moves.size()); });
    add("events", kNumber, "changes in the log",
        [](const Facts& f) { return std::int64_t(f.game.core().world().events().size()); });
    add("over", kNumber, "1 if the game was played to its end, else 0",
        [](const Facts& f) { return std::int64_t(f.game.is_over() ? 1 : 0); });
    add("winner", kText, "the name at the table, several joined with ` + `; empty: nobody yet", winner_names);
    add("best", kNumber, "most points of a player", [](const Facts& f) { return score_at(f, 0); });
    add("margin", kNumber, "by how many points the second was beaten; 0 where money decided, and alone",
        [](const Facts& f) { return f.players.size() < 2 ? 0 : score_at(f, 0) - score_at(f, 1); });
    for (const engine::Track& track : engine::all_tracks(table)) {
        columns.push_back(
            {track.key, kNumber, track.name + " in the end", [key = track.key](const Facts& f, const OfGame&) -> Cell {
                 return f.track(f.course.generations.back().tracks, key);
             }});
    }
    return columns;
}

// --- players: a row for each player of a game -------------------------------------------------------------------

struct OfPlayer {
    std::size_t seat = 0;
};

Columns<OfPlayer> player_columns(const ClassTable& table) {
    Columns<OfPlayer> columns;
    add_game(columns);
    add_player(columns);
    const auto add = [&](const std::string& name, bool is_number, const std::string& meaning, auto cell) {
        columns.push_back({name, is_number, meaning,
                           [cell](const Facts& f, const OfPlayer& of) -> Cell { return cell(f, of.seat); }});
    };
    const auto last = [](const Facts& f, std::size_t seat) -> const BoardNumbers& {
        return f.course.generations.back().boards[seat];
    };
    add("corporation", kText, "as printed; several (a merger) joined with ` + `",
        [](const Facts& f, std::size_t seat) { return f.cards_of(f.players[seat], engine::Deck::Corporation); });
    add("preludes", kText, "as printed, joined with ` + `",
        [](const Facts& f, std::size_t seat) { return f.cards_of(f.players[seat], engine::Deck::Prelude); });
    add_won(columns);
    add("rank", kNumber, "the place by points, then money; who ties shares it",
        [](const Facts& f, std::size_t seat) { return f.ranks[seat]; });
    add("total", kNumber, "points, as `score` tells them",
        [](const Facts& f, std::size_t seat) { return f.scores[seat].total; });
    for (const engine::ScoreColumn& column : engine::score_columns(table)) {
        add("vp_" + column.key, kNumber, "points in the column " + column.name + " of `score`",
            [key = column.key](const Facts& f, std::size_t seat) { return f.scores[seat].of(key); });
    }
    add("rating", kNumber, "the terraform rating",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).rating; });
    add("cards", kNumber, "played, of all kinds, events too",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).cards; });
    add("hand", kNumber, "project cards left in hand",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).hand; });
    for (const std::string& resource : resource_names(table)) {
        add("stock_" + lower(resource), kNumber, "left in the end",
            [last, resource](const Facts& f, std::size_t seat) { return f.stock(last(f, seat), resource); });
        add("prod_" + lower(resource), kNumber, "production in the end",
            [last, resource](const Facts& f, std::size_t seat) { return f.production(last(f, seat), resource); });
    }
    return columns;
}

// --- generations: a row for each player and generation ----------------------------------------------------------

struct OfGeneration {
    std::size_t seat = 0;
    const GenerationSample* sample = nullptr;
};

Columns<OfGeneration> generation_columns(const ClassTable& table) {
    Columns<OfGeneration> columns;
    add_game(columns);
    add_player(columns);
    const auto add = [&](const std::string& name, const std::string& meaning, auto cell) {
        columns.push_back({name, kNumber, meaning, [cell](const Facts& f, const OfGeneration& of) -> Cell {
                               return cell(f, *of.sample, of.seat);
                           }});
    };
    using Sample = GenerationSample;
    using Seat = std::size_t;
    add("generation", "the numbers are those of its end, after production",
        [](const Facts&, const Sample& s, Seat) { return s.number; });
    add("rating", "the terraform rating", [](const Facts&, const Sample& s, Seat i) { return s.boards[i].rating; });
    add("total", "points, as if the game had ended then",
        [](const Facts&, const Sample& s, Seat i) { return s.scores[i].total; });
    for (const engine::ScoreColumn& column : engine::score_columns(table)) {
        add("vp_" + column.key, "those in the column " + column.name + " of `score`",
            [key = column.key](const Facts&, const Sample& s, Seat i) { return s.scores[i].of(key); });
    }
    add("income", "rating and production of money together",
        [](const Facts& f, const Sample& s, Seat i) { return income(f.course, s.boards[i]); });
    add("cards", "played so far, of all kinds, events too",
        [](const Facts&, const Sample& s, Seat i) { return s.boards[i].cards; });
    add("hand", "project cards in hand", [](const Facts&, const Sample& s, Seat i) { return s.boards[i].hand; });
    for (const std::string& resource : resource_names(table)) {
        add("stock_" + lower(resource), "on the board",
            [resource](const Facts& f, const Sample& s, Seat i) { return f.stock(s.boards[i], resource); });
        add("prod_" + lower(resource), "its production",
            [resource](const Facts& f, const Sample& s, Seat i) { return f.production(s.boards[i], resource); });
    }
    for (const engine::Track& track : engine::all_tracks(table)) {
        add(track.key, track.name + ", the same for all players",
            [key = track.key](const Facts& f, const Sample& s, Seat) { return f.track(s.tracks, key); });
    }
    return columns;
}

// --- cards: a row for each card that somebody played ------------------------------------------------------------

struct OfCard {
    std::size_t seat = 0;
    const PlayedCard* card = nullptr;
    const Account* account = nullptr;  // null: it has neither brought nor cost anything
};

/// Of a kind of thing, all of it or of one class only.
std::int64_t sum_of(const Amounts& amounts, Thing::Kind kind, const std::string& cls, const ClassTable& table) {
    std::int64_t sum = 0;
    for (const auto& [thing, count] : amounts) {
        if (thing.kind == kind && (cls.empty() || table.info(thing.cls).name == cls)) sum += count;
    }
    return sum;
}

std::string_view deck_name(const engine::CardInfo* info) {
    if (info == nullptr) return "";
    switch (info->deck) {
        case engine::Deck::Corporation: return "corporation";
        case engine::Deck::Prelude: return "prelude";
        case engine::Deck::Project: break;
    }
    switch (info->kind) {
        case engine::CardKind::Automated: return "automated";
        case engine::CardKind::Active: return "active";
        case engine::CardKind::Event: return "event";
        case engine::CardKind::None: break;
    }
    return "project";
}

std::string printed_tags(const engine::CardInfo* info) {
    std::string all;
    if (info == nullptr) return all;
    for (const std::string& tag : info->tags)
        all += (all.empty() ? "" : " ") + std::string(without_suffix(tag, kind::kTag));
    return all;
}

void add_card_itself(Columns<OfCard>& columns) {
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfCard& of) -> Cell { return cell(f, of); }});
    };
    add("card", kText, "its class", [](const Facts& f, const OfCard& of) { return f.table.info(of.card->card).name; });
    add("name", kText, "as printed",
        [](const Facts& f, const OfCard& of) { return printed_name(f.table, of.card->card); });
    add("kind", kText, "`corporation`, `prelude`, `automated`, `active` or `event`",
        [](const Facts& f, const OfCard& of) { return std::string(deck_name(f.game.card_info(of.card->card))); });
    add("tags", kText, "as printed, with blanks between them",
        [](const Facts& f, const OfCard& of) { return printed_tags(f.game.card_info(of.card->card)); });
    add("generation", kNumber, "in which it was played",
        [](const Facts&, const OfCard& of) { return of.card->generation; });
    add("move", kNumber, "with which it was played, from 1",
        [](const Facts&, const OfCard& of) { return std::int64_t(of.card->move) + 1; });
    add("cost", kNumber, "as printed", [](const Facts& f, const OfCard& of) {
        const engine::CardInfo* info = f.game.card_info(of.card->card);
        return std::int64_t{info == nullptr ? 0 : info->cost};
    });
}

Columns<OfCard> card_columns(const ClassTable& table) {
    Columns<OfCard> columns;
    add_game(columns);
    add_player(columns);
    add_won(columns);
    add_card_itself(columns);
    const auto add = [&](const std::string& name, const std::string& meaning, auto cell) {
        columns.push_back({name, kNumber, meaning, [cell](const Facts& f, const OfCard& of) -> Cell {
                               static const Account nothing;
                               return cell(f, of.account == nullptr ? nothing : *of.account);
                           }});
    };
    const auto brought = [&](const std::string& name, const std::string& meaning, Thing::Kind kind,
                             const std::string& cls) {
        add(name, meaning, [kind, cls](const Facts& f, const Account& account) {
            return sum_of(account.brought, kind, cls, f.table);
        });
    };
    for (const std::string& resource : resource_names(table)) {
        add("paid_" + lower(resource), "handed over to play it", [resource](const Facts& f, const Account& account) {
            return -sum_of(account.price, Thing::Kind::Resource, resource, f.table);
        });
    }
    for (const std::string& resource : resource_names(table)) {
        brought(lower(resource), "brought in the whole game, less what its actions cost", Thing::Kind::Resource,
                resource);
        brought("prod_" + lower(resource), "steps of production that it brought", Thing::Kind::Production, resource);
    }
    brought("rating", "steps of terraform rating", Thing::Kind::Rating, "");
    brought("points", "victory points, its tiles' too where these are only its own", Thing::Kind::Points, "");
    brought("drawn", "cards into the hand", Thing::Kind::Card, "");
    brought("card_resources", "resources onto cards, its own or others", Thing::Kind::CardResource, "");
    brought("steps", "steps on the tracks of Mars", Thing::Kind::Step, "");
    brought("tiles", "tiles", Thing::Kind::Tile, "");
    add("saved", "money that other things cost less",
        [](const Facts&, const Account& account) { return account.saved; });
    add("covered", "money that could be paid with something else",
        [](const Facts&, const Account& account) { return account.covered; });
    return columns;
}

// --- events: a row for each change ------------------------------------------------------------------------------

struct OfEvent {
    std::size_t index = 0;
    std::int64_t generation = 0;
    std::int64_t move = 0;
};

Columns<OfEvent> event_columns() {
    Columns<OfEvent> columns;
    add_game(columns);
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back({name, is_number, meaning, [cell](const Facts& f, const OfEvent& of) -> Cell {
                               return cell(f, f.game.core().world().events()[of.index], of);
                           }});
    };
    using engine::Event;
    const auto type = [](const Facts& f, TypeId id) { return id == kNoType ? "" : f.game.core().types().print(id); };
    add("n", kNumber, "its number in the log, from 1",
        [](const Facts&, const Event&, const OfEvent& of) { return std::int64_t(of.index) + 1; });
    add("generation", kNumber, "0: before the first",
        [](const Facts&, const Event&, const OfEvent& of) { return of.generation; });
    add("move", kNumber, "the command that led to it, from 1",
        [](const Facts&, const Event&, const OfEvent& of) { return of.move; });
    add("count", kNumber, "how many components",
        [](const Facts&, const Event& e, const OfEvent&) { return std::int64_t{e.count}; });
    add("gain", kText, "what came, as PETS; empty: nothing",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.gain); });
    add("remove", kText, "what went",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.remove); });
    add("actor", kText, "who did it, by class",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.actor); });
    add("via", kText, "the component whose effect it is; empty: a command",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.via); });
    add("cause", kNumber, "the event that set it off; 0: none",
        [](const Facts&, const Event& e, const OfEvent&) { return std::int64_t{e.cause}; });
    add("fix", kNumber, "1 for a correction by `fix`, else 0",
        [](const Facts&, const Event& e, const OfEvent&) { return std::int64_t{e.correction ? 1 : 0}; });
    return columns;
}

// --- Rows -------------------------------------------------------------------------------------------------------

std::vector<OfPlayer> all_players(const Facts& facts) {
    std::vector<OfPlayer> all;
    for (std::size_t seat = 0; seat < facts.players.size(); ++seat) all.push_back({seat});
    return all;
}

std::vector<OfGeneration> all_generations(const Facts& facts) {
    std::vector<OfGeneration> all;
    for (const GenerationSample& sample : facts.course.generations) {
        for (std::size_t seat = 0; seat < facts.players.size(); ++seat) all.push_back({seat, &sample});
    }
    return all;
}

std::vector<OfCard> all_cards(const Facts& facts) {
    std::vector<OfCard> all;
    for (const PlayedCard& card : facts.course.cards) {
        const int seat = seat_of(facts.game, card.player);
        if (seat == 0) continue;
        const auto& accounts = facts.ledger.of(card.player);
        const auto account = accounts.find({Origin::Kind::Class, card.card});
        all.push_back(
            {static_cast<std::size_t>(seat - 1), &card, account == accounts.end() ? nullptr : &account->second});
    }
    return all;
}

std::vector<OfEvent> all_events(const Facts& facts) {
    std::vector<OfEvent> all;
    const auto& events = facts.game.core().world().events();
    const auto& moves = facts.played.moves;
    OfEvent next;
    for (; next.index < events.size(); ++next.index) {
        const TypeId gain = events[next.index].gain;
        if (gain != kNoType && is_a(facts.game, gain, kind::kGeneration)) ++next.generation;
        while (static_cast<std::size_t>(next.move) < moves.size() &&
               (next.move == 0 || moves[static_cast<std::size_t>(next.move) - 1].last <= next.index)) {
            ++next.move;
        }
        all.push_back(next);
    }
    return all;
}

template <class Subject>
std::vector<ColumnInfo> infos(const Columns<Subject>& columns) {
    std::vector<ColumnInfo> all;
    for (const auto& column : columns) all.push_back({column.name, column.is_number, column.meaning});
    return all;
}

template <class Subject>
std::vector<Row> rows(const Columns<Subject>& columns, const Facts& facts, const std::vector<Subject>& subjects) {
    std::vector<Row> all;
    for (const Subject& subject : subjects) {
        all.emplace_back();
        for (const auto& column : columns) all.back().push_back(column.cell(facts, subject));
    }
    return all;
}

}  // namespace

std::vector<ColumnInfo> columns_of(Kind kind, const ClassTable& table) {
    switch (kind) {
        case Kind::Games: return infos(game_columns(table));
        case Kind::Players: return infos(player_columns(table));
        case Kind::Generations: return infos(generation_columns(table));
        case Kind::Cards: return infos(card_columns(table));
        case Kind::Events: break;
    }
    return infos(event_columns());
}

std::vector<Row> rows_of(Kind kind, const PlayedGame& played) {
    const Facts facts(played);
    switch (kind) {
        case Kind::Games: return rows(game_columns(facts.table), facts, {OfGame{}});
        case Kind::Players: return rows(player_columns(facts.table), facts, all_players(facts));
        case Kind::Generations: return rows(generation_columns(facts.table), facts, all_generations(facts));
        case Kind::Cards: return rows(card_columns(facts.table), facts, all_cards(facts));
        case Kind::Events: break;
    }
    return rows(event_columns(), facts, all_events(facts));
}

}  // namespace rego::app::tables
