// The game's own words as operations of the engine: play, action, project, buy, claim, place …
#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/cashier.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/parse.hpp"

namespace rego::engine {

namespace {

const char* back_of(Deck deck) {
    switch (deck) {
        case Deck::Corporation: return "CorporationCard";
        case Deck::Prelude: return "PreludeCard";
        case Deck::Project: break;
    }
    return "ProjectCard";
}

constexpr std::array<const char*, 3> kSlots = {"First", "Second", "Third"};

}  // namespace

void MarsGame::run(TypeId actor, const std::string& instruction) {
    core().perform_inside(actor, core().rulebook().instruction(instruction, actor));
}

void MarsGame::use(TypeId actor, const std::string& what, const std::string& slot) {
    run(actor, fmt::format("UseAction<{}, {}>", what, slot));
}

void MarsGame::use(TypeId actor, const std::string& what, std::size_t slot) { use(actor, what, kSlots.at(slot)); }

void MarsGame::answer_with(TypeId actor, const std::string& instruction) {
    core().answer_inside(actor, std::nullopt, written(instruction), {.takes_first = true});
}

bool MarsGame::answer_if_fitting(TypeId actor, const std::string& instruction, Executor::AnswerStyle style) {
    const auto& answer = written(instruction);
    if (!core().fits_a_task(actor, answer, style)) return false;
    style.takes_first = true;
    core().answer_inside(actor, std::nullopt, answer, style);
    return true;
}

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

/// Something that is always there: answers what is pending, or is an action of the turn, or of the phase.
void MarsGame::take_action(TypeId actor, const std::string& what, std::size_t slot) {
    const std::string using_it = fmt::format("UseAction<{}, {}>", what, kSlots.at(slot));
    if (answer_if_fitting(actor, using_it)) return;
    const bool is_offered = mode_ == Mode::Game && phase_offers(actor, using_it);
    begin_action(actor, {.prescribed = false, .offered = is_offered ? using_it : ""});
    use(actor, what, slot);
    add_action_taken(actor);
}

// --- In PETS ---------------------------------------------------------------------------------------------------

Result<Unit> MarsGame::exec(TypeId actor, const parser::Instruction& instruction) {
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        return Diagnostic::of(ErrorKind::NotNow,
                              "an instruction of your own is carried out only in modes ops, tasks and raw")
            .with_hint("`mode ops` first, or `fix` to adjust the game to the table");
    }
    last_payment_.clear();
    return core().attempt([&] {
        require_open();
        if (mode_ == Mode::Raw) {
            core().perform_raw_inside(actor, instruction, false);
            return;
        }
        if (mode_ == Mode::Ops) require_settled(actor);
        core().perform_inside(actor, instruction);
        core().executor().settle(auto_);
    });
}

Result<Unit> MarsGame::task(TypeId actor, std::optional<std::size_t> number, const parser::Instruction& answer,
                            Executor::AnswerStyle style) {
    return command(actor, std::nullopt, [&] {
        // A prescribed first action may be answered straight away.
        if (!number && awaits_mandate(actor)) begin_mandate(actor);
        core().answer_inside(actor, number, answer, style);
    });
}

Result<Unit> MarsGame::drop_task(TypeId actor, std::size_t number) {
    last_payment_.clear();
    return core().attempt([&] {
        if (mode_ != Mode::Tasks && mode_ != Mode::Raw) {
            throw RuleError(ErrorKind::NotNow, "tasks can be dropped in modes tasks and raw only");
        }
        const auto& tasks = core().world().tasks();
        if (number == 0 || number > tasks.size()) {
            throw RuleError(ErrorKind::NotNow, fmt::format("there is no task #{}", number));
        }
        if (tasks[number - 1].player != actor) {
            throw RuleError(ErrorKind::NotNow,
                            fmt::format("task #{} is {}'s", number, core().types().print(tasks[number - 1].player)));
        }
        core().world().take_task(tasks[number - 1].id);
    });
}

