// A command written out: `$1`, `$name` and `${METRIC}` with what they stand for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/runner.hpp"

namespace rego::app {

class Expansion {
  public:
    const std::string& text() const { return text_; }
    /// Where that part of the text was typed.
    parser::Span typed(parser::Span span) const;

  private:
    friend class Expander;
    struct Replaced {
        parser::Span typed;
        parser::Span written;
    };
    std::string text_;
    std::vector<Replaced> replaced_;
};

/// Whether anything in the command is to be written out. What `note` and `because` say and what an alias stands for
/// stays as it is.
bool needs_expansion(std::string_view command);

/// Metrics are counted for whoever the command is for (`as Bob …`, `Bob: …`), else for whoever would act.
parser::Result<Expansion> expand(CommandRunner& session, std::string_view command);

/// What the text comes to now: a metric, or a number that is written out.
parser::Result<std::int64_t> count_metric(Run& run, Word text);

}  // namespace rego::app
