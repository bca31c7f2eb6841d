// A slow and simple second opinion for the random test: a few rules of the toy game written out by hand over a plain
// map from a component's name to its count. No indexes, no types, no journal: going back is keeping a copy.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace rego::test {

/// The rules that it knows beside the toy game's own.
inline constexpr const char* kReferenceClasses = R"(
CLASS Pin : Owned { Honey: Coin; -Wax:: Point }
CLASS Bell : Owned { This:: 2 Pollen; -This: Wax; Coin<Anyone>: Point }
)";

class ReferenceModel {
  public:
    struct LogLine {
        int count = 0;
        std::string gain, remove, actor;
        std::size_t cause = 0;
        friend bool operator==(const LogLine&, const LogLine&) = default;
    };
    struct Task {
        std::string player, gain;  // without `gain` it is the choice `-3 Honey<Anyone>?`
        int count = 0;
        std::size_t cause = 0;
    };
    struct State {
        std::map<std::string, int> counts;
        std::map<std::string, int> since;  // order in which carriers came to life
        int next_since = 0;
        std::vector<Task> tasks;
    };
    struct Refused {};

    State state;
    std::vector<LogLine> log;

    int count(const std::string& name) const {
        const auto it = state.counts.find(name);
        return it == state.counts.end() ? 0 : it->second;
    }

    /// All components of which `wanted(name)` is true.
    template <class F>
    int total(const F& wanted) const {
        int sum = 0;
        for (const auto& [name, n] : state.counts) sum += wanted(name) ? n : 0;
        return sum;
    }

    static std::string class_of(const std::string& name) { return name.substr(0, name.find('<')); }
    static std::string owner_of(const std::string& name) {
        for (const char* player : {"Player1", "Player2"}) {
            if (name.find(player) != std::string::npos) return player;
        }
        return {};
    }
    static std::string area_of(const std::string& name) { return name.substr(name.find('<') + 1, 2); }
    static bool is_piece(const std::string& name) { return class_of(name) == "Rock" || class_of(name) == "Hive"; }

    /// One command; throws Refused (the caller restores a copy).
    void command(int n, const std::string& gain, const std::string& remove, const std::string& actor, char intensity) {
        if (intensity == '?') {
            if (any_honey()) state.tasks.push_back({actor, "", n, 0});
        } else {
            if (intensity == '.') {
                if (!remove.empty()) n = std::min(n, count(remove));
                if (!gain.empty()) n = static_cast<int>(std::min<long>(n, room(gain)));
            }
            if (gain == "Warmth") {
                for (int i = 0; i < n; ++i) apply(1, gain, remove, actor, 0);
            } else {
                apply(n, gain, remove, actor, 0);
            }
        }
        settle();
    }

    /// Answers the first pending choice.
    void answer(int n, const std::string& victim) {
        const auto it =
            std::find_if(state.tasks.begin(), state.tasks.end(), [](const Task& t) { return t.gain.empty(); });
        if (it == state.tasks.end() || n > it->count) throw Refused{};
        const Task task = *it;
        state.tasks.erase(it);
        apply(n, "", "Honey<" + victim + ">", task.player, task.cause);
        settle();
    }

  private:
    bool any_honey() const { return count("Honey<Player1>") > 0 || count("Honey<Player2>") > 0; }

    long room(const std::string& name) const {
        if (name == "Warmth") return 5 - count(name);
        if (class_of(name) == "Skep") return 1 - count(name);
        if (is_piece(name)) {
            return 1 -
                   total([&](const std::string& other) { return is_piece(other) && area_of(other) == area_of(name); });
        }
        return 1'000'000;
    }

    static std::vector<std::string> neighbours(const std::string& area) {
        if (area == "M1") return {"W1"};
        if (area == "M2") return {"W1", "W2"};
        if (area == "M3") return {"W2"};
        if (area == "W1") return {"M1", "M2"};
        if (area == "W2") return {"M2", "M3"};
        return {};
    }

    void apply(int n, const std::string& gain, const std::string& remove, const std::string& actor, std::size_t cause) {
        if (n <= 0) return;
        if (!remove.empty() && count(remove) < n) throw Refused{};
        if (!gain.empty()) {
            if (class_of(gain) == "Bee" && count("Skep<" + owner_of(gain) + ">") == 0) throw Refused{};
            if (room(gain) < n) throw Refused{};
        }
        if (!remove.empty() && count(remove) == n) {
            const auto before = state.counts;
            for (const auto& [other, m] : before) {
                const bool on_it = other != remove && other.find("<" + remove) != std::string::npos;
                if (on_it && m > 0) apply(m, "", other, actor, cause);
            }
        }
        log.push_back({n, gain, remove, actor, cause});
        if (!remove.empty()) add(remove, -n);
        if (!gain.empty()) add(gain, n);
        fire(log.size());
    }

    void add(const std::string& name, int n) {
        int& there = state.counts[name];
        if (there == 0) state.since[name] = state.next_since++;
        there += n;
        if (there == 0) state.counts.erase(name);
    }

    void fire(std::size_t number) {
        const LogLine event = log[number - 1];
        struct Answer {
            int count;
            std::string gain, player;
        };
        std::vector<Answer> at_once, later;
        const bool by_player = event.actor != "Engine";
        if (class_of(event.gain) == "Bell")
            at_once.push_back({2 * event.count, "Pollen<" + owner_of(event.gain) + ">", owner_of(event.gain)});
        if (event.gain == "Warmth" && by_player) {
            later.push_back({1, "Point<" + event.actor + ">", event.actor});
            if (count("Warmth") == 3) later.push_back({1, "Pollen<" + event.actor + ">", event.actor});
        }
        if (class_of(event.remove) == "Bell")
            later.push_back({event.count, "Wax<" + owner_of(event.remove) + ">", owner_of(event.remove)});
        if (is_piece(event.gain)) {
            for (const auto& area : neighbours(area_of(event.gain))) {
                at_once.push_back({1, "Near<" + event.gain + ", " + area + ">", event.actor});
            }
        }
        std::vector<std::pair<int, std::string>> carriers;
        for (const auto& [name, n] : state.counts) carriers.emplace_back(state.since.at(name), name);
        std::sort(carriers.begin(), carriers.end());
        for (const bool removal : {false, true}) {
            const std::string& what = removal ? event.remove : event.gain;
            for (const auto& [since, name] : carriers) {
                const int copies = count(name);
                const std::string owner = owner_of(name);
                const std::string mine = "<" + owner + ">";
                if (!removal && class_of(name) == "Pin" && what == "Honey" + mine)
                    later.push_back({copies * event.count, "Coin" + mine, owner});
                if (removal && class_of(name) == "Pin" && what == "Wax" + mine)
                    at_once.push_back({copies * event.count, "Point" + mine, owner});
                if (!removal && class_of(name) == "Bell" && class_of(what) == "Coin")
                    later.push_back({copies * event.count, "Point" + mine, owner});
            }
        }
        for (const Answer& answer : at_once) apply(answer.count, answer.gain, "", answer.player, number);
        for (const Answer& answer : later) state.tasks.push_back({answer.player, answer.gain, answer.count, number});
    }

    void settle() {
        for (bool more = true; more;) {
            more = false;
            for (auto it = state.tasks.begin(); it != state.tasks.end(); ++it) {
                if (it->gain.empty() && any_honey()) continue;
                const Task task = *it;
                state.tasks.erase(it);
                if (!task.gain.empty()) apply(task.count, task.gain, "", task.player, task.cause);
                more = true;
                break;
            }
        }
    }
};

}  // namespace rego::test
