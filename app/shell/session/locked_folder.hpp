// Own files that several shells change: one at a time.
#pragma once

#include <string>

namespace rego::app {

/// As long as it lives, others who lock the folder wait, but no longer than a second: better two at once than nothing
/// kept. A folder that is not there cannot be locked.
class LockedFolder {
  public:
    explicit LockedFolder(const std::string& folder);
    ~LockedFolder();
    LockedFolder(const LockedFolder&) = delete;
    LockedFolder& operator=(const LockedFolder&) = delete;

  private:
    int file_;
};

}  // namespace rego::app
