#include "engine/exec/outlook.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace rego::engine {

using parser::Comparison;

namespace {

/// Whether one thing may come to be gained, or removed, from here on: by types, effects included, conditions ignored.
/// Only what could lead there as far as classes tell is looked at.
class Prospect {
  public:
    Prospect(const Context& context, const Effects& effects, Reach& reach, TypeId wanted, Side side)
        : rulebook_(context.rulebook),
          types_(context.types),
          world_(context.world),
          table_(context.table),
          custom_(context.custom),
          effects_(effects),
          reach_(reach),
          wanted_(types_.plain(types_.without_links(wanted))),
          side_(side) {}

    bool leads_from(const InstructionRule& rule) {
        return any_consequence(rule, [&](const InstructionRule& each) {
            if (each.kind == InstructionKind::Custom) return leads_from_custom(each.custom);
            return leads_from(each.gain, Side::Gain) || leads_from(each.remove, Side::Loss);
        });
    }

  private:
    /// What does the bookkeeping gains nothing else.
    bool leads_from_custom(const std::string& name) {
        const auto it = custom_.instructions.find(name);
        if (it == custom_.instructions.end() || !it->second.is_bookkeeping) return true;
        return std::ranges::any_of(table_.known().bookkeeping,
                                   [&](ClassId kept) { return leads_from(types_.base(kept), Side::Gain); });
    }

    bool leads_from(TypeId type, Side side) {
        if (type == kNoType || !reach_.leads_there(Consequence{types_[type].cls, side})) return false;
        const TypeId bare = types_.plain(types_.without_links(type));
        if (!seen_.insert({bare, side}).second) return false;
        if (side == side_ && types_.overlap(bare, wanted_)) return true;
        const auto& descendants = table_.info(types_[bare].cls).concrete_descendants;
        if (descendants.size() > kTooManyToTell) return true;
        return std::ranges::any_of(descendants, [&](ClassId cls) { return own_answers_lead(cls, bare, side); }) ||
               std::ranges::any_of(rulebook_.heard_by(types_[bare].cls), [&](ClassId cls) {
                   return std::ranges::any_of(world_.listeners(cls, side), [&](const LiveEffect& live) {
                       return reach_.leads_there(live.rule) && answer_leads(live, bare, side);
                   });
               });
    }

    bool answer_leads(const LiveEffect& live, TypeId type, Side side) {
        const TypeId owner = effects_.owner_of_effect(live.carrier, types_.owner_of(type).value_or(kNoType));
        if (answered_.contains({live.rule, live.carrier, owner})) return false;
        const ElaboratedEffect& effect = effects_.elaborated(live.rule, live.carrier, owner);
        for (const auto& arm : effect.arms) {
            if (arm.side != side || arm.self) continue;
            if (!types_.overlap(types_.plain(types_.without_links(arm.type)), type)) continue;
            answered_.insert({live.rule, live.carrier, owner});
            return leads_from(*effect.instruction);
        }
        return false;
    }

    bool own_answers_lead(ClassId cls, TypeId type, Side side) {
        const TypeId self = types_.intersect(type, types_.base(cls));
        if (self == kNoType) return false;
        return std::ranges::any_of(table_.info(cls).effects, [&](std::size_t n) {
            const auto rule = static_cast<std::uint32_t>(n);
            if (!table_.effect(n).answers_to_itself(side) || !reach_.leads_there(rule)) return false;
            const TypeId owner = types_.owner_of(self).value_or(kNoType);
            return leads_from(*effects_.elaborated(rule, self, owner).instruction);
        });
    }

    Rulebook& rulebook_;
    TypePool& types_;
    World& world_;
    const ClassTable& table_;
    const CustomRules& custom_;
    const Effects& effects_;
    Reach& reach_;
    const TypeId wanted_;
    const Side side_;
    std::set<std::pair<TypeId, Side>> seen_;
    std::set<std::tuple<std::uint32_t, TypeId, TypeId>> answered_;  // rules, carriers, owners: looked at already
};

/// What may come of some instructions that are still to be carried out.
class Outlook {
  public:
    Outlook(const Context& context, const Effects& effects) : context_(context), effects_(effects) {}

    void expect(const InstructionRule& rule) { expected_.push_back(&rule); }

    bool may_change(TypeId type, Side side) const {
        Reach& reach = effects_.reach(context_.types[type].cls, side);
        const auto is_in_reach = [&](const InstructionRule* rule) { return reach.is_in_reach_of(*rule); };
        if (std::ranges::none_of(expected_, is_in_reach)) return false;
        Prospect prospect{context_, effects_, reach, type, side};
        return std::ranges::any_of(expected_, [&](const InstructionRule* rule) { return prospect.leads_from(*rule); });
    }

  private:
    const Context& context_;
    const Effects& effects_;
    std::vector<const InstructionRule*> expected_;
};

/// What would have to change for the instruction to become possible.
class Need {
  public:
    Need(const Context& context, const Evaluator& evaluator, Outlook& outlook)
        : types_(context.types), table_(context.table), evaluator_(evaluator), outlook_(outlook) {}

    bool may_be_met(const InstructionRule& rule) {
        switch (rule.kind) {
            case InstructionKind::Change: {
                if (rule.remove != kNoType && outlook_.may_change(rule.remove, Side::Gain)) return true;
                if (rule.gain == kNoType) return false;
                // Room may be made, or what it depends on may come.
                if (outlook_.may_change(rule.gain, Side::Loss)) return true;
                const auto dependencies = types_[rule.gain].dependencies;
                return std::any_of(dependencies.begin(), dependencies.end(),
                                   [&](TypeId dependency) { return outlook_.may_change(dependency, Side::Gain); });
            }
            case InstructionKind::Gate:
                if (!evaluator_.holds(*rule.gate)) return may_be_met(*rule.gate);
                return may_be_met(*rule.parts.front());
            case InstructionKind::Or:
                return std::any_of(rule.parts.begin(), rule.parts.end(),
                                   [&](const auto& part) { return may_be_met(*part); });
            case InstructionKind::Custom:
                return std::any_of(rule.arguments.begin(), rule.arguments.end(),
                                   [&](TypeId argument) { return outlook_.may_change(argument, Side::Gain); });
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
                return outlook_.may_change(metric.type, up ? Side::Gain : Side::Loss);
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
    return outlook.may_change(type, Side::Gain);
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
