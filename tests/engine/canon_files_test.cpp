// Canon files from folders that the user names.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <unistd.h>

#include "engine/load/canon.hpp"

using namespace rego;
using namespace rego::engine;
namespace fs = std::filesystem;

namespace {

/// A folder `fan` that is gone afterwards.
class Folder {
  public:
    Folder() : base_(fs::temp_directory_path() / ("rego-test-" + std::to_string(getpid()))) {
        fs::create_directories(path());
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(base_); }

    fs::path path() const { return base_ / "fan"; }
    void write(const std::string& name, std::string_view text) const {
        fs::create_directories((path() / name).parent_path());
        std::ofstream(path() / name) << text;
    }

  private:
    fs::path base_;
};

const CanonFile* find(const std::vector<CanonFile>& files, std::string_view end) {
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const CanonFile& file) { return file.path.ends_with(end); });
    return found == files.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("a folder's files belong to the module of its name, those of a subfolder to that if it says so") {
    const Folder folder;
    folder.write("rules.pets", "CLASS HouseRule");
    folder.write("more/cards.json5", R"([ { "name": "Dig", "kind": "EVENT" } ])");
    folder.write("moon/module.json5", R"({ "printed": "The Moon", "letter": "M" })");
    folder.write("moon/deep/cards.json5", R"([ { "name": "Crater", "kind": "EVENT" } ])");
    folder.write("notes.txt", "not for us");

    for (const std::string& name :
         {folder.path().string(), folder.path().string() + "/", folder.path().string() + "/."}) {
        CAPTURE(name);
        std::vector<parser::Diagnostic> problems;
        const std::vector<CanonFile> files = read_canon_folder(name, problems);
        CHECK(problems.empty());
        CHECK(files.size() == 4);
        REQUIRE(find(files, "rules.pets") != nullptr);
        CHECK(find(files, "rules.pets")->module == "fan");
        CHECK(find(files, "rules.pets")->text == "CLASS HouseRule");
        CHECK(find(files, "more/cards.json5")->module == "fan");
        CHECK(find(files, "deep/cards.json5")->module == "moon");
    }

    const Canon canon = load_embedded_canon({folder.path().string()});
    CHECK(canon.problems.empty());
    CHECK(canon.cards.at("Crater").module == "moon");
    const auto moon = std::find_if(canon.modules.begin(), canon.modules.end(),
                                   [](const ModuleInfo& module) { return module.name == "moon"; });
    REQUIRE(moon != canon.modules.end());
    CHECK(moon->printed_name == "The Moon");
    CHECK(moon->letter == 'M');
}

TEST_CASE("a single file will do for a folder, and one that is not there is a problem") {
    const Folder folder;
    folder.write("cards.json5", "[]");
    std::vector<parser::Diagnostic> problems;
    const std::vector<CanonFile> files = read_canon_folder((folder.path() / "cards.json5").string(), problems);
    REQUIRE(files.size() == 1);
    CHECK(files.front().module == "fan");
    CHECK(problems.empty());

    CHECK(read_canon_folder((folder.path() / "nowhere").string(), problems).empty());
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().kind == parser::ErrorKind::Io);
    CHECK(load_embedded_canon({"no/such/folder"}).problems.size() == 1);
}
