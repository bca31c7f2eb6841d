#include "app/tell/course/course.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "app/tell/course/rewind.hpp"
#include "app/tell/course/tile_stacks.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {
namespace {

using engine::Event;
using engine::kNoClass;
using engine::kNoType;

class CourseWalk {
  public:
    CourseWalk(const PlayedGame& played, Detail detail, CourseWishes wishes)
        : wishes_(std::move(wishes)),
          played_(played),
          game_(*played.game),
          types_(game_.core().types()),
          table_(game_.core().table()),
          events_(game_.core().world().events()),
          detail_(detail),
          look_(game_),
          tiles_(game_) {
        plain_.width = 1000;  // whoever shows it breaks the lines
        plain_.display_names = game_.options().players;
        for (const char* cls :
             {kind::kColony, kind::kSleepingColony, kind::kColonyBuilt, kind::kColonyTrack, kind::kFleet, kind::kTrade,
              kind::kDelegate, kind::kReserveDelegate, kind::kInLobby, kind::kPartyLeader, kind::kChairman,
              kind::kRulingParty, kind::kDominantParty, kind::kDistantEvent, kind::kComingEvent, kind::kCurrentEvent}) {
            if (const auto id = table_.find(cls)) told_in_words_.push_back(*id);
        }
    }

    GameCourse course() {
        made_.resources = look_.resources();
        made_.tracks = engine::tracks_of(game_);
        made_.columns = engine::score_columns(game_);
        made_.milestones = goals(kind::kMilestone);
        made_.awards = goals(kind::kAward);
        read_events();
        for (const PlayedMove& move : played_.moves) made_.move_generations.push_back(generation_at(move.first));
        for (GoalStory& goal : made_.milestones) note_taken(goal);
        for (GoalStory& goal : made_.awards) note_taken(goal);
        if (detail_ == Detail::Moves) made_.steps.reserve(played_.moves.size());
        const std::vector<EventNumber> stops = all_stops();
        revisit(game_.core().world(), stops, [&](std::size_t stop) { look(stops[stop]); });
        return std::move(made_);
    }

  private:
    // --- What the log says by itself

    void read_events() {
        const ClassId generation = table_.find(kind::kGeneration).value_or(kNoClass);
        const ClassId card = table_.find(kind::kCard).value_or(kNoClass);
        std::set<std::pair<ClassId, TypeId>> seen;
        for (std::size_t i = 0; i < events_.size(); ++i) {
            const Event& event = events_[i];
            if (event.gain == kNoType) continue;
            const ClassId cls = types_[event.gain].cls;
            if (cls == generation) begins_.push_back(static_cast<EventNumber>(i + 1));
            if (card == kNoClass || !table_.is_subclass(cls, card)) continue;
            const TypeId player = types_.owner_of(event.gain).value_or(kNoType);
            if (!seen.emplace(cls, player).second) continue;
            made_.cards.push_back({cls, player, static_cast<std::int64_t>(begins_.size()), move_of(i + 1)});
        }
    }

    /// The generation in which the game was when so many events had happened.
    std::int64_t generation_at(EventNumber events) const {
        return std::upper_bound(begins_.begin(), begins_.end(), events) - begins_.begin();
    }

    std::size_t move_of(std::size_t event) const {
        const auto move = std::lower_bound(played_.moves.begin(), played_.moves.end(), event,
                                           [](const PlayedMove& each, std::size_t n) { return each.last < n; });
        return static_cast<std::size_t>(move - played_.moves.begin());
    }

    std::vector<GoalStory> goals(const char* kind) const {
        std::vector<GoalStory> all;
        const auto super = table_.find(kind);
        if (!super) return all;
        for (const ClassId cls : table_.info(*super).concrete_descendants) {
            if (game_.core().world().is_active(cls)) all.push_back({cls});
        }
        return all;
    }

    void note_taken(GoalStory& goal) const {
        for (std::size_t i = 0; i < events_.size(); ++i) {
            if (events_[i].gain == kNoType || types_[events_[i].gain].cls != goal.cls) continue;
            if (game_.core().world().count(events_[i].gain) <= 0) continue;
            goal.taken_by = types_.owner_of(events_[i].gain).value_or(kNoType);
            goal.generation = generation_at(static_cast<EventNumber>(i + 1));
            goal.move = move_of(i + 1);
        }
    }

    // --- Where to stop and look

    std::vector<EventNumber> all_stops() {
        std::set<EventNumber> stops;
        for (std::size_t i = 1; i < begins_.size() && detail_ != Detail::Present; ++i) ends_.insert(begins_[i] - 1);
        ends_.insert(static_cast<EventNumber>(events_.size()));
        stops.insert(ends_.begin(), ends_.end());
        if (detail_ == Detail::Moves) {
            for (const PlayedMove& move : played_.moves) stops.insert(move.last);
        }
        return {stops.begin(), stops.end()};
    }

