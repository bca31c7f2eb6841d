// Two earlier payments at once, where one changes nothing but the money that was wasted: a unit of metal more here, a
// unit less there.
#include <algorithm>
#include <array>

#include "app/import/revising.hpp"
#include "app/tell/lens/kinds.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// Of the payments of a player, the last so many.
constexpr int kMostPayments = 40;

}  // namespace

/// What each payment would leave with a unit or two more or fewer of something, to the last unit of money.
std::vector<Revising::Proposal> Revising::exact_payments(TypeId player, std::size_t index, std::size_t since) {
    std::vector<Proposal> all;
    const std::size_t first = since < steps_.size() ? steps_[since].mark.commands : 0;
    const std::size_t size = playing_.game().core().players().size() * payments_.resources().size();
    int back = 0;
    for (std::size_t i = playing_.done().size(); i-- > first && back < kMostPayments;) {
        if (playing_.done()[i].command.actor != player || !payments_.has_bill(playing_.done()[i])) continue;
        ++back;
        const auto paid = payments_.paid_for(playing_.done()[i]);
        const auto later = playing_.take_back({i});
        const Done& before = later.commands.front();
        for (const std::string& resource : payments_.resources()) {
            if (resource == kind::kMoney) continue;
            for (const int units : std::array{1, -1, 2, -2}) {
                const auto payment = payments_.with(paid, resource, units, player);
                if (!payment) continue;
                const auto command = payments_.paid_as(before, *payment);
                if (!command) continue;
                Proposal proposal;
                proposal.step = step_of(i, index);
                proposal.first = i;
                proposal.count = 1;
                proposal.payment = *payment;
                proposal.gain.assign(size, 0);
                proposal.gain[place_of(player, resource)] = -units;
                proposal.gain[place_of(player, kind::kMoney)] =
                    payments_.money_of(before) - payments_.money_of(*command);
                all.push_back(std::move(proposal));
            }
        }
        playing_.repeat(later);
    }
    return all;
}

bool Revising::balance(std::size_t index, std::size_t since, const std::string& why, const Off& off) {
    const std::vector<int> before = off();
    const auto& players = playing_.game().core().players();
    const std::size_t count = payments_.resources().size();
    for (std::size_t p = 0; p < players.size(); ++p) {
        const auto begin = before.begin() + static_cast<std::ptrdiff_t>(p * count);
        const std::vector<int> own(begin, begin + static_cast<std::ptrdiff_t>(count));
        if (size_of(own) == 0) continue;
        const auto all = exact_payments(players[p], index, since);
        const auto left = [&](const Proposal& a, const Proposal* b) {
            std::vector<int> sum = sum_of(before, a.gain);
            return size_of(b == nullptr ? sum : sum_of(std::move(sum), b->gain));
        };
        int tries = 0;
        const auto comes_nearer = [&](const Proposal& a, const Proposal* b) {
            const bool may_be = left(a, b) < size_of(before) && repeated_ <= kMostRepeated && ++tries <= kMostPairs;
            if (!may_be) return false;
            const auto undo = carry_out(a, index, why, Waste::Allowed);
            if (!undo) return false;
            const auto second = b == nullptr ? std::nullopt : carry_out(*b, index, why, Waste::Allowed);
            if ((b == nullptr || second) && size_of(off()) < size_of(before)) return true;
            if (second) take_back(*second, index);
            take_back(*undo, index);
            return false;
        };
        for (const Proposal& each : all)
            if (comes_nearer(each, nullptr)) return true;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (all[i].first != all[j].first && comes_nearer(all[i], &all[j])) return true;
    }
    return false;
}

}  // namespace rego::app::imports
