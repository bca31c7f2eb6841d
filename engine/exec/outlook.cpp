#include "engine/exec/outlook.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace rego::engine {

using parser::Comparison;

namespace {

/// Everything that may come to be gained or removed from here on, as types; effects included, conditions ignored. It is
/// worked out only for what could come about as far as classes tell.
class Outlook {
  public:
    Outlook(const Context& context, const Effects& effects)
        : rulebook_(context.rulebook),
          types_(context.types),
          world_(context.world),
          table_(context.table),
          custom_(context.custom),
          effects_(effects) {}

    /// That is still to be carried out.
    void expect(const InstructionRule& rule) { expected_.push_back(&rule); }

    bool may_change(TypeId type, bool removal) {
        if (anything_) return true;
        Reach& reach = effects_.reach(types_[type].cls, removal);
        if (std::none_of(expected_.begin(), expected_.end(),
                         [&](const InstructionRule* rule) { return reach.is_in_reach_of(*rule); }))
            return false;
        for (; looked_at_ < expected_.size(); ++looked_at_) look_at(*expected_[looked_at_]);
        if (anything_) return true;
        const TypeId wanted = types_.plain(types_.without_links(type));
        return std::any_of(seen_.begin(), seen_.end(), [&](const auto& entry) {
            return entry.second == removal && types_.overlap(entry.first, wanted);
        });
    }

  private:
    void look_at(const InstructionRule& rule) {
        if (rule.kind == InstructionKind::Change) {
            add(rule.gain, false);
            add(rule.remove, true);
        }
        if (rule.kind == InstructionKind::Custom) expect_custom(rule.custom);
        for (const auto& part : rule.parts) look_at(*part);
    }

    /// What does the bookkeeping gains nothing else.
    void expect_custom(const std::string& name) {
        const auto it = custom_.instructions.find(name);
        if (it == custom_.instructions.end() || !it->second.is_bookkeeping) {
            anything_ = true;
            return;
        }
        for (const ClassId kept : table_.known().bookkeeping) add(types_.base(kept), false);
    }

    void add(TypeId type, bool removal) {
        if (type == kNoType || anything_) return;
        const TypeId bare = types_.plain(types_.without_links(type));
        if (!seen_.insert({bare, removal}).second) return;
        const auto& descendants = table_.info(types_[bare].cls).concrete_descendants;
        if (descendants.size() > kTooManyToTell) {
            anything_ = true;
            return;
        }
        for (const ClassId cls : descendants) own_answers(cls, bare, removal);
        for (const ClassId cls : rulebook_.heard_by(types_[bare].cls)) {
            for (const LiveEffect& live : world_.listeners(cls, removal)) answers(live, bare, removal);
        }
    }

    void answers(const LiveEffect& live, TypeId type, bool removal) {
        const TypeId owner = effects_.owner_of_effect(live.carrier, types_.owner_of(type).value_or(kNoType));
        if (answered_.contains({live.rule, live.carrier, owner})) return;
        const ElaboratedEffect& effect = effects_.elaborated(live.rule, live.carrier, owner);
        for (const auto& arm : effect.arms) {
            if (arm.removal != removal || arm.self) continue;
            if (!types_.overlap(types_.plain(types_.without_links(arm.type)), type)) continue;
            answered_.insert({live.rule, live.carrier, owner});
            look_at(*effect.instruction);
            return;
        }
    }

    void own_answers(ClassId cls, TypeId type, bool removal) {
        const TypeId self = types_.intersect(type, types_.base(cls));
        if (self == kNoType) return;
        for (const std::size_t n : table_.info(cls).effects) {
            if (!table_.effect(n).answers_to_itself(removal)) continue;
            look_at(*effects_.elaborated(static_cast<std::uint32_t>(n), self, types_.owner_of(self).value_or(kNoType))
                         .instruction);
        }
    }

    Rulebook& rulebook_;
    TypePool& types_;
    World& world_;
    const ClassTable& table_;
    const CustomRules& custom_;
    const Effects& effects_;
    std::set<std::pair<TypeId, bool>> seen_;
    std::set<std::tuple<std::uint32_t, TypeId, TypeId>> answered_;  // rules, carriers, owners: expected already
    bool anything_ = false;
    std::vector<const InstructionRule*> expected_;
    std::size_t looked_at_ = 0;  // of those
};

/// What would have to change for the instruction to become possible.
class Need {
  public:
    Need(const Context& context, const Evaluator& evaluator, Outlook& outlook)
        : types_(context.types), table_(context.table), evaluator_(evaluator), outlook_(outlook) {}

