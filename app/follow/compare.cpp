#include "app/follow/compare.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <tuple>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::follow {

namespace {

/// What the value of a row means.
enum class Sort { Number, Name, YesNo, Builders, Member };

struct AspectWords {
    Aspect aspect;
    Sort sort;
    const char* label;             // with the names of what, where, whose
    const char* component = "";    // the PETS of what the row counts, or is there; {3} is the name that is its value,
                                   // {4} the player. Empty: no fix can change that.
    const char* member = nullptr;  // how one of a list is told, if not as its component
};

// clang-format off
const std::array kWords = {
    AspectWords{Aspect::Generation, Sort::Number, "generation"},
    AspectWords{Aspect::First, Sort::Name, "first player"},
    AspectWords{Aspect::Parameter, Sort::Number, "{0}"},
    AspectWords{Aspect::Tile, Sort::Member, "tile", "{0}<{1}{2}>"},
    AspectWords{Aspect::Claim, Sort::Member, "claim", "{5}<{1}{2}>", "{1}{2}"},
    AspectWords{Aspect::Milestone, Sort::Member, "milestone", "{0}<{6}>"},
    AspectWords{Aspect::Award, Sort::Member, "award", "{0}<{6}>"},
    AspectWords{Aspect::ColonyTile, Sort::Member, "colony tile", "", "{0}"},
    AspectWords{Aspect::Visitor, Sort::Name, "{0} visitor", "{5}<{0}, {3}>"},
    AspectWords{Aspect::Asleep, Sort::YesNo, "{0} asleep"},
    AspectWords{Aspect::Track, Sort::Number, "{0} track", "{5}<{0}>"},
    AspectWords{Aspect::Builders, Sort::Builders, "{0} colonies", "{5}<{0}, {3}>"},
    AspectWords{Aspect::Ruling, Sort::Name, "ruling party", "{5}<{3}>"},
    AspectWords{Aspect::Dominant, Sort::Name, "dominant party", "{5}<{3}>"},
    AspectWords{Aspect::Chairman, Sort::Name, "chairman", "{5}<{3}>"},
    AspectWords{Aspect::Leader, Sort::Name, "{0} leader", "{5}<{0}, {3}>"},
    AspectWords{Aspect::Delegates, Sort::Number, "{0} delegates {6}", "{5}<{0}, {6}>"},
    AspectWords{Aspect::Reserve, Sort::Number, "reserve {6}", "{5}<{6}>"},
    AspectWords{Aspect::Lobby, Sort::Member, "lobby", "{5}<{6}>", "{6}"},
    AspectWords{Aspect::Distant, Sort::Name, "distant event", "{5}<{3}>"},
    AspectWords{Aspect::Coming, Sort::Name, "coming event", "{5}<{3}>"},
    AspectWords{Aspect::Current, Sort::Name, "current event", "{5}<{3}>"},
    AspectWords{Aspect::Stock, Sort::Number, "stock {0}", "{0}<{4}>"},
    AspectWords{Aspect::Production, Sort::Number, "production {0}", "{0}<{4}>"},
    AspectWords{Aspect::Rating, Sort::Number, "TR", "{5}<{4}>"},
    AspectWords{Aspect::Hand, Sort::Number, "hand", "{5}<{4}>"},
    AspectWords{Aspect::Tableau, Sort::Member, "tableau", "{0}<{4}>", "{0}"},
    AspectWords{Aspect::Events, Sort::Member, "events", "{5}<{4}, Class<{0}>>", "{0}"},
    AspectWords{Aspect::OnCard, Sort::Number, "on {1} {0}", "{0}<{1}<{4}>>"},
    AspectWords{Aspect::Hosted, Sort::Number, "on hosted {0}", "{5}<{4}, HostedCard<{4}, Class<{0}>>>"},
    AspectWords{Aspect::Tags, Sort::Number, "tags {0}"},
    AspectWords{Aspect::FreeFleets, Sort::Number, "free fleets", "{5}<{4}>"},
    AspectWords{Aspect::Fleets, Sort::Number, "fleets"},
    AspectWords{Aspect::ActionUsed, Sort::Member, "action used", "{5}<{0}<{4}>>", "{0}"},
    AspectWords{Aspect::Passed, Sort::YesNo, "passed", "{5}<{4}>"},
};
// clang-format on
static_assert(kWords.size() == kAspects);

/// The class that stands for the aspect itself, where it has one.
const char* class_of(Aspect aspect) {
    switch (aspect) {
        case Aspect::Claim: return kind::kClaim;
        case Aspect::Visitor: return kind::kTrade;
        case Aspect::Track: return kind::kColonyTrack;
        case Aspect::Builders: return kind::kColonyBuilt;
        case Aspect::Ruling: return kind::kRulingParty;
        case Aspect::Dominant: return kind::kDominantParty;
        case Aspect::Chairman: return kind::kChairman;
        case Aspect::Leader: return kind::kPartyLeader;
        case Aspect::Delegates: return kind::kDelegate;
        case Aspect::Reserve: return kind::kReserveDelegate;
        case Aspect::Lobby: return kind::kInLobby;
        case Aspect::Distant: return kind::kDistantEvent;
        case Aspect::Coming: return kind::kComingEvent;
        case Aspect::Current: return kind::kCurrentEvent;
        case Aspect::Rating: return kind::kRating;
        case Aspect::Hand: return kind::kCardInHand;
        case Aspect::Events: return kind::kPlayedEvent;
        case Aspect::Hosted: return kind::kOnHosted;
        case Aspect::FreeFleets: return kind::kFleet;
        case Aspect::ActionUsed: return kind::kActionUsed;
        case Aspect::Passed: return kind::kPassed;
        default: return "";
    }
}

/// Says rows in words.
class Teller {
  public:
    explicit Teller(const Lexicon& lexicon) : lexicon_(lexicon) {}

