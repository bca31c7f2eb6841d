// Where canon files come from: the program itself, and folders named by the user.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/load/canon.hpp"
#include "engine/load/embedded_canon.hpp"

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

}  // namespace

std::vector<CanonFile> read_canon_folder(const std::string& folder, std::vector<parser::Diagnostic>& problems) {
    fs::path root(folder);
    std::set<fs::path> paths;  // in the order of names, so that every machine reads alike
    std::error_code error;
    if (fs::is_directory(root, error)) {
        if (!root.has_filename()) root = root.parent_path();  // "fan/" is "fan"
        const auto options = fs::directory_options::follow_directory_symlink;
        for (fs::recursive_directory_iterator it(root, options, error), end; !error && it != end; it.increment(error)) {
            if (is_canon_file(it->path()) && !it->is_directory()) paths.insert(it->path());
        }
    } else if (fs::exists(root, error)) {
        paths.insert(root);
        root = root.has_parent_path() ? root.parent_path() : fs::path(".");
    } else if (!error) {
        error = std::make_error_code(std::errc::no_such_file_or_directory);
    }
    if (error) problems.push_back(unreadable(folder, error.message()));

    std::vector<CanonFile> files;
    for (const fs::path& path : paths) {
        std::ifstream in(path, std::ios::binary);
        if (!in) {
            problems.push_back(unreadable(path, "it cannot be opened"));
            continue;
        }
        std::string text{std::istreambuf_iterator<char>(in), {}};
        files.push_back({path.generic_string(), std::move(text), module_of(path, root, paths)});
    }
    return files;
}

Canon load_embedded_canon(const std::vector<std::string>& extra_folders) {
    std::vector<CanonFile> files;
    for (const EmbeddedFile& file : embedded_canon()) {
        const std::string path(file.path);
        files.push_back({path, std::string(file.text), path.substr(0, path.find('/'))});
    }
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
