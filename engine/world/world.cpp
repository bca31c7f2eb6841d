#include "engine/world/world.hpp"

#include <algorithm>
#include <cassert>

#include "engine/types/print_rules.hpp"

namespace rego::engine {

World::World(TypePool& types, std::vector<bool> active, std::vector<std::pair<TypeId, std::int32_t>> floors,
             std::vector<std::string> modules)
    : types_(types),
      table_(types.table()),
      active_(std::move(active)),
      floors_(std::move(floors)),
      modules_(std::move(modules)),
      rules_by_class_(table_.size()),
      enrolled_(table_.size()),
      patterns_by_class_(table_.size()),
      listeners_(table_.size() * 2),
      bans_(table_.size() * 2, 0),
      live_rules_(table_.effects().size(), 0) {
    slot_of_.resize(types_.size(), -1);
    counts_.resize(types_.size(), 0);
}

bool World::in_force(const std::string& module, ClassId declared_in) const {
    return module == table_.info(declared_in).module || uses_module(module);
}

bool World::uses_module(const std::string& module) const {
    return std::find(modules_.begin(), modules_.end(), module) != modules_.end();
}

// --- Components ------------------------------------------------------------------------------------------------

World::Slot& World::slot(TypeId component) {
    if (component >= slot_of_.size() || slot_of_[component] < 0) enroll(component);
    return slots_[static_cast<std::size_t>(slot_of_[component])];
}

/// Most are told apart by what they need, without asking what types are to each other.
bool World::is_member(TypeId component, const Pattern& pattern) const {
    return (pattern.needs == kNoType || types_.depends_on(component, pattern.needs)) &&
           types_.is_subtype(component, pattern.type);
}

void World::enroll(TypeId component) {
    if (component >= slot_of_.size()) {
        slot_of_.resize(types_.size(), -1);
        counts_.resize(types_.size(), 0);
    }
    if (slot_of_[component] >= 0) return;
    slot_of_[component] = static_cast<std::int32_t>(slots_.size());
    slots_.emplace_back();
    const ClassId cls = types_[component].cls;
    enrolled_[cls].push_back(component);
    for (const ClassId ancestor : table_.info(cls).ancestors) {
        for (const std::uint32_t pattern : patterns_by_class_[ancestor]) {
            if (!is_member(component, patterns_[pattern])) continue;
            patterns_[pattern].members.push_back(component);
            slots_.back().patterns.push_back(pattern);
        }
    }
    const auto dependencies = types_[component].dependencies;
    for (const TypeId dependency : dependencies) slot(dependency).dependents.push_back(component);
}

std::uint32_t World::pattern_of(TypeId type) {
    if (type < pattern_by_type_.size() && pattern_by_type_[type] != kNoPattern) return pattern_by_type_[type];
    if (type >= pattern_by_type_.size()) pattern_by_type_.resize(types_.size(), kNoPattern);
    const auto number = static_cast<std::uint32_t>(patterns_.size());
    pattern_by_type_[type] = number;
    Pattern pattern;
    pattern.type = type;
    pattern.needs = types_.telling_dependency(type);
    for (const ClassId cls : table_.info(types_[type].cls).concrete_descendants) {
        for (const TypeId component : enrolled_[cls]) {
            if (!is_member(component, pattern)) continue;
            pattern.members.push_back(component);
            pattern.total += count(component);
            slot(component).patterns.push_back(number);
        }
    }
    patterns_.push_back(std::move(pattern));
    patterns_by_class_[types_[type].cls].push_back(number);
    return number;
}

std::int64_t World::total(TypeId type) { return patterns_[pattern_of(type)].total; }

const std::vector<TypeId>& World::members(TypeId type) { return patterns_[pattern_of(type)].members; }

/// Those that there are.
std::vector<TypeId> World::in_order_of_arrival(const std::vector<TypeId>& known) const {
    std::vector<TypeId> found;
    for (const TypeId component : known)
        if (count(component) != 0) found.push_back(component);
    const auto since = [&](TypeId component) {
        return slots_[static_cast<std::size_t>(slot_of_[component])].live_since;
    };
    if (!std::ranges::is_sorted(found, {}, since)) std::ranges::sort(found, {}, since);
    return found;
}

std::vector<TypeId> World::present(TypeId type) { return in_order_of_arrival(members(type)); }

std::int32_t World::floor(TypeId component) const {
    for (const auto& [type, floor] : floors_) {
        if (types_.is_subtype(component, type)) return floor;
    }
    return 0;
}

std::vector<TypeId> World::dependents(TypeId component) { return in_order_of_arrival(slot(component).dependents); }

void World::add(TypeId component, std::int32_t count) {
    const Slot& known = slot(component);
    const std::int32_t before = counts_[component];
    journal_.push_back(CountUndo{component, before, known.live_since, next_since_});
    const std::int32_t after = before + count;
    set_count(component, after, before == 0 && after != 0 ? next_since_++ : known.live_since);
}

void World::set_count(TypeId component, std::int32_t count, std::uint64_t live_since) {
    Slot& known = slot(component);
    const std::int32_t before = counts_[component];
    counts_[component] = count;
    ++last_version_;
    for (const std::uint32_t pattern : known.patterns) {
        patterns_[pattern].total += count - before;
        patterns_[pattern].version = last_version_;
    }
    if (before != 0 && count == 0) unlisten(component);
    known.live_since = live_since;
    if (before == 0 && count != 0) listen(component, live_since);
}

// --- Effects ---------------------------------------------------------------------------------------------------

const World::Rules& World::known_rules(TypeId carrier) {
    const ClassId cls = types_[carrier].cls;
    auto& known = cls == table_.known().face_down ? rules_face_down_[carrier] : rules_by_class_[cls];
    if (!known) known = std::make_unique<const Rules>(read_rules(carrier));
    return *known;
}

World::Rules World::read_rules(TypeId carrier) const {
    Rules rules;
    const auto take = [&](ClassId cls, const auto& wanted) {
        for (const std::size_t n : table_.info(cls).effects) {
            const EffectRule& rule = table_.effect(n);
            if (!in_force(rule.module, rule.declared_in) || !wanted(rule)) continue;
            rules.all.push_back(static_cast<std::uint32_t>(n));
            for (const Side side : kSides) {
                if (rule.answers_to_itself(side)) rules.own[place_of(side)].push_back(static_cast<std::uint32_t>(n));
            }
        }
    };
    const ClassId cls = types_[carrier].cls;
    take(cls, [](const EffectRule&) { return true; });
    if (cls == table_.known().face_down) {
        // A card turned over still scores: of its class's rules only those on the one trigger are left.
        for (const TypeId dependency : types_[carrier].dependencies) {
            const ClassId named = types_[dependency].literal;
            if (named == kNoClass) continue;
            take(named, [&](const EffectRule& rule) {
                return !rule.arms.empty() && rule.arms.front().root == table_.known().face_down_keeps;
            });
        }
    }
    return rules;
}

void World::listen(TypeId carrier, std::uint64_t since) {
    for (const std::uint32_t n : rules_of(carrier)) {
        std::size_t last = listeners_.size();
        for (const TriggerArm& arm : table_.effect(n).arms) {
            if (arm.self) continue;
            const std::size_t where = place_of(arm.root, arm.side);
            if (where == last) continue;
            last = where;
            auto& list = listeners_[where];
            const LiveEffect live{carrier, n, since, table_.effect(n).forbids()};
            const auto at = std::upper_bound(list.begin(), list.end(), live, [](const auto& a, const auto& b) {
                return a.since != b.since ? a.since < b.since : a.rule < b.rule;
            });
            const bool there = at != list.begin() && (at - 1)->since == since && (at - 1)->rule == n;
            if (there) continue;
            list.insert(at, live);
            if (live_rules_[n]++ == 0) ++live_rules_version_;
            if (live.forbids) ++bans_[where];
        }
    }
}

void World::unlisten(TypeId carrier) {
    const std::uint64_t since = slot(carrier).live_since;
    for (const std::uint32_t n : rules_of(carrier)) {
        for (const TriggerArm& arm : table_.effect(n).arms) {
            if (arm.self) continue;
            const std::size_t where = place_of(arm.root, arm.side);
            auto& list = listeners_[where];
            const auto first = std::lower_bound(list.begin(), list.end(), since,
                                                [](const LiveEffect& live, std::uint64_t s) { return live.since < s; });
            for (auto it = first; it != list.end() && it->since == since; ++it) {
                if (it->rule != n || it->carrier != carrier) continue;
                if (it->forbids) --bans_[where];
                list.erase(it);
                if (--live_rules_[n] == 0) ++live_rules_version_;
                break;
            }
        }
    }
}

// --- Events and tasks ------------------------------------------------------------------------------------------

EventNumber World::log(Event event) {
    events_.push_back(event);
    journal_.push_back(EventUndo{});
    return static_cast<EventNumber>(events_.size());
}

TaskId World::add_task(Task task) {
    task.id = ++last_task_;
    tasks_.own().push_back(std::move(task));
    journal_.push_back(TaskAddedUndo{});
    return last_task_;
}

Task World::take_task(TaskId id) {
    std::vector<Task>& all = tasks_.own();
    const auto it = std::find_if(all.begin(), all.end(), [&](const Task& task) { return task.id == id; });
    assert(it != all.end());
    Task task = *it;
    journal_.push_back(TaskTakenUndo{static_cast<std::size_t>(it - all.begin()), task});
    all.erase(it);
    return task;
}

std::uint32_t World::new_group() {
    journal_.push_back(GroupUndo{});
    return ++last_group_;
}

bool World::is_waiting(const Task& task) const {
    return task.after != 0 &&
           std::any_of(tasks_.begin(), tasks_.end(), [&](const Task& other) { return other.group == task.after; });
}

// --- Time ------------------------------------------------------------------------------------------------------

void World::roll_back(Checkpoint checkpoint) {
    while (journal_.size() > checkpoint) undo_last(nullptr);
}

World::Changes World::take_back(Checkpoint checkpoint) {
    Changes undone;
    while (journal_.size() > checkpoint) undo_last(&undone);
    std::reverse(undone.list.begin(), undone.list.end());
    return undone;
}

void World::undo_last(Changes* undone) {
    const auto note = [&](Change change) {
        if (undone != nullptr) undone->list.push_back(std::move(change));
    };
    Undo undo = std::move(journal_.back());
    journal_.pop_back();
    if (const auto* before = std::get_if<CountUndo>(&undo)) {
        const TypeId component = before->component;
        note(CountChange{component, counts_[component], slot(component).live_since, next_since_});
        set_count(component, before->count, before->live_since);
        next_since_ = before->next_since;
    } else if (std::holds_alternative<EventUndo>(undo)) {
        note(events_.back());
        events_.pop_back();
    } else if (std::holds_alternative<GroupUndo>(undo)) {
        note(GroupMade{});
        --last_group_;
    } else if (std::holds_alternative<TaskAddedUndo>(undo)) {
        note(tasks_.back());
        last_task_ = tasks_.back().id - 1;
        tasks_.own().pop_back();
    } else {
        auto& taken = std::get<TaskTakenUndo>(undo);
        note(TaskTaken{taken.task.id});
        std::vector<Task>& all = tasks_.own();
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(taken.position), std::move(taken.task));
    }
}

