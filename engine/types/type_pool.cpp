#include "engine/types/type_pool.hpp"

#include <algorithm>

#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::engine {

namespace {

/// Of how many pairs of types it is remembered which is narrower: two to that power.
constexpr unsigned kKnownBits = 12;

void mix(std::uint64_t& seed, std::uint64_t value) { seed = (seed ^ value) * 0x9e3779b97f4a7c15ULL; }

/// What narrows one side of an intersection narrows both.
void refine_by(const Type& source, Type& both) {
    if (!source.refinement) return;
    if (!both.refinement) {
        both.refinement = source.refinement;
        both.forgiving = source.forgiving;
    } else if (!equal(*both.refinement, *source.refinement)) {
        auto all = std::make_shared<RequirementRule>();
        all->kind = RequirementRule::Kind::All;
        all->parts = {both.refinement, source.refinement};
        both.refinement = std::move(all);
        both.forgiving = both.forgiving && source.forgiving;
    }
}

}  // namespace

TypePool::TypePool(std::shared_ptr<const ClassTable> table)
    : table_(std::move(table)),
      base_(table_->size(), kNoType),
      base_open_(table_->size(), false),
      literals_(table_->size(), kNoType),
      known_(std::size_t{1} << kKnownBits) {}

const Measure* TypePool::find_measure(std::string_view name, bool loose) const {
    if (const Measure* found = table_->measures().find(name, loose)) return found;
    return own_measures_ == nullptr ? nullptr : own_measures_->find(name, loose);
}

// --- Interning -------------------------------------------------------------------------------------------------

std::uint32_t TypePool::hash_of(const Type& type) const {
    std::uint64_t seed = type.cls;
    for (const TypeId dependency : type.dependencies) mix(seed, dependency);
    mix(seed, type.literal);
    mix(seed, type.except);
    mix(seed, type.link);
    mix(seed, type.refinement ? 1 : 0);
    return static_cast<std::uint32_t>(seed >> 32);
}

bool TypePool::same(const Type& a, const Type& b) const {
    return a.cls == b.cls && a.dependencies == b.dependencies && a.literal == b.literal &&
           a.literal_except == b.literal_except && a.except == b.except && a.link == b.link &&
           a.forgiving == b.forgiving &&
           (a.refinement == b.refinement || (a.refinement && b.refinement && equal(*a.refinement, *b.refinement)));
}

TypeId TypePool::intern(Type type) {
    const std::uint32_t hash = hash_of(type);
    if ((types_.size() + 1) * 2 > by_hash_.size()) make_room();
    const std::size_t place = place_of(type, hash);
    if (by_hash_[place] != kNoType) return by_hash_[place];
    type.refined = type.refinement != nullptr;
    type.linked = type.link != 0 || (type.refinement && mentions_links(*this, *type.refinement)) ||
                  (type.except != kNoType && types_[type.except].linked);
    type.concrete = !table_->is_abstract(type.cls) && !type.refinement && type.except == kNoType;
    if (type.cls == table_->known().cls) {
        type.concrete = type.concrete && type.literal_except == kNoClass && !table_->is_abstract(type.literal);
    }
    for (const TypeId dependency : type.dependencies) {
        type.refined |= types_[dependency].refined;
        type.linked |= types_[dependency].linked;
        type.concrete = type.concrete && types_[dependency].concrete;
    }
    if (const auto owner = owner_place(type.cls); owner && *owner < type.dependencies.size())
        type.owner = type.dependencies[*owner];
    const auto id = static_cast<TypeId>(types_.size());
    types_.push_back(std::move(type));
    plain_.push_back(kNoType);
    unlinked_.push_back(kNoType);
    hashes_.push_back(hash);
    by_hash_[place] = id;
    return id;
}

std::size_t TypePool::place_of(const Type& type, std::uint32_t hash) const {
    const std::size_t mask = by_hash_.size() - 1;
    std::size_t place = hash & mask;
    while (by_hash_[place] != kNoType && !(hashes_[by_hash_[place]] == hash && same(types_[by_hash_[place]], type)))
        place = (place + 1) & mask;
    return place;
}

