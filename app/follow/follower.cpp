#include "app/follow/follower.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/follow/beginnings.hpp"
#include "app/follow/final_score.hpp"
#include "app/follow/header.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/follow/solver.hpp"
#include "app/follow/telling.hpp"
#include "app/tell/lens/kinds.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/tracks.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

class Follower {
  public:
    Follower(MarsGame& game, const Record& record, const Following& how, const PrintedClasses& printed)
        : game_(game),
          record_(record),
          how_(how),
          lexicon_(game, record, printed),
          onlooker_(game, lexicon_),
          solver_(game, lexicon_, onlooker_),
          beginnings_(game, lexicon_),
          payments_(game, lexicon_),
          telling_(game, lexicon_, onlooker_, {how.with_script, how.keep_game}) {}

    Verdict run() {
        verdict_.steps = record_.steps.size();
        telling_.new_game();
        verdict_.complete = take_all();
        if (verdict_.complete) compare_end();
        verdict_.script = std::move(telling_).script();
        return std::move(verdict_);
    }

    std::vector<PlayedMove> moves() && { return std::move(telling_).moves(); }

  private:
    /// False if it stopped on the way.
    bool take_all() {
        Step start;
        start.kind = "start";
        start.after = record_.start;
        if (!take(start, {{}})) return false;
        std::vector<const Step*> corporations;  // chosen, but not played before all have chosen
        for (std::size_t i = 0; i < record_.steps.size(); ++i) {
            const Step& step = record_.steps[i];
            Beginnings beginnings;
            if (step.kind == "corporation") {
                corporations.push_back(&step);
                if (step.pending) {
                    ++verdict_.followed;
                    continue;
                }
                beginnings = {beginnings_.of_corporations(corporations)};
                corporations.clear();
            } else {
                beginnings = beginnings_.of(step);
            }
            const bool leaves_a_choice = i + 1 < record_.steps.size() && record_.steps[i + 1].kind == "worldgov";
            if (leaves_a_choice && !has_two_open_tracks(step.after) &&
                (governs_by_itself(beginnings) ||
                 leads_to_the_end_of(joined(step, record_.steps[i + 1]), beginnings))) {
                if (!take(joined(step, record_.steps[++i]), beginnings)) return false;
                verdict_.followed += 2;
                continue;
            }
            if (!take(step, beginnings)) return false;
            ++verdict_.followed;
        }
        return true;
    }

    // --- A step ----------------------------------------------------------------------------------------------

    /// Makes the step. False when it differed and is not to be got over.
    bool take(const Step& step, const Beginnings& beginnings) {
        const State wanted = lexicon_.state_of(step.after);
        const auto generation = game_.generation();
        telling_.generation(static_cast<int>(generation));
        Solution solution = solver_.solve(beginnings, wanted, step.choices, payments_.odd(step));
        if (beginnings.empty())
            solution.errors.push_back(fmt::format("rego does not know `{}` as a {}", subject(step), step.kind));
        telling_.solution(solution);
        const bool fine = solution.possible && solution.differences.empty() && solution.pending.empty();
        if (!fine && !get_over(step, wanted, solution)) return false;
        if (game_.generation() != generation || game_.is_over()) telling_.state();
        return true;
    }

    /// Notes what was found, and makes the state what it should be, if that is wanted and possible.
    bool get_over(const Step& step, const State& wanted, const Solution& solution) {
        Finding finding;
        finding.step = step.n;
        finding.subject = subject(step);
        finding.done = fmt::format("{} {} {}", step.player, step.kind, finding.subject);
        finding.log = step.log;
        finding.differences = solution.differences;
        finding.pending = solution.pending;
        finding.errors = solution.errors;
        finding.ruling = ruling(finding, step, wanted, solution);
        const bool goes_on = how_.keep_going || !finding.ruling.empty();
        verdict_.findings.push_back(std::move(finding));
        if (!goes_on) return false;
        if (correct(step, wanted, solution.possible)) return true;
        verdict_.stopped = cannot_go_on(wanted);
        return false;
    }

    static std::string subject(const Step& step) {
        if (!step.card.empty()) return step.card;
        return step.name.empty() ? step.kind : step.name;
    }

    // --- The world government, which may have only one way left ---------------------------------------------------

    /// Then the world government has a choice, which need not be tried out.
    bool has_two_open_tracks(const Snapshot& recorded) const {
        const auto is_open = [&](const Track& track) {
            const auto shown = std::ranges::find(recorded.parameters, track.key, &Parameter::key);
            return shown != recorded.parameters.end() && (!track.most || shown->value < track.value(*track.most));
        };
        return std::ranges::count_if(lexicon_.tracks(), is_open) >= 2;
    }

    /// Whether the world government had only one way left, which the game then took by itself.
    bool governs_by_itself(const Beginnings& beginnings) {
        const auto before = game_.core().checkpoint();
        const auto values = [&] {
            std::vector<std::int64_t> all;
            for (const TrackState& track : tracks_of(game_)) all.push_back(track.steps);
            return all;
        };
        const auto values_before = values();
        for (const auto& beginning : beginnings) {
            for (const Move& move : beginning) (void)game_.perform(move);
        }
        const bool governed = values() != values_before;
        game_.core().roll_back(before);
        return governed;
    }

