// expect, in all its forms: does nothing when true; when false, says all that is different.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/expecting.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::kNoType;
using engine::TypeId;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

constexpr std::size_t kUsual = 6;  // resources that every game has: money, steel, titanium, plants, energy, heat

Diagnostic expected(std::string message) { return problem(ErrorKind::Expectation, std::move(message)); }

/// Six numbers, `_` for one that does not matter; then, if one likes, those of resources that other modules bring.
std::optional<Diagnostic> check_six(Run& run, const Look& look, Word key, const std::vector<std::int64_t>& actual,
                                    Differences& differences) {
    const auto& resources = look.resources();
    for (std::size_t i = 0; i < resources.size(); ++i) {
        const std::string_view next = run.words.peek().text;
        if (i >= kUsual && next != "_" && !number(next)) break;
        const Word word = run.words.take();
        if (word.text == "_") continue;
        const auto value = word ? number(word.text) : std::nullopt;
        if (!value) return run.usage(fmt::format("`{}` needs six numbers, `_` for any", key.text), word ? word : key);
        differences.check(fmt::format("{} {}", key.text, resources[i].cls), *value, actual[i]);
    }
    return std::nullopt;
}

Outcome expect_score(Run& run, TypeId player, std::string_view who) {
    const engine::Score score = engine::score(run.game(), player);
    auto parts = score.columns;
    parts.emplace_back("total", score.total);
    Differences differences;
    bool any = false;
    while (const Word key = run.words.take()) {
        const auto part = std::find_if(parts.begin(), parts.end(),
                                       [&](const auto& each) { return equal_ignoring_case(each.first, key.text); });
        if (part == parts.end()) return run.usage(fmt::format("a score has no `{}`", key.text), key);
        const auto value = value_of(run, key);
        if (!value) return value.error();
        differences.check(fmt::format("score {}", part->first), *value, part->second);
        any = true;
    }
    if (!any) return run.usage("`score` needs what to expect of it");
    return differences.outcome(who);
}

/// `tags BuildingTag 3 ScienceTag 0 …`, up to something that is no tag.
std::optional<Diagnostic> check_tags(Run& run, TypeId player, Word key, Differences& differences) {
    const engine::ClassTable& table = *run.session.table();
    bool any = false;
    while (const Word word = run.words.peek()) {
        const auto tag = table.find(kind::kTag);
        auto cls = table.find_loose(word.text);
        if (!cls) cls = table.find_loose(std::string(word.text) + kind::kTag);
        if (!cls || !tag || !table.is_subclass(*cls, *tag)) {
            if (any) break;
            return at(word, problem(ErrorKind::UnknownName, fmt::format("unknown tag `{}`", word.text)));
        }
        run.words.take();
        const auto value = value_of(run, word);
        if (!value) return value.error();
        differences.check(table.info(*cls).name, *value, run.game().count(table.info(*cls).name, player));
        any = true;
    }
    if (!any) return run.usage("`tags` needs tags and numbers", key);
    return std::nullopt;
}

Outcome expect_player(Run& run, TypeId player) {
    const std::string who = player_name(run.game(), player, run.session.style());
    Differences differences;
    Look look(run.game());
    const BoardNumbers numbers = look.numbers(player);
    while (const Word key = run.words.take()) {
        const std::string name = lower(key.text);
        if (name == "score") return expect_score(run, player, who);
        if (name == "stock" || name == "prod") {
            const auto& actual = name == "prod" ? numbers.production : numbers.stock;
            if (auto wrong = check_six(run, look, key, actual, differences)) return *wrong;
            continue;
        }
        if (name == "tags") {
            if (auto wrong = check_tags(run, player, key, differences)) return *wrong;
            continue;
        }
        const bool known = name == "tr" || name == "hand" || name == "vp" || name == "cards" || name == kInfluence;
        if (!known) return run.usage(fmt::format("a player has no `{}` to expect", key.text), key);
        const auto value = value_of(run, key);
        if (!value) return value.error();
        const std::int64_t actual = name == "tr"         ? numbers.rating
                                    : name == "hand"     ? numbers.hand
                                    : name == "vp"       ? engine::score(run.game(), player).total
                                    : name == kInfluence ? look.influence(player).value_or(0)
                                                         : static_cast<std::int64_t>(look.cards(player).size());
        differences.check(name, *value, actual);
    }
    return differences.outcome(who);
}

/// What a word behind `global` stands at. The command language knows `venus` with or without Venus in the game.
std::optional<std::int64_t> global_value(engine::MarsGame& game, const std::vector<engine::TrackState>& tracks,
                                         std::string_view name) {
    if (name == "gen") return game.generation();
    for (const engine::TrackState& state : tracks) {
        if (equal_ignoring_case(name, state.track.expect)) return state.value();
    }
    return name == "venus" ? std::optional<std::int64_t>{0} : std::nullopt;
}

Outcome expect_global(Run& run) {
    Differences differences;
    const auto tracks = engine::tracks_of(run.game());
    while (const Word key = run.words.take()) {
        if (const auto done = check_committee(run, key, differences)) {
            if (!*done) return done->error();
            continue;
        }
        const std::string name = lower(key.text);
        const auto actual = global_value(run.game(), tracks, name);
        if (!actual) return run.usage(fmt::format("`global` has no `{}`", key.text), key);
        const auto value = value_of(run, key);
        if (!value) return value.error();
        differences.check(name, *value, *actual);
    }
    return differences.outcome("");
}

