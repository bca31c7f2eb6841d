// Whole games played at random, with all modules and maps and any number of players. After every command the game is
// sound, what was refused has left no trace, and undo and redo meet the very states they had left.
// REGO_GAMES=10000 plays more, from REGO_RANDOM_SEED on. A game that fails comes out as a script.
#include <chrono>
#include <cstdlib>
#include <fstream>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/app/random_player.hpp"
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

unsigned long setting(const char* name, unsigned long otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

SessionOptions quietly() {
    SessionOptions options;
    options.reports = false;
    return options;
}

/// How a game went.
struct Played {
    std::size_t commands = 0;
    std::size_t refused = 0;
    std::size_t stuck = 0;  // ways that led nowhere and were taken back
    bool is_over = false;
    std::string trouble;  // empty: none
    std::string script;
};

class RandomGame {
  public:
    explicit RandomGame(unsigned long seed)
        : seed_(seed), session_(command_table(), library(), quietly()), player_(session_, seed) {}

    Played play() {
        if (!session_.run(player_.new_game(), "<test>").ok()) return {};
        constexpr std::size_t kMostCommands = 3000;
        while (played_.trouble.empty() && !session_.game()->is_over() && played_.commands < kMostCommands) move();
        if (played_.trouble.empty() && !session_.game()->is_over()) trouble("the game does not end");
        played_.is_over = session_.game()->is_over();
        if (played_.trouble.empty()) check_replay();
        played_.script = session_.as_script();
        return std::move(played_);
    }

  private:
    std::uint64_t fingerprint() { return session_.game()->core().world().fingerprint(); }
    void trouble(const std::string& what) {
        if (played_.trouble.empty()) played_.trouble = fmt::format("{} (after `{}`)", what, last_);
    }

    void move() {
        const std::uint64_t before = fingerprint();
        const auto checkpoint = session_.game()->core().checkpoint();
        for (const std::string& idea : player_.ideas()) {
            const Answer answer = session_.run(idea, "<test>");
            last_ = idea;
            if (answer.ok()) return check(before);
            ++played_.refused;
            if (answer.error->kind == rego::parser::ErrorKind::Internal) return trouble(answer.error->message);
            if (checkpoint != session_.game()->core().checkpoint())
                return trouble("a refused command left a trace: " + answer.error->message);
        }
        if (++stuck_in_a_row_ <= 20) return go_back();
        std::string pending;
        for (const auto& task : session_.game()->core().task_views())
            pending += fmt::format("; {} {} {}", task.instruction, task.waiting, fmt::join(task.answers, "|"));
        trouble(fmt::format("nothing is possible in phase {}{}", session_.game()->phase(), pending));
    }

    /// A way that leads nowhere, as whoever plays would notice: taken back, a little further each time.
    void go_back() {
        ++played_.stuck;
        if (std::getenv("REGO_STUCK") != nullptr)
            std::ofstream(fmt::format("{}-{}.rego", std::getenv("REGO_STUCK"), seed_)) << session_.as_script();
        const std::size_t steps = std::min(session_.timeline().undoable() - 1, stuck_in_a_row_);
        for (std::size_t i = 0; i < steps; ++i) session_.timeline().undo();
    }

    void check(std::uint64_t before) {
        stuck_in_a_row_ /= 2;
        ++played_.commands;
        if (fingerprint() == before) return;
        const bool thoroughly = player_.below(8) == 0;
        if (!thoroughly) return;
        for (const std::string& fault : session_.game()->core().faults()) trouble(fault);
        const std::uint64_t after = fingerprint();
        const std::size_t steps = std::min<std::size_t>(session_.timeline().undoable() - 1, 1 + player_.below(3));
        for (std::size_t i = 0; i < steps; ++i) session_.timeline().undo();
        if (steps == 1 && fingerprint() != before) trouble("undo leads elsewhere");
        for (std::size_t i = 0; i < steps; ++i) session_.timeline().redo();
        if (fingerprint() != after) trouble("redo leads elsewhere");
    }

    /// The history, in a fresh session, leads to the same game.
    void check_replay() {
        Session again(command_table(), library(), quietly());
        for (const Entry& entry : session_.history()) {
            const Outcome outcome = again.historian().carry_out_again(entry);
            if (!outcome)
                return trouble(fmt::format("`{}` cannot be replayed: {}", entry.line, outcome.error().message));
        }
        const auto state = [](Session& session) {
            return session.run("state", "<test>").out + session.run("log full", "<test>").out;
        };
        const std::string here = state(session_);
        const std::string there = state(again);
        if (here == there) return;
        const auto at = static_cast<std::size_t>(std::ranges::mismatch(here, there).in1 - here.begin());
        const std::size_t from = at > 100 ? at - 100 : 0;
        trouble(fmt::format("replayed, it is another game: {} … instead of … {}", there.substr(from, 200),
                            here.substr(from, 200)));
    }

    unsigned long seed_;
    std::size_t stuck_in_a_row_ = 0;
    Session session_;
    RandomPlayer player_;
    Played played_;
    std::string last_;
};

}  // namespace

TEST_CASE("random games of all modules, maps and numbers of players end, and are sound all the way") {
    const unsigned long games = setting("REGO_GAMES", 4);
    const unsigned long first = setting("REGO_RANDOM_SEED", 1);
    std::size_t commands = 0, refused = 0, over = 0, stuck = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (unsigned long seed = first; seed < first + games; ++seed) {
        const Played played = RandomGame(seed).play();
        commands += played.commands;
        refused += played.refused;
        stuck += played.stuck;
        over += played.is_over ? 1 : 0;
        if (played.trouble.empty()) continue;
        const std::string file = fmt::format("/tmp/rego-random-{}.rego", seed);
        std::ofstream(file) << played.script;
        FAIL_CHECK(fmt::format("game {}: {}\n  the game so far is in {}", seed, played.trouble, file));
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    MESSAGE(fmt::format("{} games, {} over, {} commands, {} refused, {} ways that led nowhere, {:.2f} games per second",
                        games, over, commands, refused, stuck, static_cast<double>(games) / seconds));
    CHECK(over == games);
}
