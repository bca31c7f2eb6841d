// Can this answer mean that task? Asking changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/exec/candidates.hpp"
#include "engine/exec/evaluate.hpp"
#include "engine/exec/limits.hpp"
#include "engine/exec/part.hpp"
#include "engine/exec/prepare.hpp"

namespace rego::engine {

/// What an answer can mean for a task.
struct Narrowed {
    InstructionPtr instruction;
    Bindings bindings;
    std::optional<std::int32_t> x;
};

class Narrower : ExecutorPart {
  public:
    Narrower(Context& context, const Evaluator& evaluator, const Limits& limits, const Candidates& candidates,
             const Preparer& preparer);

    /// All narrowings of the instruction that the answer fits; empty if none. What the answer leaves unwritten comes
    /// from the instruction. `misfit`, if given, gets the reason of a near miss.
    std::vector<Narrowed> narrow(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                 AnswerStyle style, Misfit* misfit = nullptr) const;

  private:
    bool agree(const InstructionRule& task, InstructionRule& concrete, Bindings& bindings, Misfit* misfit) const;
    std::vector<Narrowed> narrow_change(const InstructionRule& task, const parser::Instruction& answer, TypeId actor,
                                        AnswerStyle style, Misfit* misfit) const;
    std::vector<Narrowed> narrow_then(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                      AnswerStyle style, Misfit* misfit) const;
    std::vector<Narrowed> narrow_by_x(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                      AnswerStyle style) const;
    std::vector<Narrowed> narrow_multi(const InstructionPtr& task, const parser::Instruction& answer, TypeId actor,
                                       AnswerStyle style, Misfit* misfit) const;
    std::vector<Narrowed> narrow_custom(const InstructionRule& task, const parser::Instruction& answer,
                                        TypeId actor) const;
    bool is_from_another(const InstructionRule& task, TypeId actor) const;
    std::optional<parser::Expression> as_bill(const InstructionRule& task, const parser::Expression& handed_over) const;
    TypeId named_in_answer(const parser::Expression& expression, bool gaining, TypeId actor, AnswerStyle style) const;
    bool narrow_amount(const InstructionRule& task, std::int32_t amount, TypeId actor, AnswerStyle style,
                       InstructionRule& concrete, Misfit* misfit) const;
    bool fits_side(TypeId wanted, TypeId answer, bool gaining, TypeId actor, TypeId& narrowed, Misfit* misfit) const;
    Misfit why_apart(TypeId wanted, TypeId said) const;

    const Evaluator& evaluator_;
    const Limits& limits_;
    const Candidates& candidates_;
    const Preparer& preparer_;
};

}  // namespace rego::engine
