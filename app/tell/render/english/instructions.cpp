// What to do: gains, removals, transmutations, choices, stages.
#include <cctype>
#include <optional>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/english/gains.hpp"
#include "parser/print.hpp"

namespace rego::app {

using parser::Instruction;
using parser::Intensity;
using parser::Scalar;

namespace {

bool is_optional(const std::optional<Intensity>& intensity) { return intensity == Intensity::Optional; }

bool is_ok(const Instruction& instruction) {
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node);
    return gain != nullptr && gain->type.name == kind::kOk;
}

/// " (…)" that all parts end with, taken off them: it is said once.
std::string shared_remark(std::vector<std::string>& parts) {
    const std::size_t at = parts.size() < 2 ? std::string::npos : parts.front().rfind(" (");
    if (at == std::string::npos || !parts.front().ends_with(')')) return {};
    const std::string remark = parts.front().substr(at);
    for (const std::string& part : parts)
        if (!part.ends_with(remark)) return {};
    for (std::string& part : parts) part.resize(part.size() - remark.size());
    return remark;
}

bool begins_with_condition(std::string_view text) { return text.starts_with("if ") || text.starts_with("for a"); }

std::string times_over(std::size_t times) {
    return times == 1 ? "" : times == 2 ? " twice" : fmt::format(" {} times", times);
}

}  // namespace

std::string English::instruction(const Instruction& instruction) const { return doing(instruction, {}); }

std::string English::doing(const Instruction& instruction, const Setting& setting) const {
    const auto& node = instruction.node;
    if (const auto* change = std::get_if<parser::GainInstruction>(&node)) return gain(*change, setting);
    if (const auto* change = std::get_if<parser::RemoveInstruction>(&node)) return remove(*change, setting);
    if (const auto* change = std::get_if<parser::TransmuteInstruction>(&node)) return transmute(*change, setting);
    if (const auto* per = std::get_if<parser::PerInstruction>(&node)) return amount_by(*per, setting);
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
        const bool goes_without_saying = is_at_table() && by->actor.name == kind::kEngine;
        const bool is_engine = by->actor.name == kind::kEngine;
        return doing(*by->inner, setting) + (goes_without_saying ? ""
                                             : is_engine         ? " (without TR or other bonuses)"
                                                                 : " (done by " + person(by->actor) + ")");
    }
    if (const auto* each = std::get_if<parser::EachInstruction>(&node)) return this->each(*each, setting);
    return custom(std::get<parser::CustomInstruction>(node));
}

/// "gain 1 plant per city tile in play".
std::string English::amount_by(const parser::PerInstruction& per, const Setting& setting) const {
    const std::string once = doing(*per.inner, setting);
    const auto* difference = std::get_if<parser::DifferenceMetric>(&per.metric.node);
    const auto* whole = difference == nullptr ? nullptr : std::get_if<parser::ConstantMetric>(&difference->left->node);
    const auto* gained = std::get_if<parser::GainInstruction>(&per.inner->node);
    // `PROD[Plant / (2 - Plant)]` is about the same production.
    if (setting.production && whole != nullptr && gained != nullptr)
        return fmt::format("raise your {} production to at least {}", noun(gained->type).one, whole->value);
    // `2 ProjectCard / 3 VenusTag MAX 1`: once at most, so it is a condition.
    const auto* cap = std::get_if<parser::CapMetric>(&per.metric.node);
    const auto* most = cap == nullptr ? nullptr : std::get_if<parser::ConstantMetric>(&cap->cap->node);
    if (most != nullptr && most->value == 1) {
        const auto* scaled = std::get_if<parser::ScaledMetric>(&cap->inner->node);
        const parser::CountRequirement enough{parser::Comparison::AtLeast, scaled == nullptr ? 1 : scaled->unit,
                                              scaled == nullptr ? *cap->inner : *scaled->inner};
        return fmt::format("if {}, {}", count_requirement(enough, false), once);
    }
    // `-TerraformingRating / 4 - EVAL Owner.influence`: so many, less what is kept count of.
    const bool is_less = whole != nullptr && std::holds_alternative<parser::EvalMetric>(difference->right->node);
    if (is_less) {
        parser::Instruction all = *per.inner;
        if (auto* gain = std::get_if<parser::GainInstruction>(&all.node)) gain->amount.value *= whole->value;
        if (auto* loss = std::get_if<parser::RemoveInstruction>(&all.node)) loss->amount.value *= whole->value;
        return fmt::format("{}, less your {}", doing(all, setting), metric(*difference->right));
    }
    return once + " per " + metric(per.metric) + (counts_itself(per.metric) ? " (including this)" : "");
}

