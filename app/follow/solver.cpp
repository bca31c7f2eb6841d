#include "app/follow/solver.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::follow {

using namespace engine;
using Verb = Command::Verb;

namespace {

/// Answers tried for each beginning before the nearest state so far has to do; but few for each, before many for any:
/// what a wrong beginning leaves to be answered can be anything.
constexpr std::size_t kMostTries = 4000;
constexpr std::size_t kFewTries = 12;
constexpr std::size_t kMostWays = 1000;
constexpr std::int64_t kMostAmounts = 60;
/// A state with something left pending counts as this much further away.
constexpr int kPendingPenalty = 50;

bool mentions(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const bool starts = at == 0 || !parser::is_name_character(text[at - 1]);
        const bool ends = at + word.size() >= text.size() || !parser::is_name_character(text[at + word.size()]);
        if (starts && ends) return true;
    }
    return false;
}

/// "Do not remove resource", "Skip": whatever it is about, it is about nothing.
bool is_refusal(const std::string& text) {
    return text.starts_with("Do not") || text.starts_with("Don't") || text.starts_with("Do nothing") ||
           text.starts_with("Skip");
}

}  // namespace

Solver::Solver(MarsGame& game, const Lexicon& lexicon, Onlooker& onlooker)
    : game_(game), lexicon_(lexicon), onlooker_(onlooker) {
    const auto cls = [&](const char* name) { return game.core().table().find(name).value_or(kNoClass); };
    play_ = cls(kind::kPlay);
    reveal_ = cls(kind::kReveal);
    buy_ = cls(kind::kBuy);
    area_ = cls(kind::kArea);
    card_ = cls(kind::kCard);
    card_resource_ = cls(kind::kCardResource);
}

Solution Solver::solve(const std::vector<std::vector<Command>>& beginnings, const State& wanted,
                       const std::vector<Choice>& choices, std::vector<Payment> payments) {
    payments_ = std::move(payments);
    wanted_ = &wanted;
    choices_ = in_units(choices);
    start_ = game_.core().checkpoint();
    if (beginnings.size() == 1 || !try_all(beginnings, kFewTries)) try_all(beginnings, kMostTries);
    if (best_.possible && !solved_) game_.core().world().repeat(best_changes_);
    return std::move(best_);
}

bool Solver::try_all(const std::vector<std::vector<Command>>& beginnings, std::size_t most_tries) {
    most_tries_ = most_tries;
    best_ = {};
    best_distance_ = std::numeric_limits<int>::max();
    solved_ = false;
    bool is_all = true;
    for (const auto& beginning : beginnings) {
        used_.assign(choices_.size(), false);
        path_.clear();
        tries_ = 0;
        if (begin(beginning)) search();
        if (solved_) return true;
        is_all = is_all && !gives_up();
        game_.core().roll_back(start_);
    }
    return is_all;
}

bool Solver::begin(const std::vector<Command>& beginning) {
    for (const Command& command : beginning) {
        const auto before = game_.core().checkpoint();
        const auto outcome = perform(game_, command);
        if (!outcome) {
            best_.errors.push_back(fmt::format("`{}`: {}", to_line(game_, command), outcome.error().message));
            return false;
        }
        path_.push_back({command, before});
    }
    return true;
}

/// What the next step is for stays open: the cards offered in research, and what a step that ends in the solar phase
/// leaves to be decided there.
bool Solver::is_open() {
    if (game_.core().world().tasks().empty()) return false;
    const std::string phase = game_.phase();
    if (phase == "Solar") return wanted_->phase != "solar";
    return phase != "Research";
}

int Solver::distance_now() { return yardstick_.distance(*wanted_, onlooker_.look()); }

void Solver::consider(std::optional<int> distance) {
    const bool open = is_open();
    const int far = (distance ? *distance : distance_now()) + (open ? kPendingPenalty : 0);
    if (far >= best_distance_) return;
    best_distance_ = far;
    best_.possible = true;
    best_.commands = path_;
    best_.differences = far == 0 ? std::vector<Difference>{} : compare(lexicon_, *wanted_, onlooker_.look());
    best_.pending.clear();
    if (open) {
        for (const auto& view : game_.core().task_views()) {
            best_.pending.push_back(fmt::format("#{} {} {}{}", view.number, game_.core().types().print(view.player),
                                                view.instruction,
                                                view.waiting.empty() ? "" : " (waits: " + view.waiting + ")"));
        }
    }
    solved_ = far == 0;
    if (solved_) return;
    World& world = game_.core().world();
    best_changes_ = world.take_back(start_);
    world.repeat(best_changes_);
}

bool Solver::gives_up() const { return solved_ || tries_ > most_tries_; }