void TypePool::make_room() {
    by_hash_.assign(by_hash_.empty() ? 1024 : by_hash_.size() * 2, kNoType);
    const std::size_t mask = by_hash_.size() - 1;
    for (TypeId id = 0; id < types_.size(); ++id) {
        std::size_t place = hashes_[id] & mask;
        while (by_hash_[place] != kNoType) place = (place + 1) & mask;
        by_hash_[place] = id;
    }
}

TypeId TypePool::make(Type type) {
    if (!narrow_links(type)) return kNoType;
    return intern(std::move(type));
}

TypeId TypePool::literal(ClassId cls) {
    if (literals_[cls] != kNoType) return literals_[cls];
    Type type;
    type.cls = table_->known().cls;
    type.literal = cls;
    const TypeId id = intern(std::move(type));
    return literals_[cls] = id;
}

TypeId TypePool::base(ClassId cls) {
    if (base_[cls] != kNoType) return base_[cls];
    const ClassInfo& info = table_->info(cls);
    Type type;
    type.cls = cls;
    if (cls == table_->known().cls) {
        type.literal = table_->known().component;
        return base_[cls] = intern(std::move(type));
    }
    if (base_open_[cls]) {  // its bounds lead back to it, so that there can be none: the class with nothing said
        type.dependencies.assign(info.dependencies.size(), base(table_->known().component));
        return intern(std::move(type));
    }
    base_open_[cls] = true;
    for (const DependencyKey& key : info.dependencies) {
        TypeId bound = kNoType;
        if (key.declared_in == cls) {
            bound = static_type(info.header_dependencies[key.index]);
        } else {
            for (const ClassId super : info.supers) {
                const auto index = table_->find_dependency(super, key);
                if (!index) continue;
                const TypeId inherited = types_[base(super)].dependencies[*index];
                bound = bound == kNoType ? inherited : intersect(bound, inherited);
                if (bound == kNoType) bound = inherited;
            }
        }
        type.dependencies.push_back(bound);
    }
    for (const auto& super : info.super_expressions) {
        const auto super_class = table_->find(super.name);
        if (!super_class || super.arguments.empty()) continue;
        Type narrowed = types_[base(*super_class)];
        for (std::size_t i = 0; i < narrowed.dependencies.size(); ++i) {
            narrowed.dependencies[i] = type.dependencies[table_->dependency_index(cls, *super_class, i)];
        }
        Taken taken(narrowed.dependencies.size(), false);
        for (const auto& argument : super.arguments) assign(narrowed, taken, static_type(argument), false);
        for (std::size_t i = 0; i < narrowed.dependencies.size(); ++i) {
            type.dependencies[table_->dependency_index(cls, *super_class, i)] = narrowed.dependencies[i];
        }
    }
    TypeId id = make(type);
    if (id == kNoType) id = intern(std::move(type));
    base_open_[cls] = false;
    return base_[cls] = id;
}

/// A header's expression: no This, no Owner, no defaults; unknown names stand for any component.
TypeId TypePool::static_type(const parser::Expression& expression) {
    const auto cls = table_->find(expression.name);
    if (!cls) return base(table_->known().component);
    if (*cls == table_->known().cls && !expression.arguments.empty()) {  // more than one is told as a mistake
        const auto named = table_->find(expression.arguments.front().name);
        return literal(named.value_or(table_->known().component));
    }
    Type type = types_[base(*cls)];
    Taken taken(type.dependencies.size(), false);
    for (const auto& argument : expression.arguments) assign(type, taken, static_type(argument), argument.complement);
    const TypeId id = make(type);
    return id == kNoType ? base(*cls) : id;
}

// --- Links between dependencies --------------------------------------------------------------------------------

bool TypePool::narrow_links(Type& type) {
    for (const DependencyLink& link : table_->info(type.cls).links) {
        if (!narrow_one_link(type, link)) return false;
    }
    return true;
}

