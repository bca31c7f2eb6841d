#include "parser/ast.hpp"

#include <functional>
#include <string_view>

#include "parser/fields.hpp"

namespace rego::parser {
namespace {

// --- Equality of the alternatives ------------------------------------------------------------------------------

template <class Alternative>
bool same(const Alternative& a, const Alternative& b) {
    return fields(a) == fields(b);
}

template <class Variant>
bool same_node(const Variant& a, const Variant& b) {
    return a.index() == b.index() &&
           std::visit([&b](const auto& left) { return same(left, std::get<std::decay_t<decltype(left)>>(b)); }, a);
}

// --- Hashing of the alternatives -------------------------------------------------------------------------------

class Hasher {
  public:
    std::size_t value() const { return value_; }

    Hasher& add(std::size_t part) {
        value_ ^= part + 0x9e3779b97f4a7c15ULL + (value_ << 6) + (value_ >> 2);
        return *this;
    }
    Hasher& add(std::string_view text) { return add(std::hash<std::string_view>{}(text)); }
    Hasher& add(const Scalar& scalar) {
        return add(static_cast<std::size_t>(scalar.value) * 2 + (scalar.variable ? 1 : 0));
    }
    Hasher& add(std::optional<Intensity> intensity) {
        return add(intensity ? 1 + static_cast<std::size_t>(*intensity) : 0);
    }
    Hasher& add(const Expression& node) { return add(hash_value(node)); }
    Hasher& add(const Metric& node) { return add(hash_value(node)); }
    Hasher& add(const Requirement& node) { return add(hash_value(node)); }
    Hasher& add(const Instruction& node) { return add(hash_value(node)); }
    Hasher& add(const std::optional<Expression>& node) { return node ? add(*node) : add(std::size_t{0}); }
    template <class T>
    Hasher& add(const Box<T>& box) {
        return add(*box);
    }
    template <class T>
    Hasher& add(const std::vector<T>& parts) {
        add(parts.size());
        for (const T& part : parts) add(part);
        return *this;
    }

    Hasher& add(const CountMetric& n) { return add(n.type); }
    Hasher& add(const ConstantMetric& n) { return add(static_cast<std::size_t>(n.value)); }
    Hasher& add(const ScaledMetric& n) { return add(static_cast<std::size_t>(n.unit)).add(n.inner); }
    Hasher& add(const CapMetric& n) { return add(n.inner).add(n.cap); }
    Hasher& add(const DifferenceMetric& n) { return add(n.left).add(n.right); }
    Hasher& add(const UnionMetric& n) { return add(n.parts); }
    Hasher& add(const ProdMetric& n) { return add(n.inner); }
    Hasher& add(const PropertyMetric& n) { return add(n.owner).add(n.property); }
    Hasher& add(const EvalMetric& n) { return add(n.owner).add(n.property); }
    Hasher& add(const GroupMetric& n) { return add(n.type).add(n.by); }

    Hasher& add(const CountRequirement& n) {
        return add(static_cast<std::size_t>(n.comparison)).add(static_cast<std::size_t>(n.amount)).add(n.metric);
    }
    Hasher& add(const AllRequirement& n) { return add(n.parts); }
    Hasher& add(const AnyRequirement& n) { return add(n.parts); }
    Hasher& add(const ProdRequirement& n) { return add(n.inner); }
    Hasher& add(const RankRequirement& n) {
        return add(static_cast<std::size_t>(n.rank) * 2 + (n.from_below ? 1 : 0)).add(n.metric);
    }
    Hasher& add(const EvalRequirement& n) { return add(n.owner).add(n.property); }

    Hasher& add(const GainInstruction& n) { return add(n.amount).add(n.type).add(n.intensity); }
    Hasher& add(const RemoveInstruction& n) { return add(n.amount).add(n.type).add(n.intensity); }
    Hasher& add(const TransmuteInstruction& n) {
        for (const std::uint32_t index : n.compact_path) add(std::size_t{index});
        return add(n.amount).add(n.gain).add(n.remove).add(n.intensity);
    }
    Hasher& add(const PerInstruction& n) { return add(n.inner).add(n.metric); }
    Hasher& add(const GatedInstruction& n) { return add(n.gate).add(n.inner); }
    Hasher& add(const OrInstruction& n) { return add(n.parts); }
    Hasher& add(const ThenInstruction& n) { return add(n.parts); }
    Hasher& add(const MultiInstruction& n) { return add(n.parts); }
    Hasher& add(const ProdInstruction& n) { return add(n.inner); }
    Hasher& add(const CustomInstruction& n) { return add(n.name).add(n.arguments); }
    Hasher& add(const EachInstruction& n) { return add(n.type).add(n.inner); }
    Hasher& add(const ByInstruction& n) { return add(n.inner).add(n.actor); }

