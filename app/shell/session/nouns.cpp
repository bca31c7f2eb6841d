#include "app/shell/session/nouns.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/session/state.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/questions.hpp"

namespace rego::app {

using engine::ClassId;
using engine::Verb;
using parser::ErrorKind;

namespace {

/// Fewer letters are no beginning of a name.
constexpr std::size_t kFewestLetters = 3;

struct NounUse {
    Verb verb = Verb::Play;
    ClassId about = engine::kNoClass;
    std::string line;   // "claim Mayor"
    std::string words;  // as shown
    bool is_exact = false;
};

/// What names of a kind stand for by themselves.
struct KindUse {
    Verb verb;
    const Names::Kind* kind;
};
constexpr std::array kKindUses{KindUse{Verb::Project, &Names::kProject}, KindUse{Verb::Claim, &Names::kMilestone},
                               KindUse{Verb::Fund, &Names::kAward}, KindUse{Verb::Trade, &Names::kColony},
                               KindUse{Verb::Delegate, &Names::kParty}};

class NounReader {
  public:
    explicit NounReader(Run& run)
        : run_(run), game_(run.game()), table_(game_.core().table()), names_(run.state.names()) {}

    std::vector<NounUse> nouns(std::string_view text, bool says_more) {
        std::vector<NounUse> all = table_words(text, says_more);
        if (!all.empty()) return all;
        if (plain_name(text).empty() || std::isdigit(static_cast<unsigned char>(text.front())) != 0) return all;
        for (const KindUse& use : kKindUses)
            for (const ClassId cls : names_.all_meant(*use.kind, text, &game_)) add(all, use, cls, text);
        if (all.empty()) add_short(all, text);
        for (const ClassId cls : names_.all_meant(Names::kCard, text, &game_)) add_card(all, cls, text);
        // What is called exactly so comes before all that begins so.
        if (std::ranges::any_of(all, &NounUse::is_exact)) {
            std::erase_if(all, [](const NounUse& noun) { return !noun.is_exact; });
        } else if (plain_name(text).size() < kFewestLetters) {
            all.clear();
        }
        return all;
    }

  private:
    bool is_strict() const { return game_.mode() == engine::Mode::Game || game_.mode() == engine::Mode::Turns; }

    /// Words of the table that are names of nothing. Alone, and not in a game that is played, they are PETS.
    std::vector<NounUse> table_words(std::string_view text, bool says_more) {
        const auto is = [&](std::string_view word) { return equal_ignoring_case(text, word); };
        if (!is_strict() && !says_more) return {};
        if (is("p") && !says_more) return {{.verb = Verb::Pass, .line = "pass", .words = "pass", .is_exact = true}};
        if (is("plant") || is("plants")) return {conversion("plants", kind::kConvertPlants)};
        if (is("heat")) return {conversion("heat", kind::kConvertHeat)};
        return {};
    }

    NounUse conversion(const std::string& what, const char* cls) const {
        return {Verb::Convert, table_.find(cls).value_or(engine::kNoClass), "convert " + what, "convert " + what, true};
    }

    bool is_called(ClassId cls, const Names::Kind& kind, std::string_view text) const {
        const std::string said = plain_name(text);
        const std::string& name = table_.info(cls).name;
        const std::string printed = plain_name(printed_name(table_, cls));
        // `colony` is what is built, whatever else ends so.
        const bool is_project = std::string_view(kind.super) == kind::kProject;
        return said == plain_name(name) || said == printed || said == plain_name(without_suffix(name, kind.suffix)) ||
               table_.find_loose(text) == cls ||
               (is_project && said == plain_name(last_word(printed_name(table_, cls))));
    }

    static std::string last_word(const std::string& name) { return name.substr(name.rfind(' ') + 1); }

    NounUse noun(Verb verb, ClassId cls, const Names::Kind& kind, std::string_view text) const {
        const std::string name(engine::name_of(verb));
        return {verb, cls, name + " " + table_.info(cls).name, name + " " + printed_name(table_, cls),
                is_called(cls, kind, text)};
    }

    /// `pp`: Power Plant.
    void add_short(std::vector<NounUse>& all, std::string_view text) {
        const auto cls = table_.find_loose(text);
        const auto project = table_.find(kind::kProject);
        if (cls && project && table_.is_subclass(*cls, *project)) add(all, kKindUses.front(), *cls, text);
    }

    bool is_there(const parser::Expression& type) { return !listed(game_, run_.actor(), type).empty(); }

    void add(std::vector<NounUse>& all, const KindUse& use, ClassId cls, std::string_view text) {
        if (!game_.core().world().is_active(cls) || table_.info(cls).name == kind::kSellPatents) return;
        const parser::Expression anybodys = parser::type(table_.info(cls).name, {parser::type(kind::kAnyone)});
        const bool is_goal = use.verb == Verb::Claim || use.verb == Verb::Fund;
        if (is_goal && is_there(anybodys)) return;
        if (use.verb == Verb::Trade && !is_there(parser::type(table_.info(cls).name))) return;  // asleep, or in the box
        all.push_back(noun(use.verb, cls, *use.kind, text));
        if (use.verb != Verb::Project) return;
        // `greenery` may as well be for plants.
        NounUse plants = conversion("plants", kind::kConvertPlants);
        plants.is_exact = all.back().is_exact;
        if (table_.info(cls).name.starts_with("Greenery") && is_offered(plants)) all.push_back(std::move(plants));
    }

