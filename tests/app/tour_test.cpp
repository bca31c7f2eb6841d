// docs/tour.md is a session: what stands behind `>` in its blocks is carried out, the lines below are the answer.
// `tools/accept tour` writes the answers into the file instead of comparing them with it.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

const std::string kPath = std::string(REGO_SOURCE_DIR) + "/docs/tour.md";

/// The document with the answers that rego gives today.
std::string with_answers(const std::vector<std::string>& lines, Session& session) {
    std::string text;
    bool inside = false;
    for (const std::string& line : lines) {
        if (line.starts_with("```")) inside = line == "```rego";
        const bool is_command = inside && line.starts_with("> ");
        if (inside && !is_command && line != "```rego") continue;  // an old answer
        text += line + "\n";
        if (!is_command) continue;
        const Answer answer = session.run(line.substr(2), "<stdin>");
        CAPTURE(line);
        CAPTURE(answer.err);
        CHECK(answer.ok());
        text += answer.out + answer.err;
    }
    return text;
}

}  // namespace

TEST_CASE("the tour works as it is written") {
    std::ifstream file(kPath);
    REQUIRE(file);
    std::stringstream contents;
    contents << file.rdbuf();

    const TemporaryFolder folder;
    SessionOptions options;
    options.folder = folder.path("");  // for the file that the tour saves
    Session session(command_table(), std::make_shared<Library>(), options);
    const std::string expected = with_answers(lines_of(contents.str()), session);
    if (const char* accepted = std::getenv("REGO_ACCEPT"); accepted != nullptr && contains("docs/tour.md", accepted)) {
        std::ofstream(kPath) << expected;
        return;
    }
    const std::vector<std::string> now = lines_of(expected);
    const std::vector<std::string> then = lines_of(contents.str());
    for (std::size_t i = 0; i < std::min(now.size(), then.size()); ++i) {
        INFO("docs/tour.md:" << i + 1 << ": if the new answer is right, `tools/accept tour` writes it");
        REQUIRE(then[i] == now[i]);
    }
    CHECK(then.size() == now.size());
}
