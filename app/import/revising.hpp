// What no log tells: what was paid with, and which of several choices it was that leave the same lines behind. When
// something later cannot be paid, or the stock at some moment is known to be another, it is those that are changed.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/import/payments.hpp"
#include "app/import/playing.hpp"
#include "app/import/steps.hpp"
#include "app/import/taking.hpp"
#include "app/tell/lens/look.hpp"

namespace rego::app::imports {

/// How far off all of them are together.
int size_of(const std::vector<int>& units);
/// Each with its counterpart; what has none stays.
std::vector<int> sum_of(std::vector<int> a, const std::vector<int>& b);

class Revising {
  public:
    Revising(Playing& playing, Accounts& accounts, Taking& taking, std::vector<Step>& steps);

    Payments& payments() { return payments_; }

    /// Changes one thing before step `index` so that less is missing: choices first, then payments, the nearest first.
    /// `measure` says how much still is, nothing if it cannot be made possible any more. False: nothing helps.
    using Measure = std::function<std::optional<int>()>;
    bool improve(const Lack& lack, std::size_t index, const std::string& why, const Measure& measure);

    /// Makes another choice before step `index` so that `works`: the nearest that does. False: none does.
    using Works = std::function<bool()>;
    bool choose(std::size_t index, const std::string& why, const Works& works);

    /// Changes one thing from step `since` to before step `index` so that the stocks come nearer to what they are known
    /// to have been: `off` says by how many units each is too large, seat by seat. False: nothing does.
    using Off = std::function<std::vector<int>()>;
    bool approach(std::size_t index, std::size_t since, const std::string& why, const Off& off);
    /// The same with two payments at once, to the unit.
    bool balance(std::size_t index, std::size_t since, const std::string& why, const Off& off);

  private:
    /// So many commands are carried out once more in a game.
    static constexpr std::size_t kMostRepeated = 15000;
    /// So many payments, or pairs of them, are tried for one difference.
    static constexpr int kMostPairs = 24;
    /// Other commands in place of some, and how much more of everything there would be: an estimate, since what follows
    /// depends on it.
    struct Proposal {
        std::size_t step = 0;
        std::size_t first = 0, count = 0;  // the commands that are replaced
        std::vector<Move> commands;        // empty: only paid otherwise
        std::vector<PaidPart> payment;
        std::vector<int> gain;
    };
    std::vector<Proposal> choices(std::size_t index, std::size_t since);
    std::vector<Proposal> payments_of(engine::TypeId player, const std::vector<std::pair<std::string, int>>& changes,
                                      std::size_t index, std::size_t since);
    std::vector<Proposal> exact_payments(engine::TypeId player, std::size_t index, std::size_t since);
    void look_for_other_ways(std::size_t step, std::size_t index);
    std::size_t end_of(std::size_t step, std::size_t index) const;
    std::size_t step_of(std::size_t command, std::size_t index) const;
    std::vector<int> stocks();
    std::vector<int> productions();
    std::vector<int> parameters();

    /// What to go back to if it was no better.
    struct Undo {
        std::size_t step = 0, first = 0;
        int shift = 0;  // so many commands more
        Playing::Stretch before;
    };
    /// More metal than was worth it.
    enum class Waste : unsigned char { Avoided, Only, Allowed };
    std::optional<Undo> carry_out(const Proposal& proposal, std::size_t index, const std::string& why, Waste waste);
    void take_back(const Undo& undo, std::size_t index);
    void shift_marks(std::size_t step, std::size_t index, int by);
    int missing_between(std::size_t step, std::size_t index);
    std::size_t place_of(engine::TypeId player, const std::string& resource) const;

    Playing& playing_;
    Accounts& accounts_;
    Taking& taking_;
    std::vector<Step>& steps_;
    Payments payments_;
    Look look_;
    std::size_t repeated_ = 0;
};

}  // namespace rego::app::imports
