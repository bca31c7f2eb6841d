// The canon inside the binary is the canon in the repository.
#include "engine/load/embedded_canon.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

using rego::engine::embedded_canon;
using rego::engine::EmbeddedFile;
namespace fs = std::filesystem;

TEST_CASE("every canon file is embedded as it is, sorted by path") {
    const fs::path root = fs::path(REGO_SOURCE_DIR) / "canon";
    std::size_t on_disk = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".pets" && path.extension() != ".json5") continue;
        ++on_disk;

        const std::string name = path.lexically_relative(root).generic_string();
        CAPTURE(name);
        const auto file = std::ranges::find(embedded_canon(), name, &EmbeddedFile::path);
        REQUIRE(file != embedded_canon().end());
        std::ifstream stream(path, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        CHECK(file->text == text);
    }
    CHECK(on_disk == embedded_canon().size());
    CHECK(std::ranges::is_sorted(embedded_canon(), {}, &EmbeddedFile::path));
}
