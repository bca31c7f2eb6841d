// What is done when a step cannot be taken, or does not bring what is told of it: what nobody told before it was
// something else.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "app/import/revising.hpp"
#include "app/import/steps.hpp"
#include "app/import/taking.hpp"

namespace rego::app::imports {

class Mending {
  public:
    Mending(Playing& playing, const Vocabulary& vocabulary, Accounts& accounts, Taking& taking, Revising& revising,
            std::vector<Step>& steps);

    /// The step cannot be taken, and the game stands before it. True: now it can, or the one that is there now.
    bool makes_possible(std::size_t index);

    /// What was told of the step before this one did not come about. True: now it does; to be gone on with from there.
    bool brings_about(std::size_t index);

  private:
    bool took_first_action(std::size_t index);
    bool pays_otherwise(std::size_t index);
    bool can_be_done(const Step& step);
    bool is_let_off(std::size_t index);
    bool chooses_otherwise(std::size_t index);
    void forget_endings(std::size_t index);
    bool is_in_play(const std::string& component);
    std::optional<Lack> lack_at(std::size_t index, const Tally& lost);
    bool comes_about(std::size_t index, const Lack& gift);

    Playing& playing_;
    const Vocabulary& vocabulary_;
    Accounts& accounts_;
    Taking& taking_;
    Revising& revising_;
    std::vector<Step>& steps_;
    std::deque<Fact> invented_;  // decisions that nobody told
    int attempts_ = 0, choices_ = 0;
};

}  // namespace rego::app::imports
