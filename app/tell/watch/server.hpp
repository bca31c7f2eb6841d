// Serves a page and a stream of boards to any number of viewers, from a thread of its own. Whoever shows a board never
// waits for a viewer.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/tell/watch/address.hpp"
#include "app/tell/watch/request.hpp"

namespace rego::app::watch {

class Server {
  public:
    /// What is served besides the boards.
    struct Pages {
        std::string page;
        std::string script;  // board.js
        std::string style;   // board.css
    };
    /// Listens from now on; port 0 is any free one. Beyond loopback the link holds the token, a new one if it is empty.
    /// An error of kind Io if it cannot listen there.
    static parser::Result<std::unique_ptr<Server>> start(const Address& where, Pages pages, std::string token = {});
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// What all viewers are to see from now on.
    void show(const std::string& board);
    /// Called in the thread of the server when somebody has come to look and nobody was there before.
    void on_first_viewer(std::function<void()> call);
    /// To be opened by a browser: "http://127.0.0.1:8080/".
    std::string link() const { return "http://" + address_.text() + prefix_; }
    const Address& address() const { return address_; }
    /// Whether somebody is looking.
    bool has_viewers() const { return streams_ > 0; }

  private:
    using Clock = std::chrono::steady_clock;

    struct Viewer {
        int socket = -1;
        std::string from;        // the address that it came from
        std::string asked;       // the head of the request, as far as it has come
        std::string unsent;      // what is still to be sent
        std::size_t sent = 0;    // so much of it has been
        bool streams = false;    // gets boards
        bool ends = false;       // the connection is closed when all has been sent
        std::uint64_t seen = 0;  // the last board that was put into `unsent`
        Clock::time_point heard = Clock::now();
        Clock::time_point came = Clock::now();
    };

    Server() = default;
    void run();
    void accept_viewers();
    void make_room();
    void drop(std::vector<Viewer>::iterator viewer);
    void count_streams();
    /// False: it is gone.
    bool listen_to(Viewer& viewer);
    bool talk_to(Viewer& viewer);
    void answer(Viewer& viewer);
    std::string refusal(const Request& request) const;
    void offer_board(Viewer& viewer);
    void drop_idle(Viewer& viewer) const;

    Address address_;
    std::string prefix_ = "/";  // of all paths; holds the token
    Pages pages_;
    int listener_ = -1;
    int wake_ = -1;     // readable when there is something new
    std::mutex mutex_;  // guards the next four
    std::string board_;
    std::uint64_t version_ = 0;
    bool stops_ = false;
    std::function<void()> on_first_viewer_;
    std::vector<Viewer> viewers_;       // of the thread
    Clock::time_point accepts_from_{};  // none is let in before: there was no room for its socket
    std::atomic<std::size_t> streams_ = 0;
    std::thread thread_;
};

}  // namespace rego::app::watch
