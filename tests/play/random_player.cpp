#include "tests/play/random_player.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/names.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::app {

using engine::Deck;
using engine::TypeId;

std::string RandomPlayer::new_game() {
    std::string letters = "BR";
    for (const char* module : {"P", "V", "C", "X", "2", "T"})
        if (below(10) < 7) letters += module;
    const std::vector<std::string> maps{"", "H", "E", "U", "S", "I"};
    letters += one_of(maps);
    return fmt::format("newgame {} {}", letters, 1 + below(5));
}

std::vector<std::string> RandomPlayer::head_start() {
    std::vector<std::string> commands{"fix 17 TemperatureStep, 12 OxygenStep", "fix 8 Generation"};
    std::vector<std::string> areas = classes("WaterArea");
    std::shuffle(areas.begin(), areas.end(), random_);
    for (std::size_t i = 0; i < std::min<std::size_t>(7, areas.size()); ++i)
        commands.push_back(fmt::format("fix OceanTile<{}>", areas[i]));
    return commands;
}

const std::vector<std::string>& RandomPlayer::classes(const std::string& super) {
    const auto [it, fresh] = classes_.try_emplace(super);
    const auto cls = session_.table()->find(super);
    if (!fresh || !cls) return it->second;
    for (const engine::ClassId each : session_.table()->info(*cls).concrete_descendants)
        if (session_.game()->core().world().is_active(each)) it->second.push_back(session_.table()->info(each).name);
    return it->second;
}

const std::vector<std::string>& RandomPlayer::cards(Deck deck) {
    const auto [it, fresh] = cards_.try_emplace(deck);
    if (!fresh) return it->second;
    const auto& known = session_.table()->canon().cards;
    for (const std::string& name : classes("CardFront"))
        if (const auto card = known.find(name); card != known.end() && card->second->deck == deck)
            it->second.push_back(name);
    return it->second;
}

void RandomPlayer::play_some(TypeId player, Deck deck, int most, std::vector<std::string>& ideas) {
    for (int i = 0; i < most && !cards(deck).empty(); ++i) {
        const std::string& card = one_of(cards(deck));
        // Most of what is far too dear is not even tried.
        const int cost = session_.table()->canon().cards.find(card)->second->cost;
        if (cost > means(player) && below(10) != 0) continue;
        ideas.push_back(fmt::format("{}: play {}", class_name(*session_.game(), player), card));
    }
}

std::int64_t RandomPlayer::means(TypeId player) {
    engine::MarsGame& game = *session_.game();
    return game.count("Megacredit", player) + 3 * (game.count("Steel", player) + game.count("Titanium", player));
}

void RandomPlayer::answers_to(const engine::Game::TaskView& task, std::vector<std::string>& ideas) {
    engine::MarsGame& game = *session_.game();
    const std::string who = class_name(game, task.player);
    const std::string instruction = print_rule(game.core().types(), *task.instruction);
    std::vector<std::string> answers;
    for (const auto& answer : task.answers) answers.push_back(print_rule(game.core().types(), *answer));
    for (const TypeId area : game.open_areas(task.player)) answers.push_back("place " + class_name(game, area));
    std::shuffle(answers.begin(), answers.end(), random_);
    if (task.optional) answers.insert(answers.begin() + below(static_cast<int>(answers.size()) + 1), "task Ok");
    if (instruction.find("PlayCard") != std::string::npos) {
        std::vector<std::string> plays;
        for (const Deck deck : {Deck::Project, Deck::Prelude, Deck::Corporation})
            play_some(task.player, deck, 6, plays);
        for (std::string& each : plays) ideas.push_back(std::move(each));
    }
    const bool offers_cards = instruction.find("BuyCard") != std::string::npos;
    if (offers_cards) answers.insert(answers.begin(), fmt::format("buy {}", below(5)));
    for (const std::string& answer : answers) {
        const bool is_command =
            answer.starts_with("place ") || answer.starts_with("task ") || answer.starts_with("buy ");
        ideas.push_back(fmt::format("{}: {}{}", who, is_command ? "" : fmt::format("task #{} ", task.number), answer));
    }
    for (const int n : {0, 1, 2, 4}) ideas.push_back(fmt::format("{}: buy {}", who, n));
    ideas.push_back(who + ": task Ok");
    if (instruction.find("Reveal") != std::string::npos) {
        std::vector<std::string> events = classes("GlobalEvent");
        std::shuffle(events.begin(), events.end(), random_);
        for (const std::string& event : events) ideas.push_back("reveal " + event);
    }
    for (int n = 1; n <= 12; ++n) ideas.push_back(fmt::format("{}: pay {}", who, n));
    ideas.push_back(fmt::format("{}: task #{} drop", who, task.number));
}

void RandomPlayer::actions_of(TypeId player, std::vector<std::string>& ideas) {
    engine::MarsGame& game = *session_.game();
    const std::string who = class_name(game, player);
    const auto add = [&](const std::string& command) { ideas.push_back(who + ": " + command); };
    play_some(player, Deck::Project, 8, ideas);
    for (const TypeId card : game.core().components(game.type("ActionCard", player)))
        add(fmt::format("action {} {}", class_name(game, card), 1 + below(2)));
    for (const std::string& project : classes("StandardProject"))
        if (below(6) == 0) add("project " + project);
    for (const std::string& goal : classes("Milestone"))
        if (below(3) == 0) add("claim " + goal);
    for (const std::string& goal : classes("Award"))
        if (below(10) == 0) add("fund " + goal);
    for (const std::string& tile : classes("ColonyTile"))
        if (below(3) == 0) add("trade " + tile);
    for (const std::string& party : classes("Party"))
        if (below(4) == 0) add("delegate " + party);
    for (const char* command : {"convert plants", "convert heat", "policy"}) add(command);
    add(fmt::format("sell {}", 1 + below(3)));
    if (below(3) == 0) add("end");
    std::shuffle(ideas.begin(), ideas.end(), random_);
    if (below(12) == 0) ideas.insert(ideas.begin(), who + ": pass");
    ideas.insert(ideas.begin(), who + ": first");
}

std::vector<std::string> RandomPlayer::ideas() {
    engine::MarsGame& game = *session_.game();
    std::vector<std::string> ideas;
    std::vector<engine::Game::TaskView> pending;
    for (auto& task : game.core().task_views())
        if (task.waiting.empty()) pending.push_back(std::move(task));
    std::shuffle(pending.begin(), pending.end(), random_);
    for (const auto& task : pending) answers_to(task, ideas);
    const std::string phase = game.phase();
    if (pending.empty()) {
        std::vector<TypeId> players = game.core().players();
        std::shuffle(players.begin(), players.end(), random_);
        for (const TypeId player : players) {
            const std::string who = class_name(game, player);
            if (phase == "Corporation") play_some(player, Deck::Corporation, 8, ideas);
            if (phase == "Prelude") play_some(player, Deck::Prelude, 12, ideas);
            if (phase == "Research" || phase == "Corporation")
                ideas.push_back(fmt::format("{}: buy {}", who, below(5)));
            if (phase != "Action" || game.turn() == player) {
                std::vector<std::string> more;
                actions_of(player, more);
                ideas.insert(ideas.end(), more.begin(), more.end());
            }
        }
    }
    for (const TypeId player : game.core().players()) {
        ideas.push_back(class_name(game, player) + ": pass");
        ideas.push_back(class_name(game, player) + ": end");
    }
    return ideas;
}

}  // namespace rego::app
