// A row for each milestone and award, generation and player: how far everybody was, who took it, what it paid.
#include "app/tell/lens/lens.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

struct OfGoal {
    const GoalStory* story = nullptr;
    bool is_award = false;
    const GenerationSample* sample = nullptr;
    Reached reached;
    std::size_t seat = 0;
};

bool is_taken(const OfGoal& of) { return of.story->taken_by != engine::kNoType; }

Columns<OfGoal> goal_columns() {
    Columns<OfGoal> columns;
    add_game(columns);
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfGoal& of) -> Cell { return cell(f, of); }});
    };
    add("kind", kText, "`milestone` or `award`",
        [](const Facts&, const OfGoal& of) { return std::string(of.is_award ? "award" : "milestone"); });
    add("goal", kText, "its class", [](const Facts& f, const OfGoal& of) { return f.table.info(of.story->cls).name; });
    add("generation", kNumber, "the numbers are those of its end",
        [](const Facts&, const OfGoal& of) { return of.sample->number; });
    add_player(columns);
    add_won(columns);
    add("have", kNumber, "how much the player has of what counts",
        [](const Facts&, const OfGoal& of) { return of.reached.have; });
    add("need", kNumber, "how much a milestone takes; 0 for an award",
        [](const Facts&, const OfGoal& of) { return of.reached.need; });
    add("taken_by", kNumber, "the seat of who claimed or funded it in the game; 0: nobody",
        [](const Facts& f, const OfGoal& of) { return f.seat(of.story->taken_by); });
    add("taken_generation", kNumber, "and when; 0: never",
        [](const Facts&, const OfGoal& of) { return is_taken(of) ? of.story->generation : 0; });
    add("taken_move", kNumber, "with which command, from 1; 0: never",
        [](const Facts&, const OfGoal& of) { return is_taken(of) ? std::int64_t(of.story->move) + 1 : 0; });
    add("points", kNumber, "that it would pay the player if the game ended then",
        [](const Facts&, const OfGoal& of) { return of.sample->scores[of.seat].from(of.story->cls); });
    return columns;
}

void add_goals(std::vector<OfGoal>& all, const Facts& facts, const std::vector<GoalStory>& stories, bool is_award) {
    for (std::size_t goal = 0; goal < stories.size(); ++goal) {
        for (const GenerationSample& sample : facts.course.generations) {
            const auto& standings = is_award ? sample.awards : sample.milestones;
            for (std::size_t seat = 0; seat < facts.players.size(); ++seat)
                all.push_back({&stories[goal], is_award, &sample, standings[goal][seat], seat});
        }
    }
}

}  // namespace

std::vector<ColumnInfo> describe_goals() { return infos(goal_columns()); }

std::vector<Row> rows_of_goals(const Facts& facts) {
    std::vector<OfGoal> all;
    add_goals(all, facts, facts.course.milestones, false);
    add_goals(all, facts, facts.course.awards, true);
    return rows(goal_columns(), facts, all);
}

}  // namespace rego::app::tables
