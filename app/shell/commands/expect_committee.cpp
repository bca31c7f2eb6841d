// expect, of the committee: `expect party …`, and `ruling`, `dominant` and `chairman` of `expect global`.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/expecting.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::kNoType;
using engine::TypeId;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

/// As one writes it: a player's name, or "Neutral"; "none" for nobody.
std::string seat_name(Run& run, TypeId owner) {
    if (owner == kNoType) return "none";
    return owner == Look(run.game()).neutral_delegates() ? kind::kNeutralDelegates
                                                         : player_name(run.game(), owner, run.session.style());
}

/// Whoever the next word names, of those who may have delegates.
Result<TypeId> delegate_owner(Run& run, Word key) {
    const Word word = run.words.take();
    if (!word) return run.usage(fmt::format("`{}` needs a player, Neutral or none", key.text), key);
    if (equal_ignoring_case(word.text, "none") || equal_ignoring_case(word.text, "nobody")) return kNoType;
    if (equal_ignoring_case(word.text, kind::kNeutralDelegates)) return Look(run.game()).neutral_delegates();
    const auto player = need_actor(run.game(), word.text);
    if (!player) return at(word, player.error());
    return *player;
}

std::optional<Diagnostic> check_owner(Run& run, Word key, TypeId actual, Differences& differences) {
    const auto wanted = delegate_owner(run, key);
    if (!wanted) return wanted.error();
    if (*wanted != actual)
        differences.add(
            fmt::format("{}: expected {}, it is {}", lower(key.text), seat_name(run, *wanted), seat_name(run, actual)));
    return std::nullopt;
}

std::optional<Diagnostic> check_party(Run& run, Word key, TypeId actual, Differences& differences) {
    const Word word = run.words.take();
    const auto wanted = named(run, Names::kParty, word ? word : key);
    if (!wanted) return wanted.error();
    const auto name = [&](ClassId cls) { return run.session.table()->info(cls).name; };
    const ClassId there = actual == kNoType ? engine::kNoClass : run.game().core().types()[actual].cls;
    if (*wanted != there)
        differences.add(fmt::format("{}: expected {}, it is {}", lower(key.text), name(*wanted),
                                    there == engine::kNoClass ? "none" : name(there)));
    return std::nullopt;
}

std::int64_t held_by(const HeldBy& held, TypeId owner) {
    const auto found = std::ranges::find(held, owner, &HeldBy::value_type::first);
    return found == held.end() ? 0 : found->second;
}

/// `N1 N2 … [neutral N]`.
std::optional<Diagnostic> check_delegates(Run& run, Word key, const HeldBy& held, Differences& differences) {
    for (const TypeId player : run.game().core().players()) {
        const Word word = run.words.take();
        if (word.text == "_") continue;
        const auto value = word ? number(word.text) : std::nullopt;
        if (!value) return run.usage("`delegates` needs a number for each player", word ? word : key);
        differences.check("delegates of " + seat_name(run, player), *value, held_by(held, player));
    }
    return std::nullopt;
}

}  // namespace

Outcome expect_party(Run& run) {
    const auto cls = named(run, Names::kParty, run.words.take());
    if (!cls) return cls.error();
    const auto view = committee(run);
    if (!view) return view.error();
    const auto party = std::ranges::find(
        view->parties, *cls, [&](const PartyView& each) { return run.game().core().types()[each.party].cls; });
    if (party == view->parties.end()) return problem(ErrorKind::NotNow, "that party is not in this game");
    Differences differences;
    while (const Word key = run.words.take()) {
        std::optional<Diagnostic> wrong;
        if (equal_ignoring_case(key.text, "leader")) {
            wrong = check_owner(run, key, party->leader, differences);
        } else if (equal_ignoring_case(key.text, "delegates")) {
            wrong = check_delegates(run, key, party->delegates, differences);
        } else if (equal_ignoring_case(key.text, kind::kNeutralDelegates)) {
            const auto value = value_of(run, key);
            if (!value) return value.error();
            differences.check("neutral delegates", *value,
                              held_by(party->delegates, Look(run.game()).neutral_delegates()));
        } else {
            return run.usage(fmt::format("a party has no `{}` to expect", key.text), key);
        }
        if (wrong) return *wrong;
    }
    return differences.outcome(run.session.table()->info(*cls).name + ":");
}

std::optional<Outcome> check_committee(Run& run, Word key, Differences& differences) {
    const std::string name = lower(key.text);
    if (name != "ruling" && name != "dominant" && name != "chairman") return std::nullopt;
    const auto view = committee(run);
    if (!view) return view.error();
    const auto wrong = name == "ruling"     ? check_party(run, key, view->ruling, differences)
                       : name == "dominant" ? check_party(run, key, view->dominant, differences)
                                            : check_owner(run, key, view->chairman, differences);
    return wrong ? Outcome{*wrong} : Outcome{Unit{}};
}

}  // namespace rego::app::commands
