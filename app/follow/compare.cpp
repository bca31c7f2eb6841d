#include "app/follow/compare.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <tuple>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"

namespace rego::app::follow {

using parser::Expression;
using parser::Instruction;

namespace {

/// What the value of a row means.
enum class Sort { Number, Name, YesNo, Builders, Member };

/// The names that a row is made of.
struct Parts {
    std::string cls;  // of the aspect itself, where it has one
    std::string what, where, whose, player;
    std::string value;  // what a row of sort Name says
};
using Component = Expression (*)(const Parts&);

/// `Trade<Luna, Player1>` of `Trade` and those names; what has no name is left out.
Expression made_of(const std::string& cls, const std::vector<std::string>& names) {
    Expression made = parser::type(cls);
    for (const std::string& name : names)
        if (!name.empty()) made.arguments.push_back(parser::type(name));
    return made;
}

Expression whats_place(const Parts& of) { return made_of(of.what, {of.where, of.whose}); }
Expression place(const Parts& of) { return made_of(of.cls, {of.where, of.whose}); }
Expression whats_owner(const Parts& of) { return made_of(of.what, {of.whose}); }
Expression what_for(const Parts& of) { return made_of(of.cls, {of.what, of.value}); }
Expression what(const Parts& of) { return made_of(of.cls, {of.what}); }
Expression value(const Parts& of) { return made_of(of.cls, {of.value}); }
Expression what_owned(const Parts& of) { return made_of(of.cls, {of.what, of.whose}); }
Expression owned(const Parts& of) { return made_of(of.cls, {of.whose}); }
Expression players_what(const Parts& of) { return made_of(of.what, {of.player}); }
Expression players(const Parts& of) { return made_of(of.cls, {of.player}); }
Expression event_of(const Parts& of) {
    return parser::type(of.cls, {parser::type(of.player), parser::literal(of.what)});
}
Expression on_card(const Parts& of) { return parser::type(of.what, {made_of(of.where, {of.player})}); }
Expression on_hosted(const Parts& of) {
    const Expression player = parser::type(of.player);
    return parser::type(of.cls, {player, parser::type(kind::kHostedCard, {player, parser::literal(of.what)})});
}
Expression on_what(const Parts& of) { return parser::type(of.cls, {made_of(of.what, {of.player})}); }

struct AspectWords {
    Aspect aspect;
    Sort sort;
    const char* label;              // with the names of what, where, whose
    Component component = nullptr;  // what the row counts, or is there; none: no fix can change that
    const char* member = nullptr;   // how one of a list is told, if not as its component
};

// clang-format off
const std::array kWords = {
    AspectWords{Aspect::Generation, Sort::Number, "generation"},
    AspectWords{Aspect::First, Sort::Name, "first player"},
    AspectWords{Aspect::Parameter, Sort::Number, "{0}"},
    AspectWords{Aspect::Tile, Sort::Member, "tile", whats_place},
    AspectWords{Aspect::Claim, Sort::Member, "claim", place, "{1}{3}{2}"},
    AspectWords{Aspect::Milestone, Sort::Member, "milestone", whats_owner},
    AspectWords{Aspect::Award, Sort::Member, "award", whats_owner},
    AspectWords{Aspect::ColonyTile, Sort::Member, "colony tile", nullptr, "{0}"},
    AspectWords{Aspect::Visitor, Sort::Name, "{0} visitor", what_for},
    AspectWords{Aspect::Asleep, Sort::YesNo, "{0} asleep"},
    AspectWords{Aspect::Track, Sort::Number, "{0} track", what},
    AspectWords{Aspect::Builders, Sort::Builders, "{0} colonies", what_for},
    AspectWords{Aspect::Ruling, Sort::Name, "ruling party", value},
    AspectWords{Aspect::Dominant, Sort::Name, "dominant party", value},
    AspectWords{Aspect::Chairman, Sort::Name, "chairman", value},
    AspectWords{Aspect::Leader, Sort::Name, "{0} leader", what_for},
    AspectWords{Aspect::Delegates, Sort::Number, "{0} delegates {2}", what_owned},
    AspectWords{Aspect::Reserve, Sort::Number, "reserve {2}", owned},
    AspectWords{Aspect::Lobby, Sort::Member, "lobby", owned, "{2}"},
    AspectWords{Aspect::Distant, Sort::Name, "distant event", value},
    AspectWords{Aspect::Coming, Sort::Name, "coming event", value},
    AspectWords{Aspect::Current, Sort::Name, "current event", value},
    AspectWords{Aspect::Stock, Sort::Number, "stock {0}", players_what},
    AspectWords{Aspect::Production, Sort::Number, "production {0}", players_what},
    AspectWords{Aspect::Rating, Sort::Number, "TR", players},
    AspectWords{Aspect::Hand, Sort::Number, "hand", players},
    AspectWords{Aspect::Tableau, Sort::Member, "tableau", players_what, "{0}"},
    AspectWords{Aspect::Events, Sort::Member, "events", event_of, "{0}"},
    AspectWords{Aspect::OnCard, Sort::Number, "on {1} {0}", on_card},
    AspectWords{Aspect::Hosted, Sort::Number, "on hosted {0}", on_hosted},
    AspectWords{Aspect::Tags, Sort::Number, "tags {0}"},
    AspectWords{Aspect::FreeFleets, Sort::Number, "free fleets", players},
    AspectWords{Aspect::Fleets, Sort::Number, "fleets"},
    AspectWords{Aspect::ActionUsed, Sort::Member, "action used", on_what, "{0}"},
    AspectWords{Aspect::Passed, Sort::YesNo, "passed", players},
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
        if (fact.value == 0) return "nothing";
        if (words.member != nullptr) return filled(words.member, fact);
        return words.component == nullptr ? "" : to_string(component(fact));
    }
    /// With `value` as what its value says.
    Expression component(const Fact& fact, std::string value = {}) const {
        return words_of(fact).component({.cls = class_of(fact.aspect()),
                                         .what = lexicon_.text(fact.what()),
                                         .where = lexicon_.text(fact.where()),
                                         .whose = lexicon_.text(fact.whose()),
                                         .player = kind::player(fact.seat()),
                                         .value = std::move(value)});
    }
    std::vector<std::string> builders_of(const Fact& fact) const {
        std::vector<std::string> all;
        for (const unsigned seat : seats_of(fact.value)) all.push_back(kind::player(seat));
        return all;
    }

