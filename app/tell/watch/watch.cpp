#include "app/tell/watch/watch.hpp"

#include <utility>

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

Board::Board(Session& session, std::unique_ptr<Server> server) : session_(session), server_(std::move(server)) {
    show();
}

void Board::show() {
    server_->show(report::live_board(session_.game(), news_of(session_)));
    is_behind_ = false;
}

void Board::changed() {
    is_behind_ = true;
    if (!waits_ || server_->has_viewers()) show();
}

void Board::wait_for_viewers(std::function<void()> ask) {
    waits_ = ask != nullptr;
    server_->on_first_viewer(std::move(ask));
    if (!waits_) catch_up();
}

void Board::catch_up() {
    if (is_behind_) show();
}

parser::Result<std::unique_ptr<Board>> watch_session(Session& session, const Address& where, const std::string& kept) {
    auto server = Server::start(where, {report::live_page(), report::live_script(), report::live_style()},
                                where.is_loopback() ? "" : kept_token(kept));
    if (!server) return server.error();
    session.board_link = (*server)->link();
    auto board = std::make_unique<Board>(session, std::move(*server));
    session.on_change = [raw = board.get(), before = session.on_change](const Session& changed) {
        if (before) before(changed);
        raw->changed();
    };
    return board;
}

}  // namespace rego::app::watch
