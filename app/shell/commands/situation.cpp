#include "app/shell/commands/situation.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/mars/tracks.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::TypeId;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Expression;
using parser::Instruction;
using parser::Result;

namespace {

using Changes = std::vector<Instruction>;

constexpr std::string_view kOceans = "oceans";  // the key of their track

class SituationReader {
  public:
    SituationReader(Run& run, Word piece) : run_(run), game_(run.game()), piece_(piece), words_(piece.text) {}

    Result<std::optional<Changes>> read() {
        if (piece_.text.find(" FROM ") != std::string_view::npos) return std::optional<Changes>();
        const std::string what = lower(words_.take().text);
        std::optional<Diagnostic> wrong;
        if (what == "ruling") {
            wrong = ruling();
        } else if (what == "chairman") {
            wrong = chairman();
        } else if (what == "delegates") {
            wrong = delegates();
        } else if (what == "event") {
            wrong = event();
        } else if (what == "track") {
            wrong = colony();
        } else if (what == kOceans) {
            wrong = oceans();
        } else if (const std::size_t at = lower(piece_.text).find(" at "); at != std::string::npos) {
            const auto tile = tile_called(run_, piece_.text.substr(0, at));
            if (!tile) return std::optional<Changes>();
            words_ = Words(piece_.text);
            while (!equal_ignoring_case(words_.take().text, "at")) continue;
            wrong = tile_at(*tile);
        } else if (const engine::Track* track = track_called(what); track != nullptr && !words_.at_end()) {
            wrong = steps(*track);
        } else {
            return std::optional<Changes>();
        }
        if (wrong) return *wrong;
        if (!words_.at_end()) return run_.usage(fmt::format("`{}` is too much here", words_.rest().text), next());
        return std::optional(std::move(changes_));
    }

  private:
    /// The next word, at its place in the line.
    Word next() {
        const Word word = words_.take();
        return run_.words.word(piece_.span.begin + word.span.begin, piece_.span.begin + word.span.end);
    }
    std::string name_of(ClassId cls) const { return run_.session.table()->info(cls).name; }
    std::string written(TypeId type) const { return class_name(game_, type); }

    TypeId only(const Expression& type) const {
        const auto there = game_.core().components(game_.type(type, game_.core().engine_actor()));
        return there.empty() ? engine::kNoType : there.front();
    }
    std::int64_t count(const Expression& type) const {
        return game_.core().count(game_.type(type, game_.core().engine_actor()));
    }
    Expression as_written(TypeId type) const { return game_.core().types().written(type); }

    /// One of these in the place of the one that there is, if there is one.
    void put(Expression what, TypeId instead_of) {
        if (instead_of == game_.type(what, game_.core().engine_actor())) return;
        changes_.push_back(instead_of == engine::kNoType ? parser::gain(std::move(what))
                                                         : parser::exchange(std::move(what), as_written(instead_of)));
    }
    /// So many of them, or so many fewer.
    void add(const Expression& what, std::int64_t difference) {
        const auto amount = static_cast<std::int32_t>(std::abs(difference));
        if (difference != 0)
            changes_.push_back(difference > 0 ? parser::gain(what, amount) : parser::loss(what, amount));
    }

    Result<std::int64_t> whole_number(const char* what) {
        const Word word = next();
        const auto value = word ? number(word.text) : std::nullopt;
        if (!value || *value < -1000 || *value > 1000)
            return run_.usage(fmt::format("{} is a whole number", what), word);
        return *value;
    }

    Result<std::string> owner() {
        const Word word = next();
        if (equal_ignoring_case(word.text, kind::kNeutralDelegates)) return std::string(kind::kNeutralDelegates);
        const auto player = need_actor(game_, word.text);
        if (!player) return at(word, player.error());
        return written(*player);
    }

