// What every move goes through: all or nothing, bills paid, and then the game goes on.
#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

void MarsGame::require_open() {
    if (phase_name() == "Shutdown")
        throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
}

void MarsGame::note_missing(std::int64_t money) {
    const bool is_later_bill = savings_.bills > 1;
    if (is_later_bill && (savings_.missing == 0 || money < savings_.missing)) savings_.missing = money;
}

/// Paid automatically, the first bill takes money before card resources. If a later one then lacks it, the first leaves
/// as much alone.
Result<Unit> MarsGame::command(TypeId actor, const Payment& payment, const std::function<void()>& function) {
    const bool only_asked = core().executor().on_obstacle != nullptr;
    savings_ = {.kept = only_asked && !payment ? money_to_keep(actor, function) : 0};
    auto outcome = command_once(actor, payment, function);
    constexpr int kMostTries = 10;
    for (int tries = 0; !outcome && !payment && savings_.missing > 0 && tries < kMostTries; ++tries) {
        savings_ = {.kept = savings_.kept + savings_.missing};
        if (auto again = command_once(actor, payment, function)) outcome = again;
    }
    return outcome;
}

/// Whoever asks what is in the way hears nothing of a payment that would be tried another way. 0 if it is not that.
std::int64_t MarsGame::money_to_keep(TypeId actor, const std::function<void()>& function) {
    const Meanwhile unasked{core().observers().on_obstacle, decltype(Observers::on_obstacle){}};
    const auto before = core().checkpoint();
    const bool possible = static_cast<bool>(command(actor, std::nullopt, function));
    core().roll_back(before);
    return possible ? savings_.kept : 0;
}

Result<Unit> MarsGame::command_once(TypeId actor, const Payment& payment, const std::function<void()>& function) {
    last_payment_.clear();
    short_by_ = 0;
    purse_.reset();
    if (payment) purse_.emplace(*payment);
    return core().attempt([&] {
        require_open();
        function();
        settle_and_pay(actor);
        const bool only_asked = core().executor().on_obstacle != nullptr;
        if (mode_ == Mode::Game && !only_asked) advance();
    });
}

}  // namespace rego::engine
