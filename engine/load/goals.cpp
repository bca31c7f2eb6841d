#include "engine/load/goals.hpp"

#include <array>
#include <string>
#include <utility>

#include "engine/load/build.hpp"
#include "parser/parse.hpp"

namespace rego::engine {
namespace {

/// `CLASS name : supertype { HAS MAX 1 name<Anyone> }`
parser::ClassDeclaration declare(const std::string& name, std::string_view supertype, const DataObject& record) {
    const parser::Span span = record.span_of("name");
    parser::ClassDeclaration made = build::declaration(name, span, {build::type(supertype, span)});
    made.span = record.span();
    made.body.invariants.push_back(build::at_most_one(build::type(name, span, {build::type("Anyone", span)})));
    return made;
}

void offer(DataFile& data, DataObject& record, const std::string& name) {
    data.module_info().offers.push_back(name);
    for (const Text& need : record.texts("needs")) {
        data.mention(Mention::Of::Module, need.text, need.span);
        data.canon().goal_needs[name].push_back(need.text);
    }
}

}  // namespace

void load_milestone(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 3> kFields{"name", "requirement", "needs"};
    DataObject record(data, value, kFields);
    const std::string name = record.class_name("name");
    record.require("requirement");
    auto requirement = record.pets("requirement", parser::parse_requirement);
    if (!record.ok()) return;
    parser::ClassDeclaration made = declare(name, "Milestone", record);
    made.body.properties.push_back(build::property("requirement", std::move(*requirement)));
    data.add_class(std::move(made));
    offer(data, record, name);
}

void load_award(DataFile& data, const parser::json5::Value& value) {
    static constexpr std::array<std::string_view, 3> kFields{"name", "counts", "needs"};
    DataObject record(data, value, kFields);
    const std::string name = record.class_name("name");
    record.require("counts");
    auto counts = record.pets("counts", parser::parse_metric);
    if (!record.ok()) return;
    parser::ClassDeclaration made = declare(name, "Award", record);
    made.body.properties.push_back(build::property("counts", std::move(*counts)));
    data.add_class(std::move(made));
    offer(data, record, name);
}

}  // namespace rego::engine
