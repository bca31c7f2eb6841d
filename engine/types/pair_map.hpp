// What has been found out about pairs of numbers, for look-ups by the million: one flat table, nothing is ever removed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rego::engine {

class PairMap {
  public:
    const std::uint32_t* find(std::uint32_t a, std::uint32_t b) const {
        if (entries_.empty()) return nullptr;
        const Entry& entry = entries_[place_of(key_of(a, b))];
        return entry.key == kNothing ? nullptr : &entry.value;
    }
    void keep(std::uint32_t a, std::uint32_t b, std::uint32_t value) {
        if ((used_ + 1) * 2 > entries_.size()) grow();
        Entry& entry = entries_[place_of(key_of(a, b))];
        if (entry.key == kNothing) ++used_;
        entry = {key_of(a, b), value};
    }

  private:
    static constexpr std::uint64_t kNothing = ~std::uint64_t{0};  // no pair of numbers that are in use
    struct Entry {
        std::uint64_t key = kNothing;
        std::uint32_t value = 0;
    };

    static std::uint64_t key_of(std::uint32_t a, std::uint32_t b) { return (std::uint64_t{a} << 32) | b; }
    std::size_t place_of(std::uint64_t key) const {
        const std::size_t mask = entries_.size() - 1;
        std::size_t place = (key * 0x9e3779b97f4a7c15ULL >> 32) & mask;
        while (entries_[place].key != key && entries_[place].key != kNothing) place = (place + 1) & mask;
        return place;
    }
    void grow() {
        const std::vector<Entry> before =
            std::exchange(entries_, std::vector<Entry>(entries_.empty() ? 256 : entries_.size() * 2));
        for (const Entry& entry : before)
            if (entry.key != kNothing) entries_[place_of(entry.key)] = entry;
    }

    std::vector<Entry> entries_;  // a power of two of them
    std::size_t used_ = 0;
};

}  // namespace rego::engine
