#include "app/shell/commands/table_order.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::TypeId;
using parser::ErrorKind;

bool is_open_who_acts(Run& run) {
    return run.actor_name.empty() && run.session.pinned().empty() && run.game().mode() == engine::Mode::Game &&
           !run.game().turn();
}

namespace {

void address(Run& run, TypeId player) { run.actor_name = class_name(run.game(), player); }

}  // namespace

std::vector<TypeId> buyers(engine::MarsGame& game) {
    std::vector<TypeId> found;
    const parser::Instruction buying = parser::gain(parser::type(kind::kBuy));
    for (const TypeId player : game.core().players())
        if (game.core().fits_a_task(player, buying)) found.push_back(player);
    return found;
}

void address_next_buyer(Run& run) {
    if (!is_open_who_acts(run)) return;
    const std::vector<TypeId> all = buyers(run.game());
    if (!all.empty() && std::ranges::find(all, run.actor()) == all.end()) address(run, all.front());
}

void address_next_player_of(Run& run, engine::ClassId card) {
    if (!is_open_who_acts(run) || run.game().has_in_hand(run.actor(), card)) return;
    const auto players = run.game().core().players();
    const auto next = std::ranges::find_if(players, [&](TypeId each) { return run.game().has_in_hand(each, card); });
    if (next != players.end()) address(run, *next);
}

Outcome buy_for_all(Run& run, const std::vector<std::int32_t>& numbers) {
    const std::vector<TypeId> all = buyers(run.game());
    std::vector<std::string> names;
    for (const TypeId player : all) names.push_back(typed_name(run.game(), class_name(run.game(), player)));
    if (all.empty()) return problem(ErrorKind::NotNow, "nobody is offered cards now");
    if (all.size() != numbers.size()) {
        return problem(ErrorKind::Usage,
                       fmt::format("{} numbers for {} to buy: {}", numbers.size(),
                                   all.size() == 1 ? "1 player who is" : fmt::format("{} players who are", all.size()),
                                   fmt::join(names, ", ")));
    }
    std::vector<std::string> commands;
    for (std::size_t i = 0; i < all.size(); ++i) commands.push_back(fmt::format("{}: buy {}", names[i], numbers[i]));
    return run.session.scripts().run_several(run, commands);
}

}  // namespace rego::app::commands
