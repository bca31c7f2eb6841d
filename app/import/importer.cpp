#include "app/import/importer.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "app/import/accounts.hpp"
#include "app/import/moves.hpp"
#include "app/import/payments.hpp"
#include "app/import/playing.hpp"
#include "app/import/retelling.hpp"
#include "app/import/settling.hpp"
#include "app/import/solo.hpp"
#include "app/import/steps.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;
using Verb = Command::Verb;

namespace {

/// How far back another way is looked for when a decision cannot have been made, and how many are tried in a game.
constexpr std::size_t kFarthestBack = 12;
constexpr int kMostReturns = 80;
/// Ways that are this much worse than the best are not gone back to.
constexpr int kMostWorse = 12;
/// So many other choices are tried to come to a known state.
constexpr int kMostChoices = 40;
/// A decision that has left no trace did not come about.
constexpr int kSurelyWrong = 10;
/// What has happened may be told so many decisions later.
constexpr int kOldest = 3;

class Importer {
  public:
    Importer(MarsGame& game, const Facts& facts, const Setup& setup, const Vocabulary& vocabulary)
        : facts_(facts),
          setup_(setup),
          vocabulary_(vocabulary),
          playing_(game),
          accounts_(game, setup, vocabulary),
          payments_(playing_),
          settling_(playing_, setup, payments_),
          solver_(playing_, accounts_, [this](const Fact& decision) { return can_begin(decision); }),
          steps_(cut_into_steps(facts)) {}

    Imported run() {
        place_neutral_tiles();
        for (std::size_t i = 0; i < steps_.size();) {
            if (take(i)) {
                if (steps_[i].state != nullptr) settle(i);
                ++i;
                continue;
            }
            if (pay_otherwise(i)) continue;
            const auto back = another_way(i);
            if (!back) {
                fail(i);
                break;
            }
            i = *back;
        }
        if (!made_.failure) {
            finish();
            if (!setup_.at_end.players.empty()) made_.ends_as_known = settling_.settle(setup_.at_end, 0);
        }
        Retelling(playing_, accounts_, setup_).tell(steps_, made_);
        return std::move(made_);
    }

  private:
    std::vector<Commands> moves_of(const Segment& segment, const Tally& spent) {
        if (segment.decision == nullptr) return {{}};
        if (segment.decision->kind == Kind::Place) {
            Command green;
            green.verb = Verb::ConvertPlants;
            green.actor = accounts_.player(segment.decision->slots.player());
            return {{green}};
        }
        return moves_for(*segment.decision, spent, accounts_, vocabulary_, playing_);
    }

    // --- One segment

    /// False if the rules do not allow its decision.
    bool take(std::size_t index) {
        Step& step = steps_[index];
        step.mark = playing_.mark();
        step.carried = index == 0 ? Tally{} : steps_[index - 1].left;
        step.before = index == 0 ? Tally{} : steps_[index - 1].surplus;
        step.is_done = false;
        step.age = index == 0 ? 0 : steps_[index - 1].age + 1;
        step.segment.told = step.carried;
        if (step.segment.decision != nullptr && is_decision(step.segment.decision->kind)) {
            Tally trace;
            (void)accounts_.add_told(*step.segment.decision, trace);
            step.is_done = !trace.empty() && accounts_.missing(trace, step.before).empty();
            if (!step.is_done) (void)accounts_.add_told(*step.segment.decision, step.segment.told);
        }
        for (const Fact* fact : step.segment.consequences) (void)accounts_.add_told(*fact, step.segment.told);
        current_ = &step;
        name_answers(step.segment);
        step.endings.clear();
        use_events();
        const EventNumber since = index == 0 ? 0 : playing_.now();
        since_ = since;
        why_.clear();
        std::vector<Ending> endings = ways_through(step, since);
        if (endings.empty() && decline_all()) endings = ways_through(step, since);
        if (endings.empty()) {
            playing_.go_back(step.mark);
            return false;
        }
        std::ranges::stable_sort(endings, {}, &Ending::distance);
        follow(step, std::move(endings), since);
        return true;
    }

    void name_answers(Segment& segment) const {
        segment.named.clear();
        for (const Fact* fact : segment.consequences)
            if (fact->kind == Kind::ActionWith || fact->kind == Kind::Copy) segment.named.push_back(fact->slots['C']);
        if (segment.decision != nullptr && segment.decision->kind == Kind::Play)
            segment.named.push_back(segment.decision->slots['C']);
        for (const Fact* fact : segment.consequences)
            if (fact->kind == Kind::Linked) segment.named.push_back(fact->slots['D']);
    }

