#include "engine/rules/lint.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/interrupt.hpp"
#include "engine/rules/bounds.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/rules/loops.hpp"
#include "engine/rules/room.hpp"
#include "engine/types/consequences.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

using parser::Comparison;

namespace {

/// Every change that the instruction may make, whatever its conditions and choices.
void for_each_change(const InstructionRule& rule, const std::function<void(const InstructionRule&)>& visit) {
    (void)any_consequence(rule, [&](const InstructionRule& each) {
        if (each.kind == InstructionKind::Change) visit(each);
        return false;
    });
}

/// What is demanded, each by itself: both of `4 OxygenStep, 3 OceanTile`.
std::vector<const parser::Requirement*> parts_of(const parser::Requirement& requirement) {
    const auto* all = std::get_if<parser::AllRequirement>(&requirement.node);
    if (all == nullptr) return {&requirement};
    std::vector<const parser::Requirement*> parts;
    for (const parser::Requirement& part : all->parts) parts.push_back(&part);
    return parts;
}

class Linter {
  public:
    explicit Linter(std::shared_ptr<const ClassTable> table)
        : table_(*table), types_(std::move(table)), somebody_(somebody(types_)) {
        gather();
    }

    std::vector<Diagnostic> run() {
        for (const ReadRule& rule : rules_) {
            stop_if_interrupted();
            triggers(rule);
            if (!rule.source->from_action) gates(rule, *rule.effect.instruction);
            if (rule.source->from_action) cost(rule);
            forbidden(rule);
            heard(rule);
            room(rule);
        }
        for (ClassId cls = 0; cls < table_.size(); ++cls) {
            comes_about(cls);
            requirement(cls);
        }
        for (const Loop& loop : find_loops(types_, rules_)) {
            warn(*loop.newest, loop.newest->effect.span, "this can go on without end: " + without_owner(loop.path),
                 "a condition (`IF …`) or a choice (`OR Ok`) ends it");
        }
        for (const auto* others : {&table_.canon().warnings, &table_.warnings()}) {
            warnings_.insert(warnings_.end(), others->begin(), others->end());
        }
        return std::move(warnings_);
    }

  private:
    void warn(std::size_t file, parser::Span span, std::string message, std::string hint = {}) {
        auto warning =
            Diagnostic::of(ErrorKind::Type, std::move(message)).at(span).with_hint(std::move(hint)).as_warning();
        if (file < table_.canon().files.size()) warning.file = table_.canon().files[file].path;
        warnings_.push_back(std::move(warning));
    }
    void warn(const EffectRule& rule, parser::Span span, std::string message, std::string hint = {}) {
        warn(rule.file, span, std::move(message), std::move(hint));
    }

    /// Rules are read as the first player's; the author wrote about no player in particular.
    std::string without_owner(std::string text) {
        if (somebody_ == kNoType) return text;
        const std::string name = types_.print(somebody_);
        for (const std::string& said : {"<" + name + ">", name + ", "}) {
            for (std::size_t at = 0; (at = text.find(said, at)) != std::string::npos;) text.erase(at, said.size());
        }
        return text;
    }
    std::string printed(TypeId type) { return without_owner(types_.print(type)); }
    std::string printed(const RequirementRule& rule) { return without_owner(print_rule(types_, rule)); }

    // --- What the rules can bring about
    void gather() {
        for (const EffectRule& rule : table_.effects()) {
            stop_if_interrupted();
            // Without arms it listens to a name that is unknown, which is an error.
            if (auto effect = read(rule, somebody_); effect && !effect->arms.empty()) {
                rules_.push_back(
                    {&rule, std::move(*effect), carrier_of(types_, rule.declared_in, somebody_), somebody_});
            }
            if (somebody_ != kNoType) (void)read(rule, somebody_else());
        }
        for (const ReadRule& rule : rules_)
            if (gives_itself_up(rule)) fleeting_.insert(rule.source->declared_in);
        for (const ClassId cls : table_.known().created_by_engine) {
            note(gained_, types_.base(cls));
            note(removed_, types_.base(cls));
        }
        // `newgame` sends what an option says of the names that it takes.
        for (const ModuleInfo& module : table_.canon().modules) {
            for (const OptionInfo& option : module.options) {
                if (const auto signal = table_.find(option.signal)) note(gained_, types_.base(*signal));
            }
        }
    }

