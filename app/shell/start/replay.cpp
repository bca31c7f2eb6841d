#include "app/shell/start/replay.hpp"

#include <algorithm>
#include <filesystem>
#include <istream>
#include <ostream>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/log.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/start.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {
namespace {

void show(const Answer& answer, std::ostream& out, std::ostream& err) {
    out << answer.out << std::flush;
    err << answer.err << std::flush;
}

/// The commands of a text, each with the lines that it stands in. Whoever complains of one does not have to count lines
/// from the beginning, so that many complaints take no longer than they have to.
class Pieces {
  public:
    Pieces(std::string_view file, std::string_view text) : file_(file), text_(text), lines_(split_lines(text)) {}

    struct Piece {
        Line line;
        Source source;
    };
    std::optional<Piece> next() {
        if (next_ == lines_.size()) return std::nullopt;
        Line line = std::move(lines_[next_++]);
        const std::size_t begin = line.offset == 0 ? 0 : text_.rfind('\n', line.offset - 1) + 1;
        const std::size_t end = std::min(text_.find('\n', line.offset + line.text.size()), text_.size());
        first_line_ += static_cast<std::size_t>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(begin_),
                                                           text_.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
        begin_ = begin;
        line.offset -= static_cast<std::uint32_t>(begin);
        return Piece{std::move(line), {file_, text_.substr(begin, end - begin), first_line_}};
    }

  private:
    std::string_view file_;
    std::string_view text_;
    std::vector<Line> lines_;
    std::size_t next_ = 0;
    std::size_t begin_ = 0;  // of the line that the last one began in
    std::size_t first_line_ = 1;
};

void run_pieces(Session& session, std::string_view file, std::string_view text, Flow::Hear hear) {
    Flow flow(session, std::move(hear));
    Pieces pieces(file, text);
    while (const auto piece = pieces.next())
        if (!flow.take(piece->line, piece->source)) return;
    flow.finish();
}

/// More than anybody types on a line, with all that `\` joins to it.
constexpr std::size_t kLongestLine = 1'000'000;

/// A line of input; false at its end, or if it goes on for too long.
bool read_line(std::istream& input, std::string& line, bool& is_endless) {
    line.clear();
    const std::istream::sentry is_ready(input, true);  // what was written before is shown
    if (!is_ready) return false;
    std::streambuf& text = *input.rdbuf();
    for (int c = text.sbumpc(); c != std::istream::traits_type::eof(); c = text.sbumpc()) {
        if (c == '\n') return true;
        line += static_cast<char>(c);
        is_endless = line.size() > kLongestLine;
        if (is_endless) return false;
    }
    input.setstate(std::ios::eofbit);
    return !line.empty();
}

/// A line with those that it goes on with, a line break between them. How many they are; 0 at the end, or if it goes on
/// for too long. Whether a line is continued takes a look at all before it, so few are too many.
std::size_t read_continued_line(std::istream& input, std::string& text, bool& is_endless) {
    constexpr std::size_t kMostJoined = 1'000;
    if (!read_line(input, text, is_endless)) return 0;
    std::size_t lines = 1;
    for (std::string line; is_continued(text) && read_line(input, line, is_endless); ++lines) {
        text += '\n' + line;
        is_endless = text.size() > kLongestLine || lines == kMostJoined;
        if (is_endless) break;
    }
    return is_endless ? 0 : lines;
}

/// What a replayed file has to say.
struct Verdict {
    std::string file;
    std::string out;
    std::string err;
    int status = kAllWell;
};

std::string unreadable_text(const parser::Diagnostic& error) {
    return fmt::format("rego: error: {}\n{}", error.message,
                       error.hint.empty() ? "" : fmt::format("  hint: {}\n", error.hint));
}

Verdict replay_file(const Args& args, const std::shared_ptr<Library>& library, const std::string& file) {
    Verdict verdict;
    verdict.file = file;
    const Stopwatch watch;
    const auto contents = parser::read_file(file);
    if (!contents) {
        verdict.err = unreadable_text(contents.error());
        verdict.status = kWrongUsage;
        return verdict;
    }
    const std::string& text = *contents;
    SessionOptions options = session_options(args, false);
    options.reports = options.json;
    options.confined = args.allow_files ? Confined::Nobody : Confined::All;
    options.asks_back = false;
    options.folder = std::filesystem::path(file).parent_path().string();
    std::ostringstream said;
    std::unique_ptr<Journal> journal;
    Session session(command_table(), library, options);
    if (!args.journal_file.empty()) {
        auto made = new_journal(args, library->folders(), session, said);
        if (const int* wrong = std::get_if<int>(&made)) return {file, "", said.str(), *wrong};
        journal = std::move(std::get<0>(made));
        if (journal) keep_journal(session, *journal, said);
        session.answers_later = true;  // nothing is shown before the end
    }

    ExitStatus status;
    std::size_t commands = 0;
    std::size_t expectations = 0;
    std::size_t failures = 0;
    std::optional<std::size_t> first_failure;
    run_pieces(session, file, text, [&](const Answer& answer, const Line&, const Source& source) {
        status.see(answer);
        if (!args.quiet || (!answer.ok() && options.json)) verdict.out += answer.out;
        verdict.err += answer.err;
        if (answer.ok()) {
            if (!answer.passes) ++(answer.is_expectation ? expectations : commands);
            return !answer.exit;
        }
        ++failures;
        if (!first_failure) first_failure = source.first_line;
        return args.keep_going;
    });
    session.tell_changes();
    log(LogLevel::Info, "script: {} commands of {}, {} bytes, in {}", commands + expectations, file, text.size(),
        watch.text());
    verdict.err += said.str();
    verdict.status = status.value();
    if (options.json) {
        verdict.out += verdict_as_json(file, failures == 0, commands, expectations);
    } else if (failures == 0) {
        verdict.out += fmt::format("{}: ok, {} commands, {} expectations\n", file, commands, expectations);
    } else {
        verdict.out +=
            fmt::format("{}: failed at line {}{}, {} commands, {} expectations\n", file, *first_failure,
                        failures > 1 ? fmt::format(" and {} more", failures - 1) : "", commands, expectations);
    }
    return verdict;
}

/// Whatever goes wrong with one file, the others are replayed.
Verdict replay_guarded(const Args& args, const std::shared_ptr<Library>& library, const std::string& file) {
    try {
        return replay_file(args, library, file);
    } catch (const std::exception& bug) {
        return {file, "", fmt::format("rego: error: {}: a bug in rego: {}\n", file, bug.what()), kInternalError};
    }
}

}  // namespace

