#include "app/import/importer.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/import/accounts.hpp"
#include "app/import/mending.hpp"
#include "app/import/playing.hpp"
#include "app/import/retelling.hpp"
#include "app/import/revising.hpp"
#include "app/import/settling.hpp"
#include "app/import/solo.hpp"
#include "app/import/steps.hpp"
#include "app/import/taking.hpp"
#include "app/import/walks.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// How far back another way is looked for when a decision cannot have been made, and how many are tried in a game.
constexpr std::size_t kFarthestBack = 12;
constexpr int kMostReturns = 80;
/// So many other choices are tried to come to a known state.
constexpr int kMostChoices = 40;

class Importer {
  public:
    Importer(MarsGame& game, const Facts& facts, const Setup& setup, const Vocabulary& vocabulary)
        : facts_(facts),
          setup_(setup),
          vocabulary_(vocabulary),
          playing_(game),
          accounts_(game, setup, vocabulary),
          steps_(cut_into_steps(facts)),
          taking_(playing_, facts, setup, vocabulary, accounts_, steps_),
          revising_(playing_, accounts_, taking_, steps_),
          mending_(playing_, vocabulary, accounts_, taking_, revising_, steps_),
          settling_(playing_, setup, revising_) {}

    Imported run() {
        plan_walks(vocabulary_.walking(), playing_.game().map(), vocabulary_, steps_);
        plan_markers(playing_.game().map(), steps_);
        place_neutral_tiles();
        for (std::size_t i = 0; i < steps_.size();) {
            if (std::exchange(steps_[i].is_taken, false) || taking_.take(i)) {
                if (!steps_[i].lost.empty() && mending_.brings_about(i)) {
                    --i;
                    continue;
                }
                if (steps_[i].state != nullptr) settle(i);
                ++i;
                continue;
            }
            why_ = taking_.why();
            if (mending_.makes_possible(i)) continue;
            const auto back = another_way(i);
            if (!back) {
                fail(i);
                break;
            }
            i = *back;
        }
        if (!made_.failure) {
            finish();
            if (!setup_.at_end.players.empty()) settle_at_end();
        }
        Retelling(playing_, accounts_, setup_).tell(steps_, made_);
        return std::move(made_);
    }

  private:
    /// Goes back to the nearest decision that may have been meant in another way. Where to go on from.
    std::optional<std::size_t> another_way(std::size_t failed) {
        if (returns_ >= kMostReturns) return std::nullopt;
        if (failed > farthest_) {
            farthest_ = failed;
            farthest_why_ = why_;
        }
        for (std::size_t i = failed; i-- > 0 && failed - i <= kFarthestBack;) {
            Step& step = steps_[i];
            if (step.endings.empty()) continue;
            ++returns_;
            playing_.go_back(step.mark);
            const EventNumber since = playing_.now();
            auto endings = std::move(step.endings);
            taking_.settle_on(step, std::move(endings), 0, since);
            return i + 1;
        }
        return std::nullopt;
    }

    /// Payments up to here are those that lead to what is known now; where payments alone do not, what was chosen since
    /// the state before was something else.
    void settle(std::size_t index) {
        std::size_t first = index;
        while (first > 0 && !steps_[first - 1].is_settled) --first;
        if (compare(index) != 0) {
            const auto as_played = stretch_from(first);
            if (settle_from(first, index) != 0 && index - first <= kFarthestBack)
                choose_otherwise(first, index, as_played);
            // Better as usual than changed for numbers that may be old.
            if (!steps_[index].is_settled && !steps_[index].state->is_sure) {
                playing_.go_back(steps_[first].mark);
                playing_.repeat(as_played);
            }
        }
        ++made_.states;
        if (steps_[index].is_settled) ++made_.states_met;
        // Ways that were not followed began with other stocks.
        for (std::size_t i = first; i <= index; ++i) steps_[i].endings.clear();
    }

    void settle_at_end() {
        made_.ends_as_known = settling_.settle(setup_.at_end, steps_.size(), 0);
        auto off = settling_.differences(setup_.at_end);
        if (off.empty()) return;
        made_.off = std::move(off);
        made_.last_state = setup_.at_end.name;
    }

    /// How much is another than the state says.
    std::size_t compare(std::size_t index) {
        Step& step = steps_[index];
        made_.off = settling_.differences(*step.state);
        made_.last_state = step.state->name;
        step.is_settled = made_.off.empty();
        return made_.off.size();
    }

    std::size_t settle_from(std::size_t first, std::size_t index) {
        (void)settling_.settle(*steps_[index].state, index + 1, first);
        return compare(index);
    }

    Playing::Stretch stretch_from(std::size_t index) {
        Playing::Stretch stretch = playing_.take_back(steps_[index].mark);
        playing_.repeat(stretch);
        return stretch;
    }

