#include "app/import/source.hpp"

#include <array>
#include <iostream>
#include <iterator>
#include <memory>

#include <fmt/format.h>
#include <zlib.h>

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// No game is as large; something else was meant.
constexpr std::size_t kMostBytes = 512U << 20U;

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

}  // namespace

parser::Result<std::string> read_source(const std::string& file) {
    if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> input{gzopen(file.c_str(), "rb"), gzclose};
    if (!input) return Diagnostic::of(ErrorKind::Io, fmt::format("cannot read {}", file));
    std::string text;
    std::array<char, 1U << 16U> buffer;
    for (;;) {
        const int got = gzread(input.get(), buffer.data(), buffer.size());
        if (got < 0) return Diagnostic::of(ErrorKind::Io, fmt::format("cannot read {}: it is damaged", file));
        if (got == 0) return text;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > kMostBytes)
            return Diagnostic::of(ErrorKind::Limit, fmt::format("{} is larger than any game", file));
    }
}

Format format_of(const std::string& text) {
    if (text.starts_with("SQLite format 3")) return Format::Sqlite;
    const std::string_view line = first_line(text);
    if (line.starts_with('{')) {
        const std::string_view start = std::string_view(text).substr(0, 4096);
        if (line.find("\"lastSaveId\"") != std::string_view::npos || line.find("\"gameLog\"") != std::string_view::npos)
            return Format::AppSaves;
        if (start.find("\"replay_id\"") != std::string_view::npos || text.find("\"move_number\"") != std::string::npos)
            return Format::BoardGameArena;
        return Format::Unknown;
    }
    return text.find('\0') == std::string::npos ? Format::AppLog : Format::Unknown;
}

}  // namespace rego::app::imports
