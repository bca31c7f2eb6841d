// The files that an editor has open, saved or not, on top of the canon: which class table they make, and what is wrong.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/timeline.hpp"
#include "engine/load/canon.hpp"
#include "engine/rules/validate.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::lsp {

enum class Language { Pets, Data, Script, Other };
Language language_of(std::string_view path);

struct Document {
    std::string path;
    std::string text;
};

class Workspace {
  public:
    /// The folders of `--canon` belong to it whether they are open or not.
    explicit Workspace(std::vector<std::string> folders);

    // --- Documents, by path
    void open(const std::string& path, std::string text);
    void change(const std::string& path, std::string text);
    void close(const std::string& path);
    /// Something has changed on disk.
    void reread();
    const Document* find(const std::string& path) const;
    const std::map<std::string, Document>& documents() const { return documents_; }

    // --- The canon that they make
    const Table& table();
    /// What must be so and is not; not the warnings.
    const std::vector<parser::Diagnostic>& problems();
    /// Lets go of what is no longer needed: for when nobody waits.
    void tidy() { outdated_.reset(); }

    // --- Files of the canon
    /// The file of the canon that the document stands for: `base/cards.json5`, or the path itself. Empty if it is none.
    std::string canon_path(const std::string& path) const;
    /// Where a file of the canon can be opened. Those in the program are written to a folder for that.
    std::string path_on_disk(const std::string& canon_path);
    /// Whether somebody may change the file: not what is only in the program.
    bool is_writable(const std::string& canon_path) const;
    /// The files of the canon in the same folder.
    std::string folder_of(const std::string& canon_path) const;

  private:
    void gather();
    void add_folder_of(const std::string& path);
    void put(engine::CanonFile file, std::string on_disk);
    engine::CanonFile* file_of(const std::string& path);

    std::vector<std::string> folders_;
    std::map<std::string, Document> documents_;
    std::vector<engine::CanonFile> files_;
    std::map<std::string, std::string> on_disk_;  // canon path -> path; those that are only in the program are not here
    std::set<std::string> gathered_;              // folders that have been read
    bool is_gathered_ = false;
    engine::KnownFiles known_files_;
    Table table_;
    engine::Validated validated_;  // of the table before
    Table outdated_;               // the one before that, which takes a while to be taken apart
    std::optional<std::vector<parser::Diagnostic>> problems_;
};

}  // namespace rego::app::lsp
