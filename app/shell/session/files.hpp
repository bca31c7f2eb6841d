// What a session may do with files, and where a path that is written in a command leads.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/shell/session/run.hpp"

namespace rego::app {

/// Whom a session lets do what with files.
enum class Confined {
    Nobody,   // `--allow-files`
    Scripts,  // what others may have written: the scripts that are run inside it, and the aliases that they make
    All,      // a replayed script: itself
};

class Files {
  public:
    /// Relative paths start in the folder; empty: where rego was started. Who is confined writes no files and reads
    /// none outside his folder.
    Files(std::string folder, Confined confined) : folder_(std::move(folder)), confined_(confined) {}

    /// Asks whoever is there whether a script may do what it wants; null: nobody is there, and it may not.
    std::function<bool(const std::string& question)> asks;

    /// Inside a script, paths start in the folder of that script.
    std::string full_path(std::string_view path) const;
    /// Why rules must not be read there; nothing if they may. Scripts in a session may bring theirs from anywhere, as
    /// saved games do: nothing leaves the session.
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
    /// The script that is to blame for what is done now; empty: none, it was typed.
    std::string at_work() const { return !running_.empty() ? running_.front() : maker_; }
    /// While an alias is carried out: the script that has made it. Returns the one before.
    std::string work_for(std::string script) { return std::exchange(maker_, std::move(script)); }
    /// "a -> b -> c" if the script runs already.
    std::optional<std::string> loop_to(const std::string& script) const;

    // --- Texts that errors may point into
    void remember_text(const std::string& file, std::string text) { texts_[file] = std::move(text); }
    /// Null if there is none of that name.
    const std::string* text_of(std::string_view file) const;

  private:
    bool is_confined() const { return confined_ == Confined::All; }
    /// Why the script that is at work must not do that; nothing if it may.
    std::optional<parser::Diagnostic> refuse_script(const std::string& rule, const std::string& wish) const;

    std::string folder_;
    Confined confined_;
    std::vector<std::string> running_;  // outermost first
    std::string maker_;
    std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace rego::app
