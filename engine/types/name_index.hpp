// Finds a class by its name. The texts of the names are kept by whoever adds them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types/ids.hpp"
#include "parser/text/letters.hpp"

namespace rego::engine {

/// A hash table with open addresses: made anew at each start, so it must cost next to nothing to make.
class NameIndex {
  public:
    enum class Case { Exact, Ignored };
    explicit NameIndex(Case letters = Case::Exact) : letters_(letters) {}

    std::optional<ClassId> find(std::string_view name) const {
        if (slots_.empty()) return std::nullopt;
        const Slot& slot = slots_[place_of(name)];
        if (slot.cls == kNoClass) return std::nullopt;
        return slot.cls;
    }
    /// Unless there is one of that name.
    void add(std::string_view name, ClassId cls) {
        Slot& slot = slot_for(name);
        if (slot.cls == kNoClass) slot.cls = cls;
    }
    void set(std::string_view name, ClassId cls) { slot_for(name).cls = cls; }
    void reserve(std::size_t names) { grow(names * 2); }

    struct Slot {
        std::string_view name;
        ClassId cls = kNoClass;
    };
    std::vector<Slot> entries() const {
        std::vector<Slot> all;
        std::ranges::copy_if(slots_, std::back_inserter(all), [](const Slot& slot) { return slot.cls != kNoClass; });
        return all;
    }

  private:
    /// Of where it begins, its middle and its end: names are long, and are looked for all the time. The bit in which
    /// `A` and `a` differ counts only where case does; so other signs come together as well, which does no harm.
    std::size_t hash(std::string_view name) const {
        const std::uint64_t heard = letters_ == Case::Exact ? ~0ULL : ~0x2020202020202020ULL;
        const auto eight = [&](std::size_t from) {
            std::uint64_t bytes = 0;
            std::memcpy(&bytes, name.data() + from, 8);
            return bytes & heard;
        };
        std::uint64_t hash = name.size();
        const auto mix = [&](std::uint64_t bytes) { hash = (hash ^ bytes) * 0x9E3779B97F4A7C15ULL; };
        if (name.size() >= 8) {
            mix(eight(0));
            mix(eight(name.size() / 2 - 4));
            mix(eight(name.size() - 8));
        } else {
            std::uint64_t bytes = 0;
            for (const char c : name) bytes = bytes << 8 | static_cast<unsigned char>(c);
            mix(bytes & heard);
        }
        return static_cast<std::size_t>(hash >> 32);
    }
    bool same(std::string_view a, std::string_view b) const {
        return letters_ == Case::Exact ? a == b : parser::equal_ignoring_case(a, b);
    }
    Slot& slot_for(std::string_view name) {
        if ((used_ + 1) * 2 > slots_.size()) grow((used_ + 1) * 4);
        Slot& slot = slots_[place_of(name)];
        if (slot.cls == kNoClass) {
            slot.name = name;
            ++used_;
        }
        return slot;
    }
    /// Where it is, or where it would go.
    std::size_t place_of(std::string_view name) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t place = hash(name) & mask;
        while (slots_[place].cls != kNoClass && !same(slots_[place].name, name)) place = (place + 1) & mask;
        return place;
    }
    void grow(std::size_t least) {
        std::size_t size = 64;
        while (size < least) size *= 2;
        std::vector<Slot> before(size);
        before.swap(slots_);
        for (const Slot& slot : before) {
            if (slot.cls != kNoClass) slots_[place_of(slot.name)] = slot;
        }
    }

    Case letters_;
    std::size_t used_ = 0;
    std::vector<Slot> slots_;
};

}  // namespace rego::engine
