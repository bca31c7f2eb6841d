#include "app/import/taking.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// Ways that are this much worse than the best are not gone back to.
constexpr int kMostWorse = 12;
/// Nor does the log tell those apart that are no worse than this.
constexpr int kAsGood = 2;
/// A decision that has left no trace did not come about.
constexpr int kSurelyWrong = 10;
/// What has happened may be told so many decisions later.
constexpr int kOldest = 3;

void name_answers(Segment& segment) {
    segment.named = segment.areas;
    for (const Fact* fact : segment.consequences)
        if (fact->kind == Kind::ActionWith || fact->kind == Kind::Copy)
            segment.named.push_back(fact->slots['C']);
        else if (fact->kind == Kind::Discarded || fact->kind == Kind::AddColony)
            segment.named.push_back(fact->slots['Y']);
    if (segment.decision != nullptr && segment.decision->kind == Kind::Play)
        segment.named.push_back(segment.decision->slots['C']);
    for (const Fact* fact : segment.consequences)
        if (fact->kind == Kind::Linked) segment.named.insert(segment.named.end(), {fact->slots['C'], fact->slots['D']});
}

/// What is told here may belong to the next decision; what was told before has had its chance, and comes first.
void carry_on(Step& step, const Tally& missing) {
    step.left.clear();
    step.lost.clear();
    for (const auto& [what, count] : missing) {
        const auto before = step.carried.find(what);
        const int explained = step.segment.told[what] - count;
        const int lost = before == step.carried.end() ? 0 : std::max(before->second - explained, 0);
        if (lost != 0) step.lost[what] = lost;
        if (count != lost) step.left[what] = count - lost;
    }
}

}  // namespace

Taking::Taking(Playing& playing, const Facts& facts, const Setup& setup, const Vocabulary& vocabulary,
               Accounts& accounts, std::vector<Step>& steps)
    : playing_(playing),
      facts_(facts),
      setup_(setup),
      vocabulary_(vocabulary),
      accounts_(accounts),
      steps_(steps),
      solver_(playing_, accounts_, [this](const Fact& decision) { return can_begin(decision); }) {}

std::vector<Moves> Taking::moves_of(const Segment& segment, const Tally& spent) {
    if (segment.decision == nullptr) return {{}};
    if (segment.decision->kind == Kind::Place) {
        const auto conversion = vocabulary_.table().find(kind::kConvertPlants);
        return {{{.verb = Verb::Convert,
                  .actor = accounts_.player(segment.decision->slots.player()),
                  .about = conversion.value_or(kNoClass)}}};
    }
    // A prelude that could not be carried out goes for money.
    const auto is_that = [&](const Fact* fact) {
        return fact->kind == Kind::Fizzled && fact->slots['C'] == segment.decision->slots['C'];
    };
    if (segment.decision->kind == Kind::Fizzled ||
        (segment.decision->kind == Kind::Play && std::ranges::any_of(segment.consequences, is_that))) {
        const auto card = vocabulary_.table().find(segment.decision->slots['C']);
        return {{{.verb = Verb::Discard,
                  .actor = accounts_.player(segment.decision->slots.player()),
                  .about = card.value_or(kNoClass)}}};
    }
    if (has_gone_by(*segment.decision)) return {{}};
    return moves_for(*segment.decision, spent, accounts_, vocabulary_, playing_);
}

/// Whoever could have placed a greenery at the end and did not has declined.
void Taking::reach_greenery(const Fact* decision) {
    if (decision == nullptr || decision->kind != Kind::Place || playing_.game().phase() != "FinalGreenery") return;
    const TypeId actor = accounts_.player(decision->slots.player());
    for (std::size_t i = 0; i < playing_.game().core().players().size(); ++i) {
        const auto turn = playing_.game().turn();
        if (!turn || *turn == actor || !playing_.game().core().world().tasks().empty()) return;
        if (!playing_.perform({.verb = Verb::End, .actor = *turn})) return;
    }
}

/// Where turns are not told: whoever's turn it is has ended it, or passed, if another goes on.
void Taking::reach_turn(const Fact* decision) {
    reach_greenery(decision);
    if (facts_.tells_turns || decision == nullptr || !is_decision(decision->kind)) return;
    MarsGame& game = playing_.game();
    const TypeId actor = accounts_.player(decision->slots.player());
    constexpr int kMost = 20;
    for (int i = 0; i < kMost && game.phase() == "Action" && game.core().world().tasks().empty(); ++i) {
        const auto turn = game.turn();
        if (!turn || (*turn == actor && decision->kind != Kind::Buy)) return;
        if (playing_.perform({.verb = Verb::End, .actor = *turn})) continue;
        if (!playing_.perform({.verb = Verb::Pass, .actor = *turn})) return;
    }
}

