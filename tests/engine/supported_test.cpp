// docs/supported.md says what of the published game is in; it is made from the canon, here, and must be up to date.
// `tools/supported` writes it anew.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/load/canon.hpp"

using namespace rego;
using namespace rego::engine;

namespace {

/// What was published, by the letter that `newgame` knows it by; maps after modules.
struct Box {
    char letter;
    std::string_view name;
    bool is_map;
};
constexpr Box kBoxes[]{
    {'P', "Prelude", false},          {'V', "Venus Next", false},    {'C', "Colonies", false},
    {'T', "Turmoil", false},          {'2', "Prelude 2", false},     {'X', "Promos", false},
    {'U', "Utopia Planitia", true},   {'I', "Terra Cimmeria", true}, {'A', "Amazonis Planitia", true},
    {'S', "Vastitas Borealis", true},
};

class Page {
  public:
    explicit Page(const Canon& canon) : canon_(canon) {}

    std::string text() {
        line("# What is supported");
        line();
        line("Made from `canon/` by `tools/supported`.");
        modules();
        maps();
        only_by_name();
        standard();
        missing();
        for (const ModuleInfo& module : canon_.modules) cards(module);
        return text_;
    }

  private:
    void modules() {
        line();
        line("| module | `newgame` | corporations | preludes | green | blue | red | cards in all |");
        line("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (const ModuleInfo& module : canon_.modules) {
            if (module.is_map || module.only_by_name) continue;
            const auto count = [&](Deck deck, CardKind kind) {
                return std::to_string(std::count_if(canon_.cards.begin(), canon_.cards.end(), [&](const auto& entry) {
                    const CardInfo& card = *entry.second;
                    return card.module == module.name && card.deck == deck && card.kind == kind;
                }));
            };
            line("| " + module.printed_name + " | " + letter(module, "always") + " | " +
                 count(Deck::Corporation, CardKind::None) + " | " + count(Deck::Prelude, CardKind::None) + " | " +
                 count(Deck::Project, CardKind::Automated) + " | " + count(Deck::Project, CardKind::Active) + " | " +
                 count(Deck::Project, CardKind::Event) + " | " + cards_of(module) + " |");
        }
    }

    std::string cards_of(const ModuleInfo& module) const {
        return std::to_string(std::count_if(canon_.cards.begin(), canon_.cards.end(),
                                            [&](const auto& entry) { return entry.second->module == module.name; }));
    }

    std::vector<std::string> offered(const ModuleInfo& module, std::string_view super) const {
        std::vector<std::string> names;
        for (const std::string& name : module.offers) {
            for (const LoadedClass& loaded : canon_.classes) {
                const auto& signature = loaded.declaration.signatures.front();
                if (signature.name == name && signature.supertypes.front().name == super) names.push_back(name);
            }
        }
        return names;
    }

    void maps() {
        line();
        line("| map | `newgame` | areas | milestones | awards |");
        line("| --- | --- | --- | --- | --- |");
        for (const ModuleInfo& module : canon_.modules) {
            for (const MapInfo& map : canon_.maps) {
                if (map.module != module.name) continue;
                line("| " + map.printed_name + " | " + letter(module, "no letter") + " | " +
                     std::to_string(map.areas.size()) + " | " + joined(offered(module, "Milestone")) + " | " +
                     joined(offered(module, "Award")) + " |");
            }
        }
    }

    void only_by_name() {
        for (const ModuleInfo& module : canon_.modules) {
            if (!module.only_by_name) continue;
            line();
            line(module.printed_name + ", by name only, whatever the map:");
            line();
            line("- `milestones=`: " + joined_classes(offered(module, "Milestone")));
            line("- `awards=`: " + joined_classes(offered(module, "Award")));
        }
    }

    void standard() {
        line();
        line("Standard projects: " + joined(nested_in("StandardProject")) + ".");
        line("Standard actions: " + joined(nested_in("StandardAction")) + ".");
    }

