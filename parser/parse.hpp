// The public face of the parser: PETS text in, AST or a Diagnostic of kind Syntax out. No Boost here.
#pragma once

#include <string_view>

#include "parser/ast.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::parser {

/// Nesting this deep always works; beyond kRefusedDepth it is always refused.
inline constexpr int kGuaranteedDepth = 200;
inline constexpr int kRefusedDepth = 256;

/// Which blocks there are besides `PROD[…]`. The engine gives meaning to PROD only; other authors also write
/// `CARDS[…]` and the like, which can be read and printed back.
enum class Blocks { OnlyProd, Any };

/// Each reads the whole text, surrounding white space aside.
Result<Expression> parse_expression(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<Metric> parse_metric(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<Requirement> parse_requirement(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<Instruction> parse_instruction(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<Action> parse_action(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<Effect> parse_effect(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<ClassDeclaration> parse_class(std::string_view text, Blocks blocks = Blocks::OnlyProd);
/// `METRIC Income<Owner> = …`, or without the word, as at the prompt: `Income<Owner> = …`, `Rich = HAS …`.
Result<MeasureDeclaration> parse_measure(std::string_view text, Blocks blocks = Blocks::OnlyProd);
Result<PetsFile> parse_file(std::string_view text, Blocks blocks = Blocks::OnlyProd);

/// Whether the word can name something in PETS: it is none of its keywords.
bool is_name(std::string_view word);

}  // namespace rego::parser
