// How a game goes on in mode `game`. The phases say what happens in them and which comes next (canon, flow.pets); here
// is only when a phase is over, and that it is then told so.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/parse.hpp"

namespace rego::engine {

void MarsGame::set_up(const GamePlan& plan) {
    for (const std::string& name : plan.in_play) {
        core().executor().change(1, type(name, kNoType), kNoType, by(core().engine_actor()));
    }
    core().executor().change(1, type("SetupPhase", kNoType), kNoType, by(core().engine_actor()));
    for (const std::string& opening : plan.openings) run(core().engine_actor(), opening);
    core().executor().settle(auto_);
    if (mode_ == Mode::Game) advance();
}

bool MarsGame::is_phase_of(const char* kind) {
    const TypeId present = phase_type();
    const auto cls = table_->find(kind);
    return present != kNoType && cls && core().types().is_subclass(present, *cls);
}

// --- What a phase offers ---------------------------------------------------------------------------------------

namespace {

/// What an action of a phase lets a player do, behind whatever conditions.
const parser::Expression* offered_type(const parser::Instruction& instruction) {
    if (const auto* gated = std::get_if<parser::GatedInstruction>(&instruction.node))
        return offered_type(*gated->inner);
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node);
    return gain == nullptr ? nullptr : &gain->type;
}

}  // namespace

bool MarsGame::phase_offers(TypeId actor, const std::string& instruction) {
    if (phase_type() == kNoType) return false;
    // Mostly the phase offers nothing of that class: then it need not be read.
    const auto cls = table_->find(std::string_view(instruction).substr(0, instruction.find('<')));
    const auto may_be_it = [&](const parser::Expression& offered) {
        const auto other = table_->find(offered.name);
        return !cls || !other || core().types().overlap(core().types().base(*cls), core().types().base(*other));
    };
    const auto& actions = table_->info(core().types()[phase_type()].cls).actions;
    return std::any_of(actions.begin(), actions.end(), [&](const parser::Action& action) {
        const parser::Expression* offered = offered_type(action.instruction);
        return offered != nullptr && may_be_it(*offered) &&
               core().types().overlap(type(instruction, actor),
                                      core().executor().elaborator(actor).expression(*offered));
    });
}

bool MarsGame::can_act_in_phase(TypeId player) {
    if (table_->info(core().types()[phase_type()].cls).actions.empty()) return false;
    const Trial trial{core().executor()};
    try {
        use(player, core().types().print(phase_type()), "First");
        core().executor().settle(Auto::Safe);
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

// --- From phase to phase ---------------------------------------------------------------------------------------

void MarsGame::to_phase(const std::string& name) {
    const TypeId present = phase_type();
    const TypeId next = type(name, kNoType);
    if (present == next) return;
    core().executor().change(1, next, present, by(core().engine_actor()));
}

void MarsGame::advance() {
    while (core().world().tasks().empty() && advance_once()) {
        core().executor().settle(auto_);
    }
}

/// One step on, if nothing has to be waited for. False when somebody has to move.
bool MarsGame::advance_once() {
    if (phase_type() == kNoType || is_over()) return false;
    if (is_phase_of("RoundsPhase")) return advance_rounds();
    if (is_phase_of("TurnsPhase")) return advance_turns();
    const RequirementPtr ends = core().executor().stored_requirement(phase_type(), "ends", kNoType);
    return (!ends || core().executor().holds(*ends)) && end_phase();
}

/// Round and round, until everybody has passed.
bool MarsGame::advance_rounds() {
    const auto current = turn();
    if (current && !has_passed(*current) && actions_taken(*current) < actions_per_turn()) return false;
    // Before the first turn it is as if the last in order had just had theirs.
    next_turn(current ? *current : in_turn_order().back());
    return true;
}

/// One turn each; who cannot act any more, or has said so, is through.
bool MarsGame::advance_turns() {
    for (const TypeId player : in_turn_order()) {
        if (actions_taken(player) > 0) continue;
        if (can_act_in_phase(player)) {
            if (count("Turn", player) > 0) return false;
            for (const TypeId other : core().players()) remove_all("Turn", other);
            core().executor().change(1, type("Turn", player), kNoType, by(core().engine_actor()));
            return true;
        }
        mark_through(player);
    }
    return end_phase();
}

/// Tells the phase that it is over. False, with nothing done, if it has no answer to that.
bool MarsGame::end_phase() {
    const auto before = core().checkpoint();
    const std::size_t events = core().world().events().size();
    const std::int64_t generation_before = generation();
    const TypeId signal = type("NextPhase", kNoType);
    take_turns_away();
    core().executor().change(1, signal, kNoType, by(core().engine_actor()));
    if (generation() != generation_before) pass_first_player();
    const auto& log = core().world().events();
    const bool answered = std::any_of(log.begin() + static_cast<std::ptrdiff_t>(events), log.end(),
                                      [](const Event& event) { return event.via != kNoType; });
    if (!answered && core().world().tasks().empty()) {
        core().roll_back(before);
        return false;
    }
    return true;
}

Result<Unit> MarsGame::set_phase(const std::string& name) {
    const TypeId actor = core().engine_actor();
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        return Diagnostic::of(ErrorKind::NotNow, "phases follow each other automatically in this mode")
            .with_hint("`mode ops` first");
    }
    auto id = table_->find_loose(name + "Phase");
    if (!id) id = table_->find_loose(name);
    const auto phase_class = table_->find("Phase");
    if (!id || !table_->is_subclass(*id, *phase_class) || table_->info(*id).is_abstract) {
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("there is no phase `{}`", name));
    }
    last_payment_.clear();
    return core().attempt([&] {
        if (mode_ == Mode::Ops) require_settled(actor);
        require_open();
        if (mode_ == Mode::Raw) {
            const auto present = core().executor().components(type("Phase", kNoType));
            core().executor().change_raw(1, core().types().base(*id), present.empty() ? kNoType : present.front(),
                                         by(actor), false);
            return;
        }
        // The same once more is left first, so that it begins anew.
        if (const TypeId next = core().types().base(*id); next == phase_type())
            core().executor().change(1, kNoType, next, by(core().engine_actor()));
        to_phase(table_->info(*id).name);
        core().executor().settle(auto_);
    });
}

}  // namespace rego::engine
