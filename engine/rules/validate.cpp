#include "engine/rules/validate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/interrupt.hpp"
#include "engine/rules/asked_properties.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/rules/mentions.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

using parser::DefaultDeclaration;
using parser::DefaultKind;
using parser::Expression;
using parser::PropertyKind;

namespace {

/// What a component of the class may stand on: those of its dependencies that are always there themselves.
std::vector<ClassId> always_there_below(const ClassTable& table, ClassId cls) {
    std::vector<ClassId> found;
    for (const DependencyKey& key : table.info(cls).dependencies) {
        const auto& bounds = table.info(key.declared_in).header_dependencies;
        const auto bound = key.index < bounds.size() ? table.find(bounds[key.index].name) : std::nullopt;
        if (!bound || *bound == table.known().cls) continue;
        for (const ClassId below : table.info(*bound).concrete_descendants)
            if (table.is_singleton(below)) found.push_back(below);
    }
    return found;
}

/// Classes of which there would be components without end: `CLASS Heir<Owner> : Owner` is of an owner, of that heir …
std::vector<parser::Diagnostic> check_endless(const ClassTable& table) {
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(table.size(), Mark::New);
    std::vector<parser::Diagnostic> problems;
    const auto complain = [&](ClassId cls) {
        const ClassInfo& info = table.info(cls);
        auto problem = parser::Diagnostic::of(
            parser::ErrorKind::Type,
            fmt::format("there would be `{}` without end: each is always there, and what it depends on may be another",
                        info.name));
        problem.span = info.span;
        if (info.file < table.canon().files.size()) problem.file = table.canon().files[info.file].path;
        problems.push_back(std::move(problem));
    };
    const std::function<void(ClassId)> visit = [&](ClassId cls) {
        marks[cls] = Mark::Open;
        for (const ClassId below : always_there_below(table, cls)) {
            if (marks[below] == Mark::Open) complain(below);
            if (marks[below] == Mark::New) visit(below);
        }
        marks[cls] = Mark::Done;
    };
    for (ClassId cls = 0; cls < table.size(); ++cls)
        if (marks[cls] == Mark::New && table.is_singleton(cls) && !table.is_abstract(cls)) visit(cls);
    return problems;
}

class Validator {
  public:
    Validator(std::shared_ptr<const ClassTable> table, const std::set<std::string>& custom, const Validated& known)
        : table_(*table),
          types_(std::move(table)),
          custom_(custom),
          somebody_(somebody(types_)),
          unclear_measures_(unclear_measures()),
          is_sound_(table_.size(), true),
          is_known_(known_to_be_sound(known)) {}

    std::vector<Diagnostic> run() {
        for (ClassId cls = 0; cls < table_.size(); ++cls) {
            if (is_known_[cls]) continue;
            const Judging judging(*this, cls);
            header(cls);
            dependencies_agree(cls);
            for (const Slot& slot : kSlots) defaults_agree(cls, slot);
            intensities_agree(cls);
            body(cls);
        }
        rules();
        measures();
        for (Diagnostic& problem : check_asked_properties(table_)) problems_.push_back(std::move(problem));
        for (Diagnostic& problem : check_mentions(table_)) problems_.push_back(std::move(problem));
        for (Diagnostic& problem : check_endless(table_)) problems_.push_back(std::move(problem));
        return std::move(problems_);
    }

    /// For the next table. What was asked before may have been asked by what was not looked at now.
    Validated found_out(std::shared_ptr<const ClassTable> table, std::vector<AskedBelow> asked) {
        for (const auto& [cls, property] : types_.asked_below()) {
            AskedBelow question{name(cls), property};
            if (std::ranges::find(asked, question) == asked.end()) asked.push_back(std::move(question));
        }
        return {std::move(table), std::move(is_sound_), std::move(asked)};
    }

  private:
    /// A kind of use, and the declarations that speak about it, the more special first.
    struct Slot {
        DefaultKind special;
        bool general;  // `DEFAULT Name<…>` counts as well
    };
    static constexpr std::array<Slot, 4> kSlots{{{DefaultKind::AllUses, false},
                                                 {DefaultKind::Gain, true},
                                                 {DefaultKind::Remove, true},
                                                 {DefaultKind::Trigger, true}}};

    std::vector<bool> known_to_be_sound(const Validated& known) const {
        std::vector<bool> is_known(table_.size(), false);
        if (!known.table) return is_known;
        const std::vector<ClassId> same = unaffected_classes(*known.table, table_, known.asked_below);
        for (ClassId cls = 0; cls < table_.size(); ++cls)
            is_known[cls] = same[cls] != kNoClass && known.is_sound[same[cls]];
        return is_known;
    }

