// parse, check: texts by themselves, without a game.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "engine/load/canon.hpp"
#include "engine/rules/lint.hpp"
#include "parser/canonical.hpp"
#include "parser/text/spelling.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;

Outcome parse(Run& run) {
    const Word kind = run.words.take();
    if (!kind) return run.usage("`parse` needs a kind and a text");
    const std::string name = lower(kind.text);
    if (std::find(parser::kTextKinds.begin(), parser::kTextKinds.end(), name) == parser::kTextKinds.end()) {
        const std::vector<std::string> kinds(parser::kTextKinds.begin(), parser::kTextKinds.end());
        Diagnostic wrong = run.usage(fmt::format("`parse` knows no kind `{}`", kind.text), kind);
        const auto near = parser::nearest_names(name, kinds, 1);
        wrong.hint = near.empty() ? "the kinds are " + quoted_list(kinds, "and") : parser::did_you_mean(near);
        return wrong;
    }
    const Word text = run.words.take_rest();
    run.focus = text ? text.span : kind.span;
    if (name == "file") {
        std::string path;
        const auto contents = run.session.files().read(text.text, &path);
        if (!contents) return at(text, contents.error());
        auto form = parser::canonical(name, *contents);
        if (!form) {
            run.session.files().remember_text(path, *contents);
            form.error().file = path;
            return form.error();
        }
        run.reply.text = *form;
        if (!run.reply.text.ends_with('\n')) run.reply.text += '\n';
        run.reply.value = *form;
        return Unit{};
    }
    auto form = parser::canonical(name, std::string(text.span.begin, ' ').append(text.text));
    if (!form) return form.error();
    run.reply.text = *form + "\n";
    run.reply.value = *form;
    return Unit{};
}

namespace {

/// As one reads the file; one mistake, one message.
void in_order_of_place(std::vector<Diagnostic>& problems) {
    const auto place = [](const Diagnostic& d) { return std::make_pair(d.file, d.span ? d.span->begin : 0); };
    std::stable_sort(problems.begin(), problems.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return place(a) < place(b); });
    const auto same = [&](const Diagnostic& a, const Diagnostic& b) { return place(a) == place(b) && a.span; };
    problems.erase(std::unique(problems.begin(), problems.end(), same), problems.end());
}

}  // namespace

Outcome check(Run& run) {
    const Word path = run.words.take_rest();
    if (!path) return run.usage("`check` needs a file or folder");
    if (const auto wrong = run.session.files().refuse_reading(path.text)) return at(path, *wrong);
    std::vector<Diagnostic> problems;
    std::vector<engine::CanonFile> files =
        engine::read_canon_folder(run.session.files().full_path(path.text), problems,
                                  [&](const std::string& each) { return run.session.files().may_read(each); });
    if (files.empty() && problems.empty())
        return at(path, problem(ErrorKind::Io, fmt::format("there are no .pets or .json5 files in `{}`", path.text)));

    // On top of the canon as the session has it.
    const auto& present = run.session.table()->canon().files;
    std::vector<engine::CanonFile> all(present.begin(), present.end());
    const std::size_t count = files.size();
    std::set<std::string> checked;
    for (engine::CanonFile& file : files) {
        checked.insert(file.path);
        // A copy of the canon is checked in place of the one that it was made from.
        std::erase_if(all, [&](const engine::CanonFile& each) {
            return each.path == file.path || file.path.ends_with('/' + each.path);
        });
        all.push_back(std::move(file));
    }
    const auto table = std::make_shared<const engine::ClassTable>(
        std::make_shared<const engine::Canon>(engine::load_canon(std::move(all))));
    for (const Diagnostic& each : Library::problems(table)) problems.push_back(each);
    std::vector<Diagnostic> warnings = engine::lint(table);
    std::erase_if(warnings, [&](const Diagnostic& each) { return !checked.contains(each.file); });
    const auto several = [](std::size_t n, std::string_view what) {
        return fmt::format("{} {}{}", n == 0 ? "no" : std::to_string(n), what, n == 1 ? "" : "s");
    };
    if (!problems.empty()) {
        problems.insert(problems.end(), warnings.begin(), warnings.end());
        in_order_of_place(problems);
        return run.all_problems(problems, *table);
    }
    in_order_of_place(warnings);
    for (const Diagnostic& each : warnings) {
        run.reply.text += parser::render(each, Library::text_of(*table, each.file), path.text);
    }
    run.reply.text += fmt::format("{}, no problems{}\n", several(count, "file"),
                                  warnings.empty() ? "" : ", " + several(warnings.size(), "warning"));
    return Unit{};
}

}  // namespace rego::app::commands
