// What a command has to say, before it becomes text for a person or a line of JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "parser/text/diagnostic.hpp"

namespace rego::app {

/// One event as JSON shows it; types as PETS, empty for none.
struct ChangeItem {
    std::uint32_t n = 0;
    std::int64_t count = 0;
    std::string gain, remove, by, via;
    std::uint32_t cause = 0;
};

struct TaskItem {
    std::size_t n = 0;
    std::string player, instruction, waiting;
};

/// A move that is possible: how it is typed, and what it costs.
struct MoveLine {
    std::string command, price, note;
    bool is_awaited = false;
};

struct ListItem {
    std::string type;
    std::int64_t count = 0;
};

/// A JSON text that is ready.
struct RawJson {
    std::string text;
};

using ReplyValue = std::variant<std::monostate, bool, std::int64_t, std::string, std::vector<ListItem>, RawJson>;

/// How often the lines behind a line like `for P in all` are carried out, and what its name stands for each time.
struct Passes {
    std::size_t times = 0;
    std::string variable = {};             // empty: none
    std::vector<std::string> values = {};  // as many, if there is a name
};

struct Reply {
    std::string text;            // for a person
    ReplyValue value;            // for a program; then the text is not repeated in the JSON, …
    bool keeps_text = false;     // … unless it was there first
    bool about_changes = false;  // a doing command: what changed and what waits belongs to the answer
    bool lists_tasks = false;    // the tasks belong to the answer
    bool exit = false;
    bool clears_screen = false;
    std::optional<Passes> passes;  // of a line that decides about others

    // Filled in when the answer is about changes.
    std::vector<ChangeItem> changes;
    std::vector<TaskItem> tasks;
    std::vector<parser::Diagnostic> further_errors;  // beside the one that the command fails with; all name their file
    std::vector<std::string> json_text;              // lines for JSON where these differ from the text

    /// As if nothing had been said yet, in text or JSON. Further errors stay: they belong to the one that is returned.
    void forget() {
        Reply silent;
        silent.further_errors = std::move(further_errors);
        *this = std::move(silent);
    }
};

}  // namespace rego::app
