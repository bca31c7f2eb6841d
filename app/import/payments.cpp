#include "app/import/payments.hpp"

#include <algorithm>
#include <array>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// What a unit of each resource of the player board is usually worth; only an estimate.
constexpr std::array kWorth{1, 2, 3, 1, 1, 1};
/// More is never missing.
constexpr int kMostMissing = 40;

}  // namespace

Payments::Payments(Playing& playing) : playing_(playing) {
    for (const BoardResource& resource : board_resources(playing.game())) resources_.push_back(resource.cls);
}

bool Payments::works_with(const Moves& commands, const std::string& resource, int units) {
    MarsGame& game = playing_.game();
    const auto start = playing_.mark();
    const auto before = game.core().checkpoint();
    const parser::Expression owner = game.core().types().written(commands.front().actor);
    const parser::Instruction gift = parser::gain(parser::type(resource, {owner}), units);
    bool works = game.fix(game.core().engine_actor(), {gift}).has_value();
    for (const Move& command : commands) works = works && playing_.perform(command);
    playing_.go_back(start);
    game.core().roll_back(before);
    return works;
}

std::vector<Lack> Payments::lacks(const std::vector<Moves>& ways) {
    std::vector<Lack> found;
    for (const Moves& commands : ways) {
        if (commands.empty()) continue;
        for (const std::string& resource : resources_) {
            if (!works_with(commands, resource, kMostMissing)) continue;
            int units = 1;
            while (units < kMostMissing && !works_with(commands, resource, units)) ++units;
            found.push_back({commands.front().actor, resource, units});
        }
        if (!found.empty()) break;
    }
    return found;
}

std::optional<Lack> Payments::lack(const std::vector<Moves>& ways) {
    const auto found = lacks(ways);
    return found.empty() ? std::nullopt : std::optional{found.front()};
}

int Payments::worth_of(const std::string& resource) const {
    const auto place = static_cast<std::size_t>(std::ranges::find(resources_, resource) - resources_.begin());
    return place < kWorth.size() ? kWorth[place] : 1;
}

int Payments::worth_of(const Done& done) const {
    const ClassTable& table = playing_.game().core().table();
    int worth = 0;
    for (const Paid& part : done.paid) worth += static_cast<int>(part.units) * worth_of(table.info(part.resource).name);
    return done.command.payment ? worth_of(done.command) : worth;
}

int Payments::worth_of(const Move& command) const {
    const Game& game = playing_.game().core();
    int worth = 0;
    for (const PaymentItem& part : *command.payment)
        worth += part.amount * worth_of(game.table().info(game.types()[part.resource].cls).name);
    return worth;
}

int Payments::money_of(const Done& done) const {
    if (done.command.payment) return money_of(done.command);
    int units = 0;
    for (const Paid& part : done.paid)
        if (playing_.game().core().table().info(part.resource).name == kind::kMoney)
            units += static_cast<int>(part.units);
    return units;
}

int Payments::money_of(const Move& command) const {
    const Game& game = playing_.game().core();
    int units = 0;
    for (const PaymentItem& part : *command.payment)
        if (game.table().info(game.types()[part.resource].cls).name == kind::kMoney) units += part.amount;
    return units;
}

bool Payments::has_bill(const Done& done) const {
    // A trade names the price, and not what other means stand for money.
    if (done.command.verb == Verb::Trade && done.command.payment)
        return std::ranges::any_of(*done.command.payment, [&](const PaymentItem& item) {
            const Game& game = playing_.game().core();
            return game.table().info(game.types()[item.resource].cls).name == kind::kMoney;
        });
    return !done.paid.empty() || (done.command.payment && !done.inferred.empty());
}

TypeId Payments::of_player(const std::string& resource, TypeId player) {
    const auto type = playing_.game().core().resolve(player, parser::type(resource));
    return type ? *type : kNoType;
}

std::vector<PaidPart> Payments::paid_for(const Done& done) {
    std::vector<PaidPart> all;
    const Game& game = playing_.game().core();
    const auto add = [&](ClassId cls, TypeId type, int units) {
        const std::string& resource = game.table().info(cls).name;
        if (resource == kind::kMoney) return;
        all.push_back({resource, type != kNoType ? type : of_player(resource, done.command.actor), units});
    };
    if (done.command.payment) {
        for (const PaymentItem& item : *done.command.payment)
            add(game.types()[item.resource].cls, item.resource, item.amount);
    } else {
        for (const Paid& part : done.paid) add(part.resource, kNoType, static_cast<int>(part.units));
    }
    return all;
}

std::optional<std::vector<PaidPart>> Payments::with(std::vector<PaidPart> paid, const std::string& resource, int units,
                                                    TypeId player) {
    const auto found = std::ranges::find(paid, resource, &PaidPart::resource);
    const int there = found == paid.end() ? 0 : found->units;
    if (there + units < 0) return std::nullopt;
    if (found == paid.end())
        paid.push_back({resource, of_player(resource, player), units});
    else
        found->units += units;
    std::erase_if(paid, [](const PaidPart& each) { return each.units <= 0; });
    return paid;
}

std::optional<Move> Payments::paid_as(const Done& done, const std::vector<PaidPart>& payment) {
    Move command = done.command;
    command.payment.reset();
    std::vector<PaymentItem> items;
    for (const PaidPart& each : payment)
        if (each.type != kNoType) items.push_back({each.units, each.type});
    return exactly_paid_with(command, items, playing_);
}

}  // namespace rego::app::imports
