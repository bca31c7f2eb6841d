// How far a run over many files has come: files done, how many a second, how long it will take. One line at the bottom
// of the terminal, drawn over and over, once there is more than a second's work.
// Nothing at all when standard error is no terminal, for a single file, or where the answers are JSON.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>

#include "app/shell/start/args.hpp"

namespace rego::app {

class Progress {
  public:
    /// For the files of the command line.
    Progress(const Args& args, std::ostream& err) : Progress(args.files.size(), !args.json, err) {}
    /// Without a total, as many as will come.
    Progress(std::optional<std::size_t> total, bool wanted, std::ostream& err);
    ~Progress() { hide(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Takes the line away, so that a verdict can be printed in its place.
    void hide();
    /// One more file is done.
    void advance(const std::string& file);

  private:
    std::ostream& err_;
    std::optional<std::size_t> total_;
    bool wanted_;
    bool shown_ = false;
    std::size_t done_ = 0;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace rego::app
