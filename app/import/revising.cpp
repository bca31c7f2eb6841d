#include "app/import/revising.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// Instead of a number of units: nothing at all of it.
constexpr int kNone = std::numeric_limits<int>::min();
/// So many earlier payments of a player are looked at, …
constexpr int kMostBack = 60;
/// … and so many proposals at a time are carried out to see whether they help.
constexpr std::size_t kMostAtOnce = 60;

/// How many units of that worth may stand in for something, the least and the most; what is left over or short is
/// money.
std::pair<int, int> in_its_place(int more, int worth) {
    if (more > 0) return {-((more + worth - 1) / worth), -(more / worth)};
    constexpr int kDearer = 2;  // the other may be worth more than usual
    return {-more / worth, (-more + worth - 1) / worth + kDearer};
}

}  // namespace

int size_of(const std::vector<int>& units) {
    return std::accumulate(units.begin(), units.end(), 0, [](int sum, int each) { return sum + std::abs(each); });
}

std::vector<int> sum_of(std::vector<int> a, const std::vector<int>& b) {
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) a[i] += b[i];
    return a;
}

Revising::Revising(Playing& playing, Accounts& accounts, Taking& taking, std::vector<Step>& steps)
    : playing_(playing),
      accounts_(accounts),
      taking_(taking),
      steps_(steps),
      payments_(playing),
      look_(playing.game()) {}

std::vector<int> Revising::stocks() {
    std::vector<int> all;
    for (const TypeId player : playing_.game().core().players())
        for (const auto units : look_.numbers(player).stock) all.push_back(static_cast<int>(units));
    return all;
}

std::vector<int> Revising::productions() {
    std::vector<int> all;
    for (const TypeId player : playing_.game().core().players())
        for (const auto units : look_.numbers(player).production) all.push_back(static_cast<int>(units));
    return all;
}

std::vector<int> Revising::parameters() {
    std::vector<int> all;
    Game& game = playing_.game().core();
    if (const auto super = game.table().find(kind::kParameter))
        for (const ClassId cls : game.table().info(*super).concrete_descendants)
            all.push_back(static_cast<int>(game.count(game.types().base(cls))));
    return all;
}

std::size_t Revising::place_of(TypeId player, const std::string& resource) const {
    const auto& players = playing_.game().core().players();
    const auto seat = std::ranges::find(players, player) - players.begin();
    const auto& resources = payments_.resources();
    const auto place = std::ranges::find(resources, resource) - resources.begin();
    return static_cast<std::size_t>(seat) * resources.size() + static_cast<std::size_t>(place);
}

/// The marks of steps from `index` on say nothing yet.
std::size_t Revising::end_of(std::size_t step, std::size_t index) const {
    return step + 1 < index ? steps_[step + 1].mark.commands : playing_.done().size();
}

std::size_t Revising::step_of(std::size_t command, std::size_t index) const {
    std::size_t step = index;
    while (step > 0 && (step == index || steps_[step].mark.commands > command)) --step;
    return step;
}

/// Goes back there and forth again.
void Revising::look_for_other_ways(std::size_t number, std::size_t index) {
    Step& step = steps_[number];
    if (step.knows_other_ways) return;
    step.knows_other_ways = true;
    auto later = playing_.take_back({end_of(number, index)});
    const std::vector<int> stock = stocks(), production = productions(), parameter = parameters();
    auto own = playing_.take_back(step.mark);
    for (const Ending& ending : taking_.ways_not_told_apart(step)) {
        playing_.repeat(ending.stretch);
        const std::vector<int> stock_then = stocks(), production_then = productions();
        const std::vector<int> parameter_then = parameters();
        playing_.go_back(step.mark);
        OtherWay other;
        for (std::size_t i = 0; i < stock.size(); ++i) {
            other.gain.push_back(stock_then[i] - stock[i]);
            other.gain_each_generation.push_back(production_then[i] - production[i]);
        }
        for (std::size_t i = 0; i < parameter.size(); ++i) other.raised.push_back(parameter_then[i] - parameter[i]);
        const bool is_same =
            size_of(other.gain) == 0 && size_of(other.gain_each_generation) == 0 && size_of(other.raised) == 0;
        const bool is_known = std::ranges::any_of(step.other_ways, [&](const OtherWay& each) {
            return each.gain == other.gain && each.gain_each_generation == other.gain_each_generation &&
                   each.raised == other.raised;
        });
        if (is_same || is_known) continue;
        for (const Done& done : ending.stretch.commands) other.commands.push_back(done.command);
        step.other_ways.push_back(std::move(other));
    }
    playing_.repeat(own);
    playing_.repeat(later);
}

