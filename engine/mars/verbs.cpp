// The game's own words as operations of the engine: play, action, project, buy, claim, place …
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/cashier.hpp"
#include "engine/mars/mars_game.hpp"
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

parser::Instruction parsed(const std::string& text) {
    auto instruction = parser::parse_instruction(text);
    if (!instruction) throw RuleError(instruction.error());
    return std::move(*instruction);
}

}  // namespace

void MarsGame::run(TypeId actor, const std::string& instruction) { core().perform_inside(actor, parsed(instruction)); }

void MarsGame::use(TypeId actor, const std::string& what, const std::string& slot) {
    run(actor, fmt::format("UseAction<{}, {}>", what, slot));
}

bool MarsGame::answer_if_fitting(TypeId actor, const std::string& instruction, Executor::AnswerStyle style) {
    const auto answer = parsed(instruction);
    if (!core().fits_a_task(actor, answer, style)) return false;
    core().answer_inside(actor, std::nullopt, answer, style);
    return true;
}

bool MarsGame::awaits_mandate(TypeId actor) {
    return mode_ == Mode::Game && core().world().tasks().empty() && count("Mandate", actor) > 0;
}

void MarsGame::begin_mandate(TypeId actor) {
    const auto mandates = core().executor().components(type("Mandate", actor));
    begin_action(actor, {.prescribed = true, .offered = {}});
    use(actor, core().types().print(mandates.front()), "First");
    add_action_taken(actor);
}

/// Something that always offers one action: answers what is pending, or is an action of the turn, or of the phase.
void MarsGame::take_action(TypeId actor, const std::string& what) {
    const std::string using_it = fmt::format("UseAction<{}, {}>", what, kSlots.front());
    if (answer_if_fitting(actor, using_it)) return;
    const bool is_offered = mode_ == Mode::Game && phase_offers(actor, using_it);
    begin_action(actor, {.prescribed = false, .offered = is_offered ? using_it : ""});
    use(actor, what, kSlots.front());
    add_action_taken(actor);
}

// --- In PETS ---------------------------------------------------------------------------------------------------

Result<Unit> MarsGame::exec(TypeId actor, const parser::Instruction& instruction) {
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        Diagnostic strict;
        strict.kind = ErrorKind::NotNow;
        strict.message = "any instruction can be carried out in modes ops, tasks and raw only";
        strict.hint = "`mode ops` first, or `fix` to adjust the game to the table";
        return strict;
    }
    last_payment_.clear();
    return core().attempt([&] {
        if (phase() == "Shutdown") throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
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

Result<Unit> MarsGame::fix(TypeId actor, const std::vector<parser::Instruction>& changes) {
    return core().attempt([&] {
        for (const auto& change : changes) core().perform_raw_inside(actor, change, true);
    });
}

// --- Cards -----------------------------------------------------------------------------------------------------

Result<Unit> MarsGame::play(TypeId actor, ClassId card, const Payment& payment) {
    const CardInfo* info = card_info(card);
    if (info == nullptr) {
        Diagnostic none;
        none.kind = ErrorKind::UnknownName;
        none.message = fmt::format("`{}` is no card", table_->info(card).name);
        return none;
    }
    if (!core().world().is_active(card)) {
        Diagnostic absent;
        absent.kind = ErrorKind::Type;
        absent.message = fmt::format("`{}` is not part of this game", info->name);
        return absent;
    }
    return command(actor, payment, [&] {
        const std::string back = back_of(info->deck);
        const std::string playing = fmt::format("PlayCard<Class<{}>, Class<{}>>", back, info->name);
        if (answer_if_fitting(actor, playing)) return;
        const bool strict = mode_ == Mode::Game || mode_ == Mode::Turns;
        Executor& executor = core().executor();
        const bool in_a_turn = info->deck == Deck::Project || !strict;
        if (in_a_turn || mode_ == Mode::Game)
            begin_action(actor, {.prescribed = false, .offered = in_a_turn ? "" : playing});
        run(actor, playing);
        // Only now: a card may lie elsewhere and come into the hand when it is asked for.
        if (count(back, actor) == 0) {
            if (strict) {
                executor.refuse(ErrorKind::Limit,
                                fmt::format("{} has no {} in hand", core().types().print(actor), back));
            }
            executor.change_raw(1, type(back, actor), kNoType, by(actor), false);
        }
        if (info->deck == Deck::Project) add_action_taken(actor);
    });
}

Result<Unit> MarsGame::use_action(TypeId actor, ClassId card, std::optional<int> which, const Payment& payment) {
    const std::string name = table_->info(card).name;
    const auto has_actions = table_->known().has_actions;
    const std::size_t actions = table_->info(card).actions.size();
    if (!table_->is_subclass(card, has_actions) || actions == 0) {
        Diagnostic none;
        none.kind = ErrorKind::Usage;
        none.message = fmt::format("`{}` has no action", name);
        return none;
    }
    if (which && (*which < 1 || static_cast<std::size_t>(*which) > actions)) {
        Diagnostic wrong;
        wrong.kind = ErrorKind::Usage;
        wrong.message = fmt::format("`{}` has {} action{}", name, actions, actions == 1 ? "" : "s");
        return wrong;
    }
    const auto attempt_slot = [&](const std::string& slot) {
        return command(actor, payment, [&] {
            if (answer_if_fitting(actor, fmt::format("UseAction<{}, {}>", name, slot))) return;
            const bool in_play = count(name, actor) > 0;
            if (!in_play) {
                core().executor().refuse(
                    ErrorKind::Limit, fmt::format("{} does not have `{}` in play", core().types().print(actor), name));
            }
            begin_action(actor);
            if (!in_play) return;
            const std::string marker = "ActionUsedMarker<" + name + ">";
            if (count(marker, actor) > 0) {
                core().executor().refuse(ErrorKind::NotNow, fmt::format("`{}` has been used in this generation", name));
                remove_all(marker, actor);
            }
            use(actor, name, slot);
            add_action_taken(actor);
        });
    };
    if (which) return attempt_slot(kSlots[static_cast<std::size_t>(*which - 1)]);
    if (actions == 1) return attempt_slot(kSlots[0]);
    // Not said which: fine if only one is possible.
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < actions; ++i) {
        bool possible = false;
        {
            const Trial only_tried{core().executor()};
            possible = attempt_slot(kSlots[i]).has_value();
        }
        if (!possible) continue;
        if (only) {
            Diagnostic several;
            several.kind = ErrorKind::Ambiguous;
            several.message = fmt::format("`{}` has several possible actions", name);
            several.hint = fmt::format("`action {} 1` or `action {} 2`", name, name);
            return several;
        }
        only = i;
    }
    if (only) return attempt_slot(kSlots[*only]);
    // What is in the way of the others matters only to those who ask for everything.
    for (std::size_t i = 0; i + 1 < actions && core().executor().on_obstacle; ++i) {
        const auto before = core().checkpoint();
        (void)attempt_slot(kSlots[i]);
        core().roll_back(before);
    }
    return attempt_slot(kSlots[actions - 1]);
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
        core().answer_inside(actor, std::nullopt, parsed(fmt::format("-{} ProjectCard", cards)));
    });
}

