// alias: a command under a name of one's own.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;

namespace {

/// Why nothing can be called so; empty if something can.
std::string name_trouble(Run& run, std::string_view name) {
    const bool odd = std::ranges::any_of(name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_'; });
    if (odd || std::isdigit(static_cast<unsigned char>(name.front())) != 0) return "is no single word";
    if (run.session.commands().find(name) != nullptr) return "is a verb";
    if (run.session.table()->find_loose(name)) return "is a class";
    return {};
}

Outcome show(Run& run, Word name) {
    for (const auto& [each, alias] : run.session.aliases().all())
        if (!name || equal_ignoring_case(each, name.text))
            run.reply.text += fmt::format("{} = {}\n", each, alias.command);
    if (!run.reply.text.empty()) return Unit{};
    if (name) return at(name, problem(ErrorKind::UnknownName, fmt::format("`{}` is no alias", name.text)));
    run.reply.text = "there are no aliases\n";
    return Unit{};
}

}  // namespace

Outcome alias(Run& run) {
    const Word name = run.words.take();
    if (run.words.at_end()) return show(run, name);
    const Word equals = run.words.take();
    if (equals.text != "=") return run.usage("an `=` is missing behind the name", equals);
    const Word command = run.words.take_rest();
    if (!command) {
        if (!run.session.aliases().erase(name.text))
            return at(name, problem(ErrorKind::UnknownName, fmt::format("`{}` is no alias", name.text)));
        run.reply.text = fmt::format("{} is forgotten\n", name.text);
    } else {
        if (const std::string trouble = name_trouble(run, name.text); !trouble.empty())
            return run.usage(fmt::format("an alias cannot be called `{}`: it {}", name.text, trouble), name);
        run.session.aliases().set(lower(name.text),
                                  {std::string(unquoted(command.text)), run.session.files().at_work()});
        run.reply.text = fmt::format("{} = {}\n", lower(name.text), unquoted(command.text));
    }
    const bool is_kept = run.session.files().at_work().empty() && !run.is_dry;
    if (is_kept && run.session.on_alias) run.session.on_alias(run.session, lower(name.text));
    return Unit{};
}

}  // namespace rego::app::commands