    static const AspectWords& words_of(const Fact& fact) { return kWords[static_cast<std::size_t>(fact.aspect())]; }

    std::string label(const Fact& fact) const {
        const std::string text = filled(words_of(fact).label, fact);
        return fact.seat() == 0 ? text : kind::player(fact.seat()) + " " + text;
    }
    std::string value(const Fact& fact) const {
        switch (words_of(fact).sort) {
            case Sort::Number: return std::to_string(fact.value);
            case Sort::Name: return lexicon_.text(static_cast<Name>(fact.value));
            case Sort::YesNo: return fact.value != 0 ? "yes" : "no";
            case Sort::Builders: return fmt::format("{}", fmt::join(builders_of(fact), " "));
            case Sort::Member: break;
        }
        const AspectWords& words = words_of(fact);
        return fact.value == 0 ? "nothing" : filled(words.member ? words.member : words.component, fact);
    }
    /// With `named` as what its value says.
    std::string component(const Fact& fact, const std::string& named = {}) const {
        return filled(words_of(fact).component, fact, named);
    }
    std::vector<std::string> builders_of(const Fact& fact) const {
        std::vector<std::string> all;
        for (const unsigned seat : seats_of(fact.value)) all.push_back(kind::player(seat));
        return all;
    }

  private:
    std::string filled(const char* pattern, const Fact& fact, const std::string& named = {}) const {
        const std::string whose = lexicon_.text(fact.whose());
        return fmt::format(fmt::runtime(pattern), lexicon_.text(fact.what()), lexicon_.text(fact.where()),
                           whose.empty() ? "" : ", " + whose, named, kind::player(fact.seat()), class_of(fact.aspect()),
                           whose);
    }

    const Lexicon& lexicon_;
};

/// Every change as `fix` takes it.
class Corrections {
  public:
    Corrections(const Lexicon& lexicon, const State& expected, const State& actual)
        : lexicon_(lexicon), teller_(lexicon), expected_(expected), actual_(actual) {}

    std::vector<std::string> all() {
        auto pairs = differing(expected_, actual_);
        // What goes makes room for what comes.
        const auto order = [](const FactPair& pair) {
            return std::tuple{pair.expected.seat(), pair.expected.aspect(), pair.expected.value > pair.actual.value};
        };
        std::ranges::stable_sort(pairs, {}, order);
        for (const FactPair& pair : pairs) correct(pair);
        return std::move(changes_);
    }

