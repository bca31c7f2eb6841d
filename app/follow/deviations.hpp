// Where the rules of the game and the program that made the records disagree, with the ruling.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/follow/compare.hpp"
#include "parser/ast.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::follow {

struct Deviation {
    std::string record;             // file name without its endings; empty: any
    int step = 0;                   // 0: any
    std::string card;               // printed name; empty: any
    std::vector<std::string> what;  // how the names of what differs end: "TR", "refused"; none: anything
    std::optional<int> by;          // how much more the record says; nothing: any difference
    std::string error;              // stands in what the rules said to a refused step; empty: whatever they said
    std::string log;                // stands in what was told of the step; empty: whatever was
    std::optional<parser::Requirement> when;  // holds in the game after the step, or where it was refused
    std::string ruling;
};

/// Where a record and the rules have parted.
struct Parting {
    std::string_view record_file;
    int step = 0;
    std::string_view card;
    const std::vector<Difference>& differences;
    const std::vector<std::string>& errors;
    const std::vector<std::string>& log;
    std::function<bool(const parser::Requirement&)> holds;  // asked of the game as it is now, and whoever made the step
};

/// The JSON text of the file as it was when the program was built.
const char* known_deviations_text();

class Deviations {
  public:
    /// Those of app/follow/known-deviations.json, compiled into the program.
    static parser::Result<Deviations> built_in();
    /// Reads a JSON list; `file` is for messages only.
    static parser::Result<Deviations> parse(const std::string& text, const std::string& file);

    /// The ruling that explains all of the differences; empty if there is none.
    std::string ruling(const Parting& parting) const;

  private:
    std::vector<Deviation> all_;
};

}  // namespace rego::app::follow
