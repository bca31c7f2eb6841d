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
        const auto [it, fresh] = places_.try_emplace(type, entries_.size());
        if (fresh) entries_.emplace_back(type, 0);
        return entries_[it->second].second;
    }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    auto find(engine::TypeId type) const {
        const auto it = places_.find(type);
        return it == places_.end() ? entries_.end() : entries_.begin() + static_cast<std::ptrdiff_t>(it->second);
    }
    bool contains(engine::TypeId type) const { return places_.contains(type); }
    template <class Condition>
    void erase_if(const Condition& condition) {
        std::erase_if(entries_, condition);
        places_.clear();
        for (std::size_t i = 0; i < entries_.size(); ++i) places_[entries_[i].first] = i;
    }

  private:
    std::vector<Entry> entries_;
    std::unordered_map<engine::TypeId, std::size_t> places_;
};

}  // namespace rego::app
