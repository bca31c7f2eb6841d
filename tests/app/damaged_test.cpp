// Records, journals, canons and whole sessions made of damaged pieces: whatever is read, the answer is a value or an
// error that says something. REGO_DAMAGE=100000 tries more, from REGO_RANDOM_SEED on; the preset asan looks closer.
#include <random>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/follow/record.hpp"
#include "app/shell/journal/journal.hpp"
#include "engine/load/canon.hpp"
#include "engine/load/embedded_canon.hpp"
#include "engine/rules/lint.hpp"
#include "parser/text/read_file.hpp"
#include "tests/app/render_support.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;

namespace {

class Damage {
  public:
    explicit Damage(unsigned long seed) : random_(rego::test::setting("REGO_RANDOM_SEED", seed)) {}

    std::size_t below(std::size_t n) { return n == 0 ? 0 : random_() % n; }
    template <class T>
    const T& one_of(const std::vector<T>& all) {
        return all[below(all.size())];
    }
    /// The text with one to four bytes or pieces gone, changed, doubled or moved.
    std::string operator()(std::string text) {
        static const std::vector<std::string> kPieces{"(",
                                                      ")",
                                                      "<",
                                                      ">",
                                                      "[",
                                                      "]",
                                                      "{",
                                                      "}",
                                                      ":",
                                                      "::",
                                                      ",",
                                                      "\"",
                                                      "\\",
                                                      "\n",
                                                      "-1",
                                                      "0",
                                                      "99999999999999999999",
                                                      "X",
                                                      "This",
                                                      "OR",
                                                      "null",
                                                      "\xff",
                                                      "#"};
        for (std::size_t i = 1 + below(4); i > 0 && !text.empty(); --i) {
            const std::size_t at = below(text.size());
            switch (below(5)) {
                case 0: text.erase(at, 1 + below(8)); break;
                case 1: text.insert(at, one_of(kPieces)); break;
                case 2: text[at] = static_cast<char>(random_()); break;
                case 3: text.insert(at, text.substr(below(text.size()), below(30))); break;
                default: text.resize(at); break;
            }
        }
        return text;
    }

  private:
    std::mt19937 random_;
};

std::vector<std::string> lines_of_games() {
    std::vector<std::string> lines;
    for (const char* name : {"two-players-tharsis", "solo-hellas-rating"}) {
        const auto text = rego::parser::read_file(std::string(REGO_SOURCE_DIR "/scripts/games/") + name + ".rego");
        REQUIRE(text);
        for (const std::string& line : lines_of(*text))
            if (!line.empty() && !line.starts_with('#')) lines.push_back(line);
    }
    return lines;
}

}  // namespace

TEST_CASE("damaged records are read or refused") {
    Damage damage(1);
    const std::string record = R"({"header":{"options":"BR","players":["a","b"]},"start":{"generation":1,"phase":"x",
        "temperature":0,"oxygen":0,"oceans":0,"players":[{"name":"a"},{"name":"b"}],"tiles":[]},"steps":[],
        "final":{"winner":"a","scores":[{"name":"a","total":1}]}})";
    for (unsigned long i = 0; i < rego::test::setting("REGO_DAMAGE", 2000); ++i) {
        const auto read = follow::parse_record(damage(record), "x.json");
        if (!read) CHECK_FALSE(read.error().message.empty());
    }
}

TEST_CASE("damaged journals are read as far as they go, or refused") {
    Damage damage(2);
    const std::string journal = "# rego journal\n# --canon /x\nnewgame BR 2\n# standing: generation 1\nexec Plant\n";
    for (unsigned long i = 0; i < rego::test::setting("REGO_DAMAGE", 4000); ++i) {
        const std::string text = damage(journal);
        const JournalContents contents = read_journal(text);
        (void)refuse_journal("x", text);
        std::size_t length = contents.torn.size();
        for (const std::string& line : contents.lines) length += line.size() + 1;
        CHECK(length <= text.size());
    }
}

TEST_CASE("damaged canons are loaded with complaints, and a game is played only on sound ones") {
    Damage damage(3);
    std::vector<rego::engine::CanonFile> small;
    for (const auto& file : rego::engine::embedded_canon()) {
        const std::string path(file.path);
        if (path.starts_with("base/") || path.starts_with("tharsis/"))
            small.push_back({path, std::string(file.text), path.substr(0, path.find('/'))});
    }
    for (unsigned long i = 0; i < rego::test::setting("REGO_DAMAGE", 2000) / 200; ++i) {
        auto files = small;
        auto& victim = files[damage.below(files.size())];
        victim.text = damage(victim.text);
        CAPTURE(victim.path);
        const auto table = std::make_shared<const rego::engine::ClassTable>(
            std::make_shared<const rego::engine::Canon>(rego::engine::load_canon(std::move(files))));
        for (const auto& problem : Library::problems(table)) CHECK_FALSE(problem.message.empty());
        (void)rego::engine::lint(table);
    }
}

TEST_CASE("sessions of damaged lines never fail in a way that rego does not know") {
    Damage damage(4);
    const std::vector<std::string> lines = lines_of_games();
    const std::vector<std::string> edits{"undo",
                                         "redo",
                                         "undo 3",
                                         "rollback 20",
                                         "drop 2",
                                         "amend 2 exec Plant",
                                         "insert 2 exec Heat",
                                         "step exec 2 Plant",
                                         "continue",
                                         "cancel",
                                         "mode ops",
                                         "mode game",
                                         "newgame BRPV 2",
                                         "auto none",
                                         "become P2",
                                         "try undo",
                                         "history"};
    std::vector<std::string> names;
    for (rego::engine::ClassId cls = 0; cls < library()->table()->size(); ++cls)
        names.push_back(library()->table()->info(cls).name);
    auto session = std::make_unique<Session>(command_table(), library());
    std::string recent;
    for (unsigned long i = 0; i < rego::test::setting("REGO_DAMAGE", 2000); ++i) {
        if (session->history().size() > 80) session = std::make_unique<Session>(command_table(), library());
        if (session->game() == nullptr) (void)session->run("newgame BRVC 2 mode=ops", "<test>");
        std::string line;
        switch (damage.below(5)) {
            case 0: line = damage.one_of(lines); break;
            case 1: line = damage(damage.one_of(lines)); break;
            case 2: line = damage.one_of(edits); break;
            case 3:
                line = fmt::format("exec {} {}<{}>", damage.below(4), damage.one_of(names), damage.one_of(names));
                break;
            default: line = fmt::format("exec {} {}", damage.below(5), damage.one_of(names)); break;
        }
        recent = recent.substr(recent.size() > 2000 ? recent.size() - 2000 : 0) + line + '\n';
        const Answer answer = session->run(line, "<test>");
        if (answer.ok()) continue;
        CAPTURE(recent);
        CAPTURE(answer.error->message);
        CHECK_FALSE(answer.err.empty());
        REQUIRE(answer.error->kind != rego::parser::ErrorKind::Internal);
    }
}
