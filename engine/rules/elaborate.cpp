#include "engine/rules/elaborate.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/rules/link_keys.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/print.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

using namespace parser;

namespace {

/// Defaults may lean on classes with defaults; one that leans on itself would never end.
constexpr int kMostNesting = 300;

[[noreturn]] void fail(ErrorKind kind, std::string message, Span span, std::string hint = {}) {
    throw RuleError(Diagnostic::of(kind, std::move(message)).at(span).with_hint(std::move(hint)));
}

/// What the class has places for, as a hint.
std::string takes(TypePool& types, ClassId cls) {
    const std::string& name = types.table().info(cls).name;
    const auto bounds = types[types.base(cls)].dependencies;
    if (bounds.empty()) return fmt::format("`{}` depends on nothing", name);
    std::string all;
    for (const TypeId bound : bounds) all += (all.empty() ? "" : ", ") + types.print(bound);
    return fmt::format("`{}` takes `{}<{}>`", name, name, all);
}

/// The place that was probably meant, one for something of the same family: ": `Ants` is not a `ResourceCard<…>`".
std::string nearly_fits(TypePool& types, const Type& type, const Taken& taken, TypeId argument) {
    const ClassTable& table = types.table();
    const auto& known = table.known();
    for (std::size_t i = 0; i < type.dependencies.size(); ++i) {
        if (taken[i]) continue;
        const TypeId bound = type.dependencies[i];
        for (const ClassId ancestor : table.info(types[bound].cls).ancestors) {
            if (ancestor == known.component || ancestor == known.owned) continue;
            if (!table.is_subclass(types[argument].cls, ancestor)) continue;
            return fmt::format(": `{}` is not a `{}`", types.print(argument), types.print(bound));
        }
    }
    return {};
}

}  // namespace

// --- What the words stand for ----------------------------------------------------------------------------------

Elaborator& Elaborator::self(TypeId type, ClassId declared_in) {
    self_ = type;
    header_.clear();
    header_of_ = kNoClass;
    if (type == kNoType || declared_in == kNoClass) return *this;
    const auto& dependencies = table_.info(declared_in).header_dependencies;
    for (std::uint32_t i = 0; i < dependencies.size(); ++i) {
        const bool literal = dependencies[i].name == "Class" && dependencies[i].arguments.size() == 1;
        std::string key = to_string(literal ? dependencies[i].arguments.front() : dependencies[i]);
        const auto index = table_.find_dependency(types_[type].cls, DependencyKey{declared_in, i});
        if (!index) continue;
        const TypeId meaning = types_[type].dependencies[*index];
        const auto same = std::find_if(header_.begin(), header_.end(), [&](const auto& h) { return h.first == key; });
        if (same != header_.end()) {
            header_.erase(same);  // `Adjacency<Tile, Tile>`: which of the two would be meant?
        } else {
            header_.emplace_back(std::move(key), meaning);
        }
    }
    if (!header_.empty()) header_of_ = declared_in;
    return *this;
}

Elaborator& Elaborator::lasting() {
    lasting_ = true;
    return *this;
}

Elaborator& Elaborator::owner(TypeId player) {
    owner_ = player;
    return *this;
}

Elaborator& Elaborator::loose_names(bool loose) {
    loose_ = loose;
    return *this;
}

Elaborator& Elaborator::without_defaults(bool without) {
    without_defaults_ = without;
    return *this;
}

TypeId Elaborator::header_meaning(const Expression& expression) const {
    if (header_.empty() || expression.complement) return kNoType;
    for (const auto& [key, meaning] : header_) {
        // A class named by a literal stands for itself with any arguments: `CardFront<Anyone>` of `Class<CardFront>`.
        if (types_[meaning].literal != kNoClass && key == expression.name) return meaning;
        if (key.starts_with(expression.name) && key == to_string(expression)) return meaning;
    }
    return kNoType;
}

ClassId Elaborator::class_named(const Expression& expression) const {
    const auto found = loose_ ? table_.find_loose(expression.name) : table_.find(expression.name);
    if (found) return *found;
    Span span = expression.span;
    span.end = span.begin + static_cast<std::uint32_t>(expression.name.size());
    if (types_.find_measure(expression.name, loose_) != nullptr) {
        fail(ErrorKind::Type, fmt::format("`{}` is a measure: it is counted or asked, and is no type", expression.name),
             span, fmt::format("`help {}` says what it is", expression.name));
    }
    fail(ErrorKind::UnknownName, fmt::format("unknown class `{}`", expression.name), span,
         did_you_mean(table_.suggestions(expression.name, 1)));
}