    void add_card(std::vector<NounUse>& all, ClassId cls, std::string_view text) {
        const engine::CardInfo* info = game_.card_info(cls);
        if (info == nullptr || !game_.core().world().is_active(cls)) return;
        const std::string& name = table_.info(cls).name;
        const auto fronts = listed(game_, run_.actor(), parser::type(name, {parser::type(kind::kAnyone)}));
        if (!fronts.empty()) {
            const bool acts =
                owner_of(game_, fronts.front().component) == run_.actor() && !table_.info(cls).actions.empty();
            if (acts) {
                all.push_back(noun(Verb::Action, cls, Names::kCard, text));
            } else if (is_called(cls, Names::kCard, text)) {
                all.push_back(noun(Verb::Play, cls, Names::kCard, text));  // will be told why not
            }
            return;
        }
        if (is_there(parser::type(kind::kPlayedEvent, {parser::type(kind::kAnyone), parser::literal(name)}))) return;
        if (is_strict() && info->deck != deck_of_phase()) return;
        all.push_back(noun(Verb::Play, cls, Names::kCard, text));
    }

    engine::Deck deck_of_phase() const {
        if (game_.phase() == "Corporation") return engine::Deck::Corporation;
        return game_.phase() == "Prelude" ? engine::Deck::Prelude : engine::Deck::Project;
    }

    bool is_offered(const NounUse& noun) {
        return std::ranges::any_of(game_.offers(run_.actor()), [&](const engine::Offer& offer) {
            return offer.move.verb == noun.verb && offer.move.about == noun.about;
        });
    }

    Run& run_;
    engine::MarsGame& game_;
    const engine::ClassTable& table_;
    const Names& names_;
};

/// In modes where PETS is carried out, what is written as PETS is PETS: `Mine`, and `steel`, which is nothing to play.
bool is_pets_there(Run& run, Word text) {
    const engine::Mode mode = run.game().mode();
    if (mode == engine::Mode::Game || mode == engine::Mode::Turns) return false;
    const auto cls = run.state.table()->find_loose(text.text);
    if (!cls) return false;
    const bool is_written_so = run.state.table()->info(*cls).name == text.text;
    const auto is_of = [&](const char* super) {
        const auto id = run.state.table()->find(super);
        return id && run.state.table()->is_subclass(*cls, *id);
    };
    constexpr std::array kNouns{kind::kCard,  kind::kProject, kind::kMilestone,
                                kind::kAward, kind::kColony,  kind::kParty};
    return is_written_so || std::ranges::none_of(kNouns, is_of);
}

}  // namespace

std::vector<Meaning> meanings_of(Run& run) {
    const Word whole = run.words.rest();
    constexpr std::string_view kOnlyInPets = ":<>[](){}=";
    const bool is_pets = whole.text.find_first_of(kOnlyInPets) != std::string_view::npos;
    if (!whole || whole.text.front() == '-' || is_pets || is_pets_there(run, whole)) return {};
    const Word piece = run.words.split_at_commas(whole).front();
    NounReader reader(run);
    // The longest beginning that is a name; what stands behind it answers and pays.
    for (std::size_t end = piece.text.size(); end > 0 && end != std::string_view::npos;) {
        const std::string_view name = piece.text.substr(0, end);
        if (const std::vector<NounUse> nouns = reader.nouns(name, end < whole.text.size()); !nouns.empty()) {
            const std::string tail(whole.text.substr(end));
            std::vector<Meaning> meanings;
            for (const NounUse& noun : nouns) meanings.push_back({noun.line + tail, noun.words + tail});
            return meanings;
        }
        const std::size_t blank = name.find_last_of(' ');
        end = blank == std::string_view::npos ? blank : name.find_last_not_of(' ', blank) + 1;
    }
    return {};
}

parser::Diagnostic which_is_meant(Run& run, Word said, const std::vector<Meaning>& meanings) {
    std::vector<std::string> notes;
    run.state.meant.clear();
    for (const Meaning& each : meanings) {
        if (notes.size() == kMostListed) {
            notes.push_back(fmt::format("or one of {} more: more letters tell", meanings.size() - kMostListed));
            break;
        }
        notes.push_back(fmt::format("{}) {}", notes.size() + 1, each.words));
        if (!run.is_dry) run.state.meant.push_back(each.command);
    }
    return at(said, problem(ErrorKind::Ambiguous, fmt::format("`{}` could be several things", said.text))
                        .with_notes(std::move(notes)));
}

}  // namespace rego::app
