#include "app/shell/session/locked_folder.hpp"

#include <chrono>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace rego::app {

LockedFolder::LockedFolder(const std::string& folder)
    : file_(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    constexpr int kTries = 100;
    constexpr std::chrono::milliseconds kPause{10};
    for (int i = 0; file_ >= 0 && i < kTries && ::flock(file_, LOCK_EX | LOCK_NB) != 0; ++i)
        std::this_thread::sleep_for(kPause);
}

LockedFolder::~LockedFolder() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace rego::app
