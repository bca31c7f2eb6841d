// desc: all that is known of a class or type.
#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/rules/elaborate.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/print.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::ClassInfo;
using engine::ClassTable;
using engine::TypeId;
using engine::Unit;

namespace {

constexpr std::size_t kLabel = 14;

void line(std::string& text, std::string_view label, const std::string& value) {
    if (!value.empty()) text += fmt::format("{:<{}}{}\n", label, kLabel, value);
}

/// Names one after the other, as wide as the terminal.
std::string flow(Run& run, std::vector<std::string> names) {
    return flowed(names, ", ", static_cast<std::size_t>(run.session.style().width), kLabel);
}

std::vector<std::string> names_of(const ClassTable& table, const std::vector<ClassId>& classes) {
    std::vector<std::string> names;
    for (const ClassId cls : classes) names.push_back(table.info(cls).name);
    return names;
}

/// Those that this game is played with; of the others only how many there are. All, if it is played with none.
std::string subtypes(Run& run, const ClassInfo& info) {
    std::vector<ClassId> here;
    std::ranges::copy_if(info.subclasses, std::back_inserter(here),
                         [&](ClassId cls) { return run.game().core().world().is_active(cls); });
    const std::size_t elsewhere = info.subclasses.size() - here.size();
    const ClassTable& table = run.game().core().table();
    if (here.empty()) return flow(run, names_of(table, info.subclasses));
    std::vector<std::string> names = names_of(table, here);
    if (elsewhere > 0) names.back() += fmt::format(" and {} not in this game", elsewhere);
    return flow(run, std::move(names));
}

std::string value_text(const engine::PropertyValue& property) {
    if (const auto* number = std::get_if<std::int32_t>(&property.value)) return fmt::format("{}", *number);
    if (const auto* requirement = std::get_if<parser::Requirement>(&property.value))
        return "HAS " + parser::to_string(*requirement);
    if (const auto* metric = std::get_if<parser::Metric>(&property.value)) return parser::to_string(*metric);
    const auto& slot = std::get<parser::PropertySlot>(property.value);
    const std::string_view kind = slot.kind == parser::PropertyKind::Number        ? "Number"
                                  : slot.kind == parser::PropertyKind::Requirement ? "Requirement"
                                                                                   : "Metric";
    return fmt::format("{}{}, no value", kind, slot.optional ? "?" : "");
}

/// The names of the properties that a class itself declares, as they are written there.
std::vector<std::string> own_properties(const ClassInfo& info) {
    std::vector<std::string> names;
    for (const auto& [name, value] : info.properties) names.push_back(name);
    std::ranges::sort(names, {},
                      [&](const std::string& name) { return std::pair(info.properties.at(name).span.begin, name); });
    return names;
}

/// Each with the value that counts, the nearest; a slot stands only where nothing fills it.
std::string properties(const ClassTable& table, ClassId cls) {
    std::string text;
    std::set<std::string> told;
    for (const ClassId ancestor : table.info(cls).ancestors) {
        const ClassInfo& info = table.info(ancestor);
        for (const std::string& name : own_properties(info)) {
            const engine::PropertyValue& own = info.properties.at(name);
            const engine::PropertyValue* counts = table.property(cls, name);
            if ((counts != nullptr && counts != &own) || !told.insert(name).second) continue;
            line(text, "property", fmt::format("{} = {}  (of {})", name, value_text(own), info.name));
        }
    }
    return text;
}

std::string why_abstract(engine::TypePool& types, TypeId type) {
    const engine::Type& it = types[type];
    const ClassInfo& info = types.table().info(it.cls);
    if (info.is_abstract) return fmt::format("no: the class {} is abstract", info.name);
    for (const TypeId dependency : it.dependencies)
        if (!types[dependency].concrete) return fmt::format("no: {} in it is abstract", types.print(dependency));
    if (it.refinement) return "no: it has a refinement";
    return "no";
}

/// Whose rule it is, and who added it if that was another module.
template <class Rule>
std::string origin(const ClassTable& table, const Rule& rule) {
    const ClassInfo& info = table.info(rule.declared_in);
    return fmt::format("  (of {}{}{})", info.name, rule.condition.empty() ? "" : "(HAS " + rule.condition + ")",
                       rule.module == info.module ? "" : ", added by " + rule.module);
}

std::string defaults_and_invariants(const ClassTable& table, const ClassInfo& info) {
    std::string text;
    for (const ClassId ancestor : info.ancestors)
        for (const auto& each : table.info(ancestor).defaults)
            line(text, "default", fmt::format("{}  (of {})", parser::to_string(each.type), table.info(ancestor).name));
    for (const std::size_t n : info.invariants) {
        const auto& rule = table.invariant(n);
        line(text, "invariant", parser::to_string(rule.requirement) + origin(table, rule));
    }
    return text;
}

/// Each as it is written, and for a concrete type also as it acts there.
std::string effects(Run& run, TypeId type) {
    engine::TypePool& types = run.game().core().types();
    const ClassTable& table = types.table();
    std::string text;
    for (const std::size_t n : table.info(types[type].cls).effects) {
        const auto& rule = table.effect(n);
        line(text, rule.from_action ? "action" : "effect", parser::to_string(rule.effect) + origin(table, rule));
        if (!types[type].concrete) continue;
        const auto& acting = run.game().core().effect_of(n, type, run.actor());
        std::string trigger;
        for (const auto& arm : acting.arms)
            trigger += fmt::format("{}{}{}", trigger.empty() ? "" : " OR ", arm.side == engine::Side::Loss ? "-" : "",
                                   types.print(arm.type));
        line(text, "  here",
             fmt::format("{}{} {}", trigger, acting.immediate ? "::" : ":",
                         engine::print_rule(types, *acting.instruction)));
    }
    return text;
}

/// Who else would answer if the player gained one of it now. What it says of its own arrival stands above.
std::string set_off(Run& run, TypeId component) {
    engine::TypePool& types = run.game().core().types();
    std::string text;
    for (const auto& firing : run.game().core().answers_to_gain(component, run.actor())) {
        if (firing.carrier == component) continue;
        line(text, "sets off",
             fmt::format("{}{} {}", types.print(firing.carrier), firing.immediate ? "::" : ":",
                         engine::print_rule(types, *firing.instruction)));
    }
    return text;
}

}  // namespace