    /// While it is there, problems are those of the class.
    class Judging {
      public:
        Judging(Validator& validator, ClassId cls)
            : validator_(validator), cls_(cls), problems_(validator.problems_.size()) {}
        ~Judging() {
            if (validator_.problems_.size() > problems_) validator_.is_sound_[cls_] = false;
        }
        Judging(const Judging&) = delete;
        Judging& operator=(const Judging&) = delete;

      private:
        Validator& validator_;
        ClassId cls_;
        std::size_t problems_;
    };

    const std::string& name(ClassId cls) const { return table_.info(cls).name; }

    void problem(std::string message, std::size_t file, parser::Span span, std::string hint = {}) {
        report(Diagnostic::of(ErrorKind::Type, std::move(message)).at(span).with_hint(std::move(hint)), file);
    }

    void report(Diagnostic diagnostic, std::size_t file) {
        if (file < table_.canon().files.size()) diagnostic.file = table_.canon().files[file].path;
        problems_.push_back(std::move(diagnostic));
    }

    /// Unknown names are the table's complaint; what contains one, in a measure that it names too, is not looked at any
    /// further.
    template <class Node>
    bool names_known(const Node& node) const {
        bool known = true;
        parser::for_each_expression(
            node, [&](const Expression& each) { known = known && (each.name == "This" || is_known(each.name)); });
        return known;
    }

    bool is_known(const std::string& name) const {
        if (table_.find(name)) return true;
        const Measure* measure = table_.measures().find(name);
        return measure != nullptr && !unclear_measures_.contains(name);
    }

    /// Measures in which something unknown is named, or which lead to such a one.
    std::set<std::string> unclear_measures() const {
        std::set<std::string> unclear;
        for (bool is_more = true; is_more;) {
            is_more = false;
            for (const auto& [name, measure] : table_.measures().all()) {
                bool is_clear = !unclear.contains(name);
                if (!is_clear) continue;
                parser::for_each_expression(measure.declaration, [&](const Expression& each) {
                    is_clear = is_clear && (table_.find(each.name) || (table_.measures().find(each.name) != nullptr &&
                                                                       !unclear.contains(each.name)));
                });
                if (!is_clear) is_more = unclear.insert(name).second;
            }
        }
        return unclear;
    }

    /// Works something out only to see whether that fails.
    template <class F>
    bool attempt(std::size_t file, const F& work) {
        try {
            work();
            return true;
        } catch (const RuleError& error) {
            report(error.diagnostic(), file);
            return false;
        }
    }

    Elaborator elaborator(ClassId cls) { return body_reader(types_, cls, somebody_); }

    // --- Headers
    void header(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        for (const auto* expressions : {&info.header_dependencies, &info.super_expressions}) {
            for (const Expression& expression : *expressions) {
                if (!names_known(expression)) continue;
                attempt(info.file, [&] { Elaborator{types_}.without_defaults(true).expression(expression); });
            }
        }
    }

    /// `CLASS Both : Wet, Dry`, one on `Piece<Pond>`, the other on `Piece<Meadow>`.
    void dependencies_agree(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        for (const DependencyKey& key : info.dependencies) {
            TypeId bound = kNoType;
            ClassId from = kNoClass;
            for (const Expression& expression : info.super_expressions) {
                const auto super = table_.find(expression.name);
                if (!super || !names_known(expression)) continue;
                const auto index = table_.find_dependency(*super, key);
                if (!index) continue;
                TypeId here = types_[types_.base(*super)].dependencies[*index];
                try {
                    here =
                        types_[Elaborator{types_}.without_defaults(true).expression(expression)].dependencies[*index];
                } catch (const RuleError&) {
                    continue;  // complained of already
                }
                if (bound != kNoType && !types_.overlap(types_.plain(bound), types_.plain(here))) {
                    problem(fmt::format("`{}` cannot depend on both `{}` (of `{}`) and `{}` (of `{}`)", info.name,
                                        types_.print(bound), name(from), types_.print(here), name(*super)),
                            info.file, info.span);
                    return;
                }
                bound = here;
                from = *super;
            }
        }
    }

    // --- Defaults
    /// What `ancestor` itself says about one dependency; kNoType if nothing.
    TypeId own_default(ClassId ancestor, const DependencyKey& key, const Slot& slot) {
        const auto index = table_.find_dependency(ancestor, key);
        if (!index) return kNoType;
        for (const bool special : {true, false}) {
            if (!special && !slot.general) break;
            for (const DefaultDeclaration& declaration : table_.info(ancestor).defaults) {
                if (declaration.kind != (special ? slot.special : DefaultKind::AllUses)) continue;
                if (!names_known(declaration.type)) continue;
                Type pattern = types_[types_.base(ancestor)];
                Taken said(pattern.dependencies.size(), false);
                for (const Expression& argument : declaration.type.arguments) {
                    try {
                        types_.assign(pattern, said, elaborator(ancestor).expression(argument), argument.complement);
                    } catch (const RuleError&) {
                        return kNoType;  // complained of with the body
                    }
                }
                if (said[*index]) return pattern.dependencies[*index];
            }
        }
        return kNoType;
    }

