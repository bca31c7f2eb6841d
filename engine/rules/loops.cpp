#include "engine/rules/loops.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

#include <fmt/format.h>

#include "engine/interrupt.hpp"
#include "engine/rules/bounds.hpp"

namespace rego::engine {

namespace {

/// What surely changes when a rule acts.
struct SureChange {
    TypeId type;
    Side side;
    std::size_t event = 0;  // its number, the same for all that are alike
};

constexpr std::size_t kNoCircle = std::numeric_limits<std::size_t>::max();

/// Rules that can set each other off, in however many steps, are in one circle: the strongly connected components of
/// rules and events (Tarjan's). Nearly all rules are in none, and need not be searched.
class Circles {
  public:
    Circles(const std::vector<std::vector<SureChange>>& consequences,
            const std::vector<std::vector<std::size_t>>& listeners)
        : consequences_(consequences),
          listeners_(listeners),
          nodes_(consequences.size() + listeners.size()),
          circles_(consequences.size(), kNoCircle) {}

    /// By rule.
    std::vector<std::size_t> of_rules() {
        for (std::size_t node = 0; node < consequences_.size(); ++node)
            if (nodes_[node].order == 0) visit(node);
        return std::move(circles_);
    }

  private:
    struct Node {
        std::size_t order = 0;  // in which it was come to, from 1 on; 0: not yet
        std::size_t lowest = 0;
        std::size_t next = 0;  // which way out of it is tried next
        bool is_open = false;
    };

    /// Rules come first, events behind them.
    std::size_t ways_from(std::size_t node) const {
        return node < consequences_.size() ? consequences_[node].size()
                                           : listeners_[node - consequences_.size()].size();
    }
    std::size_t way(std::size_t node, std::size_t number) const {
        return node < consequences_.size() ? consequences_.size() + consequences_[node][number].event
                                           : listeners_[node - consequences_.size()][number];
    }

    void enter(std::size_t node) {
        nodes_[node].order = nodes_[node].lowest = ++entered_;
        nodes_[node].is_open = true;
        open_.push_back(node);
        path_.push_back(node);
    }

    void visit(std::size_t start) {
        enter(start);
        while (!path_.empty()) {
            const std::size_t at = path_.back();
            Node& node = nodes_[at];
            if (node.next < ways_from(at)) {
                const std::size_t to = way(at, node.next++);
                if (nodes_[to].order == 0)
                    enter(to);
                else if (nodes_[to].is_open)
                    node.lowest = std::min(node.lowest, nodes_[to].order);
                continue;
            }
            path_.pop_back();
            if (!path_.empty()) nodes_[path_.back()].lowest = std::min(nodes_[path_.back()].lowest, node.lowest);
            if (node.lowest == node.order) close(at);
        }
    }

    void close(std::size_t first) {
        const bool is_alone = open_.back() == first;
        std::size_t node = 0;
        do {
            node = open_.back();
            open_.pop_back();
            nodes_[node].is_open = false;
            if (!is_alone && node < circles_.size()) circles_[node] = first;
        } while (node != first);
    }

    const std::vector<std::vector<SureChange>>& consequences_;
    const std::vector<std::vector<std::size_t>>& listeners_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> circles_;
    std::vector<std::size_t> open_, path_;
    std::size_t entered_ = 0;
};

class LoopFinder {
  public:
    LoopFinder(TypePool& types, const std::vector<ReadRule>& rules)
        : types_(types), table_(types.table()), rules_(rules) {
        consequences_.resize(rules.size());
        for (std::size_t i = 0; i < rules.size(); ++i) collect(*rules[i].effect.instruction, consequences_[i]);
        listen();
        circles_ = Circles(consequences_, listeners_).of_rules();
    }

    std::vector<Loop> run() {
        for (std::size_t i = 0; i < rules_.size(); ++i) {
            if (circles_[i] == kNoCircle) continue;
            stop_if_interrupted();
            std::vector<std::size_t> path{i};
            std::vector<TypeId> steps;
            std::set<std::size_t> seen{i};
            search(i, path, steps, seen, false);
        }
        return std::move(loops_);
    }

  private:
    /// Who answers to what happens, asked once of each event.
    void listen() {
        std::map<ClassId, std::vector<std::size_t>> hearing;  // by the class that they name
        for (std::size_t i = 0; i < rules_.size(); ++i)
            for (const ElaboratedArm& arm : rules_[i].effect.arms)
                hearing[types_[arm.self ? rules_[i].carrier : arm.type].cls].push_back(i);
        std::map<std::pair<TypeId, Side>, std::size_t> numbers;
        for (std::vector<SureChange>& all : consequences_) {
            for (SureChange& each : all) {
                const auto [known, is_new] = numbers.try_emplace({each.type, each.side}, listeners_.size());
                each.event = known->second;
                if (!is_new) continue;
                std::set<std::size_t> found;
                for (const ClassId cls : table_.info(types_[each.type].cls).ancestors)
                    if (const auto those = hearing.find(cls); those != hearing.end())
                        for (const std::size_t i : those->second)
                            if (answers(rules_[i], each)) found.insert(i);
                listeners_.emplace_back(found.begin(), found.end());
            }
        }
    }

