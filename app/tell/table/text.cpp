// Rows as text: CSV as in RFC 4180 but with plain line ends, or an object a line.
#include <nlohmann/json.hpp>

#include "app/tell/table/table.hpp"

namespace rego::app::tables {
namespace {

std::string csv_cell(const Cell& cell) {
    if (const auto* number = std::get_if<std::int64_t>(&cell)) return std::to_string(*number);
    const auto* text = std::get_if<std::string>(&cell);
    if (text == nullptr) return {};
    if (text->find_first_of(",\"\n\r") == std::string::npos) return *text;
    std::string quoted = "\"";
    for (const char c : *text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csv_line(const Row& row) {
    std::string line;
    for (const Cell& cell : row) line += (&cell == &row.front() ? "" : ",") + csv_cell(cell);
    return line + '\n';
}

std::string json_line(const std::vector<ColumnInfo>& columns, const Row& row) {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        auto& value = object[columns[i].name];
        if (const auto* number = std::get_if<std::int64_t>(&row[i])) value = *number;
        if (const auto* text = std::get_if<std::string>(&row[i])) value = *text;
    }
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace

std::optional<Kind> kind_named(std::string_view name) {
    for (std::size_t i = 0; i < std::size(kKindNames); ++i) {
        if (kKindNames[i] == name) return static_cast<Kind>(i);
    }
    return std::nullopt;
}

std::vector<Kind> kinds_named(std::string_view name) {
    if (const auto one = kind_named(name)) return {*one};
    std::vector<Kind> all;
    for (std::size_t i = 0; name == "all" && i < std::size(kKindNames); ++i) all.push_back(static_cast<Kind>(i));
    return all;
}

std::string head_text(Format format, const std::vector<ColumnInfo>& columns) {
    if (format == Format::JsonLines) return {};
    Row names;
    for (const ColumnInfo& column : columns) names.emplace_back(column.name);
    return csv_line(names);
}

std::string row_text(Format format, const std::vector<ColumnInfo>& columns, const Row& row) {
    return format == Format::Csv ? csv_line(row) : json_line(columns, row);
}

}  // namespace rego::app::tables
