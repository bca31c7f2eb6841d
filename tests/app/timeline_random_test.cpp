// Random commands, corrections, scripts, undo and redo. Whatever the way, the history replayed in a fresh session gives
// the same game, undo and redo meet the very states they had left, and a refused command leaves no trace.
// REGO_RANDOM_SEED and REGO_RANDOM_STEPS say which and how many; ./test uses a fixed seed.
#include <random>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "tests/app/temporary_folder.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;

namespace {

const std::shared_ptr<Library>& library() {
    static const auto shared = std::make_shared<Library>();
    return shared;
}

SessionOptions silent(std::size_t kept_games = 32) {
    SessionOptions options;
    options.reports = false;
    options.kept_games = kept_games;
    return options;
}

/// What can be told apart from outside, the history aside.
std::string seen(Session& session) {
    if (session.game() == nullptr) return "no game " + session.pinned();
    std::string text = state_as_json(*session.game()) + session.pinned();
    for (const char* question : {"log full", "tasks", "auto", "mode"}) text += session.run(question, "<test>").out;
    return text;
}

/// A state to which undo or redo must come back.
struct State {
    std::weak_ptr<rego::engine::MarsGame> game;
    std::uint64_t fingerprint = 0;
    std::string seen;
    std::string history;  // with who did it, and where it came from
};

class Wanderer {
  public:
    Wanderer(unsigned long seed, std::size_t kept_games)
        : random_(seed), session_(command_table(), library(), silent(kept_games)) {
        session_.on_change = [this](const Session& session) { write_journal(session); };
        scripts_ = {folder_.write("plain.rego", "exec 2 Heat\nbecome P2\nexec Plant\n"),
                    folder_.write("undoes.rego", "exec 2 Heat\nundo\nauto none\nredo 0\n"),
                    folder_.write("back.rego", "exec 2 Heat\nexec 3 Steel\nundo\nexec Titanium\nundo\nredo\n"),
                    folder_.write("game.rego", "newgame BR 3 mode=tasks\nexec 2 Steel\nmode ops\nnote hello\n"),
                    folder_.write("edits.rego", "exec 2 Heat\ninsert 2 exec Steel\nexec Plant\n"),
                    folder_.write("nothing.rego", "try exec Plant\n# nothing\n"),
                    folder_.write("steps.rego", "step exec Plant\ncontinue\nstep exec Heat\ncancel\n"),
                    folder_.write("nested.rego", "exec Steel\nscript plain.rego\ndrop 2\n")};
        here_ = state();
    }

    void step() {
        const int what = pick(100);
        if (what < 14) {
            undo();
        } else if (what < 24) {
            redo();
        } else if (what < 30) {
            question(pick(3) == 0 ? "expect fails " : "try ", pick(2) == 0 ? correction() : command());
        } else {
            change(what < 52 ? correction() : command());
        }
        if (session_.history().size() > 60) change("load " + scripts_[3]);
    }

    void check_replay() {
        Session fresh(command_table(), library(), silent());
        for (const Entry& entry : session_.history()) {
            CAPTURE(entry.line);
            REQUIRE(fresh.historian().carry_out_again(entry));
        }
        REQUIRE(seen(fresh) == seen(session_));
        REQUIRE(fresh.as_script() == session_.as_script());
    }

    std::size_t changes = 0, refusals = 0, undos = 0, redos = 0;