    std::vector<Ending> ways_through(Step& step, EventNumber since) {
        std::vector<Ending> endings;
        const auto here = playing_.mark();
        const auto moves = step.is_done ? std::vector<Commands>{{}} : moves_of(step.segment, step.carried);
        for (const Commands& commands : moves) {
            if (!perform_all(commands)) {
                playing_.go_back(here);
                continue;
            }
            for (Ending& ending : solver_.solve(step.segment, since, step.mark)) {
                // Without a command of its own it has to come of what was pending.
                const bool is_for_nothing = commands.empty() && !step.is_done && step.segment.decision != nullptr &&
                                            step.segment.decision->kind == Kind::Delegate;
                if (!is_for_nothing || ending.distance < kSurelyWrong) endings.push_back(std::move(ending));
            }
            playing_.go_back(here);
            if (!endings.empty() && endings.front().distance == 0) break;
        }
        return endings;
    }

    bool perform_all(const Commands& commands) {
        for (const Command& command : commands) {
            const auto outcome = playing_.perform(command);
            if (outcome) continue;
            if (why_.empty()) why_ = outcome.error().message;
            return false;
        }
        return true;
    }

    /// The nearest, unless it makes the next decision impossible.
    void follow(Step& step, std::vector<Ending> endings, EventNumber since) {
        playing_.go_back(step.mark);
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < endings.size() && step.segment.next != nullptr && endings.size() > 1; ++i) {
            if (endings[i].distance > endings.front().distance + kMostWorse) break;
            playing_.repeat(endings[i].stretch);
            const bool goes_on = can_begin(*step.segment.next);
            playing_.go_back(step.mark);
            if (!goes_on) continue;
            chosen = i;
            break;
        }
        settle_on(step, std::move(endings), chosen, since);
    }

    void settle_on(Step& step, std::vector<Ending> endings, std::size_t chosen, EventNumber since) {
        playing_.repeat(endings[chosen].stretch);
        step.distance = endings[chosen].distance;
        const Tally happened = accounts_.happened(since);
        // What came before it was told is not missing.
        const Tally missing = accounts_.missing(step.segment.told, happened);
        carry_on(step, accounts_.missing(missing, step.before));
        step.surplus = accounts_.surplus(step.segment.told, happened);
        const bool is_setup = playing_.game().generation() == 1 && playing_.game().phase() != "Action";
        const Tally kept = accounts_.surplus(missing, step.before);
        if (is_setup || step.age < kOldest) {
            for (const auto& [what, count] : kept) step.surplus[what] += count;
        } else {
            step.age = 0;
        }
        endings.erase(endings.begin() + static_cast<std::ptrdiff_t>(chosen));
        std::erase_if(endings, [&](const Ending& each) { return each.distance > step.distance + kMostWorse; });
        step.endings = std::move(endings);
    }

    /// What is told here may belong to the next decision; what was told before has had its chance.
    static void carry_on(Step& step, const Tally& missing) {
        step.left.clear();
        step.lost.clear();
        for (const auto& [what, count] : missing) {
            const auto before = step.carried.find(what);
            const int lost = before == step.carried.end() ? 0 : std::min(count, before->second);
            if (lost != 0) step.lost[what] = lost;
            if (count != lost) step.left[what] = count - lost;
        }
    }

    bool can_begin(const Fact& decision) {
        const auto here = playing_.mark();
        Segment next;
        next.decision = &decision;
        // What lay on cards and is told to have gone may be what it is paid with.
        const Tally spent =
            current_ == nullptr ? Tally{} : accounts_.missing(current_->segment.told, accounts_.happened(since_));
        const auto moves = moves_of(next, spent);
        const auto says_nothing = [](const Commands& commands) { return commands.empty(); };
        if (std::ranges::all_of(moves, says_nothing)) return true;
        for (const Commands& commands : moves) {
            if (commands.empty()) continue;
            const bool works = perform_all(commands);
            playing_.go_back(here);
            if (works) return true;
        }
        return false;
    }

