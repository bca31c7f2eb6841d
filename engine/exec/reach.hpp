// Which changes could ever lead to a gain, or a loss, of one class, by the rules that are live now: told by classes
// alone, so it is quick, remembered until other rules are live, and never says no where the outlook would say yes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/exec/context.hpp"
#include "engine/types/consequences.hpp"

namespace rego::engine {

/// A class with more possible components than this may bring anything. The outlook goes by the same number, or it would
/// expect what is called out of reach.
inline constexpr std::size_t kTooManyToTell = 40;

class Reach {
  public:
    Reach(const Context& context, ClassId goal, Side side);

    /// Whether carrying it out may come to that.
    bool is_in_reach_of(const InstructionRule& instruction);
    /// Whether a gain of the class, or a loss, may; by the rules that were live when an instruction was last asked.
    bool leads_there(const Consequence& change);
    /// The same of what the rule of that number answers.
    bool leads_there(std::uint32_t rule);

  private:
    enum class Answer : std::uint8_t { Unknown, No, Yes };

    bool search(const Consequence& from);
    /// Puts down what follows from it; true if that may be anything, the goal included.
    bool follow(const Consequence& from, std::vector<Consequence>& open);
    bool take(std::uint32_t rule, std::vector<Consequence>& open);
    /// What the rule changes by itself, those in C++ included; true if nobody can tell.
    template <class Visit>
    bool for_each_change(std::uint32_t rule, const Visit& visit);
    /// What does the bookkeeping gains nothing else; true if it is none.
    template <class Visit>
    bool for_each_change(const std::string& custom, const Visit& visit) const;

    const Context& context_;
    const ClassTable& table_;
    const ClassId goal_;
    const Side side_;
    std::uint64_t version_ = 0;         // of the live rules that the answers hold for
    std::vector<Answer> answers_;       // by class and side
    std::vector<bool> seen_, taken_;    // by class and side, and by rule, in the present search
    std::vector<Consequence> visited_;  // those that were seen
};

}  // namespace rego::engine
