// Making rules from rules: links replaced by what they stand for, X by a number, amounts multiplied.
#pragma once

#include "engine/types/rules.hpp"
#include "engine/types/type_pool.hpp"

namespace rego::engine {

MetricPtr substitute(TypePool& types, const MetricPtr& metric, const Bindings& bindings);
RequirementPtr substitute(TypePool& types, const RequirementPtr& requirement, const Bindings& bindings);
InstructionPtr substitute(TypePool& types, const InstructionPtr& instruction, const Bindings& bindings);

/// Whether a type in it is linked with another occurrence.
bool mentions_links(const TypePool& types, const RequirementRule& requirement);
RequirementPtr without_links(TypePool& types, const RequirementPtr& requirement);

/// `BuyCard / CrediCor.cardsOffered` is `10 BuyCard`: amounts that are printed, not counted, are put in.
InstructionPtr with_properties(const TypePool& types, const InstructionPtr& instruction);

/// X becomes a number, everywhere in the instruction.
InstructionPtr with_x(const InstructionPtr& instruction, std::int32_t x);

/// Every change in it `BY actor`, unless it says by whom.
InstructionPtr done_by(const InstructionPtr& instruction, TypeId actor);

/// The instruction so many times. A negative number does the opposite, as far as possible.
InstructionPtr scaled(const InstructionPtr& instruction, std::int64_t times);

}  // namespace rego::engine