/// A pass that has been taken for granted already, or that a card prescribed which was told before it.
bool Taking::has_gone_by(const Fact& decision) {
    if (decision.kind != Kind::Pass) return false;
    MarsGame& game = playing_.game();
    return game.phase() != "Action" || game.has_passed(accounts_.player(decision.slots.player()));
}

void Taking::begin(Step& step) {
    current_ = &step;
    since_ = &step == &steps_.front() ? 0 : playing_.now();
    why_.clear();
    use_events();
}

bool Taking::take(std::size_t index) {
    Step& step = steps_[index];
    reach_turn(step.segment.decision);
    step.mark = playing_.mark();
    step.carried = index == 0 ? Tally{} : steps_[index - 1].left;
    step.before = index == 0 ? Tally{} : steps_[index - 1].surplus;
    step.is_done = false;
    step.age = index == 0 ? 0 : steps_[index - 1].age + 1;
    step.segment.told = step.carried;
    if (step.segment.decision != nullptr && is_decision(step.segment.decision->kind)) {
        Tally trace;
        (void)accounts_.add_told(*step.segment.decision, trace);
        step.is_done = !trace.empty() && accounts_.missing(trace, step.before).empty();
        if (!step.is_done) (void)accounts_.add_told(*step.segment.decision, step.segment.told);
    }
    for (const Fact* fact : step.segment.consequences) (void)accounts_.add_told(*fact, step.segment.told);
    name_answers(step.segment);
    step.endings.clear();
    step.knows_other_ways = false;
    step.other_ways.clear();
    step.generation = playing_.game().generation();
    correct_departures(step);
    begin(step);
    const EventNumber since = since_;
    std::vector<Ending> endings = ways_through(step, since, Search::Nearest);
    if (endings.empty() && decline_all()) {
        reach_turn(step.segment.decision);
        endings = ways_through(step, since, Search::Nearest);
    }
    if (endings.empty()) {
        playing_.go_back(step.mark);
        return false;
    }
    step.had_choice = solver_.had_choice() && since == playing_.at(step.mark.commands);
    std::ranges::stable_sort(endings, {}, &Ending::distance);
    follow(step, std::move(endings), since);
    return true;
}

void Taking::correct_departures(const Step& step) {
    for (const Fact* fact : step.segment.consequences)
        for (const parser::Instruction& change : accounts_.corrections(fact->departure, fact->slots))
            (void)playing_.fix(change, fact->departure->why);
}

/// What some programs do besides what the rules say.
void Taking::correct_what_is_left(Step& step) {
    for (const Fact* fact : step.segment.consequences) {
        if (fact->otherwise == nullptr) continue;
        Tally told;
        (void)accounts_.add_told(*fact, told);
        const bool is_left = std::ranges::all_of(told, [&](const auto& each) {
            const auto there = step.left.find(each.first);
            return there != step.left.end() && there->second >= each.second;
        });
        if (!is_left || told.empty()) continue;
        for (const parser::Instruction& change : accounts_.corrections(fact->otherwise, fact->slots))
            (void)playing_.fix(change, fact->otherwise->why);
        for (const auto& [what, count] : told)
            if ((step.left[what] -= count) == 0) step.left.erase(what);
    }
}

std::vector<Ending> Taking::ways_not_told_apart(Step& step) {
    begin(step);
    std::vector<Ending> endings = ways_through(step, since_, Search::All);
    playing_.go_back(step.mark);
    std::erase_if(endings, [&](const Ending& each) { return each.distance > step.distance + kAsGood; });
    return endings;
}

std::vector<Ending> Taking::ways_through(Step& step, EventNumber since, Search search) {
    std::vector<Ending> endings;
    const auto here = playing_.mark();
    const bool is_all = search == Search::All;
    const auto moves = step.is_done ? std::vector<Moves>{{}} : moves_of(step.segment, step.carried);
    for (const Moves& commands : moves) {
        if (!perform_all(commands)) {
            playing_.go_back(here);
            continue;
        }
        for (Ending& ending : solver_.solve(step.segment, since, step.mark, is_all)) {
            // Without a command of its own it has to come of what was pending.
            const bool is_for_nothing = commands.empty() && !step.is_done && step.segment.decision != nullptr &&
                                        step.segment.decision->kind == Kind::Delegate;
            if (!is_for_nothing || ending.distance < kSurelyWrong) endings.push_back(std::move(ending));
        }
        playing_.go_back(here);
        if (!is_all && !endings.empty() && endings.front().distance == 0) break;
    }
    return endings;
}