const std::shared_ptr<Profile>& profile_of_this_run() {
    static const auto profile = std::make_shared<Profile>();
    return profile;
}

SessionOptions session_options(const Args& args, bool colored) {
    SessionOptions options;
    options.json = args.json;
    options.style.color = colored;
    options.confined = args.allow_files ? Confined::Nobody : Confined::Scripts;
    if (!args.serve.empty()) options.confined = Confined::All;  // who comes with a phone is not at home here
    options.profile = args.profile ? profile_of_this_run() : nullptr;
    return options;
}

int run_commands(Session& session, std::string_view text, std::string_view file, bool keep_going, std::ostream& out,
                 std::ostream& err) {
    ExitStatus status;
    run_pieces(session, file, text, [&](const Answer& answer, const Line&, const Source&) {
        show(answer, out, err);
        status.see(answer);
        return !answer.exit && (answer.ok() || keep_going);
    });
    return status.value();
}

int run_stream(Session& session, std::istream& input, std::ostream& out, std::ostream& err) {
    ExitStatus status;
    std::size_t number = 1;
    bool over = false;
    bool is_endless = false;
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        show(answer, out, err);
        status.see(answer);
        over = answer.exit;
        return !over;
    };
    Flow flow(session, hear);
    std::string text;
    while (const std::size_t lines = over ? 0 : read_continued_line(input, text, is_endless)) {
        for (const Line& each : split_lines(text))
            if (!flow.take(each, {"<stdin>", text, number})) break;
        number += lines;
    }
    if (!over) flow.finish();
    if (is_endless) {
        err << "rego: error: a line of standard input does not end\n";
        status.see(kWrongUsage);
    }
    return status.value();
}

int run_scripts(const Args& args, const std::shared_ptr<Library>& library, std::ostream& out, std::ostream& err) {
    if (!canon_is_fine(*library, err)) return kFailed;
    int status = kAllWell;
    Progress progress(args, err);
    const auto replay = [&](const std::string& file) { return replay_guarded(args, library, file); };
    work_in_order<Verdict>(each_of(args.files), args.jobs, replay, [&](const Verdict& verdict) {
        progress.hide();
        out << verdict.out << std::flush;
        err << verdict.err << std::flush;
        status = std::max(status, verdict.status);
        progress.advance(verdict.file);
    });
    return status;
}

std::string trouble_with(const std::string& script, const std::shared_ptr<Library>& library, const std::string& file) {
    SessionOptions options;
    options.reports = false;
    options.asks_back = false;
    options.confined = Confined::All;
    Session session(command_table(), library, options);
    std::string trouble;
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        trouble = answer.err;
        return answer.ok();
    };
    run_flow(Flow(session, hear), split_lines(script), {file, script});
    return trouble;
}

}  // namespace rego::app
