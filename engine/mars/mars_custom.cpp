#include "engine/mars/mars_custom.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/carrier.hpp"
#include "parser/transform.hpp"

namespace rego::engine {

namespace {

constexpr const char* kCopyBox = "copyProductionBox";

TypeId with_arguments(TypePool& types, const char* cls, const Dependencies& arguments) {
    const auto id = types.table().find(cls);
    if (!id) throw RuleError(ErrorKind::Internal, std::string{"the canon lacks `"} + cls + "`");
    return engine::with_arguments(types, *id, arguments);
}

/// @meetNeighbors(Tile): PETS has no "for each area around", so who touches whom is kept straight here.
CustomInstructionRule meet_neighbors(const MapInfo& map) {
    auto around = std::make_shared<std::map<std::string, std::vector<std::string>, std::less<>>>();
    for (const auto& [from, to] : map.borders) (*around)[from].push_back(to);
    CustomInstructionRule rule;
    rule.is_bookkeeping = true;
    rule.perform = [around](Executor& executor, const std::vector<TypeId>& arguments, const Cause& cause) {
        TypePool& types = executor.types();
        World& world = executor.world();
        const TypeId tile = arguments.front();
        const ClassId area_class = *types.table().find("Area");
        std::string area;
        for (const TypeId dependency : types[tile].dependencies) {
            if (types.is_subclass(dependency, area_class)) area = types.table().info(types[dependency].cls).name;
        }
        const auto it = around->find(area);
        if (it == around->end()) return;  // a remote area touches nothing
        const TypeId any_tile = types.base(*types.table().find("Tile"));
        for (const std::string& name : it->second) {
            const TypeId there = types.base(*types.table().find(name));
            executor.change(1, with_arguments(types, "Neighbor", {tile, there}), kNoType, cause);
            const TypeId tile_there = types.put(any_tile, there);
            for (const TypeId other : executor.components(tile_there)) {
                if (world.count(other) == 0) continue;
                executor.change(1, with_arguments(types, "Adjacency", {tile, other}), kNoType, cause);
                executor.change(1, with_arguments(types, "Adjacency", {other, tile}), kNoType, cause);
            }
        }
    };
    return rule;
}

/// @announceTags(Class<Card>): a card that is about to be played is not there yet, so it cannot speak for itself.
/// Equal tags come as one change, so that `X PlayTag<…>` answers once for the card.
CustomInstructionRule announce_tags(const Canon& canon) {
    CustomInstructionRule rule;
    rule.perform = [&canon](Executor& executor, const std::vector<TypeId>& arguments, const Cause& cause) {
        TypePool& types = executor.types();
        const ClassId cls = arguments.empty() ? kNoClass : types[arguments.front()].literal;
        if (cls == kNoClass)
            throw RuleError(ErrorKind::Type, "`@announceTags` needs the class of a card: `Class<Ants>`");
        const auto card = canon.cards.find(types.table().info(cls).name);
        if (card == canon.cards.end()) return;
        std::set<std::string> sent;
        for (const std::string& tag : card->second->tags) {
            if (!sent.insert(tag).second) continue;
            const auto count = std::count(card->second->tags.begin(), card->second->tags.end(), tag);
            const TypeId signal =
                with_arguments(types, "PlayTag", {types.literal(*types.table().find(tag)), cause.actor});
            executor.change(static_cast<std::int32_t>(count), signal, kNoType, cause);
        }
    };
    return rule;
}

using CopiedParts =
    std::function<void(const parser::Instruction&, const std::function<void(const parser::Instruction&)>&)>;

void all_of_it(const parser::Instruction& text, const std::function<void(const parser::Instruction&)>& copy) {
    copy(text);
}

/// At the top or as a stage, as `hasProductionBox` has it.
void its_boxes(const parser::Instruction& text, const std::function<void(const parser::Instruction&)>& copy) {
    if (std::holds_alternative<parser::ProdInstruction>(text.node)) copy(text);
    if (const auto* all = std::get_if<parser::MultiInstruction>(&text.node)) {
        for (const auto& part : all->parts) its_boxes(part, copy);
    } else if (const auto* then = std::get_if<parser::ThenInstruction>(&text.node)) {
        for (const auto& part : then->parts) its_boxes(part, copy);
    }
}

/// Calls with what is copied of the card, read anew for whoever copies it.
void each_copied(const Canon& canon, const CopiedParts& parts, Executor& executor, TypeId front, TypeId actor,
                 const std::function<void(InstructionPtr)>& visit) {
    TypePool& types = executor.types();
    const auto card = canon.cards.find(types.table().info(types[front].cls).name);
    if (card == canon.cards.end() || !card->second->immediate) return;
    parts(*card->second->immediate, [&](const parser::Instruction& text) {
        Elaborator elaborator{types};
        elaborator.self(front, types[front].cls).owner(actor);
        visit(elaborator.instruction(text));
    });
}

/// @copyProductionBox(Card), @copyPrelude(Card): what is written there is carried out anew, so it must be read from the
/// card.
CustomInstructionRule copy_text(const Canon& canon, const CopiedParts& parts) {
    CustomInstructionRule rule;
    rule.perform = [&canon, parts](Executor& executor, const std::vector<TypeId>& arguments, const Cause& cause) {
        each_copied(canon, parts, executor, arguments.front(), cause.actor,
                    [&](InstructionPtr text) { executor.add_task(text, cause, cause.actor); });
    };
    return rule;
}

/// What has come since that did, the last time.
std::set<TypeId> come_since(const World& world, TypeId component) {
    std::set<TypeId> later;
    const auto& log = world.events();
    for (auto event = log.rbegin(); event != log.rend() && event->gain != component; ++event) later.insert(event->gain);
    return later;
}

/// @tellLatecomers(Card): tags of a card that plays another one count for the other, too, as if both came together. Who
/// was there before has heard of them.
CustomInstructionRule tell_latecomers() {
    CustomInstructionRule rule;
    rule.perform = [](Executor& executor, const std::vector<TypeId>& arguments, const Cause& cause) {
        TypePool& types = executor.types();
        const TypeId card = arguments.front();
        // Whoever only repeats the text of the card repeats no tags.
        if (cause.event == 0 || executor.world().event(cause.event).via != card) return;
        const ClassId tag_class = *types.table().find("Tag");
        const std::set<TypeId> later = come_since(executor.world(), card);
        const auto on_it = executor.world().dependents(card);
        for (const TypeId tag : on_it) {
            if (!types.is_subclass(tag, tag_class)) continue;
            Event event;
            event.count = executor.world().count(tag);
            event.gain = tag;
            event.actor = cause.actor;
            for (const Firing& firing : executor.would_answer(event)) {
                if (!later.contains(firing.carrier)) continue;
                const Cause its{firing.owner, firing.carrier, cause.event, static_cast<std::int32_t>(firing.rule)};
                executor.add_task(firing.instruction, its, firing.owner);
            }
        }
    };
    return rule;
}

/// The first thing in a production box that cannot be done. What one line of it gains is of no help to another: no
/// card's is written that way.
std::optional<Diagnostic> missing_in(Executor& executor, const InstructionPtr& box, TypeId actor) {
    if (box->kind == InstructionKind::Multi) {
        for (const InstructionPtr& part : box->parts) {
            if (auto missing = missing_in(executor, part, actor)) return missing;
        }
        return std::nullopt;
    }
    const Prepared prepared = executor.prepare(box, actor);
    if (prepared.status != Prepared::Status::Impossible) return std::nullopt;
    return prepared.why();
}

/// A box that somebody cannot afford is none to copy.
CustomInstructionRule copy_box(const Canon& canon) {
    CustomInstructionRule rule = copy_text(canon, its_boxes);
    rule.obstacle = [&canon](Executor& executor, TypeId card, TypeId actor) {
        for (const InstructionPtr& box : boxes_of(canon, executor, card, actor))
            if (auto missing = missing_in(executor, box, actor)) return missing;
        return std::optional<Diagnostic>();
    };
    return rule;
}

/// Tags of events count while the card is played and never again, which is easily forgotten.
Lapsed tags_turned_over(const Canon& canon, Executor& executor, TypeId counted) {
    TypePool& types = executor.types();
    const ClassTable& table = types.table();
    const auto tag_class = table.find("Tag"), played_class = table.find("PlayedEvent");
    if (!tag_class || !played_class || !types.is_subclass(counted, *tag_class)) return {};
    const auto whose = types.owner_of(counted);
    if (!whose) return {};
    Lapsed tags;
    for (const TypeId played : executor.components(with_arguments(types, "PlayedEvent", {*whose}))) {
        for (const TypeId dependency : types[played].dependencies) {
            const ClassId cls = types[dependency].literal;
            const auto card = cls == kNoClass ? canon.cards.end() : canon.cards.find(table.info(cls).name);
            if (card == canon.cards.end()) continue;
            const auto on_it =
                std::count_if(card->second->tags.begin(), card->second->tags.end(), [&](const auto& tag) {
                    const auto id = table.find(tag);
                    return id && table.is_subclass(*id, types[counted].cls);
                });
            if (on_it == 0) continue;
            tags.count += on_it;
            tags.with.push_back(card->first);
        }
    }
    return tags;
}

}  // namespace

CustomRules mars_custom_rules(const Canon& canon, const MapInfo& map) {
    CustomRules rules;
    rules.instructions["meetNeighbors"] = meet_neighbors(map);
    rules.instructions["announceTags"] = announce_tags(canon);
    rules.instructions["tellLatecomers"] = tell_latecomers();
    rules.instructions[kCopyBox] = copy_box(canon);
    rules.instructions["copyPrelude"] = copy_text(canon, all_of_it);
    rules.lapsed = [&canon](Executor& executor, TypeId counted) { return tags_turned_over(canon, executor, counted); };
    return rules;
}

std::vector<InstructionPtr> boxes_of(const Canon& canon, Executor& executor, TypeId card, TypeId actor) {
    std::vector<InstructionPtr> boxes;
    each_copied(canon, its_boxes, executor, card, actor, [&](InstructionPtr box) { boxes.push_back(std::move(box)); });
    return boxes;
}

std::set<std::string> mars_custom_names() {
    std::set<std::string> names;
    const Canon no_cards;
    for (const auto& [name, rule] : mars_custom_rules(no_cards, MapInfo{}).instructions) names.insert(name);
    return names;
}

}  // namespace rego::engine
