// What a viewer asks for: the head of an HTTP request, as far as it matters here.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rego::app::watch {

struct Request {
    std::string method;
    std::string path;  // without what follows a `?`
    std::string host;  // without the port
};

/// Nothing if it is no request.
std::optional<Request> parse_request(std::string_view head);

/// A whole answer, after which the connection ends.
std::string response(std::string_view status, std::string_view type, std::string_view body);
/// The head of a stream of events.
std::string stream_head();
/// A board as an event of the stream.
std::string board_event(const std::string& board);

}  // namespace rego::app::watch
