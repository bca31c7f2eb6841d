#include "app/start/progress.hpp"

#include <unistd.h>

#include "app/render/render.hpp"

namespace rego::app {

Progress::Progress(const Args& args, std::ostream& err)
    : args_(args), err_(err), wanted_(args.files.size() > 1 && !args.json && ::isatty(STDERR_FILENO) != 0) {
    show();
}

void Progress::hide() {
    if (shown_) err_ << "\r\x1b[K" << std::flush;
    shown_ = false;
}

void Progress::advance() {
    ++done_;
    show();
}

void Progress::show() {
    if (!wanted_ || done_ >= args_.files.size()) return;
    err_ << '\r' << progress_text(done_, args_.files.size(), args_.files[done_], {}) << "\x1b[K" << std::flush;
    shown_ = true;
}

}  // namespace rego::app
