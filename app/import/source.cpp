#include "app/import/source.hpp"

#include <algorithm>
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

using Input = std::unique_ptr<gzFile_s, int (*)(gzFile)>;

/// What every log of the web app has among its first lines.
bool begins_like_a_log(std::string_view text) {
    const bool is_begun =
        text.find("Good luck ") != std::string_view::npos || text.find(" project cards\n") != std::string_view::npos;
    return is_begun && text.find("Generation 1") != std::string_view::npos;
}

}  // namespace

parser::Result<std::string> read_source(const std::string& file) {
    if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    const Input input{gzopen(file.c_str(), "rb"), gzclose};
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

bool is_to_be_imported(const std::string& file) {
    const Input input{gzopen(file.c_str(), "rb"), gzclose};
    if (!input) return false;
    std::string start(1U << 16U, '\0');
    start.resize(
        static_cast<std::size_t>(std::max(gzread(input.get(), start.data(), static_cast<unsigned>(start.size())), 0)));
    if (start.starts_with("SQLite format 3")) return true;
    if (!start.starts_with('{')) return begins_like_a_log(start);
    const std::string_view head = std::string_view(start).substr(0, 4096);
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    return !has("\"header\"") &&
           (has("\"replay_id\"") || start.find("\"move_number\"") != std::string::npos ||
            start.find("\"activePlayer\"") != std::string::npos || start.find("\"lastSaveId\"") != std::string::npos);
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
