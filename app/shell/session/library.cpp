#include "app/shell/session/library.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/session/log.hpp"
#include "engine/load/canon.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/ready/embedded_table.hpp"

namespace rego::app {

using engine::ClassTable;

std::shared_ptr<const ClassTable> Library::table() {
    const std::lock_guard lock(mutex_);
    if (table_) return table_;
    const Stopwatch watch;
    table_ = engine::embedded_table(folders_);
    log(LogLevel::Info, "canon: {} classes, {} files of them from {} in {}", table_->size(),
        table_->canon().files.size(), folders_.empty() ? "the program" : fmt::format("{}", fmt::join(folders_, ", ")),
        watch.text());
    return table_;
}

std::shared_ptr<const ClassTable> Library::read_again() {
    {
        const std::lock_guard lock(mutex_);
        table_.reset();
    }
    return table();
}

std::shared_ptr<const ClassTable> Library::with_bundles(const std::shared_ptr<const ClassTable>& base,
                                                        const std::vector<Bundle>& bundles,
                                                        const std::vector<std::string>& left_out) {
    std::string key = fmt::format("{}", fmt::ptr(base.get()));
    for (const std::string& name : left_out) key += " -" + name;
    for (const Bundle& bundle : bundles) key += " " + bundle.folder + "@" + bundle.hash;
    const std::lock_guard lock(mutex_);
    auto& [of, made] = with_bundles_[key];
    if (made) return made;
    of = base;
    std::vector<engine::CanonFile> files(base->canon().files.begin(), base->canon().files.end());
    std::erase_if(files, [&](const engine::CanonFile& file) {
        return std::ranges::any_of(folders_, [&](const std::string& folder) {
            return file.path.starts_with(folder) && std::ranges::find(left_out, bundle_name(folder)) != left_out.end();
        });
    });
    for (const Bundle& bundle : bundles) {
        files.insert(files.end(), bundle.files.begin(), bundle.files.end());
        bundles_.push_back(bundle);
    }
    const Stopwatch watch;
    made =
        std::make_shared<const ClassTable>(std::make_shared<const engine::Canon>(engine::load_canon(std::move(files))));
    for (const Bundle& bundle : bundles)
        log(LogLevel::Info, "rules: {} files from {}@{}", bundle.files.size(), bundle.folder, bundle.hash);
    log(LogLevel::Info, "rules: {} classes in {}", made->size(), watch.text());
    return made;
}

std::optional<Bundle> Library::kept_bundle(const std::string& folder, const std::string& hash) {
    const std::lock_guard lock(mutex_);
    const auto kept =
        std::ranges::find_if(bundles_, [&](const Bundle& each) { return each.folder == folder && each.hash == hash; });
    if (kept == bundles_.end()) return std::nullopt;
    return *kept;
}

std::string bundle_name(const std::string& folder) {
    std::error_code ignored;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(folder, ignored);
    return whole.filename().string();
}

std::vector<parser::Diagnostic> Library::problems(const std::shared_ptr<const ClassTable>& table) {
    engine::Validated nothing;
    return Library::problems(table, nothing);
}

std::vector<parser::Diagnostic> Library::problems(const std::shared_ptr<const ClassTable>& table,
                                                  engine::Validated& known) {
    std::vector<parser::Diagnostic> problems = table->problems();  // those of reading the files included
    for (auto& each : engine::validate(table, engine::mars_custom_names(), known)) problems.push_back(std::move(each));
    return problems;
}

std::string_view Library::text_of(const ClassTable& table, std::string_view file) {
    for (const engine::CanonFile& each : table.canon().files)
        if (each.path == file) return each.text;
    return {};
}

}  // namespace rego::app
