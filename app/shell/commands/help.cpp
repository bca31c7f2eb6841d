// help, exit.
#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/commands/commands.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "parser/print.hpp"

namespace rego::app::commands {

using engine::Unit;
using parser::ErrorKind;

namespace {

/// What players do, a line each.
std::string of_the_game(const CommandTable& commands, const Style& style) {
    constexpr std::size_t kIndent = 2, kGap = 2;
    const auto width = static_cast<std::size_t>(style.width);
    std::size_t widest = 0;
    for (const CommandInfo& info : commands)
        if (info.group == Group::Words) widest = std::max(widest, columns(info.name));
    std::string text = paint(style, Ink::Title, group_title(Group::Words)) + "\n";
    for (const CommandInfo& info : commands) {
        if (info.group != Group::Words) continue;
        const std::size_t begin = kIndent + widest + kGap;
        text += std::string(kIndent, ' ') + pad_right(std::string(info.name), widest + kGap);
        text += clipped(info.help, width > begin ? width - begin : 1) + "\n";
    }
    return text;
}

struct Shelf {
    std::string_view title;
    std::vector<std::string_view> verbs;
};

/// What is needed at a table, on one screen of 80 columns and 24 lines.
const std::vector<Shelf>& at_the_table() {
    static const std::vector<Shelf> shelves{
        {"Play",
         {"play", "action", "project", "convert", "trade", "delegate", "policy", "claim", "fund", "buy", "sell", "pay",
          "place", "put", "first", "pass", "end", "reveal"}},
        {"Look",
         {"moves", "tasks", "map", "find", "board", "boards", "standings", "status", "score", "card", "cards",
          "colonies", "turmoil", "log", "why", "ledger", "plot", "try"}},
        {"Correct", {"undo", "redo", "history", "amend", "insert", "drop", "fix", "set", "note", "rename"}},
        {"Games and files", {"newgame", "games", "resume", "save", "load", "report", "help", "exit"}}};
    return shelves;
}

std::string short_overview(const CommandTable& commands, const Style& style) {
    std::string text;
    for (const Shelf& shelf : at_the_table()) {
        std::vector<std::string> names;
        for (const std::string_view verb : shelf.verbs)
            if (commands.find(verb) != nullptr) names.emplace_back(verb);
        text += paint(style, Ink::Title, shelf.title) + "\n  " +
                flowed(names, "  ", static_cast<std::size_t>(style.width) - 2, 2) + "\n";
    }
    const std::vector<std::string> notes{
        "A name is enough where it can mean one thing: `mine` plays that card, `luna` trades, `mayor` claims, `city "
        "59` "
        "builds there. What could mean several things is asked, and a number answers.",
        "Begin with `newgame BR Ellie Kevin`; then `tasks` and `moves` say what to do.",
        "`help play` says more about a verb, `help Ants` about a card; `help all` lists every verb."};
    text += "\n";
    for (const std::string& note : notes)
        for (const std::string& line : wrapped(note, static_cast<std::size_t>(style.width))) text += line + "\n";
    return text;
}

/// All verbs, by what they are for: the game first, PETS last.
std::string overview(const CommandTable& commands, const std::vector<const engine::Measure*>& measures,
                     const Style& style) {
    std::string text = of_the_game(commands, style);
    for (const Group group : {Group::Asking, Group::Session, Group::Expecting, Group::Pets}) {
        std::vector<std::string> names;
        for (const CommandInfo& info : commands)
            if (info.group == group) names.emplace_back(info.name);
        text += paint(style, Ink::Title, group_title(group)) + "\n  " +
                flowed(names, "  ", static_cast<std::size_t>(style.width) - 2, 2) + "\n";
    }
    if (!measures.empty()) {
        std::vector<std::string> names;
        for (const engine::Measure* each : measures) names.push_back(usage_of(*each));
        text += paint(style, Ink::Title, "Measures") + "\n  " +
                flowed(names, "  ", static_cast<std::size_t>(style.width) - 2, 2) + "\n";
    }
    text +=
        "\n`help play` says more about a verb, `help Ants` about a card or class.\n"
        "A line that starts with no verb is PETS: `3 Plant`, `-2 Energy THEN 4 Heat`.\n"
        "Begin with `newgame BR Ellie Kevin`; then `tasks` and `moves` say what to do.\n";
    return text;
}

std::string about(const CommandInfo& info, const Style& style) {
    std::string text = fmt::format("{}\n  {}\n", info.usage, info.help);
    for (const std::string& line : wrapped(info.details, static_cast<std::size_t>(style.width) - 2))
        text += fmt::format("  {}\n", line);
    for (const std::string_view example : info.examples) text += fmt::format("  e.g. {}\n", example);
    return text;
}

std::string about(const engine::ClassTable& table, engine::ClassId cls) {
    const auto& info = table.info(cls);
    std::string text = info.name + "\n";
    if (!info.doc.empty()) text += "  " + info.doc + "\n";
    std::string supers;
    for (const engine::ClassId super : info.supers) supers += (supers.empty() ? "" : ", ") + table.info(super).name;
    if (!supers.empty()) text += fmt::format("  a kind of {}\n", supers);
    return text + fmt::format("  `desc {}` tells everything about it\n", info.name);
}

std::string about(const engine::Measure& measure) {
    std::string text = usage_of(measure) + "\n";
    if (measure.declaration.doc) text += "  " + *measure.declaration.doc + "\n";
    return text + fmt::format("  {}\n  `{} {}` asks for it\n", parser::to_string(measure.declaration),
                              measure.is_metric() ? "count" : "has", measure.name());
}

}  // namespace

Outcome help(Run& run) {
    const Word what = run.words.take_rest();
    if (!what) {
        run.reply.text = short_overview(run.session.commands(), run.session.style());
        return Unit{};
    }
    if (equal_ignoring_case(what.text, "all")) {
        run.reply.text = overview(run.session.commands(), run.session.measures(), run.session.style());
        return Unit{};
    }
    if (const CommandInfo* info = run.session.commands().find(what.text)) {
        run.reply.text = about(*info, run.session.style());
        return Unit{};
    }
    if (const engine::Measure* measure = run.session.find_measure(what.text)) {
        run.reply.text = about(*measure);
        return Unit{};
    }
    const engine::ClassTable& table = *run.session.table();
    const auto cls = table.find_loose(what.text);
    const auto card = run.session.names().find(Names::kCard, what.text, run.session.game());
    // A class of exactly that name comes before a card that only begins so: `help steel`.
    if (card && (!cls || *cls == *card)) {
        run.reply.text = run.session.game() ? render_card(run.game(), *card, run.session.style())
                                            : render_card(table, *card, run.session.style());
        return Unit{};
    }
    if (cls) {
        run.reply.text = about(table, *cls);
        return Unit{};
    }
    auto unknown = problem(ErrorKind::UnknownName, fmt::format("`{}` is neither a verb nor a class", what.text));
    auto near = run.session.commands().nearest(what.text);
    for (const std::string& each : table.suggestions(what.text)) near.push_back(each);
    if (!near.empty()) unknown.hint = "did you mean " + quoted_list(near) + "?";
    return at(what, unknown);
}

Outcome clear(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    run.reply.clears_screen = true;  // where there is one
    return Unit{};
}

Outcome leave(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    run.reply.exit = true;
    return Unit{};
}

}  // namespace rego::app::commands
