// What expressions of the canon have been found to mean, by their place in it: a rule that many components carry is
// read for each of them, and mostly says the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>

#include "engine/types/ids.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

class Readings {
  public:
    /// Everything that a reading depends on, besides `This`: one that does is not kept.
    struct Key {
        const parser::Expression* expression = nullptr;  // null: the name of a class, and nothing else
        ClassId cls = kNoClass;                          // which class that is
        TypeId owner = kNoType;
        TypeId candidate = kNoType;
        ClassId header = kNoClass;  // whose header lends its names
        std::uint32_t manner = 0;   // what it is written for
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Reading {
        TypeId type = kNoType;
        bool mentions_owner = false;
        bool outermost = false;  // what the reader thinks of what comes next
    };

    const Reading* find(const Key& key) const {
        const auto it = kept_.find(key);
        return it == kept_.end() ? nullptr : &it->second;
    }
    void keep(const Key& key, const Reading& reading) { kept_.emplace(key, reading); }
    void clear() { kept_.clear(); }

  private:
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = std::hash<const void*>{}(key.expression);
            for (const std::size_t part : {key.cls, key.owner, key.candidate, key.header, key.manner})
                hash = (hash ^ part) * 0x9e3779b97f4a7c15ULL;
            return static_cast<std::size_t>(hash ^ (hash >> 32));
        }
    };
    std::unordered_map<Key, Reading, Hash> kept_;
};

}  // namespace rego::engine