bool TypePool::narrow_one_link(Type& type, const DependencyLink& link) {
    const auto outer = table_->find_dependency(type.cls, link.first[0]);
    const auto direct = table_->find_dependency(type.cls, link.second[0]);
    if (!outer || !direct || *outer >= type.dependencies.size() || *direct >= type.dependencies.size()) return true;
    const Type& holder = types_[type.dependencies[*outer]];
    const auto inner = table_->find_dependency(holder.cls, link.first[1]);
    if (!inner || *inner >= holder.dependencies.size()) return true;
    const TypeId a = holder.dependencies[*inner];
    const TypeId b = type.dependencies[*direct];
    if (a == b) return true;
    const TypeId both = intersect(a, b);
    if (both == kNoType) return false;
    type.dependencies[*direct] = both;
    const TypeId narrowed = with_dependency(type.dependencies[*outer], *inner, both);
    if (narrowed == kNoType) return false;
    type.dependencies[*outer] = narrowed;
    return true;
}

TypeId TypePool::with_dependency(TypeId id, std::size_t index, TypeId dependency) {
    Type type = types_[id];
    type.dependencies[index] = dependency;
    return make(std::move(type));
}

// --- Relations -------------------------------------------------------------------------------------------------

bool TypePool::is_sole(TypeId type) const {
    if (type >= sole_.size()) sole_.resize(types_.size(), Sole::Unknown);
    if (sole_[type] == Sole::Unknown) {
        const Type& asked = types_[type];
        const auto has_kinds = [&](ClassId cls) { return cls != kNoClass && !table_->info(cls).subclasses.empty(); };
        const bool sole = asked.concrete && !asked.linked && !has_kinds(asked.cls) && !has_kinds(asked.literal) &&
                          std::all_of(asked.dependencies.begin(), asked.dependencies.end(),
                                      [&](TypeId dependency) { return is_sole(dependency); });
        sole_[type] = sole ? Sole::Yes : Sole::No;
    }
    return sole_[type] == Sole::Yes;
}

TypeId TypePool::telling_dependency(TypeId type) const {
    TypeId telling = kNoType;
    for (const TypeId dependency : types_[type].dependencies) {
        if (is_sole(dependency) && (telling == kNoType || telling == types_[type].owner)) telling = dependency;
    }
    return telling;
}

/// Of the same class, mostly of another area, card or player: that is seen at a glance.
bool TypePool::is_other_by_dependency(const Type& sub, const Type& super) const {
    if (sub.cls != super.cls) return false;
    for (std::size_t i = 0; i < super.dependencies.size(); ++i) {
        if (sub.dependencies[i] != super.dependencies[i] && is_sole(super.dependencies[i])) return true;
    }
    return false;
}

bool TypePool::is_narrower(TypeId a, TypeId b) const {
    const Type& super = types_[b];
    if (super.dependencies.empty() && super.literal == kNoClass && super.except == kNoType) return true;
    if (is_other_by_dependency(types_[a], super)) return false;
    Known& known = known_[(a * 0x9e3779b1U ^ b * 0x85ebca6bU) >> (32 - kKnownBits)];
    if (known.a != a || known.b != b) known = {a, b, works_out_narrower(a, b)};
    return known.narrower;
}

bool TypePool::works_out_narrower(TypeId a, TypeId b) const {
    const Type& sub = types_[a];
    const Type& super = types_[b];
    if (super.literal != kNoClass) {
        if (!table_->is_subclass(sub.literal, super.literal)) return false;
        if (super.literal_except != kNoClass && table_->is_subclass(sub.literal, super.literal_except)) return false;
    }
    for (std::size_t i = 0; i < super.dependencies.size(); ++i) {
        const TypeId have = sub.dependencies[table_->dependency_index(sub.cls, super.cls, i)];
        if (have != super.dependencies[i] && !is_subtype(have, super.dependencies[i])) return false;
    }
    return super.except == kNoType || (sub.except == super.except) || !is_subtype(a, super.except);
}

