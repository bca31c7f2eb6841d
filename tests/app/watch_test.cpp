// The board for the room: viewers see each change, and nobody waits for them.
#include "app/tell/watch/watch.hpp"

#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "app/tell/watch/token.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;
using namespace rego::app::watch;

namespace {

/// A viewer made of a socket.
class Client {
  public:
    explicit Client(const Server& server, int receive_buffer = 0) {
        socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
        if (receive_buffer > 0) ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        const timeval patience{5, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in where{};
        where.sin_family = AF_INET;
        where.sin_port = htons(server.address().port);
        where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        REQUIRE(::connect(socket_, static_cast<sockaddr*>(static_cast<void*>(&where)), sizeof where) == 0);
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    Client& say(const std::string& text) {
        CHECK(::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size()));
        return *this;
    }
    Client& get(const std::string& path, const std::string& host = "localhost") {
        return say("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    }
    /// Reads until that has come, or the connection ends, or five seconds are over.
    bool sees(const std::string& wanted) {
        while (seen_.find(wanted, at_) == std::string::npos) {
            char part[65536];
            const ssize_t count = ::recv(socket_, part, sizeof part, 0);
            if (count <= 0) return false;
            seen_.append(part, static_cast<std::size_t>(count));
        }
        at_ = seen_.find(wanted, at_) + wanted.size();
        return true;
    }
    /// All that comes until the connection ends.
    std::string all() {
        (void)sees("\x01never");
        return seen_;
    }

  private:
    int socket_ = -1;
    std::string seen_;
    std::size_t at_ = 0;
};

std::unique_ptr<Server> serve(const std::string& where, std::string page = "<p>page</p>") {
    auto server = Server::start(*parse_address(where), {std::move(page), "script()", "style{}"});
    REQUIRE(server);
    return std::move(*server);
}

}  // namespace

TEST_CASE("addresses: a port is on this machine, anything else is written out") {
    CHECK(parse_address("8080")->text() == "127.0.0.1:8080");
    CHECK(parse_address("8080")->is_loopback());
    CHECK(parse_address("[::1]:80")->host == "::1");
    CHECK(parse_address("[::1]:80")->text() == "[::1]:80");
    CHECK(parse_address("localhost:80")->is_loopback());
    CHECK_FALSE(parse_address("0.0.0.0:80")->is_loopback());
    CHECK_FALSE(parse_address("127.example.org:80")->is_loopback());
    for (const char* wrong : {"", "x", "80x", ":80", "99999", "::1:80", "host:", "-1"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_address(wrong));
    }
}

TEST_CASE("the page, and nothing else, is served to whoever asks in the right way") {
    const auto server = serve("0");
    CHECK(server->link() == "http://127.0.0.1:" + std::to_string(server->address().port) + "/");
    const std::string page = Client(*server).get("/?from=afar").all();
    CHECK(contains(page, "HTTP/1.1 200 OK\r\n"));
    CHECK(contains(page, "<p>page</p>"));
    CHECK(contains(page, "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"));
    CHECK(contains(page, "X-Content-Type-Options: nosniff\r\n"));
    CHECK(contains(Client(*server).get("/board.js").all(), "Content-Type: text/javascript; charset=utf-8\r\n"));
    CHECK(contains(Client(*server).get("/board.css").all(), "style{}"));
    CHECK(contains(Client(*server).get("/", "127.0.0.1:80").all(), "200 OK"));
    CHECK(contains(Client(*server).get("/../../etc/passwd").all(), "404 Not Found"));
    CHECK(contains(Client(*server).get("/", "evil.example").all(), "403 Forbidden"));
    CHECK(contains(Client(*server).get("/", "127.evil.example").all(), "403 Forbidden"));
    CHECK(contains(Client(*server).say("POST / HTTP/1.1\r\nHost: localhost\r\n\r\n").all(), "405 Method Not Allowed"));
    CHECK(contains(Client(*server).say("hello\r\n\r\n").all(), "400 Bad Request"));
    CHECK(Client(*server).say(std::string(20000, 'x')).all().empty());
    Client half(*server);
    half.say("GET / HT");
    CHECK(contains(Client(*server).get("/").all(), "200 OK"));
    half.say("TP/1.1\r\nHost: localhost\r\n\r\n");
    CHECK(contains(half.all(), "200 OK"));
}

TEST_CASE("those who never finish asking keep nobody out") {
    const auto server = serve("0");
    server->show("board");
    Client viewer(*server);
    CHECK(viewer.get("/events").sees("data: \"board\""));
    std::vector<std::unique_ptr<Client>> slow;
    for (int i = 0; i < 100; ++i) {
        slow.push_back(std::make_unique<Client>(*server));
        slow.back()->say("GET / HT");
    }
    CHECK(contains(Client(*server).get("/").all(), "200 OK"));
    server->show("next board");
    CHECK(viewer.sees("data: \"next board\""));
}

TEST_CASE("those who look and never read keep nobody out") {
    const auto server = serve("0");
    server->show("board");
    std::vector<std::unique_ptr<Client>> deaf;
    for (int i = 0; i < 80; ++i) {
        deaf.push_back(std::make_unique<Client>(*server));
        deaf.back()->get("/events");
    }
    Client viewer(*server);
    CHECK(viewer.get("/events").sees("data: \"board\""));
    server->show("next board");
    CHECK(viewer.sees("data: \"next board\""));
    CHECK(server->has_viewers());
}

TEST_CASE("without room for another socket nothing spins, and later there is room again") {
    const auto server = serve("0");
    server->show("board");
    Client viewer(*server);
    CHECK(viewer.get("/events").sees("data: \"board\""));
    Client late(*server);
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    rlimit none = before;
    none.rlim_cur = 3;  // those that are open stay open
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &none) == 0);
    timespec begin{};
    timespec end{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    std::this_thread::sleep_for(std::chrono::milliseconds(600));
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    ::setrlimit(RLIMIT_NOFILE, &before);
    const double used =
        static_cast<double>(end.tv_sec - begin.tv_sec) + static_cast<double>(end.tv_nsec - begin.tv_nsec) / 1e9;
    CHECK(used < 0.1);
    CHECK(late.get("/events").sees("data: \"board\""));
}

TEST_CASE("without room for another socket whoever has asked for nothing makes way") {
    const auto server = serve("0");
    server->show("board");
    std::vector<std::unique_ptr<Client>> silent;
    for (int i = 0; i < 6; ++i) silent.push_back(std::make_unique<Client>(*server));
    Client viewer(*server);
    CHECK(viewer.get("/events").sees("data: \"board\""));  // and all before it have been let in
    const int free = ::dup(STDERR_FILENO);                 // all numbers below are taken
    ::close(free);
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    rlimit full = before;
    full.rlim_cur = static_cast<rlim_t>(free) + 1;  // one for the end of the newcomer, none for that of the server
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &full) == 0);
    {
        Client newcomer(*server);
        CHECK(newcomer.get("/events").sees("data: \"board\""));
    }
    ::setrlimit(RLIMIT_NOFILE, &before);
    server->show("next board");
    CHECK(viewer.sees("data: \"next board\""));
}

