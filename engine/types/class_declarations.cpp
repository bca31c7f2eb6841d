// Building the class table: what is declared, in whatever order, what extends it, and whether every name is one.
#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/class_table_builder.hpp"
#include "parser/text/letters.hpp"
#include "parser/text/spelling.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

using parser::ClassBody;
using parser::ClassDeclaration;
using parser::ClassSignature;
using parser::ErrorKind;
using parser::Expression;

namespace {

bool says_exactly_one_this(const parser::Requirement& requirement) {
    const auto* count = std::get_if<parser::CountRequirement>(&requirement.node);
    if (count == nullptr || count->comparison != parser::Comparison::Exactly || count->amount != 1) return false;
    const auto* metric = std::get_if<parser::CountMetric>(&count->metric.node);
    return metric != nullptr && metric->type.name == "This" && metric->type.arguments.empty();
}

/// `EXTEND CLASS CardFront(HAS SpaceTag) { … }`. Without a body the `HAS` is what is added: an invariant.
bool chooses(const ClassDeclaration& declaration, const ClassSignature& signature) {
    return declaration.extends_existing && signature.invariant && !(declaration.body == ClassBody{});
}

}  // namespace

ClassTable::Builder::Builder(ClassTable& made) : made_(made) {}

void ClassTable::Builder::build() {
    declare_builtins();
    for (const LoadedClass& loaded : made_.canon_->classes) declare(loaded);
    extend_classes();
    declare_measures();
    check_names();
    check_short_names();
    link_supers();
    order_and_inherit();
    made_.learn_names();
    apply_selections();
    actions_to_effects();
    collect_rules();
    note_listeners();
    note_consequences();
    outline();
}

void ClassTable::Builder::problem(ErrorKind kind, std::string message, std::size_t file, parser::Span span,
                                  std::string hint) {
    auto diagnostic = parser::Diagnostic::of(kind, std::move(message)).with_hint(std::move(hint));
    if (file < made_.canon_->files.size()) {
        diagnostic.file = made_.canon_->files[file].path;
        diagnostic.span = span;
    }
    made_.problems_.push_back(std::move(diagnostic));
}

void ClassTable::Builder::clash(std::string message, Place one, Place other, std::string hint) {
    // What is built in has no file, and comes before all others.
    const auto age = [](const Place& place) { return std::make_pair(place.file + 1, place.span.begin); };
    if (age(one) < age(other)) std::swap(one, other);
    problem(ErrorKind::Type, std::move(message), one.file, one.span, std::move(hint));
    if (other.file >= made_.canon_->files.size()) return;
    const CanonFile& file = made_.canon_->files[other.file];
    made_.problems_.back().notes.push_back(
        fmt::format("the other is at {}:{}", file.path, parser::line_column(file.text, other.span.begin).line));
}

void ClassTable::Builder::unknown_name(const std::string& name, std::size_t file, parser::Span span) {
    const std::string message = fmt::format("unknown class `{}`", name);
    // What may be meant takes a while to find, and a class that is gone is missed in many places.
    const auto told = std::ranges::find(made_.problems_, message, &parser::Diagnostic::message);
    problem(ErrorKind::UnknownName, message, file, span,
            told != made_.problems_.end() ? told->hint : parser::did_you_mean(made_.suggestions(name, 1)));
}

// --- Declaring -------------------------------------------------------------------------------------------------

void ClassTable::Builder::declare_builtins() {
    for (const char* name : {"Component", "Class"}) {
        ClassInfo info;
        info.name = name;
        info.module = "base";
        info.file = static_cast<std::size_t>(-1);
        info.is_abstract = std::string_view{name} == "Component";
        made_.by_name_.set(name, static_cast<ClassId>(made_.classes_.size()));
        made_.by_any_case_.set(name, static_cast<ClassId>(made_.classes_.size()));
        made_.classes_.push_back(std::move(info));
    }
    made_.classes_[0].doc = "The root: everything in a game is a component";
    made_.classes_[1].doc = "Names a class without needing a component of it";
    made_.known_.component = 0;
    made_.known_.cls = 1;
}

void ClassTable::Builder::declare(const LoadedClass& loaded) {
    declare_class(loaded.declaration, loaded, std::nullopt);
}

