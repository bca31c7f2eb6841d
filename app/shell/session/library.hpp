// The canon that a run of the program works with: read when it is first needed, then shared by all sessions and
// threads.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/session/bundle.hpp"
#include "engine/exec/rulebook.hpp"
#include "engine/rules/validate.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app {

class Library {
  public:
    /// The canon in the program and what is in these folders (`--canon DIR`).
    explicit Library(std::vector<std::string> folders = {}) : folders_(std::move(folders)) {}

    const std::vector<std::string>& folders() const { return folders_; }
    /// Built by the first call; safe to call from several threads.
    std::shared_ptr<const engine::ClassTable> table();
    /// Reads the folders again, for whoever asks from now on.
    std::shared_ptr<const engine::ClassTable> read_again();
    /// The canon of `base` with those bundles besides, and without those of its own folders that are named; made once.
    std::shared_ptr<const engine::ClassTable> with_bundles(const std::shared_ptr<const engine::ClassTable>& base,
                                                           const std::vector<Bundle>& bundles,
                                                           const std::vector<std::string>& left_out);
    /// A bundle of that content that has been played with.
    std::optional<Bundle> kept_bundle(const std::string& folder, const std::string& hash);
    /// Everything that is wrong with the files, syntax first.
    static std::vector<parser::Diagnostic> problems(const std::shared_ptr<const engine::ClassTable>& table);
    /// The same, faster where much is as it was in the table that `known` is about; then it is about this one.
    static std::vector<parser::Diagnostic> problems(const std::shared_ptr<const engine::ClassTable>& table,
                                                    engine::Validated& known);
    /// The text of a file of the canon, for showing a place in it; empty if there is none of that name.
    static std::string_view text_of(const engine::ClassTable& table, std::string_view file);

    /// What the games of this run have read of the rules.
    engine::Rulebooks& rulebooks() { return rulebooks_; }

  private:
    std::vector<std::string> folders_;
    std::mutex mutex_;
    std::shared_ptr<const engine::ClassTable> table_;
    std::vector<Bundle> bundles_;  // all that were played with, as they were then
    /// By what they are made of: the base, which stays as long as its address is part of the name, and the whole.
    using Table = std::shared_ptr<const engine::ClassTable>;
    std::map<std::string, std::pair<Table, Table>> with_bundles_;
    engine::Rulebooks rulebooks_;
};

/// The last part of its path: "house-rules", however it was written.
std::string bundle_name(const std::string& folder);

}  // namespace rego::app