    struct Said {
        ClassId by;
        TypeId value;
    };

    /// The nearest that say something: none of them extends another.
    std::vector<Said> nearest_defaults(ClassId cls, const DependencyKey& key, const Slot& slot) {
        std::vector<Said> nearest;
        for (const ClassId ancestor : table_.info(cls).ancestors) {
            const bool overruled = std::any_of(nearest.begin(), nearest.end(),
                                               [&](const Said& said) { return table_.is_subclass(said.by, ancestor); });
            if (overruled) continue;
            const TypeId value = own_default(ancestor, key, slot);
            if (value != kNoType) nearest.push_back({ancestor, value});
        }
        return nearest;
    }

    void defaults_agree(ClassId cls, const Slot& slot) {
        const ClassInfo& info = table_.info(cls);
        if (info.supers.size() < 2) return;  // whatever is wrong came from above and is told there
        for (const DependencyKey& key : info.dependencies) {
            const auto nearest = nearest_defaults(cls, key, slot);
            for (const Said& said : nearest) {
                if (said.value == nearest.front().value) continue;
                const auto index = table_.find_dependency(key.declared_in, key);
                const TypeId bound = types_[types_.base(key.declared_in)].dependencies[*index];
                const std::string message =
                    fmt::format("`{}` inherits two defaults for `{}`: `{}` of `{}`, `{}` of `{}`", info.name,
                                types_.print(bound), types_.print(nearest.front().value), name(nearest.front().by),
                                types_.print(said.value), name(said.by));
                const bool told = !problems_.empty() && problems_.back().message == message;  // for another use
                if (!told) {
                    problem(message, info.file, info.span, fmt::format("declare a DEFAULT in `{}`", info.name));
                }
                break;
            }
        }
    }

    void intensities_agree(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        if (info.supers.size() < 2) return;
        const auto sign = [](parser::Intensity intensity) {
            return intensity == parser::Intensity::Mandatory  ? '!'
                   : intensity == parser::Intensity::Optional ? '?'
                                                              : '.';
        };
        for (const DefaultKind kind : {DefaultKind::Gain, DefaultKind::Remove}) {
            std::vector<std::pair<ClassId, parser::Intensity>> nearest;
            for (const ClassId ancestor : info.ancestors) {
                for (const DefaultDeclaration& declaration : table_.info(ancestor).defaults) {
                    if (declaration.kind != kind || !declaration.intensity) continue;
                    const bool overruled = std::any_of(nearest.begin(), nearest.end(), [&](const auto& said) {
                        return table_.is_subclass(said.first, ancestor);
                    });
                    if (!overruled) nearest.emplace_back(ancestor, *declaration.intensity);
                }
            }
            for (const auto& [by, intensity] : nearest) {
                if (intensity == nearest.front().second) continue;
                problem(
                    fmt::format("`{}` inherits two default intensities: `{}` of `{}`, `{}` of `{}`", info.name,
                                sign(nearest.front().second), name(nearest.front().first), sign(intensity), name(by)),
                    info.file, info.span, fmt::format("declare a DEFAULT in `{}`", info.name));
                break;
            }
        }
    }

    // --- Bodies
    void body(ClassId cls) {
        const ClassInfo& info = table_.info(cls);
        for (const DefaultDeclaration& declaration : info.defaults) {
            if (!names_known(declaration.type)) continue;
            attempt(info.file, [&] { elaborator(cls).expression(declaration.type); });
        }
        for (const auto& [property, value] : info.properties) {
            if (const auto* requirement = std::get_if<parser::Requirement>(&value.value)) {
                if (names_known(*requirement)) attempt(value.file, [&] { elaborator(cls).requirement(*requirement); });
            } else if (const auto* metric = std::get_if<parser::Metric>(&value.value)) {
                if (names_known(*metric)) attempt(value.file, [&] { elaborator(cls).metric(*metric); });
            }
            property_kind(cls, property, value);
        }
    }

    void property_kind(ClassId cls, const std::string& property, const PropertyValue& value) {
        constexpr std::array<const char*, 3> kNames{"Number", "Requirement", "Metric"};
        const std::size_t kind = value.value.index();  // slot, number, requirement, metric
        if (kind == 0) return;
        const ClassInfo& info = table_.info(cls);
        for (const ClassId ancestor : info.ancestors) {
            const auto it = table_.info(ancestor).properties.find(property);
            if (it == table_.info(ancestor).properties.end()) continue;
            const auto* slot = std::get_if<parser::PropertySlot>(&it->second.value);
            if (slot == nullptr) continue;
            const auto wanted = static_cast<std::size_t>(slot->kind);
            // A number will do where a metric is wanted.
            const bool number_as_metric = slot->kind == PropertyKind::Metric && kind == 1;
            if (wanted + 1 == kind || number_as_metric) return;
            problem(fmt::format("`{}` is a {} in `{}`, not a {}", property, kNames[wanted], name(ancestor),
                                kNames[kind - 1]),
                    value.file, value.span);
            return;
        }
    }