std::optional<ClassId> TypePool::common_subclass(ClassId a, ClassId b) {
    if (table_->is_subclass(a, b)) return a;
    if (table_->is_subclass(b, a)) return b;
    const auto [less, more] = std::minmax(a, b);
    const ClassId* known = common_.find(less, more);
    const ClassId common = known != nullptr ? *known : table_->common_subclass(a, b).value_or(kNoClass);
    if (known == nullptr) common_.keep(less, more, common);
    return common == kNoClass ? std::nullopt : std::optional{common};
}

TypeId TypePool::intersect(TypeId a, TypeId b) {
    if (a == b) return a;
    if (const TypeId* known = intersections_.find(a, b)) return *known;
    intersections_.keep(a, b, kNoType);  // two that lead back to each other have nothing in common
    const TypeId result = intersection_of(a, b);
    intersections_.keep(a, b, result);
    return result;
}

TypeId TypePool::intersection_of(TypeId a, TypeId b) {
    const auto cls = common_subclass(types_[a].cls, types_[b].cls);
    if (!cls) return kNoType;
    Type both = types_[base(*cls)];
    if (both.literal != kNoClass && !intersect_literals(a, b, both)) return kNoType;
    for (const TypeId side : {a, b}) {
        for (std::size_t i = 0; i < types_[side].dependencies.size(); ++i) {
            const std::size_t index = table_->dependency_index(*cls, types_[side].cls, i);
            const TypeId narrowed = intersect(both.dependencies[index], types_[side].dependencies[i]);
            if (narrowed == kNoType) return kNoType;
            both.dependencies[index] = narrowed;
        }
    }
    const TypeId bare = make(both);
    if (bare == kNoType) return kNoType;
    both = types_[bare];
    for (const TypeId side : {a, b}) {
        const TypeId except = types_[side].except;
        if (except == kNoType) continue;
        if (is_subtype(bare, except)) return kNoType;
        if (!types_[bare].concrete) both.except = except;
    }
    // A concrete type needs no refinement, it is asked instead.
    if (types_[bare].concrete) return bare;
    refine_by(types_[a], both);
    refine_by(types_[b], both);
    both.link = types_[a].link != 0 ? types_[a].link : types_[b].link;
    return make(std::move(both));
}

/// The class that both name, into `both`; false if there is none.
bool TypePool::intersect_literals(TypeId a, TypeId b, Type& both) {
    // A wider type such as `Component` says nothing about which class is named.
    const auto literal = [&](TypeId side) {
        return types_[side].literal != kNoClass ? types_[side].literal : table_->known().component;
    };
    const auto named = common_subclass(literal(a), literal(b));
    if (!named) return false;
    both.literal = *named;
    for (const TypeId side : {a, b}) {
        const ClassId except = types_[side].literal_except;
        if (except == kNoClass) continue;
        if (table_->is_subclass(both.literal, except)) return false;
        if (table_->info(both.literal).is_abstract) both.literal_except = except;
    }
    return true;
}

TypeId TypePool::plain(TypeId id) {
    if (!types_[id].refined) return id;
    if (plain_[id] != kNoType) return plain_[id];
    Type type = types_[id];
    type.refinement = nullptr;
    type.forgiving = false;
    for (TypeId& dependency : type.dependencies) dependency = plain(dependency);
    const TypeId result = intern(std::move(type));
    return plain_[id] = result;
}

TypeId TypePool::without_links(TypeId id) {
    if (!types_[id].linked) return id;
    if (unlinked_[id] != kNoType) return unlinked_[id];
    Type type = types_[id];
    type.link = 0;
    if (type.refinement) type.refinement = rego::engine::without_links(*this, type.refinement);
    if (type.except != kNoType) type.except = without_links(type.except);
    for (TypeId& dependency : type.dependencies) dependency = without_links(dependency);
    const TypeId result = intern(std::move(type));
    return unlinked_[id] = result;
}

