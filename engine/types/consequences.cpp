#include "engine/types/consequences.hpp"

#include <optional>
#include <type_traits>

#include "engine/types/class_table.hpp"

namespace rego::engine {

namespace {

class Reader {
  public:
    Reader(const ClassTable& table, ClassId declared_in) : table_(table), declared_in_(declared_in) {}

    Consequences read(const parser::Instruction& instruction) && {
        read(instruction, false);
        return std::move(found_);
    }

  private:
    void read(const parser::Instruction& instruction, bool prod) {
        using namespace parser;
        std::visit(
            [&](const auto& node) {
                using Part = std::decay_t<decltype(node)>;
                if constexpr (std::is_same_v<Part, GainInstruction>) {
                    read(node.type, Side::Gain, prod);
                } else if constexpr (std::is_same_v<Part, RemoveInstruction>) {
                    read(node.type, Side::Loss, prod);
                } else if constexpr (std::is_same_v<Part, TransmuteInstruction>) {
                    read(node.gain, Side::Gain, prod);
                    read(node.remove, Side::Loss, prod);
                } else if constexpr (std::is_same_v<Part, CustomInstruction>) {
                    found_.custom.push_back(node.name);
                } else if constexpr (std::is_same_v<Part, OrInstruction> || std::is_same_v<Part, ThenInstruction> ||
                                     std::is_same_v<Part, MultiInstruction>) {
                    for (const Instruction& part : node.parts) read(part, prod);
                } else {
                    read(*node.inner, prod || std::is_same_v<Part, ProdInstruction>);
                }
            },
            instruction.node);
    }

    void read(const parser::Expression& type, Side side, bool prod) {
        const auto named = type.name == "This" ? std::optional{declared_in_} : table_.find(type.name);
        if (!named) {
            found_.anything = true;
            return;
        }
        const auto& known = table_.known();
        const bool is_production = prod && known.production != kNoClass && known.production_of != kNoClass &&
                                   table_.is_subclass(*named, known.production_of);
        found_.changes.push_back({is_production ? known.production : *named, side});
    }

    const ClassTable& table_;
    const ClassId declared_in_;
    Consequences found_;
};

}  // namespace

Consequences consequences_of(const ClassTable& table, ClassId declared_in, const parser::Instruction& instruction) {
    return Reader{table, declared_in}.read(instruction);
}

}  // namespace rego::engine