    bool has_actions(ClassId cls) const {
        const ClassId wanted = table_.known().has_actions;
        return wanted == kNoClass || table_.is_subclass(cls, wanted);
    }

    void custom_names(const EffectRule& rule, const InstructionRule& instruction) {
        if (instruction.kind == InstructionRule::Kind::Custom && !custom_.contains(instruction.custom)) {
            std::string known;
            for (const std::string& name : custom_) known += (known.empty() ? "`@" : ", `@") + name + "`";
            problem(fmt::format("there is no custom instruction `@{}`", instruction.custom), rule.file,
                    rule.effect.instruction.span, known.empty() ? known : "there are " + known);
        }
        for (const auto& part : instruction.parts) custom_names(rule, *part);
    }

    /// An extension may have been meant for others only.
    std::string action_hint(const EffectRule& rule) const {
        const ClassInfo& info = table_.info(rule.declared_in);
        const bool is_added = rule.file != info.file;
        return is_added ? "`(HAS HasActions, …)` chooses only classes that have actions"
                        : fmt::format("`CLASS {} : HasActions`", info.name);
    }

    void rules() {
        for (const EffectRule& rule : table_.effects()) {
            if (is_known_[rule.declared_in] || !names_known(rule.effect)) continue;
            stop_if_interrupted();
            const Judging judging(*this, rule.declared_in);
            if (rule.from_action && !has_actions(rule.declared_in)) {
                is_sound_[rule.declared_in] = false;  // told or not
                if (!idle_actions_.emplace(rule.file, rule.effect.span.begin).second) continue;
                problem(fmt::format("`{}` has an action, but nothing could use it", name(rule.declared_in)), rule.file,
                        rule.effect.span, action_hint(rule));
                continue;
            }
            attempt(rule.file, [&] { custom_names(rule, *elaborator(rule.declared_in).effect(rule).instruction); });
        }
        for (std::size_t i = 0; i < table_.invariants().size(); ++i) {
            const InvariantRule& invariant = table_.invariant(i);
            if (is_known_[invariant.declared_in] || !names_known(invariant.requirement)) continue;
            const Judging judging(*this, invariant.declared_in);
            attempt(invariant.file, [&] { elaborator(invariant.declared_in).requirement(invariant.requirement); });
        }
    }

    /// One that leads back to itself is the table's complaint.
    void measures() {
        const auto find = [this](const std::string& name) { return table_.measures().find(name); };
        for (const auto& [name, measure] : table_.measures().all()) {
            if (!names_known(measure.declaration) || !circle_of(measure, find).empty()) continue;
            if (auto problem = problem_of(measure, types_)) report(std::move(*problem), measure.file);
        }
    }

    const ClassTable& table_;
    TypePool types_;
    const std::set<std::string>& custom_;
    const TypeId somebody_;
    const std::set<std::string> unclear_measures_;
    std::set<std::pair<std::size_t, std::uint32_t>> idle_actions_;  // told once, however many classes have them
    std::vector<Diagnostic> problems_;
    std::vector<bool> is_sound_;        // by class
    const std::vector<bool> is_known_;  // to be so, and not looked at
};

}  // namespace

std::optional<Diagnostic> problem_of(const Measure& measure, TypePool& types) {
    try {
        for (const Expression& parameter : measure.declaration.parameters) {
            Elaborator{types}.loose_names(true).without_defaults(true).expression(parameter);
        }
        Elaborator elaborator{types};
        elaborator.owner(somebody(types)).loose_names(true);
        if (const auto* metric = std::get_if<parser::Metric>(&measure.declaration.value)) {
            elaborator.metric(*metric);
        } else {
            elaborator.requirement(std::get<parser::Requirement>(measure.declaration.value));
        }
        return std::nullopt;
    } catch (const RuleError& error) {
        return error.diagnostic();
    }
}

std::vector<Diagnostic> validate(const std::shared_ptr<const ClassTable>& table, const std::set<std::string>& custom) {
    return Validator{table, custom, {}}.run();
}

std::vector<Diagnostic> validate(const std::shared_ptr<const ClassTable>& table, const std::set<std::string>& custom,
                                 Validated& known) {
    Validator validator{table, custom, known};
    std::vector<Diagnostic> problems = validator.run();
    known = validator.found_out(table, std::move(known.asked_below));
    return problems;
}

}  // namespace rego::engine
