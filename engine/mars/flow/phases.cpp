// How a game goes on in mode `game`. The phases say what happens in them and which comes next (canon, flow.pets); here
// is only when a phase is over, and that it is then told so.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/flow.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/moves/command.hpp"
#include "parser/build.hpp"

namespace rego::engine {

void Flow::set_up(const GamePlan& plan) {
    for (const std::string& name : plan.in_play) {
        core().executor().change(1, type(name, kNoType), kNoType, by(core().engine_actor()));
    }
    core().executor().change(1, type("SetupPhase", kNoType), kNoType, by(core().engine_actor()));
    for (const parser::Expression& opening : plan.openings)
        core().perform_inside(core().engine_actor(), parser::gain(opening));
    core().executor().settle(game_.auto_mode());
    if (game_.mode() == Mode::Game) advance();
}

TypeId Flow::phase_type() {
    World& world = core().world();
    if (any_phase_ == kNoType) any_phase_ = type("Phase", kNoType);
    const TypeId any = any_phase_;
    if (world.total(any) == 1 && world.count(last_phase_) == 1) return last_phase_;
    const auto present = world.present(any);
    last_phase_ = present.empty() ? kNoType : present.front();
    return last_phase_;
}

std::string_view Flow::phase_name() {
    const TypeId present = phase_type();
    if (present == kNoType) return {};
    std::string_view name = core().table().name(core().types()[present].cls);
    constexpr std::string_view kSuffix = "Phase";
    if (name.size() > kSuffix.size() && name.ends_with(kSuffix)) name.remove_suffix(kSuffix.size());
    return name;
}

bool Flow::is_over() { return phase_name() == "End" || phase_name() == "Shutdown"; }

bool Flow::is_phase_of(std::string_view kind) {
    const TypeId present = phase_type();
    const auto cls = core().table().find(kind);
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

bool Flow::phase_offers(TypeId actor, const parser::Expression& what) {
    if (phase_type() == kNoType) return false;
    // Mostly the phase offers nothing of that class: then it need not be read.
    TypePool& types = core().types();
    const auto cls = core().table().find(what.name);
    const auto may_be_it = [&](const parser::Expression& offered) {
        const auto other = core().table().find(offered.name);
        return !cls || !other || types.overlap(types.base(*cls), types.base(*other));
    };
    const auto& actions = core().table().info(types[phase_type()].cls).actions;
    return std::any_of(actions.begin(), actions.end(), [&](const parser::Action& action) {
        const parser::Expression* offered = offered_type(action.instruction);
        return offered != nullptr && may_be_it(*offered) &&
               types.overlap(game_.type(what, actor), core().executor().elaborator(actor).expression(*offered));
    });
}

bool Flow::can_act_in_phase(TypeId player) {
    if (core().table().info(core().types()[phase_type()].cls).actions.empty()) return false;
    const Trial trial{core().executor()};
    try {
        use_action(game_, player, core().types().written(phase_type()), 0);
        core().executor().settle(Auto::Safe);
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

// --- From phase to phase ---------------------------------------------------------------------------------------

void Flow::to_phase(std::string_view name) {
    const TypeId present = phase_type();
    const TypeId next = type(name, kNoType);
    if (present == next) return;
    core().executor().change(1, next, present, by(core().engine_actor()));
}

void Flow::advance() {
    while (core().world().tasks().empty() && advance_once()) {
        core().executor().settle(game_.auto_mode());
    }
}

/// One step on, if nothing has to be waited for. False when somebody has to move.
bool Flow::advance_once() {
    if (phase_type() == kNoType || is_over()) return false;
    if (is_phase_of("RoundsPhase")) return advance_rounds();
    if (is_phase_of("TurnsPhase")) return advance_turns();
    const RequirementPtr ends = core().executor().stored_requirement(phase_type(), "ends", kNoType);
    return (!ends || core().executor().holds(*ends)) && end_phase();
}

/// Round and round, until everybody has passed.
bool Flow::advance_rounds() {
    const auto current = turn();
    if (current && !has_passed(*current) && actions_taken(*current) < actions_per_turn()) return false;
    // Before the first turn it is as if the last in order had just had theirs.
    next_turn(current ? *current : in_turn_order().back());
    return true;
}

/// One turn each; who cannot act any more, or has said so, is through.
bool Flow::advance_turns() {
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
bool Flow::end_phase() {
    const auto before = core().checkpoint();
    const std::size_t events = core().world().events().size();
    const std::int64_t generation_before = game_.generation();
    const TypeId signal = type("NextPhase", kNoType);
    take_turns_away();
    core().executor().change(1, signal, kNoType, by(core().engine_actor()));
    if (game_.generation() != generation_before) pass_first_player();
    const auto& log = core().world().events();
    const bool answered = std::any_of(log.begin() + static_cast<std::ptrdiff_t>(events), log.end(),
                                      [](const Event& event) { return event.via != kNoType; });
    if (!answered && core().world().tasks().empty()) {
        core().roll_back(before);
        return false;
    }
    return true;
}

}  // namespace rego::engine
