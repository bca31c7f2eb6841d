#include "app/follow/solver.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "app/follow/paying.hpp"
#include "app/tell/lens/move_line.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/build.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

/// Answers tried for each beginning before the nearest state so far has to do; but few for each, before many for any:
/// what a wrong beginning leaves to be answered can be anything.
constexpr std::size_t kMostTries = 4000;
constexpr std::size_t kFewTries = 12;
/// The same where every single thing has to be answered.
constexpr std::size_t kTriesUnaided = 400;
/// Of so many paths answers are exchanged, where they end no further away than this.
constexpr int kMostMended = 3;
constexpr int kMendable = 40;
/// A state with something left pending counts as this much further away.
constexpr int kPendingPenalty = 50;

}  // namespace

Solver::Solver(MarsGame& game, const Lexicon& lexicon, Onlooker& onlooker)
    : game_(game), lexicon_(lexicon), onlooker_(onlooker), recorded_(game, lexicon), answers_(game, *this) {}

Solution Solver::solve(const Beginnings& beginnings, const State& wanted, const std::vector<Choice>& choices,
                       std::vector<Payment> payments) {
    payments_ = std::move(payments);
    wanted_ = &wanted;
    choices_ = recorded_.in_units(choices);
    start_ = game_.core().checkpoint();
    try_ways(beginnings);
    if (best_.possible && !solved_) game_.core().world().repeat(best_changes_);
    return std::move(best_);
}