    std::optional<Diagnostic> ruling() {
        const auto party = named(run_, Names::kParty, next());
        if (!party) return party.error();
        put(parser::type(kind::kRulingParty, {parser::type(name_of(*party))}), only(parser::type(kind::kRulingParty)));
        const std::string policy = name_of(*party) + kind::kPolicy;
        if (!run_.session.table()->find(policy)) return std::nullopt;
        for (const TypeId player : game_.core().players()) {
            const Expression own = parser::type(written(player));
            put(parser::type(policy, {own}), only(parser::type(kind::kPolicy, {own})));
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> chairman() {
        const auto who = owner();
        if (!who) return who.error();
        const Expression chair = parser::type(kind::kChairman, {parser::type(*who)});
        const TypeId now = only(parser::type(kind::kChairman, {parser::type(kind::kAnyone)}));
        if (now == game_.type(chair, game_.core().engine_actor())) return std::nullopt;
        if (now != engine::kNoType) changes_.push_back(parser::exchange(reserve_of(owner_name(now)), as_written(now)));
        changes_.push_back(count(reserve_of(*who)) > 0 ? parser::exchange(chair, reserve_of(*who))
                                                       : parser::gain(chair));
        return std::nullopt;
    }

    static Expression reserve_of(const std::string& who) {
        return parser::type(kind::kReserveDelegate, {parser::type(who)});
    }
    std::string owner_name(TypeId type) const {
        const auto whose = game_.core().types().owner_of(type);
        return whose ? written(*whose) : std::string();
    }
    static Expression of_party(const char* what, const std::string& party, const std::string& who) {
        return parser::type(what, {parser::type(party), parser::type(who)});
    }

    /// Those who may sit in parties: players, and the neutral ones.
    std::vector<std::string> owners() const {
        std::vector<std::string> all;
        for (const TypeId player : game_.core().players()) all.push_back(written(player));
        all.emplace_back(kind::kNeutralDelegates);
        return all;
    }

    std::optional<Diagnostic> delegates() {
        const auto cls = named(run_, Names::kParty, next());
        if (!cls) return cls.error();
        const std::string party = name_of(*cls);
        const auto who = owner();
        if (!who) return who.error();
        const auto wanted = whole_number("the number of delegates");
        if (!wanted) return wanted.error();
        const Expression seat = of_party(kind::kDelegate, party, *who);
        const std::int64_t more = *wanted - count(seat);
        const auto amount = static_cast<std::int32_t>(std::abs(more));
        if (*wanted < 0 || more > count(reserve_of(*who)))
            return problem(ErrorKind::Limit,
                           fmt::format("there are {} delegates in the reserve", count(reserve_of(*who))));
        if (more > 0) changes_.push_back(parser::exchange(seat, reserve_of(*who), amount));
        if (more < 0) changes_.push_back(parser::exchange(reserve_of(*who), seat, amount));
        lead(party, *who, *wanted);
        dominate(party, more);
        return std::nullopt;
    }

    /// Who leads stays so until somebody has more.
    void lead(const std::string& party, const std::string& changed, std::int64_t wanted) {
        std::string best;
        std::int64_t most = 0;
        const TypeId leader = only(of_party(kind::kPartyLeader, party, kind::kAnyone));
        const std::string leads = leader == engine::kNoType ? "" : owner_name(leader);
        const auto seats = [&](const std::string& who) {
            return who == changed ? wanted : count(of_party(kind::kDelegate, party, who));
        };
        for (const std::string& who : owners()) {
            const bool stays = who == leads && seats(who) == most;
            if (seats(who) > most || (stays && most > 0)) {
                most = seats(who);
                best = who;
            }
        }
        if (best == leads) return;
        if (best.empty()) {
            changes_.push_back(parser::loss(as_written(leader)));
        } else {
            put(of_party(kind::kPartyLeader, party, best), leader);
        }
    }

    void dominate(const std::string& party, std::int64_t more) {
        const TypeId now = only(parser::type(kind::kDominantParty));
        std::map<std::string, std::int64_t> seats;
        const auto any = run_.session.table()->find(kind::kParty);
        std::string best = now == engine::kNoType ? party : as_written(now).arguments.front().name;
        for (const ClassId each : run_.session.table()->info(*any).concrete_descendants)
            seats[name_of(each)] = count(of_party(kind::kDelegate, name_of(each), kind::kAnyone));
        seats[party] += more;
        for (const auto& [each, held] : seats)
            if (held > seats[best]) best = each;
        put(parser::type(kind::kDominantParty, {parser::type(best)}), now);
    }

    std::optional<Diagnostic> event() {
        const Word where = next();
        constexpr std::array kPlaces{std::pair{"current", kind::kCurrentEvent}, std::pair{"coming", kind::kComingEvent},
                                     std::pair{"distant", kind::kDistantEvent}};
        const auto place = std::ranges::find_if(
            kPlaces, [&](const auto& each) { return equal_ignoring_case(where.text, each.first); });
        if (place == kPlaces.end()) return run_.usage("an event is current, coming or distant", where);
        const Word rest = words_.take_rest();
        const auto cls = named(run_, Names::kGlobalEvent,
                               run_.words.word(piece_.span.begin + rest.span.begin, piece_.span.begin + rest.span.end));
        if (!cls) return cls.error();
        const Expression it = parser::type(name_of(*cls));
        const TypeId now = only(parser::type(place->second));
        // It lies in one place only.
        for (const TypeId other : game_.core().world().dependents(game_.core().types().base(*cls)))
            if (as_written(other).name != place->second) changes_.push_back(parser::loss(as_written(other)));
        put(parser::type(place->second, {it}), now);
        return std::nullopt;
    }

    std::optional<Diagnostic> colony() {
        const auto cls = named(run_, Names::kColony, next());
        if (!cls) return cls.error();
        const auto wanted = whole_number("the place of a marker");
        if (!wanted) return wanted.error();
        if (*wanted < 0 || *wanted > 6) return run_.usage("a marker stands on 0 to 6");
        const Expression marker = parser::type(kind::kColonyTrack, {parser::type(name_of(*cls))});
        add(marker, *wanted - count(marker));
        return std::nullopt;
    }

    std::optional<Diagnostic> oceans() {
        if (words_.at_end()) return run_.usage("`fix oceans` needs areas: `fix oceans 1_2 5_4`");
        const auto ocean = std::ranges::find(game_.tracks(), std::string(kOceans), &engine::Track::key);
        if (ocean == game_.tracks().end()) return problem(ErrorKind::NotNow, "this game has no oceans");
        const std::string tile = name_of(ocean->cls);
        while (!words_.at_end()) {
            const Word word = next();
            const auto area = run_.session.names().find_area(word.text, game_);
            if (!area) return at(word, area.error());
            changes_.push_back(parser::gain(parser::type(tile, {parser::type(name_of(*area))})));
        }
        return std::nullopt;
    }

    /// `city at 4_5`, `city at 4_5 Bob`.
    std::optional<Diagnostic> tile_at(ClassId tile) {
        const Word where = next();
        const auto area = run_.session.names().find_area(where.text, game_);
        if (!area) return at(where, area.error());
        Expression type = parser::type(name_of(tile), {parser::type(name_of(*area))});
        if (!words_.at_end()) {
            const auto whose = owner();
            if (!whose) return whose.error();
            type.arguments.push_back(parser::type(*whose));
        }
        changes_.push_back(parser::gain(type));
        return std::nullopt;
    }

    /// `temperature`, `oxygen`, `venus`; oceans lie somewhere and are not just counted.
    const engine::Track* track_called(const std::string& what) const {
        for (const engine::Track& track : game_.tracks()) {
            const bool is_meant = what == lower(track.key) || what == lower(track.name) || what == lower(track.expect);
            if (is_meant && track.key != kOceans) return &track;
        }
        return nullptr;
    }

    std::optional<Diagnostic> steps(const engine::Track& track) {
        const auto wanted = whole_number(track.name.c_str());
        if (!wanted) return wanted.error();
        const std::int64_t steps = (*wanted - track.start) / track.step;
        if (track.value(steps) != *wanted || steps < 0 || (track.most && steps > *track.most))
            return run_.usage(fmt::format("the {} goes from {} to {} in steps of {}", track.name, track.start,
                                          track.value(track.most.value_or(0)), track.step));
        const Expression step = parser::type(name_of(track.cls));
        add(step, steps - count(step));
        return std::nullopt;
    }

    Run& run_;
    engine::MarsGame& game_;
    Word piece_;
    Words words_;
    Changes changes_;
};

}  // namespace

Result<std::optional<std::vector<Instruction>>> read_situation(Run& run, Word piece) {
    return SituationReader{run, piece}.read();
}

}  // namespace rego::app::commands
