// Where the rules of the game and the program that made the records disagree, with the ruling.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/follow/compare.hpp"
#include "parser/ast.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::follow {

/// Something that may differ.
struct Deviating {
    std::string name;                         // how its name ends, `*` for anything: "TR", "on * Science"
    std::optional<std::pair<int, int>> more;  // from how much to how much more the record says; nothing: any difference
};

struct Deviation {
    std::string record;                  // file name without its endings; empty: any
    int step = 0;                        // 0: any
    std::string card;                    // printed name; empty: any
    std::vector<Deviating> what;         // all that differs is among these; none: anything
    bool refused = false;                // it is about a step that the rules refuse
    bool balanced = false;               // what some have more, others have less
    std::vector<std::string> unchanged;  // what the refused step leaves as it was for whoever made it: "TR"
    std::optional<int> poorer_than;      // so much money the record does not leave whoever made the step
    std::string error;                   // stands in what the rules said to a refused step; empty: whatever they said
    std::string log;                     // stands in what was told of the step; empty: whatever was
    std::optional<parser::Requirement> when;   // holds in the game after the step, or where it was refused
    std::optional<parser::Requirement> whose;  // the same, asked for each player of whom something differs
    std::string ruling;
};

/// Where a record and the rules have parted.
struct Parting {
    std::string_view record_file;
    int step = 0;
    std::string_view card;
    bool is_refused = false;  // the rules forbid the step; what differs is what it would have changed
    std::string mover;        // "Player1", as differences call whoever made it
    int money = 0;            // that the record leaves the mover
    const std::vector<Difference>& differences;
    const std::vector<std::string>& errors;
    const std::vector<std::string>& log;
    /// Asked of the game as it is now.
    std::function<bool(const parser::Requirement&, std::string_view player)> holds;
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
