#include "engine/rules/affected.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "parser/transform.hpp"

namespace rego::engine {
namespace {

using parser::Expression;

/// The rules that each class declares: effects (those of its actions too) and invariants.
struct OwnRules {
    explicit OwnRules(const ClassTable& table) : effects(table.size()), invariants(table.size()) {
        for (const EffectRule& rule : table.effects()) effects[rule.declared_in].push_back(&rule);
        for (const InvariantRule& rule : table.invariants()) invariants[rule.declared_in].push_back(&rule);
    }
    std::vector<std::vector<const EffectRule*>> effects;
    std::vector<std::vector<const InvariantRule*>> invariants;
};

/// Compares two tables. A class has a *face*, what others can see of it: supertypes, dependencies, defaults,
/// properties. Whoever mentions a class can be affected by its face, never by its rules.
class TablesCompared {
  public:
    TablesCompared(const ClassTable& before, const ClassTable& now)
        : before_(before), now_(now), rules_before_(before), rules_now_(now) {}

    std::vector<ClassId> run(const std::vector<AskedBelow>& asked) {
        const std::vector<ClassId> all(now_.size(), kNoClass);
        if (!(before_.canon().language == now_.canon().language) || !same_measures()) return all;
        pair_up();
        if (are_faces_changed_) {
            spread();
            if (is_known_class_affected() || !same_below(asked)) return all;
        }
        std::vector<ClassId> unaffected = all;
        for (ClassId cls = 0; cls < now_.size(); ++cls)
            if (!affected_[cls] && same_rules(cls)) unaffected[cls] = old_[cls];
        return unaffected;
    }

  private:
    bool same_measures() const {
        return std::ranges::equal(before_.measures().all(), now_.measures().all(), [](const auto& a, const auto& b) {
            return a.first == b.first && a.second.declaration == b.second.declaration;
        });
    }

    static ClassId named(const ClassTable& table, const std::string& name) {
        const auto found = table.find(name);
        return found && table.name(*found) == name ? *found : kNoClass;
    }

    void pair_up() {
        std::vector<bool> is_there(before_.size(), false);
        old_.resize(now_.size());
        affected_.assign(now_.size() + now_.measures().all().size(), false);
        for (ClassId cls = 0; cls < now_.size(); ++cls) {
            old_[cls] = named(before_, now_.info(cls).name);
            if (old_[cls] != kNoClass) is_there[old_[cls]] = true;
            affected_[cls] = old_[cls] == kNoClass || !same_face(before_.info(old_[cls]), now_.info(cls));
            are_faces_changed_ = are_faces_changed_ || affected_[cls];
        }
        for (ClassId cls = 0; cls < before_.size(); ++cls)
            if (!is_there[cls]) gone_.push_back(cls);
        are_faces_changed_ = are_faces_changed_ || !gone_.empty();
    }

    bool same_face(const ClassInfo& a, const ClassInfo& b) const {
        const auto same_super = [&](ClassId x, ClassId y) { return before_.name(x) == now_.name(y); };
        const auto same_property = [](const auto& x, const auto& y) {
            return x.first == y.first && x.second.value == y.second.value;
        };
        return a.short_name == b.short_name && a.is_abstract == b.is_abstract &&
               a.header_dependencies == b.header_dependencies && a.super_expressions == b.super_expressions &&
               a.defaults == b.defaults && std::ranges::equal(a.supers, b.supers, same_super) &&
               std::ranges::equal(a.properties, b.properties, same_property);
    }

    // --- Who mentions whom. Measures come behind the classes: what mentions one mentions all that is in it.

    /// What the name stands for now; nothing if it is the same nothing as before.
    std::optional<std::size_t> meant_by(const std::string& name) const {
        if (const auto cls = now_.find(name)) return *cls;
        const auto& measures = now_.measures().all();
        if (const auto measure = measures.find(name); measure != measures.end())
            return now_.size() + static_cast<std::size_t>(std::distance(measures.begin(), measure));
        return std::nullopt;
    }

    bool means_something_else(const std::string& name) const {
        const auto then = before_.find(name);
        const auto cls = now_.find(name);
        return then && cls ? old_[*cls] != *then : then.has_value() != cls.has_value();
    }

    bool is_affected(const std::string& name) const {
        if (name == "This") return false;
        const auto meant = meant_by(name);
        return means_something_else(name) || (meant && affected_[*meant]);
    }

    template <class Node>
    bool mentions_affected(const Node& node) const {
        bool found = false;
        parser::for_each_expression(node, [&](const Expression& each) { found = found || is_affected(each.name); });
        return found;
    }

    /// Calls `see` with each name in the face of a class.
    template <class F>
    static void for_each_name(const ClassInfo& info, const F& see) {
        const auto look = [&see](const auto& node) {
            parser::for_each_expression(node, [&see](const Expression& each) { see(each.name); });
        };
        for (const Expression& each : info.super_expressions) look(each);
        for (const Expression& each : info.header_dependencies) look(each);
        for (const parser::DefaultDeclaration& each : info.defaults) look(each.type);
        for (const auto& [name, property] : info.properties) {
            if (const auto* requirement = std::get_if<parser::Requirement>(&property.value)) look(*requirement);
            if (const auto* metric = std::get_if<parser::Metric>(&property.value)) look(*metric);
        }
    }

