#include "app/import/retelling.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/move_line.hpp"
#include "parser/print.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

bool is_told(const std::vector<int>& numbers) {
    return !numbers.empty() && std::ranges::find(numbers, kNotTold) == numbers.end();
}

}  // namespace

/// Goes back along the commands, and forth again: how each is said shows in the state before it.
void Retelling::tell_moves(const std::vector<Step>& steps, Imported& made) {
    MarsGame& game = playing_.game();
    World& world = game.core().world();
    const std::vector<Done>& done = playing_.done();
    std::vector<World::Changes> changes(done.size());
    for (std::size_t i = done.size(); i-- > 0;) changes[i] = world.take_back(done[i].before);
    std::size_t step = 0;
    for (std::size_t i = 0; i < done.size(); ++i) {
        while (step + 1 < steps.size() && steps[step + 1].mark.commands <= i) ++step;
        MadeMove move;
        move.line = done[i].fix ? "fix " + parser::to_string(*done[i].fix) : full_line_of(game, done[i].command);
        move.actor = done[i].command.actor;
        move.generation = game.generation();
        const bool is_first = steps[step].mark.commands == i || i == 0;
        if (is_first && steps[step].segment.decision != nullptr) move.source_line = steps[step].segment.decision->line;
        move.first = playing_.now();
        world.repeat(changes[i]);
        move.last = playing_.now();
        move.inferred = done[i].inferred;
        if (!move.inferred.empty()) ++(done[i].is_choice ? made.choices_inferred : made.payments_inferred);
        if (is_first && steps[step].segment.decision != nullptr && !steps[step].segment.decision->inferred.empty()) {
            move.inferred = steps[step].segment.decision->inferred;
            ++made.choices_inferred;
        }
        made.moves.push_back(std::move(move));
    }
}

void Retelling::tell_unexplained(const Step& step, const Tally& lost, Imported& made) {
    for (const auto& [what, count] : lost) {
        const auto& facts = step.segment.consequences;
        const auto found = std::ranges::find_if(facts, [&](const Fact* fact) {
            Tally tally;
            (void)accounts_.add_told(*fact, tally);
            return tally.contains(what);
        });
        if (found == facts.end()) continue;
        // Which event was revealed shows only when it happens; how far a track goes up, only where there is room;
        // what was drawn went into a hand that nobody sees.
        const Kind kind = (*found)->kind;
        if (kind != Kind::NeutralDelegate && kind != Kind::Track && kind != Kind::Drew)
            made.unexplained.push_back(**found);
    }
}

/// As lines that check it.
std::vector<std::string> Retelling::expected(const State& state) const {
    std::vector<std::string> lines;
    for (std::size_t number = 1; number < state.players.size() && number < setup_.seats.size(); ++number) {
        const PlayerState& known = state.players[number];
        std::string words;
        if (is_told(known.stock)) words += fmt::format(" stock {}", fmt::join(known.stock, " "));
        if (is_told(known.production)) words += fmt::format(" prod {}", fmt::join(known.production, " "));
        if (known.tr) words += fmt::format(" tr {}", *known.tr);
        if (!words.empty()) lines.push_back(fmt::format("expect {}{}", kind::player(setup_.seats[number]), words));
    }
    return lines;
}

/// The last that is known in each generation, and the end.
void Retelling::tell_states(const std::vector<Step>& steps, Imported& made) const {
    std::map<std::int64_t, std::size_t> last;  // by generation, the step
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t behind = i + 1 < steps.size() ? steps[i + 1].mark.commands : made.moves.size();
        if (steps[i].state != nullptr && behind > 0) last[made.moves[behind - 1].generation] = i;
    }
    for (const auto& [generation, i] : last) {
        const std::size_t behind = i + 1 < steps.size() ? steps[i + 1].mark.commands : made.moves.size();
        if (steps[i].is_settled) made.moves[behind - 1].checks = expected(*steps[i].state);
    }
    if (!made.moves.empty() && !made.failure && made.ends_as_known && made.moves.back().checks.empty())
        made.moves.back().checks = expected(setup_.at_end);
}

void Retelling::tell(const std::vector<Step>& steps, Imported& made) {
    tell_moves(steps, made);
    made.reached = steps.size();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        tell_unexplained(steps[i - std::min<std::size_t>(i, 1)], steps[i].lost, made);
        if (i + 1 == steps.size()) tell_unexplained(steps[i], steps[i].left, made);
    }
    tell_states(steps, made);
}

}  // namespace rego::app::imports