    void look(EventNumber stop) {
        if (ends_.contains(stop)) add_generation(stop);
        if (detail_ == Detail::Present) add_step({.last = stop});
        if (detail_ != Detail::Moves) return;
        while (made_.steps.size() < played_.moves.size() && played_.moves[made_.steps.size()].last == stop) {
            const PlayedMove& move = played_.moves[made_.steps.size()];
            add_step(move);
            made_.steps.back().changes = render_changes(game_, move.first, move.last, plain_);
            add_points(made_.steps.back());
            if (wishes_.at_move) wishes_.at_move(made_.steps.back());
        }
    }

    void add_points(CourseStep& step) {
        const auto scores = engine::scores(game_);
        for (const engine::Score& score : scores) step.totals.push_back(score.total);
        for (const auto& column : made_.columns) {
            step.points.emplace_back();
            for (const engine::Score& score : scores) step.points.back().push_back(score.of(column.key));
        }
    }

    void add_generation(EventNumber stop) {
        GenerationSample sample;
        sample.number = game_.generation();
        sample.moves = move_of(std::size_t{stop} + 1);
        sample.boards = boards();
        sample.tracks = tracks();
        sample.scores = engine::scores(game_);
        const auto players = game_.core().players();
        for (const GoalStory& goal : made_.milestones) {
            sample.milestones.emplace_back();
            for (const TypeId player : players)
                sample.milestones.back().push_back(engine::milestone_progress(game_, goal.cls, player));
        }
        for (const GoalStory& goal : made_.awards) {
            sample.awards.emplace_back();
            for (const std::int64_t count : engine::award_counts(game_, goal.cls))
                sample.awards.back().push_back({count, 0});
        }
        for (const parser::Metric& metric : wishes_.metrics) {
            sample.measured.emplace_back();
            for (const TypeId player : players) {
                const auto value = game_.core().count(player, metric);
                sample.measured.back().push_back(value ? *value : 0);
            }
        }
        made_.generations.push_back(std::move(sample));
    }

    void add_step(const PlayedMove& move) {
        CourseStep step;
        step.generation = game_.generation();
        step.boards = boards();
        step.tracks = tracks();
        step.tiles = tiles_.advance(move.last);
        if (made_.steps.empty() || touches_words(move)) {
            step.has_sayings = true;
            step.sayings = sayings();
        }
        made_.steps.push_back(std::move(step));
    }

    // --- What there is at a stop

    std::vector<BoardNumbers> boards() {
        std::vector<BoardNumbers> all;
        for (const TypeId player : game_.core().players()) all.push_back(look_.numbers(player));
        return all;
    }

    std::vector<std::int64_t> tracks() {
        std::vector<std::int64_t> values;
        for (const engine::TrackState& state : engine::tracks_of(game_)) values.push_back(state.value());
        return values;
    }

    bool touches_words(const PlayedMove& move) const {
        const auto concerns = [&](TypeId type) {
            return type != kNoType && std::ranges::any_of(told_in_words_, [&](ClassId cls) {
                       return table_.is_subclass(types_[type].cls, cls);
                   });
        };
        for (EventNumber n = move.first; n < move.last; ++n) {
            if (concerns(events_[n].gain) || concerns(events_[n].remove)) return true;
        }
        return false;
    }

    std::vector<std::string> sayings() {
        std::vector<std::string> lines = colony_words(game_, look_.colonies(), plain_);
        const auto view = look_.committee();
        if (!view) return lines;
        std::istringstream committee(render_committee(game_, *view, plain_));
        for (std::string line; std::getline(committee, line);) lines.push_back(line);
        return lines;
    }

    const CourseWishes wishes_;
    const PlayedGame& played_;
    MarsGame& game_;
    engine::TypePool& types_;
    const engine::ClassTable& table_;
    const std::vector<Event>& events_;
    Detail detail_;
    GameCourse made_;
    Look look_;
    TileStacks tiles_;
    std::vector<EventNumber> begins_;  // the event with which each generation began
    std::set<EventNumber> ends_;       // how many events had happened when each was over
    std::vector<ClassId> told_in_words_;
    Style plain_;
};

}  // namespace

std::int64_t income(const GameCourse& course, const BoardNumbers& board) {
    for (std::size_t i = 0; i < course.resources.size(); ++i) {
        if (course.resources[i].cls == kind::kMoney) return board.rating + board.production[i];
    }
    return board.rating;
}

GameCourse course_of(const PlayedGame& played, Detail detail, CourseWishes wishes) {
    return CourseWalk(played, detail, std::move(wishes)).course();
}

}  // namespace rego::app
