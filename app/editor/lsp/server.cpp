#include "app/editor/lsp/server.hpp"

#include <csignal>
#include <exception>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/editor/lsp/refusal.hpp"
#include "app/editor/lsp/shapes.hpp"
#include "app/version.hpp"

namespace rego::app::lsp {
namespace {

// As JSON-RPC and the protocol number them.
constexpr int kParseError = -32700;
constexpr int kInvalidRequest = -32600;
constexpr int kUnknownMethod = -32601;
constexpr int kInvalidParams = -32602;
constexpr int kInternalError = -32603;
constexpr int kNotInitialized = -32002;

/// How long nobody types before warnings are looked for, and how often somebody asks whether they are there.
constexpr int kPause = 120;
constexpr int kGlance = 15;
constexpr int kForEver = -1;

/// How deep messages may be nested; those of editors come to about ten.
constexpr int kDeepest = 200;

}  // namespace

Server::Server(Wire wire, std::vector<std::string> folders) : wire_(std::move(wire)), workspace_(std::move(folders)) {}

Server::~Server() {
    if (search_.valid()) search_.wait();
}

int Server::run() {
    std::string message;
    while (!status_) {
        if (must_diagnose_ && !wire_.wait(0)) diagnose();  // once for all that has been typed
        if (!wire_.wait(patience())) {
            search_.valid() ? take_warnings() : look_for_warnings();
            continue;
        }
        switch (wire_.read(message)) {
            case Wire::Got::Message: receive(message); break;
            case Wire::Got::TooLarge: refuse(nullptr, {kInvalidRequest, "the message is too large"}); break;
            case Wire::Got::Malformed: refuse(nullptr, {kParseError, "a header without Content-Length"}); break;
            case Wire::Got::Nothing: return is_shut_down_ ? 0 : 1;
        }
    }
    return *status_;
}

/// How long to wait for a message before there is something else to do.
int Server::patience() {
    if (search_.valid()) return kGlance;
    if (must_diagnose_ || workspace_.documents().empty()) return kForEver;
    return warned_ == workspace_.table() ? kForEver : kPause;
}

void Server::receive(const std::string& text) {
    bool is_too_deep = false;  // values are copied, each level on top of the one before
    const Json message = Json::parse(
        text,
        [&](int depth, Json::parse_event_t, Json&) {
            is_too_deep = is_too_deep || depth > kDeepest;
            return !is_too_deep;
        },
        false);
    if (is_too_deep) return refuse(nullptr, {kInvalidRequest, "the message is nested too deep"});
    if (message.is_discarded()) return refuse(nullptr, {kParseError, "this is no JSON"});
    if (!message.is_object() || !message.contains("method") || !message["method"].is_string()) {
        if (!message.is_object() || !message.contains("result"))  // else an answer to a question of ours
            refuse(nullptr, {kInvalidRequest, "a request has a method"});
        return;
    }
    handle(message);
}

void Server::handle(const Json& message) {
    const std::string method = message["method"];
    const Json params = message.value("params", Json::object());
    const bool is_request = message.contains("id");
    const Json id = is_request ? message["id"] : Json();
    try {
        if (!is_request) return notice(method, params);
        if (!is_initialized_ && method != "initialize") throw RefusalError(kNotInitialized, "not initialized yet");
        if (is_shut_down_) throw RefusalError(kInvalidRequest, "already shut down");
        respond(id, answer(method, params));
    } catch (const RefusalError& refusal) {
        if (is_request) refuse(id, {refusal.code(), refusal.what()});
    } catch (const Json::exception&) {
        if (is_request) refuse(id, {kInvalidParams, "the parameters of " + method + " cannot be read"});
    } catch (const std::exception& bug) {
        if (is_request) refuse(id, {kInternalError, std::string("a bug in rego: ") + bug.what()});
    }
}

nlohmann::json Server::answer(const std::string& method, const Json& params) {
    if (method == "initialize") {
        is_initialized_ = true;
        return {{"capabilities", capabilities()}, {"serverInfo", {{"name", "rego"}, {"version", version_number()}}}};
    }
    if (method == "shutdown") {
        is_shut_down_ = true;
        return nullptr;
    }
    if (method == "textDocument/hover") return hover(params);
    if (method == "textDocument/completion") return completion(params);
    if (method == "textDocument/definition") return definition(params);
    if (method == "textDocument/references") return references(params);
    if (method == "textDocument/rename") return rename(params);
    if (method == "textDocument/formatting") return formatting(params);
    if (method == "textDocument/foldingRange") return folding(params);
    if (method == "textDocument/semanticTokens/full") return semantic_tokens(params);
    throw RefusalError(kUnknownMethod, "unknown method " + method);
}

void Server::notice(const std::string& method, const Json& params) {
    if (method == "exit") status_ = is_shut_down_ ? 0 : 1;
    if (!is_initialized_ || is_shut_down_) return;
    const auto path = [&] { return path_of_uri(params.at("textDocument").at("uri").get<std::string>()); };
    if (method == "textDocument/didOpen") {
        workspace_.open(path(), params.at("textDocument").at("text"));
    } else if (method == "textDocument/didChange") {
        const Json& changes = params.at("contentChanges");
        if (!changes.empty()) workspace_.change(path(), changes.back().at("text"));
    } else if (method == "textDocument/didClose") {
        workspace_.close(path());
        published_.erase(path());
        send({{"jsonrpc", "2.0"},
              {"method", "textDocument/publishDiagnostics"},
              {"params", {{"uri", params["textDocument"]["uri"]}, {"diagnostics", Json::array()}}}});
    } else if (method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles") {
        workspace_.reread();
    } else {
        return;
    }
    must_diagnose_ = true;
}

void Server::send(const Json& message) {
    if (!wire_.write(message.dump(-1, ' ', false, Json::error_handler_t::replace)) && !status_) status_ = 1;
}

void Server::respond(const Json& id, Json result) {
    send({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

void Server::refuse(const Json& id, const Refusal& why) {
    send({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", why.code}, {"message", why.message}}}});
}

nlohmann::json Server::capabilities() const {
    constexpr int kWholeText = 1;
    return {{"textDocumentSync", {{"openClose", true}, {"change", kWholeText}, {"save", true}}},
            {"hoverProvider", true},
            {"completionProvider", {{"triggerCharacters", {"<", "[", "$"}}}},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"renameProvider", true},
            {"documentFormattingProvider", true},
            {"foldingRangeProvider", true},
            {"semanticTokensProvider",
             {{"legend", {{"tokenTypes", kShades}, {"tokenModifiers", Json::array()}}}, {"full", true}}}};
}

int run_lsp(const std::vector<std::string>& folders) {
    std::signal(SIGPIPE, SIG_IGN);  // an editor that is gone is told by write()
    return Server(Wire(STDIN_FILENO, STDOUT_FILENO), folders).run();
}

}  // namespace rego::app::lsp
