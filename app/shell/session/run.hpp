// One command being carried out: what is left to read of it, who acts, what it says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/line/line.hpp"
#include "app/tell/render/reply.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

class Session;
class SessionState;

using Outcome = parser::Result<engine::Unit>;

class Run {
  public:
    Run(Session& owner, std::string_view text, Reply& answer);

    Session& session;      // for commands
    SessionState& state;   // of the session: where it stands
    std::string expanded;  // what an alias stands for; then the words are those
    Words words;
    Reply& reply;
    std::string actor_name;  // of `as`; empty: nobody was named
    parser::Span focus;      // where an error stands that does not say it itself
    std::string_view verb;
    bool has_verb = true;  // false: a bare line of PETS, whatever its first word looks like
    bool is_expectation = false;
    bool is_dry = false;  // will be taken back: leave files alone
    bool tried = false;   // what it did has been taken back
    /// What it is a part of, and so which verbs have no place in it.
    enum class Part { Nothing, History, Steps };
    Part part_of = Part::Nothing;

    std::vector<std::string> offered;  // what the line before could have meant: a number says which

    // For the history.
    std::size_t command_begin = 0;  // where the command itself begins, behind `as Bob` and the like
    std::int64_t generation = 0;    // before anything was done
    bool asked_who_acts = false;    // so it matters who does it
    std::string origin;             // the script it comes from; empty: none
    std::string default_actor;      // the class of whoever acts if nobody is named, before anything was done
    std::string remark;             // for the log
    std::string recorded;           // how it stands in the history, if not as it was typed
    bool always_recorded = false;   // even if it changes nothing: replaying what once did
    bool is_recorded = false;       // has seen to the history itself
    std::string paid;               // what rego paid by itself

    engine::MarsGame& game();
    engine::TypeId actor();

    // Reading PETS. Spans are places in the command; display names stand for their players.
    parser::Result<parser::Expression> expression(Word word);
    parser::Result<parser::Metric> metric(Word word);
    parser::Result<parser::Requirement> requirement(Word word);
    parser::Result<parser::Instruction> instruction(Word word);
    /// `Income<Owner> = …`.
    parser::Result<parser::MeasureDeclaration> measure(Word word);

    /// "`play` needs a card", with the usage as a hint.
    parser::Diagnostic usage(std::string message) const;
    parser::Diagnostic usage(std::string message, Word where) const;
    /// Several at once, in files that the table was made of: the first, and the others into the reply.
    parser::Diagnostic all_problems(const std::vector<parser::Diagnostic>& problems, const engine::ClassTable& table);
    /// Nothing more may follow.
    std::optional<parser::Diagnostic> refuse_rest();
};

parser::Diagnostic problem(parser::ErrorKind kind, std::string message, std::string hint = {});
parser::Diagnostic at(Word where, parser::Diagnostic diagnostic);

}  // namespace rego::app