  private:
    std::string filled(const char* pattern, const Fact& fact) const {
        const std::string whose = lexicon_.text(fact.whose());
        return fmt::format(fmt::runtime(pattern), lexicon_.text(fact.what()), lexicon_.text(fact.where()), whose,
                           whose.empty() ? "" : ", ");
    }

    const Lexicon& lexicon_;
};

/// Every change as `fix` takes it.
class Corrections {
  public:
    Corrections(const Lexicon& lexicon, const State& expected, const State& actual)
        : lexicon_(lexicon), teller_(lexicon), expected_(expected), actual_(actual) {}

    std::vector<Instruction> all() {
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
        if (words.component == nullptr) return;
        const bool is_asleep = expected_.value(Aspect::Asleep, {.what = fact.what()}) != 0;
        switch (words.sort) {
            case Sort::Number:
                if (fact.aspect() == Aspect::Production) {
                    changes_.push_back({parser::ProdInstruction{{by(more, teller_.component(fact))}}, {}});
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
                    changes_.push_back(parser::loss(teller_.component(fact, teller_.value(pair.actual))));
                if (fact.value != 0) changes_.push_back(parser::gain(teller_.component(fact, teller_.value(fact))));
                return;
            case Sort::Builders:
                if (!is_asleep) builders(pair);
                return;
            case Sort::YesNo:
            case Sort::Member: changes_.push_back(by(more < 0 ? -1 : 1, teller_.component(fact))); return;
        }
    }

    static Instruction by(int more, Expression what) {
        return more < 0 ? parser::loss(std::move(what), -more) : parser::gain(std::move(what), more);
    }
    void change(int more, Expression what) {
        if (more != 0) changes_.push_back(by(more, std::move(what)));
    }

    /// Where tiles count it, the tiles are corrected.
    void parameter(Name key, int more) {
        if (const engine::Track* track = lexicon_.track(key); track != nullptr && !lexicon_.counts_tiles(*track))
            change(more / static_cast<int>(track->step), parser::type(lexicon_.text(Lexicon::number(track->cls))));
    }

    void wake_or_sleep(const Fact& fact) {
        const std::string name = lexicon_.text(fact.what());
        const Expression awake = parser::type(name);
        const Expression asleep = parser::type(kind::kSleepingColony, {parser::literal(name)});
        changes_.push_back(fact.value != 0 ? parser::exchange(asleep, awake) : parser::exchange(awake, asleep));
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
    std::vector<Instruction> changes_;
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

std::vector<Instruction> corrections(const Lexicon& lexicon, const State& expected, const State& actual) {
    return Corrections(lexicon, expected, actual).all();
}

}  // namespace rego::app::follow