void ClassTable::Builder::declare_class(const ClassDeclaration& declaration, const LoadedClass& origin,
                                        std::optional<ClassId> enclosing) {
    if (declaration.extends_existing) {
        extensions_.push_back({&declaration, &origin});
        return;
    }
    for (const ClassSignature& signature : declaration.signatures) {
        if (const auto same = made_.by_name_.find(signature.name)) {
            clash(fmt::format("class `{}` is declared twice", signature.name), {origin.file, signature.span},
                  written_at(*same), fmt::format("`EXTEND CLASS {}` adds to a class", signature.name));
            continue;
        }
        check_spelling(signature, origin);
        const auto id = static_cast<ClassId>(made_.classes_.size());
        ClassInfo info;
        info.name = signature.name;
        info.short_name = signature.short_name.value_or("");
        info.doc = declaration.doc.value_or("");
        info.module = origin.module;
        info.file = origin.file;
        info.span = signature.span;
        info.is_abstract = declaration.is_abstract;
        info.brought_by = made_.by_name_.find(origin.brought_by).value_or(kNoClass);
        info.header_dependencies = signature.dependencies;
        info.super_expressions = signature.supertypes;
        if (enclosing) {
            const std::string& outer = made_.classes_[*enclosing].name;
            const bool said = std::any_of(signature.supertypes.begin(), signature.supertypes.end(),
                                          [&](const Expression& e) { return e.name == outer; });
            if (!said) {
                Expression super;
                super.name = outer;
                super.span = signature.span;
                info.super_expressions.insert(info.super_expressions.begin(), std::move(super));
            }
        }
        made_.classes_.push_back(std::move(info));
        const ClassInfo& made = made_.classes_.back();
        made_.by_name_.set(made.name, id);
        made_.by_any_case_.add(made.name, id);
        if (!made.short_name.empty()) {
            if (const auto taken = made_.by_short_name_.find(made.short_name)) {
                problem(ErrorKind::Type,
                        fmt::format("short name `{}` is taken by `{}`", made.short_name, made_.classes_[*taken].name),
                        origin.file, signature.span);
            }
            made_.by_short_name_.add(made.short_name, id);
        }
        if (signature.invariant) {
            made_.invariants_.push_back({id, origin.module, origin.file, *signature.invariant, true});
        }
        add_body(id, declaration.body, origin);
    }
}

/// People may write names in any letter case, and properties begin with a small letter.
void ClassTable::Builder::check_spelling(const ClassSignature& signature, const LoadedClass& origin) {
    const std::string& name = signature.name;
    std::string capital = name;
    capital.front() = parser::upper(name.front());
    if (capital != name) {
        problem(ErrorKind::Type, fmt::format("class `{}` does not begin with a capital letter", name), origin.file,
                signature.span, fmt::format("`{}`", capital));
    }
    const auto alike = made_.by_any_case_.find(name);
    if (!alike) return;
    clash(fmt::format("classes `{}` and `{}` differ in letter case only", name, made_.classes_[*alike].name),
          {origin.file, signature.span}, written_at(*alike));
}

void ClassTable::Builder::add_body(ClassId id, const ClassBody& body, const LoadedClass& origin) {
    for (const auto& invariant : body.invariants) {
        if (says_exactly_one_this(invariant)) made_.classes_[id].is_singleton = true;
        made_.invariants_.push_back({id, origin.module, origin.file, invariant, false});
    }
    auto& info = made_.classes_[id];
    info.defaults.insert(info.defaults.end(), body.defaults.begin(), body.defaults.end());
    for (const auto& property : body.properties) {
        const auto [it, fresh] =
            info.properties.try_emplace(property.name, PropertyValue{property.value, origin.file, property.span});
        if (fresh) continue;
        clash(fmt::format("property `{}` of `{}` is declared twice", property.name, info.name),
              {origin.file, property.span}, {it->second.file, it->second.span});
    }
    info.actions.insert(info.actions.end(), body.actions.begin(), body.actions.end());
    info.action_origins.insert(info.action_origins.end(), body.actions.size(), Origin{origin.file, origin.module});
    for (const auto& effect : body.effects) add_effect(id, effect, {origin.file, origin.module}, false);
    for (const auto& nested : body.nested) declare_class(nested, origin, id);
}

/// In the order of reading; but one whose class is declared in another extension waits for that.
void ClassTable::Builder::extend_classes() {
    const auto is_there = [this](const ClassSignature& signature) { return made_.find(signature.name).has_value(); };
    while (!extensions_.empty()) {
        const std::vector<Extension> all = std::exchange(extensions_, {});
        bool is_progress = false;
        std::vector<Extension> waiting;
        for (const Extension& each : all) {
            if (std::ranges::all_of(each.declaration->signatures, is_there)) {
                extend_class(*each.declaration, *each.origin);
                is_progress = true;
            } else {
                waiting.push_back(each);
            }
        }
        if (!is_progress)  // and never will be
            for (const Extension& each : std::exchange(waiting, {})) extend_class(*each.declaration, *each.origin);
        extensions_.insert(extensions_.begin(), waiting.begin(), waiting.end());
    }
}

void ClassTable::Builder::extend_class(const ClassDeclaration& declaration, const LoadedClass& origin) {
    for (const ClassSignature& signature : declaration.signatures) {
        const auto id = made_.find(signature.name);
        if (!id) {
            unknown_name(signature.name, origin.file, signature.span);
            continue;
        }
        if (chooses(declaration, signature)) {
            selective_.push_back({*id, signature, declaration.body, &origin});
            continue;
        }
        refuse_new_header(signature, origin);
        if (signature.invariant) {
            made_.invariants_.push_back({*id, origin.module, origin.file, *signature.invariant, true});
        }
        add_body(*id, declaration.body, origin);
    }
}

