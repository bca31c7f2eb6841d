// How far a run over many files has come: one line at the bottom of the terminal, drawn over and over.
// Nothing at all when standard error is no terminal, for a single file, or for JSON.
#pragma once

#include <cstddef>
#include <ostream>
#include <string>

#include "app/start/args.hpp"

namespace rego::app {

class Progress {
  public:
    /// Starts with the first of the files of the command line.
    Progress(const Args& args, std::ostream& err);
    ~Progress() { hide(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Takes the line away, so that a verdict can be printed in its place.
    void hide();
    /// One more file is done.
    void advance();

  private:
    void show();

    const Args& args_;
    std::ostream& err_;
    bool wanted_;
    bool shown_ = false;
    std::size_t done_ = 0;
};

}  // namespace rego::app
