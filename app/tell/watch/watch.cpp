#include "app/tell/watch/watch.hpp"

#include <filesystem>

#include "app/shell/journal/journal.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/report/page.hpp"
#include "app/tell/watch/token.hpp"

namespace rego::app::watch {
namespace {

/// What the session knows besides the game.
report::LiveNews news_of(Session& session) {
    engine::MarsGame* game = session.game();
    report::LiveNews news;
    if (game == nullptr) return news;
    Style plain;
    plain.width = 1000;
    plain.display_names = game->options().players;
    for (auto entry = session.history().rbegin(); entry != session.history().rend() && news.last.empty(); ++entry) {
        if (entry->game.lock().get() != game) break;
        news.last = render_changes(*game, entry->first_event, entry->last_event, plain);
    }
    news.questions = render_tasks(*game, plain, Pending::Now);
    return news;
}

}  // namespace

parser::Result<std::unique_ptr<Server>> watch_session(Session& session, const Address& where) {
    const std::string folder = where.is_loopback() ? "" : journal_folder();
    std::error_code ignored;
    if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
    auto server = Server::start(where, {report::live_page(), report::live_script(), report::live_style()},
                                where.is_loopback() ? "" : kept_token(folder.empty() ? "" : folder + "/board-link"));
    if (!server) return server.error();
    const auto show = [&session, raw = server->get()] {
        raw->show(report::live_board(session.game(), news_of(session)));
    };
    show();
    session.board_link = (*server)->link();
    session.on_change = [show, before = session.on_change](const Session& changed) {
        if (before) before(changed);
        show();
    };
    return server;
}

}  // namespace rego::app::watch