namespace {

/// What is said of the reader, said of somebody else.
std::string about_them(std::string text) {
    for (const auto& [mine, theirs] : {std::pair{"your", "their"}, {"you", "they"}}) {
        const std::string word = mine;
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            const bool is_word = (at == 0 || text[at - 1] == ' ') && (end == text.size() || !std::isalpha(text[end]));
            if (is_word) text.replace(at, word.size(), theirs);
        }
    }
    return text;
}

}  // namespace

/// "each other player", "the first player", "each colony tile".
std::string English::each_of(const Expression& whom) const {
    if (whom.complement) return "each other player";
    if (!whom.label.empty() && labels_.contains(whom.label)) return mentioned(whom);
    const auto* count =
        whom.refinement ? std::get_if<parser::CountRequirement>(&whom.refinement->requirement->node) : nullptr;
    const auto* metric = count == nullptr ? nullptr : std::get_if<parser::CountMetric>(&count->metric.node);
    if (metric != nullptr && is_unique(metric->type)) return "the " + noun(metric->type).one;
    return "each " + noun(whom).one + refinement(whom);
}

std::string English::each(const parser::EachInstruction& each, const Setting& setting) const {
    const bool names_class = each.type.name == kind::kClass && each.type.arguments.size() == 1;
    const Expression& whom = names_class ? each.type.arguments.front() : each.type;
    const bool is_person = is(whom, kind::kAnyone);
    English inside = *this;
    if (!is_person && !names_class) inside.known_.push_back(whom.name);
    const std::string text = inside.doing(*each.inner, setting);
    if (text.empty()) return {};
    const bool is_order = !begins_with_condition(text) && !text.starts_with("for ") && !text.starts_with("you ");
    if (is_person && is_order) return fmt::format("let {} {}", each_of(whom), about_them(text));
    return fmt::format("for {}, {}", each_of(whom), is_person ? about_them(text) : text);
}

std::string English::gated(const parser::GatedInstruction& change, const Setting& setting) const {
    if (is_ok(*change.inner)) return "make sure that " + requirement(change.gate);
    const std::string inner = doing(*change.inner, setting);
    // About what an earlier stage has placed: `MiningAreaTile THEN (MiningAreaTile<LandArea(HAS 1 steel)>: …)`.
    const auto* count = std::get_if<parser::CountRequirement>(&change.gate.node);
    const auto* metric = count == nullptr ? nullptr : std::get_if<parser::CountMetric>(&count->metric.node);
    if (metric != nullptr && !setting.gained_before.empty() && metric->type.name == setting.gained_before &&
        count->comparison == parser::Comparison::AtLeast && count->amount == 1) {
        const Expression* area = argument_below(metric->type, kind::kArea);
        const std::string bonus = area == nullptr ? "" : refinement(*area);
        constexpr std::string_view kWith = " with ";
        if (bonus.starts_with(kWith)) return fmt::format("for {}, {}", bonus.substr(kWith.size()), inner);
        return fmt::format("if that is{}, {}", qualifiers(metric->type, false), inner);
    }
    const std::string condition = requirement(change.gate);
    if (condition.empty()) return inner;
    return fmt::format("{} {}, {}", is_waited_for(change.gate) ? "once" : "if", condition, inner);
}

/// The parts of a list, those of boxes and lists in it included.
void English::collect(const Instruction& instruction, const Setting& setting, std::vector<Part>& parts) const {
    if (const auto* multi = std::get_if<parser::MultiInstruction>(&instruction.node)) {
        for (const Instruction& part : multi->parts) collect(part, setting, parts);
    } else if (const auto* box = std::get_if<parser::ProdInstruction>(&instruction.node)) {
        Setting inside = setting;
        inside.production = true;
        collect(*box->inner, inside, parts);
    } else if (std::string text = doing(instruction, setting); !text.empty()) {
        parts.push_back({std::move(text), &instruction});
    }
}

