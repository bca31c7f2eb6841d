// Classes that a card declares where it uses them: `SpecialTile<WaterArea> {}` on MoholeArea is the class
// `MoholeAreaTile : SpecialTile`, used as `MoholeAreaTile<WaterArea>`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parser/ast.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

class LocalClasses {
  public:
    explicit LocalClasses(std::string_view card) : card_(card) {}

    /// Replaces each local class in an instruction, action … by its name. The same one written twice is one class.
    template <class N>
    void take_from(N& node) {
        parser::rewrite(node, [this](parser::Expression& use) {
            if (use.local_body) take(use);
            return true;
        });
    }

    /// The classes found so far, as declarations of their own.
    std::vector<parser::ClassDeclaration>& declarations() { return declarations_; }
    /// Where a second class of a name already taken was found, which is refused unless they are alike.
    const std::optional<parser::Span>& conflict() const { return conflict_; }

  private:
    void take(parser::Expression& use);

    std::string card_;
    std::vector<parser::ClassDeclaration> declarations_;
    std::optional<parser::Span> conflict_;
};

}  // namespace rego::engine
