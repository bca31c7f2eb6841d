#include "engine/exec/context.hpp"

namespace rego::engine {

void Observers::refuse(Diagnostic obstacle) const {
    if (!on_obstacle) throw RuleError(std::move(obstacle));
    on_obstacle(obstacle);
}

void Observers::refuse(ErrorKind kind, std::string message) const {
    Diagnostic obstacle;
    obstacle.kind = kind;
    obstacle.message = std::move(message);
    refuse(std::move(obstacle));
}

void Context::trace(const std::string& line) const {
    if (is_traced()) observers.on_trace(std::string(static_cast<std::size_t>(course.depth) * 2, ' ') + line);
}

void Context::trace_once(const std::string& line) {
    if (is_traced() && course.traced.insert(line).second) trace(line);
}

Elaborator Context::elaborator(TypeId owner) const {
    Elaborator elaborator{types};
    elaborator.owner(owner);
    return elaborator;
}

}  // namespace rego::engine
