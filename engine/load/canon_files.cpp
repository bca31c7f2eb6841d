// Where canon files come from: the program itself, and folders named by the user.
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/load/canon.hpp"
#include "engine/load/embedded_canon.hpp"
#include "parser/text/read_file.hpp"

namespace rego::engine {
namespace {

namespace fs = std::filesystem;

parser::Diagnostic unreadable(const fs::path& path, const std::string& why) {
    return {parser::ErrorKind::Io,
            "cannot read `" + path.generic_string() + "`: " + why,
            path.generic_string(),
            {},
            {},
            {}};
}

bool is_canon_file(const fs::path& path) { return path.extension() == ".pets" || path.extension() == ".json5"; }

/// The name of the folder itself, however it was written: "fan", "../fan/", ".".
std::string folder_name(const fs::path& folder) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(folder, error);
    return (error ? folder : whole).filename().generic_string();
}

/// The nearest folder around the file that has a module.json5, up to `root`; else `root`.
std::string module_of(const fs::path& file, const fs::path& root, const std::set<fs::path>& all) {
    for (fs::path folder = file.parent_path(); folder != root && !folder.empty(); folder = folder.parent_path()) {
        if (all.contains(folder / "module.json5")) return folder.filename().generic_string();
    }
    return folder_name(root);
}

bool is_within(const fs::path& inner, const fs::path& outer) {
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

/// Finds the files below a folder: in the order of names, so that every machine reads alike. A link to a folder is
/// followed, unless that has been read already or is around where it all begins.
class FolderWalk {
  public:
    FolderWalk(const fs::path& root, std::vector<parser::Diagnostic>& problems, const MayRead& may_read)
        : problems_(problems), may_read_(may_read) {
        std::error_code error;
        root_ = fs::canonical(root, error);
        visit(root);
    }

    const std::set<fs::path>& files() const { return files_; }

  private:
    void visit(const fs::path& folder) {
        std::error_code error;
        if (!folders_.insert(fs::canonical(folder, error)).second) return;
        std::set<fs::path> entries;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            entries.insert(it->path());
        if (error) problems_.push_back(unreadable(folder, error.message()));
        for (const fs::path& entry : entries) {
            if (may_read_ && !may_read_(entry.string())) {
                if (fs::is_directory(entry, error) || is_canon_file(entry))
                    problems_.push_back(unreadable(entry, "it leads out of the folder that may be read"));
            } else if (!fs::is_directory(entry, error)) {
                if (is_canon_file(entry)) files_.insert(entry);
            } else if (!fs::is_symlink(entry, error) || !is_within(root_, fs::canonical(entry, error))) {
                visit(entry);
            }
        }
    }

    std::vector<parser::Diagnostic>& problems_;
    const MayRead& may_read_;
    fs::path root_;
    std::set<fs::path> folders_;  // by their real names
    std::set<fs::path> files_;
};

std::optional<std::string> read_text(const fs::path& path, std::vector<parser::Diagnostic>& problems) {
    auto text = parser::read_file(path.generic_string());
    if (text) return std::move(*text);
    problems.push_back(std::move(text.error()).in(path.generic_string()));
    return std::nullopt;
}

}  // namespace

std::vector<CanonFile> read_canon_folder(const std::string& folder, std::vector<parser::Diagnostic>& problems,
                                         const MayRead& may_read) {
    fs::path root(folder);
    std::set<fs::path> paths;
    std::error_code error;
    if (fs::is_directory(root, error)) {
        if (!root.has_filename()) root = root.parent_path();  // "fan/" is "fan"
        paths = FolderWalk(root, problems, may_read).files();
    } else if (fs::exists(root, error)) {
        paths.insert(root);
        root = root.has_parent_path() ? root.parent_path() : fs::path(".");
    } else {
        if (!error) error = std::make_error_code(std::errc::no_such_file_or_directory);
        problems.push_back(unreadable(folder, error.message()));
    }

    std::vector<CanonFile> files;
    for (const fs::path& path : paths) {
        if (auto text = read_text(path, problems)) {
            files.push_back({path.generic_string(), std::move(*text), module_of(path, root, paths)});
        }
    }
    return files;
}

CanonFile embedded_file(const EmbeddedFile& file) {
    return {std::string(file.path), std::string(file.text), std::string(file.path.substr(0, file.path.find('/')))};
}

Canon load_embedded_canon(const std::vector<std::string>& extra_folders) {
    std::vector<CanonFile> files;
    std::ranges::transform(embedded_canon(), std::back_inserter(files), embedded_file);
    std::vector<parser::Diagnostic> problems;
    for (const std::string& folder : extra_folders) {
        std::vector<CanonFile> more = read_canon_folder(folder, problems);
        std::move(more.begin(), more.end(), std::back_inserter(files));
    }
    Canon canon = load_canon(std::move(files));
    canon.problems.insert(canon.problems.begin(), std::make_move_iterator(problems.begin()),
                          std::make_move_iterator(problems.end()));
    return canon;
}

}  // namespace rego::engine
