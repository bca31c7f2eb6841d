// Diagnostics where there is a browser's console and no spdlog: warnings go there.
#include <iostream>

#include "app/shell/session/log.hpp"

namespace rego::app {

std::optional<std::string> set_up_log(bool) { return std::nullopt; }
bool log_shows(LogLevel level) { return level == LogLevel::Warn; }
void log_line(LogLevel, std::string_view line) { std::cerr << "rego: " << line << '\n'; }

}  // namespace rego::app