std::optional<std::size_t> TypePool::assign(Type& type, Taken& taken, TypeId argument, bool complement) {
    for (std::size_t i = 0; i < type.dependencies.size(); ++i) {
        if (taken[i]) continue;
        const TypeId both = intersect(type.dependencies[i], argument);
        if (both == kNoType) continue;
        if (complement) {
            Type rest = types_[type.dependencies[i]];
            if (rest.literal != kNoClass) {
                rest.literal_except = types_[argument].literal;
            } else {
                rest.except = argument;
            }
            type.dependencies[i] = intern(std::move(rest));
        } else {
            // The argument's own link and refinement are kept even where the bound adds nothing.
            type.dependencies[i] = is_subtype(argument, type.dependencies[i]) ? argument : both;
        }
        taken[i] = true;
        return i;
    }
    return std::nullopt;
}

TypeId TypePool::put(TypeId id, TypeId candidate) {
    if (id == kNoType || candidate == kNoType) return kNoType;  // bound to what cannot be
    if (const TypeId* known = puts_.find(id, candidate)) return *known;
    const TypeId result = [&]() -> TypeId {
        Type type = types_[id];
        if (types_[candidate].literal != kNoClass && type.cls != table_->known().cls) {
            // `Class<Tag>(HAS Tag<Owner>)`: the named class takes the place of its superclass.
            if (table_->is_subclass(types_[candidate].literal, type.cls)) {
                return intersect(id, base(types_[candidate].literal));
            }
        }
        // First a dependency that says nothing yet, so that `Adjacency<This, …>` keeps what is written.
        const Type bounds = types_[base(type.cls)];
        for (const bool untouched : {true, false}) {
            for (std::size_t i = 0; i < type.dependencies.size(); ++i) {
                if (untouched && type.dependencies[i] != bounds.dependencies[i]) continue;
                if (!is_subtype(candidate, plain(bounds.dependencies[i]))) continue;
                const TypeId both = intersect(type.dependencies[i], candidate);
                if (both == kNoType) {
                    // Another one, by its name: `Party(HAS 1 (Delegate - Delegate<Greens>))`.
                    if (types_[type.dependencies[i]].concrete) continue;
                    return kNoType;  // fits, but is excluded: counts nothing
                }
                type.dependencies[i] = both;
                return make(std::move(type));
            }
        }
        return id;  // a condition on the world at large
    }();
    puts_.keep(id, candidate, result);
    return result;
}

// --- Links between occurrences in a rule -----------------------------------------------------------------------

void TypePool::bind(TypeId pattern, TypeId actual, Bindings& bindings) {
    if (!types_[pattern].linked || actual == kNoType) return;
    const Type& type = types_[pattern];
    if (type.link != 0) {
        const bool known = std::any_of(bindings.begin(), bindings.end(),
                                       [&](const auto& binding) { return binding.first == type.link; });
        const std::uint32_t link = type.link;
        const TypeId meaning = types_[actual].literal != kNoClass ? base(types_[actual].literal) : actual;
        if (!known) bindings.emplace_back(link, meaning);
    }
    const std::size_t count = types_[pattern].dependencies.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t index = table_->dependency_index(types_[actual].cls, types_[pattern].cls, i);
        bind(types_[pattern].dependencies[i], types_[actual].dependencies[index], bindings);
    }
}

TypeId TypePool::substitute(TypeId id, const Bindings& bindings) {
    if (!types_[id].linked || bindings.empty()) return id;
    Type type = types_[id];
    for (TypeId& dependency : type.dependencies) {
        dependency = substitute(dependency, bindings);
        if (dependency == kNoType) return kNoType;
    }
    if (type.refinement) type.refinement = rego::engine::substitute(*this, type.refinement, bindings);
    if (type.except != kNoType) type.except = substitute(type.except, bindings);
    if (type.link != 0) {
        for (const auto& [link, meaning] : bindings) {
            if (link != type.link) continue;
            type.link = 0;
            if (type.literal != kNoClass) return literal(types_[meaning].cls);
            const TypeId node = make(std::move(type));
            return node == kNoType ? kNoType : intersect(node, meaning);
        }
    }
    return make(std::move(type));
}

