// How the engine gives up inside: one typed exception that carries the Diagnostic. It never leaves the public face
// (game.hpp), which rolls back and returns it as a Result.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "parser/text/diagnostic.hpp"

namespace rego::engine {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

class RuleError : public std::exception {
  public:
    explicit RuleError(Diagnostic diagnostic) : diagnostic_(std::move(diagnostic)) {}
    RuleError(ErrorKind kind, std::string message) : RuleError(Diagnostic::of(kind, std::move(message))) {}
    const Diagnostic& diagnostic() const { return diagnostic_; }
    Diagnostic& diagnostic() { return diagnostic_; }
    const char* what() const noexcept override { return diagnostic_.message.c_str(); }

  private:
    Diagnostic diagnostic_;
};

}  // namespace rego::engine
