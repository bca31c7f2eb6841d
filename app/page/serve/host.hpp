// One table, many phones: what those who have joined may ask of the session, and what becomes of a command that comes
// twice or too late. Knows no socket.
#pragma once

#include <string>
#include <string_view>

#include "app/page/door.hpp"

namespace rego::app::page {

/// What a link allows.
enum class Role { Watches, Plays };

class Host {
  public:
    explicit Host(Door& door) : door_(door) {}

    struct Reply {
        std::string text;      // one object of JSON, with the "id" of the request
        bool changes = false;  // the others have something new to look at
    };
    /// A request as app/page/door.hpp takes it. A command ("do": "line") says how many commands there were when it was
    /// written: {"after": 12}. If there are others by now it is refused, and nothing was done: so a phone may ask again
    /// when it does not know whether it was heard, even of a host that has been started anew, and of two that press at
    /// the same moment one is first.
    Reply ask(std::string_view request, Role role);

    /// What everybody is told when something has changed.
    std::string news() const;

  private:
    Door& door_;
};

}  // namespace rego::app::page
