#include "app/import/mending.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/load/pets_file.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// So many things are changed for one decision, …
constexpr int kMostChanges = 8;
/// … so often it is asked in a game what would have brought about what did not come, …
constexpr int kMostAttempts = 12;
/// … so often another choice is looked for because something could not be done, …
constexpr int kMostOtherChoices = 6;
/// … and more units than that are never what was missing.
constexpr int kMostUnits = 12;

}  // namespace

Mending::Mending(Playing& playing, const Vocabulary& vocabulary, Accounts& accounts, Taking& taking, Revising& revising,
                 std::vector<Step>& steps)
    : playing_(playing),
      vocabulary_(vocabulary),
      accounts_(accounts),
      taking_(taking),
      revising_(revising),
      steps_(steps) {}

bool Mending::makes_possible(std::size_t index) {
    return took_first_action(index) || pays_otherwise(index) || is_let_off(index) || chooses_otherwise(index);
}

/// What made it impossible may have been a choice that left no line behind: oxygen or temperature.
bool Mending::chooses_otherwise(std::size_t index) {
    if (++choices_ > kMostOtherChoices) return false;
    const Step& step = steps_[index];
    const Fact* fact = step.segment.decision;
    const std::string why = fmt::format("line {} could not be done otherwise", fact != nullptr ? fact->line : 0);
    if (!revising_.choose(index, why, [&] { return can_be_done(step); })) return false;
    forget_endings(index);
    return true;
}

/// Ways that were not followed began with another state.
void Mending::forget_endings(std::size_t index) {
    for (std::size_t s = 0; s < index; ++s) steps_[s].endings.clear();
}

/// Older logs do not tell of the action that a corporation prescribes; it came before anything else.
bool Mending::took_first_action(std::size_t index) {
    const Fact* decision = steps_[index].segment.decision;
    if (index == 0 || decision == nullptr || decision->kind == Kind::First) return false;
    const Move first{.verb = Verb::First, .actor = accounts_.player(decision->slots.player())};
    const auto here = playing_.mark();
    if (first.actor == kNoType || !playing_.perform(first)) return false;
    playing_.go_back(here);
    Fact fact;
    fact.kind = Kind::First;
    fact.line = decision->line;
    fact.slots = decision->slots;
    fact.inferred = "the corporation prescribes it";
    invented_.push_back(std::move(fact));
    Step step;
    step.segment.decision = &invented_.back();
    step.segment.next = decision;
    steps_[index - 1].segment.next = &invented_.back();
    steps_.insert(steps_.begin() + static_cast<std::ptrdiff_t>(index), std::move(step));
    return true;
}

bool Mending::can_be_done(const Step& step) {
    const auto here = playing_.mark();
    for (const Moves& moves : taking_.moves_of(step.segment, step.carried)) {
        const bool works = taking_.perform_all(moves);
        playing_.go_back(here);
        if (works) return true;
    }
    return false;
}

/// Changes what was not told before until the decision can be paid. False if that is not what is in its way.
bool Mending::pays_otherwise(std::size_t index) {
    const Step& step = steps_[index];
    const auto moves = [&] { return taking_.moves_of(step.segment, step.carried); };
    const auto lacks = [&] { return revising_.payments().lacks(moves()); };
    const Fact* fact = step.segment.decision;
    const std::string why = fmt::format("line {} could not be paid otherwise", fact != nullptr ? fact->line : 0);
    const auto improves = [&](const Lack& lack) {
        return revising_.improve(lack, index, why, [&]() -> std::optional<int> {
            if (can_be_done(step)) return 0;
            for (const Lack& left : lacks())
                if (left.resource == lack.resource) return left.units;
            return std::nullopt;
        });
    };
    for (int i = 0; i < kMostChanges; ++i) {
        const auto missing = lacks();
        if (std::ranges::none_of(missing, improves)) return false;
        forget_endings(index);
        if (can_be_done(step)) return true;
    }
    return false;
}

