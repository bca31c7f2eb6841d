// What is known of a verb, and the list of all that a session obeys. Which ones there are is said in commands/.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/shell/session/run.hpp"

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
    Party,
    GlobalEvents,
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
    Tongue,
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
    bool answers = false;           // only what is pending
    std::string_view details = {};  // further lines for `help VERB`
    std::vector<std::string_view> examples = {};
};

class CommandTable {
  public:
    explicit CommandTable(std::vector<CommandInfo> rows) : rows_(std::move(rows)) {}

    auto begin() const { return rows_.begin(); }
    auto end() const { return rows_.end(); }

    /// In any letter case, or by another name (`quit`); null if there is no such verb.
    const CommandInfo* find(std::string_view verb) const;
    /// All whose name begins so: those used at a table if there are any, else those of the workshop; never those
    std::vector<const CommandInfo*> beginning_with(std::string_view letters) const;
    /// The verb of that name, or the only one that begins so; null if there is none, or several.
    const CommandInfo* meant_by(std::string_view word) const;
    /// The verbs nearest to a misspelt one.
    std::vector<std::string> nearest(std::string_view word) const;

  private:
    std::vector<CommandInfo> rows_;
};

}  // namespace rego::app
