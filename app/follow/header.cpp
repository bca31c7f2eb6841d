#include "app/follow/header.hpp"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/new_game_line.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

class Reader {
  public:
    Reader(const ClassTable& table, const Record& record, const PrintedClasses& printed)
        : table_(table), record_(record), printed_(printed), known_(options_of(table.canon())) {}

    Header read() {
        header_.game.options = record_.options;
        FittedNames fitted = fitted_names(table_, record_.names.empty() ? record_.players : record_.names);
        header_.game.players = std::move(fitted.names);
        header_.remarks = std::move(fitted.remarks);
        set("colonies", classes(record_.colonies));
        if (record_.start.committee)
            set("events", classes({record_.start.committee->coming, record_.start.committee->distant}));
        if (record_.players.size() > 1) {  // nobody claims or funds alone
            set("milestones", goals(record_.milestones, kind::kMilestone));
            set("awards", goals(record_.awards, kind::kAward));
        } else if (!record_.solo.empty()) {
            set("solo", {record_.solo});
        }
        if (!record_.world_government) set("worldgov", {"off"});
        if (record_.world_government && !has_letter('V')) set("worldgov", {"on"});
        // Where there are preludes, each may be dealt a Merger.
        if (record_.two_corporations) set("corporations", {has_letter('P') ? "merger" : "2"});
        set("handicap", handicaps());
        return std::move(header_);
    }

  private:
    bool has_letter(char letter) const { return record_.options.find(letter) != std::string::npos; }

    /// Who begins with more TR than others; nothing if nobody does.
    std::vector<std::string> handicaps() const {
        std::vector<std::string> all;
        const auto& players = record_.start.players;
        if (players.empty()) return all;
        const auto [least, most] =
            std::ranges::minmax(players | std::views::transform([](const auto& player) { return player->tr; }));
        if (least == most) return all;
        for (const auto& player : players) all.push_back(std::to_string(player->tr - least));
        return all;
    }

    void set(const std::string& key, std::vector<std::string> values) {
        const bool exists = std::ranges::any_of(known_, [&](const auto& each) { return each.key == key; });
        if (exists && !values.empty()) header_.game.keys[key] = std::move(values);
    }

    std::vector<std::string> classes(const std::vector<std::string>& names) const {
        std::vector<std::string> all;
        for (const auto& name : names) all.push_back(class_name(table_, printed_, name));
        return all;
    }

    /// Nobody may ever claim one that is not known; whoever does, ends there.
    std::vector<std::string> goals(const std::vector<std::string>& names, const char* sort) {
        std::vector<std::string> all;
        const auto super = table_.find(sort);
        for (const std::string& name : classes(names)) {
            const auto cls = table_.find(name);
            if (cls && super && table_.is_subclass(*cls, *super)) {
                all.push_back(name);
            } else {
                header_.remarks.push_back(fmt::format("`{}` is left out: rego does not know it", name));
            }
        }
        return all;
    }

    const ClassTable& table_;
    const Record& record_;
    const PrintedClasses& printed_;
    const std::vector<OptionInfo> known_;
    Header header_;
};

}  // namespace

Header header_of(const ClassTable& table, const Record& record, const PrintedClasses& printed) {
    return Reader(table, record, printed).read();
}

}  // namespace rego::app::follow
