#include "engine/exec/observers.hpp"

#include <utility>

namespace rego::engine {

void Observers::refuse(Diagnostic obstacle) const {
    if (!on_obstacle) throw RuleError(std::move(obstacle));
    on_obstacle(obstacle);
}

void Observers::refuse(ErrorKind kind, std::string message) const { refuse(Diagnostic::of(kind, std::move(message))); }

}  // namespace rego::engine
