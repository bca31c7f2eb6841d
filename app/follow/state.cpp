#include "app/follow/state.hpp"

#include <algorithm>
#include <cstdlib>

namespace rego::app::follow {

namespace {

/// How much a wrong tile, card or marker weighs against single cubes.
constexpr int kWeighty = 20;

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

const std::vector<Fact>& rows_of(const Part& part) {
    static const std::vector<Fact> kNone;
    return part ? *part : kNone;
}

const Fact* find_in(const std::vector<Fact>& rows, std::uint64_t key) {
    const auto found = std::ranges::lower_bound(rows, key, {}, &Fact::key);
    return found == rows.end() || found->key != key ? nullptr : &*found;
}

/// Walks along both, and calls with every pair that differs and counts. `said`: by both states.
template <class Visit>
void each_difference(const Part& expected, const Part& actual, std::uint64_t said, Visit visit) {
    const auto& theirs = rows_of(expected);
    const auto& ours = rows_of(actual);
    const auto counts = [&](const FactPair& pair, bool is_expected) {
        const Aspect aspect = pair.expected.aspect();
        if ((said >> static_cast<unsigned>(aspect) & 1) == 0) return false;
        if (aspect == Aspect::Parameter) return is_expected;
        if (!is_of_colony(aspect)) return true;
        // That a whole tile is missing is said once.
        const std::uint64_t tile = key_of(Aspect::ColonyTile, {.what = pair.expected.what()});
        return find_in(theirs, tile) != nullptr && find_in(ours, tile) != nullptr;
    };
    auto there = theirs.begin();
    auto here = ours.begin();
    while (there != theirs.end() || here != ours.end()) {
        const bool only_there = here == ours.end() || (there != theirs.end() && there->key < here->key);
        const bool only_here = there == theirs.end() || (!only_there && here->key < there->key);
        const FactPair pair{only_here ? Fact{here->key, 0} : *there, only_there ? Fact{there->key, 0} : *here};
        if (!only_here) ++there;
        if (!only_there) ++here;
        if (pair.expected.value != pair.actual.value && counts(pair, !only_here)) visit(pair);
    }
}

/// Calls with the parts that stand at the same place, and the place.
template <class Visit>
void each_part(const State& expected, const State& actual, Visit visit) {
    static const Part kNone;
    const auto at = [](const State& state, std::size_t i) -> const Part& {
        return i < state.parts().size() ? state.parts()[i] : kNone;
    };
    const std::size_t most = std::max(expected.parts().size(), actual.parts().size());
    for (std::size_t i = 0; i < most; ++i) visit(at(expected, i), at(actual, i), i);
}

int distance_of_parts(const Part& expected, const Part& actual, std::uint64_t said) {
    int sum = 0;
    each_difference(expected, actual, said, [&](const FactPair& pair) { sum += size_of(pair); });
    return sum;
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

Part Rows::part() && {
    std::ranges::sort(facts_, {}, &Fact::key);
    std::size_t last = 0;
    for (std::size_t i = 1; i < facts_.size(); ++i) {
        if (facts_[i].key == facts_[last].key) {
            facts_[last].value += facts_[i].value;
        } else {
            facts_[++last] = facts_[i];
        }
    }
    if (!facts_.empty()) facts_.resize(last + 1);
    return std::make_shared<const std::vector<Fact>>(std::move(facts_));
}

Part Rows::part(const Part& known) && {
    Part made = std::move(*this).part();
    return known && *known == *made ? known : made;
}

void State::leave_out(Aspect first, Aspect last) {
    for (auto each = static_cast<std::uint8_t>(first); each <= static_cast<std::uint8_t>(last); ++each)
        leave_out(static_cast<Aspect>(each));
}

const Fact* State::find(std::uint64_t key) const {
    for (const Part& part : parts_) {
        const auto& rows = rows_of(part);
        if (!rows.empty() && rows.back().key >= key) return find_in(rows, key);
    }
    return nullptr;
}

int State::value(Aspect aspect, const About& about) const {
    const Fact* found = find(key_of(aspect, about));
    return found == nullptr ? 0 : found->value;
}

std::ptrdiff_t State::count(Aspect aspect, unsigned seat) const {
    std::ptrdiff_t rows = 0;
    for (const Part& part : parts_) {
        rows += std::ranges::count_if(rows_of(part),
                                      [&](const Fact& fact) { return fact.aspect() == aspect && fact.seat() == seat; });
    }
    return rows;
}

bool State::has_tile_or_claim_at(Name area) const {
    const auto is_about_areas = [](const Fact& fact) {
        return fact.aspect() == Aspect::Tile || fact.aspect() == Aspect::Claim;
    };
    return std::ranges::any_of(parts_, [&](const Part& part) {
        const auto& rows = rows_of(part);
        return !rows.empty() && is_about_areas(rows.front()) &&
               std::ranges::any_of(rows, [&](const Fact& fact) { return fact.where() == area; });
    });
}

int size_of(const FactPair& pair) {
    const int step = weight_of_step(pair.expected.aspect());
    return step == 0 ? kWeighty : step * std::abs(pair.expected.value - pair.actual.value);
}

int distance(const State& expected, const State& actual) { return Yardstick{}.distance(expected, actual); }

int Yardstick::distance(const State& expected, const State& actual) {
    const std::uint64_t said = expected.said() & actual.said();
    if (said != said_) known_.clear();
    said_ = said;
    known_.resize(std::max(expected.parts().size(), actual.parts().size()));
    int sum = 0;
    each_part(expected, actual, [&](const Part& there, const Part& here, std::size_t i) {
        Known& known = known_[i];
        if (known.expected != there || known.actual != here)
            known = {there, here, distance_of_parts(there, here, said)};
        sum += known.distance;
    });
    return sum;
}

std::vector<FactPair> differing(const State& expected, const State& actual) {
    std::vector<FactPair> all;
    each_part(expected, actual, [&](const Part& there, const Part& here, std::size_t) {
        each_difference(there, here, expected.said() & actual.said(),
                        [&](const FactPair& pair) { all.push_back(pair); });
    });
    return all;
}

}  // namespace rego::app::follow
