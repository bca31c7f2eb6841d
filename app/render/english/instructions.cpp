// What to do: gains, removals, transmutations, choices, stages.
#include <fmt/format.h>

#include "app/render/english/english.hpp"

namespace rego::app {

using parser::Instruction;
using parser::Intensity;
using parser::Scalar;

namespace {

std::string amount_text(Scalar amount) {
    if (!amount.variable) return std::to_string(amount.value);
    return amount.value == 1 ? "X" : fmt::format("{}X", amount.value);
}

std::string steps(Scalar amount) { return amount_text(amount) + (amount == Scalar{} ? " step" : " steps"); }

bool is_optional(const std::optional<Intensity>& intensity) { return intensity == Intensity::Optional; }

std::string upto(const std::optional<Intensity>& intensity) { return is_optional(intensity) ? "up to " : ""; }

bool is_ok(const Instruction& instruction) {
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node);
    return gain != nullptr && gain->type.name == "Ok";
}

}  // namespace

std::string English::instruction(const Instruction& instruction) const { return doing(instruction, {}); }

std::string English::doing(const Instruction& instruction, const Setting& setting) const {
    const auto& node = instruction.node;
    if (const auto* change = std::get_if<parser::GainInstruction>(&node)) return gain(*change, setting);
    if (const auto* change = std::get_if<parser::RemoveInstruction>(&node)) return remove(*change, setting);
    if (const auto* change = std::get_if<parser::TransmuteInstruction>(&node)) return transmute(*change, setting);
    if (const auto* per = std::get_if<parser::PerInstruction>(&node)) {
        return doing(*per->inner, setting) + " per " + metric(per->metric);
    }
    if (const auto* condition = std::get_if<parser::GatedInstruction>(&node)) return gated(*condition, setting);
    if (const auto* choice = std::get_if<parser::OrInstruction>(&node)) return alternatives(*choice, setting);
    if (const auto* chain = std::get_if<parser::ThenInstruction>(&node)) return stages(*chain, setting);
    if (const auto* multi = std::get_if<parser::MultiInstruction>(&node)) return list(*multi, setting);
    if (const auto* box = std::get_if<parser::ProdInstruction>(&node)) {
        Setting inside = setting;
        inside.production = true;
        return doing(*box->inner, inside);
    }
    if (const auto* by = std::get_if<parser::ByInstruction>(&node)) {
        return doing(*by->inner, setting) + " (done by " + person(by->actor) + ")";
    }
    return custom(std::get<parser::CustomInstruction>(node));
}

std::string English::gated(const parser::GatedInstruction& change, const Setting& setting) const {
    const std::string inner = doing(*change.inner, setting);
    // About what an earlier stage has placed: `MiningAreaTile THEN (MiningAreaTile<LandArea(HAS 1 steel)>: …)`.
    const auto* count = std::get_if<parser::CountRequirement>(&change.gate.node);
    const auto* metric = count == nullptr ? nullptr : std::get_if<parser::CountMetric>(&count->metric.node);
    if (metric != nullptr && !setting.gained_before.empty() && metric->type.name == setting.gained_before &&
        count->comparison == parser::Comparison::AtLeast && count->amount == 1) {
        return fmt::format("if that is{}, {}", qualifiers(metric->type, false), inner);
    }
    const std::string gate = requirement(change.gate);
    return (gate == "that is paid" ? "once that is paid, " : "if " + gate + ", ") + inner;
}

/// The parts of a list, those of boxes and lists in it included.
void English::collect(const Instruction& instruction, const Setting& setting, std::vector<Part>& parts) const {
    if (const auto* multi = std::get_if<parser::MultiInstruction>(&instruction.node)) {
        for (const Instruction& part : multi->parts) collect(part, setting, parts);
    } else if (const auto* box = std::get_if<parser::ProdInstruction>(&instruction.node)) {
        Setting inside = setting;
        inside.production = true;
        collect(*box->inner, inside, parts);
    } else {
        parts.push_back({doing(instruction, setting), &instruction});
    }
}

