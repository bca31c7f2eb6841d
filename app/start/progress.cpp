#include "app/start/progress.hpp"

#include <unistd.h>

#include "app/render/render.hpp"
#include "app/start/safe_output.hpp"

namespace rego::app {

Progress::Progress(const Args& args, std::ostream& err)
    : args_(args), err_(err), wanted_(args.files.size() > 1 && !args.json && ::isatty(STDERR_FILENO) != 0) {
    show();
}

void Progress::hide() {
    if (shown_) steer_errors("\r\x1b[K");
    shown_ = false;
}

void Progress::advance() {
    ++done_;
    show();
}

void Progress::show() {
    if (!wanted_ || done_ >= args_.files.size()) return;
    steer_errors("\r");
    err_ << progress_text(done_, args_.files.size(), args_.files[done_], {}) << std::flush;
    steer_errors("\x1b[K");
    shown_ = true;
}

}  // namespace rego::app
