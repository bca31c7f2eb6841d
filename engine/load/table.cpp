#include "engine/load/table.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/load/build.hpp"
#include "parser/parse.hpp"

namespace rego::engine {
namespace {

using parser::Comparison;
using parser::Instruction;

/// `=2 by: entry`; of the last one `6 by: entry`.
Instruction row_entry(std::int32_t position, bool is_last, const parser::Metric& by, Instruction entry) {
    const parser::Span span = entry.span;
    parser::Requirement gate;
    gate.span = span;
    gate.node = parser::CountRequirement{is_last ? Comparison::AtLeast : Comparison::Exactly, position, by};
    return {parser::GatedInstruction{std::move(gate), std::move(entry)}, span};
}

}  // namespace

void load_table(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 4> kFields{"class", "on", "by", "row"};
    DataObject record(data, value, kFields);
    const std::string name = record.class_name("class");
    for (const std::string_view field : {"on", "by", "row"}) record.require(field);
    auto on = record.pets("on", parser::parse_expression);
    const auto by = record.pets("by", parser::parse_metric);
    std::vector<Instruction> row = record.all_pets("row", parser::parse_instruction);
    if (record.ok() && row.size() < 2) record.problem("row", record.span_of("row"), "expected two values or more");
    if (!record.ok()) return;

    std::vector<Instruction> entries;
    for (std::size_t i = 0; i < row.size(); ++i) {
        entries.push_back(row_entry(static_cast<std::int32_t>(i), i + 1 == row.size(), *by, std::move(row[i])));
    }
    parser::ClassDeclaration extension = build::declaration(name, record.span_of("class"), {});
    extension.span = record.span();
    extension.extends_existing = true;
    const parser::Span span = record.span_of("row");
    extension.body.effects.push_back(
        build::effect(std::move(*on), false, Instruction{parser::OrInstruction{std::move(entries)}, span}));
    data.add_class(std::move(extension));
}

}  // namespace rego::engine
