// A session that is spoken to in JSON: what a page asks, and what a server passes on for it. docs/page.md lists the
// requests. Knows no browser and no socket.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/shell/session/session.hpp"

namespace rego::app::page {

class Door {
  public:
    explicit Door(std::shared_ptr<Library> library = std::make_shared<Library>());
    /// For a session that somebody else has begun and may be typing in.
    explicit Door(Session& session);
    ~Door();
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    /// The answer to a request, both one object of JSON: {"do": "line", "text": "play mine"}. A request that is none is
    /// answered by {"error": …}.
    std::string ask(std::string_view request);

    Session& session() { return *session_; }

  private:
    std::shared_ptr<Library> library_;
    std::unique_ptr<Session> own_;
    Session* session_;
};

}  // namespace rego::app::page
