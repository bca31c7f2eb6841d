// Invariants that are plain bounds: `HAS MAX 19 This`, `HAS =1 Turn<Anyone>`.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/types/class_table.hpp"

namespace rego::engine {

struct Bound {
    std::int32_t most;
    const parser::Expression* counted;
};

/// What an invariant allows at most, and of what; nothing if it is not as simple as that.
std::optional<Bound> simple_bound(const InvariantRule& invariant);

/// The same, only if what is counted is the class that the invariant stands in.
std::optional<Bound> bound_of_own_class(const ClassTable& table, const InvariantRule& invariant);

/// How many of a class there can be in all, if an invariant says so in plain numbers.
std::optional<std::int32_t> most_there_can_be(const ClassTable& table, ClassId cls);

}  // namespace rego::engine
