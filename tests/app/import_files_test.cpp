// The sources in tests/data/imports, of each format, become the scripts beside them. `./rego import FILE -o SCRIPT`
// writes such a script anew; look at what has changed.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/import/library.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/start/replay.hpp"
#include "engine/ready/embedded_table.hpp"

using namespace rego;
using namespace rego::app::imports;

namespace {

const ImportLibrary& library_of_files() {
    static const auto loaded = ImportLibrary::load(engine::embedded_table({}));
    REQUIRE(loaded);
    return **loaded;
}

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> sources() {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(REGO_SOURCE_DIR "/tests/data/imports"))
        if (entry.path().extension() != ".rego") found.push_back(entry.path());
    std::ranges::sort(found);
    REQUIRE(found.size() >= 2);
    return found;
}

}  // namespace

TEST_CASE("sources of each format become the scripts beside them, which replay") {
    const auto rules = std::make_shared<app::Library>();
    for (const std::filesystem::path& path : sources()) {
        const std::string name = path.filename().string();
        CAPTURE(name);
        const auto text = read_source(path.string());
        REQUIRE(text);
        const ImportedFile file = library_of_files().import_text(*text, {});
        REQUIRE_FALSE(file.unreadable);
        REQUIRE_FALSE(file.made.refused);
        CHECK(file.made.is_whole());
        CHECK(file.facts.unread.empty());
        const std::string script = script_of(file.made, file.facts, name);
        CHECK(script == content_of(path.parent_path() / (name.substr(0, name.find('.')) + ".rego")));
        CHECK(app::trouble_with(script, rules, name) == "");
    }
}
