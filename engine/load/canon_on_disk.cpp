// In builds for tools/mutate, in place of the generated source: the canon is read when the program starts, from the
// folder that REGO_MUTANT_CANON names, so that a mistake in it needs no build. No other build has this.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/load/canon.hpp"
#include "engine/load/embedded_canon.hpp"

namespace rego::engine {
namespace {

/// Sorted by their paths below the folder, as the generated ones are.
std::vector<CanonFile> files_on_disk(const std::string& root) {
    std::vector<parser::Diagnostic> problems;
    std::vector<CanonFile> files = read_canon_folder(root, problems);
    if (!problems.empty()) std::abort();
    for (CanonFile& file : files) file.path.erase(0, root.size() + 1);
    std::ranges::sort(files, {}, &CanonFile::path);
    return files;
}

std::vector<EmbeddedFile> views_of(const std::vector<CanonFile>& files) {
    std::vector<EmbeddedFile> views;
    for (const CanonFile& file : files) views.push_back({file.path, file.text});
    return views;
}

}  // namespace

std::span<const EmbeddedFile> embedded_canon() {
    static const char* named = std::getenv("REGO_MUTANT_CANON");
    static const std::vector<CanonFile> files = files_on_disk(named != nullptr ? named : REGO_SOURCE_DIR "/canon");
    static const std::vector<EmbeddedFile> views = views_of(files);
    return views;
}

}  // namespace rego::engine
