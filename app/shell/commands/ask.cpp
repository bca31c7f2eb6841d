// has, count, list: questions in PETS.
#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"

namespace rego::app::commands {

using engine::Unit;

Outcome has(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage(fmt::format("`{}` needs a requirement", run.verb));
    const auto requirement = run.requirement(text);
    if (!requirement) return requirement.error();
    const auto answer = run.game().core().has(run.actor(), *requirement);
    if (!answer) return answer.error();
    run.reply.value = *answer;
    run.reply.text = *answer ? "true\n" : "false\n";
    return Unit{};
}

Outcome count(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`count` needs a metric");
    const auto metric = run.metric(text);
    if (!metric) return metric.error();
    const auto answer = run.game().core().count(run.actor(), *metric);
    if (!answer) return answer.error();
    run.reply.value = *answer;
    run.reply.text = fmt::format("{}\n", *answer);
    return Unit{};
}

Outcome list(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`list` needs a type");
    const auto type = run.expression(text);
    if (!type) return type.error();
    const auto found = run.game().core().list(run.actor(), *type);
    if (!found) return found.error();
    std::vector<ListItem> items;
    for (const auto& each : *found) {
        items.push_back({run.game().core().types().print(each.component), each.count});
        run.reply.text += fmt::format("{} {}\n", items.back().count, items.back().type);
    }
    if (items.empty()) run.reply.text = "none\n";
    run.reply.value = std::move(items);
    return Unit{};
}

}  // namespace rego::app::commands
