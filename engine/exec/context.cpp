#include "engine/exec/context.hpp"

namespace rego::engine {

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
