// The abstract syntax of PETS: plain values, one struct for each construct, each with the span it was read from.
// Two trees are equal when they mean the same text; spans do not count.
//
// Nodes that hold a variant or many members declare their copying, moving and destruction here and have them
// defaulted in ast_members.cpp: that code is large, and otherwise every file that holds a node would compile it again.
// The alternatives stay aggregates; a new one needs nothing but its place in the variant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "parser/box.hpp"
#include "parser/span.hpp"

namespace rego::parser {

struct Requirement;
struct Metric;
struct Instruction;
struct Cost;
struct Trigger;
struct ClassBody;

/// The class that a number without a type counts: `5` is `5 Megacredit`.
inline constexpr const char* kDefaultUnit = "Megacredit";

// --- Type expressions ------------------------------------------------------------------------------------------

/// `(HAS requirement)`, or `(HAS? requirement)` which does not restrict when nothing could satisfy it.
struct Refinement {
    Box<Requirement> requirement;
    bool forgiving = false;
    Span span;
};

/// `CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>`, `!Owner`, `Class<Steel>` (an ordinary expression whose
/// name is `Class`), or with a body in braces a class local to a card: `SpecialTile<WaterArea> {}`. With a label,
/// `Anyone#a`, it is the same one wherever that label stands in the rule.
struct Expression {
    std::string name;
    std::string label;  // without the `#`; empty: none
    std::vector<Expression> arguments;
    bool complement = false;        // `!Owner`
    bool accepts_defaults = false;  // `<>` was written; then there are no arguments
    std::optional<Refinement> refinement;
    std::optional<Box<ClassBody>> local_body;
    Span span;

    Expression();
    /// A name and nothing else.
    static Expression named(std::string name);
    Expression(const Expression&);
    Expression(Expression&&) noexcept;
    Expression& operator=(const Expression&);
    Expression& operator=(Expression&&) noexcept;
    ~Expression();
};

/// A number, or a variable: `X` is {1, true}, `3X` is {3, true}. A missing number is 1.
struct Scalar {
    std::int32_t value = 1;
    bool variable = false;
    friend bool operator==(const Scalar&, const Scalar&) = default;
};

/// The word before the brackets of `PROD[…]`. The parser knows other words in capitals only when asked (see Blocks).
inline constexpr const char* kProductionBlock = "PROD";

// --- Metrics: what can be counted ------------------------------------------------------------------------------

/// `CityTile<Anyone>`: how many there are.
struct CountMetric {
    Expression type;
};
/// `5` in `Megacredit - 5`.
struct ConstantMetric {
    std::int32_t value = 0;
};
/// `3 EarthTag`, `2 (PlantTag OR MicrobeTag)`: per full so many. Never with unit 1.
struct ScaledMetric {
    std::int32_t unit = 1;
    Box<Metric> inner;
};
/// `Plant MAX 5`: the smaller of the two.
struct CapMetric {
    Box<Metric> inner;
    Box<Metric> cap;
};
/// `Heat - Steel`, never below zero.
struct DifferenceMetric {
    Box<Metric> left;
    Box<Metric> right;
};
/// `CityTile OR GreeneryTile`: whatever is either, counted once. Two or more parts.
struct UnionMetric {
    std::vector<Metric> parts;
};
/// `PROD[Energy OR Heat]`.
struct ProdMetric {
    Box<Metric> inner;
    std::string block = kProductionBlock;
};
/// `CardFront.cost`, or a bare `cost` inside a refinement (then without an owner).
struct PropertyMetric {
    std::optional<Expression> owner;
    std::string property;
};
/// `EVAL This.metric`: a stored metric, worked out now.
struct EvalMetric {
    std::optional<Expression> owner;
    std::string property;
};

/// `GROUP OwnedTile BY Adjacency`: the largest number of them that hang together by what depends on two of them.
struct GroupMetric {
    Expression type;
    Expression by;
};

struct Metric {
    std::variant<CountMetric, ConstantMetric, ScaledMetric, CapMetric, DifferenceMetric, UnionMetric, ProdMetric,
                 PropertyMetric, EvalMetric, GroupMetric>
        node;
    Span span;

