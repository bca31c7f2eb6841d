#include "engine/rules/carrier.hpp"

namespace rego::engine {

TypeId carrier_of(TypePool& types, ClassId cls, TypeId owner) {
    const TypeId base = types.base(cls);
    if (owner == kNoType || !types.owner_of(base)) return base;
    Type self = types[base];
    std::vector<bool> taken(self.dependencies.size(), false);
    types.assign(self, taken, owner, false);
    const TypeId owned = types.make(std::move(self));
    return owned == kNoType ? base : owned;
}

Elaborator body_reader(TypePool& types, ClassId cls, TypeId owner) {
    Elaborator elaborator{types};
    elaborator.self(carrier_of(types, cls, owner), cls).owner(owner);
    return elaborator;
}

}  // namespace rego::engine