Outcome desc(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`desc` needs a type");
    const auto expression = run.expression(text);
    if (!expression) return expression.error();
    if (expression->complement)
        return at(text,
                  problem(parser::ErrorKind::Type,
                          fmt::format("`{}` says only what a thing is not; that is no type to describe", text.text),
                          fmt::format("`desc {}`", text.text.substr(1))));
    const auto resolved = run.game().core().resolve(run.actor(), *expression);
    if (!resolved) return resolved.error();

    engine::TypePool& types = run.game().core().types();
    const ClassTable& table = types.table();
    const engine::Type type = types[*resolved];
    const ClassInfo& info = table.info(type.cls);
    std::string& out = run.reply.text;
    out += types.print(*resolved) + "\n";
    line(out, "meaning", info.doc);
    line(out, "printed", printed_name(table, type.cls) == info.name ? "" : printed_name(table, type.cls));
    line(out, "short", info.short_name);
    line(out, "module", info.module + (run.game().core().world().is_active(type.cls) ? "" : " (not in this game)"));
    line(out, "concrete", type.concrete ? "yes" : why_abstract(types, *resolved));
    line(out, "supertypes", flow(run, names_of(table, {info.ancestors.begin() + 1, info.ancestors.end()})));
    line(out, "subtypes", subtypes(run, info));
    for (std::size_t i = 0; i < type.dependencies.size(); ++i)
        line(out, "dependency", types.print(type.dependencies[i]));
    out += properties(table, type.cls);
    out += defaults_and_invariants(table, info);
    out += effects(run, *resolved);
    line(out, "there are", fmt::format("{}", run.game().core().count(*resolved)));
    if (type.concrete) out += set_off(run, *resolved);
    return Unit{};
}

}  // namespace rego::app::commands
