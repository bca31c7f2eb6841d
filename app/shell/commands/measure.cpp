// measure: a metric or a requirement under a name of one's own.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/commands.hpp"
#include "engine/rules/validate.hpp"
#include "parser/print.hpp"
#include "parser/text/spelling.hpp"
#include "parser/transform.hpp"

namespace rego::app::commands {

using engine::Measure;
using engine::Measures;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// `Income<Owner> = TerraformRating OR PROD[1]`, as it could be typed.
std::string definition(const Measure& measure) {
    const bool is_metric = measure.is_metric();
    const std::string value =
        std::visit([](const auto& each) { return parser::to_string(each); }, measure.declaration.value);
    return fmt::format("{} = {}{}", usage_of(measure), is_metric ? "" : "HAS ", value);
}

Outcome show_measures(Run& run, Word name) {
    for (const Measure* each : run.session.measures())
        if (!name || equal_ignoring_case(each->name(), name.text)) run.reply.text += definition(*each) + "\n";
    if (!run.reply.text.empty()) return Unit{};
    if (!name) {
        run.reply.text = "there are no measures\n";
        return Unit{};
    }
    std::vector<std::string> names;
    for (const Measure* each : run.session.measures()) names.push_back(each->name());
    return at(name, problem(ErrorKind::UnknownName, fmt::format("`{}` is no measure", name.text),
                            parser::did_you_mean(parser::nearest_names(name.text, names, 1))));
}

Measures own_measures(Run& run) {
    const auto& own = run.session.timeline().measures();
    return own ? *own : Measures{};
}

void keep(Run& run, Measures measures) {
    run.session.timeline().use_measures(std::make_shared<const Measures>(std::move(measures)));
}

Outcome forget(Run& run, Word name) {
    Measures own = own_measures(run);
    const Measure* found = own.find(name.text, true);
    if (found == nullptr)
        return at(name, problem(ErrorKind::UnknownName, fmt::format("`{}` is no measure of this session", name.text)));
    for (const auto& [other, measure] : own.all()) {
        bool uses = false;
        parser::for_each_expression(measure.declaration, [&, &own_one = measure](const parser::Expression& each) {
            uses = uses || (&own_one != found && equal_ignoring_case(each.name, found->name()));
        });
        if (uses) return at(name, problem(ErrorKind::Usage, fmt::format("`{}` needs `{}`", other, found->name())));
    }
    run.reply.text = fmt::format("{} is forgotten\n", found->name());
    own.erase(name.text);
    keep(run, std::move(own));
    return Unit{};
}

/// Why nothing can be called so; empty if something can.
std::string measure_name_trouble(Run& run, const std::string& name) {
    if (std::isupper(static_cast<unsigned char>(name.front())) == 0) return "it does not begin with a capital letter";
    if (run.session.table()->find_loose(name)) return "it is a class";
    if (run.session.table()->measures().find(name, true) != nullptr) return "the canon has one of that name";
    if (run.session.game() != nullptr && find_actor(run.game(), name) != engine::kNoType) return "it is a player";
    return {};
}

/// What is wrong with it, the measures of the session being those, it among them.
std::optional<Diagnostic> trouble(Run& run, const Measure& measure, const std::shared_ptr<const Measures>& own) {
    const engine::ClassTable& table = *run.session.table();
    const auto find = [&](const std::string& name) -> const Measure* {
        const Measure* found = own->find(name, true);
        return found != nullptr ? found : table.measures().find(name, true);
    };
    if (const auto circle = circle_of(measure, find); !circle.empty())
        return problem(ErrorKind::Type,
                       fmt::format("`{}` would be measured by itself: {}", measure.name(), fmt::join(circle, " = ")));
    engine::TypePool types(run.session.table());
    types.set_own_measures(own);
    return problem_of(measure, types);
}

}  // namespace

Outcome measure(Run& run) {
    const Word text = run.words.rest();
    const std::size_t equals = text.text.find('=');
    if (equals == std::string_view::npos) {
        const Word name = run.words.take();
        if (auto wrong = run.refuse_rest()) return *wrong;
        return show_measures(run, name);
    }
    if (text.text.find_first_not_of(' ', equals + 1) == std::string_view::npos) return forget(run, run.words.take());
    auto read = run.measure(run.words.take_rest());
    if (!read) return read.error();
    Measure made{std::move(*read), "", 0};
    run.focus = made.declaration.span;
    if (const std::string why = measure_name_trouble(run, made.name()); !why.empty())
        return problem(ErrorKind::Usage, fmt::format("a measure cannot be called `{}`: {}", made.name(), why));
    Measures own = own_measures(run);
    own.erase(made.name());
    own.set(made);
    const auto all = std::make_shared<const Measures>(own);
    if (auto wrong = trouble(run, made, all)) return *wrong;
    for (const auto& [name, other] : all->all()) {  // what is measured by it has to stay possible
        if (auto wrong = trouble(run, other, all)) {
            wrong->notes.push_back(fmt::format("`{}` is measured by it", name));
            return at(text, *wrong);
        }
    }
    run.reply.text = definition(made) + "\n";
    keep(run, std::move(own));
    return Unit{};
}

}  // namespace rego::app::commands