    void missing() {
        line();
        std::vector<std::string> names;
        for (const Box& box : kBoxes) {
            const bool is_in = std::any_of(canon_.modules.begin(), canon_.modules.end(),
                                           [&](const ModuleInfo& module) { return module.letter == box.letter; });
            if (!is_in) names.push_back(std::string(box.is_map ? "the map " : "") + std::string(box.name));
        }
        std::string all;
        for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
        line("Not yet" + (all.empty() ? ": nothing." : ", for want of certain facts: " + all + "."));
    }

    void cards(const ModuleInfo& module) {
        std::vector<const CardInfo*> cards;
        for (const auto& [name, card] : canon_.cards) {
            if (card->module == module.name) cards.push_back(&*card);
        }
        if (cards.empty()) return;
        std::stable_sort(cards.begin(), cards.end(), [](const CardInfo* a, const CardInfo* b) {
            return std::pair(a->deck == Deck::Project, a->number) < std::pair(b->deck == Deck::Project, b->number);
        });
        line();
        line("## Cards of " + module.printed_name);
        line();
        for (const CardInfo* card : cards) line("- " + card->number + " " + card->printed_name);
    }

    static std::string letter(const ModuleInfo& module, std::string_view none) {
        return module.letter == 0 ? std::string(none) : '`' + std::string(1, module.letter) + '`';
    }

    /// The concrete classes declared within that class.
    std::vector<std::string> nested_in(std::string_view name) const {
        std::vector<std::string> names;
        for (const LoadedClass& loaded : canon_.classes) {
            if (loaded.declaration.signatures.front().name != name) continue;
            for (const auto& nested : loaded.declaration.body.nested) {
                for (const auto& signature : nested.signatures) names.push_back(signature.name);
            }
        }
        return names;
    }

    std::string joined(const std::vector<std::string>& names) const {
        std::string all;
        for (const std::string& name : names) {
            const auto exception = canon_.printed_names.find(name);
            all += (all.empty() ? "" : ", ") +
                   (exception == canon_.printed_names.end() ? words_of(name) : exception->second);
        }
        return all;
    }

    /// As `newgame` wants them: a printed name may stand for two.
    static std::string joined_classes(const std::vector<std::string>& names) {
        std::string all;
        for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
        return all;
    }

    void line(const std::string& text = {}) { text_ += text + '\n'; }

    const Canon& canon_;
    std::string text_;
};

}  // namespace

TEST_CASE("docs/supported.md is up to date; tools/supported writes it") {
    const std::string path = std::string(REGO_SOURCE_DIR) + "/docs/supported.md";
    const std::string wanted = Page(load_embedded_canon({})).text();
    if (std::getenv("REGO_WRITE_SUPPORTED") != nullptr) {
        std::filesystem::create_directories(std::string(REGO_SOURCE_DIR) + "/docs");
        std::ofstream(path, std::ios::binary) << wanted;
    }
    std::ifstream in(path, std::ios::binary);
    const std::string found{std::istreambuf_iterator<char>(in), {}};
    CHECK(found == wanted);
}

TEST_CASE("nothing is called supported that no script of tests/cards plays") {
    std::string scripts;
    for (const auto& file : std::filesystem::directory_iterator(REGO_SOURCE_DIR "/tests/cards")) {
        if (file.path().extension() != ".rego") continue;
        std::ifstream in(file.path());
        scripts.append(std::istreambuf_iterator<char>(in), {});
    }
    REQUIRE_FALSE(scripts.empty());
    const Canon canon = load_embedded_canon({});
    for (const auto& [name, card] : canon.cards) {
        CAPTURE(name);
        const std::string play = "play " + name;
        const bool alone = scripts.find(play + "\n") != std::string::npos;
        const bool paid = scripts.find(play + ",") != std::string::npos;
        CHECK((alone || paid));
    }
}