// --- Types -----------------------------------------------------------------------------------------------------

TypeId Elaborator::expression(const Expression& expression, Usage usage) {
    const TypeId type = resolve(expression, usage, !without_defaults_);
    if (prod_) return as_production(type);
    return type;
}

/// What was read before in the same manner, or is read now and kept unless it is about this reading alone.
template <class Read>
TypeId Elaborator::remembered(const Readings::Key& key, const Read& read_it) {
    if (const Readings::Reading* known = types_.readings().find(key)) {
        outermost_ = known->outermost;
        mentions_owner_ = mentions_owner_ || known->mentions_owner;
        return known->type;
    }
    const bool mentioned = std::exchange(mentions_owner_, false), used = std::exchange(uses_self_, false);
    const std::uint32_t link = next_link_;
    const int measured = measured_;
    const TypeId type = read_it();
    if (!uses_self_ && link == next_link_ && measured == measured_)
        types_.readings().keep(key, {type, mentions_owner_, outermost_});
    mentions_owner_ = mentions_owner_ || mentioned;
    uses_self_ = uses_self_ || used;
    return type;
}

TypeId Elaborator::resolve(const Expression& expression, Usage usage, bool defaults) {
    // Links have numbers of their own in each rule.
    if (!lasting_ || !links_.empty()) return read(expression, usage, defaults);
    const std::uint32_t manner = static_cast<std::uint32_t>(usage) << 2 | (defaults ? 2U : 0U) | (outermost_ ? 1U : 0U);
    return remembered({&expression, kNoClass, owner_, candidate_, header_of_, manner},
                      [&] { return read(expression, usage, defaults); });
}

TypeId Elaborator::read(const Expression& expression, Usage usage, bool defaults) {
    if (++depth_ > kMostNesting) fail(ErrorKind::Type, "defaults lead in a circle", expression.span);
    const TypeId type = [&]() -> TypeId {
        if (expression.local_body) {
            fail(ErrorKind::Type, "a class can be declared on the spot in card data only", expression.span);
        }
        if (expression.name == "This") {
            if (self_ == kNoType) fail(ErrorKind::Type, "`This` means nothing here", expression.span);
            uses_self_ = true;
            return refined(self_, expression);
        }
        const ClassId named = class_named(expression);
        if (named == table_.known().owner && expression.arguments.empty()) {
            mentions_owner_ = true;
            if (owner_ != kNoType) return refined(owner_, expression);
        }
        if (named == table_.known().cls) return class_literal(expression);
        if (const TypeId meaning = header_meaning(expression); meaning != kNoType) {
            uses_self_ = true;
            const ClassId literal = types_[meaning].literal;
            if (literal == kNoClass) return refined(meaning, expression);
            return class_type(expression, literal, usage, defaults);
        }
        return class_type(expression, named, usage, defaults);
    }();
    --depth_;
    return type;
}

TypeId Elaborator::class_literal(const Expression& expression) {
    if (expression.arguments.empty()) return refined(types_.base(table_.known().cls), expression);
    if (expression.arguments.size() > 1) fail(ErrorKind::Type, "`Class` takes one class", expression.span);
    const Expression& inner = expression.arguments.front();
    ClassId named = kNoClass;
    if (inner.name == "This") {
        if (self_ == kNoType) fail(ErrorKind::Type, "`This` means nothing here", inner.span);
        uses_self_ = true;
        named = types_[self_].cls;
    } else if (const TypeId meaning = header_meaning(inner); meaning != kNoType) {
        uses_self_ = true;
        named = types_[meaning].literal != kNoClass ? types_[meaning].literal : types_[meaning].cls;
    } else {
        named = class_named(inner);
    }
    Type type = types_[types_.literal(inner.complement ? table_.known().component : named)];
    if (inner.complement) type.literal_except = named;
    const TypeId id = types_.make(std::move(type));
    // `Class<CardFront(HAS 20 cost)>` asks about the class, as `Class<CardFront>(HAS 20 cost)` does.
    return linked(refined(refined(id, inner), expression), inner);
}

