// What rego says of itself outside the shell: `--help`, the man page, and what shells complete. All of it is written
// from the tables of flags.hpp and of the commands, so that it says the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/shell/start/flags.hpp"

namespace rego::app {

std::string help_text();
std::string help_text(const JobInfo& job);

/// What `rego manual KIND` prints: `man`, `bash`, `zsh` or `fish`; nothing if it is none of them.
std::optional<std::string> manual(std::string_view kind);

// completions.cpp
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace rego::app
