// The sockets of a shared table: Boost.Beast, all in the thread of the session, so that commands come one after the
// other. The only file that includes it.
#include "app/page/serve/serve.hpp"

#include <csignal>
#include <deque>
#include <memory>
#include <ostream>
#include <set>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <fmt/format.h>

#include "app/page/serve/host.hpp"
#include "app/tell/report/template.hpp"
#include "app/tell/watch/reached.hpp"
#include "app/tell/watch/token.hpp"

namespace rego::app::page {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;

constexpr std::size_t kMostSockets = 128;
constexpr std::size_t kLongestRequest = 1'000'000;
constexpr std::size_t kMostUnsent = 64;  // answers to somebody who does not take them
constexpr std::chrono::seconds kPatience{10};

class Phone;

/// What all connections share.
struct Room {
    Host host;
    std::string players;   // the path of a link, with slashes at both ends
    std::string watchers;  // the same for those who may only look
    bool is_loopback = false;
    std::set<std::shared_ptr<Phone>> phones = {};
    std::size_t sockets = 0;

    std::optional<Role> role(std::string_view path, std::string& name) const {
        for (const auto& [prefix, role] : {std::pair{&players, Role::Plays}, std::pair{&watchers, Role::Watches}}) {
            if (path.size() < prefix->size() || !watch::equal_in_constant_time(path.substr(0, prefix->size()), *prefix))
                continue;
            name = path.substr(prefix->size());
            return role;
        }
        return std::nullopt;
    }
    void tell_all();
};

/// Somebody who has joined. Reads one request at a time; answers and news wait in line.
class Phone : public std::enable_shared_from_this<Phone> {
  public:
    Phone(tcp::socket socket, Room& room, Role role) : stream_(std::move(socket)), room_(room), role_(role) {
        ++room_.sockets;
    }
    ~Phone() { --room_.sockets; }
    Phone(const Phone&) = delete;
    Phone& operator=(const Phone&) = delete;

    void start(const http::request<http::string_body>& request) {
        stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
        stream_.read_message_max(kLongestRequest);
        stream_.text(true);
        stream_.async_accept(request, [self = shared_from_this()](error_code problem) {
            if (problem) return;
            self->room_.phones.insert(self);
            self->send(self->room_.host.news());
            self->read();
        });
    }
    void send(std::string text) {
        if (unsent_.size() >= kMostUnsent) return leave();
        unsent_.push_back(std::move(text));
        if (unsent_.size() == 1) write();
    }

  private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](error_code problem, std::size_t) {
            if (problem) return self->leave();
            const Host::Reply reply = self->room_.host.ask(beast::buffers_to_string(self->buffer_.data()), self->role_);
            self->buffer_.consume(self->buffer_.size());
            self->send(reply.text);
            if (reply.changes) self->room_.tell_all();
            self->read();
        });
    }
    void write() {
        stream_.async_write(asio::buffer(unsent_.front()),
                            [self = shared_from_this()](error_code problem, std::size_t) {
                                if (problem) return self->leave();
                                self->unsent_.pop_front();
                                if (!self->unsent_.empty()) self->write();
                            });
    }
    void leave() {
        room_.phones.erase(shared_from_this());
        beast::get_lowest_layer(stream_).close();
    }

    websocket::stream<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;
    Room& room_;
    Role role_;
};

void Room::tell_all() {
    const auto everybody = phones;  // somebody may leave meanwhile
    for (const auto& phone : everybody) phone->send(host.news());
}

std::string_view host_name(std::string_view host) { return host.substr(0, host.find(':', host.rfind(']') + 1)); }

/// A request for a file of the page, or to join.
class Visitor : public std::enable_shared_from_this<Visitor> {
  public:
    Visitor(tcp::socket socket, Room& room) : stream_(std::move(socket)), room_(room) { ++room_.sockets; }
    ~Visitor() { --room_.sockets; }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    void start() {
        stream_.expires_after(kPatience);
        parser_.body_limit(0);
        http::async_read(stream_, buffer_, parser_, [self = shared_from_this()](error_code problem, std::size_t) {
            if (!problem) self->answer();
        });
    }