std::vector<Revising::Proposal> Revising::choices(std::size_t index, std::size_t since) {
    std::vector<Proposal> all;
    for (std::size_t i = index; i-- > since;) {
        if (!steps_[i].had_choice) continue;
        look_for_other_ways(i, index);
        for (const OtherWay& way : steps_[i].other_ways) {
            Proposal proposal;
            proposal.step = i;
            proposal.first = steps_[i].mark.commands;
            proposal.count = end_of(i, index) - proposal.first;
            proposal.commands = way.commands;
            const auto generations = playing_.game().generation() - steps_[i].generation;
            proposal.gain = way.gain;
            for (std::size_t r = 0; r < proposal.gain.size(); ++r)
                proposal.gain[r] += static_cast<int>(generations) * way.gain_each_generation[r];
            all.push_back(std::move(proposal));
        }
    }
    return all;
}

/// With so many units more of those, or fewer, in the order of the list for each payment.
std::vector<Revising::Proposal> Revising::payments_of(TypeId player,
                                                      const std::vector<std::pair<std::string, int>>& changes,
                                                      std::size_t index, std::size_t since) {
    std::vector<Proposal> all;
    int back = 0;
    const std::size_t first = since < steps_.size() ? steps_[since].mark.commands : 0;
    const std::size_t players = playing_.game().core().players().size();
    for (std::size_t i = playing_.done().size(); i-- > first && back < kMostBack;) {
        const Done& done = playing_.done()[i];
        if (done.command.actor != player || !payments_.has_bill(done)) continue;
        ++back;
        const auto paid = payments_.paid_for(done);
        for (const auto& [resource, more] : changes) {
            const auto there = std::ranges::find(paid, resource, &PaidPart::resource);
            const int units = more == kNone ? (there == paid.end() ? 0 : -there->units) : more;
            auto payment = payments_.with(paid, resource, units, player);
            if (!payment || units == 0) continue;
            Proposal proposal;
            proposal.step = step_of(i, index);
            proposal.first = i;
            proposal.count = 1;
            proposal.payment = std::move(*payment);
            proposal.gain.assign(players * payments_.resources().size(), 0);
            proposal.gain[place_of(player, resource)] = -units;
            Proposal other = proposal;
            proposal.gain[place_of(player, kind::kMoney)] = units * payments_.worth_of(resource);
            all.push_back(std::move(proposal));
            // The other metal in its place, where there is one.
            for (const PaidPart& part : paid) {
                if (part.resource == resource || payments_.worth_of(part.resource) < 2 ||
                    payments_.worth_of(resource) < 2)
                    continue;
                const auto [least, most] =
                    in_its_place(units * payments_.worth_of(resource), payments_.worth_of(part.resource));
                for (int instead = most; instead >= least; --instead) {
                    auto both = payments_.with(other.payment, part.resource, instead, player);
                    if (!both) continue;
                    Proposal exchange = other;
                    exchange.payment = std::move(*both);
                    exchange.gain[place_of(player, part.resource)] = -instead;
                    exchange.gain[place_of(player, kind::kMoney)] =
                        units * payments_.worth_of(resource) + instead * payments_.worth_of(part.resource);
                    all.push_back(std::move(exchange));
                }
            }
        }
    }
    return all;
}

int Revising::missing_between(std::size_t step, std::size_t index) {
    int missing = 0;
    for (std::size_t i = step; i < index; ++i) {
        const auto since = playing_.at(steps_[i].mark.commands), until = playing_.at(end_of(i, index));
        for (const auto& [what, count] :
             accounts_.missing(steps_[i].segment.told, accounts_.happened(i == 0 ? 0 : since, until)))
            missing += count;
    }
    return missing;
}

void Revising::shift_marks(std::size_t step, std::size_t index, int by) {
    for (std::size_t i = step + 1; i <= index && i < steps_.size(); ++i)
        steps_[i].mark.commands += static_cast<std::size_t>(by);
}

std::optional<Revising::Undo> Revising::carry_out(const Proposal& proposal, std::size_t index, const std::string& why,
                                                  Waste waste) {
    const bool is_choice = !proposal.commands.empty();
    const int missing = is_choice ? missing_between(proposal.step, index) : 0;
    Undo undo;
    undo.step = proposal.step;
    undo.first = proposal.first;
    undo.before = playing_.take_back({proposal.first});
    std::vector<Move> commands = proposal.commands;
    if (!is_choice) {
        const Done& before = undo.before.commands.front();
        auto paid = payments_.paid_as(before, proposal.payment);
        const bool is_waste = paid && payments_.worth_of(*paid) > payments_.worth_of(before);
        const bool is_meant = waste == Waste::Allowed || is_waste == (waste == Waste::Only);
        if (paid && is_meant) commands.push_back(std::move(*paid));
    }
    undo.shift = static_cast<int>(commands.size()) - static_cast<int>(proposal.count);
    bool is_possible = !commands.empty();
    if (is_possible) repeated_ += undo.before.commands.size();
    for (std::size_t i = 0; is_possible && i < commands.size(); ++i) {
        is_possible = static_cast<bool>(playing_.perform(commands[i]));
        const bool is_new = i >= undo.before.commands.size() || i + 1 == commands.size();
        if (is_possible && is_new) playing_.explain_last(why, is_choice);
    }
    for (std::size_t i = proposal.count; is_possible && i < undo.before.commands.size(); ++i)
        is_possible = playing_.perform_again(undo.before.commands[i]);
    if (is_possible) {
        shift_marks(undo.step, index, undo.shift);
        if (!is_choice || missing_between(proposal.step, index) <= missing) return undo;
        shift_marks(undo.step, index, -undo.shift);
    }
    playing_.go_back({undo.first});
    playing_.repeat(undo.before);
    return std::nullopt;
}

