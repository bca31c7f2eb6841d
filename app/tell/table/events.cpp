// A row for each change.
#include "app/tell/lens/lens.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::kNoType;
using engine::TypeId;

struct OfEvent {
    std::size_t index = 0;
};

/// What it is about: what came, or else what went.
TypeId subject(const engine::Event& event) { return event.gain != kNoType ? event.gain : event.remove; }

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
    add_moment(columns);
    add("count", kNumber, "how many components",
        [](const Facts&, const Event& e, const OfEvent&) { return std::int64_t{e.count}; });
    add("gain", kText, "what came, as PETS; empty: nothing",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.gain); });
    add("remove", kText, "what went",
        [type](const Facts& f, const Event& e, const OfEvent&) { return type(f, e.remove); });
    add("class", kText, "what came, or else went, by class alone", [](const Facts& f, const Event& e, const OfEvent&) {
        return subject(e) == kNoType ? std::string() : class_name(f.game, subject(e));
    });
    add("owner", kNumber, "the seat of whose it is; 0: nobody's",
        [](const Facts& f, const Event& e, const OfEvent&) { return f.seat(owner_of(f.game, subject(e))); });
    add("area", kText, "where, as `5_7`; empty: nowhere in particular",
        [](const Facts& f, const Event& e, const OfEvent&) { return f.area_of(subject(e)); });
    add("seat", kNumber, "of who did it; 0: the game itself",
        [](const Facts& f, const Event& e, const OfEvent&) { return f.seat(e.actor); });
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

std::vector<OfEvent> all_events(const Facts& facts) {
    std::vector<OfEvent> all;
    for (std::size_t index = 0; index < facts.moments.size(); ++index) all.push_back({index});
    return all;
}

}  // namespace

std::vector<ColumnInfo> describe_events() { return infos(event_columns()); }
std::vector<Row> rows_of_events(const Facts& facts) { return rows(event_columns(), facts, all_events(facts)); }

}  // namespace rego::app::tables
