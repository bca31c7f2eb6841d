// A client of the language server, on real pipes.
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/editor/lsp/server.hpp"

namespace rego::app::lsp {

class Client {
  public:
    using Json = nlohmann::json;

    explicit Client(std::vector<std::string> folders = {}) {
        std::signal(SIGPIPE, SIG_IGN);
        (void)!::pipe(to_.data());
        (void)!::pipe(from_.data());
        server_ = std::thread([this, folders] {
            status_ = Server(Wire(to_[0], from_[1]), folders).run();
            ::close(from_[1]);
        });
    }
    ~Client() {
        hang_up();
        if (server_.joinable()) server_.join();
        for (const int each : {to_[0], from_[0]}) ::close(each);
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void initialize() { ask("initialize", {{"capabilities", Json::object()}}); }

    /// The answer, whole; what is published on the way is kept.
    Json ask(const std::string& method, Json params) {
        const int id = ++last_id_;
        send({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}});
        while (true) {
            Json got = receive();
            if (got.is_null() || got.value("id", Json()) == id) return got;
            keep(std::move(got));
        }
    }
    void tell(const std::string& method, Json params) {
        send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
    }
    void open(const std::string& path, const std::string& text) {
        tell("textDocument/didOpen",
             {{"textDocument", {{"uri", uri_of_path(path)}, {"languageId", "pets"}, {"version", 1}, {"text", text}}}});
    }
    void change(const std::string& path, const std::string& text) {
        tell("textDocument/didChange", {{"textDocument", {{"uri", uri_of_path(path)}, {"version", 2}}},
                                        {"contentChanges", Json::array({{{"text", text}}})}});
    }
    /// The next diagnostics that come for the file.
    Json diagnostics(const std::string& path) {
        while (true) {
            Json got = published_.empty() ? receive() : take_published();
            if (got.is_null()) return got;
            if (got.value("method", "") != "textDocument/publishDiagnostics") continue;
            if (got["params"]["uri"] == uri_of_path(path)) return got["params"]["diagnostics"];
        }
    }
    /// The errors in the file, once there are so many; null if that never comes. Warnings come when they come.
    Json errors(const std::string& path, std::size_t count) {
        while (true) {
            const Json all = diagnostics(path);
            if (all.is_null()) return all;
            Json found = Json::array();
            for (const Json& each : all)
                if (each["severity"] == 1) found.push_back(each);
            if (found.size() == count) return found;
        }
    }
    /// A request about the place where `mark` begins in the text, so many bytes further.
    Json at(const std::string& method, const std::string& path, const std::string& text, const std::string& mark,
            std::size_t further = 1, Json more = Json::object()) {
        const Position place = Places(text).position(text.find(mark) + further);
        more["textDocument"] = {{"uri", uri_of_path(path)}};
        more["position"] = {{"line", place.line}, {"character", place.column}};
        return ask(method, std::move(more));
    }

    void send(const Json& message) { send_text(message.dump()); }
    void send_text(const std::string& text) {
        send_bytes("Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text);
    }
    void send_bytes(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::write(to_[1], bytes.data(), bytes.size());
            if (sent <= 0) return;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    /// Null when the server is gone, or says nothing for so long that it will not.
    Json receive() {
        constexpr int kPatience = 60'000;
        std::string text;
        if (!reader().wait(kPatience)) return {};
        return reader().read(text) == Wire::Got::Message ? Json::parse(text) : Json();
    }
    void hang_up() {
        if (to_[1] >= 0) ::close(std::exchange(to_[1], -1));
    }
    int status() {
        hang_up();
        if (server_.joinable()) server_.join();
        return status_;
    }

  private:
    Wire& reader() {
        if (!reader_) reader_.emplace(from_[0], -1);
        return *reader_;
    }
    void keep(Json got) { published_.push_back(std::move(got)); }
    Json take_published() {
        Json first = std::move(published_.front());
        published_.erase(published_.begin());
        return first;
    }

    std::array<int, 2> to_{};
    std::array<int, 2> from_{};
    std::thread server_;
    std::optional<Wire> reader_;
    std::vector<Json> published_;
    int last_id_ = 0;
    int status_ = -1;
};

}  // namespace rego::app::lsp