/// "place 2 ocean tiles", which are two tasks in PETS; else "… twice".
std::string English::repeated(const Part& part, std::size_t times) const {
    if (times == 1) return part.text;
    const auto* change = std::get_if<parser::GainInstruction>(&part.instruction->node);
    if (change != nullptr && is(change->type, "Tile") && change->type.arguments.empty() && !change->type.refinement) {
        parser::GainInstruction all = *change;
        all.amount.value *= static_cast<std::int32_t>(times);
        return gain(all, {});
    }
    return part.text + (times == 2 ? " twice" : fmt::format(" {} times", times));
}

/// Whether a further "and …" would seem to belong to the last part of it.
bool English::is_open(const Instruction& instruction) const {
    const auto& node = instruction.node;
    if (const auto* change = std::get_if<parser::GainInstruction>(&node)) return says_body(change->type.name);
    return std::holds_alternative<parser::OrInstruction>(node) ||
           std::holds_alternative<parser::ThenInstruction>(node) ||
           std::holds_alternative<parser::GatedInstruction>(node);
}

std::string English::list(const parser::MultiInstruction& change, const Setting& setting) const {
    std::vector<Part> parts;
    for (const Instruction& part : change.parts) collect(part, setting, parts);
    std::string text;
    bool was_open = false;  // an "and" would seem to go on with the part before
    bool was_gain = false;
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t times = 1;
        while (i + times < parts.size() && parts[i + times].text == parts[i].text) ++times;
        std::string told = repeated(parts[i], times);
        const bool is_gain = told.starts_with("gain ");
        if (is_gain && was_gain && !was_open) told.erase(0, 5);  // "gain 30 M€ and 20 steel"
        const bool is_last = i + times == parts.size();
        if (i > 0) text += fmt::format("{}{}", was_open ? "; " : is_last ? " " : ", ", is_last ? "and " : "");
        text += told;
        was_open = is_open(*parts[i].instruction);
        was_gain = is_gain && parts[i].text.find(" per ") == std::string::npos;
        i += times;
    }
    return text;
}

std::string English::production_change(Scalar amount, const Expression& type, bool up, bool optional) const {
    const Expression* owner = owner_argument(type);
    const bool own = owner == nullptr || (owner->name == "Owner" && !owner->complement);
    std::string whose = own ? "your" : person(*owner) + "'s";
    return fmt::format("{} {} {} production {}{}", up ? "increase" : "decrease", whose, noun(type).one,
                       optional ? "up to " : "", steps(amount));
}

std::string English::gain(const parser::GainInstruction& change, const Setting& setting) const {
    const Expression& type = change.type;
    const bool optional = is_optional(change.intensity);
    if (setting.production && is(type, "StandardResource"))
        return production_change(change.amount, type, true, optional);
    if (const std::string special = special_gain(change); !special.empty()) return special;
    const std::string amount = upto(change.intensity) + amount_of(change.amount, type);

    if (is(type, "CardResource")) {
        const Expression* card = argument_below(type, "CardFront");
        const Expression* self = argument_below(type, "This");
        std::string where = " to a card";
        if (self != nullptr) where = " to " + self_;
        if (card != nullptr)
            where = card->name == "CardFront" && !card->refinement ? " to that card" : " to " + named(*card);
        return "add " + amount + where;
    }
    if (is(type, "Tile")) {
        const std::string what = change.amount == Scalar{} ? named(type) : amount + qualifiers(type, false);
        return (optional ? "you may place " : "place ") + what;
    }
    const Expression* owner = owner_argument(type);
    const bool own = owner == nullptr || owner->name == "Owner";
    const std::string subject = own ? "" : person(*owner) + " ";
    if (type.name == "ProjectCard") return subject + (own ? "draw " : "draws ") + amount;
    if (is(type, "Resource") || is(type, "CardBack")) return subject + (own ? "gain " : "gains ") + amount;
    // A marker or the like, perhaps on something.
    std::string where;
    for (const Expression& argument : type.arguments) {
        if (is(argument, "Anyone") || argument.name == "Class") continue;
        where += " on " + (argument.name == setting.gained_before ? "that " + noun(argument).one : mentioned(argument));
    }
    if (const Expression* literal = literal_argument(type)) where += " for " + noun(*literal).one;
    return (where.empty() ? "gain " : "put ") + amount + where;
}

