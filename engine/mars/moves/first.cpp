// The first action that a corporation prescribes.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

bool MarsGame::awaits_mandate(TypeId actor) {
    return mode_ == Mode::Game && core().world().tasks().empty() && count("Mandate", actor) > 0;
}

void MarsGame::begin_mandate(TypeId actor) {
    const auto mandates = core().executor().components(type("Mandate", actor));
    const std::string mandate = core().types().print(mandates.front());
    if (answer_if_fitting(actor, fmt::format("UseAction<{}, First>", mandate))) return;
    begin_action(actor, {.prescribed = true, .offered = {}});
    use(actor, mandate, "First");
    // All that is prescribed is one action together.
    if (mandates.size() == 1) add_action_taken(actor);
}

/// Carries the prescribed first action out if that answers to it; otherwise nothing happens.
bool MarsGame::answers_mandate(TypeId actor, const std::string& answer) {
    if (!awaits_mandate(actor) || !is_phase_of("RoundsPhase")) return false;
    const auto before = core().checkpoint();
    begin_mandate(actor);
    core().executor().settle(auto_);
    if (answer_if_fitting(actor, answer)) return true;
    core().roll_back(before);
    return false;
}

Result<Unit> MarsGame::first_action(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (count("Mandate", actor) == 0) {
            throw RuleError(ErrorKind::NotNow,
                            fmt::format("no first action is prescribed for {}", core().types().print(actor)));
        }
        begin_mandate(actor);
    });
}

}  // namespace rego::engine
