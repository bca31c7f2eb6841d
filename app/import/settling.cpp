#include "app/import/settling.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// So many things are changed for one state.
constexpr int kMostChanges = 30;

bool is_nothing(const std::vector<int>& units) {
    return std::ranges::all_of(units, [](int each) { return each == 0; });
}

}  // namespace

TypeId Settling::player(std::size_t number) {
    const bool is_there = number > 0 && number < setup_.seats.size();
    return is_there ? playing_.game().core().player(static_cast<int>(setup_.seats[number])) : kNoType;
}

/// By seat; nothing is off where nothing is known.
std::vector<int> Settling::off(const State& state) {
    const auto& players = playing_.game().core().players();
    Look look(playing_.game());
    const std::size_t count = look.resources().size();
    std::vector<int> units(players.size() * count);
    for (std::size_t number = 1; number < state.players.size(); ++number) {
        const TypeId who = player(number);
        const auto& wanted = state.players[number].stock;
        if (who == kNoType || wanted.empty()) continue;
        const auto seat = static_cast<std::size_t>(std::ranges::find(players, who) - players.begin());
        const auto stock = look.numbers(who).stock;
        for (std::size_t r = 0; r < wanted.size() && r < stock.size(); ++r)
            units[seat * count + r] = wanted[r] == kNotTold ? 0 : static_cast<int>(stock[r]) - wanted[r];
    }
    // Behind the stocks: what no payment changes.
    for (std::size_t number = 1; number < state.players.size(); ++number) {
        const TypeId who = player(number);
        const PlayerState& known = state.players[number];
        if (who == kNoType || known.stock.empty()) continue;
        const BoardNumbers numbers = look.numbers(who);
        units.push_back(known.tr ? static_cast<int>(numbers.rating) - *known.tr : 0);
        for (std::size_t r = 0; r < known.production.size() && r < numbers.production.size(); ++r)
            units.push_back(
                known.production[r] == kNotTold ? 0 : static_cast<int>(numbers.production[r]) - known.production[r]);
    }
    return units;
}

bool Settling::settle(const State& state, std::size_t index, std::size_t since) {
    const auto measure = [&] { return off(state); };
    const std::string why = "from the stocks in " + state.name;
    for (int i = 0; i < kMostChanges && !is_nothing(measure()); ++i)
        if (!revising_.approach(index, since, why, measure) && !revising_.balance(index, since, why, measure)) break;
    return is_nothing(measure());
}

std::vector<std::string> Settling::differences(const State& state) {
    MarsGame& game = playing_.game();
    const ClassTable& table = game.core().table();
    Look look(game);
    std::vector<std::string> found;
    for (std::size_t number = 1; number < state.players.size(); ++number) {
        const PlayerState& known = state.players[number];
        const TypeId who = player(number);
        if (who == kNoType) continue;
        const std::string& name = setup_.game.players[setup_.seats[number] - 1];
        const auto compare = [&](const std::string& what, std::int64_t here, int told) {
            if (told != kNotTold && here != told)
                found.push_back(fmt::format("{} of {} is {}, not {}", what, name, here, told));
        };
        const BoardNumbers numbers = look.numbers(who);
        const auto& resources = look.resources();
        for (std::size_t r = 0; r < known.stock.size() && r < numbers.stock.size(); ++r)
            compare(resources[r].cls, numbers.stock[r], known.stock[r]);
        for (std::size_t r = 0; r < known.production.size() && r < numbers.production.size(); ++r)
            compare(resources[r].cls + " production", numbers.production[r], known.production[r]);
        if (known.tr) compare("TR", numbers.rating, *known.tr);
        const std::vector<OnCard> on_cards = look.on_cards(who);
        for (const auto& [card, units] : known.on_cards) {
            const auto is_it = [&](const OnCard& each) { return table.info(each.card).name == card; };
            const auto there = std::ranges::find_if(on_cards, is_it);
            compare(card, there == on_cards.end() ? 0 : there->count, units);
        }
    }
    return found;
}

}  // namespace rego::app::imports