  private:
    void correct(const FactPair& pair) {
        const Fact& fact = pair.expected;
        const int more = fact.value - pair.actual.value;
        if (fact.aspect() == Aspect::Parameter) return parameter(fact.what(), more);
        if (fact.aspect() == Aspect::Asleep) return wake_or_sleep(fact);
        const AspectWords& words = Teller::words_of(fact);
        if (std::string_view(words.component).empty()) return;
        const bool is_asleep = expected_.value(Aspect::Asleep, {.what = fact.what()}) != 0;
        switch (words.sort) {
            case Sort::Number:
                if (fact.aspect() == Aspect::Production) {
                    changes_.push_back(
                        fmt::format("PROD[{}{} {}]", more < 0 ? "-" : "", std::abs(more), teller_.component(fact)));
                } else if (fact.aspect() != Aspect::Track) {
                    change(more, teller_.component(fact));
                } else if (!is_asleep) {
                    // A tile put there by hand has its marker at the start.
                    const bool wakes = actual_.value(Aspect::Asleep, {.what = fact.what()}) != 0;
                    change(wakes ? fact.value : more, teller_.component(fact));
                }
                return;
            case Sort::Name:
                if (pair.actual.value != 0)
                    changes_.push_back("-" + teller_.component(fact, teller_.value(pair.actual)));
                if (fact.value != 0) changes_.push_back(teller_.component(fact, teller_.value(fact)));
                return;
            case Sort::Builders:
                if (!is_asleep) builders(pair);
                return;
            case Sort::YesNo:
            case Sort::Member: changes_.push_back((more < 0 ? "-" : "") + teller_.component(fact)); return;
        }
    }

    void change(int more, const std::string& what) {
        if (more != 0) changes_.push_back(fmt::format("{} {}", more, what));
    }

    /// Where tiles count it, the tiles are corrected.
    void parameter(Name key, int more) {
        if (const engine::Track* track = lexicon_.track(key); track != nullptr && !lexicon_.counts_tiles(*track))
            change(more / static_cast<int>(track->step), lexicon_.text(Lexicon::number(track->cls)));
    }

    void wake_or_sleep(const Fact& fact) {
        const std::string name = lexicon_.text(fact.what());
        const std::string asleep = fmt::format("{}<{}<{}>>", kind::kSleepingColony, kind::kClass, name);
        changes_.push_back(fact.value != 0 ? fmt::format("{} FROM {}", asleep, name)
                                           : fmt::format("{} FROM {}", name, asleep));
    }

    void builders(const FactPair& pair) {
        std::map<std::string, int> more;
        for (const std::string& owner : teller_.builders_of(pair.expected)) ++more[owner];
        for (const std::string& owner : teller_.builders_of(pair.actual)) --more[owner];
        for (const auto& [owner, count] : more) change(count, teller_.component(pair.expected, owner));
    }

    const Lexicon& lexicon_;
    Teller teller_;
    const State& expected_;
    const State& actual_;
    std::vector<std::string> changes_;
};

}  // namespace

std::vector<Difference> compare(const Lexicon& lexicon, const State& expected, const State& actual) {
    const Teller teller(lexicon);
    std::vector<Difference> all;
    for (const FactPair& pair : differing(expected, actual)) {
        // One of a list is named on its side, although both rows are about it.
        FactPair told = pair;
        if (Teller::words_of(pair.expected).sort == Sort::Member) {
            told.expected.value = pair.expected.value > pair.actual.value ? 1 : 0;
            told.actual.value = 1 - told.expected.value;
        }
        all.push_back({teller.label(pair.expected), teller.value(told.expected), teller.value(told.actual)});
    }
    return all;
}

std::vector<std::string> corrections(const Lexicon& lexicon, const State& expected, const State& actual) {
    return Corrections(lexicon, expected, actual).all();
}

}  // namespace rego::app::follow