/// Classes with a verb of their own; empty for all others.
std::string English::special_gain(const parser::GainInstruction& change) const {
    const Expression& type = change.type;
    const std::string up = steps(change.amount);
    if (type.name == "Ok") return "do nothing";
    if (type.name == "Die") return "stop: this must not happen";
    if (type.name == "TerraformRating") {
        const Expression* owner = owner_argument(type);
        return fmt::format("raise {} TR {}", owner == nullptr ? "your" : person(*owner) + "'s", up);
    }
    if (type.name == "VictoryPoint") return "score " + amount_of(change.amount, type);
    if (const std::string_view track = track_name(type.name); !track.empty()) {
        return fmt::format("raise {}{} {}", track == "temperature" ? "the " : "", track, up);
    }
    if (type.name == "Production") {
        const Expression* resource = literal_argument(type);
        return fmt::format("increase your {} production {}", resource == nullptr ? "" : noun(*resource).one, up);
    }
    if (type.name == "BuyCard") return "buy " + upto(change.intensity) + amount_of(change.amount, type);
    if (type.name == "Owed") {
        const Expression* resource = literal_argument(type);
        return "pay " +
               (resource == nullptr ? amount_text(change.amount) + " M€" : amount_of(change.amount, *resource));
    }
    if (type.name == "Accept") {
        const Expression* resource = literal_argument(type);
        return fmt::format("you may pay with {}", resource == nullptr ? "it" : noun(*resource).one);
    }
    if (is(type, "Leeway") || type.name == "NextCardLeeway" || type.name == "CardLeeway") {
        const Expression* parameter = literal_argument(type);
        const std::string name = parameter == nullptr                  ? "global"
                                 : track_name(parameter->name).empty() ? noun(*parameter).one
                                                                       : std::string(track_name(parameter->name));
        const bool next = type.name == "NextCardLeeway";
        return fmt::format("{}{} requirements may be missed by up to {}",
                           next ? "for the next card you play in this generation, " : "", name, up);
    }
    if (!fact(type.name).empty()) return "take note that " + std::string(fact(type.name));
    if (type.name == "PlayCard") {
        const Expression* back = literal_argument(type);
        return "play " + (back == nullptr ? "a card" : with_article(noun(*back)));
    }
    if (type.name == "UseAction") {
        return type.arguments.empty() ? "use an action" : "use the action of " + named(type.arguments.front(), true);
    }
    // A class of this card's own, declared where it was used: what it does is in its body.
    if (!says_body(type.name)) return {};
    const engine::ClassInfo& info = table_.info(*table_.find(type.name));
    if (is(type, "Mandate")) return "as your first action, " + action(info.actions.front());
    if (is(type, "NextCardMarker")) {
        std::string text = "for the next card you play in this generation:";
        for (const std::size_t n : info.own_effects) text += " " + effect(table_.effect(n).effect);
        return text;
    }
    return {};
}

bool English::says_body(std::string_view name) const {
    const auto cls = table_.find(name);
    if (!cls) return false;
    const engine::ClassInfo& info = table_.info(*cls);
    return (is(name, "Mandate") && info.actions.size() == 1) ||
           (is(name, "NextCardMarker") && !info.own_effects.empty());
}

