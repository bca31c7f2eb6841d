// What the forms of `expect` share: collecting what is different, reading what is expected.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

/// Collects what is not as expected.
class Differences {
  public:
    void check(std::string what, std::int64_t expected, std::int64_t actual) {
        if (expected != actual) found_.push_back(fmt::format("{}: expected {}, there is {}", what, expected, actual));
    }
    void add(std::string difference) { found_.push_back(std::move(difference)); }

    Outcome outcome(std::string_view subject) const;

  private:
    std::vector<std::string> found_;
};

/// The number behind a keyword.
parser::Result<std::int64_t> value_of(Run& run, Word key);

/// `expect change …`
Outcome expect_change(Run& run);

// expect_committee.cpp
/// `expect party …`
Outcome expect_party(Run& run);
/// `ruling`, `dominant`, `chairman` of `expect global`; nothing for any other word.
std::optional<Outcome> check_committee(Run& run, Word key, Differences& differences);

}  // namespace rego::app::commands
