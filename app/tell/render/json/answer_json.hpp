// Answers as one line of JSON, in the shape that docs/json.md describes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/render/reply.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

/// `error` may be null; its span is a place in `text`, which `file` holds from line `first_line` on. Ends with a
/// newline.
std::string answer_as_json(std::string_view command, std::string_view actor, const Reply& reply,
                           const parser::Diagnostic* error, std::string_view text, std::string_view file,
                           std::size_t first_line);

/// The last line of a replayed file.
std::string verdict_as_json(std::string_view file, bool ok, std::size_t commands, std::size_t expectations);

/// `state`: everything about a game.
std::string state_as_json(engine::MarsGame& game);
/// `boards`: the players, as in `state`.
std::string boards_as_json(engine::MarsGame& game);
/// `standings`: milestones and awards with what everybody counts.
std::string standings_as_json(engine::MarsGame& game);
std::string score_as_json(engine::MarsGame& game);
std::string moves_as_json(const std::vector<MoveLine>& moves);
/// `ledger`: what each source has brought each player; of one card, if one is named.
std::string ledger_as_json(engine::MarsGame& game, std::optional<engine::ClassId> card);
std::string card_as_json(const engine::ClassTable& table, engine::ClassId cls);

/// A command as `history` tells it.
struct HistoryItem {
    std::size_t n = 0;
    std::string command, player, origin;
    std::int64_t generation = 0;
};
std::string history_as_json(const std::vector<HistoryItem>& history);

}  // namespace rego::app
