// How many of each type there are more or less, in the order in which they first came up.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/types/ids.hpp"

namespace rego::app {

class Net {
  public:
    using Entry = std::pair<engine::TypeId, std::int64_t>;

    std::int64_t& operator[](engine::TypeId type) {
        const std::size_t place = place_of(type);
        if (place == entries_.size()) {
            entries_.emplace_back(type, 0);
            index();
        }
        return entries_[place].second;
    }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    auto find(engine::TypeId type) const { return begin() + static_cast<std::ptrdiff_t>(place_of(type)); }
    bool contains(engine::TypeId type) const { return place_of(type) < entries_.size(); }
    template <class Condition>
    void erase_if(const Condition& condition) {
        std::erase_if(entries_, condition);
        places_.clear();
        index();
    }

  private:
    /// So many are found as quickly without looking them up: what one command changes, mostly.
    static constexpr std::size_t kFew = 24;

    /// The number of entries where there is none.
    std::size_t place_of(engine::TypeId type) const {
        if (entries_.size() <= kFew)
            return static_cast<std::size_t>(std::ranges::find(entries_, type, &Entry::first) - entries_.begin());
        const auto it = places_.find(type);
        return it == places_.end() ? entries_.size() : it->second;
    }
    void index() {
        if (entries_.size() <= kFew) return;
        for (std::size_t i = places_.size(); i < entries_.size(); ++i) places_[entries_[i].first] = i;
    }

    std::vector<Entry> entries_;
    std::unordered_map<engine::TypeId, std::size_t> places_;  // of all, once there are many
};

}  // namespace rego::app
