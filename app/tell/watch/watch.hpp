// Ties a session to a server: after each command that changed something, viewers see the board. For nobody, no board is
// made, where whoever comes first can be noticed.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/shell/session/session.hpp"
#include "app/tell/watch/server.hpp"

namespace rego::app::watch {

/// The board of a session, served. It must not outlive the session.
class Board {
  public:
    Board(Session& session, std::unique_ptr<Server> server);
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    const Server& server() const { return *server_; }
    /// The session has changed.
    void changed();
    /// From now on nothing is made for nobody. `ask` is called in another thread when somebody has come, and sees to it
    /// that catch_up() is called in that of the session.
    void wait_for_viewers(std::function<void()> ask);
    void catch_up();

  private:
    void show();

    Session& session_;
    bool waits_ = false;     // for viewers
    bool is_behind_ = true;  // what is served is not how the session is now
    std::unique_ptr<Server> server_;
};

/// Shows the board from now on, besides whatever else is done after a change. The link stays the same as long as `kept`
/// does, a file beside the journal; empty: it is a new one.
parser::Result<std::unique_ptr<Board>> watch_session(Session& session, const Address& where, const std::string& kept);

}  // namespace rego::app::watch