/// An extension adds to the body: what a class is was said where it was declared.
void ClassTable::Builder::refuse_new_header(const ClassSignature& signature, const LoadedClass& origin) {
    const auto refuse = [&](std::string_view what, parser::Span span) {
        problem(ErrorKind::Type, fmt::format("an extension cannot give `{}` {}", signature.name, what), origin.file,
                span, fmt::format("`EXTEND CLASS {} {{ … }}` adds effects, actions and invariants", signature.name));
    };
    if (!signature.supertypes.empty()) refuse("a supertype", signature.supertypes.front().span);
    if (!signature.dependencies.empty()) refuse("a dependency", signature.dependencies.front().span);
    if (signature.short_name) refuse("a short name", signature.span);
}

void ClassTable::Builder::add_effect(ClassId id, parser::Effect effect, const Origin& origin, bool from_action) {
    made_.classes_[id].own_effects.push_back(made_.effects_.size());
    made_.effects_.push_back(effect_rule(id, std::move(effect), origin, from_action));
}

/// The next rule of the table.
EffectRule ClassTable::Builder::effect_rule(ClassId declared_in, parser::Effect effect, const Origin& origin,
                                            bool from_action) const {
    EffectRule rule;
    rule.declared_in = declared_in;
    rule.module = origin.module;
    rule.file = origin.file;
    rule.effect = std::move(effect);
    rule.from_action = from_action;
    rule.number = static_cast<int>(made_.effects_.size());
    return rule;
}

// --- Names --------------------------------------------------------------------------------------------------

/// Every name that is written anywhere must be a class; what it may be used for is asked in rules/validate.hpp.
void ClassTable::Builder::check_names() {
    for (const LoadedClass& loaded : made_.canon_->classes) {
        const auto check = [&](const Expression& each) { check_names(each, loaded.file); };
        for (const ClassSignature& signature : loaded.declaration.signatures) {
            // What an extension is chosen by is checked with the choice: it may name a module.
            if (!chooses(loaded.declaration, signature)) parser::for_each_expression(signature, check);
        }
        parser::for_each_expression(loaded.declaration.body, check);
    }
    for (const auto& [name, measure] : made_.measures_.all()) {
        parser::for_each_expression(measure.declaration,
                                    [&, file = measure.file](const Expression& each) { check_names(each, file); });
    }
}

void ClassTable::Builder::check_names(const Expression& expression, std::size_t file) {
    if (expression.name == "This" || made_.find(expression.name) || made_.measures_.find(expression.name) != nullptr)
        return;
    parser::Span span = expression.span;
    span.end = span.begin + static_cast<std::uint32_t>(expression.name.size());
    unknown_name(expression.name, file, span);
}

/// After the classes: a measure stands beside them, so it cannot be called like one.
void ClassTable::Builder::declare_measures() {
    for (const Measure& measure : made_.canon_->measures) {
        const std::string& name = measure.name();
        const Place place{measure.file, measure.declaration.span};
        if (const auto cls = made_.find_loose(name)) {
            clash(fmt::format("measure `{}` is called like the class `{}`", name, made_.classes_[*cls].name), place,
                  written_at(*cls));
        } else if (const Measure* same = made_.measures_.find(name, true)) {
            clash(fmt::format("measure `{}` is declared twice", name), place, {same->file, same->declaration.span});
        } else if (parser::upper(name.front()) != name.front()) {
            problem(ErrorKind::Type, fmt::format("measure `{}` does not begin with a capital letter", name), place.file,
                    place.span);
        } else {
            made_.measures_.set(measure);
        }
    }
    std::set<std::string> told;
    for (const auto& [name, measure] : made_.measures_.all()) {
        const auto circle = circle_of(measure, [this](const std::string& each) { return made_.measures_.find(each); });
        if (circle.empty() || told.contains(name)) continue;
        told.insert(circle.begin(), circle.end());
        problem(ErrorKind::Type, fmt::format("`{}` is measured by itself: {}", name, fmt::join(circle, " = ")),
                measure.file, measure.declaration.span);
    }
}

/// A class that is called like another's short name would take it away.
void ClassTable::Builder::check_short_names() {
    const auto check = [&](const std::string& short_name, ClassId meant, std::optional<Place> declared) {
        const auto named = made_.by_name_.find(short_name);
        if (!named || *named == meant) return;
        const std::string message =
            fmt::format("class `{}` is called like the short name of `{}`", short_name, made_.classes_[meant].name);
        const Place place = written_at(*named);
        declared ? clash(message, place, *declared) : problem(ErrorKind::Type, message, place.file, place.span);
    };
    for (ClassId id = 0; id < made_.classes_.size(); ++id) {
        if (!made_.classes_[id].short_name.empty()) check(made_.classes_[id].short_name, id, written_at(id));
    }
    for (const auto& [short_name, name] : made_.canon_->language.short_names) {
        if (const auto id = made_.find(name)) check(short_name, *id, std::nullopt);
    }
}

}  // namespace rego::engine