    /// The same where something else has to be answered first: how much energy stays energy, say.
    bool leads_to_the_end_of(const Step& both, const Beginnings& beginnings) {
        const auto before = game_.core().checkpoint();
        const Solution solution =
            solver_.solve(beginnings, lexicon_.state_of(both.after), both.choices, payments_.odd(both));
        game_.core().roll_back(before);
        return solution.possible && solution.differences.empty() && solution.pending.empty();
    }

    static Step joined(Step step, const Step& next) {
        step.choices.insert(step.choices.end(), next.choices.begin(), next.choices.end());
        step.log.insert(step.log.end(), next.log.begin(), next.log.end());
        step.after = next.after;
        return step;
    }

    // --- Trouble -----------------------------------------------------------------------------------------------

    std::string ruling(const Finding& finding, const Step& step, const State& wanted, const Solution& solution) {
        const ClassId money = lexicon_.resources().front();
        // A refused step has left the game as it was: all that it would have changed differs.
        const auto differences = solution.possible ? finding.differences : compare(lexicon_, wanted, onlooker_.look());
        return ruling(finding, differences, [&](Parting& parting) {
            // What the record goes on to do, and the rules forbid, stays pending here.
            parting.is_refused = !solution.possible || !solution.pending.empty();
            if (const unsigned seat = lexicon_.seat_of(step.player)) {
                parting.mover = kind::player(seat);
                parting.money = wanted.value(Aspect::Stock, {.seat = seat, .what = Lexicon::number(money)});
            }
        });
    }

    /// `add` says what else is known of it.
    template <class Add>
    std::string ruling(const Finding& finding, const std::vector<Difference>& differences, const Add& add) {
        const auto holds = [&](const parser::Requirement& requirement, std::string_view player) {
            const auto cls = game_.core().table().find(player);
            const TypeId who = cls ? game_.core().types().base(*cls) : game_.core().player(1);
            const auto answer = game_.core().has(who, requirement);
            return answer && *answer;
        };
        Parting parting{.record_file = record_.file,
                        .step = finding.step,
                        .card = finding.subject,
                        .mover = kind::player(1),
                        .differences = differences,
                        .errors = finding.errors,
                        .log = finding.log,
                        .holds = holds};
        add(parting);
        return how_.deviations.ruling(parting);
    }

    std::string cannot_go_on(const State& wanted) {
        std::vector<std::string> left;
        for (const Difference& each : compare(lexicon_, wanted, onlooker_.look()))
            left.push_back(fmt::format("{} is {}, not {}", each.what, each.actual, each.expected));
        return left.empty() ? "the game cannot go on to the recorded generation"
                            : fmt::format("the game cannot be corrected: {}", fmt::join(left, "; "));
    }

    /// Makes the state what the record says, and goes on from there. False when there is no going on.
    bool correct(const Step& step, const State& wanted, bool made) {
        World& world = game_.core().world();
        if (game_.phase() != "Research") {
            while (!world.tasks().empty()) (void)world.take_task(world.tasks().front().id);
        }
        const auto actor = lexicon_.actor(step.player);
        if (!made && actor && step.action_number > 0) {
            fix(parser::gain(parser::type(step.kind == "pass" ? kind::kPassed : kind::kActionTaken,
                                          {parser::type(lexicon_.player(step.player))})));
        }
        for (const parser::Instruction& change : corrections(lexicon_, wanted, onlooker_.look())) fix(change);
        if (!made && actor && step.action_number > 0 && step.action_number % 2 == 0 && step.kind != "end") {
            (void)game_.perform({.verb = Verb::End, .actor = *actor});
        }
        return wanted.generation == game_.generation() && distance(wanted, onlooker_.look()) == 0;
    }

    void fix(const parser::Instruction& change) {
        const EventNumber before = telling_.event_count();
        if (game_.fix(game_.core().engine_actor(), {change}))
            telling_.correction(fmt::format("fix {}", to_string(change)), before);
    }

    void compare_end() {
        FinalComparison end = compare_scores(game_, record_, lexicon_);
        for (const std::string& line : end.expectations) telling_.score(line);
        if (end.differences.empty()) return;
        Finding finding;
        finding.step = static_cast<int>(record_.steps.size()) + 1;
        finding.done = finding.subject = "final score";
        finding.differences = std::move(end.differences);
        finding.ruling = ruling(finding, finding.differences, [](const Parting&) {});
        verdict_.findings.push_back(std::move(finding));
    }

    MarsGame& game_;
    const Record& record_;
    const Following& how_;
    Lexicon lexicon_;
    Onlooker onlooker_;
    Solver solver_;
    BeginningsOfSteps beginnings_;
    StepPayments payments_;
    Telling telling_;
    Verdict verdict_;
};

}  // namespace

Verdict follow(const std::shared_ptr<const ClassTable>& table, const Record& record, const Following& how) {
    const auto printed = how.printed ? how.printed : std::make_shared<const PrintedClasses>(printed_classes(*table));
    Header header = header_of(*table, record, *printed);
    auto game = MarsGame::create(how.rulebooks.lend(table), header.game);
    if (!game) {
        Verdict verdict;
        verdict.steps = record.steps.size();
        verdict.refused = game.error();
        return verdict;
    }
    Follower follower{**game, record, how, *printed};
    Verdict verdict = follower.run();
    verdict.remarks = std::move(header.remarks);
    if (how.keep_game) {
        verdict.played.emplace();
        verdict.played->game = std::move(*game);
        verdict.played->moves = std::move(follower).moves();
        for (const std::string& line : verdict.script) verdict.played->script += line + '\n';
    }
    return verdict;
}

}  // namespace rego::app::follow