/// "place 2 ocean tiles", which are two tasks in PETS; else "… twice".
std::string English::repeated(const Part& part, std::size_t times) const {
    if (times == 1) return part.text;
    const auto* change = std::get_if<parser::GainInstruction>(&part.instruction->node);
    if (change != nullptr && is(change->type, kind::kTile) && change->type.arguments.empty() &&
        !change->type.refinement) {
        parser::GainInstruction all = *change;
        all.amount.value *= static_cast<std::int32_t>(times);
        return gain(all, {});
    }
    // "up to 1", said twice, is up to 2.
    const auto* exchange = std::get_if<parser::TransmuteInstruction>(&part.instruction->node);
    if (exchange != nullptr && is_optional(exchange->intensity)) {
        parser::TransmuteInstruction all = *exchange;
        all.amount.value *= static_cast<std::int32_t>(times);
        return transmute(all, {});
    }
    return part.text + times_over(times);
}

/// Whether a further "and …" would seem to belong to the last part of it.
bool English::is_open(const Instruction& instruction) const {
    const auto& node = instruction.node;
    if (const auto* change = std::get_if<parser::GainInstruction>(&node))
        return says_body(change->type.name) || !drawn(*change, {}).empty();
    return std::holds_alternative<parser::OrInstruction>(node) ||
           std::holds_alternative<parser::ThenInstruction>(node) ||
           std::holds_alternative<parser::GatedInstruction>(node);
}

/// "temperature, oxygen and ocean requirements …": what is said of several tracks alike is said once.
void English::merge_tracks(std::vector<Part>& parts) const {
    const auto gain_of = [&](const Part& part) -> const parser::GainInstruction* {
        const auto* gain = std::get_if<parser::GainInstruction>(&part.instruction->node);
        const std::string* known = gain == nullptr ? nullptr : phrase(gain->type, &engine::PhraseWords::gain);
        return known != nullptr && known->find("{track") != std::string::npos ? gain : nullptr;
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* first = gain_of(parts[i]);
        if (first == nullptr) continue;
        std::vector<std::string> tracks;
        std::size_t end = i;
        for (; end < parts.size(); ++end) {
            const auto* next = gain_of(parts[end]);
            const bool is_alike =
                next != nullptr && next->type.name == first->type.name && next->amount == first->amount;
            if (!is_alike || literal_argument(next->type) == nullptr) break;
            tracks.push_back(track_name(*literal_argument(next->type)));
        }
        if (tracks.size() < 2) continue;
        const Topic topic{first->type, first->amount, first->intensity, Side::Gain};
        parts[i].text =
            engine::filled(*phrase(first->type, &engine::PhraseWords::gain), [&](const engine::Blank& blank) {
                return blank.name == "track" ? joined(tracks, "and") : fill(blank, topic);
            });
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                    parts.begin() + static_cast<std::ptrdiff_t>(end));
    }
}

/// Whether the card itself has what is counted.
bool English::counts_itself(const parser::Metric& metric) const {
    const parser::Metric* counted = &metric;
    while (const auto* scaled = std::get_if<parser::ScaledMetric>(&counted->node)) counted = &*scaled->inner;
    const auto* count = std::get_if<parser::CountMetric>(&counted->node);
    return count != nullptr && is(count->type, kind::kTag) && is_on_card(count->type);
}

namespace {

/// "increase your" "heat" "production 3 steps"; nothing if it is no such sentence.
struct ProductionStep {
    std::string opening, resource, ending;

    static std::optional<ProductionStep> in(const std::string& text) {
        const std::size_t begin = text.find(" your "), end = text.find(" production ");
        if (begin == std::string::npos || end == std::string::npos || end < begin) return std::nullopt;
        ProductionStep step{text.substr(0, begin + 6), text.substr(begin + 6, end - begin - 6), text.substr(end)};
        const bool is_plain = step.ending.ends_with(" step") || step.ending.ends_with(" steps") || step.is_level();
        return is_plain && step.opening.find(' ') == begin ? std::optional{step} : std::nullopt;
    }
    bool is_level() const { return ending.starts_with(" production to "); }
    bool goes_with(const ProductionStep& other) const { return opening == other.opening && ending == other.ending; }
};

}  // namespace

