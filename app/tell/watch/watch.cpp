#include "app/tell/watch/watch.hpp"

#include "app/tell/report/page.hpp"

namespace rego::app::watch {

parser::Result<std::unique_ptr<Server>> watch_session(Session& session, const Address& where) {
    auto server = Server::start(where, report::live_page());
    if (!server) return server.error();
    const auto show = [&session, raw = server->get()] { raw->show(report::live_board(session.game())); };
    show();
    session.on_change = [show, before = session.on_change](const Session& changed) {
        if (before) before(changed);
        show();
    };
    return server;
}

}  // namespace rego::app::watch
