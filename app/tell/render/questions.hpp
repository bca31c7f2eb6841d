// What a player is asked, as a numbered list in the players' words, and which of the answers somebody means: by number,
// by its words or some of them, or by `no`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/render/style.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// So many are listed with numbers.
inline constexpr std::size_t kMostListed = 9;

struct Choice {
    engine::Move move;
    std::string words;        // "Ants", "5_4", "4 plants"
    std::string brings = {};  // of an area: "2 plants"
};

struct Question {
    /// Amount: any number up to `most`. Named: what only the table knows, the card in a hand, the event that was drawn.
    enum class Asks { Choice, Area, Amount, Named };
    engine::Game::TaskView task;
    Asks asks = Asks::Choice;
    std::size_t first = 1;  // the number of the first choice: they go on from question to question
    std::vector<Choice> choices = {};
    std::size_t ways = 0;  // how many there are, perhaps more than are listed
    std::int64_t most = 0;
    bool is_event = false;  // of what is named: an event, not a card
    std::string otherwise;  // "discard Merger": what can be done if nothing of that is possible
};

/// All that the player could answer now.
std::vector<Question> questions_of(engine::MarsGame& game, engine::TypeId player, const Style& style);
/// The same out of all that is pending.
std::vector<Question> questions_of(engine::MarsGame& game, engine::TypeId player,
                                   const std::vector<engine::Game::TaskView>& tasks, const Style& style);

/// The answer that is meant; nothing if it is none. An error if it could be several.
parser::Result<std::optional<engine::Move>> spoken_answer(engine::MarsGame& game, engine::TypeId player,
                                                          std::string_view text, const Style& style);
/// The same where only a number, an area or `no` counts: what PETS could not mean, or should not.
parser::Result<std::optional<engine::Move>> short_answer(engine::MarsGame& game, engine::TypeId player,
                                                         std::string_view text, const Style& style);

/// The known answers to a task as whoever is asked would say them: whose something is, is left out, unless the others'
/// may be meant as well.
std::vector<parser::Instruction> said_answers(engine::MarsGame& game, const engine::Game::TaskView& task);

/// What is printed on an area: "2 plants", "card, titanium"; empty if nothing is.
std::string printed_on(engine::MarsGame& game, engine::TypeId area);

/// "1) Ants   2) Decomposers   0) no", wrapped and indented; empty if nothing is listed.
std::string render_choices(const Question& question, const Style& style);
/// What is answered instead: "a number from 0 to 4", "`play CARD`"; empty if there is a list.
std::string render_kind(const Question& question, const Style& style);

}  // namespace rego::app
