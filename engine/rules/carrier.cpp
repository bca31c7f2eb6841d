#include "engine/rules/carrier.hpp"

namespace rego::engine {

TypeId with_arguments(TypePool& types, ClassId cls, Dependencies arguments) {
    Type type = types[types.base(cls)];
    Taken taken(type.dependencies.size(), false);
    for (const TypeId argument : arguments) types.assign(type, taken, argument, false);
    return types.make(std::move(type));
}

TypeId somebody(TypePool& types) {
    const ClassId owner = types.table().known().owner;
    if (owner == kNoClass || types.table().info(owner).concrete_descendants.empty()) return kNoType;
    return types.base(types.table().info(owner).concrete_descendants.front());
}

TypeId carrier_of(TypePool& types, ClassId cls, TypeId owner) {
    const TypeId base = types.base(cls);
    if (owner == kNoType || !types.owner_of(base)) return base;
    const TypeId owned = with_arguments(types, cls, {owner});
    return owned == kNoType ? base : owned;
}

Elaborator body_reader(TypePool& types, ClassId cls, TypeId owner) {
    Elaborator elaborator{types};
    elaborator.self(carrier_of(types, cls, owner), cls).owner(owner);
    return elaborator;
}

}  // namespace rego::engine
