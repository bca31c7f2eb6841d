// Building the class table: who extends whom, which dependencies are inherited, and which of them are one.
#include <algorithm>
#include <cstdint>
#include <functional>

#include <fmt/format.h>

#include "engine/types/class_table_builder.hpp"

namespace rego::engine {

using parser::ErrorKind;
using parser::Expression;

void ClassTable::Builder::link_supers() {
    for (ClassId id = 0; id < made_.classes_.size(); ++id) {
        auto& info = made_.classes_[id];
        // What is no super is forgotten: whoever reads what stands behind the `:` may count on its dependencies.
        std::erase_if(info.super_expressions, [&](const Expression& expression) {
            const auto super = made_.find(expression.name);
            if (!super) return false;
            if (!made_.classes_[*super].is_abstract) {
                problem(ErrorKind::Type,
                        fmt::format("`{}` cannot extend `{}`, which is concrete and so final", info.name,
                                    made_.classes_[*super].name),
                        info.file, expression.span,
                        fmt::format("declare `{}` as ABSTRACT CLASS", made_.classes_[*super].name));
                return true;
            }
            if (std::find(info.supers.begin(), info.supers.end(), *super) == info.supers.end()) {
                info.supers.push_back(*super);
            }
            return false;
        });
        if (info.supers.empty() && id != made_.known_.component) info.supers.push_back(made_.known_.component);
    }
}

void ClassTable::Builder::order_and_inherit() {
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(made_.classes_.size(), Mark::New);
    std::vector<ClassId> path;
    const std::function<void(ClassId)> visit = [&](ClassId id) {
        if (marks[id] == Mark::Done) return;
        marks[id] = Mark::Open;
        path.push_back(id);
        auto& info = made_.classes_[id];
        std::erase_if(info.supers, [&](ClassId super) {
            if (marks[super] != Mark::Open) return false;
            std::string cycle;
            for (auto it = std::find(path.begin(), path.end(), super); it != path.end(); ++it) {
                cycle += made_.classes_[*it].name + " : ";
            }
            problem(
                ErrorKind::Type,
                fmt::format("`{}` extends itself: {}{}", made_.classes_[super].name, cycle, made_.classes_[super].name),
                info.file, info.span);
            std::erase_if(info.super_expressions,
                          [&](const Expression& each) { return made_.find(each.name) == super; });
            return true;
        });
        if (info.supers.empty() && id != made_.known_.component) info.supers.push_back(made_.known_.component);
        const auto supers = info.supers;
        for (const ClassId super : supers) visit(super);
        path.pop_back();
        marks[id] = Mark::Done;
        made_.order_.push_back(id);
    };
    for (ClassId id = 0; id < made_.classes_.size(); ++id) visit(id);
    refuse_round_dependencies();

    made_.words_ = (made_.classes_.size() + 63) / 64;
    made_.ancestor_bits_.assign(made_.classes_.size() * made_.words_, 0);
    made_.is_above_ = made_.ancestor_bits_.data();
    for (const ClassId id : made_.order_) {
        auto& info = made_.classes_[id];
        auto* bits = &made_.ancestor_bits_[id * made_.words_];
        bits[id / 64] |= std::uint64_t{1} << (id % 64);
        for (const ClassId super : info.supers) {
            made_.classes_[super].subclasses.push_back(id);
            for (std::size_t w = 0; w < made_.words_; ++w) bits[w] |= made_.ancestor_bits_[super * made_.words_ + w];
        }
        order_ancestors(id);
        if (!info.is_abstract) {
            for (const ClassId ancestor : info.ancestors) made_.classes_[ancestor].concrete_descendants.push_back(id);
        }
        for (const ClassId super : info.supers) info.is_singleton |= made_.classes_[super].is_singleton;
        inherit_dependencies(id);
    }
    for (const ClassId id : made_.order_) find_links(id);
}

/// Breadth first, so that the nearest supertype comes first, for its defaults win; but never before its own subclass.
void ClassTable::Builder::order_ancestors(ClassId id) {
    std::vector<ClassId> near{id};
    for (std::size_t i = 0; i < near.size(); ++i) {
        for (const ClassId super : made_.classes_[near[i]].supers) {
            if (std::find(near.begin(), near.end(), super) == near.end()) near.push_back(super);
        }
    }
    auto& ordered = made_.classes_[id].ancestors;
    while (!near.empty()) {
        const auto next = std::find_if(near.begin(), near.end(), [&](ClassId candidate) {
            return std::none_of(near.begin(), near.end(), [&](ClassId other) {
                return other != candidate && made_.is_subclass(other, candidate);
            });
        });
        ordered.push_back(*next);
        near.erase(next);
    }
}

void ClassTable::Builder::inherit_dependencies(ClassId id) {
    auto& info = made_.classes_[id];
    for (const ClassId super : info.supers) {
        for (const DependencyKey& key : made_.classes_[super].dependencies) {
            if (std::find(info.dependencies.begin(), info.dependencies.end(), key) == info.dependencies.end()) {
                info.dependencies.push_back(key);
            }
        }
    }
    for (std::uint32_t i = 0; i < info.header_dependencies.size(); ++i) info.dependencies.push_back({id, i});
}

/// `Cardbound<CardFront<Owner>> : Owned<Owner>`: what stands inside an own dependency and again as an argument of a
/// supertype is one and the same, here the owner.
void ClassTable::Builder::find_links(ClassId id) {
    auto& info = made_.classes_[id];
    for (const ClassId super : info.supers) {
        info.links.insert(info.links.end(), made_.classes_[super].links.begin(), made_.classes_[super].links.end());
    }
    for (std::uint32_t i = 0; i < info.header_dependencies.size(); ++i) {
        const Expression& dependency = info.header_dependencies[i];
        const auto inner_class = made_.find(dependency.name);
        if (!inner_class || *inner_class == made_.known_.cls) continue;
        for (const Expression& inner : dependency.arguments) {
            for (const Expression& super : info.super_expressions) {
                const auto super_class = made_.find(super.name);
                if (!super_class) continue;
                for (const Expression& argument : super.arguments) {
                    if (!(argument == inner)) continue;
                    // Both are first arguments that fit; the pool checks the types when it narrows along the link.
                    const auto& inner_keys = made_.classes_[*inner_class].dependencies;
                    const auto& super_keys = made_.classes_[*super_class].dependencies;
                    for (const auto& shared : inner_keys) {
                        if (std::find(super_keys.begin(), super_keys.end(), shared) == super_keys.end()) continue;
                        info.links.push_back({{DependencyKey{id, i}, shared}, {shared}});
                        break;
                    }
                }
            }
        }
    }
}

}  // namespace rego::engine
