// The one list of verbs. It feeds dispatch, `help`, completion, "did you mean" and docs/commands.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session/session.hpp"

namespace rego::app {

/// What can stand as an argument, for completion and hints.
enum class Arg {
    Verb,     // a verb, for help
    Command,  // a whole command
    Pets,     // an instruction
    Type,     // a type or class
    Metric,
    Requirement,
    TaskAnswer,  // a way to answer a pending task
    Card,        // a card that may be played
    AnyCard,
    ActionCard,  // an unused action card of the actor
    HolderCard,  // a card that a pending resource may go onto
    Area,        // where a pending tile may go
    Project,
    Milestone,
    Award,
    Colony,
    Player,
    Actor,  // a player or Engine
    Phase,
    Mode,
    Eagerness,
    Resource,  // in a payment
    Payment,
    Number,
    Event,  // a number of the log
    File,
    Options,   // of newgame
    TextKind,  // of parse
    Expectation,
    ErrorKind,
    OnOff,
    Text,
};

enum class Group { Session, Asking, Pets, Words, Expecting };

struct CommandInfo {
    std::string_view name;
    std::string_view usage;  // "play CARD[, PAYMENT …]"
    std::string_view help;   // one line
    Group group = Group::Session;
    Outcome (*handler)(Run& run) = nullptr;
    std::vector<Arg> arguments = {};
    bool needs_game = true;
    bool does = false;              // changes the game: says what changed
    bool edits_history = false;     // changes the past
    bool steps = false;             // carries a command out in pieces
    std::string_view details = {};  // further lines for `help VERB`
    std::vector<std::string_view> examples = {};
};

const std::vector<CommandInfo>& command_table();
/// In any letter case; null if there is no such verb.
const CommandInfo* find_command(std::string_view verb);
/// The first of the verbs in the command, nested ones included, of which that holds; null if it holds of none.
const CommandInfo* find_verb(std::string_view command, bool (*holds)(const CommandInfo& info));
/// The verbs nearest to a misspelt one.
std::vector<std::string> nearest_commands(std::string_view word);
std::string_view group_title(Group group);
/// docs/commands.md.
std::string commands_as_markdown();

}  // namespace rego::app
