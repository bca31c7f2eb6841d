// plot: how a number went over the generations, as a small picture in the terminal.
#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/session/past_games.hpp"
#include "app/tell/course/chart.hpp"
#include "app/tell/course/course.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app::commands {
namespace {

/// Something that can be plotted; for each player, or once for all.
struct Plottable {
    std::string name;
    std::string title;
    std::function<std::int64_t(const GenerationSample&, std::size_t)> value;
    bool is_shared = false;
};

std::vector<Plottable> player_plottables(const GameCourse& course) {
    using Sample = GenerationSample;
    std::vector<Plottable> all{
        {"TR", "TR by generation", [](const Sample& s, std::size_t i) { return s.boards[i].rating; }},
        {"points", "points, as if the game ended", [](const Sample& s, std::size_t i) { return s.scores[i].total; }},
        {"income", "income by generation", [&](const Sample& s, std::size_t i) { return income(course, s.boards[i]); }},
        {"cards", "cards played", [](const Sample& s, std::size_t i) { return s.boards[i].cards; }},
        {"hand", "cards in hand", [](const Sample& s, std::size_t i) { return s.boards[i].hand; }},
    };
    for (std::size_t r = 0; r < course.resources.size(); ++r) {
        const BoardResource& resource = course.resources[r];
        const std::string name = resource.cls == kind::kMoney ? "money" : resource.label;
        all.push_back({name, "stock of " + resource.label + ", after production",
                       [r](const Sample& s, std::size_t i) { return s.boards[i].stock[r]; }});
        all.push_back({name + " production", "production of " + resource.label,
                       [r](const Sample& s, std::size_t i) { return s.boards[i].production[r]; }});
    }
    return all;
}

std::vector<Plottable> plottables(const GameCourse& course) {
    std::vector<Plottable> all = player_plottables(course);
    for (std::size_t t = 0; t < course.tracks.size(); ++t) {
        all.push_back({course.tracks[t].track.name, course.tracks[t].track.name + " by generation",
                       [t](const GenerationSample& s, std::size_t) { return s.tracks[t]; }, true});
    }
    return all;
}

std::string names_of_all(const std::vector<Plottable>& all) {
    std::vector<std::string> names;
    for (const Plottable& each : all) names.push_back(each.name);
    return quoted_list(names);
}

/// By its name or the beginning of it; letters only, in any case.
const Plottable* find_plottable(const std::vector<Plottable>& all, std::string_view word) {
    const std::string wanted = plain_name(word);
    const auto exact =
        std::ranges::find_if(all, [&](const Plottable& each) { return plain_name(each.name) == wanted; });
    if (exact != all.end()) return &*exact;
    const auto begins = [&](const Plottable& each) { return plain_name(each.name).starts_with(wanted); };
    const auto first = std::ranges::find_if(all, begins);
    return first == all.end() ? nullptr : &*first;
}

/// Something that PETS can count, named or not; once for all if it is the same for everybody.
Plottable measured(const GameCourse& course, std::string name) {
    const auto is_alike = [](const GenerationSample& s) {
        return std::ranges::count(s.measured[0], s.measured[0].front()) == std::ssize(s.measured[0]);
    };
    return {name, name + " by generation", [](const GenerationSample& s, std::size_t i) { return s.measured[0][i]; },
            std::ranges::all_of(course.generations, is_alike)};
}

Chart chart_of(engine::MarsGame& game, const GameCourse& course, const Plottable& what) {
    Chart chart;
    chart.title = what.title;
    const auto& names = game.options().players;
    for (std::size_t seat = 0; seat < (what.is_shared ? 1 : names.size()); ++seat) {
        const std::string number = what.is_shared ? "*" : std::to_string(seat + 1);
        chart.lines.push_back({what.is_shared ? what.name : names[seat],
                               number,
                               what.is_shared ? Ink::Blue : player_ink(static_cast<int>(seat) + 1),
                               {}});
    }
    for (const GenerationSample& sample : course.generations) {
        chart.generations.push_back(sample.number);
        for (std::size_t i = 0; i < chart.lines.size(); ++i) chart.lines[i].values.push_back(what.value(sample, i));
    }
    return chart;
}

}  // namespace

Outcome plot(Run& run) {
    const Word word = run.words.take_rest();
    engine::MarsGame& game = run.game();
    if (run.session.is_stepping())
        return parser::Diagnostic::of(parser::ErrorKind::NotNow, "a command is in the middle of its steps")
            .with_hint("`continue` or `cancel` first");
    const auto metric = run.metric(word);
    const auto present =
        metric ? game.core().count(run.actor(), *metric) : parser::Result<std::int64_t>(metric.error());
    std::vector<parser::Metric> metrics;
    if (present) metrics.push_back(*metric);
    const GameCourse course = course_of(present_game(run.session), Detail::Generations, {std::move(metrics), {}});
    const std::vector<Plottable> all = plottables(course);
    if (!word) return run.usage("`plot` needs something to plot: " + names_of_all(all));
    const Plottable* what = find_plottable(all, word.text);
    if (what == nullptr || run.session.find_measure(word.text) != nullptr) {
        if (present) {
            const Plottable own = measured(course, std::string(word.text));
            run.reply.text = render_chart(chart_of(game, course, own), run.session.style());
            return engine::Unit{};
        }
        // A word that PETS does not know is none; anything longer was meant as PETS.
        if (metric && present.error().kind != parser::ErrorKind::UnknownName) return present.error();
        return run.usage(fmt::format("`{}` cannot be plotted; {} can, and any metric", word.text, names_of_all(all)),
                         word);
    }
    run.reply.text = render_chart(chart_of(game, course, *what), run.session.style());
    return engine::Unit{};
}

}  // namespace rego::app::commands