/// Answers that the record tells of come first, in its order; among equals those that lead nearest. What is known not
/// to come first is not even tried as long as there is a better one.
void Solver::search(std::optional<int> distance) {
    if (!is_open()) return consider(distance);
    bool found_any = false;
    std::vector<Move> others;
    if (const auto said = said_area()) {
        found_any = try_option(*said, others);
        search_beyond(others);
    }
    const auto options = gives_up() ? std::vector<Option>{} : options_in_order();
    for (std::size_t i = 0; i < options.size() && !gives_up();) {
        others.clear();
        const std::size_t choice = options[i].choice;
        for (; i < options.size() && options[i].choice == choice; ++i) {
            if (gives_up()) return;
            if (try_option(options[i], others)) found_any = true;
        }
        search_beyond(others);
    }
    if (!found_any || !best_.possible) consider(distance);
}

void Solver::search_beyond(std::vector<Move>& moves) {
    std::ranges::stable_sort(moves, {}, &Move::distance);
    for (const Move& move : moves) {
        if (gives_up()) return;
        const auto before = game_.core().checkpoint();
        game_.core().world().repeat(move.changes);
        search_beyond(move.command, move.choice, move.distance, before);
    }
}

void Solver::search_beyond(const Command& command, std::size_t choice, int distance, World::Checkpoint before) {
    path_.push_back({command, before});
    if (choice < used_.size()) used_[choice] = true;
    search(distance);
    if (solved_) return;
    if (choice < used_.size()) used_[choice] = false;
    path_.pop_back();
    game_.core().roll_back(before);
}

// --- What can be answered --------------------------------------------------------------------------------------

/// Where the record says next that something was placed: most often all there is to answer, which saves looking for
/// the other places.
std::optional<Solver::Option> Solver::said_area() {
    const std::size_t next = static_cast<std::size_t>(std::ranges::find(used_, false) - used_.begin());
    if (next == used_.size()) return std::nullopt;
    const Choice& choice = choices_[next];
    const auto area = game_.core().table().find(choice.chosen.empty() ? "" : lexicon_.area(choice.chosen.front()));
    const auto actor = lexicon_.actor(choice.who);
    if (choice.kind != "space" || !area || !actor) return std::nullopt;
    Option option;
    option.choice = next;
    option.phrasings.emplace_back();
    option.phrasings.back().verb = Verb::Place;
    option.phrasings.back().actor = *actor;
    option.phrasings.back().cls = *area;
    return option;
}

std::vector<Solver::Option> Solver::options_in_order() {
    auto all = options();
    if (std::ranges::any_of(all, [](const Option& option) { return !option.off_target; }))
        std::erase_if(all, [](const Option& option) { return option.off_target; });
    for (Option& option : all) {
        while (option.choice < choices_.size() && (used_[option.choice] || !fits(choices_[option.choice], option))) {
            ++option.choice;
        }
    }
    std::ranges::stable_sort(all, {}, &Option::choice);
    return all;
}

bool Solver::try_option(const Option& option, std::vector<Move>& others) {
    ++tries_;
    const auto before = game_.core().checkpoint();
    for (const Command& phrasing : option.phrasings) {
        if (!perform(game_, phrasing)) continue;
        const bool was_billed = !phrasing.payment && !game_.last_payment().empty();
        weigh(phrasing, option.choice, before, others);
        if (was_billed) try_payments(phrasing, option.choice, others);
        return true;
    }
    return false;
}

/// The command led to a bill that the game has paid by itself: with what the record tells of it may be paid, too.
void Solver::try_payments(Command command, std::size_t choice, std::vector<Move>& others) {
    if (command.verb == Verb::Task) command.verb = Verb::Pay;
    const auto before = game_.core().checkpoint();
    for (const Payment& payment : payments_) {
        if (gives_up()) return;
        command.payment = payment;
        if (perform(game_, command)) weigh(command, choice, before, others);
    }
}

/// The command has just been carried out.
void Solver::weigh(const Command& command, std::size_t choice, World::Checkpoint before, std::vector<Move>& others) {
    const int far = distance_now();
    if (far == 0) return search_beyond(command, choice, far, before);
    others.push_back({command, choice, far, game_.core().world().take_back(before)});
}

std::optional<ClassId> Solver::board_resource(std::string word) const {
    auto cls = lexicon_.find(word);
    if (!cls && word.ends_with('s')) {  // "Plants"
        word.pop_back();
        cls = lexicon_.find(word);
    }
    const auto& all = lexicon_.resources();
    return cls && std::ranges::find(all, *cls) != all.end() ? cls : std::nullopt;
}