/// `Anyone(HAS OwnedTile)`: the owner of that tile is whoever is asked about, not the default; likewise whatever is
/// linked with that place.
void Elaborator::keep_place_for_candidate(const Type& type, Taken& taken) {
    for (std::size_t i = 0; i < taken.size(); ++i) {
        if (taken[i] || !types_.overlap(types_.plain(type.dependencies[i]), types_.plain(candidate_))) continue;
        taken[i] = true;
        for (const DependencyLink& link : table_.info(type.cls).links) {
            if (table_.find_dependency(type.cls, link.first[0]) != i) continue;
            if (const auto twin = table_.find_dependency(type.cls, link.second[0])) taken[*twin] = true;
        }
        return;
    }
}

/// `Seat<Hall#h>(HAS MAX 0 Speaker<Hall#h>)`: what bears a label is the same in a refinement as before it.
void Elaborator::link_into_refinement(const Expression& expression) {
    if (!expression.refinement || expression.arguments.empty()) return;
    LinkKeys before, inside;
    for (const Expression& argument : expression.arguments) add_link_keys(argument, before);
    add_link_keys(*expression.refinement->requirement, inside);
    for (const std::string& key : shared_keys({before, inside})) {
        const bool known =
            std::any_of(links_.begin(), links_.end(), [&](const auto& link) { return link.first == key; });
        if (is_label(key) && !known) links_.emplace_back(key, next_link_++);
    }
}

TypeId Elaborator::class_type(const Expression& expression, ClassId cls, Usage usage, bool defaults) {
    const bool counted = std::exchange(outermost_, false);
    const bool is_bare =
        expression.arguments.empty() && links_.empty() && defaults && !(counted && candidate_ != kNoType);
    if (is_bare) return linked(refined(bare_type(expression, cls, usage), expression), expression);
    const std::size_t links_before = links_.size();
    link_into_refinement(expression);
    const TypeId type = filled_type(expression, cls, usage, defaults, counted);
    const TypeId all = linked(refined(type, expression), expression);
    links_.resize(links_before);
    return all;
}

/// The class with its defaults, where nothing else is said of it: mostly it has come up before.
TypeId Elaborator::bare_type(const Expression& expression, ClassId cls, Usage usage) {
    return remembered({nullptr, cls, owner_, kNoType, header_of_, static_cast<std::uint32_t>(usage)},
                      [&] { return filled_type(expression, cls, usage, true, false); });
}

TypeId Elaborator::filled_type(const Expression& expression, ClassId cls, Usage usage, bool defaults, bool counted) {
    Type type = types_[types_.base(cls)];
    Taken taken(type.dependencies.size(), false);
    struct Written {
        std::size_t index;
        TypeId bare;
        const Expression* expression;
    };
    boost::container::small_vector<Written, 4> written;
    for (const Expression& argument : expression.arguments) {
        // In a measure, a parameter that is the candidate's leaves its place to it.
        if (counted && is_open_place(argument)) continue;
        // Nested defaults wait: what is said here may say more about the argument than its own defaults do.
        const TypeId bare = resolve(argument, Usage::Plain, false);
        const auto place = types_.assign(type, taken, bare, argument.complement);
        if (!place) {
            fail(ErrorKind::Type,
                 fmt::format("`{}` has no place for `{}`{}", table_.info(cls).name, to_string(argument),
                             nearly_fits(types_, type, taken, bare)),
                 argument.span, takes(types_, cls));
        }
        written.push_back({*place, type.dependencies[*place], &argument});
    }
    TypeId id = types_.make(std::move(type));
    if (id == kNoType) {
        fail(ErrorKind::Type, fmt::format("`{}` contradicts itself", to_string(expression)), expression.span);
    }
    if (defaults) {
        const Dependencies& bounds = types_[types_.base(cls)].dependencies;
        type = types_[id];
        for (std::size_t i = 0; i < taken.size(); ++i) {
            if (type.dependencies[i] != bounds[i]) taken[i] = true;
        }
        if (counted && candidate_ != kNoType) keep_place_for_candidate(type, taken);
        fill_defaults(type, taken, usage);
        if (type.dependencies != types_[id].dependencies) {
            const TypeId filled = types_.make(std::move(type));
            if (filled != kNoType) id = filled;
        }
        for (const Written& part : written) {
            if (part.expression->complement) continue;
            if (types_[id].dependencies[part.index] != part.bare) continue;
            const TypeId full = resolve(*part.expression, Usage::Plain, true);
            if (full == part.bare) continue;
            Type next = types_[id];
            const TypeId both = types_.intersect(next.dependencies[part.index], full);
            if (both == kNoType) continue;
            next.dependencies[part.index] = types_.is_subtype(full, next.dependencies[part.index]) ? full : both;
            const TypeId narrowed = types_.make(std::move(next));
            if (narrowed != kNoType) id = narrowed;
        }
    }
    return id;
}

