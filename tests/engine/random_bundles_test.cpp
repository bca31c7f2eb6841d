// Small bundles at random beside the toy game: read, checked, looked over and played with, and none of it ends the
// program or takes for ever. REGO_BUNDLES=1000000 tries more, from REGO_RANDOM_SEED on.
#include <csignal>
#include <optional>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/game.hpp"
#include "engine/rules/lint.hpp"
#include "engine/rules/validate.hpp"
#include "parser/parse.hpp"
#include "tests/support/random_bundle.hpp"
#include "tests/support/setting.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::test;

namespace {

const std::vector<std::string>& toy_names() {
    static const std::vector<std::string> names = [] {
        const auto table = toy_table();
        std::vector<std::string> all;
        for (engine::ClassId cls = 0; cls < table->size(); ++cls) all.emplace_back(table->name(cls));
        return all;
    }();
    return names;
}

std::string bundle_text(unsigned long seed) { return RandomBundle(seed, toy_names()).text(); }

/// Whatever the bundle says: problems have words, and what has no problems can be played with.
void play_with(unsigned long seed, std::size_t& sound) {
    RandomBundle bundle(seed, toy_names());
    const auto table = toy_table(bundle.text());
    std::vector<parser::Diagnostic> problems = table->problems();
    for (const auto& each : engine::validate(table, {})) problems.push_back(each);
    for (const parser::Diagnostic& problem : problems)
        if (problem.message.empty()) throw std::logic_error("a problem without a word");
    (void)engine::lint(table);
    if (!problems.empty()) return;
    ++sound;
    engine::GameParts parts;
    parts.modules = {"toy"};
    parts.without = {"Player3"};
    const engine::CustomRules custom;
    std::optional<engine::Game> begun;
    try {
        begun.emplace(std::make_shared<engine::Rulebook>(table), parts, custom);
    } catch (const engine::RuleError& error) {  // a game that cannot begin says why
        if (error.diagnostic().message.empty()) throw std::logic_error("a game that does not begin, without a word");
        return;
    }
    engine::Game& game = *begun;
    const auto actor = game.player(1);
    std::vector<std::string> lines;
    for (const std::string& cls : bundle.own()) lines.insert(lines.end(), {cls, "-" + cls, cls + "?"});
    for (int i = 0; i < 6; ++i) lines.push_back(bundle.instruction(2));
    for (const std::string& line : lines) {
        const auto instruction = parser::parse_instruction(line);
        if (instruction) (void)game.perform(actor, *instruction, engine::Auto::First);
        const auto requirement = parser::parse_requirement(bundle.requirement(2));
        if (requirement) (void)game.has(actor, *requirement);
    }
}

/// How far a child has come; seen by its parent.
struct Progress {
    unsigned long at = 0;
    std::size_t sound = 0;
    char trouble[400] = {};
};

/// Tries those from `first` to `end` in a child. What ended it, if anything did.
std::string trouble_in(unsigned long first, unsigned long end, Progress& progress) {
    constexpr int kSeconds = 60;  // for a single one
    progress.trouble[0] = '\0';
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        for (const int signal : {SIGABRT, SIGSEGV, SIGPROF, SIGFPE}) std::signal(signal, SIG_DFL);
        for (progress.at = first; progress.at < end; ++progress.at) {
            const itimerval limit{{0, 0}, {kSeconds, 0}};  // of CPU time: the machine may have other things to do
            ::setitimer(ITIMER_PROF, &limit, nullptr);
            try {
                play_with(progress.at, progress.sound);
            } catch (const std::exception& bug) {
                fmt::format_to_n(progress.trouble, sizeof progress.trouble - 1, "{}", bug.what());
                ::_exit(2);
            }
        }
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    if (WIFSIGNALED(status)) return fmt::format("signal {}", WTERMSIG(status));
    return fmt::format("status {}: {}", WEXITSTATUS(status), progress.trouble);
}

}  // namespace

TEST_CASE("no bundle ends the program, whatever stands in it") {
    constexpr unsigned long kAtOnce = 500;
    const unsigned long first = setting("REGO_RANDOM_SEED", 1);
    const unsigned long end = first + setting("REGO_BUNDLES", 20'000);
    void* shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(shared != MAP_FAILED);
    Progress& progress = *new (shared) Progress;
    std::size_t failures = 0;
    for (unsigned long next = first; next < end && failures < 10;) {
        const unsigned long last = std::min(next + kAtOnce, end);
        const std::string trouble = trouble_in(next, last, progress);
        next = last;
        if (trouble.empty()) continue;
        ++failures;
        next = progress.at + 1;
        FAIL_CHECK("seed " << progress.at << ", " << trouble << ":\n" << bundle_text(progress.at));
    }
    MESSAGE(progress.sound << " of " << (end - first) << " were sound and played with");
    CHECK(progress.sound * 50 > end - first);  // the generator does not only make nonsense
    ::munmap(shared, sizeof(Progress));
}
