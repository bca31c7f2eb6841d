#include "engine/types/class_table.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/action_rules.hpp"
#include "parser/print.hpp"
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

ClassTable::ClassTable(std::shared_ptr<const Canon> canon) : canon_(std::move(canon)), problems_(canon_->problems) {
    declare_builtins();
    for (const LoadedClass& loaded : canon_->classes) declare(loaded);
    extend_classes();
    declare_measures();
    check_names();
    check_short_names();
    link_supers();
    order_and_inherit();
    learn_names();
    apply_selections();
    actions_to_effects();
    collect_rules();
    note_listeners();
    outline();
}

void ClassTable::problem(ErrorKind kind, std::string message, std::size_t file, parser::Span span, std::string hint) {
    auto diagnostic = parser::Diagnostic::of(kind, std::move(message)).with_hint(std::move(hint));
    if (file < canon_->files.size()) {
        diagnostic.file = canon_->files[file].path;
        diagnostic.span = span;
    }
    problems_.push_back(std::move(diagnostic));
}

void ClassTable::clash(std::string message, Place one, Place other, std::string hint) {
    // What is built in has no file, and comes before all others.
    const auto age = [](const Place& place) { return std::make_pair(place.file + 1, place.span.begin); };
    if (age(one) < age(other)) std::swap(one, other);
    problem(ErrorKind::Type, std::move(message), one.file, one.span, std::move(hint));
    if (other.file >= canon_->files.size()) return;
    const CanonFile& file = canon_->files[other.file];
    problems_.back().notes.push_back(
        fmt::format("the other is at {}:{}", file.path, parser::line_column(file.text, other.span.begin).line));
}

void ClassTable::unknown_name(const std::string& name, std::size_t file, parser::Span span) {
    const std::string message = fmt::format("unknown class `{}`", name);
    // What may be meant takes a while to find, and a class that is gone is missed in many places.
    const auto told = std::ranges::find(problems_, message, &parser::Diagnostic::message);
    problem(ErrorKind::UnknownName, message, file, span,
            told != problems_.end() ? told->hint : parser::did_you_mean(suggestions(name, 1)));
}

// --- Declaring -------------------------------------------------------------------------------------------------

void ClassTable::declare_builtins() {
    for (const char* name : {"Component", "Class"}) {
        ClassInfo info;
        info.name = name;
        info.module = "base";
        info.file = static_cast<std::size_t>(-1);
        info.is_abstract = std::string_view{name} == "Component";
        by_name_.set(name, static_cast<ClassId>(classes_.size()));
        by_any_case_.set(name, static_cast<ClassId>(classes_.size()));
        classes_.push_back(std::move(info));
    }
    classes_[0].doc = "The root: everything in a game is a component";
    classes_[1].doc = "Names a class without needing a component of it";
    known_.component = 0;
    known_.cls = 1;
}

void ClassTable::declare(const LoadedClass& loaded) { declare_class(loaded.declaration, loaded, std::nullopt); }