void English::merge_productions(std::vector<Part>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto first = ProductionStep::in(parts[i].text);
        if (!first) continue;
        std::vector<std::string> resources{first->resource};
        std::size_t end = i + 1;
        for (; end < parts.size(); ++end) {
            const auto next = ProductionStep::in(parts[end].text);
            if (!next || !next->goes_with(*first)) break;
            resources.push_back(next->resource);
        }
        if (resources.size() == 1) continue;
        parts[i].text = first->opening + joined(resources, "and") + first->ending + (first->is_level() ? "" : " each");
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                    parts.begin() + static_cast<std::ptrdiff_t>(end));
    }
}

std::string English::list(const parser::MultiInstruction& change, const Setting& setting) const {
    if (std::string all = drawn_together(change.parts); !all.empty()) return all;
    std::vector<Part> parts;
    for (const Instruction& part : change.parts) collect(part, setting, parts);
    merge_tracks(parts);
    merge_productions(parts);
    // Gains in a row have one verb: "gain 30 M€ and 20 steel".
    struct Sentence {
        std::vector<std::string> parts;
        bool is_gain = false, is_open = false;
    };
    std::vector<Sentence> sentences;
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t times = 1;
        while (i + times < parts.size() && parts[i + times].text == parts[i].text) ++times;
        std::string told = repeated(parts[i], times);
        const bool is_gain = told.starts_with("gain ") && told.find(" per ") == std::string::npos;
        const bool is_open = this->is_open(*parts[i].instruction);
        if (is_gain && !sentences.empty() && sentences.back().is_gain && !sentences.back().is_open) {
            sentences.back().parts.push_back(told.substr(5));
            sentences.back().is_open = is_open;
        } else {
            sentences.push_back({{std::move(told)}, is_gain, is_open});
        }
        i += times;
    }
    std::string text;
    bool has_list = false;  // an "and" in it: the next one needs a comma
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const bool is_last = i + 1 == sentences.size();
        has_list = has_list || (!is_last && sentences[i].parts.size() > 1);
        const bool was_open = i > 0 && sentences[i - 1].is_open;
        if (i > 0)
            text += fmt::format("{}{}", was_open ? "; " : is_last && !has_list ? " " : ", ", is_last ? "and " : "");
        text += joined(sentences[i].parts, "and");
    }
    return text;
}

std::string English::production_change(Scalar amount, const Expression& type, bool up, bool optional) const {
    const Expression* owner = owner_argument(type);
    std::string whose = is_own(owner) ? "your" : person(*owner) + "'s";
    if (is_any_resource(type))
        return fmt::format("{} {} {}{}", up ? "increase" : "decrease",
                           is_own(owner) ? "one of your productions" : "a production of " + person(*owner),
                           optional ? "up to " : "", steps(amount));
    return fmt::format("{} {} {} production {}{}", up ? "increase" : "decrease", whose, noun(type).one,
                       optional ? "up to " : "", steps(amount));
}

std::string English::gain(const parser::GainInstruction& change, const Setting& setting) const {
    const Expression& type = change.type;
    const bool optional = is_optional(change.intensity);
    if (std::string way = drawn(change, setting); !way.empty()) return way;
    if (setting.production && is_produced(type)) return production_change(change.amount, type, true, optional);
    // `Production<Class<StandardResource>>`: of whatever resource.
    if (const Expression* made = literal_argument(type);
        made != nullptr && class_of(type) == table_.known().production && is_any_resource(*made) && !made->refinement) {
        return production_change(change.amount, *made, true, optional);
    }
    if (const auto known = track(type)) return fmt::format("raise {} {}", known->raised, steps(change.amount));
    const std::string* known = phrase(type, &engine::PhraseWords::gain);
    if (known == nullptr && !fact(type).empty()) return "take note that " + std::string(fact(type));
    if (known != nullptr && known->empty()) return {};  // not worth a word
    if (known != nullptr &&
        ((known->find("{body}") == std::string::npos && known->find("{then}") == std::string::npos) ||
         says_body(type.name))) {
        const bool may = optional && known->find("{amount") == std::string::npos;
        return (may ? "you may " : "") + filled(*known, {type, change.amount, change.intensity, Side::Gain});
    }
    // A marker or the like, perhaps on something.
    std::string where;
    for (const Expression& argument : type.arguments) {
        if (is(argument, kind::kAnyone) || argument.name == kind::kClass) continue;
        where += " on " + (argument.name == setting.gained_before ? "that " + noun(argument).one : mentioned(argument));
    }
    if (const Expression* literal = literal_argument(type)) where += " for " + noun(*literal).one;
    return (where.empty() ? "gain " : "put ") + upto(change.intensity) + amount_of(change.amount, type) + where;
}

