// Values to text: what a person sees of a game. Nothing here prints, reads a terminal or changes the game; every text
// ends with a newline unless it says otherwise, and stays within the width of the style.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/lens/move_line.hpp"
#include "app/tell/lens/views.hpp"
#include "app/tell/render/reply.hpp"
#include "app/tell/render/style.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app {

using engine::ClassId;
using engine::EventNumber;
using engine::MarsGame;
using engine::TypeId;

// --- Pictures of a game
std::string render_map(MarsGame& game, const Style& style);
/// The same with some areas marked, and listed below it.
std::string render_map(MarsGame& game, const Style& style, const std::vector<TypeId>& wanted);
std::string render_board(MarsGame& game, TypeId player, const Style& style);
/// All players at a glance: rating, stock and production, hand, points, tags.
std::string render_boards(MarsGame& game, const Style& style);
/// Milestones and awards with everybody's number.
std::string render_standings(MarsGame& game, const Style& style);
std::string render_status(MarsGame& game, const Style& style);
std::string render_score(MarsGame& game, const Style& style);
/// The political board: parties, delegates, events, influence.
std::string render_committee(MarsGame& game, const CommitteeView& view, const Style& style);
/// Each colony tile in a few words: "Luna 3: Ellie, Kevin, fleet of Ellie".
std::vector<std::string> colony_words(MarsGame& game, const std::vector<ColonyView>& colonies, const Style& style);
/// For each player what came in and went out so far, and the largest sources.
std::string render_ledger(MarsGame& game, const Style& style);
/// What one card has brought whom, saved and cost.
std::string render_ledger(MarsGame& game, ClassId card, const Style& style);
/// A card as a person would read it; with what lies on it if it is in play.
std::string render_card(MarsGame& game, ClassId card, const Style& style);
/// The same before there is a game.
std::string render_card(const engine::ClassTable& table, ClassId card, const Style& style);
/// Everything at once: status, boards, map, score, tasks.
std::string render_state_text(MarsGame& game, const Style& style);

// --- What happened, what waits
/// What each player still has to do, numbered, and how to answer; with what only comes after that, or, for people who
/// have just done something, without. Empty when nothing waits.
enum class Pending { All, Now };
/// Of one player, or of all (kNoType).
std::string render_tasks(MarsGame& game, const Style& style, Pending which = Pending::All,
                         TypeId only = engine::kNoType);
/// What may be typed in answer to a task: "place 4_6", "buy 4", "task oxygen".
std::vector<std::string> answer_commands(MarsGame& game, const engine::Game::TaskView& task, const Style& style);
/// Besides tasks, what the game waits for, player by player: "Ann: play a corporation". Empty when it is for nothing.
std::string render_awaited(MarsGame& game, const Style& style, TypeId only = engine::kNoType);
/// Moves of one player, with prices: a line for each. What the game waits for is left to `render_awaited`,
/// except in PETS.
std::string render_moves(std::vector<MoveLine> moves, const Style& style);
/// Those moves.
std::vector<MoveLine> move_lines(MarsGame& game, TypeId actor, Spelling spelling, const Style& style);
/// What somebody remarked when so many events had happened: a `note`, or why something was fixed.
struct Remark {
    EventNumber after = 0;
    std::string text;
};
/// The last `last` events (0: all); without `full` only those that a person would mention. Remarks are in order.
std::string render_log(MarsGame& game, bool full, std::size_t last, const Style& style,
                       const std::vector<Remark>& remarks = {});
/// Whether what somebody gave away and got back is told as two changes, as it is moved at the table, or as one: of a
/// whole script, only what it comes to matters.
enum class Balance { Both, Net };
/// What the events after `from` up to `to` have changed, grouped by player. Empty when nothing has.
std::string render_changes(MarsGame& game, EventNumber from, EventNumber to, const Style& style,
                           Balance balance = Balance::Both);
/// What else is called out about them: that a parameter has come to its end, the last generation, the final score.
/// Empty when there is nothing.
std::string render_announcements(MarsGame& game, EventNumber from, EventNumber to, const Style& style);
/// The same as `render_changes` for how a game differs now from what it contained before.
std::string render_difference(MarsGame& game, const std::vector<std::pair<TypeId, std::int32_t>>& before,
                              const Style& style);

// --- Around the shell
/// Where one is: options, generation, phase, whose turn, event number, tasks waiting; and what else there is to note.
/// Without a newline.
std::string prompt_text(MarsGame* game, const Style& style, std::string_view note = {});
/// Three lines for a person who has just started rego; in a game they say where it stands.
std::string greeting_text(MarsGame* game, const Style& style);
/// How far a long run has come.
struct Advance {
    std::size_t done = 0;
    std::optional<std::size_t> total;  // unknown if they come as they come
    double seconds = 0;                // since the beginning
};
/// `[#####.....] 5/12, 2.5/s, 3 s left, name`: one line without a newline, to be drawn over and over.
std::string progress_text(const Advance& advance, std::string_view latest, const Style& style);

// --- Words for things, shared with whoever writes messages
/// The display name of a player, or the type as PETS.
std::string player_name(MarsGame& game, TypeId player, const Style& style);
/// "space" of the space tag.
std::string tag_word(const engine::ClassTable& table, ClassId cls, ClassId tag);
/// What a global event does, in English.
std::string what_happens(MarsGame& game, TypeId event);
/// What each event of the log came to in the players' words; empty for those that nobody would mention.
std::vector<std::string> event_words(MarsGame& game, const Style& style);
/// The same in the player's ink.
std::string painted_player(MarsGame& game, TypeId player, const Style& style);

}  // namespace rego::app
