// Players, areas, cards and amounts by the names that people give them.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/reading.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "engine/load/class_names.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

namespace {

NamesAtTable names_at_table(MarsGame& game, const Style& style) {
    const engine::ClassTable& table = game.core().table();
    NamesAtTable names;
    for (const TypeId player : game.core().players())
        names.players.emplace_back(game.core().types()[player].cls, player_name(game, player, style));
    names.area = table.find(kind::kMarsArea);
    names.before_area = game.map().name + "_";
    names.colony = table.find(kind::kColony);
    return names;
}

}  // namespace

Speech::Speech(MarsGame& game, const Style& style)
    : game_(game),
      style_(style),
      table_(game.core().table()),
      english_(English(game.core().table()).at_table(names_at_table(game, style))) {}

bool Speech::is(const Expression& type, std::string_view super) const {
    const auto cls = table_.find(type.name), above = table_.find(super);
    return cls && above && table_.is_subclass(*cls, *above);
}

std::string Speech::who(TypeId owner) const {
    if (seat_of(game_, owner) > 0) return player_name(game_, owner, style_);
    return is_pets() ? game_.core().types().print(owner) : english_.person(game_.core().types().written(owner));
}

std::string Speech::called(engine::ClassId cls) const {
    const std::string& name = table_.info(cls).name;
    return is_pets() ? name : english_.called(Expression::named(name));
}

std::string Speech::amount_of(std::int64_t amount, const Expression& type) const {
    const Expression* produced = english_.literal_argument(type);
    const auto cls = table_.find(type.name);
    if (produced != nullptr && cls == table_.known().production)
        return fmt::format("{} {} production", amount, english_.noun(*produced).one);
    return english_.amount(amount, type);
}

std::string Speech::things(std::int64_t count, TypeId component) const {
    const std::string text = amount_of(count < 0 ? -count : count, game_.core().types().written(component));
    return text.substr(text.find(' ') + 1);
}

std::string Speech::place(TypeId area) const {
    const std::string& name = class_name(game_, area);
    if (is_pets()) return name;
    const std::string prefix = game_.map().name + "_";
    return name.starts_with(prefix) ? name.substr(prefix.size()) : printed_name(table_, game_.core().types()[area].cls);
}

std::string Speech::payment(const Amounts& paid) const {
    std::vector<std::string> parts;
    for (const auto& [resource, amount] : paid)
        parts.push_back(
            fmt::format("{} {}", amount, is_pets() ? class_name(game_, resource) : things(amount, resource)));
    return is_pets() ? fmt::format("{}", fmt::join(parts, ", ")) : joined(parts, "and");
}

std::string Speech::price(const engine::Price& price) const {
    if (is_pets()) return price_line(table_, price);
    std::vector<std::string> parts;
    for (const engine::Paid& each : price)
        parts.push_back(amount_of(each.units, Expression::named(table_.info(each.resource).name)));
    return joined(parts, "and");
}

std::string Speech::phrase(English::Phrase field, TypeId component, std::int64_t amount) const {
    return english_.phrase_for(field, game_.core().types().written(component), amount);
}

std::string Speech::body(TypeId component) const { return english_.body_of(game_.core().types().written(component)); }

std::string Speech::consequence(TypeId component) const {
    return english_.consequence_of(game_.core().types().written(component));
}

std::string Speech::source(TypeId via) const {
    if (via == kNoType || seat_of(game_, via) > 0) return {};
    if (is_pets()) return game_.core().types().print(via);
    const engine::ClassId cls = game_.core().types()[via].cls;
    if (is_bookkeeping(game_, via) || is_a(game_, via, kind::kPhase)) return {};
    if (const auto track = engine::track_of(table_, cls); track && !track->raised.empty()) return track->name;
    if (const std::string* name = engine::nearest_word(table_, cls, &engine::Words::source);
        name != nullptr && !game_.card_info(cls)) {
        return engine::filled(*name, [&](const engine::Blank&) { return printed_name(table_, cls); });
    }
    return card_of(cls);
}

std::string Speech::card_of(engine::ClassId cls) const {
    if (game_.card_info(cls) != nullptr) return called(cls);
    const engine::ClassId card = table_.info(cls).brought_by;
    return called(card == engine::kNoClass ? cls : card);
}

std::string Speech::typed(std::string text) const {
    if (is_pets()) return text;
    for (const TypeId player : game_.core().players()) {
        const std::string& cls = class_name(game_, player);
        const std::string name = typed_name(game_, cls);
        if (name == cls) continue;
        for (std::size_t at = text.find(cls); at != std::string::npos; at = text.find(cls, at + 1)) {
            const std::size_t end = at + cls.size();
            const bool begins = at == 0 || !parser::is_name_character(text[at - 1]);
            const bool ends = end == text.size() || !parser::is_name_character(text[end]);
            if (!begins || !ends) continue;
            text.replace(at, cls.size(), name);
            at += name.size() - 1;
        }
    }
    return text;
}

std::string Speech::with_names(std::string_view message) const {
    std::string text;
    while (!message.empty()) {
        const std::size_t open = message.find('`');
        const std::size_t close = open == std::string_view::npos ? open : message.find('`', open + 1);
        if (close == std::string_view::npos) break;
        const auto cls = table_.find(message.substr(open + 1, close - open - 1));
        text += message.substr(0, open);
        text += cls ? called(*cls) : std::string(message.substr(open, close + 1 - open));
        message.remove_prefix(close + 1);
    }
    return text + std::string(message);
}

std::string Speech::owner(const Expression& type) const {
    const Expression* owner = english_.owner_argument(type);
    if (owner == nullptr) {
        for (const Expression& argument : type.arguments)
            if (std::string inside = this->owner(argument); !inside.empty()) return inside;
        return {};
    }
    const auto cls = table_.find(owner->name);
    return !owner->complement && cls && !table_.info(*cls).is_abstract ? english_.person(*owner) : std::string();
}

std::string Speech::there(const Expression& type, std::int64_t count) const {
    const std::string whose = owner(type);
    const bool on_card = is(type, kind::kCardResource);
    if (!whose.empty() && !on_card) return fmt::format("{} has {}", whose, count);
    return fmt::format("there {} {}", count == 1 ? "is" : "are", count);
}

std::string Speech::the(const Expression& type) const {
    const std::string thing = english_.thing(type);
    const std::string whose = owner(type);
    if (thing.starts_with("a ")) return "the " + thing.substr(2);
    if (thing.starts_with("an ")) return "the " + thing.substr(3);
    return thing + (whose.empty() ? "" : " of " + whose);
}

}  // namespace rego::app
