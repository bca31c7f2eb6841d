// Random operations with random undo and redo, compared step by step with the reference model.
// REGO_RANDOM_SEED and REGO_RANDOM_STEPS say which and how many; ./test uses a fixed seed.
#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/engine/reference_model.hpp"
#include "tests/support/commits.hpp"
#include "tests/support/setting.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

/// Both worlds side by side.
class Duel {
  public:
    explicit Duel(unsigned long seed)
        : random_(seed), table_(toy_game(kReferenceClasses)), commits_(table_.game().world()) {
        for (const char* name : {"Honey", "Wax", "Pollen", "Coin", "Point", "Pin", "Bell", "Skep", "Bee", "Rock",
                                 "Hive", "Near", "Warmth"}) {
            tracked_.push_back(*table_.game().table().find(name));
        }
        for (const char* path : {"PathA", "PathB", "PathC", "PathD"})
            model_.state.since[path] = model_.state.next_since++;
        prints_.push_back(table_.game().world().fingerprint());
    }

    void step() {
        const int what = pick(100);
        if (what < 8) {
            undo();
        } else if (what < 12) {
            redo();
        } else if (what < 18) {
            answer();
        } else {
            command();
        }
        compare();
    }

    std::size_t undos = 0, redos = 0, refusals = 0, answers = 0;

