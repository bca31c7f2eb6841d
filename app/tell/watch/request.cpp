#include "app/tell/watch/request.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/shell/line/line.hpp"

namespace rego::app::watch {

std::optional<Request> parse_request(std::string_view head) {
    const std::size_t end = head.find("\r\n");
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view first = head.substr(0, end);
    const std::size_t one = first.find(' ');
    const std::size_t two = one == std::string_view::npos ? one : first.find(' ', one + 1);
    if (two == std::string_view::npos || !first.substr(two + 1).starts_with("HTTP/1.")) return std::nullopt;
    Request request;
    request.method = first.substr(0, one);
    request.path = first.substr(one + 1, two - one - 1);
    request.path = request.path.substr(0, request.path.find('?'));
    for (std::size_t at = end + 2; at < head.size();) {
        const std::size_t stop = std::min(head.find("\r\n", at), head.size());
        const std::string_view line = head.substr(at, stop - at);
        at = stop + 2;
        if (line.size() < 5 || !equal_ignoring_case(line.substr(0, 5), "host:")) continue;
        std::string_view host = line.substr(5);
        while (!host.empty() && is_blank(host.front())) host.remove_prefix(1);
        const std::size_t port = host.starts_with('[') ? host.find(':', host.find(']')) : host.find(':');
        request.host = host.substr(0, port);
    }
    return request;
}

namespace {

/// Nothing runs on the page but its own script, nothing comes from elsewhere, and it is in nobody's frame.
constexpr std::string_view kCaution =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n";

}  // namespace

std::string response(std::string_view status, std::string_view type, std::string_view body) {
    return fmt::format(
        "HTTP/1.1 {}\r\nContent-Type: {}; charset=utf-8\r\nContent-Length: {}\r\nCache-Control: no-store\r\n"
        "{}Connection: close\r\n\r\n{}",
        status, type, body.size(), kCaution, body);
}

std::string stream_head() {
    return fmt::format(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
        "X-Accel-Buffering: no\r\n{}Connection: close\r\n\r\nretry: 1000\n\n",
        kCaution);
}

std::string board_event(const std::string& board) {
    // As JSON it has no line ends, which would mean something in a stream.
    const nlohmann::json text = board;
    return "event: board\ndata: " + text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n\n";
}

}  // namespace rego::app::watch
