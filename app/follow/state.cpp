#include "app/follow/state.hpp"

#include <algorithm>
#include <cstdlib>

namespace rego::app::follow {

namespace {

/// How much a wrong tile, card or marker weighs against single cubes.
constexpr int kWeighty = 5;

/// Of numbers, how much each step of a difference weighs; 0: as a whole, however far apart.
int weight_of_step(Aspect aspect) {
    switch (aspect) {
        case Aspect::Generation:
        case Aspect::Parameter:
        case Aspect::FreeFleets:
        case Aspect::Fleets: return kWeighty;
        case Aspect::Production:
        case Aspect::Rating: return 2;
        case Aspect::Track:
        case Aspect::Delegates:
        case Aspect::Reserve:
        case Aspect::Stock:
        case Aspect::Hand:
        case Aspect::OnCard:
        case Aspect::Hosted:
        case Aspect::Tags: return 1;
        default: return 0;
    }
}

bool is_of_colony(Aspect aspect) { return aspect >= Aspect::Visitor && aspect <= Aspect::Builders; }

/// Walks along both, and calls with every pair that differs and counts.
template <class Visit>
void each_difference(const State& expected, const State& actual, Visit visit) {
    const auto counts = [&](const FactPair& pair, bool is_expected) {
        const Aspect aspect = pair.expected.aspect();
        if (!expected.tells_of(aspect) || !actual.tells_of(aspect)) return false;
        if (aspect == Aspect::Parameter) return is_expected;
        // That a whole tile is missing is said once.
        const About tile{.what = pair.expected.what()};
        return !is_of_colony(aspect) ||
               (expected.has(Aspect::ColonyTile, tile) && actual.has(Aspect::ColonyTile, tile));
    };
    auto there = expected.facts().begin();
    auto here = actual.facts().begin();
    while (there != expected.facts().end() || here != actual.facts().end()) {
        const bool only_there =
            here == actual.facts().end() || (there != expected.facts().end() && there->key < here->key);
        const bool only_here = there == expected.facts().end() || (!only_there && here->key < there->key);
        const FactPair pair{only_here ? Fact{here->key, 0} : *there, only_there ? Fact{there->key, 0} : *here};
        if (!only_here) ++there;
        if (!only_there) ++here;
        if (pair.expected.value != pair.actual.value && counts(pair, !only_here)) visit(pair);
    }
}

}  // namespace

std::vector<unsigned> seats_of(int builders) {
    std::vector<unsigned> seats;
    for (; builders > 0; builders /= with_builder(1, 0)) seats.push_back(static_cast<unsigned>(builders % 8));
    std::ranges::reverse(seats);
    return seats;
}

std::uint64_t key_of(Aspect aspect, const About& about) {
    constexpr int kBits = Fact::kNameBits;
    return std::uint64_t{about.seat} << 60 | std::uint64_t{static_cast<std::uint8_t>(aspect)} << (3 * kBits) |
           std::uint64_t{about.what} << (2 * kBits) | std::uint64_t{about.where} << kBits | about.whose;
}

void State::finish() {
    const auto begin = facts_.begin() + static_cast<std::ptrdiff_t>(finished_);
    std::sort(begin, facts_.end(), [](const Fact& a, const Fact& b) { return a.key < b.key; });
    auto last = begin;
    for (auto fact = begin; fact != facts_.end(); ++fact) {
        if (fact == last) continue;
        if (fact->key == last->key) {
            last->value += fact->value;
        } else {
            *++last = *fact;
        }
    }
    if (last != facts_.end()) facts_.erase(std::next(last), facts_.end());
    finished_ = facts_.size();
}

void State::append(const State& part) {
    facts_.insert(facts_.end(), part.facts_.begin(), part.facts_.end());
    finished_ = facts_.size();
}

bool State::has(Aspect aspect, const About& about) const {
    return std::ranges::binary_search(facts_, key_of(aspect, about), {}, &Fact::key);
}

int State::value(Aspect aspect, const About& about) const {
    const std::uint64_t key = key_of(aspect, about);
    const auto found = std::ranges::lower_bound(facts_, key, {}, &Fact::key);
    return found == facts_.end() || found->key != key ? 0 : found->value;
}

bool State::has_tile_or_claim_at(Name area) const {
    auto fact = std::ranges::lower_bound(facts_, key_of(Aspect::Tile, {}), {}, &Fact::key);
    const auto is_about_areas = [&] {
        return fact != facts_.end() && fact->seat() == 0 && fact->aspect() <= Aspect::Claim;
    };
    while (is_about_areas() && fact->where() != area) ++fact;
    return is_about_areas();
}

int size_of(const FactPair& pair) {
    const int step = weight_of_step(pair.expected.aspect());
    return step == 0 ? kWeighty : step * std::abs(pair.expected.value - pair.actual.value);
}

int distance(const State& expected, const State& actual) {
    int sum = 0;
    each_difference(expected, actual, [&](const FactPair& pair) { sum += size_of(pair); });
    return sum;
}

std::vector<FactPair> differing(const State& expected, const State& actual) {
    std::vector<FactPair> all;
    each_difference(expected, actual, [&](const FactPair& pair) { all.push_back(pair); });
    return all;
}

}  // namespace rego::app::follow
