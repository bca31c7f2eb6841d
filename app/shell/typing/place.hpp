// Where in a command the cursor stands: which verb, which argument, what of it has been typed.
#pragma once

#include <cstddef>
#include <string_view>

#include "app/shell/commands/command_table.hpp"

namespace rego::app {

struct Place {
    const CommandInfo* command = nullptr;  // null: the verb itself is being typed, or the line is PETS
    Arg arg = Arg::Command;                // what stands here
    std::size_t index = 0;                 // which of the command's arguments it is
    std::size_t begin = 0;                 // where it begins in the input
    std::string_view typed = {};           // as far as it has been typed
    std::string_view actor = {};           // named by `as`
    std::string_view subject = {};         // the first argument, once it is complete: `Ants` in `play Ants, 9`
    std::string_view move = {};            // behind `at` and `on`: the move before it, `play Ants`
    bool beyond = false;                   // all arguments have been typed already
};

/// `input` ends at the cursor. Only its last command counts.
Place find_place(std::string_view input);

/// Where the last command of the text begins: behind the last `;` or line break outside brackets and quotes.
std::size_t last_command(std::string_view input);

/// Whether an argument of this kind is PETS: it takes the rest of the line.
bool is_pets(Arg arg);

}  // namespace rego::app
