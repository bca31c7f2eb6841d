// The language server: messages in, answers and diagnostics out.
#pragma once

#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/editor/lsp/help_text.hpp"
#include "app/editor/lsp/places.hpp"
#include "app/editor/lsp/script_check.hpp"
#include "app/editor/lsp/uses.hpp"
#include "app/editor/lsp/wire.hpp"
#include "app/editor/lsp/workspace.hpp"

namespace rego::app::lsp {

class Server {
  public:
    /// `folders`: those of `--canon`.
    Server(Wire wire, std::vector<std::string> folders);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Until the client says so or is gone: the exit status.
    int run();

  private:
    using Json = nlohmann::json;
    /// Why a request is refused.
    struct Refusal {
        int code = 0;
        std::string message;
    };

    // --- The protocol (server.cpp)
    int patience();
    void receive(const std::string& message);
    void handle(const Json& message);
    Json answer(const std::string& method, const Json& params);
    void notice(const std::string& method, const Json& params);
    void send(const Json& message);
    void respond(const Json& id, Json result);
    void refuse(const Json& id, const Refusal& why);
    Json capabilities() const;

    // --- Diagnostics (diagnosing.cpp)
    void diagnose();
    void look_for_warnings();
    void take_warnings();
    void publish();
    Json diagnostics_of(const Document& document);

    // --- Features (features.cpp)
    Json hover(const Json& params);
    Json completion(const Json& params);
    Json definition(const Json& params);
    Json references(const Json& params);
    Json rename(const Json& params);
    Json formatting(const Json& params);
    Json folding(const Json& params);
    Json semantic_tokens(const Json& params);

    /// What a request is about: a document that is open, and a place in it.
    struct Subject {
        const Document& document;
        Places places;
        std::size_t offset = 0;
        std::string name;  // at that place; may be empty
    };
    Subject subject(const Json& params);
    const Document& document(const Json& params);
    /// What a name stands for: a class, or a measure of the canon or of the script that it is in.
    struct Named {
        std::string name;  // as it was declared
        std::optional<engine::ClassId> cls;
        const engine::Measure* measure = nullptr;
        std::optional<ScriptMeasure> of_script;

        const char* kind() const { return cls ? "class" : "measure"; }
    };
    /// In scripts in any letter case.
    std::optional<Named> named_at(const Subject& subject);
    /// Where it is declared; nothing if it is built in.
    std::optional<Use> declaration_of(const Named& named);
    /// All places where it is named, by path.
    std::map<std::string, std::vector<parser::Span>> places_of(const Subject& subject, const Named& named);
    /// Why it cannot get that name; empty if it can.
    std::string rename_trouble(const Named& named, const std::string& name);
    std::string text_on_disk(const std::string& path);
    Json location(const std::string& path, parser::Span span);
    HelpText& help();

    Wire wire_;
    Workspace workspace_;
    std::unique_ptr<HelpText> help_;
    bool is_initialized_ = false;
    bool is_shut_down_ = false;
    std::optional<int> status_;
    bool must_diagnose_ = false;

    // Warnings take long, so they are looked for elsewhere, and only when nobody types.
    std::future<std::vector<parser::Diagnostic>> search_;
    Table searched_;  // the table that it is about
    Table warned_;    // that the warnings are about
    std::vector<parser::Diagnostic> warnings_;
    std::map<std::string, std::string> published_;  // by path, as sent
};

/// `rego lsp`.
int run_lsp(const std::vector<std::string>& folders);

}  // namespace rego::app::lsp