bool Taking::perform_all(const Moves& commands) {
    for (const Move& command : commands) {
        const auto outcome = playing_.perform(command);
        if (outcome) continue;
        if (why_.empty()) why_ = outcome.error().message;
        return false;
    }
    return true;
}

/// The nearest, unless it makes the next decision impossible.
void Taking::follow(Step& step, std::vector<Ending> endings, EventNumber since) {
    playing_.go_back(step.mark);
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < endings.size() && step.segment.next != nullptr && endings.size() > 1; ++i) {
        if (endings[i].distance > endings.front().distance + kMostWorse) break;
        playing_.repeat(endings[i].stretch);
        const bool goes_on = can_begin(*step.segment.next);
        playing_.go_back(step.mark);
        if (!goes_on) continue;
        chosen = i;
        break;
    }
    settle_on(step, std::move(endings), chosen, since);
}

void Taking::settle_on(Step& step, std::vector<Ending> endings, std::size_t chosen, EventNumber since) {
    playing_.repeat(endings[chosen].stretch);
    step.distance = endings[chosen].distance;
    const Tally happened = accounts_.happened(since);
    // What came before it was told is not missing.
    const Tally missing = accounts_.missing(step.segment.told, happened);
    carry_on(step, accounts_.missing(missing, step.before));
    correct_what_is_left(step);
    step.surplus = accounts_.surplus(step.segment.told, happened);
    // Unless it is a global event that is told later, or what the ocean of the world government brought.
    const bool is_ocean = step.segment.next != nullptr && step.segment.next->kind == Kind::GovernOcean;
    if (setup_.events.empty() && step.segment.is_silent_on_stock() && !is_ocean) accounts_.forget_stock(step.surplus);
    const bool is_setup = playing_.game().generation() == 1 && playing_.game().phase() != "Action";
    const Tally kept = accounts_.surplus(missing, step.before);
    if (is_setup || step.age < kOldest) {
        for (const auto& [what, count] : kept) step.surplus[what] += count;
    } else {
        step.age = 0;
    }
    endings.erase(endings.begin() + static_cast<std::ptrdiff_t>(chosen));
    std::erase_if(endings, [&](const Ending& each) { return each.distance > step.distance + kMostWorse; });
    step.endings = std::move(endings);
}

bool Taking::can_begin(const Fact& decision) {
    const auto start = playing_.mark();
    reach_turn(&decision);
    const bool can = can_begin_now(decision);
    playing_.go_back(start);
    return can;
}

bool Taking::can_begin_now(const Fact& decision) {
    const auto here = playing_.mark();
    Segment next;
    next.decision = &decision;
    // What lay on cards and is told to have gone may be what it is paid with.
    const Tally spent =
        current_ == nullptr ? Tally{} : accounts_.missing(current_->segment.told, accounts_.happened(since_));
    const auto moves = moves_of(next, spent);
    const auto says_nothing = [](const Moves& commands) { return commands.empty(); };
    if (std::ranges::all_of(moves, says_nothing)) return true;
    for (const Moves& commands : moves) {
        if (commands.empty()) continue;
        const bool works = perform_all(commands);
        playing_.go_back(here);
        if (works) return true;
    }
    return false;
}

bool Taking::decline_all() {
    bool any = false;
    constexpr int kMost = 10;
    for (int i = 0; i < kMost && !playing_.game().core().world().tasks().empty(); ++i) {
        if (playing_.game().phase() == "Research") return any;
        bool declined = false;
        const auto views = playing_.game().core().task_views();
        for (const auto& view : views) {
            const Move declining{.actor = view.player, .answers = {Said{parser::gain(parser::type(kind::kOk))}}};
            if (!playing_.perform({.verb = Verb::Buy, .actor = view.player}) && !playing_.perform(declining)) continue;
            declined = any = true;
            break;
        }
        if (!declined) break;
    }
    return any;
}

/// In each year of the committee one more is revealed: which, shows when it happens. The first two are there.
void Taking::use_events() {
    if (setup_.events.empty() && playing_.game().core().world().tasks().empty()) return;
    const auto& table = playing_.game().core().table();
    std::vector<ClassId> events;
    const std::size_t next = static_cast<std::size_t>(playing_.game().generation()) + 1;
    if (next < setup_.events.size()) {
        if (const auto cls = table.find(setup_.events[next])) events.push_back(*cls);
    } else if (const auto super = table.find(kind::kGlobalEvent)) {
        for (const ClassId cls : table.info(*super).concrete_descendants)
            if (std::ranges::find(setup_.events, table.info(cls).name) == setup_.events.end()) events.push_back(cls);
    }
    solver_.use_events(std::move(events));
}

}  // namespace rego::app::imports