    Hasher& add(const GainTrigger& n) { return add(n.type).add(std::size_t{n.variable}); }
    Hasher& add(const RemoveTrigger& n) { return add(n.type).add(std::size_t{n.variable}); }
    Hasher& add(const ProdTrigger& n) { return add(n.inner); }
    Hasher& add(const OrTrigger& n) { return add(n.parts); }
    Hasher& add(const ByTrigger& n) { return add(n.inner).add(n.actor); }
    Hasher& add(const IfTrigger& n) { return add(n.inner).add(n.condition); }
    Hasher& add(const Trigger& node) { return add_node(node.node); }

    template <class Variant>
    Hasher& add_node(const Variant& node) {
        add(node.index());
        std::visit([this](const auto& alternative) { this->add(alternative); }, node);
        return *this;
    }

  private:
    std::size_t value_ = 0;
};

}  // namespace

bool operator==(const Refinement& a, const Refinement& b) {
    return a.forgiving == b.forgiving && a.requirement == b.requirement;
}
bool operator==(const Expression& a, const Expression& b) {
    return a.name == b.name && a.label == b.label && a.complement == b.complement &&
           a.accepts_defaults == b.accepts_defaults && a.arguments == b.arguments && a.refinement == b.refinement &&
           a.local_body == b.local_body;
}
bool operator==(const Metric& a, const Metric& b) { return same_node(a.node, b.node); }
bool operator==(const Requirement& a, const Requirement& b) { return same_node(a.node, b.node); }
bool operator==(const Instruction& a, const Instruction& b) { return same_node(a.node, b.node); }
bool operator==(const Cost& a, const Cost& b) { return same_node(a.node, b.node); }
bool operator==(const Action& a, const Action& b) { return a.cost == b.cost && a.instruction == b.instruction; }
bool operator==(const Trigger& a, const Trigger& b) { return same_node(a.node, b.node); }
bool operator==(const Effect& a, const Effect& b) {
    return a.immediate == b.immediate && a.answering == b.answering && a.trigger == b.trigger &&
           a.instruction == b.instruction;
}
bool operator==(const DefaultDeclaration& a, const DefaultDeclaration& b) {
    return a.kind == b.kind && a.intensity == b.intensity && a.type == b.type;
}
bool operator==(const PropertySlot& a, const PropertySlot& b) { return a.kind == b.kind && a.optional == b.optional; }
bool operator==(const PropertyDeclaration& a, const PropertyDeclaration& b) {
    return a.name == b.name && a.value == b.value;
}
bool operator==(const ClassSignature& a, const ClassSignature& b) {
    return a.name == b.name && a.short_name == b.short_name && a.dependencies == b.dependencies &&
           a.invariant == b.invariant && a.supertypes == b.supertypes;
}
bool operator==(const ClassBody& a, const ClassBody& b) {
    return a.invariants == b.invariants && a.defaults == b.defaults && a.properties == b.properties &&
           a.actions == b.actions && a.effects == b.effects && a.nested == b.nested;
}
bool operator==(const ClassDeclaration& a, const ClassDeclaration& b) {
    return a.doc == b.doc && a.is_abstract == b.is_abstract && a.extends_existing == b.extends_existing &&
           a.signatures == b.signatures && a.body == b.body;
}
bool operator==(const PetsFile& a, const PetsFile& b) { return a.classes == b.classes; }

std::size_t hash_value(const Expression& node) {
    Hasher hasher;
    hasher.add(node.name)
        .add(node.label)
        .add(std::size_t{node.complement} * 2 + std::size_t{node.accepts_defaults})
        .add(node.arguments);
    if (node.refinement) hasher.add(std::size_t{node.refinement->forgiving}).add(node.refinement->requirement);
    if (node.local_body) hasher.add((*node.local_body)->effects.size());  // equal bodies hash alike; that is enough
    return hasher.value();
}
std::size_t hash_value(const Metric& node) { return Hasher().add_node(node.node).value(); }
std::size_t hash_value(const Requirement& node) { return Hasher().add_node(node.node).value(); }
std::size_t hash_value(const Instruction& node) { return Hasher().add_node(node.node).value(); }
std::size_t hash_value(const Effect& node) {
    return Hasher()
        .add(std::size_t{node.immediate} * 4 + static_cast<std::size_t>(node.answering))
        .add(node.trigger)
        .add(node.instruction)
        .value();
}

}  // namespace rego::parser
