#include "engine/exec/executor.hpp"

namespace rego::engine {

Executor::Executor(Rulebook& rulebook, World& world, const CustomRules& custom)
    : context_{rulebook, rulebook.types(), world, *rulebook.table(), custom, *this, *this},
      evaluator_(context_),
      limits_(context_, evaluator_),
      effects_(context_, evaluator_),
      candidates_(context_, evaluator_, limits_, effects_),
      preparer_(context_, evaluator_, limits_, effects_, candidates_),
      narrower_(context_, evaluator_, limits_, candidates_, preparer_),
      performer_(context_, evaluator_, limits_, effects_, preparer_),
      settler_(context_, evaluator_, effects_, candidates_, preparer_, performer_) {}

}  // namespace rego::engine