TypeId Elaborator::refined(TypeId id, const Expression& expression) {
    if (!expression.refinement) return id;
    const Meanwhile plain{prod_, false};
    const Meanwhile defaults{without_defaults_, false};
    const TypeId before = std::exchange(candidate_, id);
    Type type = types_[id];
    type.refinement = requirement(*expression.refinement->requirement);
    candidate_ = before;
    type.forgiving = expression.refinement->forgiving;
    return types_.make(std::move(type));
}

TypeId Elaborator::linked(TypeId id, const Expression& expression) {
    if (links_.empty() || types_[id].concrete) return id;
    const std::string key = link_key(expression);
    for (const auto& [text, number] : links_) {
        if (text != key) continue;
        Type type = types_[id];
        type.link = number;
        return types_.make(std::move(type));
    }
    return id;
}

TypeId Elaborator::as_production(TypeId id) {
    const auto& known = table_.known();
    if (known.production == kNoClass || known.production_of == kNoClass) return id;
    if (!table_.is_subclass(types_[id].cls, known.production_of)) return id;
    Type production = types_[types_.base(known.production)];
    Taken taken(production.dependencies.size(), false);
    Type named = types_[types_.literal(types_[id].cls)];
    named.link = types_[id].link;
    types_.assign(production, taken, types_.make(std::move(named)), false);
    if (const auto owner = types_.owner_of(id)) types_.assign(production, taken, *owner, false);
    return types_.make(std::move(production));
}

// --- Defaults --------------------------------------------------------------------------------------------------

void Elaborator::fill_defaults(Type& type, Taken& taken, Usage usage) {
    const auto wanted = [&](const DefaultDeclaration& declaration) {
        switch (usage) {
            case Usage::Gain: return declaration.kind == DefaultKind::Gain;
            case Usage::Remove: return declaration.kind == DefaultKind::Remove;
            case Usage::Trigger: return declaration.kind == DefaultKind::Trigger;
            case Usage::Plain: return false;
        }
        return false;
    };
    for (const ClassId ancestor : table_.info(type.cls).ancestors) {
        if (std::all_of(taken.begin(), taken.end(), [](bool t) { return t; })) return;
        const auto& defaults = table_.info(ancestor).defaults;
        for (const auto& declaration : defaults) {
            if (wanted(declaration)) fill_from(declaration, ancestor, type, taken);
        }
        for (const auto& declaration : defaults) {
            if (declaration.kind == DefaultKind::AllUses) fill_from(declaration, ancestor, type, taken);
        }
    }
}

void Elaborator::fill_from(const DefaultDeclaration& declaration, ClassId ancestor, Type& type, Taken& taken) {
    const Meanwhile kept{lasting_, true};
    Type pattern = types_[types_.base(ancestor)];
    Taken said(pattern.dependencies.size(), false);
    for (const Expression& argument : declaration.type.arguments) {
        // A default that is not needed says nothing, about an owner neither.
        const bool mentioned = mentions_owner_;
        const TypeId value = resolve(argument, Usage::Plain, true);
        const bool mentions = std::exchange(mentions_owner_, mentioned);
        const auto place = types_.assign(pattern, said, value, argument.complement);
        if (!place) continue;
        const std::size_t index = table_.dependency_index(type.cls, ancestor, *place);
        if (taken[index]) continue;
        mentions_owner_ = mentions_owner_ || mentions;
        const TypeId bound = type.dependencies[index], by_default = pattern.dependencies[*place];
        const TypeId both = types_.intersect(bound, by_default);
        if (both == kNoType) continue;
        type.dependencies[index] = types_.is_subtype(by_default, bound) ? by_default : both;
        taken[index] = true;
    }
}

