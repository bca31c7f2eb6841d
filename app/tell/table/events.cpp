// A row for each change.
#include "app/tell/lens/kinds.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::kNoType;
using engine::TypeId;

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

}  // namespace

std::vector<ColumnInfo> describe_events() { return infos(event_columns()); }
std::vector<Row> rows_of_events(const Facts& facts) { return rows(event_columns(), facts, all_events(facts)); }

}  // namespace rego::app::tables