std::string English::remove(const parser::RemoveInstruction& change, const Setting& setting) const {
    const Expression& type = change.type;
    const bool optional = is_optional(change.intensity);
    if (setting.production && is(type, "StandardResource"))
        return production_change(change.amount, type, false, optional);
    const std::string amount = upto(change.intensity) + amount_of(change.amount, type);
    if (type.name == "VictoryPoint") return "score -" + amount_of(change.amount, type);
    if (type.name == "TerraformRating") return "lower your TR " + steps(change.amount);
    if (type.name == "Owed") {
        const Expression* resource = literal_argument(type);
        return "pay " +
               (resource == nullptr ? amount_text(change.amount) + " M€" : amount_of(change.amount, *resource)) +
               " less";
    }
    if (is(type, "CardResource")) {
        const Expression* card = argument_below(type, "CardFront");
        const Expression* owner = owner_argument(type);
        std::string where = " from a card";
        if (argument_below(type, "This") != nullptr) where = " from " + self_;
        if (card != nullptr) where = " from " + named(*card);
        if (owner != nullptr && owner->name != "Owner") where += " of " + person(*owner);
        return "remove " + amount + where;
    }
    const Expression* owner = owner_argument(type);
    if (owner != nullptr && (owner->name != "Owner" || owner->complement)) {
        return "remove " + amount + " from " + person(*owner);
    }
    if (type.name == "ProjectCard") return "discard " + amount;
    if (type.name == "This") return "remove " + self_;
    return (is(type, "Resource") ? "lose " : "remove ") + amount +
           (is(type, "Resource") ? "" : qualifiers(type, false));
}

std::string English::transmute(const parser::TransmuteInstruction& change, const Setting& setting) const {
    const Expression* to = owner_argument(change.gain);
    const Expression* from = owner_argument(change.remove);
    // `2 Steel<Owner FROM Anyone>`: the same thing changes hands.
    if (change.gain.name == change.remove.name && from != nullptr && is(change.gain, "Resource")) {
        const bool to_me = to == nullptr || (to->name == "Owner" && !to->complement);
        const std::string amount = upto(change.intensity) + amount_of(change.amount, change.gain);
        if (setting.production) {
            return fmt::format("move {} of {} production from {} to {}", upto(change.intensity) + steps(change.amount),
                               noun(change.gain).one, person(*from), to_me ? "you" : person(*to));
        }
        if (to_me) return "steal " + amount + " from " + person(*from);
        return "move " + amount + " from " + person(*from) + " to " + person(*to);
    }
    const parser::RemoveInstruction given{change.amount, change.remove, change.intensity};
    const parser::GainInstruction taken{change.amount, change.gain, std::nullopt};
    return remove(given, setting) + " to " + gain(taken, setting);
}

std::string English::alternatives(const parser::OrInstruction& change, const Setting& setting) const {
    std::vector<std::string> parts;
    bool may = false;
    for (const Instruction& part : change.parts) {
        if (is_ok(part)) {
            may = true;
        } else {
            parts.push_back(doing(part, setting));
        }
    }
    // A gate beside `OR Ok` is a plain condition: if it holds, that happens.
    if (may && parts.size() == 1) {
        return std::holds_alternative<parser::GatedInstruction>(change.parts.front().node) ? parts.front()
                                                                                           : "you may " + parts.front();
    }
    bool conditional = false;
    for (std::string& part : parts) conditional |= part.starts_with("if ");
    return (may ? "you may " : "") +
           (parts.size() > 1 && !parts.front().starts_with("if ") ? "either " : std::string()) +
           joined(parts, conditional ? "– or –" : "or");
}

std::string English::stages(const parser::ThenInstruction& change, const Setting& setting) const {
    std::string text;
    Setting later = setting;
    English after = *this;
    for (const Instruction& part : change.parts) {
        if (!text.empty()) text += ", then ";
        text += after.doing(part, later);
        if (const auto* gained = std::get_if<parser::GainInstruction>(&part.node)) {
            later.gained_before = gained->type.name;
            if (is(gained->type, "Tile")) after.known_.push_back(gained->type.name);
        }
    }
    return text;
}

std::string English::custom(const parser::CustomInstruction& change) const {
    const std::string what = change.arguments.empty() ? "" : named(change.arguments.front(), true);
    if (change.name == "copyProductionBox") return "copy the production box of " + what;
    if (change.name == "copyPrelude") return "copy the effect of " + what;
    return "carry out `" + change.name + "`" + (what.empty() ? "" : " with " + what);
}

}  // namespace rego::app
