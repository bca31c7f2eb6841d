#include "engine/types/class_table.hpp"

#include <algorithm>
#include <array>

#include "engine/types/action_rules.hpp"
#include "engine/types/class_table_builder.hpp"
#include "parser/text/letters.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

ClassTable::ClassTable(std::shared_ptr<const Canon> canon) : canon_(std::move(canon)), problems_(canon_->problems) {
    Builder{*this}.build();
}

namespace {

using Known = ClassTable::WellKnownClasses;

/// A class with a meaning of its own, by its name or by what the canon says of its language.
struct Role {
    ClassId Known::*cls;
    const char* name;
    std::string Language::*said_in = nullptr;
};
constexpr std::array kRoles{
    Role{&Known::anyone, "Anyone"},
    Role{&Known::owner, "Owner"},
    Role{&Known::owned, "Owned"},
    Role{&Known::engine, "Engine"},
    Role{&Known::ok, "Ok"},
    Role{&Known::die, "Die"},
    Role{&Known::temporary, "Temporary"},
    Role{&Known::signal, "Signal"},
    Role{&Known::atomized, "Atomized"},
    Role{&Known::has_actions, "HasActions"},
    Role{&Known::use_action, "UseAction"},
    Role{&Known::first, kActionSlots[0]},
    Role{&Known::second, kActionSlots[1]},
    Role{&Known::third, kActionSlots[2]},
    Role{&Known::production_of, nullptr, &Language::production_of},
    Role{&Known::production, nullptr, &Language::production_becomes},
    Role{&Known::owed, nullptr, &Language::owed_becomes},
    Role{&Known::leeway, nullptr, &Language::leeway_unit},
    Role{&Known::leeway_covers, nullptr, &Language::leeway_covers},
    Role{&Known::face_down, nullptr, &Language::face_down_class},
    Role{&Known::face_down_keeps, nullptr, &Language::face_down_keeps},
    Role{&Known::first_player, nullptr, &Language::first_player},
    Role{&Known::wild, nullptr, &Language::wild_class},
    Role{&Known::wild_stands_for, nullptr, &Language::wild_stands_for},
};

struct RoleOfSeveral {
    std::vector<ClassId> Known::*classes;
    std::vector<std::string> Language::*said_in;
};
constexpr std::array kRolesOfSeveral{
    RoleOfSeveral{&Known::owed_classes, &Language::owed_classes},
    RoleOfSeveral{&Known::broadcast, &Language::broadcast},
    RoleOfSeveral{&Known::bookkeeping, &Language::bookkeeping},
    RoleOfSeveral{&Known::created_by_engine, &Language::created_by_engine},
    RoleOfSeveral{&Known::wild_unless, &Language::wild_unless},
};

}  // namespace

std::vector<std::span<const ClassId>> ClassTable::WellKnownClasses::all() const {
    std::vector<std::span<const ClassId>> classes;
    for (const Role& role : kRoles) classes.emplace_back(&(this->*role.cls), 1);
    for (const RoleOfSeveral& role : kRolesOfSeveral) classes.emplace_back(this->*role.classes);
    return classes;
}

void ClassTable::learn_names() {
    own_words_.assign(std::max(classes_.size(), outlines_.size()), nullptr);
    for (const auto& [name, words] : canon_->words) {
        if (const auto cls = by_name_.find(name)) own_words_[*cls] = &words;
    }
    const Language& language = canon_->language;
    for (const Role& role : kRoles)
        known_.*role.cls =
            find(role.name != nullptr ? std::string_view(role.name) : language.*role.said_in).value_or(kNoClass);
    for (const RoleOfSeveral& role : kRolesOfSeveral) {
        for (const std::string& name : language.*role.said_in) {
            if (const auto id = find(name)) (known_.*role.classes).push_back(*id);
        }
    }
    for (const auto& [short_name, name] : language.short_names) {
        if (const auto id = find(name)) by_short_name_.set(short_name, *id);
    }
}

std::optional<ClassId> ClassTable::find(std::string_view name) const {
    if (const auto named = by_name_.find(name)) return named;
    return by_short_name_.find(name);
}

std::optional<ClassId> ClassTable::find_loose(std::string_view name) const {
    if (const auto exact = find(name)) return exact;
    if (const auto named = by_any_case_.find(name)) return named;
    return by_short_name_.find(parser::upper(name));
}

std::vector<std::string> ClassTable::suggestions(std::string_view name, std::size_t most) const {
    std::vector<std::string> names;
    names.reserve(classes_.size());
    for (const auto& info : classes_) names.push_back(info.name);
    for (const auto& [each, measure] : measures_.all()) names.push_back(each);
    return parser::nearest_names(name, names, most);
}

std::optional<ClassId> ClassTable::common_subclass(ClassId a, ClassId b) const {
    if (is_subclass(a, b)) return a;
    if (is_subclass(b, a)) return b;
    if (classes_[a].subclasses.empty() || classes_[b].subclasses.empty()) return std::nullopt;
    std::optional<ClassId> found;
    for (const ClassId id : order_) {  // outermost come first
        if (!is_subclass(id, a) || !is_subclass(id, b)) continue;
        if (!found) {
            found = id;
        } else if (!is_subclass(id, *found)) {
            return std::nullopt;
        }
    }
    return found;
}

bool EffectRule::forbids() const {
    const auto* dies = std::get_if<parser::GainInstruction>(&effect.instruction.node);
    return effect.immediate && dies != nullptr && dies->type.name == "Die";
}

bool EffectRule::answers_to_itself(Side side) const {
    return std::any_of(arms.begin(), arms.end(), [&](const TriggerArm& arm) { return arm.self && arm.side == side; });
}

std::optional<std::size_t> ClassTable::find_dependency(ClassId cls, const DependencyKey& key) const {
    const auto& keys = classes_[cls].dependencies;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == key) return i;
    }
    return std::nullopt;
}

const PropertyValue* ClassTable::property(ClassId cls, std::string_view name) const {
    for (const ClassId ancestor : classes_[cls].ancestors) {
        const auto it = classes_[ancestor].properties.find(name);
        if (it == classes_[ancestor].properties.end()) continue;
        if (!std::holds_alternative<parser::PropertySlot>(it->second.value)) return &it->second;
    }
    return nullptr;
}

bool ClassTable::declares_property(ClassId cls, std::string_view name) const {
    const auto& ancestors = classes_[cls].ancestors;
    return std::any_of(ancestors.begin(), ancestors.end(),
                       [&](ClassId ancestor) { return classes_[ancestor].properties.contains(name); });
}

bool ClassTable::is_property_below(ClassId cls, std::string_view name) const {
    return std::ranges::any_of(classes_[cls].concrete_descendants,
                               [&](ClassId each) { return declares_property(each, name); });
}

}  // namespace rego::engine
