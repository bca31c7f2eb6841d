// While commands of the past are carried out again nobody listens: what is asked or traced is the command that is
// carried out now.
#pragma once

#include <memory>
#include <utility>

#include "app/shell/session/state.hpp"
#include "engine/exec/observers.hpp"

namespace rego::app {

class Unheard {
  public:
    explicit Unheard(SessionState& session)
        : session_(session), game_(session.timeline().game()), was_tracing_(session.is_tracing) {
        session_.is_tracing = false;
        if (!game_) return;
        on_trace_ = std::exchange(game_->core().observers().on_trace, nullptr);
        on_obstacle_ = std::exchange(game_->core().observers().on_obstacle, nullptr);
    }
    ~Unheard() {
        session_.is_tracing = was_tracing_;
        if (!game_) return;
        game_->core().observers().on_trace = std::move(on_trace_);
        game_->core().observers().on_obstacle = std::move(on_obstacle_);
    }
    Unheard(const Unheard&) = delete;
    Unheard& operator=(const Unheard&) = delete;

  private:
    SessionState& session_;
    std::shared_ptr<engine::MarsGame> game_;
    bool was_tracing_;
    decltype(engine::Observers::on_trace) on_trace_;
    decltype(engine::Observers::on_obstacle) on_obstacle_;
};

}  // namespace rego::app
