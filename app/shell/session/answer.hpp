// What comes back for a line: the reply of its command as text for a person, or as a line of JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/shell/session/run.hpp"

namespace rego::app {

struct Answer {
    std::string out = {};                          ///< for standard output
    std::string err = {};                          ///< for standard error
    std::optional<parser::Diagnostic> error = {};  ///< why the command failed; its span is a place in the source
    bool exit = false;
    bool clears_screen = false;
    bool is_expectation = false;
    bool asks = false;  ///< changed nothing: a question
    std::optional<Passes> passes =
        {};  ///< of a line that decides about others; it is for app/shell/session/flow.hpp to obey

    bool ok() const { return !error.has_value(); }
};

/// Where lines come from: a file name for messages, and its text, or a part of it that has all of the command.
struct Source {
    std::string_view file;
    std::string_view text;
    std::size_t first_line = 1;  ///< the number of the first line of the text
};

/// Puts the changes since `from` and the tasks into the reply, as text or data.
void report_changes(Run& run, engine::EventNumber from);
void report_tasks(Run& run);

Answer make_answer(Run& run, const Line& line, const Source& source, const Outcome& outcome);

}  // namespace rego::app
