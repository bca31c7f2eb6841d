// Plays a recorded game through the rules and holds every state against the record.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/follow/compare.hpp"
#include "app/follow/deviations.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "app/tell/course/played.hpp"
#include "engine/exec/rulebook.hpp"
#include "engine/types/class_table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::follow {

/// A step after which the game was not as the record says.
struct Finding {
    int step = 0;                  // 0: before the first; one more than the last: the final score
    std::string done;              // "Player1 play Ants"
    std::string subject;           // the card, or what else it is about
    std::vector<std::string> log;  // what the record reports
    std::vector<Difference> differences;
    std::vector<std::string> pending;
    std::vector<std::string> errors;  // what the rules refused
    std::string ruling;               // not empty: the record is wrong here, and this is why
};

struct Verdict {
    std::size_t steps = 0;                      // in the record
    std::size_t followed = 0;                   // without a difference
    bool complete = false;                      // went through to the end
    std::string stopped;                        // why there was no going on; empty: what was found last is why
    std::optional<parser::Diagnostic> refused;  // the game could not even begin
    std::vector<Finding> findings;
    std::vector<std::string> remarks;  // what is not quite as the record says, and makes no difference
    std::vector<std::string> script;
    std::optional<PlayedGame> played;  // if it was to be kept

    bool differs() const {
        for (const Finding& finding : findings) {
            if (finding.ruling.empty()) return true;
        }
        return false;
    }
};

struct Following {
    bool keep_going = false;  // correct the state after a difference and go on
    bool keep_game = false;   // the game itself is wanted, not only whether it fits
    bool with_script = true;  // and so is the game as a script
    Deviations deviations;
    std::shared_ptr<const PrintedClasses> printed;  // of the table, for many games; made anew where it is not given
    engine::Rulebooks rulebooks;                    // what games before have read of the rules
};

Verdict follow(const std::shared_ptr<const engine::ClassTable>& table, const Record& record, const Following& how);

}  // namespace rego::app::follow
