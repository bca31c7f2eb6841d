// What a session may do with files, and where a path that is written in a command leads.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/run.hpp"

namespace rego::app {

class Files {
  public:
    /// Relative paths start in the folder; empty: where rego was started. A replayed script is confined: it writes no
    /// files and reads none outside its folder.
    Files(std::string folder, bool is_confined) : folder_(std::move(folder)), is_confined_(is_confined) {}

    /// Inside a script, paths start in the folder of that script.
    std::string full_path(std::string_view path) const;
    /// Why it must not be read; nothing if it may.
    std::optional<parser::Diagnostic> refuse_reading(std::string_view path) const;
    /// The same of a path that has been followed to where it leads.
    bool may_read(const std::string& full_path) const;
    /// Why it could not be written now; nothing if it could.
    std::optional<parser::Diagnostic> refuse_writing(std::string_view path, bool force) const;
    parser::Result<std::string> read(std::string_view path, std::string* resolved = nullptr) const;
    Outcome write(std::string_view path, const std::string& text, bool force) const;

    // --- Scripts that are running
    void enter(std::string script) { running_.push_back(std::move(script)); }
    void leave() { running_.pop_back(); }
    /// "a -> b -> c" if the script runs already.
    std::optional<std::string> loop_to(const std::string& script) const;

    // --- Texts that errors may point into
    void remember_text(const std::string& file, std::string text) { texts_[file] = std::move(text); }
    /// Null if there is none of that name.
    const std::string* text_of(std::string_view file) const;

  private:
    std::string folder_;
    bool is_confined_;
    std::vector<std::string> running_;  // outermost first
    std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace rego::app