Outcome expect_award(Run& run) {
    const Word name = run.words.take();
    const auto award = named(run, Names::kAward, name);
    if (!award) return award.error();
    const auto counts = engine::award_counts(run.game(), *award);
    const auto players = run.game().core().players();
    Differences differences;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const Word word = run.words.take();
        if (word.text == "_") continue;
        const auto value = word ? number(word.text) : std::nullopt;
        if (!value)
            return run.usage(fmt::format("`award` needs {} numbers, one for each player", counts.size()),
                             word ? word : name);
        differences.check(player_name(run.game(), players[i], run.session.style()), *value, counts[i]);
    }
    if (auto wrong = run.refuse_rest()) return *wrong;
    return differences.outcome(run.session.table()->info(*award).name + ":");
}

/// `turn` and `winner`: a player, or nobody.
/// One of these, or nobody.
Outcome expect_whom(Run& run, std::string_view what, const std::vector<TypeId>& actual) {
    const Word name = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    std::optional<TypeId> wanted;
    if (!equal_ignoring_case(name.text, "none") && !equal_ignoring_case(name.text, "nobody")) {
        const auto player = need_actor(run.game(), name.text);
        if (!player) return at(name, player.error());
        wanted = *player;
    }
    if (wanted ? std::find(actual.begin(), actual.end(), *wanted) != actual.end() : actual.empty()) return Unit{};
    const auto say = [&](TypeId player) { return player_name(run.game(), player, run.session.style()); };
    std::string there;
    for (const TypeId player : actual) there += (there.empty() ? "" : " and ") + say(player);
    return expected(fmt::format("{}: expected {}, it is {}", what, wanted ? say(*wanted) : "nobody",
                                there.empty() ? "nobody" : there));
}

Outcome expect_turn(Run& run) {
    const auto turn = run.game().turn();
    return expect_whom(run, "turn", turn ? std::vector{*turn} : std::vector<TypeId>{});
}

Outcome expect_winner(Run& run) { return expect_whom(run, "winner", engine::winners(run.game())); }

Outcome expect_phase(Run& run) {
    const Word name = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto cls = named(run, Names::kPhase, name);
    if (!cls) return cls.error();
    const std::string wanted(without_suffix(run.session.table()->info(*cls).name, kind::kPhase));
    const std::string actual = run.game().phase();
    if (wanted == actual) return Unit{};
    return expected(fmt::format("phase: expected {}, it is {}", wanted, actual.empty() ? "none" : actual));
}

Outcome expect_fails(Run& run) {
    std::optional<ErrorKind> kind;
    if (const auto named_kind = parser::error_kind_from_name(run.words.peek().text)) {
        kind = named_kind;
        run.words.take();
    }
    const Word command = run.words.rest();
    if (!command) return run.usage("`expect fails` needs a command");
    const auto kind_name = [](ErrorKind each) { return parser::error_kind_name(each); };

    // A run of its own: what the command says is not what `expect` says.
    Reply reply;
    Run inner(run.session, run.words.text(), reply);
    inner.words = run.words;
    inner.part_of = run.part_of;
    inner.actor_name = run.actor_name;
    // Whoever asks what is in the way of the expectation does not ask it of the command.
    engine::MarsGame* const game = run.session.game();
    auto asking = game == nullptr ? nullptr : std::exchange(game->core().observers().on_obstacle, nullptr);
    const Outcome outcome = run.session.carry_out_and_take_back(inner, {});
    if (game != nullptr) game->core().observers().on_obstacle = std::move(asking);
    run.words.take_rest();
    run.verb = "expect";
    run.focus = command.span;
    if (outcome) {
        if (kind)
            return expected(
                fmt::format("expected `{}` to fail with {}, but it succeeds", command.text, kind_name(*kind)));
        return expected(fmt::format("expected `{}` to fail, but it succeeds", command.text));
    }
    const Diagnostic& error = outcome.error();
    if (kind ? error.kind == *kind : !is_about_the_text(error.kind)) return Unit{};
    if (error.kind == ErrorKind::Internal) return outcome;
    Diagnostic other = expected(
        kind ? fmt::format("expected `{}` to fail with {}, but it fails with {}: {}", command.text, kind_name(*kind),
                           kind_name(error.kind), error.message)
             : fmt::format("`{}` cannot even be read ({}): {}", command.text, kind_name(error.kind), error.message));
    other.notes = error.notes;
    return other;
}

}  // namespace

Outcome expect(Run& run) {
    run.is_expectation = true;
    const Word first = run.words.peek();
    if (!first) return run.usage("`expect` what?");
    const std::string word = lower(first.text);
    if (word == "fails") {
        run.words.take();
        return expect_fails(run);
    }
    if (!run.session.game()) return problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one");

    Words ahead = run.words;
    ahead.take();
    if (!ahead.at_end()) {
        using Handler = Outcome (*)(Run&);
        const Handler handler = word == "global"   ? static_cast<Handler>(expect_global)
                                : word == "award"  ? expect_award
                                : word == "party"  ? expect_party
                                : word == "change" ? expect_change
                                : word == "phase"  ? expect_phase
                                : word == "turn"   ? expect_turn
                                : word == "winner" ? expect_winner
                                                   : static_cast<Handler>(nullptr);
        if (handler != nullptr) {
            run.words.take();
            return handler(run);
        }
        const TypeId player = find_actor(run.game(), first.text);
        if (player != kNoType && player != run.game().core().engine_actor()) {
            run.words.take();
            return expect_player(run, player);
        }
    }

    const Word text = run.words.take_rest();
    run.focus = text.span;
    const auto requirement = run.requirement(text);
    if (!requirement) return requirement.error();
    const auto missing = run.game().core().shortfalls(run.actor(), *requirement);
    if (!missing) return missing.error();
    Differences differences;
    for (const std::string& part : *missing) differences.add(part);
    return differences.outcome("expected");
}

}  // namespace rego::app::commands
