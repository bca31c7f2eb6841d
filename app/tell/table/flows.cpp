// A row for each payment, and for each step on a track: what for, with what, and who.
#include <map>
#include <tuple>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

struct OfFlow {
    std::size_t index = 0;  // of the event
    std::size_t seat = 0;
    const Posting* entry = nullptr;
    std::int64_t count = 0;
};

std::string class_behind(const Facts& facts, const Origin& origin) {
    return origin.cls == engine::kNoClass ? std::string() : facts.table.info(origin.cls).name;
}

/// `play`, `card` or `other`.
std::string purpose_of(const Facts& facts, const Posting& entry) {
    if (entry.is_price) return "play";
    const auto card = facts.table.find(kind::kCard);
    return card && facts.table.is_subclass(entry.origin.cls, *card) ? "card" : "other";
}

template <class Cells>
void add_columns(Columns<OfFlow>& columns, const Cells& cells) {
    for (const auto& [name, is_number, meaning, cell] : cells) columns.push_back({name, is_number, meaning, cell});
}

using Cells = std::vector<Column<OfFlow>>;

Columns<OfFlow> spent_columns() {
    Columns<OfFlow> columns;
    add_game(columns);
    add_player(columns);
    add_won(columns);
    add_moment(columns);
    add_columns(
        columns,
        Cells{{"purpose", kText,
               "`play`: a card; `card`: its action or effect; `other`: a project, bought cards, a goal …",
               [](const Facts& f, const OfFlow& of) -> Cell { return purpose_of(f, *of.entry); }},
              {"what", kText, "the card, project or action that it was paid for, by class",
               [](const Facts& f, const OfFlow& of) -> Cell { return class_behind(f, of.entry->origin); }},
              {"means", kText, "the resource that was handed over, by class",
               [](const Facts& f, const OfFlow& of) -> Cell { return f.table.info(of.entry->thing.cls).name; }},
              {"amount", kNumber, "how much of it", [](const Facts&, const OfFlow& of) -> Cell { return of.count; }}});
    return columns;
}

/// What players hand over by their own will, together by move, purpose and means.
std::vector<OfFlow> all_spent(const Facts& facts) {
    std::vector<OfFlow> all;
    std::map<std::tuple<std::int64_t, std::int64_t, bool, Origin, engine::ClassId>, std::size_t> places;
    const auto& events = facts.game.core().world().events();
    for (const Posting& entry : facts.ledger.postings()) {
        const std::int64_t seat = facts.seat(entry.player);
        const engine::TypeId gain = events[entry.event].gain;
        if (gain != engine::kNoType && is_a(facts.game, gain, kind::kResource)) continue;  // energy becomes heat
        const bool is_spent = entry.thing.kind == Thing::Kind::Resource && entry.count < 0 && seat != 0 &&
                              entry.origin.kind == Origin::Kind::Class && events[entry.event].actor == entry.player;
        if (!is_spent) continue;
        const auto [place, is_new] = places.try_emplace(
            {facts.moments[entry.event].move, seat, entry.is_price, entry.origin, entry.thing.cls}, all.size());
        if (is_new) all.push_back({entry.event, static_cast<std::size_t>(seat - 1), &entry, 0});
        all[place->second].count -= entry.count;
    }
    return all;
}

Columns<OfFlow> step_columns() {
    Columns<OfFlow> columns;
    add_game(columns);
    add_columns(columns, Cells{{"n", kNumber, "the number of its event in the log, from 1",
                                [](const Facts&, const OfFlow& of) -> Cell { return std::int64_t(of.index) + 1; }}});
    add_moment(columns);
    add_columns(columns,
                Cells{{"seat", kNumber, "of who raised it, from 1; 0: nobody at the table",
                       [](const Facts& f, const OfFlow& of) -> Cell { return f.seat(of.entry->player); }},
                      {"track", kText, "by class: `TemperatureStep`, `OxygenStep`, `OceanTile`, `VenusStep`",
                       [](const Facts& f, const OfFlow& of) -> Cell { return f.table.info(of.entry->thing.cls).name; }},
                      {"count", kNumber, "how many steps; below 0: down",
                       [](const Facts&, const OfFlow& of) -> Cell { return of.count; }},
                      {"what", kText, "the card, project or action that did it, by class; empty: nothing of the rules",
                       [](const Facts& f, const OfFlow& of) -> Cell { return class_behind(f, of.entry->origin); }}});
    return columns;
}

std::vector<OfFlow> all_steps(const Facts& facts) {
    std::vector<OfFlow> all;
    const auto& types = facts.game.core().types();
    for (const Posting& entry : facts.ledger.postings()) {
        const engine::Event& event = facts.game.core().world().events()[entry.event];
        const engine::TypeId what = entry.count > 0 ? event.gain : event.remove;
        const bool is_track = entry.thing.kind == Thing::Kind::Step ||
                              (what != engine::kNoType && is_a(facts.game, what, kind::kParameter));
        if (is_track && types[what].cls == entry.thing.cls) all.push_back({entry.event, 0, &entry, entry.count});
    }
    return all;
}

}  // namespace

std::vector<ColumnInfo> describe_spent() { return infos(spent_columns()); }
std::vector<Row> rows_of_spent(const Facts& facts) { return rows(spent_columns(), facts, all_spent(facts)); }
std::vector<ColumnInfo> describe_steps() { return infos(step_columns()); }
std::vector<Row> rows_of_steps(const Facts& facts) { return rows(step_columns(), facts, all_steps(facts)); }

}  // namespace rego::app::tables
