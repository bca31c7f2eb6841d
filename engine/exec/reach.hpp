// Which changes could ever lead to a gain, or a removal, of one class, by the rules that are live now: told by classes
// alone, so it is quick, remembered until other rules are live, and never says no where the outlook would say yes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/exec/context.hpp"

namespace rego::engine {

/// A class with more possible components than this may bring anything. The outlook goes by the same number, or it would
/// expect what is called out of reach.
inline constexpr std::size_t kTooManyToTell = 40;

class Reach {
  public:
    Reach(const Context& context, ClassId goal, bool removal);

    /// Whether carrying it out may come to that.
    bool is_in_reach_of(const InstructionRule& instruction);

  private:
    using Node = std::size_t;  // gains of a class, or removals of it
    static Node node(ClassId cls, bool removal) { return std::size_t{cls} * 2 + (removal ? 1 : 0); }
    /// What a rule may change, whoever carries it.
    struct Outcomes {
        std::vector<Node> changes;
        bool anything = false;  // nobody can tell
    };
    enum class Answer : std::uint8_t { Unknown, No, Yes };

    bool leads_there(ClassId cls, bool removal);
    bool search(Node from);
    /// Puts down what follows from it; true if that may be anything, the goal included.
    bool follow(Node from, std::vector<Node>& open);
    bool take(std::uint32_t rule, std::vector<Node>& open);
    const Outcomes& outcomes(std::uint32_t rule);
    void collect(const EffectRule& rule, const parser::Instruction& instruction, bool prod, Outcomes& found) const;
    void collect(const EffectRule& rule, const parser::Expression& type, bool removal, bool prod,
                 Outcomes& found) const;
    void collect_custom(const std::string& name, Outcomes& found) const;

    const Context& context_;
    const ClassTable& table_;
    const ClassId goal_;
    const bool removal_;
    std::uint64_t version_ = 0;  // of the live rules that the answers hold for
    std::vector<Answer> answers_;
    std::vector<bool> seen_, taken_;  // nodes and rules of the present search
    std::vector<Node> visited_;       // those that were seen
    std::vector<std::optional<Outcomes>> outcomes_;
};

}  // namespace rego::engine
