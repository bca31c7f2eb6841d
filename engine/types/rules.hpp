// Metrics, requirements and instructions with names resolved to types: what the engine evaluates and carries out.
// `This`, `Owner`, defaults and PROD have been filled in. Shared and never changed.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/types/ids.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

/// What a type is written for: defaults depend on it.
enum class Usage { Plain, Gain, Remove, Trigger };

struct MetricRule;
struct RequirementRule;
struct InstructionRule;
using MetricPtr = std::shared_ptr<const MetricRule>;
using RequirementPtr = std::shared_ptr<const RequirementRule>;
using InstructionPtr = std::shared_ptr<const InstructionRule>;

struct MetricRule {
    enum class Kind { Count, Constant, Scaled, Cap, Difference, Union, Property, Eval, Group };
    Kind kind = Kind::Count;
    TypeId type = kNoType;         // Count; owner of a Property or Eval, kNoType for the candidate's own
    std::int32_t value = 0;        // Constant, unit of Scaled
    std::vector<MetricPtr> parts;  // Group: the members and what joins two of them, each a Count
    std::string property;
    TypeId owner = kNoType;  // Eval: who `Owner` is in the stored text
};

struct RequirementRule {
    enum class Kind { Compare, All, Any, Eval, Rank };
    Kind kind = Kind::Compare;
    parser::Comparison comparison = parser::Comparison::AtLeast;
    std::int32_t amount = 1;  // Rank: which place
    bool from_below = false;  // Rank
    MetricPtr metric;
    std::vector<RequirementPtr> parts;
    TypeId type = kNoType;  // Eval: whose property, kNoType for the candidate's own; Rank: among which
    std::string property;
    TypeId owner = kNoType;
};

struct InstructionRule {
    enum class Kind { Change, Per, Gate, Or, Then, Multi, Custom, Each };
    Kind kind = Kind::Change;

    // Change: gain, remove, or both.
    std::int32_t amount = 1;
    bool variable = false;  // amount times X
    TypeId gain = kNoType;
    TypeId remove = kNoType;
    parser::Intensity intensity = parser::Intensity::Mandatory;
    TypeId by = kNoType;  // who does it, if not whose task it is

    MetricPtr metric;                   // Per
    RequirementPtr gate;                // Gate
    std::vector<InstructionPtr> parts;  // Or, Then, Multi; the one inside Per, Gate, Each
    TypeId each = kNoType;              // Each: of what, with the link by which the part inside names it
    std::string custom;                 // Custom
    std::vector<TypeId> arguments;
};
using InstructionKind = InstructionRule::Kind;

}  // namespace rego::engine
