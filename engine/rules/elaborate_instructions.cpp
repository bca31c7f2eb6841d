// Instructions.
#include <utility>

#include "engine/rules/elaborate.hpp"
#include "engine/rules/refuse.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

using namespace parser;

InstructionPtr Elaborator::change(const Instruction& instruction) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = InstructionRule::Kind::Change;
    const auto amount = [&](const Scalar& scalar) {
        rule->amount = scalar.value;
        rule->variable = scalar.variable;
    };
    if (const auto* gain = std::get_if<GainInstruction>(&instruction.node)) {
        amount(gain->amount);
        rule->gain = expression(gain->type, Usage::Gain);
        rule->intensity = gain->intensity.value_or(default_intensity(rule->gain, DefaultKind::Gain));
    } else if (const auto* remove = std::get_if<RemoveInstruction>(&instruction.node)) {
        amount(remove->amount);
        rule->remove = expression(remove->type, Usage::Remove);
        rule->intensity = remove->intensity.value_or(default_intensity(rule->remove, DefaultKind::Remove));
    } else {
        const auto& transmute = std::get<TransmuteInstruction>(instruction.node);
        amount(transmute.amount);
        // Only what stands in the arguments is one and the same on both sides.
        LinkKeys gained, removed;
        for (const auto& argument : transmute.gain.arguments) add_link_keys(argument, gained);
        for (const auto& argument : transmute.remove.arguments) add_link_keys(argument, removed);
        const bool names_class = !transmute.gain.arguments.empty() && transmute.remove.arguments.empty();
        if (names_class) add_link_keys(transmute.remove, removed);
        const std::size_t before = links_.size();
        for (const auto& key : shared_keys({gained, removed})) links_.emplace_back(key, next_link_++);
        rule->gain = expression(transmute.gain, Usage::Gain);
        rule->remove = expression(transmute.remove, Usage::Remove);
        links_.resize(before);
        rule->intensity = transmute.intensity.value_or(Intensity::Mandatory);
    }
    return rule;
}

InstructionPtr Elaborator::list(InstructionRule::Kind kind, const std::vector<Instruction>& parts) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = kind;
    const std::size_t before = links_.size();
    if (kind == InstructionRule::Kind::Then) {
        std::vector<LinkKeys> sections(parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) add_link_keys(parts[i], sections[i]);
        for (const auto& key : shared_keys(sections)) links_.emplace_back(key, next_link_++);
    }
    for (const auto& part : parts) rule->parts.push_back(instruction(part));
    links_.resize(before);
    return rule;
}

/// `!Owner`: the others who can own things; what the engine does is nobody's doing.
TypeId Elaborator::all_but(TypeId actor) {
    const bool owner = table_.is_subclass(types_[actor].cls, table_.known().owner);
    Type everyone = types_[types_.base(owner ? table_.known().owner : table_.known().anyone)];
    everyone.except = actor;
    return types_.make(std::move(everyone));
}

/// `EACH Player: 2 Plant`: the part inside is about whoever the link stands for; a player is its `Owner`, too.
InstructionPtr Elaborator::for_each(const EachInstruction& each) {
    auto rule = std::make_shared<InstructionRule>();
    rule->kind = InstructionRule::Kind::Each;
    Type type;
    {
        const Meanwhile plain{prod_, false};
        const TypeId named = resolve(each.type, Usage::Plain, true);
        type = types_[each.type.complement ? all_but(named) : named];
    }
    const bool can_own = table_.known().owner != kNoClass && table_.is_subclass(type.cls, table_.known().owner);
    // A label may say that it is the one of the trigger; else there is one for each.
    if (type.link == 0) type.link = next_link_++;
    // A class literal goes by the class that it names, as everywhere.
    const bool is_literal = type.cls == table_.known().cls && each.type.arguments.size() == 1;
    links_.emplace_back(link_key(is_literal ? each.type.arguments.front() : each.type), type.link);
    rule->each = types_.make(type);
    Type anyone_of_them = types_[types_.plain(rule->each)];
    anyone_of_them.link = type.link;
    const TypeId owner = owner_;
    const bool mentioned = mentions_owner_;
    if (can_own) owner_ = types_.make(std::move(anyone_of_them));
    rule->parts = {instruction(*each.inner)};
    owner_ = owner;
    if (can_own) mentions_owner_ = mentioned;
    links_.pop_back();
    return rule;
}

InstructionPtr Elaborator::instruction(const Instruction& instruction) {
    using Kind = InstructionRule::Kind;
    auto rule = std::make_shared<InstructionRule>();
    if (const auto* per = std::get_if<PerInstruction>(&instruction.node)) {
        rule->kind = Kind::Per;
        rule->parts = {this->instruction(*per->inner)};
        rule->metric = metric(per->metric);
        return rule;
    }
    if (const auto* gated = std::get_if<GatedInstruction>(&instruction.node)) {
        rule->kind = Kind::Gate;
        rule->gate = requirement(gated->gate);
        rule->parts = {this->instruction(*gated->inner)};
        return rule;
    }
    if (const auto* each = std::get_if<EachInstruction>(&instruction.node)) return for_each(*each);
    if (const auto* any = std::get_if<OrInstruction>(&instruction.node)) return list(Kind::Or, any->parts);
    if (const auto* then = std::get_if<ThenInstruction>(&instruction.node)) return list(Kind::Then, then->parts);
    if (const auto* multi = std::get_if<MultiInstruction>(&instruction.node)) return list(Kind::Multi, multi->parts);
    if (const auto* prod = std::get_if<ProdInstruction>(&instruction.node)) {
        const Meanwhile production{prod_, true};
        return this->instruction(*prod->inner);
    }
    if (const auto* custom = std::get_if<CustomInstruction>(&instruction.node)) {
        rule->kind = Kind::Custom;
        rule->custom = custom->name;
        const Meanwhile plain{prod_, false};
        for (const auto& argument : custom->arguments) rule->arguments.push_back(expression(argument));
        return rule;
    }
    if (const auto* by = std::get_if<ByInstruction>(&instruction.node)) {
        TypeId actor = kNoType;
        {
            const Meanwhile plain{prod_, false};
            actor = resolve(by->actor, Usage::Plain, true);
        }
        const InstructionPtr inner = this->instruction(*by->inner);
        if (inner->kind != Kind::Change) {
            refuse_written(ErrorKind::Type, "`BY` says who makes a change; write it behind each change",
                           instruction.span);
        }
        *rule = *inner;
        rule->by = actor;
        return rule;
    }
    return change(instruction);
}

}  // namespace rego::engine
