// Lines that decide which others are carried out, and how often: `if … else … end`, `for … end`, `repeat … end`.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/line/line.hpp"
#include "app/shell/session/answer.hpp"
#include "app/shell/session/variables.hpp"

namespace rego::app {

/// Whether the line begins something that `end` closes.
bool opens_block(std::string_view command);
/// Whether something in the text has begun and its `end` is still to come.
bool has_open_block(const std::vector<Line>& lines);

/// Takes lines as they come. What stands in no block is carried out at once, a block when its `end` has come.
class Flow {
  public:
    struct Done {
        bool goes_on = true;                ///< false: nothing more is to be carried out
        std::optional<Passes> passes = {};  ///< of a line that decides; nothing if it failed
    };
    /// Carries a line out, or refuses it for that reason.
    using Perform = std::function<Done(const Line& line, const Source& source, const parser::Diagnostic* wrong)>;

    /// Hears the answer to each line; false: that was enough.
    using Hear = std::function<bool(const Answer& answer, const Line& line, const Source& source)>;

    /// By that session.
    Flow(Session& session, Hear hear);
    Flow(Variables& variables, Perform perform) : variables_(variables), perform_(std::move(perform)) {}

    /// False when nothing more is to be carried out.
    bool take(const Line& line, const Source& source);
    /// No more lines will come: refuses a block that is still open.
    bool finish();
    bool is_open() const { return !open_.empty() || refused_depth_ > 0; }

  private:
    /// A line that has to wait, with the text that it stands in.
    struct Waiting {
        Line line;
        std::string file;
        std::shared_ptr<const std::string> text;  // many lines may stand in one
        std::size_t first_line = 1;

        // Of one that opens a block; 0: there is none.
        std::size_t otherwise = 0;
        std::size_t end = 0;
    };
    bool refuse(const Waiting& line, parser::ErrorKind kind, std::string message, std::string hint = {});
    bool refuse_block(parser::ErrorKind kind, std::string message);
    void wait(const Line& line, const Source& source);
    bool take_opener();
    bool take_else();
    bool close();
    Done perform(std::size_t line);
    bool run(std::size_t begin, std::size_t end);
    bool run_block(std::size_t header);
    bool run_passes(const Passes& passes, std::size_t begin, std::size_t end);

    Variables& variables_;
    Perform perform_;
    std::vector<Waiting> waiting_;
    std::vector<std::size_t> open_;  // the lines that opened them, innermost last
    std::size_t refused_depth_ = 0;  // of a block that was refused: only its end is waited for
    std::size_t carried_out_ = 0;
};

/// Hands over the lines of a text that is there as a whole.
bool run_flow(Flow flow, const std::vector<Line>& lines, const Source& source);

}  // namespace rego::app