    using Changes = std::map<ClassId, std::set<TypeId>>;  // by the class of what changes
    void note(Changes& changes, TypeId type) { changes[types_[type].cls].insert(type); }

    TypeId somebody_else() {
        const auto& owners = table_.info(table_.known().owner).concrete_descendants;
        return types_.base(owners[owners.size() > 1 ? 1 : 0]);
    }

    /// The rule as that owner's, with what it can bring about put down.
    std::optional<ElaboratedEffect> read(const EffectRule& rule, TypeId owner) {
        try {
            ElaboratedEffect effect = body_reader(types_, rule.declared_in, owner).effect(rule);
            for_each_change(*effect.instruction, [&](const InstructionRule& change) {
                if (change.gain != kNoType) note(gained_, types_.plain(types_.without_links(change.gain)));
                if (change.remove != kNoType) note(removed_, types_.plain(types_.without_links(change.remove)));
            });
            return effect;
        } catch (const RuleError&) {
            return std::nullopt;  // an error, told as such by validate
        }
    }

    bool happens(TypeId type, Side side) {
        const TypeId plain = types_.plain(types_.without_links(type));
        const auto [known, is_new] = happens_.try_emplace({plain, side}, false);
        if (is_new) known->second = can_happen(plain, side);
        return known->second;
    }
    bool can_happen(TypeId plain, Side side) {
        const auto overlaps = [&](TypeId made) { return types_.overlap(plain, made); };
        const ClassInfo& info = table_.info(types_[plain].cls);
        const Changes& changes = side == Side::Loss ? removed_ : gained_;
        const auto happens_to = [&](ClassId cls) {
            const auto it = changes.find(cls);
            if (it == changes.end()) return false;
            return it->second.contains(plain) || std::any_of(it->second.begin(), it->second.end(), overlaps);
        };
        // What has no subclasses overlaps with nothing but what it extends; most questions are of that sort.
        if (info.subclasses.empty()) return std::any_of(info.ancestors.begin(), info.ancestors.end(), happens_to);
        return std::any_of(changes.begin(), changes.end(), [&](const auto& each) { return happens_to(each.first); });
    }

    // --- Rules that never act
    void triggers(const ReadRule& rule) {
        if (rule.source->from_action) return;
        for (const ElaboratedArm& arm : rule.effect.arms) {
            if (arm.self && arm.side == Side::Gain) continue;  // see comes_about
            const TypeId type = arm.self ? rule.carrier : arm.type;
            const parser::Span span = rule.source->effect.trigger.span;
            if (!happens(type, arm.side)) {
                warn(*rule.source, span,
                     fmt::format("nothing ever {} `{}`, so this never acts",
                                 arm.side == Side::Loss ? "removes" : "brings about", printed(types_.plain(type))));
            }
            for (const auto& condition : arm.conditions) {
                if (const auto why = never_holds(*condition)) warn(*rule.source, span, *why + ", so this never acts");
            }
        }
    }

    void comes_about(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        if (info.is_abstract || info.is_singleton || (info.own_effects.empty() && info.actions.empty())) return;
        const ClassId has_actions = table_.known().has_actions;
        if (!info.actions.empty() && has_actions != kNoClass && !table_.is_subclass(cls, has_actions))
            return;  // an error
        if (happens(types_.base(cls), Side::Gain)) return;
        warn(info.file, info.span,
             fmt::format("nothing ever brings about `{}`, so {}", info.name,
                         info.actions.empty() ? "what it says never acts" : "its action can never be used"),
             "some card or rule has to gain it; with `HAS =1 This` it is there from the start");
    }

