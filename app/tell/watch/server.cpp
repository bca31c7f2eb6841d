#include "app/tell/watch/server.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rego::app::watch {
namespace {

constexpr std::size_t kMostViewers = 64;
constexpr std::size_t kMostAsked = 8192;
constexpr std::chrono::seconds kPatience{10};   // with whoever does not finish asking, or does not read the page
constexpr std::chrono::seconds kHeartbeat{15};  // so that a browser notices when the line is dead

parser::Diagnostic cannot_listen(const Address& where, const std::string& why) {
    return parser::Diagnostic::of(parser::ErrorKind::Io, fmt::format("cannot listen on {}: {}", where.text(), why));
}

/// A socket that listens there, or -1 with errno set.
int listen_on(const addrinfo& where) {
    const int socket = ::socket(where.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0) return -1;
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (::bind(socket, where.ai_addr, where.ai_addrlen) == 0 && ::listen(socket, 16) == 0) return socket;
    const int problem = errno;
    ::close(socket);
    errno = problem;
    return -1;
}

std::uint16_t port_of(int socket) {
    sockaddr_storage name{};
    socklen_t size = sizeof name;
    std::array<char, 8> port{};
    // Through a conversion to text, so that both families are the same.
    if (::getsockname(socket, static_cast<sockaddr*>(static_cast<void*>(&name)), &size) != 0 ||
        ::getnameinfo(static_cast<sockaddr*>(static_cast<void*>(&name)), size, nullptr, 0, port.data(), port.size(),
                      NI_NUMERICSERV) != 0)
        return 0;
    return static_cast<std::uint16_t>(std::stoul(port.data()));
}

/// Nobody can guess it.
std::string random_token() {
    std::array<unsigned char, 16> bytes{};
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) return {};
    std::string token;
    for (const unsigned char byte : bytes) token += fmt::format("{:02x}", byte);
    return token;
}

/// How others reach a server that listens on all addresses of this machine.
std::string name_of_this_machine(const std::string& host) {
    std::array<char, 256> name{};
    const bool everywhere = host == "0.0.0.0" || host == "::";
    return everywhere && ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : host;
}

/// As long as comparing takes the same time for all guesses, it tells nothing about the token.
bool equal_in_constant_time(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned char>(a[i] ^ b[i]);
    return difference == 0;
}

}  // namespace

parser::Result<std::unique_ptr<Server>> Server::start(const Address& where, std::string page) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const std::string port = std::to_string(where.port);
    if (const int problem = ::getaddrinfo(where.host.c_str(), port.c_str(), &hints, &found); problem != 0)
        return cannot_listen(where, ::gai_strerror(problem));
    const int listener = listen_on(*found);
    const int problem = errno;
    ::freeaddrinfo(found);
    if (listener < 0) return cannot_listen(where, std::strerror(problem));

    std::unique_ptr<Server> server(new Server);
    server->address_ = {name_of_this_machine(where.host), port_of(listener)};
    server->page_ = std::move(page);
    server->listener_ = listener;
    server->wake_ = ::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (!where.is_loopback()) {
        const std::string token = random_token();
        if (token.empty()) return cannot_listen(where, "there is no source of random numbers");
        server->prefix_ = "/" + token + "/";
    }
    server->thread_ = std::thread([raw = server.get()] { raw->run(); });
    return server;
}

Server::~Server() {
    if (thread_.joinable()) {
        {
            const std::lock_guard lock(mutex_);
            stops_ = true;
        }
        const std::uint64_t one = 1;
        (void)!::write(wake_, &one, sizeof one);
        thread_.join();
    }
    for (const Viewer& viewer : viewers_) ::close(viewer.socket);
    if (listener_ >= 0) ::close(listener_);
    if (wake_ >= 0) ::close(wake_);
}

void Server::show(const std::string& board) {
    std::string event = board_event(board);
    {
        const std::lock_guard lock(mutex_);
        board_ = std::move(event);
        ++version_;
    }
    const std::uint64_t one = 1;
    (void)!::write(wake_, &one, sizeof one);
}

void Server::run() {
    while (true) {
        std::vector<pollfd> waiting{{wake_, POLLIN, 0}, {listener_, POLLIN, 0}};
        for (const Viewer& viewer : viewers_)
            waiting.push_back(
                {viewer.socket, static_cast<short>(viewer.unsent.empty() ? POLLIN : POLLIN | POLLOUT), 0});
        (void)::poll(waiting.data(), waiting.size(), 1000);
        std::uint64_t ignored = 0;
        (void)!::read(wake_, &ignored, sizeof ignored);
        {
            const std::lock_guard lock(mutex_);
            if (stops_) return;
        }
        for (std::size_t i = 0; i < viewers_.size(); ++i) {
            Viewer& viewer = viewers_[i];
            const short what = waiting[i + 2].revents;
            bool stays = (what & (POLLIN | POLLERR | POLLHUP)) == 0 || listen_to(viewer);
            if (stays) offer_board(viewer);
            if (stays && !viewer.unsent.empty()) stays = talk_to(viewer);
            if (stays) drop_idle(viewer);
            if (stays && viewer.socket >= 0) continue;
            if (viewer.socket >= 0) ::close(viewer.socket);
            viewer.socket = -1;
        }
        std::erase_if(viewers_, [](const Viewer& viewer) { return viewer.socket < 0; });
        if ((waiting[1].revents & POLLIN) != 0) accept_viewers();
    }
}