Intensity Elaborator::default_intensity(TypeId type, DefaultKind kind) const {
    for (const ClassId ancestor : table_.info(types_[type].cls).ancestors) {
        for (const auto& declaration : table_.info(ancestor).defaults) {
            if (declaration.kind == kind && declaration.intensity) return *declaration.intensity;
        }
    }
    return Intensity::Mandatory;
}

/// Some class that the type may be must know the property; `Card.prise` is a typo.
void Elaborator::check_property(TypeId whose, const std::string& property, Span span) const {
    if (whose == kNoType) return;
    const ClassId cls = types_[whose].literal != kNoClass ? types_[whose].literal : types_[whose].cls;
    if (table_.declares_property(cls, property)) return;
    types_.note_question_below(cls, property);
    if (table_.is_property_below(cls, property)) return;
    std::vector<std::string> names;
    for (const ClassId ancestor : table_.info(cls).ancestors) {
        for (const auto& [name, value] : table_.info(ancestor).properties) names.push_back(name);
    }
    fail(ErrorKind::UnknownName, fmt::format("`{}` has no property `{}`", table_.info(cls).name, property), span,
         did_you_mean(nearest_names(property, names, 1)));
}

// --- Metrics and requirements ----------------------------------------------------------------------------------

MetricPtr Elaborator::metric(const Metric& metric) {
    if (const Measure* measure = measure_named(metric))
        return measured(*measure, std::get<CountMetric>(metric.node).type);
    auto rule = std::make_shared<MetricRule>();
    using Kind = MetricRule::Kind;
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountMetric>) {
                rule->kind = Kind::Count;
                outermost_ = candidate_ != kNoType;
                rule->type = expression(node.type);
                outermost_ = false;
            } else if constexpr (std::is_same_v<Node, ConstantMetric>) {
                rule->kind = Kind::Constant;
                rule->value = node.value;
            } else if constexpr (std::is_same_v<Node, ScaledMetric>) {
                rule->kind = Kind::Scaled;
                rule->value = node.unit;
                rule->parts = {this->metric(*node.inner)};
            } else if constexpr (std::is_same_v<Node, CapMetric>) {
                rule->kind = Kind::Cap;
                rule->parts = {this->metric(*node.inner), this->metric(*node.cap)};
            } else if constexpr (std::is_same_v<Node, DifferenceMetric>) {
                rule->kind = Kind::Difference;
                rule->parts = {this->metric(*node.left), this->metric(*node.right)};
            } else if constexpr (std::is_same_v<Node, UnionMetric>) {
                rule->kind = Kind::Union;
                for (const auto& part : node.parts) rule->parts.push_back(this->metric(part));
            } else if constexpr (std::is_same_v<Node, ProdMetric>) {
                const Meanwhile production{prod_, true};
                *rule = *this->metric(*node.inner);
            } else if constexpr (std::is_same_v<Node, GroupMetric>) {
                rule->kind = Kind::Group;
                const Meanwhile plain{prod_, false};
                for (const Expression* each : {&node.type, &node.by}) {
                    MetricRule count;
                    outermost_ = candidate_ != kNoType;
                    count.type = expression(*each);
                    outermost_ = false;
                    rule->parts.push_back(std::make_shared<const MetricRule>(std::move(count)));
                }
            } else {
                rule->kind = std::is_same_v<Node, PropertyMetric> ? Kind::Property : Kind::Eval;
                const Meanwhile plain{prod_, false};
                if (node.owner) rule->type = expression(*node.owner);
                rule->property = node.property;
                rule->owner = owner_;
                check_property(node.owner ? rule->type : candidate_, node.property, metric.span);
            }
        },
        metric.node);
    return rule;
}