  private:
    int pick(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    template <class... T>
    std::string one_of(T... options) {
        const std::vector<std::string> all{options...};
        return all[static_cast<std::size_t>(pick(static_cast<int>(all.size())))];
    }
    std::string player() { return one_of("Player1", "Player2"); }
    std::string good() { return one_of("Honey", "Wax", "Pollen", "Coin") + "<" + player() + ">"; }
    std::string area() { return one_of("M1", "M2", "M3", "M4", "W1", "W2"); }
    std::string piece() { return pick(2) == 0 ? "Rock<" + area() + ">" : "Hive<" + area() + ", " + player() + ">"; }
    std::string thing() {
        switch (pick(8)) {
            case 0: return "Pin<" + player() + ">";
            case 1: return "Bell<" + player() + ">";
            case 2: return "Skep<" + player() + ">";
            case 3: return "Bee<Skep<" + player() + ">>";
            case 4: return piece();
            default: return good();
        }
    }

    void command() {
        const std::string actor = one_of("Player1", "Player2", "Engine");
        int n = 1 + pick(3);
        std::string gain, remove, text;
        char intensity = '!';
        const int kind = pick(20);
        if (kind < 9) {
            gain = thing();
            if (pick(10) == 0) intensity = '.';
        } else if (kind < 14) {
            remove = thing();
            if (pick(3) == 0) intensity = '.';
        } else if (kind < 16) {
            gain = good();
            remove = good();
            if (gain == remove) return;
        } else if (kind < 18) {
            gain = "Warmth";
            intensity = '.';
        } else {
            if (actor == "Engine") return;
            intensity = '?';
            n = 3;
        }
        if (ReferenceModel::class_of(gain) == "Bee") intensity = '!';  // `.` without its card is nothing, not an error
        if (intensity == '?') {
            text = "-3 Honey<Anyone>?";
        } else if (gain.empty()) {
            text = fmt::format("-{} {}{}", n, remove, intensity);
        } else if (remove.empty()) {
            text = fmt::format("{} {}{}", n, gain, intensity);
        } else {
            text = fmt::format("{} {} FROM {}", n, gain, remove);
        }
        attempt(
            text, [&] { model_.command(n, gain, remove, actor, intensity); },
            [&] { return seat(actor).performs(text).has_value(); });
    }

    void answer() {
        const auto& tasks = model_.state.tasks;
        if (tasks.empty()) return;
        ++answers;
        const std::string actor = tasks.front().player, victim = player();
        const int n = 1 + pick(3);
        const std::string text = fmt::format("-{} Honey<{}>", n, victim);
        attempt(
            text, [&] { model_.answer(n, victim); }, [&] { return seat(actor).answers(text, 1).has_value(); });
    }

    Seat seat(const std::string& name) {
        return name == "Engine" ? table_.engine() : name == "Player1" ? table_.p1() : table_.p2();
    }

    template <class M, class E>
    void attempt(const std::string& text, const M& model, const E& engine) {
        what_ = text;
        const ReferenceModel::State before = model_.state;
        const std::size_t logged = model_.log.size();
        bool expected = true;
        try {
            model();
        } catch (const ReferenceModel::Refused&) {
            expected = false;
            model_.state = before;
            model_.log.resize(logged);
            ++refusals;
        }
        CAPTURE(text);
        REQUIRE(engine() == expected);
        if (!expected) return;
        const std::size_t before_it = commits_.undoable();
        commits_.commit();
        if (commits_.undoable() == before_it) return;  // nothing had changed
        past_.push_back({before, logged});
        future_.clear();
        prints_.push_back(table_.game().world().fingerprint());
        if (past_.size() > kMostPast) past_.erase(past_.begin());
    }

    void undo() {
        what_ = "undo";
        const int steps = 1 + pick(4);
        for (int i = 0; i < steps && !past_.empty(); ++i) {
            future_.push_back(
                {model_.state,
                 {model_.log.begin() + static_cast<std::ptrdiff_t>(past_.back().logged), model_.log.end()},
                 prints_.back()});
            model_.state = past_.back().state;
            model_.log.resize(past_.back().logged);
            past_.pop_back();
            prints_.pop_back();
            REQUIRE(commits_.undo());
            ++undos;
        }
    }

    void redo() {
        what_ = "redo";
        REQUIRE(commits_.redo() == !future_.empty());
        if (future_.empty()) return;
        ++redos;
        past_.push_back({model_.state, model_.log.size()});
        const Later& next = future_.back();
        model_.state = next.state;
        model_.log.insert(model_.log.end(), next.log.begin(), next.log.end());
        prints_.push_back(next.fingerprint);
        future_.pop_back();
    }

    // --- Comparing
    void compare() {
        CAPTURE(what_);
        Game& game = table_.game();
        REQUIRE(game.world().fingerprint() == prints_.back());
        std::map<std::string, int> counts;
        for (const auto& [component, n] : game.world().contents()) {
            const ClassId cls = game.types()[component].cls;
            if (std::find(tracked_.begin(), tracked_.end(), cls) != tracked_.end())
                counts[game.types().print(component)] = n;
        }
        if (counts != model_.state.counts) {
            std::string theirs, ours;
            for (const auto& [name, n] : model_.state.counts) theirs += fmt::format("{} {}, ", n, name);
            for (const auto& [name, n] : counts) ours += fmt::format("{} {}, ", n, name);
            REQUIRE(ours == theirs);
        }
        abstract_counts();
        tasks_and_log();
    }

    void abstract_counts() {
        using M = ReferenceModel;
        const auto owned_by = [](const char* who) {
            return [who](const std::string& name) { return M::owner_of(name) == who && M::class_of(name) != "Near"; };
        };
        const auto staple = [](const std::string& name) {
            const auto c = M::class_of(name);
            return c == "Honey" || c == "Wax" || c == "Pollen";
        };
        REQUIRE(table_.p1().count("Staple<Anyone>") == model_.total(staple));
        REQUIRE(table_.p1().count("Owned") == model_.total(owned_by("Player1")));
        REQUIRE(table_.p2().count("Owned") == model_.total(owned_by("Player2")));
        REQUIRE(table_.p1().count("Piece") == model_.total(M::is_piece));
        REQUIRE(table_.p1().count("Area(HAS MAX 0 Piece)") == 6 - model_.total(M::is_piece));
        REQUIRE(table_.p1().count("Near<Hive<Player2>>") == model_.total([](const std::string& name) {
            return name.starts_with("Near<Hive") && M::owner_of(name) == "Player2";
        }));
        REQUIRE(table_.p2().count("OnCard") ==
                model_.total([](const std::string& name) { return name == "Bee<Skep<Player2>>"; }));
    }

    void tasks_and_log() {
        Game& game = table_.game();
        const auto& tasks = game.world().tasks();
        REQUIRE(tasks.size() == model_.state.tasks.size());
        for (std::size_t i = 0; i < std::min(tasks.size(), model_.state.tasks.size()); ++i) {
            REQUIRE(game.types().print(tasks[i].player) == model_.state.tasks[i].player);
        }
        const auto& events = game.world().events();
        REQUIRE(events.size() == model_.log.size());
        const auto name = [&](TypeId type) { return type == kNoType ? std::string{} : game.types().print(type); };
        const std::size_t end = std::min(events.size(), model_.log.size());
        for (std::size_t i = end > 12 ? end - 12 : 0; i < end; ++i) {
            const ReferenceModel::LogLine ours{events[i].count, name(events[i].gain), name(events[i].remove),
                                               name(events[i].actor), events[i].cause};
            CAPTURE(i);
            CAPTURE(ours.gain);
            CAPTURE(model_.log[i].gain);
            REQUIRE(ours == model_.log[i]);
        }
    }

    static constexpr std::size_t kMostPast = 300;
    struct Past {
        ReferenceModel::State state;
        std::size_t logged;
    };
    struct Later {
        ReferenceModel::State state;
        std::vector<ReferenceModel::LogLine> log;
        std::uint64_t fingerprint;
    };
    std::mt19937 random_;
    Table table_;
    Commits commits_;
    ReferenceModel model_;
    std::vector<ClassId> tracked_;
    std::vector<Past> past_;
    std::vector<Later> future_;
    std::vector<std::uint64_t> prints_;
    std::string what_;
};

}  // namespace

TEST_CASE("random operations with random undo agree with the reference model") {
    const unsigned long seed = test::setting("REGO_RANDOM_SEED", 20240501);
    const unsigned long steps = test::setting("REGO_RANDOM_STEPS", 10'000);
    CAPTURE(seed);
    Duel duel(seed);
    for (unsigned long i = 0; i < steps; ++i) {
        CAPTURE(i);
        duel.step();
    }
    CHECK(duel.undos > steps / 50);
    CHECK(duel.redos > steps / 500);
    CHECK(duel.refusals > steps / 50);
    CHECK(duel.answers > steps / 100);
}
