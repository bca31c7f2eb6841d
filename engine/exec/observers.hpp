// Who is told what happens in a game, and what stands in the way.
#pragma once

#include <functional>
#include <string>

#include "engine/error.hpp"
#include "engine/types/ids.hpp"

namespace rego::engine {

class Observers {
  public:
    /// Called after every event, for stepping and tracing; may throw to stop.
    std::function<void(EventNumber)> on_event;
    /// Told about every event, every match and near match of a trigger, every gate, limit and narrowing, when set;
    /// indented by what sets off what.
    std::function<void(const std::string&)> on_trace;
    /// Told about each rule that stands in the way, when set; the command then goes on as if it did not. Only for
    /// asking: what comes of it must be taken back.
    std::function<void(const Diagnostic&)> on_obstacle;

    /// Throws, unless somebody wants to hear of the other obstacles too.
    void refuse(Diagnostic obstacle) const;
    void refuse(ErrorKind kind, std::string message) const;
};

}  // namespace rego::engine
