#include "app/tell/watch/server.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <map>
#include <tuple>

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "app/tell/watch/reached.hpp"
#include "app/tell/watch/token.hpp"

namespace rego::app::watch {
namespace {

constexpr std::size_t kMostViewers = 64;
constexpr std::size_t kMostAsked = 8192;
constexpr std::chrono::seconds kPatience{10};   // with whoever does not finish asking, or does not read the page
constexpr std::chrono::seconds kRest{1};        // when there is no room for another socket
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
    if (::bind(socket, where.ai_addr, where.ai_addrlen) == 0 && ::listen(socket, 128) == 0) return socket;
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

/// Whether what went wrong is that there is no room for another socket.
bool lacks_room(int problem) {
    return problem == EMFILE || problem == ENFILE || problem == ENOBUFS || problem == ENOMEM;
}

}  // namespace

parser::Result<std::unique_ptr<Server>> Server::start(const Address& where, Pages pages, std::string token) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const std::string port = std::to_string(where.port);
    if (const int problem = ::getaddrinfo(where.host.c_str(), port.c_str(), &hints, &found); problem != 0)
        return cannot_listen(where, ::gai_strerror(problem));
    // `localhost` may have several; the first on which one can listen.
    int listener = -1;
    int problem = 0;
    for (const addrinfo* each = found; each != nullptr && listener < 0; each = each->ai_next) {
        listener = listen_on(*each);
        problem = errno;
    }
    ::freeaddrinfo(found);
    if (listener < 0) return cannot_listen(where, std::strerror(problem));

    std::unique_ptr<Server> server(new Server);
    server->address_ = {reached_at(where.host), port_of(listener)};
    server->pages_ = std::move(pages);
    server->listener_ = listener;
    server->wake_ = ::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (!where.is_loopback()) {
        if (token.empty()) token = new_token();
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
        // Where no socket can be had, asking for one again and again would only keep the machine busy.
        const short accepts = Clock::now() >= accepts_from_ ? POLLIN : 0;
        std::vector<pollfd> waiting{{wake_, POLLIN, 0}, {listener_, accepts, 0}};
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
            if (stays && !viewer.unsent.empty()) stays = talk_to(viewer);
            if (stays) offer_board(viewer);  // whoever has just been answered sees it at once
            if (stays && !viewer.unsent.empty()) stays = talk_to(viewer);
            if (stays) drop_idle(viewer);
            if (stays && viewer.socket >= 0) continue;
            if (viewer.socket >= 0) ::close(viewer.socket);
            viewer.socket = -1;
        }
        std::erase_if(viewers_, [](const Viewer& viewer) { return viewer.socket < 0; });
        if ((waiting[1].revents & POLLIN) != 0) accept_viewers();
        count_streams();
    }
}

/// Whoever has not finished asking, or does not take what it asked for, makes way for others; longest first. Else one
/// of those from where most come, the oldest: a browser connects again by itself.
void Server::make_room() {
    std::map<std::string, std::size_t> crowd;
    for (const Viewer& viewer : viewers_) ++crowd[viewer.from];
    const auto rank = [&](const Viewer& viewer) {
        const bool is_slow = !viewer.streams || !viewer.unsent.empty();
        return std::tuple{!is_slow, is_slow ? 0 : kMostViewers - crowd[viewer.from],
                          is_slow ? viewer.heard : viewer.came};
    };
    const auto first = std::ranges::min_element(viewers_, {}, rank);
    if (first != viewers_.end()) drop(first);
}

void Server::drop(std::vector<Viewer>::iterator viewer) {
    ::close(viewer->socket);
    viewers_.erase(viewer);
}

void Server::on_first_viewer(std::function<void()> call) {
    const std::lock_guard lock(mutex_);
    on_first_viewer_ = std::move(call);
}

void Server::count_streams() {
    const auto now = static_cast<std::size_t>(std::ranges::count_if(viewers_, &Viewer::streams));
    if (streams_.exchange(now) != 0 || now == 0) return;
    const std::lock_guard lock(mutex_);
    if (on_first_viewer_) on_first_viewer_();
}

void Server::accept_viewers() {
    for (std::size_t i = 0; i < kMostViewers; ++i) {  // and then those that are there have their turn
        sockaddr_storage name{};
        socklen_t size = sizeof name;
        auto* from = static_cast<sockaddr*>(static_cast<void*>(&name));
        int socket = ::accept4(listener_, from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (socket < 0 && lacks_room(errno) && !viewers_.empty()) {  // no more files may be open: one for another
            make_room();
            socket = ::accept4(listener_, from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        }
        if (socket < 0) {
            if (lacks_room(errno)) accepts_from_ = Clock::now() + kRest;
            return;
        }
        if (viewers_.size() >= kMostViewers) make_room();
        viewers_.emplace_back();
        viewers_.back().socket = socket;
        viewers_.back().from = host_of(from, size);
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
    else if (name.empty())
        viewer.unsent = response("200 OK", "text/html", pages_.page);
    else if (name == "board.js")
        viewer.unsent = response("200 OK", "text/javascript", pages_.script);
    else if (name == "board.css")
        viewer.unsent = response("200 OK", "text/css", pages_.style);
    else
        viewer.unsent = response("404 Not Found", "text/plain", "there is nothing here\n");
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