    Metric();
    template <class T>
    Metric(T alternative, Span where) : node(std::move(alternative)), span(where) {}
    Metric(const Metric&);
    Metric(Metric&&) noexcept;
    Metric& operator=(const Metric&);
    Metric& operator=(Metric&&) noexcept;
    ~Metric();
};

// --- Requirements: what can be true ----------------------------------------------------------------------------

enum class Comparison { AtLeast, AtMost, Exactly };

/// `3 PlantTag`, `MAX 4 OxygenStep`, `=8 This`, `9 (PlantTag OR MicrobeTag)`, `20 cost`.
struct CountRequirement {
    Comparison comparison = Comparison::AtLeast;
    std::int32_t amount = 1;
    Metric metric;
};
/// `a, b`: all of them. Two or more parts.
struct AllRequirement {
    std::vector<Requirement> parts;
};
/// `a OR b`: any of them. Two or more parts.
struct AnyRequirement {
    std::vector<Requirement> parts;
};
/// `PROD[2 Energy]`.
struct ProdRequirement {
    Box<Requirement> inner;
    std::string block = kProductionBlock;
};
/// `EVAL This.requirement`, or a bare `requirement` inside a refinement (then without owner and keyword).
struct EvalRequirement {
    std::optional<Expression> owner;
    std::string property;
};

/// `MOST Plant`, `LEAST Plant`, `RANK 2 Plant`, in a refinement: how the candidate stands among all of its sort. Those
/// who tie share a place and use up the next ones.
struct RankRequirement {
    std::int32_t rank = 1;
    bool from_below = false;
    Metric metric;
};

struct Requirement {
    std::variant<CountRequirement, AllRequirement, AnyRequirement, ProdRequirement, EvalRequirement, RankRequirement>
        node;
    Span span;

    Requirement();
    template <class T>
    Requirement(T alternative, Span where) : node(std::move(alternative)), span(where) {}
    Requirement(const Requirement&);
    Requirement(Requirement&&) noexcept;
    Requirement& operator=(const Requirement&);
    Requirement& operator=(Requirement&&) noexcept;
    ~Requirement();
};

// --- Instructions: what can be done ----------------------------------------------------------------------------

enum class Intensity { Mandatory, AsMuchAsPossible, Optional };  // `!` `.` `?`

/// `3 Plant`: gain.
struct GainInstruction {
    Scalar amount;
    Expression type;
    std::optional<Intensity> intensity;
};
/// `-3 Plant<Anyone>?`: remove.
struct RemoveInstruction {
    Scalar amount;
    Expression type;
    std::optional<Intensity> intensity;
};
/// `3 Plant<Player1> FROM Plant<Player2>`, or compact `3 Plant<Player1 FROM Player2>`: both sides are held in full;
/// `compact_path` says at which argument (of which argument …) the FROM was written, empty for the plain form.
struct TransmuteInstruction {
    Scalar amount;
    Expression gain;
    Expression remove;
    std::vector<std::uint32_t> compact_path;
    std::optional<Intensity> intensity;
};
/// `Plant / 3 EarthTag`.
struct PerInstruction {
    Box<Instruction> inner;
    Metric metric;
};
/// `3 PlantTag: 4 Plant`.
struct GatedInstruction {
    Requirement gate;
    Box<Instruction> inner;
};
/// `A OR B`. Two or more.
struct OrInstruction {
    std::vector<Instruction> parts;
};
/// `A THEN B`. Two or more.
struct ThenInstruction {
    std::vector<Instruction> parts;
};
/// `A, B`. Two or more.
struct MultiInstruction {
    std::vector<Instruction> parts;
};
/// `PROD[A]`.
struct ProdInstruction {
    Box<Instruction> inner;
    std::string block = kProductionBlock;
};
/// `@copyProductionBox(CardFront(HAS BuildingTag))`.
struct CustomInstruction {
    std::string name;
    std::vector<Expression> arguments;
};
/// `OceanTile BY Player2`.
struct ByInstruction {
    Box<Instruction> inner;
    Expression actor;
};

/// `EACH Player(HAS MOST Plant): 2 Heat`: once for each of them; if they own things, each is `Owner` in turn.
struct EachInstruction {
    Expression type;
    Box<Instruction> inner;
};

struct Instruction {
    std::variant<GainInstruction, RemoveInstruction, TransmuteInstruction, PerInstruction, GatedInstruction,
                 OrInstruction, ThenInstruction, MultiInstruction, ProdInstruction, CustomInstruction, ByInstruction,
                 EachInstruction>
        node;
    Span span;