    /// A class whose face mentions an affected one is affected.
    void spread() {
        std::vector<std::vector<std::size_t>> mentions;
        const auto collect = [&](const std::string& name) {
            if (name == "This") return;
            if (const auto meant = meant_by(name)) mentions.back().push_back(*meant);
            if (means_something_else(name)) affected_[mentions.size() - 1] = true;
        };
        for (const ClassInfo& info : now_.classes()) {
            mentions.emplace_back();
            for_each_name(info, collect);
        }
        for (const auto& [name, measure] : now_.measures().all()) {
            mentions.emplace_back();
            parser::for_each_expression(measure.declaration, [&](const Expression& each) { collect(each.name); });
        }
        const auto is_hit = [this](std::size_t each) { return affected_[each]; };
        for (bool is_more = true; is_more;) {
            is_more = false;
            for (std::size_t i = 0; i < mentions.size(); ++i)
                if (!affected_[i] && std::ranges::any_of(mentions[i], is_hit)) affected_[i] = is_more = true;
        }
    }

    /// Those with a meaning of their own matter to everybody, mentioned or not.
    bool is_known_class_affected() const {
        const auto then = before_.known().all();
        const auto now = now_.known().all();
        const auto differs = [this](ClassId a, ClassId b) {
            return a == kNoClass || b == kNoClass ? a != b : affected_[b] || old_[b] != a;
        };
        const auto same = [&](const auto& a, const auto& b) { return std::ranges::equal(a, b, std::not_fn(differs)); };
        if (!std::ranges::equal(then, now, same)) return true;
        return differs(somebody(before_), somebody(now_));
    }

    static ClassId somebody(const ClassTable& table) {
        if (table.known().owner == kNoClass) return kNoClass;
        const auto& all = table.info(table.known().owner).concrete_descendants;
        return all.empty() ? kNoClass : all.front();
    }

    // --- What classes below can change: whether two classes have a common one, and whether one has some property

    bool same_below(const std::vector<AskedBelow>& asked) const {
        for (const auto& [name, property] : asked) {
            const ClassId then = named(before_, name);
            const ClassId cls = named(now_, name);
            if (then == kNoClass || cls == kNoClass) continue;  // whoever asked is affected
            if (before_.is_property_below(then, property) != now_.is_property_below(cls, property)) return false;
        }
        std::set<std::pair<ClassId, ClassId>> pairs;
        for (ClassId cls = 0; cls < now_.size(); ++cls) {
            if (!affected_[cls]) continue;
            collect_pairs(now_.info(cls).ancestors, pairs);
            if (old_[cls] != kNoClass) collect_pairs(now_ids(before_.info(old_[cls]).ancestors), pairs);
        }
        for (const ClassId cls : gone_) collect_pairs(now_ids(before_.info(cls).ancestors), pairs);
        return std::ranges::all_of(pairs, [this](const auto& pair) { return same_common_subclass(pair); });
    }

    /// Those that are in both tables.
    std::vector<ClassId> now_ids(const std::vector<ClassId>& classes) const {
        std::vector<ClassId> ids;
        for (const ClassId cls : classes)
            if (const ClassId now = named(now_, before_.info(cls).name); now != kNoClass) ids.push_back(now);
        return ids;
    }

    void collect_pairs(const std::vector<ClassId>& classes, std::set<std::pair<ClassId, ClassId>>& pairs) const {
        for (std::size_t i = 0; i < classes.size(); ++i)
            for (std::size_t j = i + 1; j < classes.size(); ++j)
                if (!affected_[classes[i]] && !affected_[classes[j]]) pairs.insert(std::minmax(classes[i], classes[j]));
    }

    bool same_common_subclass(const std::pair<ClassId, ClassId>& pair) const {
        const auto then = before_.common_subclass(old_[pair.first], old_[pair.second]);
        const auto now = now_.common_subclass(pair.first, pair.second);
        if (!then || !now) return then.has_value() == now.has_value();
        return old_[*now] == *then && !affected_[*now];
    }

    // --- Rules

    bool same_rules(ClassId cls) const {
        const auto& effects = rules_now_.effects[cls];
        const auto& invariants = rules_now_.invariants[cls];
        const auto same_effect = [](const EffectRule* a, const EffectRule* b) {
            return a->from_action == b->from_action && a->effect == b->effect;
        };
        const auto same_invariant = [](const InvariantRule* a, const InvariantRule* b) {
            return a->in_header == b->in_header && a->requirement == b->requirement;
        };
        if (!std::ranges::equal(rules_before_.effects[old_[cls]], effects, same_effect) ||
            !std::ranges::equal(rules_before_.invariants[old_[cls]], invariants, same_invariant))
            return false;
        if (!are_faces_changed_) return true;
        return std::ranges::none_of(effects, [&](const auto* rule) { return mentions_affected(rule->effect); }) &&
               std::ranges::none_of(invariants, [&](const auto* rule) { return mentions_affected(rule->requirement); });
    }

    const ClassTable& before_;
    const ClassTable& now_;
    const OwnRules rules_before_;
    const OwnRules rules_now_;
    std::vector<ClassId> old_;    // of each class now, its number before; kNoClass: it is new
    std::vector<ClassId> gone_;   // numbers of before
    std::vector<bool> affected_;  // by class now, and then by measure: its face, or that of something it mentions
    bool are_faces_changed_ = false;
};

}  // namespace

std::vector<ClassId> unaffected_classes(const ClassTable& before, const ClassTable& now,
                                        const std::vector<AskedBelow>& asked) {
    return TablesCompared(before, now).run(asked);
}

}  // namespace rego::engine
