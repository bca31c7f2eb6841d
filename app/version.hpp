// Which rego this is. Written by cmake/version.cmake from the version in CMakeLists.txt and the commit that was built.
#pragma once

#include <string_view>

namespace rego::app {

/// "0.1.0".
std::string_view version_number();
/// The commit, "67082bb3fc", with a `+` behind it if the sources differ from that; empty if it is not known.
std::string_view version_commit();
/// The day of the commit, "2026-11-19"; the day of the release for sources without their history.
std::string_view version_date();
/// What `--version` prints: "rego 0.1.0 (67082bb3fc, 2026-11-19)".
std::string_view version_text();

}  // namespace rego::app