    bool is_bounded(ClassId cls) const {
        const auto& invariants = table_.info(cls).invariants;
        return std::any_of(invariants.begin(), invariants.end(),
                           [&](std::size_t n) { return bound_of_own_class(table_, table_.invariant(n)).has_value(); });
    }

    void collect(const InstructionRule& rule, std::vector<SureChange>& found) const {
        if (rule.kind == InstructionKind::Multi || rule.kind == InstructionKind::Then) {
            for (const auto& part : rule.parts) collect(*part, found);
        }
        if (rule.kind != InstructionKind::Change || rule.variable || rule.amount == 0) return;
        if (rule.intensity == parser::Intensity::Optional) return;
        const auto nothing = [&](TypeId type) {
            return types_[type].cls == table_.known().ok || types_[type].cls == table_.known().die;
        };
        if (rule.gain != kNoType && !nothing(rule.gain) && !is_bounded(types_[rule.gain].cls)) {
            found.push_back({rule.gain, Side::Gain});
        }
        if (rule.remove != kNoType) found.push_back({rule.remove, Side::Loss});
    }

    bool answers(const ReadRule& rule, const SureChange& event) const {
        return std::any_of(rule.effect.arms.begin(), rule.effect.arms.end(), [&](const ElaboratedArm& arm) {
            if (arm.side != event.side || !arm.conditions.empty() || types_[arm.type].refined) return false;
            if (arm.by != kNoType && (rule.owner == kNoType || !types_.is_subtype(rule.owner, arm.by))) return false;
            return types_.is_subtype(event.type, arm.self ? rule.carrier : arm.type);
        });
    }

    /// Depth first from the rule that the path begins with, over later rules only: each loop is found at its first
    /// rule.
    bool search(std::size_t at, std::vector<std::size_t>& path, std::vector<TypeId>& steps, std::set<std::size_t>& seen,
                bool gains) {
        for (const SureChange& event : consequences_[at]) {
            const std::vector<std::size_t>& all = listeners_[event.event];
            for (auto it = std::ranges::lower_bound(all, path.front()); it != all.end(); ++it) {
                const std::size_t next = *it;
                if (circles_[next] != circles_[at]) continue;  // no way leads back from there
                if (++steps_ > kMostSteps) return true;
                const bool gained = gains || event.side == Side::Gain;
                if (next == path.front()) {
                    if (!gained) continue;  // removing comes to an end by itself
                    steps.push_back(event.type);
                    report(path, steps, event);
                    return true;
                }
                if (!seen.insert(next).second) continue;
                path.push_back(next);
                steps.push_back(event.type);
                if (search(next, path, steps, seen, gained)) return true;
                path.pop_back();
                steps.pop_back();
            }
        }
        return false;
    }

    void report(const std::vector<std::size_t>& path, const std::vector<TypeId>& steps, const SureChange& last) {
        std::string text =
            fmt::format("`{}{}`", last.side == Side::Loss ? "-" : "", types_.print(types_.plain(steps.back())));
        for (std::size_t i = 0; i < path.size(); ++i) {
            text += fmt::format(" -> `{}` (by `{}`)", types_.print(types_.plain(steps[i])),
                                table_.info(rules_[path[i]].source->declared_in).name);
        }
        const std::size_t newest = *std::max_element(path.begin(), path.end(), [&](std::size_t a, std::size_t b) {
            return rules_[a].source->file < rules_[b].source->file;
        });
        loops_.push_back({rules_[newest].source, std::move(text)});
    }

    TypePool& types_;
    const ClassTable& table_;
    const std::vector<ReadRule>& rules_;
    std::vector<std::vector<SureChange>> consequences_;  // by rule
    std::vector<std::vector<std::size_t>> listeners_;    // by event: rules, in their order
    std::vector<std::size_t> circles_;                   // by rule
    std::vector<Loop> loops_;
    /// Where hundreds of rules set each other off, the first loops are told and not each of them.
    static constexpr std::size_t kMostSteps = 1'000'000;
    std::size_t steps_ = 0;
};

}  // namespace

std::vector<Loop> find_loops(TypePool& types, const std::vector<ReadRule>& rules) {
    return LoopFinder{types, rules}.run();
}

}  // namespace rego::engine
