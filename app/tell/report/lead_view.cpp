// The lead: the points after each move as a plot, who was ahead when, and the moves in which the game turned.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/course/lead.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/report/plot_svg.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::kNoType;

constexpr std::size_t kMostTurns = 5;

std::string points(std::int64_t count) { return fmt::format("{} point{}", count, count == 1 ? "" : "s"); }

class LeadView {
  public:
    LeadView(const PlayedGame& played, const GameCourse& course)
        : played_(played), course_(course), game_(*played.game), names_(game_.options().players) {}

    Json json() {
        Json turns = Json::array();
        for (const TurningPoint& turn : turning_points(course_, kMostTurns))
            turns.push_back({{"number", turn.move + 1},
                             {"generation", course_.move_generations[turn.move]},
                             {"words", move_words(played_, course_, turn.move)},
                             {"effect", effect_text(turn)}});
        const bool has_turns = !turns.empty();
        return {{"told", told()}, {"svg", plot()}, {"turns", std::move(turns)}, {"has_turns", has_turns}};
    }

  private:
    std::string name(Seat seat) const { return names_[seat]; }

    // --- In words

    std::string told() {
        if (names_.size() < 2) return {};
        std::vector<std::string> sentences;
        const std::vector<Reign> reigns = reigns_of(course_);
        sentences.push_back(reigns_text(reigns));
        const Reign& last = reigns.back();
        if (last.leader && last.to > last.from) {
            const auto nearest = nearest_approach(course_, *last.leader, last.from);
            if (nearest && nearest->points >= 0)
                sentences.push_back(fmt::format("{} came within {} in generation {}", name(nearest->seat),
                                                points(nearest->points), nearest->generation));
        }
        if (game_.is_over()) {
            for (const Decision& decision : decisions_of(course_)) {
                if (decision.decides)
                    sentences.push_back(printed_name(game_.core().table(), decision.goal) + " decided it");
            }
        }
        return fmt::format("{}.", fmt::join(sentences, ". "));
    }

    std::string reigns_text(const std::vector<Reign>& reigns) {
        const Reign& last = reigns.back();
        if (!last.leader) return "Nobody was ahead at the end";
        if (last.from <= 1) return name(*last.leader) + " led from the first generation on";
        std::vector<std::string> before;
        for (auto reign = reigns.begin(); reign + 1 != reigns.end(); ++reign) {
            if (!reign->leader || reigns.size() > 4) continue;
            const std::string when =
                reign->from >= reign->to
                    ? fmt::format("in generation {}", reign->from)
                    : fmt::format("from generation {} to {}", std::max<std::int64_t>(reign->from, 1), reign->to);
            before.push_back(fmt::format("{} {}", name(*reign->leader), when));
        }
        const std::string now = fmt::format("{} from generation {} on", name(*last.leader), last.from);
        if (reigns.size() > 4)
            return fmt::format("The lead changed {} times, and was {}'s from generation {} on", reigns.size() - 1,
                               name(*last.leader), last.from);
        return before.empty() ? fmt::format("{} led from generation {} on", name(*last.leader), last.from)
                              : fmt::format("{} led, then {}", joined(before, "and"), now);
    }

    std::string effect_text(const TurningPoint& turn) const {
        std::vector<std::string> parts;
        for (Seat seat = 0; seat < turn.change.size(); ++seat) {
            if (turn.change[seat] != 0) parts.push_back(fmt::format("{} {:+}", name(seat), turn.change[seat]));
        }
        std::string text = fmt::format("{}", fmt::join(parts, ", "));
        if (turn.takes_lead) text += fmt::format("; {} takes the lead", name(*turn.takes_lead));
        return text;
    }

    // --- As a plot

    std::string plot() const {
        MovesPlot plot;
        plot.generations = course_.move_generations;
        for (Seat seat = 0; seat < names_.size(); ++seat) {
            plot.lines.push_back({name(seat), {}});
            for (const CourseStep& step : course_.steps) plot.lines.back().values.push_back(step.totals[seat]);
        }
        for (const auto* goals : {&course_.milestones, &course_.awards}) {
            for (const GoalStory& goal : *goals) {
                if (goal.taken_by != kNoType && goal.move < course_.steps.size())
                    plot.flags.push_back(flag(goal, goals == &course_.milestones));
            }
        }
        std::ranges::stable_sort(plot.flags, {}, &Flag::move);
        return moves_svg(plot);
    }

    Flag flag(const GoalStory& goal, bool is_milestone) const {
        const int seat = seat_of(game_, goal.taken_by);
        const Seat index = seat > 0 ? static_cast<Seat>(seat) - 1 : 0;
        return {goal.move, index, is_milestone ? "M" : "A",
                fmt::format("{} {} {}, generation {}", names_[index], is_milestone ? "claims" : "funds",
                            printed_name(game_.core().table(), goal.cls), goal.generation)};
    }

    const PlayedGame& played_;
    const GameCourse& course_;
    engine::MarsGame& game_;
    const std::vector<std::string> names_;
};

}  // namespace

Json lead_of(const PlayedGame& played, const GameCourse& course) { return LeadView(played, course).json(); }

}  // namespace rego::app::report