    /// A component that gives itself up as soon as its text is carried out (an event is turned over) hears nothing
    /// later.
    void heard(const ReadRule& rule) {
        const ClassId cls = rule.source->declared_in;
        const bool self = std::any_of(rule.effect.arms.begin(), rule.effect.arms.end(),
                                      [](const ElaboratedArm& arm) { return arm.self; });
        if (self || table_.info(cls).is_abstract || !gives_itself_up(cls)) return;
        const auto& arms = rule.source->arms;
        const ClassId kept = table_.known().face_down_keeps;
        if (kept != kNoClass && std::all_of(arms.begin(), arms.end(), [&](const auto& a) { return a.root == kept; }))
            return;
        warn(*rule.source, rule.source->effect.span,
             fmt::format("`{}` is gone once its own text is carried out, so this {}", table_.info(cls).name,
                         rule.source->from_action ? "action can never be used" : "never acts"),
             "an effect or action needs a card that stays in play");
    }

    bool gives_itself_up(ClassId cls) const {
        return std::ranges::any_of(fleeting_, [&](ClassId each) { return table_.is_subclass(cls, each); });
    }
    static bool gives_itself_up(const ReadRule& rule) {
        if (rule.source->from_action || !rule.effect.arms.front().self || rule.effect.arms.front().side == Side::Loss)
            return false;
        bool gone = false;
        for_each_change(*rule.effect.instruction,
                        [&](const InstructionRule& change) { gone = gone || change.remove == rule.carrier; });
        return gone;
    }

    // --- What cannot be carried out
    /// A closed gate makes its instruction impossible, and with it whatever set it off.
    void gates(const ReadRule& rule, const InstructionRule& instruction) {
        if (instruction.kind == InstructionKind::Multi || instruction.kind == InstructionKind::Per) {
            for (const auto& part : instruction.parts) gates(rule, *part);
        } else if (instruction.kind == InstructionKind::Then) {
            gates(rule, *instruction.parts.front());
        }
        if (instruction.kind != InstructionKind::Gate) return;
        const parser::Span span = rule.source->effect.instruction.span;
        if (const auto why = never_holds(*instruction.gate)) {
            warn(*rule.source, span, *why + ", so this can never be carried out");
            return;
        }
        const InstructionRule& inside = *instruction.parts.front();
        const bool only_demands = inside.kind == InstructionKind::Change && inside.gain != kNoType &&
                                  types_[inside.gain].cls == table_.known().ok;
        if (only_demands || is_about_temporary(*instruction.gate)) return;
        const std::string gate = printed(*instruction.gate);
        warn(*rule.source, span,
             fmt::format("unless `{}` holds this cannot be carried out, and neither can what sets it off", gate),
             "add `OR Ok` if it should do nothing then");
    }

    /// `MAX 0 Owed: …` waits for something that is sure to go.
    bool is_about_temporary(const RequirementRule& gate) {
        if (gate.kind != RequirementRule::Kind::Compare) return false;
        return gate.metric->kind == MetricRule::Kind::Count && table_.known().temporary != kNoClass &&
               types_.is_subclass(gate.metric->type, table_.known().temporary);
    }

    /// `Die` at once forbids what sets it off; later, as a task, it is only in the way.
    void forbidden(const ReadRule& rule) {
        if (rule.source->effect.immediate || !surely_dies(*rule.effect.instruction)) return;
        const bool self = rule.effect.arms.front().self;
        warn(*rule.source, rule.source->effect.instruction.span, "`Die` can never be carried out",
             rule.source->from_action || self ? "" : "`::` in place of `:` forbids what sets it off");
    }

    /// A tile that no area takes.
    void room(const ReadRule& rule) {
        for_each_change(*rule.effect.instruction, [&](const InstructionRule& change) {
            if (change.gain == kNoType) return;
            const TypeId part = part_without_room(types_, types_.without_links(change.gain));
            if (part == kNoType) return;
            warn(*rule.source, rule.source->effect.instruction.span,
                 fmt::format("there is no `{}`, so `{}` can never be gained", printed(part),
                             table_.info(types_[change.gain].cls).name));
        });
    }

    bool surely_dies(const InstructionRule& rule) const {
        const auto dies = [this](const InstructionPtr& part) { return surely_dies(*part); };
        if (rule.kind == InstructionKind::Or) return std::all_of(rule.parts.begin(), rule.parts.end(), dies);
        if (rule.kind == InstructionKind::Multi || rule.kind == InstructionKind::Then ||
            rule.kind == InstructionKind::Gate) {
            return std::any_of(rule.parts.begin(), rule.parts.end(), dies);
        }
        return rule.kind == InstructionKind::Change && rule.gain != kNoType && table_.known().die != kNoClass &&
               types_[rule.gain].cls == table_.known().die && rule.intensity == parser::Intensity::Mandatory &&
               rule.amount > 0;
    }

