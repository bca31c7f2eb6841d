#include "engine/exec/reach.hpp"

#include <algorithm>

namespace rego::engine {

Reach::Reach(const Context& context, ClassId goal, Side side)
    : context_(context),
      table_(context.table),
      goal_(goal),
      side_(side),
      answers_(table_.size() * 2, Answer::Unknown),
      seen_(table_.size() * 2, false) {}

bool Reach::is_in_reach_of(const InstructionRule& instruction) {
    if (version_ != context_.world.live_rules_version()) {
        version_ = context_.world.live_rules_version();
        std::fill(answers_.begin(), answers_.end(), Answer::Unknown);
    }
    const TypePool& types = context_.types;
    const auto leads = [&](const Consequence& change) { return leads_there(change); };
    return any_consequence(instruction, [&](const InstructionRule& each) {
        if (each.kind == InstructionKind::Custom) return for_each_change(each.custom, leads);
        return (each.gain != kNoType && leads({types[each.gain].cls, Side::Gain})) ||
               (each.remove != kNoType && leads({types[each.remove].cls, Side::Loss}));
    });
}

bool Reach::leads_there(const Consequence& change) {
    Answer& answer = answers_[place_of(change.cls, change.side)];
    if (answer == Answer::Unknown) {
        const bool found = search(change);
        for (const Consequence& each : visited_) {
            seen_[place_of(each.cls, each.side)] = false;
            // Who cannot get there cannot get anywhere from which one can.
            if (!found) answers_[place_of(each.cls, each.side)] = Answer::No;
        }
        visited_.clear();
        answer = found ? Answer::Yes : Answer::No;
    }
    return answer == Answer::Yes;
}

bool Reach::leads_there(std::uint32_t rule) {
    return for_each_change(rule, [&](const Consequence& each) { return leads_there(each); });
}

bool Reach::search(const Consequence& from) {
    taken_.assign(table_.effects().size(), false);
    std::vector<Consequence> open{from};
    while (!open.empty()) {
        const Consequence next = open.back();
        open.pop_back();
        const std::size_t place = place_of(next.cls, next.side);
        if (seen_[place] || answers_[place] == Answer::No) continue;
        seen_[place] = true;
        visited_.push_back(next);
        if (answers_[place] == Answer::Yes) return true;
        const bool is_goal =
            next.side == side_ && context_.types.overlap(context_.types.base(next.cls), context_.types.base(goal_));
        if (is_goal || follow(next, open)) return true;
    }
    return false;
}

bool Reach::follow(const Consequence& from, std::vector<Consequence>& open) {
    const auto& descendants = table_.info(from.cls).concrete_descendants;
    if (descendants.size() > kTooManyToTell) return true;
    for (const ClassId each : descendants) {
        for (const std::size_t n : table_.info(each).effects) {
            if (table_.effect(n).answers_to_itself(from.side) && take(static_cast<std::uint32_t>(n), open)) return true;
        }
    }
    for (const ClassId each : context_.rulebook.heard_by(from.cls)) {
        for (const LiveEffect& live : context_.world.listeners(each, from.side))
            if (take(live.rule, open)) return true;
    }
    return false;
}

bool Reach::take(std::uint32_t rule, std::vector<Consequence>& open) {
    if (taken_[rule]) return false;
    taken_[rule] = true;
    return for_each_change(rule, [&](const Consequence& each) {
        open.push_back(each);
        return false;
    });
}

template <class Visit>
bool Reach::for_each_change(std::uint32_t rule, const Visit& visit) {
    const Consequences& found = table_.effect(rule).consequences;
    return found.anything || std::ranges::any_of(found.changes, visit) ||
           std::ranges::any_of(found.custom, [&](const std::string& name) { return for_each_change(name, visit); });
}

template <class Visit>
bool Reach::for_each_change(const std::string& custom, const Visit& visit) const {
    const auto it = context_.custom.instructions.find(custom);
    if (it == context_.custom.instructions.end() || !it->second.is_bookkeeping) return true;
    return std::ranges::any_of(table_.known().bookkeeping, [&](ClassId kept) {
        return visit(Consequence{kept, Side::Gain});
    });
}

}  // namespace rego::engine
