#include "engine/exec/candidates.hpp"

#include <algorithm>

namespace rego::engine {

namespace {

/// How many a way must allow: all, or one, where it is as many as one likes or as there are.
std::int64_t fewest_of(const InstructionRule& change) {
    const bool all_or_none = change.intensity == parser::Intensity::Mandatory && !change.variable;
    return all_or_none ? change.amount : 1;
}

}  // namespace

Candidates::Candidates(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects)
    : ExecutorPart(context), evaluator_(evaluator), limits_(limits), effects_(effects) {}

bool Candidates::has_what_it_needs(TypeId component) const {
    for (const TypeId dependency : types_[component].dependencies) {
        if (world_.count(dependency) == 0) return false;
    }
    return world_.is_active(types_[component].cls) && has_such_action(component);
}

/// `UseAction<Card, Second>`: not of a card with one action.
bool Candidates::has_such_action(TypeId component) const {
    const auto& known = table_.known();
    if (types_[component].cls != known.use_action) return true;
    std::size_t actions = 0, wanted = 0;
    for (const TypeId dependency : types_[component].dependencies) {
        const ClassId cls = types_[dependency].cls;
        if (cls == known.second) wanted = 1;
        if (cls == known.third) wanted = 2;
        if (!table_.is_subclass(cls, known.has_actions)) continue;
        for (const ClassId ancestor : table_.info(cls).ancestors) actions += table_.info(ancestor).actions.size();
    }
    return wanted < actions;
}

void Candidates::offer(TypeId component, Search& search) const {
    ++context_.work.candidates_tried;
    if (!has_what_it_needs(component) || limits_.room(component, search.instead_of) <= 0 ||
        effects_.forbidden(component, kNoType, search.actor))
        return;
    search.over = !search.take(component);
}

/// Of those dependencies, whatever else was asked of it.
TypeId Candidates::as_a_component(TypeId type) const {
    const Type& asked = types_[type];
    if (asked.refinement == nullptr && !asked.forgiving && asked.except == kNoType && asked.link == 0) return type;
    Type component = asked;
    component.refinement = nullptr;
    component.forgiving = false;
    component.except = kNoType;
    component.link = 0;
    return types_.make(std::move(component));
}

/// Makes the dependencies of `type` concrete, from `index` on, in all ways that make a possible `wanted`.
void Candidates::expand(TypeId type, std::size_t index, TypeId wanted, Search& search) const {
    if (index == types_[type].dependencies.size()) {
        const TypeId candidate = as_a_component(type);
        if (candidate == kNoType || !types_[candidate].concrete ||
            !evaluator_.matches(candidate, wanted, search.lenient))
            return;
        offer(candidate, search);
        return;
    }
    const auto expand_with = [&](TypeId dependency) {
        Type next = types_[type];
        next.dependencies[index] = dependency;
        const TypeId id = types_.make(std::move(next));  // narrows what is linked with this dependency
        if (id != kNoType) expand(id, index + 1, wanted, search);
    };
    const TypeId open = types_[type].dependencies[index];
    const TypeId bare = types_.without_links(open);
    if (types_[open].concrete) {
        if (world_.count(bare) == 0) return;
        return bare == open ? expand(type, index + 1, wanted, search) : expand_with(bare);
    }
    for (const TypeId component : world_.present(types_.plain(bare))) {
        if (search.over) return;
        if (evaluator_.matches(component, open, search.lenient)) expand_with(component);
    }
}

void Candidates::expand_all(TypeId type, Search& search) const {
    if (types_[type].literal != kNoClass) return;  // classes are never gained
    const auto& classes = table_.info(types_[type].cls).concrete_descendants;
    if (types_[type].concrete && classes.size() == 1) return offer(types_.without_links(type), search);
    for (const ClassId cls : classes) {
        if (!world_.is_active(cls)) continue;
        const TypeId narrowed = cls == types_[type].cls ? type : types_.intersect(type, types_.base(cls));
        if (narrowed == kNoType) continue;
        expand(narrowed, 0, narrowed, search);
        if (search.over) return;
    }
}

void Candidates::find_gains(TypeId type, Search& search) const {
    search.lenient = is_forgiving(type) && !binds(type, search.actor, search.instead_of);
    expand_all(type, search);
}

/// Whether any refinement in it gives way.
bool Candidates::is_forgiving(TypeId type) const {
    const Type& asked = types_[type];
    return asked.refined && (asked.forgiving || std::any_of(asked.dependencies.begin(), asked.dependencies.end(),
                                                            [&](TypeId inner) { return is_forgiving(inner); }));
}

std::vector<TypeId> Candidates::gain_candidates(TypeId type, TypeId actor, std::size_t most, TypeId instead_of) const {
    std::vector<TypeId> found;
    Search search{.actor = actor, .instead_of = instead_of, .take = [&](TypeId component) {
                      found.push_back(component);
                      return found.size() < most;
                  }};
    find_gains(type, search);
    return found;
}

bool Candidates::binds(TypeId type, TypeId actor, TypeId instead_of) const {
    constexpr std::size_t kFew = 2;  // of more than so many, some are borne easily
    std::vector<TypeId> few;
    Search search{.actor = actor, .instead_of = instead_of, .take = [&](TypeId component) {
                      few.push_back(component);
                      return few.size() <= kFew;
                  }};
    expand_all(type, search);
    const auto& is_bearable = context_.custom.is_bearable;
    return few.size() > kFew || std::any_of(few.begin(), few.end(), [&](TypeId component) {
               return !is_bearable || is_bearable(component, actor);
           });
}

std::int64_t Candidates::room_for(TypeId gain, TypeId remove, std::int64_t available) const {
    const std::int64_t room = std::min(available, limits_.room(gain, remove));
    // With the last copy would go what depends on it: at least one must stay.
    const bool needs_it = remove != kNoType && limits_.depends_on(gain, remove);
    return needs_it ? std::min<std::int64_t>(room, world_.count(remove) - 1) : room;
}

bool Candidates::says_all(const InstructionRule& change) const {
    const auto is_one = [&](TypeId type) {
        return types_[type].concrete && types_[type].literal == kNoClass &&
               table_.info(types_[type].cls).concrete_descendants.size() == 1;
    };
    // Of what is not there something may still be taken, if it may go below zero: that is looked for.
    const auto is_there = [&](TypeId type) { return types_.is_sole(type) && world_.count(type) > 0; };
    return (change.gain == kNoType || is_one(change.gain)) && (change.remove == kNoType || is_there(change.remove));
}

std::optional<Way> Candidates::only_way(const InstructionRule& change, TypeId actor) const {
    const std::int64_t needed = fewest_of(change);
    Way way{kNoType, change.remove, kUnlimited, {}};
    if (change.remove != kNoType) {
        way.most = std::int64_t{world_.count(change.remove)} - world_.floor(change.remove);
        if (way.most < needed || table_.info(types_[change.remove].cls).is_singleton ||
            effects_.forbidden(kNoType, change.remove, actor))
            return std::nullopt;
    }
    if (change.gain != kNoType) {
        ++context_.work.candidates_tried;
        way.gain = types_.without_links(change.gain);
        if (way.gain == change.remove) return std::nullopt;  // nothing turned into itself
        if (!has_what_it_needs(way.gain)) return std::nullopt;
        way.most = room_for(way.gain, change.remove, way.most);
        if (way.most <= 0 || way.most < needed || effects_.forbidden(way.gain, kNoType, actor)) return std::nullopt;
        types_.bind(change.gain, way.gain, way.bindings);
    }
    return way;
}

std::vector<Way> Candidates::ways(const InstructionRule& change, TypeId actor, std::size_t most) const {
    std::vector<Way> found;
    if (says_all(change)) {
        if (auto way = only_way(change, actor)) found.push_back(std::move(*way));
        return found;
    }
    const std::int64_t needed = fewest_of(change);
    const auto add_gains = [&](TypeId gain, TypeId remove, std::int64_t available, const Bindings& bindings) {
        if (available < needed) return;
        if (gain == kNoType) {
            found.push_back({kNoType, remove, available, bindings});
            return;
        }
        const auto take = [&](TypeId candidate) {
            Way way{candidate, remove, room_for(candidate, remove, available), bindings};
            if (way.most < needed) return true;
            types_.bind(gain, candidate, way.bindings);
            found.push_back(std::move(way));
            return found.size() < most;
        };
        Search search{.actor = actor, .instead_of = remove, .take = take};
        find_gains(gain, search);
    };
    if (change.remove == kNoType) {
        add_gains(change.gain, kNoType, kUnlimited, {});
        return found;
    }
    const TypeId removed = types_.plain(types_.without_links(change.remove));
    std::vector<TypeId> members = world_.present(removed);
    for (const TypeId component : world_.members(removed))  // what may go below zero
        if (world_.count(component) == 0) members.push_back(component);
    for (const TypeId component : members) {
        if (found.size() >= most) break;
        const std::int64_t available = std::int64_t{world_.count(component)} - world_.floor(component);
        if (available <= 0 || !evaluator_.matches(component, change.remove)) continue;
        if (table_.info(types_[component].cls).is_singleton) continue;
        if (effects_.forbidden(kNoType, component, actor)) continue;
        Bindings bindings;
        types_.bind(change.remove, component, bindings);
        const TypeId gain = change.gain == kNoType ? kNoType : types_.substitute(change.gain, bindings);
        if (change.gain != kNoType && gain == kNoType) continue;
        if (gain == component) continue;  // nothing turned into itself
        add_gains(gain, component, available, bindings);
    }
    return found;
}

}  // namespace rego::engine
