// What of an instruction is possible now, and is anything left to choose? Asking changes nothing.
#pragma once

#include <string>

#include "engine/exec/candidates.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/limits.hpp"
#include "engine/exec/part.hpp"

namespace rego::engine {

/// What comes after the first stage of a prepared `THEN`, with what that has settled filled in.
InstructionPtr rest_of_chain(TypePool& types, const Prepared& prepared);

class Preparer : ExecutorPart {
  public:
    Preparer(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects,
             const Candidates& candidates);

    Prepared prepare(const InstructionPtr& instruction, TypeId actor) const;
    /// The same without a reason for what is impossible: telling it takes longer than finding out.
    Prepared glance_at(const InstructionPtr& instruction, TypeId actor) const;
    /// Why a change has no way now.
    Diagnostic why_no_way(const InstructionRule& change, TypeId actor) const;

  private:
    Prepared prepare_change(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_variable(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_gate(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_or(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_then(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_multi(const InstructionPtr& instruction, TypeId actor) const;
    Prepared prepare_custom(const InstructionPtr& instruction, TypeId actor) const;
    Result<std::vector<TypeId>> possible_for(const CustomInstructionRule& rule, std::vector<TypeId> candidates,
                                             TypeId actor) const;
    Prepared no_way(const InstructionRule& change, TypeId actor) const;
    Prepared without_way(const InstructionRule& change, TypeId by) const;
    Prepared ready_in(const Way& way, const InstructionPtr& instruction) const;
    Diagnostic why_closed(const RequirementRule& gate) const;
    Diagnostic why_no_removal(const InstructionRule& change, TypeId actor) const;

    const Evaluator& evaluator_;
    const Limits& limits_;
    const Effects& effects_;
    const Candidates& candidates_;
};

}  // namespace rego::engine
