// What is not written because the canon says it by default, and which properties there are.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/rules/elaborate.hpp"
#include "engine/rules/refuse.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

using namespace parser;

void Elaborator::fill_defaults(Type& type, Taken& taken, Usage usage) {
    const auto wanted = [&](const DefaultDeclaration& declaration) {
        switch (usage) {
            case Usage::Gain: return declaration.kind == DefaultKind::Gain;
            case Usage::Remove: return declaration.kind == DefaultKind::Remove;
            case Usage::Trigger: return declaration.kind == DefaultKind::Trigger;
            case Usage::Plain: return false;
        }
        return false;
    };
    for (const ClassId ancestor : table_.info(type.cls).ancestors) {
        if (std::all_of(taken.begin(), taken.end(), [](bool t) { return t; })) return;
        const auto& defaults = table_.info(ancestor).defaults;
        for (const auto& declaration : defaults) {
            if (wanted(declaration)) fill_from(declaration, ancestor, type, taken);
        }
        for (const auto& declaration : defaults) {
            if (declaration.kind == DefaultKind::AllUses) fill_from(declaration, ancestor, type, taken);
        }
    }
}

void Elaborator::fill_from(const DefaultDeclaration& declaration, ClassId ancestor, Type& type, Taken& taken) {
    const Meanwhile kept{lasting_, true};
    Type pattern = types_[types_.base(ancestor)];
    Taken said(pattern.dependencies.size(), false);
    for (const Expression& argument : declaration.type.arguments) {
        // A default that is not needed says nothing, about an owner neither.
        const bool mentioned = mentions_owner_;
        const TypeId value = resolve(argument, Usage::Plain, true);
        const bool mentions = std::exchange(mentions_owner_, mentioned);
        const auto place = types_.assign(pattern, said, value, argument.complement);
        if (!place) continue;
        const std::size_t index = table_.dependency_index(type.cls, ancestor, *place);
        if (taken[index]) continue;
        mentions_owner_ = mentions_owner_ || mentions;
        const TypeId bound = type.dependencies[index], by_default = pattern.dependencies[*place];
        const TypeId both = types_.intersect(bound, by_default);
        if (both == kNoType) continue;
        type.dependencies[index] = types_.is_subtype(by_default, bound) ? by_default : both;
        taken[index] = true;
    }
}

Intensity Elaborator::default_intensity(TypeId type, DefaultKind kind) const {
    for (const ClassId ancestor : table_.info(types_[type].cls).ancestors) {
        for (const auto& declaration : table_.info(ancestor).defaults) {
            if (declaration.kind == kind && declaration.intensity) return *declaration.intensity;
        }
    }
    return Intensity::Mandatory;
}

/// Some class that the type may be must know the property; `Card.prise` is a typo.
void Elaborator::check_property(TypeId whose, const std::string& property, Span span) const {
    if (whose == kNoType) return;
    const ClassId cls = types_[whose].literal != kNoClass ? types_[whose].literal : types_[whose].cls;
    if (table_.declares_property(cls, property)) return;
    types_.note_question_below(cls, property);
    if (table_.is_property_below(cls, property)) return;
    std::vector<std::string> names;
    for (const ClassId ancestor : table_.info(cls).ancestors) {
        for (const auto& [name, value] : table_.info(ancestor).properties) names.push_back(name);
    }
    refuse_written(ErrorKind::UnknownName, fmt::format("`{}` has no property `{}`", table_.info(cls).name, property),
                   span, did_you_mean(nearest_names(property, names, 1)));
}

}  // namespace rego::engine
