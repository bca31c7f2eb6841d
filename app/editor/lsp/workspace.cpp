#include "app/editor/lsp/workspace.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>

#include "app/shell/session/library.hpp"
#include "app/shell/session/replace_file.hpp"
#include "engine/load/embedded_canon.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app::lsp {

namespace fs = std::filesystem;

namespace {

/// The canon in the program, as files.
const std::vector<engine::CanonFile>& embedded_files() {
    static const std::vector<engine::CanonFile> files = [] {
        std::vector<engine::CanonFile> all;
        std::ranges::transform(engine::embedded_canon(), std::back_inserter(all), engine::embedded_file);
        return all;
    }();
    return files;
}

/// `base/cards.json5` of `/home/me/rego/canon/base/cards.json5`; null if the path is no copy of such a file.
const engine::CanonFile* embedded_file(std::string_view path) {
    const auto& files = embedded_files();
    const auto found =
        std::ranges::find_if(files, [&](const engine::CanonFile& file) { return path.ends_with('/' + file.path); });
    return found == files.end() ? nullptr : &*found;
}

/// In the order of names, as `check` reads them.
std::set<fs::path> files_of_bundle(const fs::path& folder, bool with_modules_below = true) {
    std::set<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const Language language = language_of(it->path().string());
        std::error_code ignored;
        if (language == Language::Pets || language == Language::Data) files.insert(it->path());
        if (with_modules_below && fs::exists(it->path() / "module.json5", ignored))
            files.merge(files_of_bundle(it->path(), false));
    }
    return files;
}

/// Where files that are only in the program are put so that an editor can open them.
fs::path cache_folder() {
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
        return fs::path(cache) / "rego" / "canon";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / ".cache" / "rego" / "canon";
    return fs::temp_directory_path() / "rego-canon";
}

}  // namespace

Language language_of(std::string_view path) {
    if (path.ends_with(".pets")) return Language::Pets;
    if (path.ends_with(".json5")) return Language::Data;
    if (path.ends_with(".rego")) return Language::Script;
    return Language::Other;
}

Workspace::Workspace(std::vector<std::string> folders) : folders_(std::move(folders)) {}

// --- Documents -------------------------------------------------------------------------------------------------

void Workspace::open(const std::string& path, std::string text) {
    documents_[path] = {path, std::move(text)};
    reread();
}

void Workspace::change(const std::string& path, std::string text) {
    documents_[path] = {path, std::move(text)};
    if (language_of(path) == Language::Script) return;
    engine::CanonFile* file = is_gathered_ ? file_of(path) : nullptr;
    if (file == nullptr) {
        reread();
    } else {
        file->text = documents_[path].text;
        table_.reset();
        problems_.reset();
    }
}

void Workspace::close(const std::string& path) {
    documents_.erase(path);
    reread();
}

void Workspace::reread() {
    is_gathered_ = false;
    table_.reset();
    problems_.reset();
}

const Document* Workspace::find(const std::string& path) const {
    const auto found = documents_.find(path);
    return found == documents_.end() ? nullptr : &found->second;
}

// --- Gathering -------------------------------------------------------------------------------------------------

engine::CanonFile* Workspace::file_of(const std::string& path) {
    const std::string wanted = canon_path(path);
    const auto found = std::ranges::find(files_, wanted, &engine::CanonFile::path);
    return found == files_.end() ? nullptr : &*found;
}

void Workspace::put(engine::CanonFile file, std::string on_disk) {
    const auto old = std::ranges::find(files_, file.path, &engine::CanonFile::path);
    on_disk_[file.path] = std::move(on_disk);
    if (old == files_.end()) {
        files_.push_back(std::move(file));
    } else {
        old->text = std::move(file.text);
    }
}

/// A copy of the canon is read as a whole in place of the one in the program. Of another file those beside it belong
/// to the same bundle, and those in folders below that are modules; what else is below could be anything.
void Workspace::add_folder_of(const std::string& path) {
    if (const engine::CanonFile* copied = embedded_file(path)) {
        const std::string root = path.substr(0, path.size() - copied->path.size());
        if (!gathered_.insert(root).second) return;
        for (const engine::CanonFile& each : embedded_files())
            if (auto text = parser::read_file(root + each.path)) put({each.path, *text, each.module}, root + each.path);
        return;
    }
    const fs::path folder = fs::path(path).parent_path();
    if (!gathered_.insert(folder.string()).second) return;
    for (const fs::path& each : files_of_bundle(folder)) {
        const std::string module = each.parent_path().filename().string();
        if (auto text = parser::read_file(each.string())) put({each.string(), *text, module}, each.string());
    }
}

void Workspace::gather() {
    if (is_gathered_) return;
    is_gathered_ = true;
    files_ = embedded_files();
    on_disk_.clear();
    gathered_.clear();
    std::vector<parser::Diagnostic> ignored;  // what cannot be read is told when it is opened
    for (const std::string& folder : folders_)
        for (engine::CanonFile& file : engine::read_canon_folder(folder, ignored)) {
            const std::string path = fs::absolute(file.path).lexically_normal().string();
            file.path = path;
            put(std::move(file), path);
        }
    for (const auto& [path, document] : documents_) {
        const Language language = language_of(path);
        if (language == Language::Other) continue;
        add_folder_of(path);  // a script is about the bundle that it lies beside
        if (language == Language::Script) continue;
        put({canon_path(path), document.text, fs::path(path).parent_path().filename().string()}, path);
    }
}

const Table& Workspace::table() {
    gather();
    if (!table_)
        table_ = std::make_shared<const engine::ClassTable>(
            std::make_shared<const engine::Canon>(engine::load_canon(files_, known_files_)));
    return table_;
}

const std::vector<parser::Diagnostic>& Workspace::problems() {
    if (problems_) return *problems_;
    const Table& checked = table();
    outdated_ = validated_.table;
    problems_ = Library::problems(checked, validated_);
    return *problems_;
}

// --- Files of the canon ----------------------------------------------------------------------------------------

std::string Workspace::canon_path(const std::string& path) const {
    const Language language = language_of(path);
    if (language != Language::Pets && language != Language::Data) return {};
    const engine::CanonFile* copied = embedded_file(path);
    return copied == nullptr ? path : copied->path;
}

bool Workspace::is_writable(const std::string& canon_path) const { return on_disk_.contains(canon_path); }

std::string Workspace::folder_of(const std::string& canon_path) const {
    return canon_path.substr(0, canon_path.find_last_of('/') + 1);
}

std::string Workspace::path_on_disk(const std::string& canon_path) {
    gather();
    if (const auto known = on_disk_.find(canon_path); known != on_disk_.end()) return known->second;
    const auto file = std::ranges::find(files_, canon_path, &engine::CanonFile::path);
    if (file == files_.end()) return {};
    const fs::path path = cache_folder() / canon_path;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (const auto there = parser::read_file(path.string()); !there || *there != file->text)
        if (write_file(path.string(), file->text)) return {};
    return path.string();
}

}  // namespace rego::app::lsp