    /// What nobody took up has been declined.
    bool decline_all() {
        bool any = false;
        constexpr int kMost = 10;
        for (int i = 0; i < kMost && !playing_.game().core().world().tasks().empty(); ++i) {
            if (playing_.game().phase() == "Research") return any;
            bool declined = false;
            const auto views = playing_.game().core().task_views();
            for (const auto& view : views) {
                Command none;
                none.verb = Verb::Buy;
                none.actor = view.player;
                if (!playing_.perform(none)) {
                    none.verb = Verb::Task;
                    none.answer = parser::gain(parser::type(kind::kOk));
                    if (!playing_.perform(none)) continue;
                }
                declined = any = true;
                break;
            }
            if (!declined) break;
        }
        return any;
    }

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
            settle_on(step, std::move(endings), 0, since);
            return i + 1;
        }
        return std::nullopt;
    }

    /// Changes earlier payments until the decision can be paid. False if that is not what is in its way.
    bool pay_otherwise(std::size_t index) {
        Step& step = steps_[index];
        const auto missing = [&] { return payments_.lack(moves_of(step.segment, step.carried)); };
        auto lack = missing();
        if (!lack) return false;
        const Fact* fact = step.segment.decision;
        const std::string why = fmt::format("line {} could not be paid otherwise", fact != nullptr ? fact->line : 0);
        const auto start = playing_.mark();
        constexpr int kMost = 8;
        for (int i = 0; i < kMost; ++i) {
            const auto measure = [&]() -> std::optional<int> {
                for (const Commands& commands : moves_of(step.segment, step.carried)) {
                    const auto here = playing_.mark();
                    const bool works = perform_all(commands);
                    playing_.go_back(here);
                    if (works) return 0;
                }
                const auto left = missing();
                return left && left->resource == lack->resource ? std::optional{left->units} : std::nullopt;
            };
            const auto changed = payments_.improve(*lack, why, measure);
            if (!changed) return false;
            for (std::size_t s = 0; s < index; ++s)
                if (s + 1 >= steps_.size() || steps_[s + 1].mark.commands > *changed) steps_[s].endings.clear();
            if (*measure() == 0) return true;
            lack = missing();
            if (!lack) return false;
        }
        (void)start;
        return false;
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
        }
        ++made_.states;
        if (steps_[index].is_settled) ++made_.states_met;
        // Ways that were not followed began with other stocks.
        for (std::size_t i = first; i <= index; ++i) steps_[i].endings.clear();
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
        (void)settling_.settle(*steps_[index].state, steps_[first].mark.commands);
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
        settle_on(steps_[index], {ending}, 0, playing_.now());
        for (std::size_t i = index + 1; i <= last; ++i)
            if (!take(i)) return false;
        return true;
    }

    // --- Before the first

    void place_neutral_tiles() {
        const auto tiles = neutral_tiles(facts_, vocabulary_);
        for (const std::string& area : neutral_areas(playing_.game().map(), tiles)) {
            Command place;
            place.verb = Verb::Place;
            place.actor = playing_.game().core().engine_actor();
            place.cls = playing_.game().core().table().find(area).value_or(kNoClass);
            if (place.cls != kNoClass) (void)playing_.perform(place);
        }
    }

    /// In each year of the committee one more is revealed: which, shows when it happens. The first two are there.
    void use_events() {
        if (setup_.events.empty() && playing_.game().core().world().tasks().empty()) return;
        const auto& table = playing_.game().core().table();
        std::vector<ClassId> events;
        const std::size_t next = static_cast<std::size_t>(playing_.game().generation()) + 1;
        if (next < setup_.events.size()) {
            if (const auto cls = table.find(setup_.events[next])) events.push_back(*cls);
        } else if (const auto super = table.find(kind::kGlobalEvent)) {
            for (const ClassId cls : table.info(*super).concrete_descendants)
                if (std::ranges::find(setup_.events, table.info(cls).name) == setup_.events.end())
                    events.push_back(cls);
        }
        solver_.use_events(std::move(events));
    }

    // --- The end

    void finish() {
        MarsGame& game = playing_.game();
        (void)decline_all();
        constexpr int kMost = 20;
        for (int i = 0; i < kMost && !game.is_over() && game.phase() == "FinalGreenery"; ++i) {
            bool ended = false;
            for (const TypeId player : game.core().players()) {
                Command end;
                end.verb = Verb::End;
                end.actor = player;
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
    Payments payments_;
    Settling settling_;
    SegmentSolver solver_;
    std::vector<Step> steps_;
    Imported made_;
    std::string why_, farthest_why_;
    std::size_t farthest_ = 0;
    int returns_ = 0;
    const Step* current_ = nullptr;  // that is being taken
    EventNumber since_ = 0;          // and its first event
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

}  // namespace rego::app::imports
