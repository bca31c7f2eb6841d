#include "app/shell/session/past_games.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/names.hpp"

namespace rego::app {
namespace {

void add_move(PlayedGame& played, const Entry& entry) {
    played.script += entry.line + '\n';
    PlayedMove move;
    move.command = entry.command.empty() ? entry.line : entry.command;
    if (!entry.actor.empty()) move.actor = find_actor(*played.game, entry.actor);
    move.remark = entry.remark;
    move.payment = entry.payment;
    move.first = entry.first_event;
    move.last = entry.last_event;
    played.moves.push_back(std::move(move));
}

}  // namespace

std::vector<PlayedGame> all_games(SessionState& session, const std::string& name) {
    std::vector<PlayedGame> games;
    for (const Entry& entry : session.history()) {
        const auto game = entry.game.lock();
        if (!game) continue;
        if (entry.begins_game) {
            games.emplace_back();
            games.back().name = games.size() == 1 ? name : fmt::format("{}#{}", name, games.size());
            games.back().game = game;
        }
        if (!games.empty() && games.back().game == game) add_move(games.back(), entry);
    }
    return games;
}

PlayedGame present_game(SessionState& session) {
    std::vector<PlayedGame> games = all_games(session, "");
    return std::move(games.back());
}

}  // namespace rego::app