void ClassTable::declare_class(const ClassDeclaration& declaration, const LoadedClass& origin,
                               std::optional<ClassId> enclosing) {
    if (declaration.extends_existing) {
        extensions_.push_back({&declaration, &origin});
        return;
    }
    for (const ClassSignature& signature : declaration.signatures) {
        if (const auto same = by_name_.find(signature.name)) {
            clash(fmt::format("class `{}` is declared twice", signature.name), {origin.file, signature.span},
                  place_of(*same), fmt::format("`EXTEND CLASS {}` adds to a class", signature.name));
            continue;
        }
        check_spelling(signature, origin);
        const auto id = static_cast<ClassId>(classes_.size());
        ClassInfo info;
        info.name = signature.name;
        info.short_name = signature.short_name.value_or("");
        info.doc = declaration.doc.value_or("");
        info.module = origin.module;
        info.file = origin.file;
        info.span = signature.span;
        info.is_abstract = declaration.is_abstract;
        info.header_dependencies = signature.dependencies;
        info.super_expressions = signature.supertypes;
        if (enclosing) {
            const std::string& outer = classes_[*enclosing].name;
            const bool said = std::any_of(signature.supertypes.begin(), signature.supertypes.end(),
                                          [&](const Expression& e) { return e.name == outer; });
            if (!said) {
                Expression super;
                super.name = outer;
                super.span = signature.span;
                info.super_expressions.insert(info.super_expressions.begin(), std::move(super));
            }
        }
        classes_.push_back(std::move(info));
        const ClassInfo& made = classes_.back();
        by_name_.set(made.name, id);
        by_any_case_.add(made.name, id);
        if (!made.short_name.empty()) {
            if (const auto taken = by_short_name_.find(made.short_name)) {
                problem(ErrorKind::Type,
                        fmt::format("short name `{}` is taken by `{}`", made.short_name, classes_[*taken].name),
                        origin.file, signature.span);
            }
            by_short_name_.add(made.short_name, id);
        }
        if (signature.invariant) {
            invariants_.push_back({id, origin.module, origin.file, *signature.invariant, true});
        }
        add_body(id, declaration.body, origin);
    }
}

/// People may write names in any letter case, and properties begin with a small letter.
void ClassTable::check_spelling(const ClassSignature& signature, const LoadedClass& origin) {
    const std::string& name = signature.name;
    std::string capital = name;
    capital.front() = parser::upper(name.front());
    if (capital != name) {
        problem(ErrorKind::Type, fmt::format("class `{}` does not begin with a capital letter", name), origin.file,
                signature.span, fmt::format("`{}`", capital));
    }
    const auto alike = by_any_case_.find(name);
    if (!alike) return;
    clash(fmt::format("classes `{}` and `{}` differ in letter case only", name, classes_[*alike].name),
          {origin.file, signature.span}, place_of(*alike));
}

