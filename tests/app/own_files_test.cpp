// The files that a shell keeps for itself, its aliases and the lines that were typed: whatever stands there in their
// place is left alone, links stay links, and two shells do not take from each other.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "app/shell/start/rc_file.hpp"
#include "app/shell/terminal/typed_lines.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace fs = std::filesystem;

namespace {

/// A home of its own, as long as it lives.
struct Home {
    Home() {
        fs::create_directories(folder.path("rego"));
        ::setenv("XDG_CONFIG_HOME", folder.path("").c_str(), 1);
    }
    ~Home() { ::unsetenv("XDG_CONFIG_HOME"); }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    TemporaryFolder folder;
    std::string rc = folder.path("rego/rc.rego");
    std::string typed = folder.path("rego/history");
};

/// A shell that reads its aliases; then somebody types the line. What was said on the way.
std::string shell(const std::string& line) {
    Session session(command_table(), library());
    std::ostringstream said;
    read_rc(session, said);
    session.run(line, "<test>");
    return said.str();
}

std::vector<std::string> read_all(TypedLines& lines) {
    const auto all = lines.read();
    REQUIRE(all);
    return *all;
}

/// What is no file to keep anything in.
void put_in_place(const std::string& path, const std::string& what) {
    fs::remove_all(path);
    if (what == "pipe") REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
    if (what == "device") fs::create_symlink("/dev/zero", path);
    if (what == "folder") fs::create_directories(path);
    if (what == "circle") fs::create_symlink(path, path);
    if (what == "huge") {
        std::ofstream(path) << "note x\n";
        fs::resize_file(path, 100'000'000'000);
    }
}

}  // namespace

TEST_CASE("what stands in the place of the aliases is left alone, and said") {
    const Home home;
    for (const char* what : {"pipe", "device", "folder", "huge"}) {
        CAPTURE(what);
        put_in_place(home.rc, what);
        const auto before = fs::symlink_status(home.rc).type();
        const std::string said = shell("alias b = buy $*");
        CHECK(contains(said, "your aliases are missing"));
        CHECK(contains(said, "the alias is not kept"));
        CHECK(fs::symlink_status(home.rc).type() == before);
    }
}

TEST_CASE("two shells keep the aliases of both, and a link stays a link") {
    const Home home;
    home.folder.write("dotfiles/rc.rego", "# mine\nalias hot = exec Heat\n");
    fs::create_symlink(home.folder.path("dotfiles/rc.rego"), home.rc);
    Session one(command_table(), library());
    Session two(command_table(), library());
    std::ostringstream said;
    read_rc(one, said);
    read_rc(two, said);
    one.run("alias b = buy $*", "<test>");
    two.run("alias o = project aquifer at $1", "<test>");
    one.run("alias hot =", "<test>");
    CHECK(said.str().empty());
    CHECK(fs::is_symlink(home.rc));
    CHECK(home.folder.read("dotfiles/rc.rego") == "# mine\nalias b = buy $*\nalias o = project aquifer at $1\n");
    CHECK(shell("alias").empty());
}

TEST_CASE("aliases are kept where there was no file, also behind a link that leads to none yet") {
    const Home home;
    CHECK(shell("alias b = buy $*").empty());
    CHECK(home.folder.read("rego/rc.rego") == "alias b = buy $*\n");
    fs::remove(home.rc);
    fs::create_symlink(home.folder.path("later"), home.rc);
    CHECK(shell("alias b = buy $*").empty());
    CHECK(home.folder.read("later") == "alias b = buy $*\n");
}

TEST_CASE("what stands in the place of the typed lines is left alone") {
    const Home home;
    for (const char* what : {"pipe", "device", "folder", "huge"}) {
        CAPTURE(what);
        put_in_place(home.typed, what);
        const auto before = fs::symlink_status(home.typed).type();
        TypedLines lines(home.typed);
        CHECK_FALSE(lines.read());
        lines.add("pass");
        CHECK(fs::symlink_status(home.typed).type() == before);
    }
    put_in_place(home.typed, "circle");
    TypedLines lines(home.typed);
    CHECK(lines.read()->empty());
    lines.add("pass");
    CHECK(fs::is_symlink(home.typed));
}

TEST_CASE("two shells keep the lines of both, and what is endless is not kept") {
    const Home home;
    const std::string behind = home.folder.write(
        "behind", "### 2026-01-01 10:00:00.000\nnewgame BR 2\n" + std::string(20'000'000, 'x') + "\npass\n");
    fs::create_symlink(behind, home.typed);
    TypedLines one(home.typed);
    TypedLines two(home.typed);
    CHECK(read_all(one) == std::vector<std::string>{"newgame BR 2", "pass"});
    CHECK(fs::is_symlink(home.typed));
    CHECK(fs::file_size(behind) < 1000);  // shortened, now that nothing of it is missed
    one.add("map");
    two.add("board é");
    one.add(std::string(TypedLines::kLongest + 1, 'y'));
    TypedLines later(home.typed);
    CHECK(read_all(later) == std::vector<std::string>{"newgame BR 2", "pass", "map", "board é"});
}
