// `rego format [--check] FILE…`.
#include <ostream>

#include <fmt/format.h>
#include <unistd.h>

#include "app/editor/format/format.hpp"
#include "app/shell/session/replace_file.hpp"
#include "app/shell/start/replay.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app::format {
namespace {

int complain(const parser::Diagnostic& error, std::string_view text, const std::string& file, std::ostream& err) {
    if (error.span) {
        err << parser::render(error, text, file);
    } else {
        err << fmt::format("rego: error: {}: {}\n", file, error.message);
    }
    return kFailed;
}

int format_one(const std::string& file, bool only_checks, std::ostream& out, std::ostream& err) {
    const auto text = parser::read_file(file);
    if (!text) return complain(text.error(), "", file, err);
    const auto formatted = format_file(file, *text);
    if (!formatted) return complain(formatted.error(), *text, file, err);
    if (*formatted == *text) return kAllWell;
    if (only_checks) {
        out << fmt::format("{}: not as `rego format` would write it\n", file);
        return kFailed;
    }
    const auto written = replace_file(file, *formatted);
    if (!written) return complain(written.error(), "", file, err);
    ::close(*written);
    out << fmt::format("{}: formatted\n", file);
    return kAllWell;
}

}  // namespace

int run_format(const Args& args, std::ostream& out, std::ostream& err) {
    ExitStatus status;
    for (const std::string& file : args.files) status.see(format_one(file, args.only_checks, out, err));
    return status.value();
}

}  // namespace rego::app::format