    void cost(const ReadRule& rule) {
        const InstructionRule& whole = *rule.effect.instruction;
        if (whole.kind != InstructionKind::Then) return;
        std::vector<const InstructionRule*> parts{whole.parts.front().get()};
        if (parts.front()->kind == InstructionKind::Multi) {
            const auto all = parts.front();
            parts.clear();
            for (const auto& part : all->parts) parts.push_back(part.get());
        }
        for (const InstructionRule* part : parts) {
            if (part->kind != InstructionKind::Change || part->remove == kNoType || happens(part->remove, Side::Gain))
                continue;
            warn(*rule.source, rule.source->effect.span,
                 fmt::format("nothing ever brings about `{}`, so this action can never be paid for",
                             printed(types_.plain(part->remove))));
        }
    }

    // --- What can never hold
    void requirement(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        for (const auto& [name, property] : info.properties) {
            const auto* written = std::get_if<parser::Requirement>(&property.value);
            if (written == nullptr) continue;
            try {
                auto reader = body_reader(types_, cls, somebody_);
                for (const parser::Requirement* part : parts_of(*written)) {
                    if (const auto why = never_holds(*reader.requirement(*part))) warn(property.file, part->span, *why);
                }
                if (const auto why = contradiction(*reader.requirement(*written))) {
                    warn(property.file, written->span, *why);
                }
            } catch (const RuleError&) {
                // An error, told as such by validate.
            }
        }
    }

    std::optional<std::string> never_holds(const RequirementRule& rule) {
        using RequirementKind = RequirementRule::Kind;
        if (rule.kind == RequirementKind::All) {
            std::optional<std::string> all = contradiction(rule);
            for (const auto& part : rule.parts) {
                if (const auto why = never_holds(*part)) all = all ? *all + "; " + *why : *why;
            }
            return all;
        }
        if (rule.kind == RequirementKind::Any) {
            std::optional<std::string> why;
            for (const auto& part : rule.parts) {
                why = never_holds(*part);
                if (!why) return std::nullopt;
            }
            return why;
        }
        if (!counts(rule) || rule.comparison == Comparison::AtMost) return std::nullopt;
        const auto most = most_there_can_be(table_, types_[rule.metric->type].cls);
        if (!most || rule.amount <= *most) return std::nullopt;
        return fmt::format("`{}` can never hold: there are {} at most", printed(rule), *most);
    }

    /// `3 OceanTile, MAX 2 OceanTile`.
    std::optional<std::string> contradiction(const RequirementRule& rule) {
        if (rule.kind != RequirementRule::Kind::All) return std::nullopt;
        for (const auto& least : rule.parts) {
            if (!counts(*least) || least->comparison == Comparison::AtMost) continue;
            for (const auto& most : rule.parts) {
                if (!counts(*most) || most->comparison == Comparison::AtLeast) continue;
                if (most->amount >= least->amount) continue;
                if (!types_.is_subtype(least->metric->type, most->metric->type)) continue;
                return fmt::format("`{}` and `{}` can never hold together", printed(*least), printed(*most));
            }
        }
        return std::nullopt;
    }

    static bool counts(const RequirementRule& rule) {
        return rule.kind == RequirementRule::Kind::Compare && rule.metric->kind == MetricRule::Kind::Count;
    }

    const ClassTable& table_;
    TypePool types_;
    const TypeId somebody_;
    std::vector<ReadRule> rules_;  // each as somebody's
    std::set<ClassId> fleeting_;   // what gives itself up by a rule of its own
    Changes gained_;               // by some rule, or otherwise
    Changes removed_;
    std::map<std::pair<TypeId, Side>, bool> happens_;  // what has been asked: the type, and whether it goes
    std::vector<Diagnostic> warnings_;
};

}  // namespace

std::vector<Diagnostic> lint(const std::shared_ptr<const ClassTable>& table) { return Linter{table}.run(); }

}  // namespace rego::engine