std::vector<Choice> Solver::in_units(const std::vector<Choice>& choices) const {
    std::vector<Choice> all;
    const auto add_units = [&](const Choice& choice, const std::string& resource, int units) {
        Choice unit;
        unit.who = choice.who;
        unit.kind = "resource";
        unit.chosen = {resource};
        all.insert(all.end(), static_cast<std::size_t>(std::max(units, 0)), unit);
    };
    for (const Choice& choice : choices) {
        // "Gain 2 resource(s) for influence: Plants"; not what was paid, "Select how to spend 8 heat: Heat".
        const auto colon = choice.title.rfind(": ");
        const bool names_one = choice.kind == "amount" && colon != std::string::npos && !choice.chosen.empty() &&
                               !choice.title.starts_with("Select how to spend");
        const std::string named = names_one ? choice.title.substr(colon + 2) : "";
        if (names_one && board_resource(named)) {
            add_units(choice, named, std::atoi(choice.chosen.front().c_str()));
        } else if (!choice.gained.empty()) {
            for (const auto& [resource, units] : choice.gained) add_units(choice, resource, units);
        } else {
            all.push_back(choice);
        }
    }
    return all;
}

bool Solver::fits(const Choice& choice, const Option& option) {
    const auto who = lexicon_.actor(choice.who);
    if (who && option.player != *who && option.player != game_.core().engine_actor()) return false;
    if (choice.kind == "resource") {
        const auto cls = choice.chosen.empty() ? std::nullopt : board_resource(choice.chosen.front());
        return cls && mentions(option.text, game_.core().table().info(*cls).name);
    }
    if (choice.kind == "space") return !choice.chosen.empty() && lexicon_.area(choice.chosen.front()) == option.area;
    if (choice.kind == "amount")
        return !choice.chosen.empty() && std::to_string(option.amount) == choice.chosen.front();
    if (choice.kind == "colony" || choice.kind == "party") {
        return !choice.chosen.empty() && mentions(option.text, lexicon_.name(choice.chosen.front()));
    }
    if (choice.kind == "project") {
        const auto project = choice.chosen.empty() ? std::nullopt : lexicon_.find(choice.chosen.front(), "SP");
        return project && mentions(option.text, game_.core().table().info(*project).name);
    }
    if (choice.kind == "player" || choice.kind == "delegate") {
        return !choice.chosen.empty() && mentions(option.text, lexicon_.player(choice.chosen.front()));
    }
    if (choice.kind == "card" || choice.kind == "play") {
        if (choice.chosen.empty()) return option.declines;
        return std::any_of(choice.chosen.begin(), choice.chosen.end(),
                           [&](const std::string& card) { return mentions(option.text, lexicon_.name(card)); });
    }
    if (choice.kind == "option" && !choice.chosen.empty()) {
        const std::string& words = choice.chosen.front();
        if (is_refusal(words) || option.declines) return is_refusal(words) && option.declines;
        for (const TypeId player : game_.core().players()) {
            const std::string& name = game_.core().table().info(game_.core().types()[player].cls).name;
            if (!mentions(words, name)) continue;
            return mentions(option.text, name) && mentions(words, std::to_string(option.amount));
        }
    }
    return false;
}

std::vector<Solver::Option> Solver::options() {
    std::vector<Option> found;
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
    }
    return found;
}