RequirementPtr Elaborator::requirement(const Requirement& requirement) {
    if (const Measure* measure = required_measure(requirement)) {
        const Metric& use = std::get<CountRequirement>(requirement.node).metric;
        return required(*measure, std::get<CountMetric>(use.node).type);
    }
    auto rule = std::make_shared<RequirementRule>();
    using Kind = RequirementRule::Kind;
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountRequirement>) {
                rule->kind = Kind::Compare;
                rule->comparison = node.comparison;
                rule->amount = node.amount;
                rule->metric = metric(node.metric);
            } else if constexpr (std::is_same_v<Node, ProdRequirement>) {
                const Meanwhile production{prod_, true};
                *rule = *this->requirement(*node.inner);
            } else if constexpr (std::is_same_v<Node, EvalRequirement>) {
                rule->kind = Kind::Eval;
                const Meanwhile plain{prod_, false};
                if (node.owner) rule->type = expression(*node.owner);
                rule->property = node.property;
                rule->owner = owner_;
                mentions_owner_ = true;
                check_property(node.owner ? rule->type : candidate_, node.property, requirement.span);
            } else if constexpr (std::is_same_v<Node, RankRequirement>) {
                if (candidate_ == kNoType) {
                    fail(ErrorKind::Type, "who stands where is asked in a refinement: `Player(HAS MOST Plant)`",
                         requirement.span);
                }
                rule->kind = Kind::Rank;
                rule->amount = node.rank;
                rule->from_below = node.from_below;
                rule->type = candidate_;
                rule->metric = metric(node.metric);
            } else {
                rule->kind = std::is_same_v<Node, AllRequirement> ? Kind::All : Kind::Any;
                for (const auto& part : node.parts) rule->parts.push_back(this->requirement(part));
            }
        },
        requirement.node);
    return rule;
}

// --- Instructions ----------------------------------------------------------------------------------------------

InstructionPtr Elaborator::change(const Instruction& instruction) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = InstructionRule::Kind::Change;
    const auto amount = [&](const Scalar& scalar) {
        rule->amount = scalar.value;
        rule->variable = scalar.variable;
    };
    if (const auto* gain = std::get_if<GainInstruction>(&instruction.node)) {
        amount(gain->amount);
        rule->gain = expression(gain->type, Usage::Gain);
        rule->intensity = gain->intensity.value_or(default_intensity(rule->gain, DefaultKind::Gain));
    } else if (const auto* remove = std::get_if<RemoveInstruction>(&instruction.node)) {
        amount(remove->amount);
        rule->remove = expression(remove->type, Usage::Remove);
        rule->intensity = remove->intensity.value_or(default_intensity(rule->remove, DefaultKind::Remove));
    } else {
        const auto& transmute = std::get<TransmuteInstruction>(instruction.node);
        amount(transmute.amount);
        // Only what stands in the arguments is one and the same on both sides.
        LinkKeys gained, removed;
        for (const auto& argument : transmute.gain.arguments) add_link_keys(argument, gained);
        for (const auto& argument : transmute.remove.arguments) add_link_keys(argument, removed);
        const bool names_class = !transmute.gain.arguments.empty() && transmute.remove.arguments.empty();
        if (names_class) add_link_keys(transmute.remove, removed);
        const std::size_t before = links_.size();
        for (const auto& key : shared_keys({gained, removed})) links_.emplace_back(key, next_link_++);
        rule->gain = expression(transmute.gain, Usage::Gain);
        rule->remove = expression(transmute.remove, Usage::Remove);
        links_.resize(before);
        rule->intensity = transmute.intensity.value_or(Intensity::Mandatory);
    }
    return rule;
}

InstructionPtr Elaborator::list(InstructionRule::Kind kind, const std::vector<Instruction>& parts) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = kind;
    const std::size_t before = links_.size();
    if (kind == InstructionRule::Kind::Then) {
        std::vector<LinkKeys> sections(parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) add_link_keys(parts[i], sections[i]);
        for (const auto& key : shared_keys(sections)) links_.emplace_back(key, next_link_++);
    }
    for (const auto& part : parts) rule->parts.push_back(instruction(part));
    links_.resize(before);
    return rule;
}

/// `!Owner`: the others who can own things; what the engine does is nobody's doing.
TypeId Elaborator::all_but(TypeId actor) {
    const bool owner = table_.is_subclass(types_[actor].cls, table_.known().owner);
    Type everyone = types_[types_.base(owner ? table_.known().owner : table_.known().anyone)];
    everyone.except = actor;
    return types_.make(std::move(everyone));
}

