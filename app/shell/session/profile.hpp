// `--profile`: where the time went, by command, effect and card.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// Sums of time; one for all sessions of a run, whatever thread they are in.
class Profile {
  public:
    using Clock = std::chrono::steady_clock;

    /// The three tables, longest first.
    std::string text() const;

  private:
    friend class ProfiledCommand;
    struct Sum {
        std::size_t times = 0;
        Clock::duration duration{};
    };
    using Sums = std::map<std::string, Sum>;
    mutable std::mutex mutex_;
    Sums commands_, effects_, cards_;
};

/// Measures one command from its construction to its end. The time up to an event counts for the effect that made it.
class ProfiledCommand {
  public:
    /// Both may be null: then nothing is measured.
    ProfiledCommand(Profile* profile, engine::MarsGame* game, std::string verb);
    ~ProfiledCommand();
    ProfiledCommand(const ProfiledCommand&) = delete;
    ProfiledCommand& operator=(const ProfiledCommand&) = delete;
    void call_it(std::string verb) { verb_ = std::move(verb); }

  private:
    void see(engine::EventNumber number);

    Profile* profile_;
    engine::MarsGame* game_;
    std::string verb_;
    Profile::Clock::time_point begin_, last_;
    Profile::Sums effects_, cards_;
};

}  // namespace rego::app
