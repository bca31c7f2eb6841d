// Diagnostics for whoever debugs rego: never for answers to the user. They go to standard error, or to the file in
// REGO_LOG_FILE. The only header of the log; spdlog stays behind it, because including spdlog takes seconds to compile.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/core.h>

namespace rego::app {

enum class LogLevel { Debug, Info, Warn };

/// Warnings always show; --verbose adds Info, REGO_LOG=debug|info|warn|off has the last word.
/// Returns what is wrong with the settings, if anything.
std::optional<std::string> set_up_log(bool verbose);

bool log_shows(LogLevel level);
void log_line(LogLevel level, std::string_view line);

/// log(LogLevel::Debug, "{} tasks left", n): formats only when the level shows.
template <class... Args>
void log(LogLevel level, fmt::format_string<Args...> format, Args&&... args) {
    if (log_shows(level)) log_line(level, fmt::format(format, std::forward<Args>(args)...));
}

/// How long something takes, for the log: "3.1 ms".
class Stopwatch {
  public:
    std::string text() const {
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begun_;
        return fmt::format("{:.1f} ms", passed.count());
    }

  private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace rego::app