void Revising::take_back(const Undo& undo, std::size_t index) {
    playing_.go_back({undo.first});
    playing_.repeat(undo.before);
    shift_marks(undo.step, index, -undo.shift);
}

bool Revising::improve(const Lack& lack, std::size_t index, const std::string& why, const Measure& measure) {
    std::vector<Proposal> proposals = choices(index, 0);
    const std::size_t place = place_of(lack.player, lack.resource);
    const std::size_t first = place_of(lack.player, payments_.resources().front());
    std::erase_if(proposals, [&](const Proposal& each) {
        if (each.gain[place] > 0) return false;
        // Whoever has more metal has paid less money.
        const auto begin = each.gain.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = begin + static_cast<std::ptrdiff_t>(payments_.resources().size());
        return lack.resource != kind::kMoney || std::none_of(begin, end, [](int units) { return units > 0; });
    });
    if (proposals.size() > kMostAtOnce) proposals.resize(kMostAtOnce);
    std::vector<std::pair<std::string, int>> units;
    constexpr int kMostMore = 8, kMostFewer = 20;
    if (lack.resource != kind::kMoney) {
        for (int fewer = lack.units; fewer <= kMostFewer; ++fewer) units.emplace_back(lack.resource, -fewer);
        for (int fewer = 1; fewer < lack.units; ++fewer) units.emplace_back(lack.resource, -fewer);
    } else {
        for (const std::string& resource : payments_.resources())
            for (int more = 1; resource != kind::kMoney && more <= std::min(lack.units, kMostMore); ++more)
                units.emplace_back(resource, more);
    }
    // What was saved may have paid more later.
    if (lack.resource == kind::kMoney)
        for (const std::string& resource : payments_.resources()) units.emplace_back(resource, kNone);
    for (Proposal& each : payments_of(lack.player, units, index, 0)) proposals.push_back(std::move(each));
    // Nobody wastes metal who need not.
    for (const Waste waste : {Waste::Avoided, Waste::Only}) {
        for (const Proposal& proposal : proposals) {
            if (repeated_ > kMostRepeated) return false;
            if (waste == Waste::Only && !proposal.commands.empty()) continue;  // was tried
            const auto undo = carry_out(proposal, index, why, waste);
            if (!undo) continue;
            const auto missing = measure();
            if (missing && *missing < lack.units) return true;
            take_back(*undo, index);
        }
    }
    return false;
}

bool Revising::choose(std::size_t index, const std::string& why, const Works& works) {
    std::vector<Proposal> proposals = choices(index, 0);
    if (proposals.size() > kMostAtOnce) proposals.resize(kMostAtOnce);
    for (const Proposal& proposal : proposals) {
        if (repeated_ > kMostRepeated) return false;
        const auto undo = carry_out(proposal, index, why, Waste::Allowed);
        if (!undo) continue;
        if (works()) return true;
        take_back(*undo, index);
    }
    return false;
}

bool Revising::approach(std::size_t index, std::size_t since, const std::string& why, const Off& off) {
    const std::vector<int> before = off();
    std::vector<Proposal> proposals = choices(index, since);
    const auto& players = playing_.game().core().players();
    const auto& resources = payments_.resources();
    for (std::size_t p = 0; p < players.size(); ++p) {
        std::vector<std::pair<std::string, int>> units;
        for (std::size_t r = 0; r < resources.size(); ++r) {
            const int too_many = before[p * resources.size() + r];
            if (too_many == 0 || resources[r] == kind::kMoney) continue;
            // Too much of it is left: more was spent.
            units.emplace_back(resources[r], too_many);
            if (std::abs(too_many) > 1) units.emplace_back(resources[r], too_many > 0 ? 1 : -1);
        }
        if (units.empty()) continue;
        for (Proposal& each : payments_of(players[p], units, index, since)) proposals.push_back(std::move(each));
    }
    const auto far = [&](const Proposal& each) { return size_of(sum_of(before, each.gain)); };
    std::erase_if(proposals, [&](const Proposal& each) { return far(each) > size_of(before); });
    std::ranges::stable_sort(proposals, {}, far);
    if (proposals.size() > kMostAtOnce) proposals.resize(kMostAtOnce);
    for (const Proposal& proposal : proposals) {
        if (repeated_ > kMostRepeated) return false;
        const auto undo = carry_out(proposal, index, why, Waste::Allowed);
        if (!undo) continue;
        if (size_of(off()) < size_of(before)) return true;
        take_back(*undo, index);
    }
    return false;
}

}  // namespace rego::app::imports
