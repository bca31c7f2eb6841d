#include "app/follow/solver.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>
#include <utility>

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
/// The same where every single thing has to be answered.
constexpr std::size_t kTriesUnaided = 400;
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
    : game_(game), lexicon_(lexicon), onlooker_(onlooker), answers_(game, *this) {}

Solution Solver::solve(const std::vector<std::vector<Command>>& beginnings, const State& wanted,
                       const std::vector<Choice>& choices, std::vector<Payment> payments) {
    payments_ = std::move(payments);
    wanted_ = &wanted;
    choices_ = in_units(choices);
    start_ = game_.core().checkpoint();
    try_ways(beginnings);
    if (best_.possible && !solved_) game_.core().world().repeat(best_changes_);
    return std::move(best_);
}

void Solver::try_ways(const std::vector<std::vector<Command>>& beginnings) {
    if (beginnings.size() == 1 || !try_all(beginnings, kFewTries)) try_all(beginnings, kMostTries);
    if (solved_) return;
    // People may choose what comes to nothing, where the game takes by itself the only way that does something.
    Solution nearest = std::exchange(best_, {});
    World::Changes changes = std::move(best_changes_);
    const Auto aided = game_.auto_mode();
    game_.set_auto(Auto::None);
    try_all(beginnings, kTriesUnaided);
    game_.set_auto(aided);
    best_.unaided = true;
    if (solved_) return;
    best_ = std::move(nearest);
    best_changes_ = std::move(changes);
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
        path_.push_back({command, before, outcome->paid});
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
    int far = (distance ? *distance : distance_now()) + (open ? kPendingPenalty : 0);
    if (far > 0 && !open && pay_otherwise()) far = 0;
    if (far >= best_distance_) return;
    best_distance_ = far;
    best_.possible = true;
    best_.commands = path_;
    best_.differences = far == 0 ? std::vector<Difference>{} : compare(lexicon_, *wanted_, onlooker_.look());
    best_.pending.clear();
    if (open) {
        for (const auto& view : game_.core().task_views()) {
            best_.pending.push_back(fmt::format("#{} {} {}{}", view.number, game_.core().types().print(view.player),
                                                print_rule(game_.core().types(), *view.instruction),
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
        search_beyond({move.command, before, move.paid}, move.choice, move.distance);
    }
}

void Solver::search_beyond(Done done, std::size_t choice, int distance) {
    const World::Checkpoint before = done.before;
    path_.push_back(std::move(done));
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
    std::vector<Option> all;
    for (Answer& answer : answers_.all()) all.push_back({std::move(answer)});
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
        const auto receipt = perform(game_, phrasing);
        if (!receipt) continue;
        const bool was_billed = !phrasing.payment && !receipt->paid.empty();
        weigh({phrasing, before, receipt->paid}, option.choice, others);
        if (was_billed) try_payments(phrasing, option.choice, others);
        return true;
    }
    return false;
}

/// The same with a verb that takes a payment: the action that it uses, or paying for what is on offer.
Command Solver::paying(Command answer) const {
    answer.verb = Verb::Pay;
    const parser::Instruction said = answer.answer;
    const auto* use = std::get_if<parser::GainInstruction>(&said.node);
    if (use == nullptr || use->type.name != kind::kUseAction) return answer;
    const ClassTable& table = game_.core().table();
    const auto project = table.find(kind::kProject);
    for (const parser::Expression& argument : use->type.arguments) {
        const auto cls = table.find(argument.name);
        const auto slot = std::ranges::find(kind::kSlots, argument.name);
        if (cls && !table.info(*cls).actions.empty()) {
            answer.cls = *cls;
            answer.verb = project && table.is_subclass(*cls, *project) ? Verb::Project : Verb::Action;
        } else if (slot != kind::kSlots.end()) {
            answer.number = static_cast<int>(slot - kind::kSlots.begin()) + 1;
        }
    }
    if (answer.cls == kNoClass || table.info(answer.cls).actions.size() < 2) answer.number = 0;
    return answer;
}

/// The command led to a bill that the game has paid by itself: with what the record tells of it may be paid, too.
void Solver::try_payments(Command command, std::size_t choice, std::vector<Move>& others) {
    if (command.verb == Verb::Task) command = paying(std::move(command));
    const auto before = game_.core().checkpoint();
    for (const Payment& payment : payments_) {
        if (gives_up()) return;
        command.payment = payment;
        if (const auto receipt = perform(game_, command)) weigh({command, before, receipt->paid}, choice, others);
    }
}

/// The command has just been carried out.
void Solver::weigh(Done done, std::size_t choice, std::vector<Move>& others) {
    const int far = distance_now();
    if (far == 0) return search_beyond(std::move(done), choice, far);
    World::Changes changes = game_.core().world().take_back(done.before);
    others.push_back({std::move(done.command), choice, far, std::move(done.paid), std::move(changes)});
}

// --- What was paid with something else -------------------------------------------------------------------------

bool Solver::pay_otherwise() {
    TypeId payer = kNoType;
    std::vector<PaymentItem> more;
    for (const FactPair& pair : differing(*wanted_, onlooker_.look())) {
        const Fact& fact = pair.expected;
        if (fact.aspect() != Aspect::Stock && fact.aspect() != Aspect::OnCard) return false;
        const TypeId player = game_.core().player(static_cast<int>(fact.seat()));
        if (payer != kNoType && player != payer) return false;
        payer = player;
        parser::Expression resource = parser::type(lexicon_.text(fact.what()));
        if (fact.aspect() == Aspect::OnCard) resource.arguments = {parser::type(lexicon_.text(fact.where()))};
        more.push_back({pair.actual.value - fact.value, game_.type(resource, payer)});
    }
    const auto is_spent = [](const PaymentItem& item) { return item.amount > 0; };
    if (std::ranges::none_of(more, is_spent) || std::ranges::all_of(more, is_spent)) return false;
    for (std::size_t i = path_.size(); i-- > 0;)
        if (path_[i].command.actor == payer && pay_otherwise(i, more)) return true;
    return false;
}

std::optional<std::vector<PaymentItem>> Solver::paid_with(const Done& done,
                                                          const std::vector<PaymentItem>& more) const {
    const TypePool& types = game_.core().types();
    std::vector<PaymentItem> items = done.command.payment.value_or(std::vector<PaymentItem>{});
    for (const auto& [resource, units] : done.paid)
        items.push_back({static_cast<std::int32_t>(units),
                         game_.type(game_.core().table().info(resource).name, done.command.actor)});
    if (items.empty()) return std::nullopt;
    for (const PaymentItem& each : more) {
        const auto same = std::ranges::find_if(
            items, [&](const PaymentItem& item) { return types[item.resource].cls == types[each.resource].cls; });
        if (same == items.end()) {
            items.push_back(each);
        } else {
            *same = {same->amount + each.amount, each.resource};
        }
    }
    std::erase_if(items, [](const PaymentItem& item) { return item.amount == 0; });
    const bool is_some = std::ranges::all_of(items, [](const PaymentItem& item) { return item.amount > 0; });
    return is_some ? std::optional{std::move(items)} : std::nullopt;
}

bool Solver::pay_otherwise(std::size_t command, const std::vector<PaymentItem>& more) {
    const auto payment = paid_with(path_[command], more);
    if (!payment || gives_up()) return false;
    ++tries_;
    Command paid = path_[command].command;
    if (paid.verb == Verb::Task) paid = paying(std::move(paid));
    paid.payment = *payment;
    std::vector<Done> path(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(command));
    const World::Checkpoint before = path_[command].before;
    const World::Changes changes = game_.core().world().take_back(before);
    bool is_possible = true;
    for (std::size_t i = command; is_possible && i < path_.size(); ++i) {
        Done done{i == command ? paid : path_[i].command, game_.core().checkpoint()};
        const auto receipt = perform(game_, done.command);
        is_possible = receipt.has_value();
        if (receipt) done.paid = receipt->paid;
        path.push_back(std::move(done));
    }
    if (is_possible && !is_open() && distance_now() == 0) {
        path_ = std::move(path);
        return true;
    }
    game_.core().roll_back(before);
    game_.core().world().repeat(changes);
    return false;
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

// --- What the record knows of ----------------------------------------------------------------------------------

std::vector<ClassId> Solver::cards(TypeId) {
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
    return cards;
}

std::vector<ClassId> Solver::events() {
    const auto event = game_.core().table().find(lexicon_.text(static_cast<Name>(wanted_->value(Aspect::Distant, {}))));
    return event ? std::vector{*event} : std::vector<ClassId>{};
}

bool Solver::goes_astray(const Way& way) {
    if (way.remove != kNoType) return false;
    if (const ClassId area = answers_.dependency_of(way.gain, answers_.area()); area != kNoClass)
        return !wanted_->has_tile_or_claim_at(Lexicon::number(area));
    const auto track =
        std::ranges::find_if(lexicon_.tracks(), [&](const Track& each) { return answers_.is_of(way.gain, each.cls); });
    if (track == lexicon_.tracks().end()) return false;
    const About parameter{.what = lexicon_.number(track->key)};
    return wanted_->has(Aspect::Parameter, parameter) &&
           wanted_->value(Aspect::Parameter, parameter) == track->value(game_.core().count(way.gain));
}

}  // namespace rego::app::follow