    /// Follows the other ways of the steps up to there, one after the other, until the state is met.
    void choose_otherwise(std::size_t first, std::size_t last, const Playing::Stretch& as_played) {
        const auto begin = steps_.begin() + static_cast<std::ptrdiff_t>(first);
        const std::vector<Step> usual(begin, begin + static_cast<std::ptrdiff_t>(last - first) + 1);
        const Playing::Stretch settled = stretch_from(first);
        const auto go_back_to = [&](const Playing::Stretch& stretch) {
            playing_.go_back(usual.front().mark);
            playing_.repeat(stretch);
            std::ranges::copy(usual, begin);
        };
        int tries = 0;
        for (std::size_t i = last + 1; i-- > first;) {
            for (const Ending& ending : usual[i - first].endings) {
                if (++tries > kMostChoices) break;
                go_back_to(as_played);
                if (goes_on_with(i, ending, last) && settle_from(first, last) == 0) return;
            }
        }
        go_back_to(settled);
        (void)compare(last);
    }

    bool goes_on_with(std::size_t index, const Ending& ending, std::size_t last) {
        playing_.go_back(steps_[index].mark);
        taking_.settle_on(steps_[index], {ending}, 0, playing_.now());
        for (std::size_t i = index + 1; i <= last; ++i)
            if (!taking_.take(i)) return false;
        return true;
    }

    // --- Before the first

    void place_neutral_tiles() {
        const auto tiles = neutral_tiles(facts_, vocabulary_);
        for (const std::string& area : neutral_areas(playing_.game().map(), tiles)) {
            const auto cls = playing_.game().core().table().find(area);
            if (!cls) continue;
            (void)playing_.perform({.actor = playing_.game().core().engine_actor(), .answers = {At{*cls}}});
        }
    }

    // --- The end

    void finish() {
        MarsGame& game = playing_.game();
        (void)taking_.decline_all();
        constexpr int kMost = 20;
        for (int i = 0; i < kMost && !game.is_over() && game.phase() == "FinalGreenery"; ++i) {
            bool ended = false;
            for (const TypeId player : game.core().players()) {
                const Move end{.verb = Verb::End, .actor = player};
                const auto before = game.core().checkpoint();
                if (playing_.perform(end) && game.core().checkpoint() != before) {
                    ended = true;
                    break;
                }
            }
            if (!ended) break;
        }
    }

    void fail(std::size_t index) {
        const std::size_t at = std::max(index, farthest_);
        Failure failure;
        const Fact* fact = steps_[at].segment.decision;
        failure.line = fact != nullptr ? fact->line : 0;
        failure.text = fact != nullptr ? fact->text : "";
        failure.why = at == index ? why_ : farthest_why_;
        for (const auto& view : playing_.game().core().task_views())
            failure.pending.push_back(fmt::format("{} {}", playing_.game().core().types().print(view.player),
                                                  print_rule(playing_.game().core().types(), *view.instruction)));
        made_.failure = std::move(failure);
        steps_.resize(index);
    }

    const Facts& facts_;
    const Setup& setup_;
    const Vocabulary& vocabulary_;
    Playing playing_;
    Accounts accounts_;
    std::vector<Step> steps_;
    Taking taking_;
    Revising revising_;
    Mending mending_;
    Settling settling_;
    Imported made_;
    std::string why_, farthest_why_;
    std::size_t farthest_ = 0;
    int returns_ = 0;
};

}  // namespace

Imported import_facts(const Facts& facts, const Setup& setup, const Vocabulary& vocabulary, Rulebooks& rulebooks) {
    Setup fitted = setup;
    FittedNames names = fitted_names(vocabulary.table(), setup.game.players);
    fitted.game.players = std::move(names.names);
    fitted.notes.insert(fitted.notes.end(), names.remarks.begin(), names.remarks.end());
    auto game = MarsGame::create(rulebooks.lend(vocabulary.table_ptr()), fitted.game);
    if (!game) {
        Imported refused;
        refused.refused = game.error();
        refused.setup = std::move(fitted);
        return refused;
    }
    Imported made = Importer(**game, facts, fitted, vocabulary).run();
    made.setup = std::move(fitted);
    made.game = std::move(*game);
    return made;
}

Imported continue_facts(const Facts& facts, const Vocabulary& vocabulary, MarsGame& game) {
    Setup setup;
    setup.game = game.options();
    setup.seats.assign(facts.players.size() + 1, 0);
    const auto names = fitted_names(vocabulary.table(), facts.players).names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& players = setup.game.players;
        const auto found = std::ranges::find(players, names[i]);
        if (found == players.end()) {
            Imported refused;
            refused.refused = parser::Diagnostic::of(parser::ErrorKind::Usage,
                                                     fmt::format("nobody in this game is called {}", names[i]))
                                  .with_hint("the game has to be that of the log, as far as it was imported");
            return refused;
        }
        setup.seats[i + 1] = static_cast<std::size_t>(found - players.begin()) + 1;
    }
    const auto before = game.core().checkpoint();
    Imported made = Importer(game, facts, setup, vocabulary).run();
    game.core().roll_back(before);
    made.setup = std::move(setup);
    return made;
}

}  // namespace rego::app::imports
