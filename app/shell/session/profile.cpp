#include "app/shell/session/profile.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "parser/print.hpp"

namespace rego::app {

namespace {

constexpr std::size_t kMostRows = 20;

}  // namespace

ProfiledCommand::ProfiledCommand(Profile* profile, engine::MarsGame* game, std::string verb)
    : profile_(profile), game_(game), verb_(std::move(verb)) {
    if (profile_ == nullptr) return;
    begin_ = last_ = Profile::Clock::now();
    if (game_ != nullptr) game_->core().observers().on_event = [this](engine::EventNumber number) { see(number); };
}

void ProfiledCommand::see(engine::EventNumber number) {
    const auto now = Profile::Clock::now();
    const engine::Event& event = game_->core().world().event(number);
    const engine::ClassTable& table = game_->core().table();
    const auto add = [&](Profile::Sums& sums, const std::string& what) {
        Profile::Sum& sum = sums[what];
        ++sum.times;
        sum.duration += now - last_;
    };
    if (event.via != engine::kNoType) add(cards_, table.info(game_->core().types()[event.via].cls).name);
    if (event.rule >= 0) {
        const engine::EffectRule& rule = table.effect(static_cast<std::size_t>(event.rule));
        add(effects_, fmt::format("{}: {}", table.info(rule.declared_in).name, parser::to_string(rule.effect)));
    }
    last_ = Profile::Clock::now();
}

ProfiledCommand::~ProfiledCommand() {
    if (profile_ == nullptr) return;
    if (game_ != nullptr) game_->core().observers().on_event = nullptr;
    const std::lock_guard lock(profile_->mutex_);
    Profile::Sum& command = profile_->commands_[verb_];
    ++command.times;
    command.duration += Profile::Clock::now() - begin_;
    const auto merge = [](const Profile::Sums& from, Profile::Sums& into) {
        for (const auto& [what, sum] : from) {
            into[what].times += sum.times;
            into[what].duration += sum.duration;
        }
    };
    merge(effects_, profile_->effects_);
    merge(cards_, profile_->cards_);
}

std::string Profile::text() const {
    const std::lock_guard lock(mutex_);
    std::string text;
    const auto table = [&](std::string_view title, const Sums& sums) {
        std::vector<std::pair<std::string, Sum>> rows(sums.begin(), sums.end());
        std::sort(rows.begin(), rows.end(),
                  [](const auto& a, const auto& b) { return a.second.duration > b.second.duration; });
        text += fmt::format("{:>10} {:>8}  {}\n", "ms", "times", title);
        for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) {
            const double milliseconds = std::chrono::duration<double, std::milli>(rows[i].second.duration).count();
            text += fmt::format("{:>10.2f} {:>8}  {}\n", milliseconds, rows[i].second.times, rows[i].first);
        }
        if (rows.size() > kMostRows) text += fmt::format("{:>21} and {} more\n", "", rows.size() - kMostRows);
    };
    table("command", commands_);
    table("effect", effects_);
    table("card or other source", cards_);
    return text;
}

}  // namespace rego::app