/// `EACH Player: 2 Plant`: the part inside is about whoever the link stands for; a player is its `Owner`, too.
InstructionPtr Elaborator::for_each(const EachInstruction& each) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = InstructionRule::Kind::Each;
    Type type;
    {
        const Meanwhile plain{prod_, false};
        const TypeId named = resolve(each.type, Usage::Plain, true);
        type = types_[each.type.complement ? all_but(named) : named];
    }
    const bool can_own = table_.known().owner != kNoClass && table_.is_subclass(type.cls, table_.known().owner);
    // A label may say that it is the one of the trigger; else there is one for each.
    if (type.link == 0) type.link = next_link_++;
    // A class literal goes by the class that it names, as everywhere.
    const bool is_literal = type.cls == table_.known().cls && each.type.arguments.size() == 1;
    links_.emplace_back(link_key(is_literal ? each.type.arguments.front() : each.type), type.link);
    rule->each = types_.make(type);
    Type anyone_of_them = types_[types_.plain(rule->each)];
    anyone_of_them.link = type.link;
    const TypeId owner = owner_;
    const bool mentioned = mentions_owner_;
    if (can_own) owner_ = types_.make(std::move(anyone_of_them));
    rule->parts = {instruction(*each.inner)};
    owner_ = owner;
    if (can_own) mentions_owner_ = mentioned;
    links_.pop_back();
    return rule;
}

InstructionPtr Elaborator::instruction(const Instruction& instruction) {
    using Kind = InstructionRule::Kind;
    auto rule = std::make_shared<InstructionRule>();
    if (const auto* per = std::get_if<PerInstruction>(&instruction.node)) {
        rule->kind = Kind::Per;
        rule->parts = {this->instruction(*per->inner)};
        rule->metric = metric(per->metric);
        return rule;
    }
    if (const auto* gated = std::get_if<GatedInstruction>(&instruction.node)) {
        rule->kind = Kind::Gate;
        rule->gate = requirement(gated->gate);
        rule->parts = {this->instruction(*gated->inner)};
        return rule;
    }
    if (const auto* each = std::get_if<EachInstruction>(&instruction.node)) return for_each(*each);
    if (const auto* any = std::get_if<OrInstruction>(&instruction.node)) return list(Kind::Or, any->parts);
    if (const auto* then = std::get_if<ThenInstruction>(&instruction.node)) return list(Kind::Then, then->parts);
    if (const auto* multi = std::get_if<MultiInstruction>(&instruction.node)) return list(Kind::Multi, multi->parts);
    if (const auto* prod = std::get_if<ProdInstruction>(&instruction.node)) {
        const Meanwhile production{prod_, true};
        return this->instruction(*prod->inner);
    }
    if (const auto* custom = std::get_if<CustomInstruction>(&instruction.node)) {
        rule->kind = Kind::Custom;
        rule->custom = custom->name;
        const Meanwhile plain{prod_, false};
        for (const auto& argument : custom->arguments) rule->arguments.push_back(expression(argument));
        return rule;
    }
    if (const auto* by = std::get_if<ByInstruction>(&instruction.node)) {
        TypeId actor = kNoType;
        {
            const Meanwhile plain{prod_, false};
            actor = resolve(by->actor, Usage::Plain, true);
        }
        const InstructionPtr inner = this->instruction(*by->inner);
        if (inner->kind != Kind::Change) {
            fail(ErrorKind::Type, "`BY` says who makes a change; write it behind each change", instruction.span);
        }
        *rule = *inner;
        rule->by = actor;
        return rule;
    }
    return change(instruction);
}

// --- Effects ---------------------------------------------------------------------------------------------------

ElaboratedEffect Elaborator::effect(const EffectRule& rule) { return effect(rule, links_of(rule)); }

ElaboratedEffect Elaborator::effect(const EffectRule& rule, const LinkKeys& links) {
    links_.clear();
    for (const auto& key : links) links_.emplace_back(key, next_link_++);

    ElaboratedEffect effect;
    effect.immediate = rule.effect.immediate;
    effect.answering = rule.effect.answering;
    for (const TriggerArm& arm : rule.arms) {
        ElaboratedArm resolved;
        resolved.side = arm.side;
        resolved.variable = arm.variable;
        resolved.self = arm.self;
        {
            const Meanwhile production{prod_, arm.prod};
            resolved.type = expression(arm.type, Usage::Trigger);
        }
        if (arm.by) {
            const TypeId actor = resolve(*arm.by, Usage::Plain, true);
            resolved.by = arm.by->complement ? all_but(actor) : actor;
        }
        for (const auto& condition : arm.conditions) resolved.conditions.push_back(requirement(condition));
        effect.arms.push_back(std::move(resolved));
    }
    mentions_owner_ = false;
    effect.instruction = instruction(rule.effect.instruction);
    effect.mentions_owner = mentions_owner_;
    links_.clear();
    return effect;
}

}  // namespace rego::engine
