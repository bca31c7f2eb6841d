// What the rules may bring about, told by classes alone: which gains and losses an effect names, whoever carries it and
// whatever the conditions. `exec/reach` follows it from rule to rule.
#pragma once

#include <string>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// A gain, or a loss, of the class or of what extends it.
struct Consequence {
    ClassId cls = kNoClass;
    Side side = Side::Gain;
};

struct Consequences {
    std::vector<Consequence> changes;
    std::vector<std::string> custom;  // rules in C++ that it names
    bool anything = false;            // it names what is no class
};

Consequences consequences_of(const ClassTable& table, const EffectRule& rule);

}  // namespace rego::engine