const std::string* English::way_of_drawing() const {
    const auto in_hand = table_.find(kind::kCardInHand);
    if (card_ == nullptr || card_->drawn.empty() || !in_hand) return nullptr;
    const auto& ways = engine::own_words(table_, *in_hand).drawn;
    const auto way = ways.find(card_->drawn.substr(0, card_->drawn.find(' ')));
    return way == ways.end() ? nullptr : &way->second;
}

std::string English::drawn_together(const std::vector<Instruction>& parts) const {
    const std::string* way = way_of_drawing();
    if (way == nullptr || way->find("{value}") != std::string::npos || way->find("{what}") != std::string::npos)
        return {};
    bool only_cards = true;
    const parser::GainInstruction* first = nullptr;
    const auto look = [&](const Expression& type) {
        only_cards = only_cards && (is(type, kind::kCardInHand) || is(type, kind::kBuy));
    };
    for (const Instruction& part : parts) {
        for_each_gain(part, look);
        const auto* choice = std::get_if<parser::OrInstruction>(&part.node);
        if (choice != nullptr) first = std::get_if<parser::GainInstruction>(&choice->parts.front().node);
    }
    return only_cards && first != nullptr ? drawn(*first, {}) : "";
}

/// How cards come from the deck, or what is revealed first, where the card says more than its PETS.
std::string English::drawn(const parser::GainInstruction& change, const Setting& setting) const {
    const std::string* way = way_of_drawing();
    if (way == nullptr) return {};
    const bool tells_rest = way->find("{what}") != std::string::npos;
    const bool brings_cards = is(change.type, kind::kCardInHand) || is(change.type, kind::kBuy);
    if (tells_rest ? !is(change.type, kind::kCardResource) : !brings_cards) return {};
    Expression with;
    with.name = card_->drawn.substr(std::min(card_->drawn.find(' ') + 1, card_->drawn.size()));
    English plain = *this;
    plain.card_ = nullptr;
    return engine::filled(*way, [&](const engine::Blank& blank) -> std::string {
        if (blank.name == "what") return plain.gain({change.amount, change.type, std::nullopt}, setting);
        if (blank.name == "value") return amount_text(change.amount);
        return class_of(with) ? with_article(noun(with)) : with.name;
    });
}

bool English::is_produced(const Expression& type) const {
    const auto cls = class_of(type);
    const engine::ClassId produced = table_.known().production_of;
    return cls && produced != engine::kNoClass && table_.is_subclass(*cls, produced);
}

std::string English::remove(const parser::RemoveInstruction& change, const Setting& setting) const {
    const Expression& type = change.type;
    if (setting.production && is_produced(type))
        return production_change(change.amount, type, false, is_optional(change.intensity));
    // `-Production<Anyone, Class<Heat>>`, which is what stands in the box.
    if (const Expression* produced = literal_argument(type);
        produced != nullptr && class_of(type) == table_.known().production) {
        Expression made = *produced;
        if (const Expression* owner = owner_argument(type)) made.arguments.push_back(*owner);
        return production_change(change.amount, made, false, is_optional(change.intensity));
    }
    const std::string* lose = phrase(type, &engine::PhraseWords::lose);
    if (lose != nullptr && lose->empty()) return {};  // not worth a word
    const Expression* owner = owner_argument(type);
    const std::string amount = upto(change.intensity) + amount_of(change.amount, type);
    if (!is_own(owner) && !is(type, kind::kCardResource)) return "remove " + amount + " from " + person(*owner);
    if (const std::string lost =
            said(&engine::PhraseWords::lose, {type, change.amount, change.intensity, Side::Remove});
        !lost.empty()) {
        return lost;
    }
    if (type.name == kind::kThis) return "remove " + self_;
    return "remove " + amount + qualifiers(type, false);
}

