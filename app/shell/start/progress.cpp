#include "app/shell/start/progress.hpp"

#include <unistd.h>

#include "app/shell/start/safe_output.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

Progress::Progress(std::optional<std::size_t> total, bool wanted, std::ostream& err)
    : err_(err), total_(total), wanted_(wanted && total != 1 && ::isatty(STDERR_FILENO) != 0) {}

void Progress::hide() {
    if (shown_) steer_errors("\r\x1b[K");
    shown_ = false;
}

void Progress::advance(const std::string& file) {
    ++done_;
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begun_;
    if (!wanted_ || done_ == total_ || elapsed.count() < 1) return;
    steer_errors("\r");
    err_ << progress_text({done_, total_, elapsed.count()}, file, {}) << std::flush;
    steer_errors("\x1b[K");
    shown_ = true;
}

}  // namespace rego::app