/// Whoever has not finished asking, or does not take what it asked for, makes way for others; longest first.
void Server::make_room() {
    auto slowest = viewers_.end();
    for (auto each = viewers_.begin(); each != viewers_.end(); ++each) {
        const bool is_slow = !each->streams || !each->unsent.empty();
        if (is_slow && (slowest == viewers_.end() || each->heard < slowest->heard)) slowest = each;
    }
    if (slowest == viewers_.end()) return;
    ::close(slowest->socket);
    viewers_.erase(slowest);
}

void Server::accept_viewers() {
    for (std::size_t i = 0; i < kMostViewers; ++i) {  // and then those that are there have their turn
        const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (socket < 0) return;
        if (viewers_.size() >= kMostViewers) make_room();
        if (viewers_.size() >= kMostViewers) {
            ::close(socket);
            continue;
        }
        viewers_.emplace_back();
        viewers_.back().socket = socket;
    }
}

bool Server::listen_to(Viewer& viewer) {
    std::array<char, 4096> part{};
    const ssize_t count = ::recv(viewer.socket, part.data(), part.size(), 0);
    if (count < 0) return errno == EAGAIN || errno == EINTR;
    if (count == 0) return false;
    if (viewer.streams || viewer.ends) return true;  // nothing more is asked of us
    viewer.asked.append(part.data(), static_cast<std::size_t>(count));
    if (viewer.asked.find("\r\n\r\n") != std::string::npos) answer(viewer);
    return viewer.asked.size() <= kMostAsked;
}

/// Why not; empty if it may be answered.
std::string Server::refusal(const Request& request) const {
    if (request.method != "GET") return "405 Method Not Allowed";
    // A page elsewhere could have its own name point to this machine, and read the board in the name of its visitor.
    if (address_.is_loopback() && !is_loopback(request.host)) return "403 Forbidden";
    if (request.path.size() < prefix_.size() ||
        !equal_in_constant_time(std::string_view(request.path).substr(0, prefix_.size()), prefix_))
        return "404 Not Found";
    return {};
}

void Server::answer(Viewer& viewer) {
    const auto request = parse_request(viewer.asked);
    const std::string refused = request ? refusal(*request) : "400 Bad Request";
    const std::string name = refused.empty() ? request->path.substr(prefix_.size()) : "";
    if (refused.empty() && name == "events") {
        viewer.streams = true;
        viewer.unsent = stream_head();
        return;
    }
    viewer.ends = true;
    if (!refused.empty())
        viewer.unsent = response(refused, "text/plain", refused + "\n");
    else if (!name.empty())
        viewer.unsent = response("404 Not Found", "text/plain", "there is nothing here\n");
    else
        viewer.unsent = response("200 OK", "text/html", page_);
}

/// The newest board, once the viewer has taken all that came before: what is slow misses some, but is never behind.
void Server::offer_board(Viewer& viewer) {
    if (!viewer.streams || !viewer.unsent.empty()) return;
    const std::lock_guard lock(mutex_);
    if (viewer.seen != version_) {
        viewer.unsent = board_;
        viewer.seen = version_;
    } else if (Clock::now() - viewer.heard > kHeartbeat) {
        viewer.unsent = ": still here\n\n";
    }
}

bool Server::talk_to(Viewer& viewer) {
    const ssize_t count =
        ::send(viewer.socket, viewer.unsent.data() + viewer.sent, viewer.unsent.size() - viewer.sent, MSG_NOSIGNAL);
    if (count < 0) return errno == EAGAIN || errno == EINTR;
    viewer.sent += static_cast<std::size_t>(count);
    viewer.heard = Clock::now();
    if (viewer.sent < viewer.unsent.size()) return true;
    viewer.unsent.clear();
    viewer.sent = 0;
    if (!viewer.ends) return true;
    ::shutdown(viewer.socket, SHUT_WR);
    return false;
}

void Server::drop_idle(Viewer& viewer) const {
    if (viewer.streams || Clock::now() - viewer.heard < kPatience) return;
    ::close(viewer.socket);
    viewer.socket = -1;
}

}  // namespace rego::app::watch
