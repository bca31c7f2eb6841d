// Small numbers that stand for classes and types: cheap to copy, compare and use as an index.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace rego::engine {

using ClassId = std::uint32_t;
using TypeId = std::uint32_t;
using EventNumber = std::uint32_t;  // from 1; 0 is none

inline constexpr ClassId kNoClass = std::numeric_limits<ClassId>::max();
inline constexpr TypeId kNoType = std::numeric_limits<TypeId>::max();

/// A change has two: what comes, and what goes.
enum class Side : std::uint8_t { Gain, Loss };
inline constexpr std::array<Side, 2> kSides{Side::Gain, Side::Loss};
constexpr std::size_t place_of(Side side) { return static_cast<std::size_t>(side); }
/// Where the gains, or losses, of a class stand in a list that has a place for either.
constexpr std::size_t place_of(ClassId cls, Side side) { return std::size_t{cls} * 2 + place_of(side); }

/// Who declared a dependency, and as which of its own: the identity of a dependency through all subclasses.
struct DependencyKey {
    ClassId declared_in = kNoClass;
    std::uint32_t index = 0;
    friend bool operator==(const DependencyKey&, const DependencyKey&) = default;
};

}  // namespace rego::engine
