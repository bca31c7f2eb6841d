// What was done, told as lines of a script: what each is said like, what of it was guessed, what is known behind it.
#pragma once

#include "app/import/importer.hpp"
#include "app/import/steps.hpp"

namespace rego::app::imports {

class Retelling {
  public:
    Retelling(Playing& playing, Accounts& accounts, const Setup& setup)
        : playing_(playing), accounts_(accounts), setup_(setup) {}

    void tell(const std::vector<Step>& steps, Imported& made);

  private:
    void tell_moves(const std::vector<Step>& steps, Imported& made);
    void tell_unexplained(const Step& step, const Tally& lost, Imported& made);
    void tell_states(const std::vector<Step>& steps, Imported& made) const;
    std::vector<std::string> expected(const State& state) const;

    Playing& playing_;
    Accounts& accounts_;
    const Setup& setup_;
};

}  // namespace rego::app::imports
