// Running many lines: scripts replayed with a verdict each, `-c`, and standard input when it is no terminal.
#pragma once

#include <algorithm>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "app/shell/session/library.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/args.hpp"

namespace rego::app {

inline constexpr int kAllWell = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kInternalError = 3;

/// The exit status so far: an internal error outweighs a failure.
class ExitStatus {
  public:
    void see(const Answer& answer) {
        if (answer.ok()) return;
        see(answer.error->kind == parser::ErrorKind::Internal ? kInternalError : kFailed);
    }
    void see(int status) { value_ = std::max(value_, status); }
    int value() const { return value_; }

  private:
    int value_ = kAllWell;
};

/// Where all sessions of this run note their times, if they do.
const std::shared_ptr<Profile>& profile_of_this_run();

/// Why a script that rego has written does not lead where the game went, in a session of its own; empty: it does.
std::string trouble_with(const std::string& script, const std::shared_ptr<Library>& library, const std::string& file);

/// How a session of this kind is to behave.
SessionOptions session_options(const Args& args, bool colored);

/// Commands of a text that is there as a whole (`-c`).
int run_commands(Session& session, std::string_view text, std::string_view file, bool keep_going, std::ostream& out,
                 std::ostream& err);
/// Commands as they come in; errors do not stop it.
int run_stream(Session& session, std::istream& input, std::ostream& out, std::ostream& err);

/// Each script in a session of its own, `args.jobs` at a time; output in the order of the files.
int run_scripts(const Args& args, const std::shared_ptr<Library>& library, std::ostream& out, std::ostream& err);

}  // namespace rego::app
