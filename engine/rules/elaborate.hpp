// From what is written to what is meant: names become types; `This`, `Owner`, defaults and PROD are filled in; repeated
// abstract types are linked. Throws RuleError (unknown-name, type) with the span of the culprit.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rules/link_keys.hpp"
#include "engine/types/rules.hpp"
#include "engine/types/type_pool.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

/// An arm of a trigger, resolved for one carrier.
struct ElaboratedArm {
    TypeId type = kNoType;
    Side side = Side::Gain;
    bool variable = false;
    bool self = false;
    TypeId by = kNoType;
    std::vector<RequirementPtr> conditions;
};

/// An effect as it acts for one carrier.
struct ElaboratedEffect {
    std::vector<ElaboratedArm> arms;
    InstructionPtr instruction;
    bool immediate = false;
    parser::Answering answering = parser::Answering::Usual;
    bool mentions_owner = false;  // the instruction does; then it means nothing when nobody is the owner
};

class Elaborator {
  public:
    explicit Elaborator(TypePool& types) : types_(types), table_(types.table()) {}

    /// What `This` stands for. The header of `declared_in` links with the body: its dependencies are This's.
    Elaborator& self(TypeId type, ClassId declared_in = kNoClass);
    /// What `Owner` stands for; kNoType leaves it abstract.
    Elaborator& owner(TypeId player);
    /// Accepts names in any letter case, as typed by people.
    Elaborator& loose_names(bool loose);
    /// What is read is part of the canon and stays where it is: what it means may be remembered.
    Elaborator& lasting();
    /// Leaves dependencies that are not written open: for answers to tasks, where the task says the rest.
    Elaborator& without_defaults(bool without);

    TypeId expression(const parser::Expression& expression, Usage usage = Usage::Plain);
    MetricPtr metric(const parser::Metric& metric);
    RequirementPtr requirement(const parser::Requirement& requirement);
    InstructionPtr instruction(const parser::Instruction& instruction);
    ElaboratedEffect effect(const EffectRule& rule);
    /// The same for whoever knows already by what it is linked: links_of(rule).
    ElaboratedEffect effect(const EffectRule& rule, const LinkKeys& links);

    bool mentions_owner() const { return mentions_owner_; }

  private:
    ClassId class_named(const parser::Expression& expression) const;

    // Measures (elaborate_measure.cpp): what is read in place of their names.
    const Measure* measure_named(const parser::Metric& metric) const;
    const Measure* required_measure(const parser::Requirement& requirement) const;
    bool is_open_place(const parser::Expression& argument) const;
    void bind_parameters(const Measure& measure, const parser::Expression& use, Elaborator& outside);
    template <class Read>
    auto in_place_of(const Measure& measure, const parser::Expression& use, const Read& read);
    MetricPtr measured(const Measure& measure, const parser::Expression& use);
    RequirementPtr required(const Measure& measure, const parser::Expression& use);

    TypeId class_literal(const parser::Expression& expression);
    TypeId class_type(const parser::Expression& expression, ClassId cls, Usage usage, bool defaults);
    TypeId bare_type(const parser::Expression& expression, ClassId cls, Usage usage);
    TypeId filled_type(const parser::Expression& expression, ClassId cls, Usage usage, bool defaults, bool counted);
    void link_into_refinement(const parser::Expression& expression);
    /// Reads it, or remembers what was read.
    TypeId resolve(const parser::Expression& expression, Usage usage, bool defaults);
    TypeId read(const parser::Expression& expression, Usage usage, bool defaults);
    template <class Read>
    TypeId remembered(const Readings::Key& key, const Read& read_it);
    void fill_defaults(Type& type, Taken& taken, Usage usage);
    void fill_from(const parser::DefaultDeclaration& declaration, ClassId ancestor, Type& type, Taken& taken);
    parser::Intensity default_intensity(TypeId type, parser::DefaultKind kind) const;
    void check_property(TypeId whose, const std::string& property, parser::Span span) const;
    void keep_place_for_candidate(const Type& type, Taken& taken);
    TypeId as_production(TypeId resource);
    TypeId refined(TypeId type, const parser::Expression& expression);
    TypeId linked(TypeId type, const parser::Expression& expression);
    InstructionPtr change(const parser::Instruction& instruction);
    TypeId all_but(TypeId actor);
    InstructionPtr for_each(const parser::EachInstruction& each);
    InstructionPtr list(InstructionRule::Kind kind, const std::vector<parser::Instruction>& parts);

    /// What the header says about that expression; kNoType if nothing.
    TypeId header_meaning(const parser::Expression& expression) const;

    TypePool& types_;
    const ClassTable& table_;
    TypeId self_ = kNoType;
    TypeId owner_ = kNoType;
    ClassId header_of_ = kNoClass;  // who declares the names in `header_`
    bool lasting_ = false;
    bool uses_self_ = false;  // what has been read depends on what `This` is
    bool loose_ = false;
    bool without_defaults_ = false;
    bool prod_ = false;
    TypeId candidate_ = kNoType;  // what a refinement is asked about: gets its place before defaults do
    bool outermost_ = false;      // the expression being resolved is what a refinement counts
    bool mentions_owner_ = false;
    int depth_ = 0;
    int measured_ = 0;                      // how often something was read in place of the name of a measure
    std::vector<std::string> open_places_;  // parameters of a measure that are for the candidate, as text
    std::vector<std::pair<std::string, TypeId>> header_;  // text of a header dependency -> what it is for This
    std::vector<std::pair<std::string, std::uint32_t>> links_;
    std::uint32_t next_link_ = 1;
};

}  // namespace rego::engine