  private:
    int pick(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    template <class... T>
    std::string one_of(T... texts) {
        const std::vector<std::string> all{texts...};
        return all[static_cast<std::size_t>(pick(static_cast<int>(all.size())))];
    }

    // --- What to do
    std::string command() {
        switch (pick(16)) {
            case 0: return one_of("mode ops", "mode tasks", "mode raw", "mode game");
            case 1: return one_of("auto none", "auto safe", "auto first");
            case 2: return one_of("become P1", "become P2", "become");
            case 3: return one_of("note a remark; and more", "fix 2 Plant because dropped");
            case 4: return one_of("as P2 exec 2 Steel", "as P1 exec Energy", "as P3 exec Plant");
            case 5: return one_of("exec Plant OR Heat", "exec OceanTile", "exec 2 Plant OR 3 Steel");
            case 6: return one_of("task Plant", "task Heat", "as P2 task Heat", "place 1_2", "task drop");
            case 7: return one_of("exec -2 Plant", "exec -3 Heat", "exec 2 Heat FROM Plant");
            case 8: return pick(3) == 0 ? "newgame BR 2 mode=ops" : "exec 30, ProjectCard";
            case 9: return one_of("play Mine", "play Ants", "play Trees");
            case 10: return "script " + scripts_[static_cast<std::size_t>(pick(static_cast<int>(scripts_.size())))];
            default: return fmt::format("exec {} {}", 1 + pick(5), one_of("Plant", "Heat", "Steel", "Titanium"));
        }
    }

    std::string correction() {
        const int number = 1 + pick(static_cast<int>(session_.history().size()) + 1);
        switch (pick(9)) {
            case 0:
            case 1: return fmt::format("amend {} {}", number, command());
            case 2:
            case 3: return fmt::format("insert {} {}", number, command());
            case 4:
            case 5: return fmt::format("drop {}", number);
            case 6: return pick(8) == 0 ? "load " + scripts_[static_cast<std::size_t>(pick(4))] : "drop 1";
            case 7: return pick(8) == 0 ? "reload" : "amend 1 newgame BR 2 mode=ops";
            default: return fmt::format("rollback {}", 1 + pick(static_cast<int>(session_.last_event()) + 2));
        }
    }

    // --- Doing it
    bool run(const std::string& line) {
        what_ = line;
        const Answer answer = session_.run(line, "<test>");
        if (answer.error) REQUIRE(answer.error->kind != rego::parser::ErrorKind::Internal);
        REQUIRE(journal_ == session_.as_script());
        return answer.ok();
    }

    void change(const std::string& line) {
        CAPTURE(line);
        const std::size_t undoable = session_.timeline().undoable();
        const bool ok = run(line);
        if (!ok) {
            ++refusals;
            return check_same();
        }
        REQUIRE(session_.timeline().undoable() <= undoable + 1);
        if (session_.timeline().undoable() == undoable) return check_same();
        ++changes;
        past_.push_back(std::move(here_));
        future_.clear();
        here_ = state();
    }

    void question(const std::string& asking, const std::string& line) {
        CAPTURE(line);
        (void)run(asking + line);
        check_same();
    }

    void undo() {
        const int n = 1 + pick(4);
        CAPTURE(n);
        const bool ok = run(fmt::format("undo {}", n));
        REQUIRE(ok == (past_.size() >= static_cast<std::size_t>(n)));
        for (int i = 0; ok && i < n; ++i) {
            future_.push_back(std::exchange(here_, std::move(past_.back())));
            past_.pop_back();
            ++undos;
        }
        check_same();
    }

    void redo() {
        const int n = 1 + pick(3);
        CAPTURE(n);
        const bool ok = run(fmt::format("redo {}", n));
        REQUIRE(ok == (future_.size() >= static_cast<std::size_t>(n)));
        for (int i = 0; ok && i < n; ++i) {
            past_.push_back(std::exchange(here_, std::move(future_.back())));
            future_.pop_back();
            ++redos;
        }
        check_same();
    }

    // --- Holding it against what it must be
    State state() {
        State now{session_.timeline().game(), 0, seen(session_), ""};
        if (session_.game() != nullptr) now.fingerprint = session_.game()->core().world().fingerprint();
        for (const Entry& entry : session_.history())
            now.history += fmt::format("{} | {} | {}\n", entry.line, entry.actor, entry.origin);
        return now;
    }

    void check_same() {
        CAPTURE(what_);
        const State now = state();
        REQUIRE(now.history == here_.history);
        REQUIRE(now.seen == here_.seen);
        // A game that had to be played again may number its types in another order.
        if (here_.game.lock() == session_.timeline().game()) REQUIRE(now.fingerprint == here_.fingerprint);
        REQUIRE(session_.timeline().undoable() == past_.size());
        REQUIRE(session_.timeline().redoable() == future_.size());
    }

    /// As the journal does it: what is new is added, anything else is written anew.
    void write_journal(const Session& session) {
        const bool only_longer = session.history_edits() == edits_ && session.history().size() >= written_;
        if (!only_longer) journal_.clear();
        for (std::size_t i = only_longer ? written_ : 0; i < session.history().size(); ++i)
            journal_ += session.history()[i].line + '\n';
        written_ = session.history().size();
        edits_ = session.history_edits();
    }

    std::mt19937 random_;
    TemporaryFolder folder_;
    std::vector<std::string> scripts_;
    Session session_;
    std::string what_;
    std::string journal_;
    std::size_t written_ = 0;
    std::size_t edits_ = 0;
    State here_;
    std::vector<State> past_;
    std::vector<State> future_;
};

void wander(std::size_t kept_games) {
    const unsigned long seed = rego::test::setting("REGO_RANDOM_SEED", 4711);
    const unsigned long steps = rego::test::setting("REGO_RANDOM_STEPS", 3000);
    CAPTURE(seed);
    Wanderer wanderer(seed, kept_games);
    for (unsigned long i = 0; i < steps; ++i) {
        CAPTURE(i);
        wanderer.step();
        if (i % 25 == 0) wanderer.check_replay();
    }
    wanderer.check_replay();
    CHECK(wanderer.changes > steps / 6);
    CHECK(wanderer.refusals > steps / 50);
    CHECK(wanderer.undos > steps / 20);
    CHECK(wanderer.redos > steps / 50);
}

}  // namespace

TEST_CASE("random wandering through the past always ends where the history leads") { wander(32); }

TEST_CASE("so it does when earlier games are not kept and have to be played again") {
    wander(0);
    wander(2);
}