    Instruction();
    template <class T>
    Instruction(T alternative, Span where) : node(std::move(alternative)), span(where) {}
    Instruction(const Instruction&);
    Instruction(Instruction&&) noexcept;
    Instruction& operator=(const Instruction&);
    Instruction& operator=(Instruction&&) noexcept;
    ~Instruction();
};

// --- Actions ---------------------------------------------------------------------------------------------------

/// `2 Energy`, `X Microbe<This>`.
struct SpendCost {
    Scalar amount;
    Expression type;
};
/// `1 / CityTile`.
struct PerCost {
    Box<Cost> inner;
    Metric metric;
};
struct ProdCost {
    Box<Cost> inner;
    std::string block = kProductionBlock;
};
struct OrCost {
    std::vector<Cost> parts;
};
struct MultiCost {
    std::vector<Cost> parts;
};

struct Cost {
    std::variant<SpendCost, PerCost, ProdCost, OrCost, MultiCost> node;
    Span span;

    Cost();
    template <class T>
    Cost(T alternative, Span where) : node(std::move(alternative)), span(where) {}
    Cost(const Cost&);
    Cost(Cost&&) noexcept;
    Cost& operator=(const Cost&);
    Cost& operator=(Cost&&) noexcept;
    ~Cost();
};

/// `cost -> instruction`.
struct Action {
    std::optional<Cost> cost;
    Instruction instruction;
    Span span;
};

// --- Effects ---------------------------------------------------------------------------------------------------

/// `OceanTile`; with `variable`, as in `X Owed:: …`, one response however many.
struct GainTrigger {
    Expression type;
    bool variable = false;
};
/// `-Plant`.
struct RemoveTrigger {
    Expression type;
    bool variable = false;
};
struct ProdTrigger {
    Box<Trigger> inner;
    std::string block = kProductionBlock;
};
/// `PlantTag OR AnimalTag`. Two or more.
struct OrTrigger {
    std::vector<Trigger> parts;
};
/// `OceanTile BY Anyone`.
struct ByTrigger {
    Box<Trigger> inner;
    Expression actor;
};
/// `ScienceTag IF 3 ScienceTag`.
struct IfTrigger {
    Box<Trigger> inner;
    Requirement condition;
};

struct Trigger {
    std::variant<GainTrigger, RemoveTrigger, ProdTrigger, OrTrigger, ByTrigger, IfTrigger> node;
    Span span;

    Trigger();
    template <class T>
    Trigger(T alternative, Span where) : node(std::move(alternative)), span(where) {}
    Trigger(const Trigger&);
    Trigger(Trigger&&) noexcept;
    Trigger& operator=(const Trigger&);
    Trigger& operator=(Trigger&&) noexcept;
    ~Trigger();
};

/// How an effect stands to what sets it off: `:: INSTEAD …` replaces it, `: THEN …` waits until all else that answers
/// to it is done.
enum class Answering { Usual, Instead, Last };

/// `trigger: instruction`, or with `::` acting at once.
struct Effect {
    Trigger trigger;
    bool immediate = false;
    Answering answering = Answering::Usual;
    Instruction instruction;
    Span span;
};

// --- Class declarations ----------------------------------------------------------------------------------------

enum class DefaultKind { AllUses, Gain, Remove, Trigger };

/// `DEFAULT Name<Owner>`, `DEFAULT +Name<LandArea>!`, `DEFAULT -Name.`, `DEFAULT Name<CardFront>:`.
struct DefaultDeclaration {
    DefaultKind kind = DefaultKind::AllUses;
    Expression type;
    std::optional<Intensity> intensity;
    Span span;
};

enum class PropertyKind { Number, Requirement, Metric };

/// `cost = Number`, `requirement = Requirement?`: a property without a value.
struct PropertySlot {
    PropertyKind kind = PropertyKind::Number;
    bool optional = false;
};
/// `cost = 11`, `requirement = HAS 3 ScienceTag`, `counts = CityTile<Anyone>`.
struct PropertyDeclaration {
    std::string name;
    std::variant<PropertySlot, std::int32_t, Requirement, Metric> value;
    Span span;
};

/// `Name[SHORT]<Dep1, Dep2>(HAS invariant) : Super1, Super2<Narrower>`.
struct ClassSignature {
    std::string name;
    std::optional<std::string> short_name;
    std::vector<Expression> dependencies;
    std::optional<Requirement> invariant;
    std::vector<Expression> supertypes;
    Span span;

