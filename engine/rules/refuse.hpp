// Refuses what is written, at its place.
#pragma once

#include <string>
#include <utility>

#include "engine/error.hpp"

namespace rego::engine {

[[noreturn]] inline void refuse_written(ErrorKind kind, std::string message, parser::Span span, std::string hint = {}) {
    throw RuleError(Diagnostic::of(kind, std::move(message)).at(span).with_hint(std::move(hint)));
}

}  // namespace rego::engine