    bool may_be_met(const InstructionRule& rule) {
        switch (rule.kind) {
            case InstructionKind::Change: {
                if (rule.remove != kNoType && outlook_.may_change(rule.remove, false)) return true;
                if (rule.gain == kNoType) return false;
                // Room may be made, or what it depends on may come.
                if (outlook_.may_change(rule.gain, true)) return true;
                const auto dependencies = types_[rule.gain].dependencies;
                return std::any_of(dependencies.begin(), dependencies.end(),
                                   [&](TypeId dependency) { return outlook_.may_change(dependency, false); });
            }
            case InstructionKind::Gate:
                if (!evaluator_.holds(*rule.gate)) return may_be_met(*rule.gate);
                return may_be_met(*rule.parts.front());
            case InstructionKind::Or:
                return std::any_of(rule.parts.begin(), rule.parts.end(),
                                   [&](const auto& part) { return may_be_met(*part); });
            case InstructionKind::Custom:
                return std::any_of(rule.arguments.begin(), rule.arguments.end(),
                                   [&](TypeId argument) { return outlook_.may_change(argument, false); });
            default: return may_be_met(*rule.parts.front());
        }
    }

  private:
    bool may_be_met(const RequirementRule& rule) {
        using RKind = RequirementRule::Kind;
        if (rule.kind == RKind::Eval) return false;  // a printed requirement is asked once
        if (rule.kind == RKind::All || rule.kind == RKind::Any) {
            return std::any_of(rule.parts.begin(), rule.parts.end(),
                               [&](const auto& part) { return !evaluator_.holds(*part) && may_be_met(*part); });
        }
        if (rule.kind == RKind::Rank) return true;  // others may come to have more or less
        return (rule.comparison != Comparison::AtLeast && may_move(*rule.metric, false)) ||
               (rule.comparison != Comparison::AtMost && may_move(*rule.metric, true));
    }

    /// Whether the number may become greater, or smaller.
    bool may_move(const MetricRule& metric, bool up) {
        using MKind = MetricRule::Kind;
        switch (metric.kind) {
            case MKind::Count: {
                // What is temporary goes by itself in the end: a bill is paid.
                const ClassId temporary = table_.known().temporary;
                if (!up && temporary != kNoClass && types_.is_subclass(metric.type, temporary)) return true;
                return outlook_.may_change(metric.type, !up);
            }
            case MKind::Constant: return false;
            case MKind::Difference: return may_move(*metric.parts.front(), up) || may_move(*metric.parts.back(), !up);
            case MKind::Scaled:
            case MKind::Cap:
            case MKind::Union:
                return std::any_of(metric.parts.begin(), metric.parts.end(),
                                   [&](const auto& part) { return may_move(*part, up); });
            default: return true;  // only asking for the property would tell
        }
    }

    TypePool& types_;
    const ClassTable& table_;
    const Evaluator& evaluator_;
    Outlook& outlook_;
};

}  // namespace

bool may_bring(const Context& context, const Effects& effects, const std::vector<Task>& tasks, TypeId type) {
    Outlook outlook{context, effects};
    for (const Task& task : tasks) outlook.expect(*task.instruction);
    return outlook.may_change(type, false);
}

bool could_be_helped(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task) {
    Outlook outlook{context, effects};
    for (const Task& other : context.world.tasks()) {
        if (other.id != task.id) outlook.expect(*other.instruction);
    }
    return Need{context, evaluator, outlook}.may_be_met(*task.instruction);
}

bool could_help(const Context& context, const Evaluator& evaluator, const Effects& effects,
                const InstructionRule& instruction, const std::vector<Task>& stuck) {
    Outlook outlook{context, effects};
    outlook.expect(instruction);
    return std::any_of(stuck.begin(), stuck.end(), [&](const Task& task) {
        return Need{context, evaluator, outlook}.may_be_met(*task.instruction);
    });
}

bool only_waits(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task) {
    Outlook nothing{context, effects};
    return Need{context, evaluator, nothing}.may_be_met(*task.instruction);
}

}  // namespace rego::engine