Result<Unit> MarsGame::buy(TypeId actor, std::int32_t cards, const Payment& payment) {
    return command(actor, payment, [&] {
        // Which of the pending tasks offers cards?
        const auto offer = parsed(fmt::format("{} BuyCard", std::max(cards, 1)));
        const auto tasks = core().world().tasks();
        std::string misfit;
        bool offered = false;
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            if (tasks[i].player != actor) continue;
            const auto& rule = tasks[i].instruction;
            offered = offered || !core().executor().narrow(rule, parsed("BuyCard"), actor, {}).empty();
            if (core().executor().narrow(rule, offer, actor, {}, &misfit).empty()) continue;
            core().answer_inside(actor, i + 1, cards == 0 ? parsed("Ok") : offer);
            return;
        }
        if (offered) {
            throw RuleError(ErrorKind::Narrowing, fmt::format("cannot buy {} cards: {}", cards, misfit));
        }
        throw RuleError(ErrorKind::NotNow, fmt::format("{} is offered no cards now", core().types().print(actor)));
    });
}

// --- Milestones and awards -------------------------------------------------------------------------------------

/// Paid first, then named: nothing in between may choose by itself.
void MarsGame::pay_and_name(TypeId actor, const std::string& action, ClassId goal) {
    take_action(actor, action);
    if (owed(actor) > 0) pay_bill(actor, actor);
    core().answer_inside(actor, std::nullopt, parsed(table_->info(goal).name));
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
        if (owed(actor) == 0) {
            throw RuleError(ErrorKind::NotNow, fmt::format("{} owes nothing", core().types().print(actor)));
        }
    });
}

Result<Unit> MarsGame::place(TypeId actor, ClassId area, const Payment& payment) {
    const std::string name = table_->info(area).name;
    return command(actor, payment, [&] {
        const auto place_it = [&] {
            return answer_if_fitting(actor, fmt::format("Tile<{}>", name)) ||
                   (table_->find("LandClaimMarker") &&
                    answer_if_fitting(actor, fmt::format("LandClaimMarker<{}>", name)));
        };
        if (place_it()) return;
        if (awaits_mandate(actor)) {
            begin_mandate(actor);
            core().executor().settle(auto_);
            if (place_it()) return;
        }
        core().answer_inside(actor, std::nullopt, parsed(fmt::format("Tile<{}>", name)));  // says why not
    });
}

Result<Unit> MarsGame::put(TypeId actor, ClassId card) {
    const std::string name = table_->info(card).name;
    return command(actor, std::nullopt, [&] {
        Executor::AnswerStyle style;
        style.any_amount = true;
        core().answer_inside(actor, std::nullopt, parsed(fmt::format("CardResource<{}>", name)), style);
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

std::vector<TypeId> MarsGame::open_areas(TypeId player) {
    std::vector<TypeId> areas;
    const auto area_class = table_->find("Area");
    Executor& executor = core().executor();
    const CommandScope question{executor, CommandScope::Of::Question};
    const std::function<void(const InstructionRule&)> collect = [&](const InstructionRule& rule) {
        if (rule.kind == InstructionRule::Kind::Change && rule.gain != kNoType && !rule.variable) {
            for (const Way& way : executor.ways(rule, player, 100)) {
                for (const TypeId dependency : core().types()[way.gain].dependencies) {
                    if (!core().types().is_subclass(dependency, *area_class)) continue;
                    if (std::find(areas.begin(), areas.end(), dependency) == areas.end()) areas.push_back(dependency);
                }
            }
        } else if (rule.kind == InstructionRule::Kind::Then) {
            collect(*rule.parts.front());
        } else {
            for (const auto& part : rule.parts) collect(*part);
        }
    };
    for (const Task& task : core().world().tasks()) {
        if (task.player == player && !core().world().is_waiting(task)) collect(*task.instruction);
    }
    return areas;
}

}  // namespace rego::engine
