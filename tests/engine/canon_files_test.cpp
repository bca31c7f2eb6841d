// Canon files from folders that the user names.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>
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
    CHECK(canon.cards.at("Crater")->module == "moon");
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

TEST_CASE("a link to a folder is followed, but none is read twice") {
    const Folder folder;
    folder.write("cards/cards.json5", "[]");
    folder.write("../elsewhere/rules.pets", "CLASS HouseRule");
    fs::create_directory_symlink(folder.path(), folder.path() / "cards" / "self");
    fs::create_directory_symlink(folder.path().parent_path(), folder.path() / "around");
    fs::create_directory_symlink(folder.path() / "cards", folder.path() / "same");
    fs::create_directory_symlink(folder.path() / ".." / "elsewhere", folder.path() / "other");
    std::vector<parser::Diagnostic> problems;
    const std::vector<CanonFile> files = read_canon_folder(folder.path().string(), problems);
    CHECK(problems.empty());
    REQUIRE(files.size() == 2);
    CHECK(files[0].path.ends_with("fan/cards/cards.json5"));
    CHECK(files[1].path.ends_with("fan/other/rules.pets"));
}

TEST_CASE("what is no regular file is a problem instead of being waited for") {
    const Folder folder;
    folder.write("rules.pets", "CLASS HouseRule");
    const std::string pipe = (folder.path() / "cards.json5").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& path : {folder.path().string(), pipe}) {
        CAPTURE(path);
        std::vector<parser::Diagnostic> problems;
        CHECK(read_canon_folder(path, problems).size() == (path == pipe ? 0 : 1));
        REQUIRE(problems.size() == 1);
        CHECK(problems.front().message == "cannot read `" + pipe + "`: it is no regular file");
    }
}
