// Small things that several commands read or say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/session.hpp"
#include "app/tell/lens/views.hpp"

namespace rego::app::commands {

/// Whether the error is about a command that cannot be read or carried out at all, not about the rules of the game.
bool is_about_the_text(parser::ErrorKind kind);

/// A whole number, perhaps negative; nothing if the text is not one or too large.
std::optional<std::int64_t> number(std::string_view text);

/// An optional count at the end of a command: `undo`, `undo 3`. At least 1.
parser::Result<std::size_t> optional_count(Run& run);
/// A needed one: `sell 3`; `least` is the smallest allowed.
parser::Result<std::int32_t> needed_count(Run& run, Word word, std::int32_t least);

/// `#3` at the start of an answer: the number of a task.
parser::Result<std::optional<std::size_t>> task_number(Run& run);

/// `9`, `2 Steel`, `2 Floater<Dirigibles>`.
parser::Result<engine::PaymentItem> payment_item(Run& run, Word word);
/// The same, or several in short: `2s 4t 13`.
parser::Result<std::vector<engine::PaymentItem>> payment_items(Run& run, Word piece);
/// What stands behind the first comma, if anything does.
parser::Result<engine::Payment> payment(Run& run, const std::vector<Word>& pieces);

/// Rows of a table, each column as wide as what is in it.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

/// The areas that match a type, or a measure that counts areas; an error if it is about anything else.
parser::Result<std::vector<engine::TypeId>> matching_areas(Run& run, Word text);

/// The tile of this game that is called so: `city`, `mining area`, `mining area tile`.
std::optional<engine::ClassId> tile_called(Run& run, std::string_view name);

/// The committee of the game; an error in a game without parties.
parser::Result<CommitteeView> committee(Run& run);

/// What is left of the command, as a card of the game.
parser::Result<engine::ClassId> named(Run& run, const Names::Kind& kind, Word word);

}  // namespace rego::app::commands
