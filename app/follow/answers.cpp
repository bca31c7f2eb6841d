#include "app/follow/answers.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/written.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

constexpr std::size_t kMostWays = 1000;
constexpr std::int64_t kMostAmounts = 60;

}  // namespace

Answers::Answers(MarsGame& game, Hints& hints) : game_(game), hints_(hints) {
    const auto cls = [&](const char* name) { return game.core().table().find(name).value_or(kNoClass); };
    play_ = cls(kind::kPlay);
    reveal_ = cls(kind::kReveal);
    buy_ = cls(kind::kBuy);
    area_ = cls(kind::kArea);
    card_ = cls(kind::kCard);
    card_resource_ = cls(kind::kCardResource);
}

std::vector<PossibleAnswer> Answers::all() {
    std::vector<PossibleAnswer> found;
    const Game& game = game_.core();
    const auto tasks = game_.core().world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        if (game_.core().world().is_waiting(task)) continue;
        const bool twin =
            std::any_of(tasks.begin(), tasks.begin() + static_cast<std::ptrdiff_t>(i), [&](const Task& other) {
                return other.player == task.player && !game_.core().world().is_waiting(other) &&
                       equal(*other.instruction, *task.instruction);
            });
        if (twin) continue;
        const Prepared prepared = game.prepare(task.instruction, task.player);
        if (prepared.status == Prepared::Status::Impossible) continue;
        collect(task, i + 1, prepared.instruction ? prepared.instruction : task.instruction, found);
        if (game_.auto_mode() == Auto::None) add_idle(task, i + 1, found);
    }
    return found;
}

/// Arms that would do nothing, which are not offered beside one that does.
void Answers::add_idle(const Task& task, std::size_t number, std::vector<PossibleAnswer>& found) {
    if (task.instruction->kind != InstructionKind::Or) return;
    for (const auto& arm : task.instruction->parts) {
        const Prepared prepared = game_.core().prepare(arm, task.player);
        if (prepared.status == Prepared::Status::Done && !prepared.says_ok)
            add_said(task, number, written(game_.core().types(), *arm), found);
    }
}

void Answers::collect(const Task& task, std::size_t number, const InstructionPtr& rule,
                      std::vector<PossibleAnswer>& found) {
    const Game& game = game_.core();
    switch (rule->kind) {
        case InstructionKind::Or:
            for (const auto& arm : rule->parts) {
                const Prepared prepared = game.prepare(arm, task.player);
                if (prepared.status == Prepared::Status::Impossible) continue;
                if (prepared.says_ok) {
                    add_said(task, number, parser::gain(parser::type(kind::kOk)), found, true);
                } else {
                    collect(task, number, prepared.instruction ? prepared.instruction : arm, found);
                }
            }
            return;
        case InstructionKind::Then: collect(task, number, rule->parts.front(), found); return;
        case InstructionKind::Multi:
            // Naming one part of an arm chooses the arm.
            if (!rule->parts.empty()) collect(task, number, rule->parts.front(), found);
            return;
        case InstructionKind::Custom: {
            for (const TypeId argument : rule->arguments) {
                for (const TypeId candidate : game.components(argument)) {
                    InstructionRule one = *rule;
                    one.arguments = {candidate};
                    add_said(task, number, written(game_.core().types(), one), found);
                }
            }
            return;
        }
        case InstructionKind::Change: add_change(task, number, *rule, found); return;
        case InstructionKind::Each: return;  // never waits as such: its parts do
        case InstructionKind::Gate: collect(task, number, rule->parts.front(), found); return;
        case InstructionKind::Per: {
            const Prepared prepared = game.prepare(rule, task.player);
            if (prepared.instruction && prepared.instruction->kind != InstructionKind::Per) {
                collect(task, number, prepared.instruction, found);
            }
            return;
        }
    }
}

void Answers::add_said(const Task& task, std::size_t number, parser::Instruction words,
                       std::vector<PossibleAnswer>& found, bool declines) {
    PossibleAnswer answer;
    answer.text = parser::to_string(words);
    answer.player = task.player;
    answer.declines = declines;
    const Move said{.actor = task.player, .answers = {Said{words}}};
    const Move said_of_that{.actor = task.player, .answers = {Said{std::move(words), number}}};
    answer.phrasings = {said, said_of_that};
    found.push_back(std::move(answer));
}

void Answers::add_plays(const Task& task, std::vector<PossibleAnswer>& found) {
    for (const ClassId card : hints_.cards(task.player)) {
        PossibleAnswer answer;
        answer.text = game_.core().table().info(card).name;
        answer.player = task.player;
        const Move play{.verb = Verb::Play, .actor = task.player, .about = card};
        for (const Payment& payment : hints_.payments(task.player)) {
            answer.phrasings.push_back(play);
            answer.phrasings.back().payment = payment;
        }
        answer.phrasings.push_back(play);
        found.push_back(std::move(answer));
    }
}

