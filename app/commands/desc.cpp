// desc: all that is known of a class or type.
#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/render/render.hpp"
#include "engine/exec/executor.hpp"
#include "engine/rules/print_rules.hpp"
#include "parser/print.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::ClassInfo;
using engine::ClassTable;
using engine::TypeId;
using engine::Unit;

namespace {

std::string join(const ClassTable& table, const std::vector<ClassId>& classes) {
    std::string text;
    for (const ClassId cls : classes) text += (text.empty() ? "" : ", ") + table.info(cls).name;
    return text;
}

void line(std::string& text, std::string_view label, const std::string& value) {
    if (!value.empty()) text += fmt::format("{:<13} {}\n", label, value);
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

/// Who else would answer if the player gained one of it now. What it says of its own arrival stands above.
std::string set_off(Run& run, TypeId component) {
    engine::TypePool& types = run.game().core().types();
    std::string text;
    for (const auto& firing : run.game().core().executor().answers_to_gain(component, run.actor())) {
        if (firing.carrier == component) continue;
        line(text, "sets off", fmt::format("{}{} {}", types.print(firing.carrier), firing.immediate ? "::" : ":",
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
    line(out, "supertypes", join(table, {info.ancestors.begin() + 1, info.ancestors.end()}));
    line(out, "subtypes", join(table, info.subclasses));
    for (std::size_t i = 0; i < type.dependencies.size(); ++i)
        line(out, "dependency", types.print(type.dependencies[i]));
    for (const ClassId ancestor : info.ancestors)
        for (const auto& each : table.info(ancestor).defaults)
            line(out, "default", fmt::format("{}  (of {})", parser::to_string(each.type), table.info(ancestor).name));
    for (const std::size_t n : info.invariants) {
        const auto& rule = table.invariant(n);
        line(out, "invariant", fmt::format("{}  (of {})", parser::to_string(rule.requirement), table.info(rule.declared_in).name));
    }
    for (const std::size_t n : info.effects) {
        const auto& rule = table.effect(n);
        line(out, rule.from_action ? "action" : "effect",
             fmt::format("{}  (of {})", parser::to_string(rule.effect), table.info(rule.declared_in).name));
        if (!type.concrete) continue;
        const TypeId owner = run.game().core().executor().effect_owner(*resolved, run.actor());
        const auto& acting = run.game().core().executor().elaborated(static_cast<std::uint32_t>(n), *resolved, owner);
        std::string trigger;
        for (const auto& arm : acting.arms) trigger += fmt::format("{}{}{}", trigger.empty() ? "" : " OR ", arm.removal ? "-" : "", types.print(arm.type));
        line(out, "  here", fmt::format("{}{} {}", trigger, acting.immediate ? "::" : ":",
                                        engine::print_rule(types, *acting.instruction)));
    }
    line(out, "there are", fmt::format("{}", run.game().core().executor().count(*resolved)));
    if (type.concrete) out += set_off(run, *resolved);
    return Unit{};
}

}  // namespace rego::app::commands
