// Types: what an expression means, once its arguments have found their places.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/rules/elaborate.hpp"
#include "engine/rules/refuse.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/print.hpp"

namespace rego::engine {

using namespace parser;

namespace {

/// Defaults may lean on classes with defaults; one that leans on itself would never end.
constexpr int kMostNesting = 300;

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
    if (++depth_ > kMostNesting) refuse_written(ErrorKind::Type, "defaults lead in a circle", expression.span);
    const TypeId type = [&]() -> TypeId {
        if (expression.local_body) {
            refuse_written(ErrorKind::Type, "a class can be declared on the spot in card data only", expression.span);
        }
        if (expression.name == "This") {
            if (self_ == kNoType) refuse_written(ErrorKind::Type, "`This` means nothing here", expression.span);
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
    if (expression.arguments.size() > 1) refuse_written(ErrorKind::Type, "`Class` takes one class", expression.span);
    const Expression& inner = expression.arguments.front();
    ClassId named = kNoClass;
    if (inner.name == "This") {
        if (self_ == kNoType) refuse_written(ErrorKind::Type, "`This` means nothing here", inner.span);
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
            refuse_written(ErrorKind::Type,
                           fmt::format("`{}` has no place for `{}`{}", table_.info(cls).name, to_string(argument),
                                       nearly_fits(types_, type, taken, bare)),
                           argument.span, takes(types_, cls));
        }
        written.push_back({*place, type.dependencies[*place], &argument});
    }
    TypeId id = types_.make(std::move(type));
    if (id == kNoType) {
        refuse_written(ErrorKind::Type, fmt::format("`{}` contradicts itself", to_string(expression)), expression.span);
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

}  // namespace rego::engine