void Answers::add_reveal(const Task& task, std::vector<PossibleAnswer>& found) {
    for (const ClassId event : hints_.events()) {
        PossibleAnswer answer;
        answer.player = task.player;
        answer.text = game_.core().table().info(event).name;
        answer.phrasings = {Move{.verb = Verb::Reveal, .actor = task.player, .about = event}};
        found.push_back(std::move(answer));
    }
}

void Answers::add_change(const Task& task, std::size_t number, const InstructionRule& change,
                         std::vector<PossibleAnswer>& found) {
    const TypeId by = change.by != kNoType ? change.by : task.player;
    // Any card of the box could be in the hand, any event on top of the stack: only those that are known of are worth
    // a try.
    const bool is_named = change.gain != kNoType && game_.core().types()[change.gain].concrete;
    if (is_of(change.gain, play_) && !is_named) return add_plays(task, found);
    if (is_of(change.gain, reveal_)) return add_reveal(task, found);
    auto ways = game_.core().ways(change, by, kMostWays);
    const auto goes_astray = [&](const Way& way) { return hints_.goes_astray(way); };
    const bool all_astray = std::ranges::all_of(ways, goes_astray);
    if (!all_astray) std::erase_if(ways, goes_astray);
    for (const Way& way : ways) {
        const Amounts amounts = amounts_of(change, way);
        for (std::int64_t amount = amounts.most; amount >= amounts.least; amount -= amounts.step) {
            InstructionRule one = change;
            one.gain = way.gain;
            one.remove = way.remove;
            one.variable = false;
            one.by = kNoType;
            one.amount = static_cast<std::int32_t>(amount);
            one.intensity = parser::Intensity::Mandatory;
            add_said(task, number, written(game_.core().types(), one), found);
            found.back().amount = one.amount;
            found.back().off_target = all_astray;
            add_words(task, one, amount == amounts.most, found.back());
        }
    }
    if (change.intensity == parser::Intensity::Optional) {
        add_said(task, number, parser::gain(parser::type(kind::kOk)), found, true);
        if (is_of(change.gain, buy_)) {
            auto& phrasings = found.back().phrasings;
            phrasings.insert(phrasings.begin(), Move{.verb = Verb::Buy, .actor = task.player});
        }
    }
}

Answers::Amounts Answers::amounts_of(const InstructionRule& change, const Way& way) {
    const std::int64_t amount = change.amount;
    if (change.variable) {
        const std::int64_t unit = std::max<std::int64_t>(amount, 1);
        return {unit, std::min(way.most / unit, kMostAmounts) * unit, unit};
    }
    const std::int64_t possible = std::min<std::int64_t>(amount, way.most);
    if (change.intensity == parser::Intensity::Optional) return {1, possible, 1};
    if (change.intensity == parser::Intensity::AsMuchAsPossible) return {possible, possible, 1};
    return {amount, amount, 1};
}

/// The change in the game's own words, if it has any: `place`, `put`, `buy`. These may fit another task as well; then
/// they are refused, and the answer is said in PETS.
void Answers::add_words(const Task& task, const InstructionRule& change, bool is_most, PossibleAnswer& answer) {
    Move friendly{.actor = task.player};
    const ClassId area = dependency_of(change.gain, area_);
    if (area != kNoClass) answer.area = game_.core().table().info(area).name;
    if (area != kNoClass && change.remove == kNoType) {
        friendly.answers = {At{area}};
    } else if (is_of(change.gain, card_resource_) && change.remove == kNoType && is_most) {
        friendly.answers = {On{dependency_of(change.gain, card_)}};
    } else if (is_of(change.gain, buy_)) {
        friendly.verb = Verb::Buy;
        friendly.number = change.amount;
    } else {
        return;
    }
    if (task.player == game_.core().engine_actor()) return;
    answer.phrasings.insert(answer.phrasings.begin(), friendly);
}

bool Answers::is_of(TypeId type, ClassId cls) const {
    return type != kNoType && cls != kNoClass && game_.core().types().is_subclass(type, cls);
}

ClassId Answers::dependency_of(TypeId type, ClassId cls) const {
    if (type == kNoType || cls == kNoClass) return kNoClass;
    const TypePool& types = game_.core().types();
    const TypeId found = app::dependency_of(types, type, cls);
    return found == kNoType ? kNoClass : types[found].cls;
}

}  // namespace rego::app::follow
