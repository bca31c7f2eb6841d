#include "app/start/replay.hpp"

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <istream>
#include <mutex>
#include <ostream>
#include <sstream>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
#include "app/render/json/answer_json.hpp"
#include "app/start/progress.hpp"
#include "app/start/start.hpp"

namespace rego::app {
namespace {

void show(const Answer& answer, std::ostream& out, std::ostream& err) {
    out << answer.out << std::flush;
    err << answer.err << std::flush;
}

/// What a replayed file has to say.
struct Verdict {
    std::string out;
    std::string err;
    int status = kAllWell;
    bool done = false;
};

Verdict replay_file(const Args& args, const std::shared_ptr<Library>& library, const std::string& file) {
    Verdict verdict;
    std::ifstream input(file, std::ios::binary);
    std::ostringstream contents;
    contents << input.rdbuf();
    if (!input) {
        verdict.err = fmt::format("rego: error: cannot read {}\n", file);
        verdict.status = kWrongUsage;
        return verdict;
    }
    const std::string text = contents.str();
    SessionOptions options = session_options(args, false);
    options.reports = options.json;
    options.is_confined = !args.allow_files;
    options.asks_back = false;
    options.folder = std::filesystem::path(file).parent_path().string();
    Session session(command_table(), library, options);

    ExitStatus status;
    std::size_t commands = 0;
    std::size_t expectations = 0;
    std::size_t failures = 0;
    std::optional<std::size_t> first_failure;
    for (const Line& line : split_lines(text)) {
        const Answer answer = session.run(line, {file, text});
        status.see(answer);
        if (!args.quiet || (!answer.ok() && options.json)) verdict.out += answer.out;
        verdict.err += answer.err;
        if (answer.ok()) {
            ++(answer.is_expectation ? expectations : commands);
            if (answer.exit) break;
            continue;
        }
        ++failures;
        if (!first_failure) first_failure = parser::line_column(text, line.offset).line;
        if (!args.keep_going) break;
    }
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

}  // namespace

const std::shared_ptr<Profile>& profile_of_this_run() {
    static const auto profile = std::make_shared<Profile>();
    return profile;
}

SessionOptions session_options(const Args& args, bool colored) {
    SessionOptions options;
    options.json = args.json;
    options.style.color = colored;
    options.profile = args.profile ? profile_of_this_run() : nullptr;
    return options;
}

int run_commands(Session& session, std::string_view text, std::string_view file, bool keep_going, std::ostream& out,
                 std::ostream& err) {
    ExitStatus status;
    for (const Line& line : split_lines(text)) {
        const Answer answer = session.run(line, {file, text});
        show(answer, out, err);
        status.see(answer);
        if (answer.exit || (!answer.ok() && !keep_going)) break;
    }
    return status.value();
}

int run_stream(Session& session, std::istream& input, std::ostream& out, std::ostream& err) {
    ExitStatus status;
    std::string source;
    bool over = false;
    for (std::string line; !over && std::getline(input, line);) {
        const std::size_t begin = source.size();
        source += line;
        while (is_continued(std::string_view(source).substr(begin)) && std::getline(input, line)) source += '\n' + line;
        source += '\n';
        for (const Line& each : split_lines(source, begin)) {
            const Answer answer = session.run(each, {"<stdin>", source});
            show(answer, out, err);
            status.see(answer);
            if (answer.exit) {
                over = true;
                break;
            }
        }
    }
    return status.value();
}

int run_scripts(const Args& args, const std::shared_ptr<Library>& library, std::ostream& out, std::ostream& err) {
    if (!canon_is_fine(*library, err)) return kFailed;
    std::vector<Verdict> verdicts(args.files.size());
    std::mutex mutex;
    std::condition_variable changed;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < args.files.size(); i = next++) {
            Verdict verdict = replay_file(args, library, args.files[i]);
            const std::lock_guard lock(mutex);
            verdicts[i] = std::move(verdict);
            verdicts[i].done = true;
            changed.notify_all();
        }
    };
    std::vector<std::thread> helpers;
    const std::size_t jobs = std::min<std::size_t>(static_cast<std::size_t>(args.jobs), args.files.size());
    int status = kAllWell;
    Progress progress(args, err);
    const auto say = [&](const Verdict& verdict, const std::string& file) {
        progress.hide();
        out << verdict.out << std::flush;
        err << verdict.err << std::flush;
        status = std::max(status, verdict.status);
        progress.advance(file);
    };
    if (jobs <= 1) {
        for (const std::string& file : args.files) say(replay_file(args, library, file), file);
        return status;
    }
    for (std::size_t i = 0; i < jobs; ++i) helpers.emplace_back(work);
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        Verdict& verdict = verdicts[i];
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return verdict.done; });
        }
        say(verdict, args.files[i]);
        verdict = {};
    }
    for (std::thread& helper : helpers) helper.join();
    return status;
}

}  // namespace rego::app
