// report: the game so far as a page.
#include <chrono>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/session/past_games.hpp"
#include "app/tell/report/page.hpp"

namespace rego::app::commands {

Outcome report(Run& run) {
    const Word path = run.words.take();
    if (!path) return run.usage("`report` needs a file to write the page to");
    const Word word = run.words.take();
    const bool force = equal_ignoring_case(word.text, "force");
    if (word && !force) return run.usage(fmt::format("`{}` is too much here", word.text), word);
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (run.session.is_stepping())
        return parser::Diagnostic::of(parser::ErrorKind::NotNow, "a command is in the middle of its steps")
            .with_hint("`continue` or `cancel` first");
    (void)run.game();
    if (run.is_dry) {
        if (auto wrong = run.session.files().refuse_writing(unquoted(path.text), force)) return at(path, *wrong);
        run.reply.text = fmt::format("would write a page to {}\n", path.text);
        return engine::Unit{};
    }
    PlayedGame played = present_game(run.session);
    if (played.moves.size() > rego::app::report::kMostMoves)
        return parser::Diagnostic::of(parser::ErrorKind::Limit,
                                      fmt::format("this game has {} moves; a page holds {}", played.moves.size(),
                                                  rego::app::report::kMostMoves))
            .with_hint("`rego table events GAME` writes them as rows");
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm today{};
    ::localtime_r(&now, &today);
    played.date = fmt::format("{:%Y-%m-%d}", today);
    const std::string page = rego::app::report::report_page(played);
    const Outcome written = run.session.files().write(unquoted(path.text), page, force);
    if (!written) return at(path, written.error());
    run.reply.text =
        fmt::format("{} moves written to {}, {} kB\n", played.moves.size(), path.text, (page.size() + 999) / 1000);
    return engine::Unit{};
}

}  // namespace rego::app::commands
