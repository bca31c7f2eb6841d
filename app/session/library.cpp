#include "app/session/library.hpp"

#include <utility>

#include "engine/image/embedded_table.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/rules/validate.hpp"

namespace rego::app {

using engine::ClassTable;

std::shared_ptr<const ClassTable> Library::table() {
    const std::lock_guard lock(mutex_);
    if (!table_) table_ = engine::embedded_table(folders_);
    return table_;
}

std::shared_ptr<const ClassTable> Library::read_again() {
    {
        const std::lock_guard lock(mutex_);
        table_.reset();
    }
    return table();
}

std::vector<parser::Diagnostic> Library::problems(const std::shared_ptr<const ClassTable>& table) {
    std::vector<parser::Diagnostic> problems = table->problems();  // those of reading the files included
    for (auto& each : engine::validate(table, engine::mars_custom_names())) problems.push_back(std::move(each));
    return problems;
}

std::string_view Library::text_of(const ClassTable& table, std::string_view file) {
    for (const engine::CanonFile& each : table.canon().files)
        if (each.path == file) return each.text;
    return {};
}

}  // namespace rego::app