std::optional<std::size_t> TypePool::owner_place(ClassId cls) const {
    const ClassId owned = table_->known().owned;
    if (owned == kNoClass || !table_->is_subclass(cls, owned)) return std::nullopt;
    return table_->find_dependency(cls, DependencyKey{owned, 0});
}

// --- Writing ---------------------------------------------------------------------------------------------------

const parser::Expression& TypePool::written(TypeId id) {
    if (const auto known = written_.find(id); known != written_.end()) return known->second;
    parser::Expression expression = works_out_written(id);
    return written_.emplace(id, std::move(expression)).first->second;
}

const std::string& TypePool::print(TypeId id) {
    if (const auto known = printed_.find(id); known != printed_.end()) return known->second;
    return printed_.emplace(id, id == kNoType ? "nothing" : parser::to_string(written(id))).first->second;
}

parser::Expression TypePool::works_out_written(TypeId id) {
    parser::Expression expression;
    if (id == kNoType) return expression;
    const Type type = types_[id];
    if (type.except != kNoType) {
        expression = written(type.except);
        expression.complement = true;
        return expression;
    }
    expression.name = table_->info(type.cls).name;
    expression.arguments = written_arguments(type);
    if (type.refinement)
        expression.refinement = parser::Refinement{engine::written(*this, *type.refinement), type.forgiving, {}};
    return expression;
}

std::vector<parser::Expression> TypePool::written_arguments(const Type& type) {
    const auto named = [&](ClassId cls) { return parser::Expression::named(table_->info(cls).name); };
    if (type.literal_except != kNoClass) {
        parser::Expression all_others = named(type.literal_except);
        all_others.complement = true;
        return {all_others};
    }
    if (type.literal == table_->known().component) return {};  // any class
    if (type.literal != kNoClass) return {named(type.literal)};

    const Type bounds = types_[base(type.cls)];
    const auto owner = owner_place(type.cls);
    const Taken shown = shown_dependencies(type, bounds);
    std::vector<parser::Expression> arguments;
    for (std::size_t i = 0; i < type.dependencies.size(); ++i) {
        if (!shown[i]) continue;
        const bool anyone =
            owner == i && table_->known().anyone != kNoClass && type.dependencies[i] == bounds.dependencies[i];
        arguments.push_back(anyone ? named(table_->known().anyone) : written(type.dependencies[i]));
    }
    return arguments;
}

/// Which dependencies have to be said, so that the type can be read back.
Taken TypePool::shown_dependencies(const Type& type, const Type& bounds) {
    const auto is_open = [&](std::size_t i) { return type.dependencies[i] == bounds.dependencies[i]; };
    // An open owner is always said: left out, it would mean the reader's own.
    const auto owner = owner_place(type.cls);
    Taken shown(type.dependencies.size(), false);
    for (std::size_t i = 0; i < type.dependencies.size(); ++i) shown[i] = !is_open(i) || owner == i;
    // Leave out what the rest implies through links: the owner of what lies on a card is the card's.
    for (std::size_t i = type.dependencies.size(); i-- > 0;) {
        if (!shown[i]) continue;
        if (is_open(i)) {
            shown[i] = !is_said_elsewhere(type.dependencies[i], type, bounds);
            continue;
        }
        Type without = type;
        without.link = 0;
        without.refinement = nullptr;
        for (std::size_t j = 0; j < type.dependencies.size(); ++j) {
            if (j == i || !shown[j]) without.dependencies[j] = bounds.dependencies[j];
        }
        const TypeId implied = make(std::move(without));
        if (implied != kNoType && types_[implied].dependencies == type.dependencies) shown[i] = false;
    }
    return shown;
}

/// Whether a narrowed dependency of the type has that owner.
bool TypePool::is_said_elsewhere(TypeId owner, const Type& type, const Type& bounds) const {
    return std::any_of(type.dependencies.begin(), type.dependencies.end(), [&](TypeId dependency) {
        return owner_of(dependency) == owner && std::find(bounds.dependencies.begin(), bounds.dependencies.end(),
                                                          dependency) == bounds.dependencies.end();
    });
}

}  // namespace rego::engine