    ClassSignature();
    ClassSignature(const ClassSignature&);
    ClassSignature(ClassSignature&&) noexcept;
    ClassSignature& operator=(const ClassSignature&);
    ClassSignature& operator=(ClassSignature&&) noexcept;
    ~ClassSignature();
};

struct ClassDeclaration;

/// What stands in a class's braces. The order within each kind is the order of writing.
struct ClassBody {
    std::vector<Requirement> invariants;  // HAS …
    std::vector<DefaultDeclaration> defaults;
    std::vector<PropertyDeclaration> properties;
    std::vector<Action> actions;
    std::vector<Effect> effects;
    std::vector<ClassDeclaration> nested;

    ClassBody();
    ClassBody(const ClassBody&);
    ClassBody(ClassBody&&) noexcept;
    ClassBody& operator=(const ClassBody&);
    ClassBody& operator=(ClassBody&&) noexcept;
    ~ClassBody();
};

/// `"doc" ABSTRACT CLASS A, B : C { … }`: the body goes to each of the signatures.
struct ClassDeclaration {
    std::optional<std::string> doc;
    bool is_abstract = false;
    bool extends_existing = false;  // EXTEND CLASS
    std::vector<ClassSignature> signatures;
    ClassBody body;
    Span span;

    ClassDeclaration();
    ClassDeclaration(const ClassDeclaration&);
    ClassDeclaration(ClassDeclaration&&) noexcept;
    ClassDeclaration& operator=(const ClassDeclaration&);
    ClassDeclaration& operator=(ClassDeclaration&&) noexcept;
    ~ClassDeclaration();
};

/// `METRIC Income<Owner> = …`, `REQUIREMENT Rich = …`: a text under a name, in which the parameters stand for what is
/// written behind the name where it is used.
struct MeasureDeclaration {
    std::optional<std::string> doc;
    std::string name;
    std::vector<Expression> parameters;
    std::variant<Metric, Requirement> value;
    Span span;  // of the name
};

/// A whole `.pets` file.
struct PetsFile {
    std::vector<ClassDeclaration> classes;
    std::vector<MeasureDeclaration> measures;
};

// --- Equality (spans do not count) -----------------------------------------------------------------------------

bool operator==(const Refinement&, const Refinement&);
bool operator==(const Expression&, const Expression&);
bool operator==(const Metric&, const Metric&);
bool operator==(const Requirement&, const Requirement&);
bool operator==(const Instruction&, const Instruction&);
bool operator==(const Cost&, const Cost&);
bool operator==(const Action&, const Action&);
bool operator==(const Trigger&, const Trigger&);
bool operator==(const Effect&, const Effect&);
bool operator==(const DefaultDeclaration&, const DefaultDeclaration&);
bool operator==(const PropertySlot&, const PropertySlot&);
bool operator==(const PropertyDeclaration&, const PropertyDeclaration&);
bool operator==(const ClassSignature&, const ClassSignature&);
bool operator==(const ClassBody&, const ClassBody&);
bool operator==(const ClassDeclaration&, const ClassDeclaration&);
bool operator==(const MeasureDeclaration&, const MeasureDeclaration&);
bool operator==(const PetsFile&, const PetsFile&);

// --- Hashing: equal trees hash alike ---------------------------------------------------------------------------

std::size_t hash_value(const Expression&);
std::size_t hash_value(const Metric&);
std::size_t hash_value(const Requirement&);
std::size_t hash_value(const Instruction&);
std::size_t hash_value(const Effect&);

}  // namespace rego::parser