void Solver::collect(const Task& task, std::size_t number, const InstructionPtr& rule, std::vector<Option>& found) {
    const Game& game = game_.core();
    switch (rule->kind) {
        case InstructionKind::Or:
            for (const auto& arm : rule->parts) {
                const Prepared prepared = game.prepare(arm, task.player);
                if (prepared.status == Prepared::Status::Impossible) continue;
                if (prepared.says_ok) {
                    add_text(task, number, kind::kOk, found, true);
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
                    add_text(task, number, fmt::format("@{}({})", rule->custom, game_.core().types().print(candidate)),
                             found);
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

void Solver::add_text(const Task& task, std::size_t number, std::string text, std::vector<Option>& found,
                      bool declines) {
    Option option;
    option.text = std::move(text);
    option.player = task.player;
    option.declines = declines;
    Command command;
    command.verb = Verb::Task;
    command.actor = task.player;
    command.pets = option.text;
    option.phrasings.push_back(command);
    command.task = number;
    option.phrasings.push_back(command);
    found.push_back(std::move(option));
}

void Solver::add_plays(const Task& task, std::vector<Option>& found) {
    std::vector<ClassId> cards;
    for (const Choice& choice : choices_) {
        if (choice.kind != "play" && choice.kind != "card") continue;
        for (const std::string& printed : choice.chosen)
            if (const auto card = lexicon_.find(printed)) cards.push_back(*card);
    }
    for (const FactPair& pair : differing(*wanted_, onlooker_.look())) {
        const bool is_card = pair.expected.aspect() == Aspect::Tableau || pair.expected.aspect() == Aspect::Events;
        if (!is_card || pair.expected.value <= pair.actual.value) continue;
        const auto card = game_.core().table().find(lexicon_.text(pair.expected.what()));
        if (card && std::ranges::find(cards, *card) == cards.end()) cards.push_back(*card);
    }
    for (const ClassId card : cards) {
        Option option;
        option.text = game_.core().table().info(card).name;
        option.player = task.player;
        Command play;
        play.verb = Verb::Play;
        play.actor = task.player;
        play.cls = card;
        for (const Payment& payment : payments_) {
            option.phrasings.push_back(play);
            option.phrasings.back().payment = payment;
        }
        option.phrasings.push_back(play);
        found.push_back(std::move(option));
    }
}

/// Any event could have been drawn; the record knows which.
void Solver::add_reveal(const Task& task, std::vector<Option>& found) {
    Option option;
    option.player = task.player;
    option.text = lexicon_.text(static_cast<Name>(wanted_->value(Aspect::Distant, {})));
    const auto event = game_.core().table().find(option.text);
    if (!event) return;
    Command reveal;
    reveal.verb = Verb::Reveal;
    reveal.actor = task.player;
    reveal.cls = *event;
    option.phrasings.push_back(reveal);
    found.push_back(std::move(option));
}

void Solver::add_change(const Task& task, std::size_t number, const InstructionRule& change,
                        std::vector<Option>& found) {
    const TypeId by = change.by != kNoType ? change.by : task.player;
    // Any card of the box could be in the hand: only those that the record names, or lays out, are worth a try.
    if (is_of(change.gain, play_)) return add_plays(task, found);
    if (is_of(change.gain, reveal_)) return add_reveal(task, found);
    auto ways = game_.core().ways(change, by, kMostWays);
    const auto goes_astray = [&](const Way& way) { return is_off_target(way); };
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
            add_text(task, number, print_rule(game_.core().types(), one), found);
            found.back().amount = one.amount;
            found.back().off_target = all_astray;
            add_words(task, one, amount == amounts.most, found.back());
        }
    }
    if (change.intensity == parser::Intensity::Optional) {
        add_text(task, number, kind::kOk, found, true);
        if (is_of(change.gain, buy_)) {
            Command none = found.back().phrasings.front();
            none.verb = Verb::Buy;
            none.number = 0;
            found.back().phrasings.insert(found.back().phrasings.begin(), none);
        }
    }
}

Solver::Amounts Solver::amounts_of(const InstructionRule& change, const Way& way) {
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
void Solver::add_words(const Task& task, const InstructionRule& change, bool is_most, Option& option) {
    Command friendly = option.phrasings.front();
    const ClassId area = dependency_of(change.gain, area_);
    if (area != kNoClass) option.area = game_.core().table().info(area).name;
    if (area != kNoClass && change.remove == kNoType) {
        friendly.verb = Verb::Place;
        friendly.cls = area;
    } else if (is_of(change.gain, card_resource_) && change.remove == kNoType && is_most) {
        friendly.verb = Verb::Put;
        friendly.cls = dependency_of(change.gain, card_);
    } else if (is_of(change.gain, buy_)) {
        friendly.verb = Verb::Buy;
        friendly.number = change.amount;
    } else {
        return;
    }
    if (task.player == game_.core().engine_actor()) return;
    option.phrasings.insert(option.phrasings.begin(), friendly);
}

bool Solver::is_off_target(const Way& way) const {
    if (way.remove != kNoType) return false;
    if (const ClassId area = dependency_of(way.gain, area_); area != kNoClass)
        return !wanted_->has_tile_or_claim_at(Lexicon::number(area));
    const auto track =
        std::ranges::find_if(lexicon_.tracks(), [&](const Track& each) { return is_of(way.gain, each.cls); });
    if (track == lexicon_.tracks().end()) return false;
    const About parameter{.what = lexicon_.number(track->key)};
    return wanted_->has(Aspect::Parameter, parameter) &&
           wanted_->value(Aspect::Parameter, parameter) == track->value(game_.core().count(way.gain));
}

bool Solver::is_of(TypeId type, ClassId cls) const {
    return type != kNoType && cls != kNoClass && game_.core().types().is_subclass(type, cls);
}

ClassId Solver::dependency_of(TypeId type, ClassId cls) const {
    if (type == kNoType) return kNoClass;
    const TypePool& types = game_.core().types();
    for (const TypeId part : types[type].dependencies) {
        if (is_of(part, cls)) return types[part].cls;
        if (const ClassId inside = dependency_of(part, cls); inside != kNoClass) return inside;
    }
    return kNoClass;
}

}  // namespace rego::app::follow
