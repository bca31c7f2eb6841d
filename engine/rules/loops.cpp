#include "engine/rules/loops.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "engine/rules/bounds.hpp"

namespace rego::engine {

namespace {

/// What surely changes when a rule acts.
struct SureChange {
    TypeId type;
    Side side;
};

class LoopFinder {
  public:
    LoopFinder(TypePool& types, const std::vector<ReadRule>& rules)
        : types_(types), table_(types.table()), rules_(rules) {
        consequences_.resize(rules.size());
        for (std::size_t i = 0; i < rules.size(); ++i) collect(*rules[i].effect.instruction, consequences_[i]);
    }

    std::vector<Loop> run() {
        for (std::size_t i = 0; i < rules_.size(); ++i) {
            std::vector<std::size_t> path{i};
            std::vector<TypeId> steps;
            std::set<std::size_t> seen{i};
            search(i, path, steps, seen, false);
        }
        return std::move(loops_);
    }

  private:
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
            for (std::size_t next = path.front(); next < rules_.size(); ++next) {
                if (!answers(rules_[next], event)) continue;
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
    std::vector<std::vector<SureChange>> consequences_;
    std::vector<Loop> loops_;
};

}  // namespace

std::vector<Loop> find_loops(TypePool& types, const std::vector<ReadRule>& rules) {
    return LoopFinder{types, rules}.run();
}

}  // namespace rego::engine
