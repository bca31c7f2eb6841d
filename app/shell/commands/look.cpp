// Looking at the game: card, tasks, moves, log, map, board, status, score, state.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/table_order.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/views.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"

namespace rego::app::commands {

using engine::TypeId;
using engine::Unit;
using parser::Result;

namespace {

/// A picture that takes no arguments.
Outcome picture(Run& run, std::string (*render)(engine::MarsGame&, const Style&)) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    run.reply.text = render(run.game(), run.session.style());
    return Unit{};
}

}  // namespace

Outcome map(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) {
        run.reply.text = render_map(run.game(), run.session.style());
        return Unit{};
    }
    const auto areas = matching_areas(run, text);
    if (!areas) return areas.error();
    std::vector<ListItem> items;
    for (const TypeId area : *areas) items.push_back({run.game().core().types().print(area), 1});
    run.reply.text = render_map(run.game(), run.session.style(), *areas);
    run.reply.value = std::move(items);
    return Unit{};
}

Outcome status(Run& run) { return picture(run, render_status); }
Outcome score(Run& run) {
    run.reply.keeps_text = true;
    Outcome outcome = picture(run, render_score);
    if (outcome && run.session.options().json) run.reply.value = RawJson{score_as_json(run.game())};
    return outcome;
}

Outcome boards(Run& run) {
    Outcome outcome = picture(run, render_boards);
    if (outcome && run.session.options().json) run.reply.value = RawJson{boards_as_json(run.game())};
    return outcome;
}

Outcome standings(Run& run) {
    Outcome outcome = picture(run, render_standings);
    if (outcome && run.session.options().json) run.reply.value = RawJson{standings_as_json(run.game())};
    return outcome;
}

Outcome turmoil(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto view = committee(run);
    if (!view) return view.error();
    run.reply.text = render_committee(run.game(), *view, run.session.style());
    return Unit{};
}

namespace {

/// A card; else something else on the table that can be read like one.
parser::Result<engine::ClassId> named_to_read(Run& run, Word name) {
    const Names& names = run.session.names();
    const auto is_called_so = [&](engine::ClassId cls) {
        const std::string plain = plain_name(name.text);
        return plain == plain_name(names.table().info(cls).name) ||
               plain == plain_name(printed_name(names.table(), cls));
    };
    auto card = named(run, Names::kCard, name);
    if (card && is_called_so(*card)) return card;
    // What could be several cards is not the one event that begins so.
    const bool is_no_card = !card && card.error().kind != parser::ErrorKind::Ambiguous;
    for (const Names::Kind* kind : {&Names::kGlobalEvent, &Names::kParty, &Names::kColony}) {
        const auto other = names.find(*kind, name.text, run.session.game());
        if (other && (is_no_card || is_called_so(*other))) return *other;
    }
    return card;
}

}  // namespace

Outcome card(Run& run) {
    const auto cls = named_to_read(run, run.words.take_rest());
    if (!cls) return cls.error();
    run.reply.text = run.session.game() ? render_card(run.game(), *cls, run.session.style())
                                        : render_card(*run.session.table(), *cls, run.session.style());
    run.reply.keeps_text = true;
    if (run.session.options().json) run.reply.value = RawJson{card_as_json(*run.session.table(), *cls)};
    return Unit{};
}

Outcome board(Run& run) {
    const Word name = run.words.take_rest();
    if (equal_ignoring_case(name.text, "link")) {
        if (run.session.board_link.empty())
            return parser::Diagnostic::of(parser::ErrorKind::NotNow, "the board is not shown to anybody")
                .with_hint("start rego with `--watch 8080`, or `--watch ADDRESS:8080` for others in the room");
        run.reply.text = run.session.board_link + "\n";
        return Unit{};
    }
    TypeId player = run.actor();
    if (name) {
        const auto named = need_actor(run.game(), name.text);
        if (!named) return at(name, named.error());
        player = *named;
    }
    const auto players = run.game().core().players();
    if (std::find(players.begin(), players.end(), player) == players.end())
        return run.usage("only players have a board", name);
    run.reply.text = render_board(run.game(), player, run.session.style());
    return Unit{};
}

Outcome tasks(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    run.tried = true;  // the tasks are the answer, even where reports are off
    report_tasks(run);
    if (run.session.options().json) {
        if (run.reply.tasks.empty()) run.reply.text = "nothing is pending\n";
        return Unit{};
    }
    if (run.reply.text.empty()) run.reply.text = "nothing is pending\n";
    run.reply.text += render_awaited(run.game(), run.session.style());
    return Unit{};
}

Outcome moves(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    const Style style = run.session.style();
    const bool in_classes = style.tongue == Tongue::Pets || run.session.options().json;
    const auto found = move_lines(run.game(), run.actor(), in_classes ? Spelling::Classes : Spelling::Printed, style);
    run.reply.keeps_text = true;
    if (run.session.options().json) run.reply.value = RawJson{moves_as_json(found)};
    if (style.tongue == Tongue::Players) {
        // While it is nobody's turn, everybody wants to know who is waited for.
        const TypeId whose = is_open_who_acts(run) ? engine::kNoType : run.actor();
        run.reply.text += render_tasks(run.game(), style, Pending::Now, whose);
        run.reply.text += render_awaited(run.game(), style, whose);
    }
    run.reply.text += render_moves(found, style);
    if (run.reply.text.empty())
        run.reply.text = fmt::format("{} can do nothing now\n", player_name(run.game(), run.actor(), style));
    return Unit{};
}

namespace {

/// How many lines of the log the last turn has of which there is something to tell; 0 if there was none.
std::size_t lines_of_last_turn(Run& run) {
    const auto& events = run.game().core().world().events();
    const std::vector<std::string> words = event_words(run.game(), run.session.style());
    std::size_t lines = 0;
    for (std::size_t i = events.size(); i-- > 0;) {
        if (!words[i].empty()) ++lines;
        const bool begins = events[i].gain != engine::kNoType && class_name(run.game(), events[i].gain) == kind::kTurn;
        if (begins && lines > 0) return lines;
    }
    return 0;
}

}  // namespace

Outcome log(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    bool full = false;
    std::size_t last = 0;
    if (equal_ignoring_case(word.text, "full")) {
        full = true;
    } else if (word && !equal_ignoring_case(word.text, "all")) {
        const auto n = number(word.text);
        if (!n || *n < 1)
            return run.usage(fmt::format("`log` shows `full` or a number of events, not `{}`", word.text), word);
        last = static_cast<std::size_t>(*n);
    }
    // On a screen the last turn is what one wants to see; scripts get all.
    const bool is_last_turn = !word && run.session.options().is_typed && run.session.style().tongue == Tongue::Players;
    if (is_last_turn) last = lines_of_last_turn(run);
    run.reply.text = render_log(run.game(), full, last, run.session.style(), run.session.remarks());
    if (is_last_turn && last > 0) run.reply.text += "`log all` tells the rest\n";
    if (run.reply.text.empty()) run.reply.text = "nothing has happened\n";
    return Unit{};
}

Outcome state(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (run.session.options().json) {
        run.reply.value = RawJson{state_as_json(run.game())};
    } else {
        run.reply.text = render_state_text(run.game(), run.session.style());
    }
    return Unit{};
}

}  // namespace rego::app::commands
