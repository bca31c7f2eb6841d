// What is wrong with the open documents: errors at once, warnings when there is time.
#include <nlohmann/json.hpp>

#include "app/editor/lsp/protocol_json.hpp"
#include "app/editor/lsp/script_check.hpp"
#include "app/editor/lsp/server.hpp"
#include "engine/rules/lint.hpp"

namespace rego::app::lsp {
namespace {

constexpr int kError = 1;
constexpr int kWarning = 2;

nlohmann::json told_json(const parser::Diagnostic& error, const Places& places) {
    std::string message = error.message;
    for (const std::string& note : error.notes) message += '\n' + note;
    if (!error.hint.empty()) message += "\nhint: " + error.hint;
    parser::Span span = error.span.value_or(parser::Span{});
    if (span.end == span.begin) ++span.end;  // an empty place cannot be underlined
    return {{"range", range_json(places, span)},
            {"severity", error.is_warning ? kWarning : kError},
            {"source", "rego"},
            {"code", parser::error_kind_name(error.kind)},
            {"message", message}};
}

}  // namespace

void Server::diagnose() {
    must_diagnose_ = false;
    publish();
    workspace_.tidy();
}

nlohmann::json Server::diagnostics_of(const Document& document) {
    const Places places(document.text);
    Json list = Json::array();
    if (language_of(document.path) == Language::Script) {
        for (const auto& each : check_script(help().asking(), document.text)) list.push_back(told_json(each, places));
        return list;
    }
    const std::string file = workspace_.canon_path(document.path);
    if (file.empty()) return list;
    for (const auto& each : workspace_.problems())
        if (each.file == file) list.push_back(told_json(each, places));
    // Older warnings may point anywhere by now.
    if (warned_ != workspace_.table()) return list;
    for (const auto& each : warnings_)
        if (each.file == file) list.push_back(told_json(each, places));
    return list;
}

void Server::publish() {
    for (const auto& [path, document] : workspace_.documents()) {
        Json params{{"uri", uri_of_path(path)}, {"diagnostics", diagnostics_of(document)}};
        std::string text = params.dump(-1, ' ', false, Json::error_handler_t::replace);
        if (published_[path] == text) continue;
        published_[path] = std::move(text);
        send({{"jsonrpc", "2.0"}, {"method", "textDocument/publishDiagnostics"}, {"params", std::move(params)}});
    }
}

void Server::look_for_warnings() {
    searched_ = workspace_.table();
    if (!workspace_.problems().empty()) {  // first things first
        warned_ = searched_;
        warnings_.clear();
        return;
    }
    search_ = std::async(std::launch::async, [table = searched_] { return engine::lint(table); });
}

void Server::take_warnings() {
    if (search_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    std::vector<parser::Diagnostic> found = search_.get();
    if (searched_ != workspace_.table()) return;
    warnings_ = std::move(found);
    warned_ = searched_;
    publish();
}

}  // namespace rego::app::lsp
