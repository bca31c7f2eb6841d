// script, save, load, reload.
#include <filesystem>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"

namespace rego::app::commands {

using engine::Unit;

Outcome script(Run& run) {
    if (run.words.at_end()) return run.usage("`script` needs a file");
    run.reply.about_changes = true;
    // A path with blanks in it needs no quotes, as long as there is such a file.
    std::error_code ignored;
    const bool is_all_path = std::filesystem::exists(run.session.files().full_path(run.words.rest().text), ignored);
    const Word path = is_all_path ? run.words.take_rest() : run.words.take();
    std::vector<std::string> arguments;
    while (const Word word = run.words.take()) arguments.emplace_back(unquoted(word.text));
    return run.session.scripts().run(run, path, std::move(arguments), false);
}

Outcome load(Run& run) {
    const Word path = run.words.take_rest();
    if (!path) return run.usage("`load` needs a file");
    run.reply.about_changes = true;
    return run.session.scripts().run(run, path, {}, true);
}

Outcome save(Run& run) {
    const Word path = run.words.take();
    if (!path) return run.usage("`save` needs a file");
    const Word word = run.words.take();
    const bool force = equal_ignoring_case(word.text, "force");
    if (word && !force) return run.usage(fmt::format("`{}` is too much here", word.text), word);
    if (auto wrong = run.refuse_rest()) return *wrong;
    const std::size_t lines = run.session.history().size();
    if (run.is_dry) {
        if (auto wrong = run.session.files().refuse_writing(path.text, force)) return at(path, *wrong);
        run.reply.text = fmt::format("would write {} commands to {}\n", lines, path.text);
        return Unit{};
    }
    const Outcome written = run.session.files().write(path.text, run.session.as_script(), force);
    if (!written) return at(path, written.error());
    run.reply.text = fmt::format("{} command{} written to {}\n", lines, lines == 1 ? "" : "s", path.text);
    return Unit{};
}

Outcome reload(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return run.session.historian().reload(run);
}

}  // namespace rego::app::commands
