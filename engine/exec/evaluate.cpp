#include "engine/exec/evaluate.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/meanwhile.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"
#include "engine/types/written.hpp"

namespace rego::engine {

using parser::Comparison;

class Evaluator::Asking {
  public:
    Asking(const Evaluator& evaluator, const std::string& property) : evaluator_(evaluator) {
        constexpr int kDeepest = 100;
        constexpr int kMost = 100'000;
        if (evaluator_.asked_depth_ == 0) evaluator_.asked_altogether_ = 0;
        if (evaluator_.asked_depth_ >= kDeepest || evaluator_.asked_altogether_ >= kMost)
            throw RuleError(ErrorKind::Limit, "`" + property + "` asks for properties that ask for others without end");
        ++evaluator_.asked_depth_;
        ++evaluator_.asked_altogether_;
    }
    ~Asking() { --evaluator_.asked_depth_; }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

  private:
    const Evaluator& evaluator_;
};

Evaluator::Evaluator(Context& context) : ExecutorPart(context) {}

std::int64_t Evaluator::count(TypeId type) const {
    if (type == kNoType) return 0;
    if (types_[type].concrete) return world_.count(types_.without_links(type));
    const TypeId bare = types_.plain(types_.without_links(type));
    if (!types_[type].refined) return world_.total(bare);
    std::int64_t total = 0;
    // By index: asking may make more of them known.
    for (std::size_t i = 0; i < world_.members(bare).size(); ++i) {
        const TypeId component = world_.members(bare)[i];
        if (world_.count(component) != 0 && matches(component, type)) total += world_.count(component);
    }
    return total;
}

std::vector<TypeId> Evaluator::components(TypeId type) const {
    const TypeId bare = types_.plain(types_.without_links(type));
    std::vector<TypeId> found = world_.present(bare);
    std::erase_if(found, [&](TypeId component) { return !matches(component, type); });
    return found;
}

bool Evaluator::matches(TypeId component, TypeId type, bool lenient) const {
    if (!types_.is_subtype(component, type)) return false;
    if (!types_[type].refined) return true;
    Bindings bindings;
    types_.bind(type, component, bindings);
    return refinements_hold(component, type, lenient, bindings);
}

/// What is linked is the same inside a refinement: `Seat<Hall#h, Anyone#o>(HAS MAX 0 Speaker<Hall#h, Anyone#o>)`.
RequirementPtr Evaluator::bound_refinement(TypeId type, const Bindings& bindings) const {
    const RequirementPtr refinement = types_[type].refinement;
    if (!refinement || bindings.empty() || !mentions_links(types_, *refinement)) return refinement;
    return substitute(types_, refinement, bindings);
}

bool Evaluator::refinements_hold(TypeId component, TypeId type, bool lenient, const Bindings& bindings) const {
    // By its address, which stays when types come up meanwhile: this is asked of every area, and sharing costs as much.
    const RequirementRule* const written = types_[type].refinement.get();
    if (written != nullptr && !(lenient && types_[type].forgiving)) {
        if (!(bindings.empty() ? holds(*written, component) : holds(*bound_refinement(type, bindings), component)))
            return false;
    }
    const std::size_t dependencies = types_[type].dependencies.size();
    for (std::size_t i = 0; i < dependencies; ++i) {
        const TypeId wanted = types_[type].dependencies[i];
        if (!types_[wanted].refined) continue;
        const std::size_t index = table_.dependency_index(types_[component].cls, types_[type].cls, i);
        if (!refinements_hold(types_[component].dependencies[index], wanted, lenient, bindings)) return false;
    }
    return true;
}

std::optional<std::int64_t> Evaluator::property(TypeId type, const std::string& name, TypeId owner) const {
    const ClassId cls = types_[type].literal != kNoClass ? types_[type].literal : types_[type].cls;
    const PropertyValue* value = table_.property(cls, name);
    if (value == nullptr) return std::nullopt;
    if (const auto* number = std::get_if<std::int32_t>(&value->value)) return *number;
    if (const auto* metric = std::get_if<parser::Metric>(&value->value)) {
        const Asking asking(*this, name);
        const auto whose = types_.owner_of(type);
        const TypeId acting = owner != kNoType ? owner : whose.value_or(kNoType);
        const TypeId self = types_[type].literal != kNoClass ? types_.base(cls) : type;
        MetricPtr& read = metrics_[{metric, self, acting}];
        if (!read) read = context_.elaborator(acting).self(self).lasting().metric(*metric);
        const MetricPtr rule = read;  // the map may grow meanwhile
        return evaluate(*rule);
    }
    return std::nullopt;
}

// --- Metrics ---------------------------------------------------------------------------------------------------

std::int64_t Evaluator::evaluate(const MetricRule& metric, TypeId candidate) const {
    using Kind = MetricRule::Kind;
    switch (metric.kind) {
        case Kind::Count: {
            const TypeId type = candidate == kNoType ? metric.type : types_.put(metric.type, candidate);
            if (type != kNoType && is_kinds(type)) return count_kinds(type);
            return count(type) + (takes_wild(metric) ? wild_ones() : 0);
        }
        case Kind::Constant: return metric.value;
        case Kind::Scaled: return evaluate(*metric.parts[0], candidate) / std::max(metric.value, 1);
        case Kind::Cap:
            if (const std::int64_t wild = wild_ones(); wild > 0) return smaller_with_wild(metric, candidate, wild);
            return std::min(evaluate(*metric.parts[0], candidate), evaluate(*metric.parts[1], candidate));
        case Kind::Difference:
            return std::max<std::int64_t>(
                0, evaluate(*metric.parts[0], candidate) - evaluate(*metric.parts[1], candidate));
        case Kind::Union:
            if (const std::int64_t wild = wild_ones(); wild > 0) {
                return without_wild(metric, candidate) + (takes_wild(metric) ? wild : 0);
            }
            return count_any(metric, candidate);
        case Kind::Property: {
            const TypeId whose = metric.type == kNoType ? candidate : metric.type;
            if (whose == kNoType) throw RuleError(ErrorKind::Type, "`" + metric.property + "` of what?");
            const bool one = !table_.info(types_[whose].cls).is_abstract;
            if (one) return property(whose, metric.property, owner_in(metric, candidate)).value_or(0);
            std::int64_t total = 0;
            for (const TypeId component : components(whose)) {
                total += world_.count(component) * property(component, metric.property, metric.owner).value_or(0);
            }
            return total;
        }
        case Kind::Eval: {
            const TypeId whose = metric.type == kNoType ? candidate : metric.type;
            return whose == kNoType ? 0 : property(whose, metric.property, owner_in(metric, candidate)).value_or(0);
        }
        case Kind::Group: return largest_group(metric, candidate);
    }
    return 0;
}

/// What joins two depends on both: whoever shares one of those with a member is in its group.
std::int64_t Evaluator::largest_group(const MetricRule& metric, TypeId candidate) const {
    const TypeId asked = metric.parts[0]->type;
    std::vector<TypeId> left = components(candidate == kNoType ? asked : types_.put(asked, candidate));
    std::map<TypeId, std::vector<TypeId>> joined;
    for (const TypeId bond : components(metric.parts[1]->type)) {
        for (const TypeId one : types_[bond].dependencies) {
            for (const TypeId other : types_[bond].dependencies) joined[one].push_back(other);
        }
    }
    std::int64_t largest = 0;
    while (!left.empty()) {
        std::vector<TypeId> group{left.back()};
        left.pop_back();
        std::int64_t size = 0;
        for (std::size_t i = 0; i < group.size(); ++i) {
            size += world_.count(group[i]);
            for (const TypeId other : joined[group[i]]) {
                if (std::erase(left, other) > 0) group.push_back(other);
            }
        }
        largest = std::max(largest, size);
    }
    return largest;
}

/// Whoever is asked about is the `Owner` in what is stored: `Player(HAS MOST EVAL Award.counts)`.
TypeId Evaluator::owner_in(const MetricRule& metric, TypeId candidate) const {
    const ClassId owner = table_.known().owner;
    const bool owns = candidate != kNoType && owner != kNoClass && types_.is_subclass(candidate, owner);
    return owns ? candidate : metric.owner;
}

std::int64_t Evaluator::amount(const MetricRule& metric, TypeId actor) const {
    const Meanwhile wild_ones_of(context_.course.wild_for, actor);
    return evaluate(metric);
}

bool Evaluator::opens(const RequirementRule& gate, TypeId actor) const {
    const Meanwhile wild_ones_of(context_.course.wild_for, actor);
    return holds(gate);
}

std::vector<TypeId> Evaluator::in_order(std::vector<TypeId> all) const {
    const auto& known = table_.known();
    if (known.first_player == kNoClass || known.owner == kNoClass) return all;
    for (const TypeId token : components(types_.base(known.first_player))) {
        const auto first = std::find(all.begin(), all.end(), types_.owner_of(token).value_or(kNoType));
        if (first != all.end()) std::rotate(all.begin(), first, all.end());
    }
    return all;
}

/// Whatever is of any part, counted once: parts that overlap are counted component by component.
std::int64_t Evaluator::count_any(const MetricRule& metric, TypeId candidate) const {
    using Kind = MetricRule::Kind;
    bool disjoint = true;
    for (std::size_t i = 0; i < metric.parts.size() && disjoint; ++i) {
        for (std::size_t j = 0; j < i && disjoint; ++j) {
            const auto &a = *metric.parts[i], &b = *metric.parts[j];
            disjoint = a.kind != Kind::Count || b.kind != Kind::Count ||
                       !types_.overlap(types_.plain(a.type), types_.plain(b.type));
        }
    }
    std::int64_t total = 0;
    std::set<TypeId> seen;
    for (const auto& part : metric.parts) {
        if (disjoint || part->kind != Kind::Count) {
            total += evaluate(*part, candidate);
            continue;
        }
        const TypeId type = candidate == kNoType ? part->type : types_.put(part->type, candidate);
        if (type == kNoType) continue;
        for (const TypeId component : components(type)) {
            if (seen.insert(component).second) total += world_.count(component);
        }
    }
    return total;
}

// --- Requirements ----------------------------------------------------------------------------------------------

std::int64_t Evaluator::leeway(const MetricRule& metric) const {
    const TypeId owner = context_.course.leeway_for;
    const auto& known = table_.known();
    if (owner == kNoType || metric.kind != MetricRule::Kind::Count) return 0;
    if (known.leeway == kNoClass || known.leeway_covers == kNoClass) return 0;
    if (!types_.is_subclass(metric.type, known.leeway_covers)) return 0;
    Type type = types_[types_.base(known.leeway)];
    Taken taken(type.dependencies.size(), false);
    if (!types_.assign(type, taken, types_.literal(types_[metric.type].cls), false)) return 0;
    types_.assign(type, taken, owner, false);
    const TypeId slack = types_.make(std::move(type));
    return slack == kNoType ? 0 : count(slack);
}

bool Evaluator::compares(const RequirementRule& requirement, TypeId candidate) const {
    const std::int64_t slack = leeway(*requirement.metric);
    const std::int64_t actual = evaluate(*requirement.metric, candidate);
    const bool enough = actual >= requirement.amount - slack, few_enough = actual <= requirement.amount + slack;
    switch (requirement.comparison) {
        case Comparison::AtLeast: return enough;
        case Comparison::AtMost: return few_enough;
        case Comparison::Exactly: return enough && few_enough;
    }
    return false;
}

/// Those who tie share a place and use up the next ones.
bool Evaluator::has_rank(const RequirementRule& requirement, TypeId candidate) const {
    if (candidate == kNoType) return false;
    const std::int64_t own = evaluate(*requirement.metric, candidate);
    std::int64_t better = 0;
    for (const TypeId other : components(types_.plain(requirement.type))) {
        const std::int64_t theirs = evaluate(*requirement.metric, other);
        if (requirement.from_below ? theirs < own : theirs > own) ++better;
    }
    return better + 1 == requirement.amount;
}

bool Evaluator::holds(const RequirementRule& requirement, TypeId candidate) const {
    using Kind = RequirementRule::Kind;
    switch (requirement.kind) {
        case Kind::Compare: return compares(requirement, candidate);
        case Kind::Rank: return has_rank(requirement, candidate);
        case Kind::All:
            if (const std::int64_t wild = wild_ones(); wild > 0)
                return all_hold_with_wild(requirement, candidate, wild);
            return std::all_of(requirement.parts.begin(), requirement.parts.end(),
                               [&](const auto& part) { return holds(*part, candidate); });
        case Kind::Any:
            return std::any_of(requirement.parts.begin(), requirement.parts.end(),
                               [&](const auto& part) { return holds(*part, candidate); });
        case Kind::Eval: {
            const TypeId whose = requirement.type == kNoType ? candidate : requirement.type;
            if (whose == kNoType) throw RuleError(ErrorKind::Type, "`" + requirement.property + "` of what?");
            const RequirementPtr stored = stored_requirement(whose, requirement.property, requirement.owner);
            if (!stored) return true;
            const Asking asking(*this, requirement.property);
            const Meanwhile leeway(context_.course.leeway_for, requirement.owner);
            const Meanwhile wild_ones_of(context_.course.wild_for, requirement.owner);
            return holds(*stored);
        }
    }
    return false;
}

RequirementPtr Evaluator::stored_requirement(TypeId type, const std::string& name, TypeId owner) const {
    const ClassId cls = types_[type].literal != kNoClass ? types_[type].literal : types_[type].cls;
    const PropertyValue* value = table_.property(cls, name);
    if (value == nullptr) return nullptr;
    const auto* requirement = std::get_if<parser::Requirement>(&value->value);
    if (requirement == nullptr) return nullptr;
    auto& stored = stored_[{cls, name, owner}];
    if (!stored) stored = context_.elaborator(owner).self(types_.base(cls)).lasting().requirement(*requirement);
    return stored;
}

// --- What is missing -------------------------------------------------------------------------------------------

std::vector<std::string> Evaluator::unmet(const RequirementRule& requirement, TypeId candidate) const {
    using Kind = RequirementRule::Kind;
    if (holds(requirement, candidate)) return {};
    std::vector<std::string> lines;
    if (requirement.kind == Kind::All) {
        for (const auto& part : requirement.parts) {
            for (auto& line : unmet(*part, candidate)) lines.push_back(std::move(line));
        }
    } else if (const TypeId whose = requirement.type == kNoType ? candidate : requirement.type;
               requirement.kind == Kind::Eval && whose != kNoType) {
        const auto stored = stored_requirement(whose, requirement.property, requirement.owner);
        const Meanwhile leeway_of(context_.course.leeway_for, requirement.owner);
        if (stored) lines = unmet(*stored, kNoType);
    } else {
        lines.push_back(shortfall(requirement, candidate));
    }
    return lines;
}

/// Of what is counted, all that was there once.
Lapsed Evaluator::lapsed(const MetricRule& metric) const {
    if (!context_.custom.lapsed) return {};
    if (metric.kind == MetricRule::Kind::Count) return context_.custom.lapsed(context_.executor, metric.type);
    Lapsed all;
    for (const auto& part : metric.parts) {
        const Lapsed some = lapsed(*part);
        all.count += some.count;
        all.with.insert(all.with.end(), some.with.begin(), some.with.end());
    }
    return all;
}

std::string Evaluator::shortfall(const RequirementRule& requirement, TypeId candidate) const {
    using Kind = RequirementRule::Kind;
    const std::string text = print_rule(types_, requirement);
    if (requirement.kind == Kind::Eval || requirement.kind == Kind::All) {
        std::string all;
        for (const auto& line : unmet(requirement, candidate)) all += (all.empty() ? "" : "; ") + line;
        return all.empty() ? "`" + text + "`" : all;
    }
    if (requirement.kind == Kind::Any) {
        std::string counts;
        for (const auto& part : requirement.parts) {
            if (part->kind != Kind::Compare) return "`" + text + "`";
            counts += fmt::format("{}{}", counts.empty() ? "" : " and ", evaluate(*part->metric, candidate));
        }
        return fmt::format("`{}`; there are {}", text, counts);
    }
    const std::int64_t actual = evaluate(*requirement.metric, candidate);
    const std::int64_t slack = leeway(*requirement.metric);
    const std::int64_t missing = requirement.comparison == Comparison::AtMost ? actual - requirement.amount - slack
                                                                              : requirement.amount - slack - actual;
    const char* verb = actual == 1 ? "is" : "are";
    std::string result = fmt::format("`{}`; there {} {}", text, verb, actual);
    if (missing > 0) {
        const bool few = requirement.comparison != Comparison::AtMost;
        result += fmt::format(" ({} too {})", missing, few ? "few" : "many");
        const Lapsed more = few ? lapsed(*requirement.metric) : Lapsed{};
        if (more.count > 0)
            result += fmt::format("; {} of `{}` no longer count", more.count, fmt::join(more.with, "`, `"));
    }
    if (slack > 0) result += fmt::format(", with {} of leeway", slack);
    return result;
}

parser::Facts Evaluator::facts(const RequirementRule& requirement, TypeId candidate, TypeId whose) const {
    using Kind = RequirementRule::Kind;
    constexpr std::size_t kFewFound = 3;
    if (holds(requirement, candidate)) return {};
    parser::Facts found;
    if (requirement.kind == Kind::All) {
        for (const auto& part : requirement.parts) {
            for (auto& fact : facts(*part, candidate, whose)) found.push_back(std::move(fact));
        }
        if (!found.empty()) return found;
    }
    const TypeId bearer = requirement.type == kNoType ? candidate : requirement.type;
    if (requirement.kind == Kind::Eval && bearer != kNoType) {
        const auto stored = stored_requirement(bearer, requirement.property, requirement.owner);
        const TypeId before = std::exchange(context_.course.leeway_for, requirement.owner);
        if (stored) found = facts(*stored, kNoType, bearer);
        context_.course.leeway_for = before;
        if (!found.empty()) return found;
    }
    parser::Unmet unmet{whose == kNoType ? std::nullopt : std::optional{types_.written(whose)},
                        written(types_, requirement)};
    if (requirement.kind == Kind::Compare) {
        unmet.there = evaluate(*requirement.metric, candidate);
        Lapsed more = unmet.there < requirement.amount ? lapsed(*requirement.metric) : Lapsed{};
        unmet.lapsed = more.count;
        unmet.on = std::move(more.with);
        const bool is_count = requirement.metric->kind == MetricRule::Kind::Count;
        const TypeId counted = !is_count              ? kNoType
                               : candidate == kNoType ? requirement.metric->type
                                                      : types_.put(requirement.metric->type, candidate);
        if (requirement.comparison != Comparison::AtLeast && counted != kNoType) {
            for (const TypeId component : components(counted)) {
                if (unmet.found.size() < kFewFound) unmet.found.push_back(types_.written(component));
            }
        }
    }
    return {std::move(unmet)};
}

Misfit Evaluator::why_unmatched(TypeId component, TypeId type) const {
    Bindings bindings;
    types_.bind(type, component, bindings);
    const RequirementPtr refinement = bound_refinement(type, bindings);
    if (refinement && !holds(*refinement, component)) {
        return {fmt::format("`{}` does not satisfy {}", types_.print(component), shortfall(*refinement, component)),
                facts(*refinement, component, component)};
    }
    for (std::size_t i = 0; i < types_[type].dependencies.size(); ++i) {
        const TypeId bound = types_[type].dependencies[i];
        const std::size_t index = table_.dependency_index(types_[component].cls, types_[type].cls, i);
        const TypeId named = types_[component].dependencies[index];
        if (types_[bound].refined && !matches(named, bound)) return why_unmatched(named, bound);
    }
    return {fmt::format("`{}` is not a `{}`", types_.print(component), types_.print(type)),
            {parser::NotA{types_.written(component), types_.written(type)}}};
}

}  // namespace rego::engine