  private:
    void answer() {
        const auto& request = parser_.get();
        const std::string_view host(request[http::field::host].data(), request[http::field::host].size());
        const std::string_view target(request.target().data(), request.target().size());
        std::string name;
        const auto role = room_.role(target.substr(0, target.find('?')), name);
        // A page elsewhere could have its own name point to this machine.
        if (room_.is_loopback && !watch::is_loopback(host_name(host)))
            return respond(http::status::forbidden, "text/plain", "403 Forbidden\n");
        if (!role)
            return respond(http::status::not_found, "text/plain", "this link is not valid any more: ask the host\n");
        if (websocket::is_upgrade(request)) {
            if (name != "socket" || !comes_from_here(host))
                return respond(http::status::forbidden, "text/plain", "403 Forbidden\n");
            stream_.expires_never();
            return std::make_shared<Phone>(stream_.release_socket(), room_, *role)->start(request);
        }
        if (request.method() != http::verb::get)
            return respond(http::status::method_not_allowed, "text/plain", "405 Method Not Allowed\n");
        const std::string_view file = report::page_file(name.empty() ? "index.html" : name);
        if (file.empty() || name.ends_with(".mustache"))
            return respond(http::status::not_found, "text/plain", "there is nothing here\n");
        respond(http::status::ok, type_of(name), std::string(file));
    }
    /// Scripts of other pages may not speak for whoever looks at them.
    bool comes_from_here(std::string_view host) const {
        const auto origin = parser_.get()[http::field::origin];
        const std::string_view from(origin.data(), origin.size());
        return from.empty() || from == fmt::format("http://{}", host);
    }
    static std::string_view type_of(std::string_view name) {
        if (name.ends_with(".js")) return "text/javascript; charset=utf-8";
        if (name.ends_with(".css")) return "text/css; charset=utf-8";
        if (name.ends_with(".json")) return "application/manifest+json";
        return "text/html; charset=utf-8";
    }
    void respond(http::status status, std::string_view type, std::string body) {
        response_.result(status);
        response_.set(http::field::content_type, boost::string_view(type.data(), type.size()));
        response_.set(http::field::cache_control, "no-store");
        response_.set("X-Content-Type-Options", "nosniff");
        response_.set("Referrer-Policy", "no-referrer");
        response_.set("Content-Security-Policy",
                      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
                      "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        response_.keep_alive(false);
        response_.body() = std::move(body);
        response_.prepare_payload();
        http::async_write(stream_, response_, [self = shared_from_this()](error_code, std::size_t) {
            error_code ignored;
            self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        });
    }

    beast::tcp_stream stream_;
    beast::flat_buffer buffer_{8192};
    http::request_parser<http::string_body> parser_;
    http::response<http::string_body> response_;
    Room& room_;
};

void accept_next(tcp::acceptor& acceptor, Room& room) {
    acceptor.async_accept([&](error_code problem, tcp::socket socket) {
        if (problem == asio::error::operation_aborted) return;
        if (!problem && room.sockets < kMostSockets) std::make_shared<Visitor>(std::move(socket), room)->start();
        accept_next(acceptor, room);
    });
}

}  // namespace

int serve(Session& session, const watch::Address& where, const std::string& kept, std::ostream& err) {
    asio::io_context context(1);
    tcp::acceptor acceptor(context);
    error_code problem;
    const auto found = tcp::resolver(context).resolve(where.host, std::to_string(where.port), problem);
    if (!problem) {
        const tcp::endpoint endpoint = *found.begin();
        acceptor.open(endpoint.protocol(), problem);
        if (!problem) acceptor.set_option(asio::socket_base::reuse_address(true), problem);
        if (!problem) acceptor.bind(endpoint, problem);
        if (!problem) acceptor.listen(asio::socket_base::max_listen_connections, problem);
    }
    if (problem) {
        err << fmt::format("rego: error: cannot listen on {}: {}\n", where.text(), problem.message());
        return 2;
    }
    Door door(session);
    Room room{Host(door), "/" + watch::kept_token(kept) + "/",
              "/" + watch::kept_token(kept.empty() ? "" : kept + "-watch") + "/", where.is_loopback()};
    const watch::Address reached{watch::reached_at(where.host), acceptor.local_endpoint().port()};
    err << fmt::format("rego: play at http://{}{}\n      watch at http://{}{}\n", reached.text(), room.players,
                       reached.text(), room.watchers);
    asio::signal_set signals(context, SIGINT, SIGTERM);
    signals.async_wait([&](error_code, int) { context.stop(); });
    accept_next(acceptor, room);
    context.run();
    err << "rego: nobody is served any more\n";
    return 0;
}

}  // namespace rego::app::page
