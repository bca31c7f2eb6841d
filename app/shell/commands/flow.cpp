// if, else, for, repeat, let, echo: what scripts are told beside the game. Which lines follow from it is for
// app/shell/session/flow.hpp.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/session/expansion.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;
using parser::Result;

namespace {

/// What decides about other lines cannot be part of another command.
std::optional<parser::Diagnostic> refuse_inside(Run& run) {
    if (run.command_begin == 0 && run.part_of == Run::Part::Nothing && !run.is_dry) return std::nullopt;
    return problem(ErrorKind::Usage, fmt::format("`{}` begins a line of its own", run.verb));
}

std::optional<parser::Diagnostic> refuse_name(Run& run, Word name) {
    if (!name) return run.usage(fmt::format("`{}` needs a name", run.verb));
    if (!is_variable_name(name.text))
        return run.usage(fmt::format("nothing can be called `{}`: a name is letters, digits and `_`", name.text), name);
    return std::nullopt;
}

Result<std::vector<std::string>> players(Run& run, bool with_actor) {
    const std::string actor = class_name(run.game(), run.actor());
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= run.game().options().players.size(); ++i)
        if (with_actor || kind::player(i) != actor) names.push_back(kind::player(i));
    return names;
}

Result<std::vector<std::string>> components(Run& run, Word text) {
    const auto type = run.expression(text);
    if (!type) return type.error();
    const auto found = run.game().core().list(run.actor(), *type);
    if (!found) return found.error();
    std::vector<std::string> names;
    for (const auto& each : *found) names.push_back(run.game().core().types().print(each.component));
    return names;
}

}  // namespace

Outcome if_holds(Run& run) {
    if (auto wrong = refuse_inside(run)) return *wrong;
    if (Outcome outcome = has(run); !outcome) return outcome;
    run.reply.text.clear();
    run.reply.passes.emplace();
    run.reply.passes->times = std::get<bool>(run.reply.value) ? 1 : 0;
    return Unit{};
}

Outcome otherwise(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return problem(ErrorKind::Syntax, "`else` belongs to `if`, and here is none");
}

Outcome for_each(Run& run) {
    if (auto wrong = refuse_inside(run)) return *wrong;
    const Word name = run.words.take();
    if (auto wrong = refuse_name(run, name)) return *wrong;
    const Word in = run.words.take();
    if (!equal_ignoring_case(in.text, "in")) return run.usage("an `in` is missing behind the name", in ? in : name);
    const Word what = run.words.take_rest();
    if (!what) return run.usage("`for` needs `all`, `others` or a type");
    const bool is_all = equal_ignoring_case(what.text, "all");
    const bool is_others = equal_ignoring_case(what.text, "others");
    auto values = is_all || is_others ? players(run, is_all) : components(run, what);
    if (!values) return values.error();
    const std::size_t times = values->size();
    run.reply.passes = Passes{times, lower(name.text), std::move(*values)};
    return Unit{};
}

Outcome repeat(Run& run) {
    if (auto wrong = refuse_inside(run)) return *wrong;
    constexpr std::int32_t kMost = 10'000;
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto times = needed_count(run, word, 0);
    if (!times) return times.error();
    if (*times > kMost) return run.usage(fmt::format("`repeat` repeats up to {} times", kMost), word);
    run.reply.passes.emplace();
    run.reply.passes->times = static_cast<std::size_t>(*times);
    return Unit{};
}

Outcome let(Run& run) {
    const Word name = run.words.take();
    if (auto wrong = refuse_name(run, name)) return *wrong;
    const Word equals = run.words.take();
    if (equals.text != "=") return run.usage("an `=` is missing behind the name", equals ? equals : name);
    const Word metric = run.words.take_rest();
    if (!metric) return run.usage("a metric is missing behind the `=`");
    const auto number = count_metric(run, metric);
    if (!number) return number.error();
    if (!run.is_dry) run.session.variables().set(name.text, std::to_string(*number));
    run.reply.value = *number;
    return Unit{};
}

namespace {

/// Players by their own names: `$p` of a `for` is a class. Names are not looked into: one may hold what is a class.
std::string with_names(Run& run, std::string_view text) {
    engine::MarsGame* game = run.session.game();
    if (game == nullptr || run.session.style().tongue == Tongue::Pets) return std::string(text);
    std::map<std::string, std::string, std::less<>> names;
    for (const engine::TypeId player : game->core().players())
        names[class_name(*game, player)] = player_name(*game, player, run.session.style());
    std::string named;
    while (!text.empty()) {
        const auto is_part = [](char c) { return parser::is_name_character(c); };
        const bool is_word = is_part(text.front());
        const auto end = is_word ? std::ranges::find_if_not(text, is_part) : std::ranges::find_if(text, is_part);
        const std::string_view piece = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        const auto found = names.find(piece);
        named += found == names.end() ? piece : found->second;
        text.remove_prefix(piece.size());
    }
    return named;
}

}  // namespace

Outcome echo(Run& run) {
    run.reply.text = with_names(run, unquoted(run.words.take_rest().text)) + '\n';
    return Unit{};
}

}  // namespace rego::app::commands
