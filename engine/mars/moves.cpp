// What a player may do now: each possibility is tried and taken back.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

/// What is pending for the player; if nothing is, the cards that the phase is there for.
std::vector<MarsGame::Move> MarsGame::expected_moves(TypeId actor) {
    std::vector<Move> found;
    for (const auto& view : core().task_views()) {
        if (view.player == actor && view.waiting.empty()) found.push_back({"task " + view.instruction, "", "pending"});
    }
    const bool has_the_floor = !is_phase_of("TurnsPhase") || turn() == actor;
    if (mode_ != Mode::Game || !has_the_floor || !found.empty()) return found;
    for (const ClassId back : table_->info(*table_->find("CardBack")).concrete_descendants) {
        const std::string& name = table_->info(back).name;
        const std::int64_t in_hand = count(name, actor);
        if (in_hand > 0 && phase_offers(actor, fmt::format("PlayCard<Class<{}>>", name)))
            found.push_back({"play CARD", "", fmt::format("{} {} in hand", in_hand, name)});
    }
    return found;
}

std::vector<MarsGame::Move> MarsGame::moves(TypeId actor) {
    std::vector<Move> found = expected_moves(actor);
    const auto offer = [&](std::string command, const std::function<Result<Unit>()>& trial, std::string note = {}) {
        bool possible = false;
        {
            const Trial only_tried{core().executor()};
            possible = trial().has_value();
        }
        if (possible) found.push_back({std::move(command), last_payment_, std::move(note)});
    };
    const auto printed = [&](ClassId cls, std::string_view suffix) {
        std::string name = table_->info(cls).name;
        if (name.ends_with(suffix)) name.resize(name.size() - suffix.size());
        return name;
    };
    if (count("Mandate", actor) > 0) offer("first", [&] { return first_action(actor); });
    for (const ClassId project : table_->info(*table_->find("StandardProject")).concrete_descendants) {
        if (!core().world().is_active(project)) continue;
        if (table_->info(project).name == "SellPatentsSP") {
            offer("sell N", [&] { return sell(actor, 1); });
        } else {
            offer("project " + printed(project, "SP"), [&] { return standard_project(actor, project, std::nullopt); });
        }
    }
    offer("convert plants", [&] { return convert_plants(actor); });
    offer("convert heat", [&] { return convert_heat(actor, std::nullopt); });
    for (const TypeId card : core().executor().components(type("ActionCard", actor))) {
        const ClassId cls = core().types()[card].cls;
        const std::size_t actions = table_->info(cls).actions.size();
        for (std::size_t i = 1; i <= actions; ++i) {
            const std::string which = actions > 1 ? fmt::format(" {}", i) : "";
            offer("action " + table_->info(cls).name + which,
                  [&] { return use_action(actor, cls, static_cast<int>(i), std::nullopt); });
        }
    }
    for (const ClassId milestone : table_->info(*table_->find("Milestone")).concrete_descendants) {
        if (core().world().is_active(milestone)) {
            offer("claim " + table_->info(milestone).name, [&] { return claim(actor, milestone, std::nullopt); });
        }
    }
    for (const ClassId award : table_->info(*table_->find("Award")).concrete_descendants) {
        if (core().world().is_active(award)) {
            offer("fund " + table_->info(award).name, [&] { return fund(actor, award, std::nullopt); });
        }
    }
    const auto colony_tile = table_->find("ColonyTile");
    for (const TypeId tile :
         colony_tile ? core().executor().components(type("ColonyTile", actor)) : std::vector<TypeId>{}) {
        const ClassId colony = core().types()[tile].cls;
        offer("trade " + table_->info(colony).name, [&] { return trade(actor, colony, std::nullopt); });
    }
    offer("pass", [&] { return pass(actor); });
    offer("end", [&] { return end_turn(actor); });
    last_payment_.clear();
    return found;
}

}  // namespace rego::engine