TEST_CASE("a token is kept with the game, in a file that nobody else reads") {
    const TemporaryFolder folder;
    const std::string path = folder.path("board-link");
    const std::string token = kept_token(path);
    CHECK(token.size() == 10);
    CHECK(kept_token(path) == token);
    CHECK(kept_token("") != token);
    std::filesystem::permissions(path, std::filesystem::perms::others_read, std::filesystem::perm_options::add);
    const std::string next = kept_token(path);
    CHECK(next != token);
    CHECK(kept_token(path) == next);
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - std::chrono::hours(24 * 30));
    CHECK(kept_token(path) == next);
    folder.write("board-link", "../../../");
    CHECK(kept_token(path).size() == 10);
    CHECK(kept_token(folder.path("no/such/folder")).size() == 10);
}

TEST_CASE("beyond this machine the link holds a token, without which nothing is served") {
    const auto server = serve("0.0.0.0:0");
    const std::string path = server->link().substr(server->link().find('/', 7));
    CHECK(path.size() == 12);
    CHECK(contains(Client(*server).get("/").all(), "404 Not Found"));
    CHECK(contains(Client(*server).get("/events").all(), "404 Not Found"));
    CHECK(contains(Client(*server).get("/" + std::string(10, 'a') + "/").all(), "404 Not Found"));
    CHECK(contains(Client(*server).get(path, "rego.example").all(), "200 OK"));
    CHECK(contains(Client(*server).get(path, "localhost").all(), "200 OK"));
    CHECK_FALSE(contains(server->link(), "0.0.0.0"));
    CHECK(serve("0.0.0.0:0")->link() != server->link());
}

