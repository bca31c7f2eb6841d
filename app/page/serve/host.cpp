#include "app/page/serve/host.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/page/view.hpp"

namespace rego::app::page {
namespace {

/// What changes nothing.
constexpr std::array<std::string_view, 8> kLooking{"look",  "setup",    "history", "complete",
                                                   "cards", "playable", "card",    "script"};

/// With the number by which the phone knows what it asked.
std::string numbered(std::string answer, const Json& request) {
    const auto id = request.find("id");
    if (id == request.end() || !id->is_number_integer()) return answer;
    return fmt::format("{{\"id\":{},{}", id->get<std::int64_t>(), answer.substr(1));
}

}  // namespace

Host::Reply Host::ask(std::string_view request, Role role) {
    const Json asked = Json::parse(request, nullptr, false);
    const auto refuse = [&](std::string why) {
        return Reply{numbered(text_of({{"error", std::move(why)}}), asked.is_object() ? asked : Json::object())};
    };
    if (!asked.is_object()) return refuse("a request is an object of JSON");
    const auto kind = asked.find("do");
    const std::string wanted = kind != asked.end() && kind->is_string() ? kind->get<std::string>() : "";
    if (std::ranges::find(kLooking, wanted) != kLooking.end() || wanted == "report")
        return {numbered(door_.ask(request), asked)};
    if (wanted != "line") return refuse("there is no request `" + wanted + "` at a table that is shared");
    if (role == Role::Watches) return refuse("this link is for watching; ask the host for the one for players");

    Session& session = door_.session();
    const std::size_t commands = session.history().size();
    const std::size_t edits = session.history_edits();
    const auto after = asked.find("after");
    if (after != asked.end() && after->is_number_integer() &&
        after->get<std::int64_t>() != static_cast<std::int64_t>(commands)) {
        Json late{
            {"error", "somebody was faster: look at the game as it is now"}, {"late", true}, {"commands", commands}};
        return {numbered(text_of(late), asked)};
    }
    Reply reply{numbered(door_.ask(request), asked)};
    reply.changes = session.history().size() != commands || session.history_edits() != edits;
    return reply;
}

std::string Host::news() const {
    Session& session = door_.session();
    return text_of({{"news", true}, {"commands", session.history().size()}, {"edits", session.history_edits()}});
}

}  // namespace rego::app::page
