// Selective extensions: `EXTEND CLASS CardFront(HAS SpaceTag, MAX 10 cost) { … }` goes to every class that is so.
#include <set>

#include <fmt/format.h>

#include "engine/types/class_table_builder.hpp"
#include "engine/types/printed.hpp"
#include "parser/print.hpp"

namespace rego::engine {

using parser::ErrorKind;

/// All are chosen before anything is added, so that no extension has a say in another's choice.
void ClassTable::Builder::apply_selections() {
    struct Chosen {
        const Selective* extension;
        std::vector<ClassId> classes;
    };
    std::vector<Chosen> all;
    for (const Selective& each : selective_) {
        refuse_new_header(each.signature, *each.origin);
        const Printed printed(made_, each.root);
        if (const auto wrong = printed.problem(*each.signature.invariant)) {
            problem(wrong->kind, wrong->message, each.origin->file, *wrong->span, wrong->hint);
            continue;
        }
        Chosen chosen{&each, {}};
        for (const ClassId cls : made_.classes_[each.root].concrete_descendants) {
            if (printed.holds(*each.signature.invariant, cls)) chosen.classes.push_back(cls);
        }
        all.push_back(std::move(chosen));
    }
    for (const Chosen& each : all) add_to_all(*each.extension, each.classes);
}

void ClassTable::Builder::add_to_all(const Selective& extension, const std::vector<ClassId>& classes) {
    const parser::ClassBody& body = extension.body;
    const LoadedClass& origin = *extension.origin;
    const Origin where{origin.file, origin.module};
    const auto refuse = [&](std::string_view what, parser::Span span) {
        problem(ErrorKind::Type, fmt::format("an extension of several classes cannot give them {}", what), origin.file,
                span, "it adds effects, actions, invariants and properties");
    };
    if (!body.nested.empty()) refuse("nested classes", body.nested.front().span);
    if (!body.defaults.empty()) refuse("defaults", body.defaults.front().span);
    if (classes.empty()) {
        made_.warnings_.push_back(
            parser::Diagnostic::of(ErrorKind::Type, fmt::format("no class below `{}` is so", extension.signature.name))
                .at(extension.signature.invariant->span)
                .as_warning());
        made_.warnings_.back().file = made_.canon_->files[origin.file].path;
    }
    const std::string condition = to_string(*extension.signature.invariant);
    for (const parser::Requirement& invariant : body.invariants) {
        for (const ClassId cls : classes) added_invariants_.emplace_back(cls, made_.invariants_.size());
        made_.invariants_.push_back({extension.root, origin.module, origin.file, invariant, false, condition});
    }
    for (const parser::Effect& effect : body.effects) {
        for (const ClassId cls : classes) made_.classes_[cls].own_effects.push_back(made_.effects_.size());
        EffectRule rule = effect_rule(extension.root, effect, where, false);
        rule.condition = condition;
        made_.effects_.push_back(std::move(rule));
    }
    for (const ClassId cls : classes) {
        auto& info = made_.classes_[cls];
        info.actions.insert(info.actions.end(), body.actions.begin(), body.actions.end());
        info.action_origins.insert(info.action_origins.end(), body.actions.size(), where);
    }
    for (const parser::PropertyDeclaration& property : body.properties) add_to_all(property, origin, classes);
}

/// One complaint is enough, however many classes two extensions disagree about.
void ClassTable::Builder::add_to_all(const parser::PropertyDeclaration& property, const LoadedClass& origin,
                                     const std::vector<ClassId>& classes) {
    std::set<std::pair<std::size_t, std::uint32_t>> told;
    for (const ClassId cls : classes) {
        auto& info = made_.classes_[cls];
        const PropertyValue value{property.value, origin.file, property.span};
        const auto [it, fresh] = info.properties.try_emplace(property.name, value);
        if (fresh || it->second.value == value.value) continue;
        if (!told.emplace(it->second.file, it->second.span.begin).second) continue;
        clash(fmt::format("`{}` has two values for `{}`", info.name, property.name), {origin.file, property.span},
              {it->second.file, it->second.span}, "extensions that overlap have to agree");
    }
}

}  // namespace rego::engine
