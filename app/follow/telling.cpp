#include "app/follow/telling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app::follow {

using namespace engine;

EventNumber Telling::event_count() const { return static_cast<EventNumber>(game_.core().world().events().size()); }

void Telling::note(std::string line, TypeId actor, EventNumber before) {
    if (!wanted_.moves) return;
    // Who acts is told beside it.
    if (const std::size_t at = line.find(' ', 3); line.starts_with("as ") && at != std::string::npos)
        line.erase(0, at + 1);
    moves_.push_back({std::move(line), actor, {}, {}, before, event_count()});
}

void Telling::new_game() {
    const std::string line = new_game_line(game_.options());
    add(line);
    note(line, kNoType, 0);
}

void Telling::generation(int now) {
    if (now == generation_) return;
    generation_ = now;
    if (wanted_.script) add(fmt::format("\n# Generation {}", now));
}

/// Goes back along the moves, and forth again: how each is said shows in the state before it.
void Telling::solution(const Solution& solution) {
    if (!wanted_.script && !wanted_.moves) return;
    const std::vector<Done>& moves = solution.moves;
    World& world = game_.core().world();
    if (solution.unaided) add("auto none");
    std::vector<World::Changes> changes(moves.size());
    for (std::size_t i = moves.size(); i-- > 0;) changes[i] = world.take_back(moves[i].before);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string line = wanted_.script ? full_line_of(game_, moves[i].move) : "";
        const EventNumber before = event_count();
        if (wanted_.script) add(line);
        world.repeat(changes[i]);
        note(line, moves[i].move.actor, before);
    }
    if (solution.unaided) add("auto safe");
}

void Telling::correction(const std::string& line, EventNumber before) {
    add(line);
    note(line, kNoType, before);
}

void Telling::state() {
    if (!wanted_.script) return;
    std::string global = fmt::format("expect global gen {}", game_.generation());
    for (const TrackState& state : tracks_of(game_)) global += fmt::format(" {} {}", state.track.expect, state.value());
    add(std::move(global));
    const State state = onlooker_.look();
    for (unsigned seat = 1; seat <= game_.core().players().size(); ++seat) {
        const auto six = [&](Aspect aspect) {
            std::vector<int> numbers;
            for (const ClassId cls : lexicon_.resources())
                numbers.push_back(state.value(aspect, {.seat = seat, .what = Lexicon::number(cls)}));
            return fmt::format("{}", fmt::join(numbers, " "));
        };
        add(fmt::format("expect {} stock {} prod {} tr {} hand {} cards {}", kind::player(seat), six(Aspect::Stock),
                        six(Aspect::Production), state.value(Aspect::Rating, {.seat = seat}),
                        state.value(Aspect::Hand, {.seat = seat}), onlooker_.face_up(seat)));
    }
}

}  // namespace rego::app::follow