void Solver::try_ways(const Beginnings& beginnings) {
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

bool Solver::try_all(const Beginnings& beginnings, std::size_t most_tries) {
    most_tries_ = most_tries;
    best_ = {};
    best_distance_ = std::numeric_limits<int>::max();
    solved_ = false;
    mended_ = 0;
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

bool Solver::begin(const Moves& beginning) {
    for (const Move& move : beginning) {
        const auto before = game_.core().checkpoint();
        const auto outcome = game_.perform(move);
        if (!outcome) {
            best_.errors.push_back(fmt::format("`{}`: {}", full_line_of(game_, move), outcome.error().message));
            return false;
        }
        path_.push_back({move, before, outcome->paid});
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
    if (far > 0 && !open && (pay_otherwise() || choose_otherwise())) far = 0;
    if (far >= best_distance_) return;
    best_distance_ = far;
    best_.possible = true;
    best_.moves = path_;
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
    std::vector<Tried> others;
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

void Solver::search_beyond(std::vector<Tried>& answers) {
    std::ranges::stable_sort(answers, {}, &Tried::distance);
    for (const Tried& tried : answers) {
        if (gives_up()) return;
        const auto before = game_.core().checkpoint();
        game_.core().world().repeat(tried.changes);
        search_beyond({tried.move, before, tried.paid}, tried.choice, tried.distance);
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
    auto placing = recorded_.placing(choices_[next]);
    if (!placing) return std::nullopt;
    Option option;
    option.choice = next;
    option.phrasings.push_back(std::move(*placing));
    return option;
}

std::vector<Solver::Option> Solver::options_in_order() {
    std::vector<Option> all;
    for (PossibleAnswer& answer : answers_.all()) all.push_back({std::move(answer)});
    if (std::ranges::any_of(all, [](const Option& option) { return !option.off_target; }))
        std::erase_if(all, [](const Option& option) { return option.off_target; });
    for (Option& option : all) {
        while (option.choice < choices_.size() &&
               (used_[option.choice] || !recorded_.fits(choices_[option.choice], option))) {
            ++option.choice;
        }
    }
    std::ranges::stable_sort(all, {}, &Option::choice);
    return all;
}

bool Solver::try_option(const Option& option, std::vector<Tried>& others) {
    ++tries_;
    const auto before = game_.core().checkpoint();
    for (const Move& phrasing : option.phrasings) {
        const auto receipt = game_.perform(phrasing);
        if (!receipt) continue;
        const bool was_billed = !phrasing.payment && !receipt->paid.empty();
        weigh({phrasing, before, receipt->paid}, option.choice, others);
        if (was_billed) try_payments(phrasing, option.choice, others);
        return true;
    }
    return false;
}

/// The move led to a bill that the game has paid by itself: with what the record tells of it may be paid, too.
void Solver::try_payments(Move move, std::size_t choice, std::vector<Tried>& others) {
    if (is_said(move)) move = paying(game_.core(), move);
    const auto before = game_.core().checkpoint();
    for (const Payment& payment : payments(move.actor)) {
        if (gives_up()) return;
        move.payment = payment;
        if (const auto receipt = game_.perform(move)) weigh({move, before, receipt->paid}, choice, others);
    }
}

/// The move has just been carried out.
void Solver::weigh(Done done, std::size_t choice, std::vector<Tried>& others) {
    const int far = distance_now();
    if (far == 0) return search_beyond(std::move(done), choice, far);
    World::Changes changes = game_.core().world().take_back(done.before);
    others.push_back({std::move(done.move), choice, far, std::move(done.paid), std::move(changes)});
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
        if (path_[i].move.actor == payer && pay_otherwise(i, more)) return true;
    return false;
}

bool Solver::pay_otherwise(std::size_t index, const std::vector<PaymentItem>& more) {
    const Done& was = path_[index];
    auto payment = paid_with(game_, was.move, was.paid, more);
    if (!payment || gives_up()) return false;
    ++tries_;
    Move paid = is_said(was.move) ? paying(game_.core(), was.move) : was.move;
    paid.payment = std::move(payment);
    std::vector<Done> path(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(index));
    const World::Checkpoint before = was.before;
    const World::Changes changes = game_.core().world().take_back(before);
    bool is_possible = true;
    for (std::size_t i = index; is_possible && i < path_.size(); ++i) {
        Done done{i == index ? paid : path_[i].move, game_.core().checkpoint()};
        const auto receipt = game_.perform(done.move);
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

// --- What was chosen otherwise ---------------------------------------------------------------------------------

bool Solver::choose_otherwise() {
    int far = distance_now();
    const auto is_stock = [](const FactPair& pair) { return pair.expected.aspect() == Aspect::Stock; };
    if (far > kMendable || mended_ >= kMostMended || gives_up()) return false;
    if (!std::ranges::all_of(differing(*wanted_, onlooker_.look()), is_stock)) return false;
    const auto is_answer = [](const Done& done) { return done.move.verb == Verb::Answer; };
    const auto first = std::ranges::find_if(path_, is_answer);
    if (first == path_.end()) return false;
    ++mended_;
    const World::Checkpoint before = first->before;
    const std::vector<Done> path = path_;
    World& world = game_.core().world();
    const World::Changes changes = world.take_back(before);
    world.repeat(changes);
    const auto mend_one = [&] {
        for (std::size_t i = path_.size(); i-- > 0;)
            if (is_answer(path_[i]) && choose_otherwise(i, far)) return true;
        return false;
    };
    while (far > 0 && mend_one()) {
    }
    if (far == 0) return true;
    path_ = path;
    game_.core().roll_back(before);
    world.repeat(changes);
    return false;
}

/// Exchanges that answer for one that leads nearer, if there is one, and makes the other moves again.
bool Solver::choose_otherwise(std::size_t index, int& far) {
    const World::Checkpoint before = path_[index].before;
    const TypeId player = path_[index].move.actor;
    const World::Changes changes = game_.core().world().take_back(before);
    for (const PossibleAnswer& other : answers_.all()) {
        if (other.player != player || gives_up()) continue;
        ++tries_;
        std::vector<Done> path(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(index));
        bool is_possible = true;
        for (std::size_t i = index; is_possible && i < path_.size(); ++i) {
            Done done{i == index ? other.phrasings.front() : path_[i].move, game_.core().checkpoint()};
            const auto receipt = game_.perform(done.move);
            is_possible = receipt.has_value();
            if (receipt) done.paid = receipt->paid;
            path.push_back(std::move(done));
        }
        const int now = is_possible && !is_open() ? distance_now() : far;
        if (now < far) {
            far = now;
            path_ = std::move(path);
            return true;
        }
        game_.core().roll_back(before);
    }
    game_.core().world().repeat(changes);
    return false;
}

// --- What the record knows of ----------------------------------------------------------------------------------

std::vector<ClassId> Solver::cards(TypeId) {
    std::vector<ClassId> cards = recorded_.cards(choices_);
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

std::vector<Payment> Solver::payments(TypeId player) {
    std::vector<Payment> all;
    for (const Payment& payment : payments_) all.push_back(paid_by(game_, player, payment));
    return all;
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
