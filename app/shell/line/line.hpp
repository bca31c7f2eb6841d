// Texts into commands: where one ends and the next begins. Knows `;`, comments, quotes, brackets and `\`; of verbs only
// those that take the rest of the line as it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parser/span.hpp"

namespace rego::app {

/// One command. `text` is as long as the piece of the source it stands for, byte for byte (a continued line has blanks
/// in place of `\` and the line break), so that a place in it is a place in the source.
struct Line {
    std::string text;
    std::uint32_t offset = 0;  // where it begins in the source
};

/// The commands of `source` from `begin` on, which must be the start of a line; blank ones and comments left out.
/// With `brackets_continue`, a line break inside brackets does not end a command.
std::vector<Line> split_lines(std::string_view source, std::size_t begin = 0, bool brackets_continue = false);

/// The command as a line of a script, with its line break: read back, it is the same command. (`\` at the end of a line
/// would join it to the next; a blank behind it keeps them apart.)
std::string script_line(std::string_view command);

/// Whether the text ends in `\`: the command goes on with the next line.
bool is_continued(std::string_view text);

/// Whether a command of the text has brackets that are still open at its end; what is typed may go on.
bool has_open_brackets(std::string_view text);

/// A word of a command, or several, and where they stand in it.
struct Word {
    std::string_view text;
    parser::Span span;

    explicit operator bool() const { return !text.empty(); }
};

/// Tells a correction of the history to go on although later commands do something else now.
inline constexpr std::string_view kAnyway = "anyway";

/// Reads a command word by word. Blanks separate, except between double quotes.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) { skip_blanks(); }

    std::string_view text() const { return text_; }
    bool at_end() const { return at_ == text_.size(); }
    Word peek() const;
    /// The next word; an empty one, at the end of the text, if there is none.
    Word take();
    /// Everything that is left, without blanks at its end.
    Word rest() const;
    /// The same, and nothing is left.
    Word take_rest();
    /// Cuts `part` at commas outside brackets and quotes; blanks around the pieces are gone.
    std::vector<Word> split_at_commas(Word part) const;
    /// A piece of this text.
    Word word(std::size_t begin, std::size_t end) const;

  private:
    void skip_blanks();

    std::string_view text_;
    std::size_t at_ = 0;
};

/// The verbs of a command that has another one inside: `as ACTOR`, `try`, `expect fails KIND` and the like, outermost
/// first. The last one is what it is about; an empty word if nothing follows.
std::vector<Word> nested_verbs(std::string_view command);
Word inner_verb(std::string_view command);

/// Where the part begins that is taken as it is (`note`, `because`), counted from the start of the command; npos if
/// there is none.
std::size_t literal_part(std::string_view command);

/// `Bob` of `Bob: play Ants`, without quotes; empty if the word does not address anybody.
std::string_view addressed(Word first_word);

/// Where the first character stands that nobody types and that would steer whatever shows it: anything below the blank
/// but tabs and line breaks, what follows `~`, and their likes beyond ASCII.
std::optional<std::size_t> first_control(std::string_view text);

/// White space, as between words and between lines.
bool is_blank(char c);
/// Without double quotes around it.
std::string_view unquoted(std::string_view text);
/// Letters of ASCII in lower case.
std::string lower(std::string_view text);
bool equal_ignoring_case(std::string_view a, std::string_view b);

}  // namespace rego::app