bool Mending::is_in_play(const std::string& component) {
    Game& game = playing_.game().core();
    const auto expression = load_type(component);
    if (!expression) return false;
    const auto type = game.resolve(game.engine_actor(), *expression);
    return type && !game.components(*type).empty();
}

/// Where the program that wrote the log lets go what the rules do not: it is corrected, and marked as that.
bool Mending::is_let_off(std::size_t index) {
    const Step& step = steps_[index];
    const auto lack = revising_.payments().lack(taking_.moves_of(step.segment, step.carried));
    if (!lack) return false;
    MarsGame& game = playing_.game();
    for (const Leniency& each : vocabulary_.leniencies()) {
        if (lack->resource != each.resource || !is_in_play(each.when)) continue;
        const int times = (lack->units + each.each - 1) / each.each;
        const parser::Expression owner = game.core().types().written(lack->player);
        const auto before = playing_.mark();
        const bool is_given =
            playing_.fix(parser::gain(parser::type(each.resource, {owner}), times * each.each), each.why);
        if (is_given && taking_.take(index) &&
            playing_.fix(parser::loss(parser::type(each.instead, {owner}), times), each.why)) {
            steps_[index].is_taken = true;
            steps_[index].endings.clear();
            return true;
        }
        playing_.go_back(before);
    }
    return false;
}

/// Whether the step before comes out as told with so much more.
bool Mending::comes_about(std::size_t index, const Lack& gift) {
    const auto before = playing_.mark();
    bool is_possible = true;
    if (gift.units > 0) {
        const parser::Expression owner = playing_.game().core().types().written(gift.player);
        is_possible = playing_.fix(parser::gain(parser::type(gift.resource, {owner}), gift.units), "");
    }
    const bool comes = is_possible && taking_.take(index - 1) && steps_[index - 1].left.empty();
    playing_.go_back(before);
    return comes;
}

/// What would have been needed; nothing if more of something would not have helped.
std::optional<Lack> Mending::lack_at(std::size_t index, const Tally& lost) {
    const Fact* decision = steps_[index - 1].segment.decision;
    std::vector<TypeId> players;
    const auto add = [&](TypeId player) {
        if (player != kNoType && std::ranges::find(players, player) == players.end()) players.push_back(player);
    };
    // Whoever is told to have lost something had it.
    for (const auto& [what, count] : lost)
        if (what.is_loss) add(playing_.game().core().types().owner_of(what.type).value_or(kNoType));
    if (decision != nullptr) add(accounts_.player(decision->slots.player()));
    for (const TypeId player : players) {
        for (const std::string& resource : revising_.payments().resources()) {
            // Perhaps all was lost that was there, and with more of it more would have been.
            int most = 0;
            for (const auto& [what, count] : lost) most = std::max(most, count);
            if (most > kMostUnits || !comes_about(index, {player, resource, most})) most = kMostUnits;
            if (!comes_about(index, {player, resource, most})) continue;
            int units = 1;
            while (!comes_about(index, {player, resource, units})) ++units;
            return Lack{player, resource, units};
        }
    }
    return std::nullopt;
}

bool Mending::brings_about(std::size_t index) {
    if (index < 2 || ++attempts_ > kMostAttempts) return false;
    const Step before = steps_[index - 1], here = steps_[index];
    const auto played = playing_.take_back(before.mark);
    const auto lack = lack_at(index, here.lost);
    const Fact* fact = before.segment.decision;
    const std::string why =
        fmt::format("line {} could not have come about otherwise", fact != nullptr ? fact->line : 0);
    const auto measure = [&]() -> std::optional<int> {
        return comes_about(index, {lack->player, lack->resource, 0}) ? 0 : lack->units;
    };
    const auto comes = [&] { return comes_about(index, {}); };
    if ((lack && revising_.improve(*lack, index - 1, why, measure)) ||
        (!lack && revising_.choose(index - 1, why, comes))) {
        forget_endings(index - 1);
        return true;
    }
    playing_.go_back(before.mark);
    playing_.repeat(played);
    steps_[index - 1] = before;
    steps_[index] = here;
    return false;
}

}  // namespace rego::app::imports
