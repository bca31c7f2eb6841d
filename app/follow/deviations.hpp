// Where the rules of the game and the program that made the records disagree, with the ruling.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/follow/compare.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::follow {

struct Deviation {
    std::string record;  // file name without its endings; empty: any
    int step = 0;        // 0: any
    std::string card;    // printed name; empty: any
    std::string what;    // how the differing thing's name ends: "stock Megacredit", "refused"; empty: anything
    int players = 0;     // how many play; 0: any number
    std::string party;   // the ruling one; empty: any
    bool ends_generation = false;  // only for steps with which a generation ends
    std::string error;             // part of why the step was refused; empty: anything
    std::string ruling;
};

/// Where something differs.
struct Occasion {
    std::string file;
    int step = 0;
    std::string subject;  // the card, or what else the step is about
    std::size_t players = 0;
    std::string party;
    bool ends_generation = false;
    std::vector<std::string> errors;
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
    std::string ruling(const Occasion& occasion, const std::vector<Difference>& differences) const;

  private:
    std::vector<Deviation> all_;
};

}  // namespace rego::app::follow