TEST_CASE("a port that is taken is an error") {
    const auto server = serve("0");
    const auto second = Server::start({"127.0.0.1", server->address().port}, {});
    REQUIRE_FALSE(second);
    CHECK(second.error().kind == rego::parser::ErrorKind::Io);
}

TEST_CASE("ten viewers see every change; one that never reads, and one that leaves, disturb nobody") {
    const auto server = serve("0");
    server->show("board 0");
    Client deaf(*server, 4096);
    deaf.get("/events");
    std::vector<std::unique_ptr<Client>> viewers;
    for (int i = 0; i < 10; ++i) {
        viewers.push_back(std::make_unique<Client>(*server));
        viewers.back()->get("/events");
    }
    for (const auto& viewer : viewers) CHECK(viewer->sees("event: board\ndata: \"board 0\"\n\n"));
    const std::string large(300'000, 'x');
    int slow = 0;  // now and then the machine has something else to do
    for (int i = 1; i <= 40; ++i) {
        if (i == 10) viewers.pop_back();
        const auto before = std::chrono::steady_clock::now();
        server->show("board " + std::to_string(i) + " " + large);
        slow += std::chrono::steady_clock::now() - before > std::chrono::milliseconds(100) ? 1 : 0;
        for (const auto& viewer : viewers) REQUIRE(viewer->sees("data: \"board " + std::to_string(i) + " "));
    }
    CHECK(slow < 5);
    // Who wakes up late has missed some, and then sees the last.
    CHECK(deaf.sees("board 40 "));
}

TEST_CASE("what is typed in a session is on the board") {
    Session session(command_table(), rego::app::library());
    const auto board = watch_session(session, *parse_address("0"), "");
    REQUIRE(board);
    const Server& server = (*board)->server();
    CHECK(contains(Client(server).get("/board.js").all(), "EventSource"));
    Client viewer(server);
    viewer.get("/events");
    CHECK(viewer.sees("No game yet"));
    REQUIRE(session.run("newgame BR Ellie Kevin mode=ops", "<test>").ok());
    CHECK(viewer.sees("Generation 1: Ellie and Kevin lead with 20 points"));
    REQUIRE(session.run("exec 5 TerraformRating", "<test>").ok());
    CHECK(viewer.sees("Ellie TR 20 \u2192 25"));  // what was done last
    CHECK(viewer.sees("TR <b>25</b>"));
    REQUIRE(session.run("undo", "<test>").ok());
    CHECK(viewer.sees("TR <b>20</b>"));
    REQUIRE(session.run("exec GreeneryTile<Tharsis_3_3>", "<test>").ok());
    CHECK(viewer.sees("Greenery of Ellie"));
    CHECK(contains(session.run("board link", "<test>").out, server.link()));
    CHECK_FALSE(Session(command_table(), rego::app::library()).run("board link", "<test>").ok());
}

TEST_CASE("while nobody looks no board is made; whoever comes first has it made") {
    Session session(command_table(), rego::app::library());
    const auto board = watch_session(session, *parse_address("0"), "");
    REQUIRE(board);
    std::atomic<int> asked = 0;
    (*board)->wait_for_viewers([&] { ++asked; });
    REQUIRE(session.run("newgame BR Ellie Kevin mode=ops", "<test>").ok());
    {
        Client viewer((*board)->server());
        viewer.get("/events");
        CHECK(viewer.sees("No game yet"));  // as it was when somebody last could look
        for (int i = 0; i < 500 && asked == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        CHECK(asked == 1);
        (*board)->catch_up();
        CHECK(viewer.sees("Generation 1: Ellie and Kevin lead with 20 points"));
        REQUIRE(session.run("exec 5 TerraformRating", "<test>").ok());
        CHECK(viewer.sees("TR <b>25</b>"));
    }
    (*board)->wait_for_viewers(nullptr);
    REQUIRE(session.run("undo", "<test>").ok());
    Client other((*board)->server());
    CHECK(other.get("/events").sees("TR <b>20</b>"));
}