void World::repeat(const Changes& changes) {
    for (const Change& change : changes.list) {
        if (const auto* counted = std::get_if<CountChange>(&change)) {
            const TypeId component = counted->component;
            journal_.push_back(CountUndo{component, count(component), slot(component).live_since, next_since_});
            set_count(component, counted->count, counted->live_since);
            next_since_ = counted->next_since;
        } else if (const auto* event = std::get_if<Event>(&change)) {
            log(*event);
        } else if (const auto* task = std::get_if<Task>(&change)) {
            add_task(*task);
        } else if (const auto* taken = std::get_if<TaskTaken>(&change)) {
            take_task(taken->id);
        } else {
            new_group();
        }
    }
}

std::vector<World::Checkpoint> World::moments() const {
    std::vector<Checkpoint> all;
    for (Checkpoint at = 0; at < journal_.size(); ++at) {
        if (std::holds_alternative<EventUndo>(journal_[at])) all.push_back(at);
    }
    all.push_back(journal_.size());
    return all;
}

std::uint64_t World::fingerprint() const {
    std::uint64_t hash = 1469598103934665603ULL;
    const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 1099511628211ULL; };
    for (TypeId type = 0; type < counts_.size(); ++type) {
        if (counts_[type] == 0) continue;
        mix(type);
        mix(static_cast<std::uint32_t>(counts_[type]));
        mix(slots_[static_cast<std::size_t>(slot_of_[type])].live_since);
    }
    for (const Event& event : events_) {
        mix(static_cast<std::uint32_t>(event.count));
        for (const TypeId type : {event.gain, event.remove, event.actor, event.via}) mix(type);
        mix(event.cause);
        mix(static_cast<std::uint32_t>(event.rule));
        mix(event.correction ? 1 : 0);
    }
    for (const Task& task : tasks_) {
        for (const std::uint32_t part : {task.id, task.player, task.cause, task.via, task.group, task.after}) mix(part);
        mix(hash_of(*task.instruction));
    }
    for (const auto& list : listeners_) {
        for (const LiveEffect& live : list) {
            mix(live.carrier);
            mix(live.rule);
            mix(live.since);
        }
        mix(list.size());
    }
    for (const std::uint64_t number : {std::uint64_t{last_task_}, std::uint64_t{last_group_}, next_since_}) mix(number);
    return hash;
}

std::vector<std::pair<TypeId, std::int32_t>> World::contents() const {
    std::vector<std::pair<TypeId, std::int32_t>> all;
    for (const auto& of_class : enrolled_) {
        for (const TypeId component : of_class) {
            if (counts_[component] != 0) all.emplace_back(component, counts_[component]);
        }
    }
    return all;
}

}  // namespace rego::engine