Result<std::vector<std::int64_t>> MarsGame::fix(TypeId actor, const std::vector<parser::Instruction>& changes) {
    last_payment_.clear();
    std::vector<std::int64_t> fixed;
    const auto outcome = core().attempt([&] {
        for (const auto& change : changes) {
            const std::size_t before = core().world().events().size();
            core().perform_raw_inside(actor, change, true);
            std::int64_t count = 0;
            // What follows from a change (a card's tags) is bookkeeping, and has a cause.
            for (std::size_t i = before; i < core().world().events().size(); ++i) {
                const Event& event = core().world().events()[i];
                if (event.correction && event.cause == 0) count += event.count;
            }
            fixed.push_back(count);
        }
    });
    if (!outcome) return outcome.error();
    return fixed;
}

/// Whether a tile can go there, with all that comes of it: a bill may follow.
bool MarsGame::can_be_placed(TypeId actor, TypeId area) {
    try {
        if (!answer_with_area(actor, area)) return false;
        settle_and_pay(actor);
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

/// Whether the actor could gain that and pay for what comes of it, whatever else there is to do.
bool MarsGame::can_bear(TypeId component, TypeId actor) {
    if (is_weighing_) return true;  // what comes of it is not weighed once more
    const Meanwhile weighing{is_weighing_, true};
    const Meanwhile saved{savings_, Savings{}};
    const Meanwhile paid{last_payment_, std::string{}};
    const Meanwhile lacking{short_by_, std::int64_t{0}};
    Executor& executor = core().executor();
    const Trial trial{executor};
    const CommandScope aside{executor, CommandScope::Of::Question};
    World& world = core().world();
    try {
        while (!world.tasks().empty()) (void)world.take_task(world.tasks().front().id);
        executor.change(1, component, kNoType, by(actor));
        do executor.settle(Auto::Safe);
        while (pay_all_bills());
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

/// Whether the card can be played now, bills and all; where its tiles go is not asked, only that there is a place.
bool MarsGame::can_be_carried_out(TypeId actor, const std::string& playing) {
    const Trial trial{core().executor()};
    try {
        run(actor, playing);
        settle_and_pay(actor);
    } catch (const RuleError&) {
        return false;
    }
    const auto areas = open_areas(actor);
    return areas.empty() || std::any_of(areas.begin(), areas.end(), [&](TypeId area) {
               const Trial placing{core().executor()};
               return can_be_placed(actor, area);
           });
}

/// Whether the phase offers something for a card that cannot be carried out, and this is one.
bool MarsGame::is_to_be_discarded(TypeId actor, const std::string& playing, const std::string& discarding) {
    const bool offered = mode_ == Mode::Game && table_->find("DiscardCard") && phase_offers(actor, discarding);
    if (!offered || core().executor().on_obstacle) return false;
    // A payment that is wrong is a mistake, no reason to discard anything.
    const auto said = std::exchange(purse_, std::nullopt);
    const bool possible = can_be_carried_out(actor, playing);
    purse_ = said;
    last_payment_.clear();
    return !possible;
}

// --- Cards -----------------------------------------------------------------------------------------------------

bool MarsGame::has_in_hand(TypeId player, ClassId card) {
    const CardInfo* info = card_info(card);
    return info != nullptr && count(back_of(info->deck), player) > 0;
}

Result<Unit> MarsGame::play(TypeId actor, ClassId card, const Payment& payment) {
    const CardInfo* info = card_info(card);
    if (info == nullptr)
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("`{}` is not a card", table_->info(card).name));
    if (!core().world().is_active(card))
        return Diagnostic::of(ErrorKind::Type, fmt::format("`{}` is not part of this game", info->name));
    return command(actor, payment, [&] {
        const std::string back = back_of(info->deck);
        const std::string which = fmt::format("<Class<{}>, Class<{}>>", back, info->name);
        const std::string playing = "PlayCard" + which;
        const std::string discarding = "DiscardCard" + which;
        if (answer_if_fitting(actor, playing) || answer_on_the_way(actor, playing)) return;
        // So does a prescribed first action that is to play such a card.
        if (info->deck != Deck::Project && answers_mandate(actor, playing)) return;
        const bool strict = mode_ == Mode::Game || mode_ == Mode::Turns;
        Executor& executor = core().executor();
        const bool in_a_turn = info->deck == Deck::Project || !strict;
        if (in_a_turn || mode_ == Mode::Game)
            begin_action(actor, {.prescribed = false, .offered = in_a_turn ? "" : playing});
        const bool discards = is_to_be_discarded(actor, playing, discarding);
        run(actor, discards ? discarding : playing);
        // Only now: a card may lie elsewhere and come into the hand when it is asked for.
        if (!discards && count(back, actor) == 0) {
            if (strict) {
                const std::string who = core().types().print(actor);
                executor.refuse(Diagnostic::of(ErrorKind::Limit, fmt::format("{} has no {} in hand", who, back))
                                    .because(parser::NoCard{who, back}));
            }
            executor.change_raw(1, type(back, actor), kNoType, by(actor), false);
        }
        if (info->deck == Deck::Project) add_action_taken(actor);
    });
}

Result<Unit> MarsGame::use_action(TypeId actor, ClassId card, std::optional<int> which, const Payment& payment) {
    const std::string& name = table_->info(card).name;
    const std::size_t actions = table_->info(card).actions.size();
    if (!table_->is_subclass(card, table_->known().has_actions) || actions == 0)
        return Diagnostic::of(ErrorKind::Usage, fmt::format("`{}` has no action", name));
    if (which && (*which < 1 || static_cast<std::size_t>(*which) > actions))
        return Diagnostic::of(ErrorKind::Usage,
                              fmt::format("`{}` has {} action{}", name, actions, actions == 1 ? "" : "s"));
    const auto use_one = [&](std::size_t index) {
        return command(actor, payment, [&] { use_card_action(actor, name, kSlots[index]); });
    };
    if (which) return use_one(static_cast<std::size_t>(*which - 1));
    if (actions == 1) return use_one(0);
    return use_only_possible(name, actions, use_one);
}

void MarsGame::use_card_action(TypeId actor, const std::string& card, const std::string& slot) {
    if (answer_if_fitting(actor, fmt::format("UseAction<{}, {}>", card, slot))) return;
    const bool in_play = count(card, actor) > 0;
    if (!in_play) {
        core().executor().refuse(ErrorKind::Limit,
                                 fmt::format("{} does not have `{}` in play", core().types().print(actor), card));
    }
    begin_action(actor);
    if (!in_play) return;
    const std::string marker = "ActionUsedMarker<" + card + ">";
    if (count(marker, actor) > 0) {
        core().executor().refuse(ErrorKind::NotNow, fmt::format("`{}` has been used in this generation", card));
        remove_all(marker, actor);
    }
    use(actor, card, slot);
    add_action_taken(actor);
}

/// Nobody said which action: fine if only one is possible.
Result<Unit> MarsGame::use_only_possible(const std::string& card, std::size_t actions,
                                         const std::function<Result<Unit>(std::size_t)>& use_one) {
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < actions; ++i) {
        bool possible = false;
        {
            const Trial only_tried{core().executor()};
            possible = use_one(i).has_value();
        }
        if (!possible) continue;
        if (only) {
            return Diagnostic::of(ErrorKind::Ambiguous, fmt::format("`{}` has several possible actions", card))
                .with_hint(fmt::format("`action {0} 1` or `action {0} 2`", card));
        }
        only = i;
    }
    if (only) return use_one(*only);
    // What is in the way of the others matters only to those who ask for everything.
    for (std::size_t i = 0; i + 1 < actions && core().executor().on_obstacle; ++i) {
        const auto before = core().checkpoint();
        (void)use_one(i);
        core().roll_back(before);
    }
    return use_one(actions - 1);
}

// --- Standard projects and actions -----------------------------------------------------------------------------

Result<Unit> MarsGame::standard_project(TypeId actor, ClassId project, const Payment& payment) {
    return command(actor, payment, [&] { take_action(actor, table_->info(project).name); });
}

Result<Unit> MarsGame::convert_plants(TypeId actor) {
    return command(actor, std::nullopt, [&] { take_action(actor, "ConvertPlantsSA"); });
}

Result<Unit> MarsGame::convert_heat(TypeId actor, const Payment& payment) {
    return command(actor, payment, [&] { take_action(actor, "ConvertHeatSA"); });
}

Result<Unit> MarsGame::sell(TypeId actor, std::int32_t cards) {
    return command(actor, std::nullopt, [&] {
        if (cards < 1) throw RuleError(ErrorKind::Usage, "at least one card is sold");
        take_action(actor, "SellPatentsSP");
        core().answer_inside(actor, std::nullopt, written(fmt::format("-{} ProjectCard", cards)),
                             {.takes_first = true});
    });
}

Result<Unit> MarsGame::buy(TypeId actor, std::int32_t cards, const Payment& payment) {
    return command(actor, payment, [&] {
        // Which of the pending tasks offers cards?
        const auto& offer = written(fmt::format("{} BuyCard", std::max(cards, 1)));
        const auto tasks = core().world().tasks();
        Misfit misfit;
        bool offered = false;
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            if (tasks[i].player != actor) continue;
            const auto& rule = tasks[i].instruction;
            offered = offered || !core().executor().narrow(rule, written("BuyCard"), actor, {}).empty();
            if (core().executor().narrow(rule, offer, actor, {}, &misfit).empty()) continue;
            core().answer_inside(actor, i + 1, cards == 0 ? written("Ok") : offer);
            return;
        }
        if (offered) {
            throw RuleError(
                Diagnostic::of(ErrorKind::Narrowing, fmt::format("cannot buy {} cards: {}", cards, misfit.why))
                    .because(std::move(misfit.facts)));
        }
        throw RuleError(ErrorKind::NotNow, fmt::format("{} is offered no cards now", core().types().print(actor)));
    });
}

// --- Milestones and awards -------------------------------------------------------------------------------------

/// Paid first, then named: nothing in between may choose by itself.
void MarsGame::pay_and_name(TypeId actor, const std::string& action, ClassId goal) {
    // It may be prescribed, or come of a card, and then costs what that says.
    const std::string name = table_->info(goal).name;
    if (answer_if_fitting(actor, name) || answers_mandate(actor, name)) return;
    take_action(actor, action);
    // What it demands matters more than what it costs.
    if (const TypeId wanted = type(name, actor); !core().executor().on_obstacle && owed(actor) > 0) {
        const auto demanded = core().executor().stored_requirement(wanted, "requirement", actor);
        if (demanded && !core().executor().holds(*demanded)) {
            const auto before = core().checkpoint();
            core().executor().change(1, wanted, kNoType, by(actor));  // says what is lacking
            core().roll_back(before);
        }
    }
    if (owed(actor) > 0) pay_bill(actor, actor);
    core().answer_inside(actor, std::nullopt, written(name), {.takes_first = true});
}

Result<Unit> MarsGame::claim(TypeId actor, ClassId milestone, const Payment& payment) {
    return command(actor, payment, [&] { pay_and_name(actor, "ClaimMilestoneSA", milestone); });
}

Result<Unit> MarsGame::fund(TypeId actor, ClassId award, const Payment& payment) {
    return command(actor, payment, [&] { pay_and_name(actor, "FundAwardSA", award); });
}

// --- Answers ---------------------------------------------------------------------------------------------------

Result<Unit> MarsGame::pay(TypeId actor, const std::vector<PaymentItem>& payment) {
    return command(actor, payment, [&] {
        if (owed(actor) == 0 && !take_up_offer(actor)) {
            const bool is_offered = !core().world().tasks().empty();
            throw RuleError(ErrorKind::NotNow, fmt::format("{} owes nothing{}", core().types().print(actor),
                                                           is_offered ? ", and nothing on offer costs that" : ""));
        }
    });
}

Result<Unit> MarsGame::put(TypeId actor, ClassId card) {
    const std::string name = table_->info(card).name;
    return command(actor, std::nullopt, [&] {
        Executor::AnswerStyle style;
        style.any_amount = true;
        core().answer_inside(actor, std::nullopt, written(fmt::format("CardResource<{}>", name)), style);
    });
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