void ClassTable::add_body(ClassId id, const ClassBody& body, const LoadedClass& origin) {
    for (const auto& invariant : body.invariants) {
        if (says_exactly_one_this(invariant)) classes_[id].is_singleton = true;
        invariants_.push_back({id, origin.module, origin.file, invariant, false});
    }
    auto& info = classes_[id];
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
void ClassTable::extend_classes() {
    const auto is_there = [this](const ClassSignature& signature) { return find(signature.name).has_value(); };
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

void ClassTable::extend_class(const ClassDeclaration& declaration, const LoadedClass& origin) {
    for (const ClassSignature& signature : declaration.signatures) {
        const auto id = find(signature.name);
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
            invariants_.push_back({*id, origin.module, origin.file, *signature.invariant, true});
        }
        add_body(*id, declaration.body, origin);
    }
}

/// An extension adds to the body: what a class is was said where it was declared.
void ClassTable::refuse_new_header(const ClassSignature& signature, const LoadedClass& origin) {
    const auto refuse = [&](std::string_view what, parser::Span span) {
        problem(ErrorKind::Type, fmt::format("an extension cannot give `{}` {}", signature.name, what), origin.file,
                span, fmt::format("`EXTEND CLASS {} {{ … }}` adds effects, actions and invariants", signature.name));
    };
    if (!signature.supertypes.empty()) refuse("a supertype", signature.supertypes.front().span);
    if (!signature.dependencies.empty()) refuse("a dependency", signature.dependencies.front().span);
    if (signature.short_name) refuse("a short name", signature.span);
}

void ClassTable::add_effect(ClassId id, parser::Effect effect, const Origin& origin, bool from_action) {
    classes_[id].own_effects.push_back(effects_.size());
    effects_.push_back(effect_rule(id, std::move(effect), origin, from_action));
}

/// The next rule of the table.
EffectRule ClassTable::effect_rule(ClassId declared_in, parser::Effect effect, const Origin& origin,
                                   bool from_action) const {
    EffectRule rule;
    rule.declared_in = declared_in;
    rule.module = origin.module;
    rule.file = origin.file;
    rule.effect = std::move(effect);
    rule.from_action = from_action;
    rule.number = static_cast<int>(effects_.size());
    return rule;
}

// --- Hierarchy -------------------------------------------------------------------------------------------------

/// Every name that is written anywhere must be a class; what it may be used for is asked in rules/validate.hpp.
void ClassTable::check_names() {
    for (const LoadedClass& loaded : canon_->classes) {
        const auto check = [&](const Expression& each) { check_names(each, loaded.file); };
        for (const ClassSignature& signature : loaded.declaration.signatures) {
            // What an extension is chosen by is checked with the choice: it may name a module.
            if (!chooses(loaded.declaration, signature)) parser::for_each_expression(signature, check);
        }
        parser::for_each_expression(loaded.declaration.body, check);
    }
    for (const auto& [name, measure] : measures_.all()) {
        parser::for_each_expression(measure.declaration,
                                    [&, file = measure.file](const Expression& each) { check_names(each, file); });
    }
}

void ClassTable::check_names(const Expression& expression, std::size_t file) {
    if (expression.name == "This" || find(expression.name) || measures_.find(expression.name) != nullptr) return;
    parser::Span span = expression.span;
    span.end = span.begin + static_cast<std::uint32_t>(expression.name.size());
    unknown_name(expression.name, file, span);
}

/// After the classes: a measure stands beside them, so it cannot be called like one.
void ClassTable::declare_measures() {
    for (const Measure& measure : canon_->measures) {
        const std::string& name = measure.name();
        const Place place{measure.file, measure.declaration.span};
        if (const auto cls = find_loose(name)) {
            clash(fmt::format("measure `{}` is called like the class `{}`", name, classes_[*cls].name), place,
                  place_of(*cls));
        } else if (const Measure* same = measures_.find(name, true)) {
            clash(fmt::format("measure `{}` is declared twice", name), place, {same->file, same->declaration.span});
        } else if (parser::upper(name.front()) != name.front()) {
            problem(ErrorKind::Type, fmt::format("measure `{}` does not begin with a capital letter", name), place.file,
                    place.span);
        } else {
            measures_.set(measure);
        }
    }
    std::set<std::string> told;
    for (const auto& [name, measure] : measures_.all()) {
        const auto circle = circle_of(measure, [this](const std::string& each) { return measures_.find(each); });
        if (circle.empty() || told.contains(name)) continue;
        told.insert(circle.begin(), circle.end());
        problem(ErrorKind::Type, fmt::format("`{}` is measured by itself: {}", name, fmt::join(circle, " = ")),
                measure.file, measure.declaration.span);
    }
}

/// A class that is called like another's short name would take it away.
void ClassTable::check_short_names() {
    const auto check = [&](const std::string& short_name, ClassId meant, std::optional<Place> declared) {
        const auto named = by_name_.find(short_name);
        if (!named || *named == meant) return;
        const std::string message =
            fmt::format("class `{}` is called like the short name of `{}`", short_name, classes_[meant].name);
        const Place place = place_of(*named);
        declared ? clash(message, place, *declared) : problem(ErrorKind::Type, message, place.file, place.span);
    };
    for (ClassId id = 0; id < classes_.size(); ++id) {
        if (!classes_[id].short_name.empty()) check(classes_[id].short_name, id, place_of(id));
    }
    for (const auto& [short_name, name] : canon_->language.short_names) {
        if (const auto id = find(name)) check(short_name, *id, std::nullopt);
    }
}

void ClassTable::link_supers() {
    for (ClassId id = 0; id < classes_.size(); ++id) {
        auto& info = classes_[id];
        // What is no super is forgotten: whoever reads what stands behind the `:` may count on its dependencies.
        std::erase_if(info.super_expressions, [&](const Expression& expression) {
            const auto super = find(expression.name);
            if (!super) return false;
            if (!classes_[*super].is_abstract) {
                problem(ErrorKind::Type,
                        fmt::format("`{}` cannot extend `{}`, which is concrete and so final", info.name,
                                    classes_[*super].name),
                        info.file, expression.span,
                        fmt::format("declare `{}` as ABSTRACT CLASS", classes_[*super].name));
                return true;
            }
            if (std::find(info.supers.begin(), info.supers.end(), *super) == info.supers.end()) {
                info.supers.push_back(*super);
            }
            return false;
        });
        if (info.supers.empty() && id != known_.component) info.supers.push_back(known_.component);
    }
}

void ClassTable::order_and_inherit() {
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(classes_.size(), Mark::New);
    std::vector<ClassId> path;
    const std::function<void(ClassId)> visit = [&](ClassId id) {
        if (marks[id] == Mark::Done) return;
        marks[id] = Mark::Open;
        path.push_back(id);
        auto& info = classes_[id];
        std::erase_if(info.supers, [&](ClassId super) {
            if (marks[super] != Mark::Open) return false;
            std::string cycle;
            for (auto it = std::find(path.begin(), path.end(), super); it != path.end(); ++it) {
                cycle += classes_[*it].name + " : ";
            }
            problem(ErrorKind::Type,
                    fmt::format("`{}` extends itself: {}{}", classes_[super].name, cycle, classes_[super].name),
                    info.file, info.span);
            std::erase_if(info.super_expressions, [&](const Expression& each) { return find(each.name) == super; });
            return true;
        });
        if (info.supers.empty() && id != known_.component) info.supers.push_back(known_.component);
        const auto supers = info.supers;
        for (const ClassId super : supers) visit(super);
        path.pop_back();
        marks[id] = Mark::Done;
        order_.push_back(id);
    };
    for (ClassId id = 0; id < classes_.size(); ++id) visit(id);
    refuse_round_dependencies();

    words_ = (classes_.size() + 63) / 64;
    ancestor_bits_.assign(classes_.size() * words_, 0);
    is_above_ = ancestor_bits_.data();
    for (const ClassId id : order_) {
        auto& info = classes_[id];
        auto* bits = &ancestor_bits_[id * words_];
        bits[id / 64] |= std::uint64_t{1} << (id % 64);
        for (const ClassId super : info.supers) {
            classes_[super].subclasses.push_back(id);
            for (std::size_t w = 0; w < words_; ++w) bits[w] |= ancestor_bits_[super * words_ + w];
        }
        order_ancestors(id);
        if (!info.is_abstract) {
            for (const ClassId ancestor : info.ancestors) classes_[ancestor].concrete_descendants.push_back(id);
        }
        for (const ClassId super : info.supers) info.is_singleton |= classes_[super].is_singleton;
        inherit_dependencies(id);
    }
    for (const ClassId id : order_) find_links(id);
}

/// Breadth first, so that the nearest supertype comes first, for its defaults win; but never before its own subclass.
void ClassTable::order_ancestors(ClassId id) {
    std::vector<ClassId> near{id};
    for (std::size_t i = 0; i < near.size(); ++i) {
        for (const ClassId super : classes_[near[i]].supers) {
            if (std::find(near.begin(), near.end(), super) == near.end()) near.push_back(super);
        }
    }
    auto& ordered = classes_[id].ancestors;
    while (!near.empty()) {
        const auto next = std::find_if(near.begin(), near.end(), [&](ClassId candidate) {
            return std::none_of(near.begin(), near.end(),
                                [&](ClassId other) { return other != candidate && is_subclass(other, candidate); });
        });
        ordered.push_back(*next);
        near.erase(next);
    }
}

void ClassTable::inherit_dependencies(ClassId id) {
    auto& info = classes_[id];
    for (const ClassId super : info.supers) {
        for (const DependencyKey& key : classes_[super].dependencies) {
            if (std::find(info.dependencies.begin(), info.dependencies.end(), key) == info.dependencies.end()) {
                info.dependencies.push_back(key);
            }
        }
    }
    for (std::uint32_t i = 0; i < info.header_dependencies.size(); ++i) info.dependencies.push_back({id, i});
}

/// `Cardbound<CardFront<Owner>> : Owned<Owner>`: what stands inside an own dependency and again as an argument of a
/// supertype is one and the same, here the owner.
void ClassTable::find_links(ClassId id) {
    auto& info = classes_[id];
    for (const ClassId super : info.supers) {
        info.links.insert(info.links.end(), classes_[super].links.begin(), classes_[super].links.end());
    }
    for (std::uint32_t i = 0; i < info.header_dependencies.size(); ++i) {
        const Expression& dependency = info.header_dependencies[i];
        const auto inner_class = find(dependency.name);
        if (!inner_class || *inner_class == known_.cls) continue;
        for (const Expression& inner : dependency.arguments) {
            for (const Expression& super : info.super_expressions) {
                const auto super_class = find(super.name);
                if (!super_class) continue;
                for (const Expression& argument : super.arguments) {
                    if (!(argument == inner)) continue;
                    // Both are first arguments that fit; the pool checks the types when it narrows along the link.
                    const auto& inner_keys = classes_[*inner_class].dependencies;
                    const auto& super_keys = classes_[*super_class].dependencies;
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

// --- Rules -----------------------------------------------------------------------------------------------------

void ClassTable::learn_names() {
    own_words_.assign(std::max(classes_.size(), outlines_.size()), nullptr);
    for (const auto& [name, words] : canon_->words) {
        if (const auto cls = by_name_.find(name)) own_words_[*cls] = &words;
    }
    const auto known = [&](const std::string& name) { return find(name).value_or(kNoClass); };
    known_.anyone = known("Anyone");
    known_.owner = known("Owner");
    known_.owned = known("Owned");
    known_.engine = known("Engine");
    known_.ok = known("Ok");
    known_.die = known("Die");
    known_.temporary = known("Temporary");
    known_.signal = known("Signal");
    known_.atomized = known("Atomized");
    known_.has_actions = known("HasActions");
    known_.use_action = known("UseAction");
    known_.first = known("First");
    known_.second = known("Second");
    known_.third = known("Third");
    const Language& language = canon_->language;
    known_.production_of = known(language.production_of);
    known_.production = known(language.production_becomes);
    known_.owed = known(language.owed_becomes);
    known_.leeway = known(language.leeway_unit);
    known_.leeway_covers = known(language.leeway_covers);
    known_.face_down = known(language.face_down_class);
    known_.face_down_keeps = known(language.face_down_keeps);
    known_.first_player = known(language.first_player);
    known_.wild = known(language.wild_class);
    known_.wild_stands_for = known(language.wild_stands_for);
    const auto all = [&](const std::vector<std::string>& names) {
        std::vector<ClassId> ids;
        for (const auto& name : names) {
            if (const auto id = find(name)) ids.push_back(*id);
        }
        return ids;
    };
    known_.owed_classes = all(language.owed_classes);
    known_.broadcast = all(language.broadcast);
    known_.bookkeeping = all(language.bookkeeping);
    known_.created_by_engine = all(language.created_by_engine);
    known_.wild_unless = all(language.wild_unless);
    for (const auto& [short_name, name] : language.short_names) {
        if (const auto id = find(name)) by_short_name_.set(short_name, *id);
    }
}

void ClassTable::actions_to_effects() {
    std::vector<std::string> owed_names;
    for (const ClassId id : known_.owed_classes) owed_names.push_back(classes_[id].name);
    std::vector<std::size_t> inherited(classes_.size(), 0);
    constexpr std::array<const char*, 3> kSlots = {"First", "Second", "Third"};
    for (const ClassId id : order_) {
        for (const ClassId super : classes_[id].supers) inherited[id] = std::max(inherited[id], inherited[super]);
        const auto& actions = classes_[id].actions;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const auto& action = actions[i];
            const Origin& origin = classes_[id].action_origins[i];
            if (inherited[id] >= kSlots.size()) {
                problem(ErrorKind::Type, fmt::format("`{}` has more than three actions", classes_[id].name),
                        origin.file, action.span);
                break;
            }
            for (auto& effect :
                 rules_of_action(action, kSlots[inherited[id]], owed_names, canon_->language.owed_becomes)) {
                add_effect(id, std::move(effect), origin, true);
            }
            ++inherited[id];
        }
    }
}

void ClassTable::flatten_trigger(const parser::Trigger& trigger, TriggerArm seed, EffectRule& rule) {
    const auto leaf = [&](const Expression& type, bool removal, bool variable) {
        seed.type = type;
        seed.removal = removal;
        seed.variable = variable;
        seed.self = type.name == "This" && type.arguments.empty() && !type.refinement;
        if (!seed.self) {
            const auto root = type.name == "This" ? std::optional{rule.declared_in} : find(type.name);
            if (!root) return;
            seed.root = *root;
            if (seed.prod && known_.production_of != kNoClass && is_subclass(*root, known_.production_of)) {
                seed.root = known_.production;
            }
        }
        rule.arms.push_back(seed);
    };
    if (const auto* gain = std::get_if<parser::GainTrigger>(&trigger.node)) {
        leaf(gain->type, false, gain->variable);
    } else if (const auto* remove = std::get_if<parser::RemoveTrigger>(&trigger.node)) {
        leaf(remove->type, true, remove->variable);
    } else if (const auto* prod = std::get_if<parser::ProdTrigger>(&trigger.node)) {
        seed.prod = true;
        flatten_trigger(*prod->inner, seed, rule);
    } else if (const auto* any = std::get_if<parser::OrTrigger>(&trigger.node)) {
        for (const auto& part : any->parts) flatten_trigger(part, seed, rule);
    } else if (const auto* by = std::get_if<parser::ByTrigger>(&trigger.node)) {
        seed.by = by->actor;
        flatten_trigger(*by->inner, seed, rule);
    } else if (const auto* iff = std::get_if<parser::IfTrigger>(&trigger.node)) {
        seed.conditions.push_back(iff->condition);
        flatten_trigger(*iff->inner, seed, rule);
    }
}

void ClassTable::collect_rules() {
    for (auto& rule : effects_) flatten_trigger(rule.effect.trigger, {}, rule);
    std::vector<std::vector<std::size_t>> own_invariants(classes_.size());
    for (std::size_t i = 0; i < invariants_.size(); ++i) {
        if (invariants_[i].condition.empty()) own_invariants[invariants_[i].declared_in].push_back(i);
    }
    for (const auto& [id, invariant] : added_invariants_) own_invariants[id].push_back(invariant);
    for (auto& info : classes_) {
        for (auto it = info.ancestors.rbegin(); it != info.ancestors.rend(); ++it) {
            const auto& source = classes_[*it];
            info.effects.insert(info.effects.end(), source.own_effects.begin(), source.own_effects.end());
            info.invariants.insert(info.invariants.end(), own_invariants[*it].begin(), own_invariants[*it].end());
        }
    }
}

// --- Questions -------------------------------------------------------------------------------------------------

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

bool EffectRule::answers_to_itself(bool removal) const {
    return std::any_of(arms.begin(), arms.end(),
                       [&](const TriggerArm& arm) { return arm.self && arm.removal == removal; });
}

std::optional<std::size_t> ClassTable::find_dependency(ClassId cls, const DependencyKey& key) const {
    const auto& keys = classes_[cls].dependencies;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == key) return i;
    }
    return std::nullopt;
}

void ClassTable::outline() {
    outlines_.reserve(classes_.size());
    for (const ClassInfo& info : classes_) {
        outlines_.push_back({info.name, info.module, info.is_abstract, info.is_singleton});
    }
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
