#include "app/shell/session/log.hpp"

#include <cstdlib>

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "app/tell/render/visible.hpp"

namespace rego::app {
namespace {

const std::string kName = "rego";

spdlog::level::level_enum spdlog_level(LogLevel level) {
    switch (level) {
        case LogLevel::Debug: return spdlog::level::debug;
        case LogLevel::Info: return spdlog::level::info;
        case LogLevel::Warn: break;
    }
    return spdlog::level::warn;
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

std::optional<std::string> set_up_log(bool verbose) {
    spdlog::level::level_enum level = verbose ? spdlog::level::info : spdlog::level::warn;
    if (const std::string wanted = environment("REGO_LOG"); !wanted.empty()) {
        level = spdlog::level::from_str(wanted);
        // from_str() answers `off` to everything it does not know.
        if (level == spdlog::level::off && wanted != "off")
            return "REGO_LOG=" + wanted + " is none of debug, info, warn, off";
    }

    const std::string file = environment("REGO_LOG_FILE");
    try {
        auto logger = file.empty() ? spdlog::stderr_color_mt(kName) : spdlog::basic_logger_mt(kName, file);
        logger->set_pattern(file.empty() ? "%n: %^%l%$: %v" : "%Y-%m-%d %H:%M:%S.%e %l: %v");
        logger->set_level(level);
        logger->flush_on(spdlog::level::debug);  // a log that ends before the crash is no help
        spdlog::set_default_logger(std::move(logger));
    } catch (const spdlog::spdlog_ex&) {
        return "cannot write to REGO_LOG_FILE=" + file;
    }
    return std::nullopt;
}

bool log_shows(LogLevel level) {
    // Where nobody has set it up, as in tests, it says nothing.
    const spdlog::logger* logger = spdlog::default_logger_raw();
    return logger != nullptr && logger->name() == kName && logger->should_log(spdlog_level(level));
}

void log_line(LogLevel level, std::string_view line) {
    const std::string shown = visible(line, false);
    spdlog::log(spdlog_level(level), spdlog::string_view_t(shown.data(), shown.size()));
}

}  // namespace rego::app
