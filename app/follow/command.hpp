// A command of the game as data: can be carried out, and written as a line of a script.
#pragma once

#include <optional>
#include <string>

#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

struct Command {
    enum class Verb {
        Play,
        Discard,
        Action,
        Project,
        ConvertPlants,
        ConvertHeat,
        Sell,
        Buy,
        Claim,
        Fund,
        Trade,
        Delegate,
        Policy,
        Reveal,
        First,
        Pass,
        End,
        Place,
        Put,
        Pay,
        Task
    };
    Verb verb = Verb::Task;
    engine::TypeId actor = engine::kNoType;
    engine::ClassId cls = engine::kNoClass;  // the card, project, goal, colony or area
    int number = 0;                          // how many, or which action of the card; 0: not said
    engine::Payment payment;
    parser::Instruction answer = {};  // Task
    std::optional<std::size_t> task;  // Task: its position, if it has to be said
};

engine::Move as_move(engine::MarsGame& game, const Command& command);
engine::Result<engine::Receipt> perform(engine::MarsGame& game, const Command& command);

/// As a person would type it now: with `as PLAYER` only where the game expects another.
std::string to_line(engine::MarsGame& game, const Command& command);

}  // namespace rego::app::follow
