// Small numbers that stand for classes and types: cheap to copy, compare and use as an index.
#pragma once

#include <cstdint>
#include <limits>

namespace rego::engine {

using ClassId = std::uint32_t;
using TypeId = std::uint32_t;
using EventNumber = std::uint32_t;  // from 1; 0 is none

inline constexpr ClassId kNoClass = std::numeric_limits<ClassId>::max();
inline constexpr TypeId kNoType = std::numeric_limits<TypeId>::max();

/// Who declared a dependency, and as which of its own: the identity of a dependency through all subclasses.
struct DependencyKey {
    ClassId declared_in = kNoClass;
    std::uint32_t index = 0;
    friend bool operator==(const DependencyKey&, const DependencyKey&) = default;
};

}  // namespace rego::engine
