#include "app/import/payments.hpp"

#include <algorithm>
#include <cstdlib>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;
using Verb = Command::Verb;

namespace {

/// More is never missing.
constexpr int kMostMissing = 40;
/// So many earlier payments are looked at, …
constexpr int kMostBack = 60;
/// … and so many other payments tried in a game, each by playing on from there.
constexpr int kMostTrials = 250;

}  // namespace

Payments::Payments(Playing& playing) : playing_(playing) {
    for (const BoardResource& resource : board_resources(playing.game())) resources_.push_back(resource.cls);
}

bool Payments::works_with(const Commands& commands, const std::string& resource, int units) {
    MarsGame& game = playing_.game();
    const auto start = playing_.mark();
    const auto before = game.core().checkpoint();
    const parser::Expression owner = game.core().types().written(commands.front().actor);
    const parser::Instruction gift = parser::gain(parser::type(resource, {owner}), units);
    bool works = game.fix(game.core().engine_actor(), {gift}).has_value();
    for (const Command& command : commands) works = works && playing_.perform(command);
    playing_.go_back(start);
    game.core().roll_back(before);
    return works;
}

std::optional<Lack> Payments::lack(const std::vector<Commands>& ways) {
    for (const Commands& commands : ways) {
        if (commands.empty()) continue;
        for (const std::string& resource : resources_) {
            if (!works_with(commands, resource, kMostMissing)) continue;
            int units = 1;
            while (units < kMostMissing && !works_with(commands, resource, units)) ++units;
            return Lack{commands.front().actor, resource, units};
        }
    }
    return std::nullopt;
}

bool Payments::has_bill(const Done& done, TypeId player) const {
    if (done.command.actor != player) return false;
    return !done.paid.empty() || (done.command.payment && !done.inferred.empty());
}

TypeId Payments::of_player(const std::string& resource, TypeId player) {
    const auto type = playing_.game().core().resolve(player, parser::type(resource));
    return type ? *type : kNoType;
}

std::vector<Payments::Part> Payments::paid_for(const Done& done) {
    std::vector<Part> all;
    const Game& game = playing_.game().core();
    if (done.command.payment) {
        for (const PaymentItem& item : *done.command.payment)
            all.push_back({game.table().info(game.types()[item.resource].cls).name, item.resource, item.amount});
        return all;
    }
    for (const Paid& part : done.paid) {
        const std::string& resource = game.table().info(part.resource).name;
        all.push_back({resource, of_player(resource, done.command.actor), static_cast<int>(part.units)});
    }
    return all;
}

/// With less of what is missing and money for it; or, where money is missing, with more of anything else.
std::vector<std::vector<Payments::Part>> Payments::other_payments(const Done& done, const Lack& lack) {
    std::vector<Part> usual = paid_for(done);
    std::erase_if(usual, [](const Part& each) { return each.resource == kind::kMoney; });
    std::vector<std::vector<Part>> all;
    const auto with = [&](const std::string& resource, int units) {
        auto other = usual;
        const auto found = std::ranges::find(other, resource, &Part::resource);
        if (found == other.end())
            other.push_back({resource, of_player(resource, done.command.actor), units});
        else
            found->units += units;
        std::erase_if(other, [](const Part& each) { return each.units <= 0; });
        all.push_back(std::move(other));
    };
    if (lack.resource != kind::kMoney) {
        const auto found = std::ranges::find(usual, lack.resource, &Part::resource);
        if (found == usual.end()) return all;
        const int units = found->units;
        for (int fewer = std::min(lack.units, units); fewer <= units; ++fewer) with(lack.resource, -fewer);
        return all;
    }
    constexpr int kMostMore = 8;
    for (const std::string& resource : resources_) {
        if (resource == kind::kMoney) continue;
        for (int more = 1; more <= std::min(lack.units, kMostMore); ++more) with(resource, more);
    }
    return all;
}

bool Payments::change(std::size_t index, const std::vector<Part>& payment, const std::string& why) {
    ++trials_;
    const auto stretch = playing_.take_back({index});
    Command command = stretch.commands.front().command;
    command.payment.reset();
    std::vector<PaymentItem> items;
    for (const Part& each : payment)
        if (each.type != kNoType) items.push_back({each.units, each.type});
    const auto paid = exactly_paid_with(command, items, playing_);
    playing_.repeat(stretch);
    return paid && playing_.replace(index, *paid, why);
}

std::optional<std::size_t> Payments::improve(const Lack& lack, const std::string& why, const Measure& measure) {
    int back = 0;
    for (std::size_t i = playing_.done().size(); i-- > 0 && back < kMostBack;) {
        if (!has_bill(playing_.done()[i], lack.player)) continue;
        ++back;
        const auto others = other_payments(playing_.done()[i], lack);
        for (const auto& other : others) {
            if (trials_ > kMostTrials) return std::nullopt;
            const auto before = playing_.take_back({i});
            playing_.repeat(before);
            if (!change(i, other, why)) continue;
            const auto missing = measure();
            if (missing && *missing < lack.units) return i;
            playing_.go_back({i});
            playing_.repeat(before);
        }
    }
    return std::nullopt;
}

bool Payments::approach(TypeId player, const std::string& why, const Off& off, std::size_t since) {
    const auto size_of = [](const std::vector<int>& each) {
        int size = 0;
        for (const int units : each) size += std::abs(units);
        return size;
    };
    const std::vector<int> before = off();
    for (std::size_t i = playing_.done().size(); i-- > since;) {
        if (!has_bill(playing_.done()[i], player)) continue;
        for (std::size_t r = 0; r < before.size() && r < resources_.size(); ++r) {
            if (before[r] == 0 || resources_[r] == kind::kMoney) continue;
            auto other = paid_for(playing_.done()[i]);
            std::erase_if(other, [](const Part& each) { return each.resource == kind::kMoney; });
            const auto found = std::ranges::find(other, resources_[r], &Part::resource);
            const int there = found == other.end() ? 0 : found->units;
            // Too much of it is left: more was spent. Nobody spends less than nothing.
            const int units = std::max(there + before[r], 0);
            if (units == there || trials_ > kMostTrials) continue;
            if (found == other.end())
                other.push_back({resources_[r], of_player(resources_[r], player), units});
            else
                found->units = units;
            std::erase_if(other, [](const Part& each) { return each.units <= 0; });
            const auto stretch = playing_.take_back({i});
            playing_.repeat(stretch);
            if (!change(i, other, why)) continue;
            if (size_of(off()) < size_of(before)) return true;
            playing_.go_back({i});
            playing_.repeat(stretch);
        }
    }
    return false;
}

}  // namespace rego::app::imports