std::string English::transmute(const parser::TransmuteInstruction& change, const Setting& setting) const {
    if (const std::string whole =
            said(&engine::PhraseWords::exchange, {change.gain, change.amount, change.intensity, Side::Gain});
        !whole.empty()) {
        return whole;
    }
    const Expression* to = owner_argument(change.gain);
    const Expression* from = owner_argument(change.remove);
    // `2 Steel<Owner FROM Anyone>`: the same thing changes hands.
    if (change.gain.name == change.remove.name && from != nullptr && is(change.gain, kind::kResource)) {
        const bool to_me = is_own(to);
        const std::string amount = upto(change.intensity) + amount_of(change.amount, change.gain);
        if (setting.production) {
            return fmt::format("move {} of {} production from {} to {}", upto(change.intensity) + steps(change.amount),
                               noun(change.gain).one, person(*from), to_me ? "you" : person(*to));
        }
        if (to_me) return "steal " + amount + " from " + person(*from);
        if (is_own(from)) return "give " + amount + " to " + person(*to);
        return "move " + amount + " from " + person(*from) + " to " + person(*to);
    }
    if (const std::string whole =
            said(&engine::PhraseWords::taken, {change.remove, change.amount, change.intensity, Side::Remove});
        !whole.empty()) {
        return whole;
    }
    // Where it comes from, or goes, need not be told of everything.
    const auto is_silent = [&](const Expression& type, Phrase field) {
        const std::string* known = phrase(type, field);
        return known != nullptr && known->empty();
    };
    if (is_silent(change.remove, &engine::PhraseWords::lose))
        return gain({change.amount, change.gain, change.intensity}, setting);
    const parser::RemoveInstruction given{change.amount, change.remove, change.intensity};
    const parser::GainInstruction taken{change.amount, change.gain, std::nullopt};
    English later = *this;
    later.learn_labels(parser::to_string(change.remove));
    later.learn_arguments(change.remove);
    later.exchanging_ = true;
    const bool is_same = change.gain.name == change.remove.name;
    return remove(given, setting) + (is_same ? " and " : " to ") + later.gain(taken, setting);
}

std::string English::alternatives(const parser::OrInstruction& change, const Setting& setting) const {
    std::vector<std::string> parts;
    bool may = false;
    for (const Instruction& part : change.parts) {
        const auto* gate = std::get_if<parser::GatedInstruction>(&part.node);
        if (is_ok(part)) {
            may = true;
        } else if (gate == nullptr || !is_ok(*gate->inner)) {  // that nothing is left to do needs no words
            parts.push_back(doing(part, setting));
        }
    }
    // A gate beside `OR Ok` is a plain condition: if it holds, that happens.
    if (may && parts.size() == 1) {
        return std::holds_alternative<parser::GatedInstruction>(change.parts.front().node) ? parts.front()
                                                                                           : "you may " + parts.front();
    }
    const std::string same = shared_remark(parts);
    bool conditional = false;
    for (std::string& part : parts)
        conditional |= begins_with_condition(part) || part.find(", then ") != std::string::npos;
    return (may ? "you may " : "") +
           (parts.size() > 1 && !begins_with_condition(parts.front()) ? "either " : std::string()) +
           joined(parts, conditional ? "– or –" : "or") + same;
}

std::string English::stages(const parser::ThenInstruction& change, const Setting& setting) const {
    std::vector<Part> told;
    Setting later = setting;
    English later_on = *this;
    for (const Instruction& part : change.parts) {
        // What was to be paid in the stage before has been, of course.
        const auto* gate = std::get_if<parser::GatedInstruction>(&part.node);
        const bool is_paid_for = gate != nullptr && is_waited_for(gate->gate) && !told.empty() &&
                                 told.back().text.find("pay ") != std::string::npos;
        std::string stage = later_on.doing(is_paid_for ? *gate->inner : part, later);
        if (!stage.empty()) told.push_back({std::move(stage), &part});
        later_on.learn_labels(parser::to_string(part));
        const auto* gained = std::get_if<parser::GainInstruction>(&part.node);
        const auto* exchanged = std::get_if<parser::TransmuteInstruction>(&part.node);
        if (gained == nullptr && exchanged == nullptr) continue;
        const Expression& type = gained != nullptr ? gained->type : exchanged->gain;
        later.gained_before = type.name;
        later_on.learn(type);
    }
    std::string text;
    for (std::size_t i = 0; i < told.size();) {
        std::size_t times = 1;
        const auto* sent = std::get_if<parser::GainInstruction>(&told[i].instruction->node);
        const bool is_signal = sent != nullptr && is(sent->type, kind::kSignal);
        while (is_signal && i + times < told.size() && told[i + times].text == told[i].text) ++times;
        text += fmt::format("{}{}{}", text.empty() ? "" : ", then ", told[i].text, times_over(times));
        i += times;
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
