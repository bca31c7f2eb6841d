// After each of many random edits the errors are those that a server tells that has only just been started.
// REGO_RANDOM_SEED and REGO_RANDOM_STEPS say which and how many; ./test uses a fixed seed.
#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/editor/lsp/workspace.hpp"
#include "parser/text/read_file.hpp"
#include "tests/support/setting.hpp"

using namespace rego;
using app::lsp::Workspace;

namespace {

const std::vector<std::string> kFiles{"base/player.pets",     "base/cards.json5",      "base/cards.pets",
                                      "base/tiles.pets",      "base/system.pets",      "base/card-classes.pets",
                                      "colonies/cards.json5", "colonies/tables.json5", "tharsis/map.json5",
                                      "base/words.json5",     "base/language.json5",   "turmoil/parties.pets",
                                      "base/names.json5",     "venus-next/cards.json5"};

/// What the canon has little of: measures, extensions that choose, defaults, properties asked for.
const std::string kHouse =
    "METRIC Wealth = Megacredit OR Steel\nMETRIC Riches<Owner> = Wealth MAX 50\n"
    "REQUIREMENT Rich = 20 Wealth\n\n"
    "EXTEND CLASS CardFront(HAS SpaceTag, MAX 10 cost) {\n    This: Rich: Plant\n}\n\nEXTEND CLASS ActiveCard(HAS MAX "
    "3 cost) {\n    Plant -> Heat\n}\n\n"
    "ABSTRACT CLASS Stone : Owned {\n    DEFAULT +Stone!\n    weight = Number\n}\n"
    "CLASS Agate : Stone {\n    weight = 2\n    HAS MAX 9 This\n}\n"
    "CLASS Beryl : Stone, Atomized {\n    weight = 5\n    This: 2 Agate OR Plant / Stone(HAS 3 weight)\n}\n"
    "CLASS Ring<Stone> : Owned {\n    Agate: 2 Riches: Heat\n}\n";

std::vector<std::string> told(Workspace& workspace) {
    std::vector<std::string> all;
    for (const parser::Diagnostic& each : workspace.problems()) {
        const parser::Span span = each.span.value_or(parser::Span{});
        all.push_back(fmt::format("{}:{}-{}: {} [{}]", each.file, span.begin, span.end, each.message, each.hint));
        for (const std::string& note : each.notes) all.back() += " / " + note;
    }
    return all;
}

/// Somebody who types, none too well.
class Typist {
  public:
    explicit Typist(unsigned long seed) : random_(seed) {
        for (const std::string& name : kFiles) {
            const std::string path = std::string(REGO_SOURCE_DIR) + "/canon/" + name;
            const auto text = parser::read_file(path);
            if (!text) continue;
            right_[path] = now_[path] = *text;
            paths_.push_back(path);
            workspace_.open(path, *text);
        }
        paths_.push_back("/no/such/folder/house/stones.pets");
        right_[paths_.back()] = now_[paths_.back()] = kHouse;
        workspace_.open(paths_.back(), kHouse);
    }

    void step() {
        const std::string& path = paths_[std::min(below(paths_.size() + 5), paths_.size() - 1)];
        std::string& text = now_[path];
        if (is_broken_ > 3 || below(4) == 0) {  // mistakes are corrected sooner or later
            for (const auto& [each, right] : right_) {
                if (now_[each] == right) continue;
                now_[each] = right;
                workspace_.change(each, right);
            }
            is_broken_ = 0;
            return;
        }
        spoil(text);
        ++is_broken_;
        workspace_.change(path, text);
    }

    /// What is told now, and what a server tells that knows nothing of what went before.
    void compare() {
        Workspace fresh({});
        for (const auto& [path, text] : now_) fresh.open(path, text);
        const std::vector<std::string> wanted = told(fresh);
        const std::vector<std::string> got = told(workspace_);
        faults += wanted.empty() ? 0 : 1;
        most = std::max(most, wanted.size());
        REQUIRE(got.size() == wanted.size());
        for (std::size_t i = 0; i < got.size(); ++i) REQUIRE(got[i] == wanted[i]);
    }

    std::size_t file_count() const { return paths_.size(); }

    std::size_t faults = 0;  // how often there were some
    std::size_t most = 0;    // at once

  private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }

    /// Where a name begins and ends, somewhere in the text.
    std::pair<std::size_t, std::size_t> some_name(const std::string& text) {
        const auto is_letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
        const auto begin = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(below(text.size())), text.end(),
                                        [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
        const auto end = std::find_if_not(begin, text.end(), is_letter);
        return {begin - text.begin(), end - text.begin()};
    }

    void spoil(std::string& text) {
        constexpr std::string_view kTyped = "{}<>,: 1XPlant\"\n[]()-!?=";
        const std::size_t at = below(text.size());
        const auto [begin, end] = some_name(text);
        switch (below(6)) {
            case 0: text.erase(at, 1); break;
            case 1: text.insert(at, 1, kTyped[below(kTyped.size())]); break;
            case 2: text.insert(begin, 1, 'X'); break;
            case 3: {  // another class, which may fit
                const std::string& other = now_[paths_[below(paths_.size())]];
                const auto [from, to] = some_name(other);
                const std::string name = other.substr(from, to - from);
                text.replace(begin, end - begin, name);
                break;
            }
            case 4: {  // a line goes
                const std::size_t line = text.rfind('\n', at) + 1;
                text.erase(line, std::min(text.find('\n', at), text.size() - 1) + 1 - line);
                break;
            }
            default: {  // a line twice
                const std::size_t line = text.rfind('\n', at) + 1;
                text.insert(line, text.substr(line, std::min(text.find('\n', at), text.size() - 1) + 1 - line));
            }
        }
        if (text.empty()) text = "\n";
    }

    std::mt19937_64 random_;
    Workspace workspace_{{}};
    std::vector<std::string> paths_;
    std::map<std::string, std::string> right_;
    std::map<std::string, std::string> now_;
    std::size_t is_broken_ = 0;
};

}  // namespace

TEST_CASE("whatever is typed, the errors are those of a server that has only just been started") {
    const unsigned long seed = test::setting("REGO_RANDOM_SEED", 19);
    const unsigned long steps = test::setting("REGO_RANDOM_STEPS", 100);
    CAPTURE(seed);
    Typist typist(seed);
    CHECK(typist.file_count() == kFiles.size() + 1);
    for (unsigned long i = 0; i < steps; ++i) {
        CAPTURE(i);
        typist.step();
        typist.compare();
    }
    CHECK(typist.faults > steps / 4);
    CHECK(typist.most > 20);
}

TEST_CASE("a class that is two things at once matters to those who speak of both") {
    const std::string path = "/no/such/folder/house/stones.pets";
    const std::string stones =
        "ABSTRACT CLASS Precious : Owned\nABSTRACT CLASS Hard : Owned\nCLASS Ring<Precious> : Owned\n"
        "CLASS Jeweller : Owned {\n    This: Ring<Hard>\n}\n";
    Workspace workspace({});
    workspace.open(path, stones);
    CHECK(told(workspace).size() == 1);
    workspace.change(path, stones + "CLASS Diamond : Precious, Hard\n");
    CHECK(told(workspace).empty());
    workspace.change(path, stones);
    CHECK(told(workspace).size() == 1);
}
