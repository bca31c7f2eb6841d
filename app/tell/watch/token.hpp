// The part of a link that nobody can guess. It stays the same for a game, so that a shell that is started again is
// found by those who have the link, and nobody else.
#pragma once

#include <string>
#include <string_view>

namespace rego::app::watch {

/// Ten letters and digits that are hard to mistake for one another; empty if there is no source of random numbers.
std::string new_token();

/// That of the file, if nobody else can read it; else a new one, written there as far as that is possible. An empty
/// path is no file.
std::string kept_token(const std::string& path);

/// As long as comparing takes the same time for all guesses, it tells nothing about the token.
bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace rego::app::watch
