// One change as it is told: "+2 plants", "TR 20 → 21", "city on 5_7", "plays Ants".
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/speech.hpp"
#include "engine/load/blanks.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {

using engine::kNoType;
using engine::TypeId;

std::string Speech::step(std::string_view name, std::int64_t before, std::int64_t after, std::string_view unit) const {
    const std::string behind = unit.empty() || is_pets() ? "" : fmt::format(" {}", unit);
    return fmt::format("{} {} → {}{}", name, before, paint(style_, Ink::Title, std::to_string(after)), behind);
}

std::string Speech::tile(TypeId type, std::int64_t count) const {
    const TypeId area = dependency_of(game_, type, kind::kArea);
    return fmt::format("{}{}{}", count > 0 ? "" : "removes ", called(game_.core().types()[type].cls),
                       area == kNoType ? "" : " on " + place(area));
}

engine::ClassId Speech::literal_of(TypeId type) const {
    const engine::TypePool& types = game_.core().types();
    for (const TypeId dependency : types[type].dependencies)
        if (types[dependency].literal != engine::kNoClass) return types[dependency].literal;
    return types[type].dependencies.empty() ? engine::kNoClass : types[types[type].dependencies.front()].cls;
}

std::string Speech::doing(TypeId signal, std::int64_t count) const {
    const engine::TypePool& types = game_.core().types();
    TypeId about = signal;
    if (types[signal].cls == table_.known().use_action) {
        const auto& parts = types[signal].dependencies;
        const auto used = std::ranges::find_if(parts, [&](TypeId part) { return !is_a(game_, part, kind::kAnyone); });
        if (used != parts.end()) about = *used;
    }
    // Most signals are nothing that anybody would say.
    if (engine::nearest_phrase(table_, types[about].cls, &engine::PhraseWords::doing) == nullptr) return {};
    return phrase(&engine::PhraseWords::doing, about, count);
}

/// What it is on, whoever owns it.
std::string Speech::place_of(TypeId type) const {
    const auto& parts = game_.core().types()[type].dependencies;
    const auto place = std::ranges::find_if(parts, [&](TypeId part) { return !is_a(game_, part, kind::kAnyone); });
    return place == parts.end() ? "" : called(game_.core().types()[*place].cls);
}

/// "claims {name}", "uses {card}": what the canon says of such a change.
std::string Speech::told(const std::string& phrase, TypeId type, std::int64_t after) const {
    return engine::filled(phrase, [&](const engine::Blank& blank) -> std::string {
        if (blank.name == "name") return called(game_.core().types()[type].cls);
        if (blank.name == "noun") return engine::noun_of(table_, game_.core().types()[type].cls).one;
        if (blank.name == "of") return literal_of(type) == engine::kNoClass ? "" : called(literal_of(type));
        if (blank.name == "body") return body(type);
        if (blank.name == "then") return consequence(type);
        if (blank.name == "on") return place_of(type);
        if (blank.name == "value") return std::to_string(after);
        const TypeId card = dependency_of(game_, type, kind::kCard);
        return blank.name == "card" && card != kNoType ? called(game_.core().types()[card].cls) : "";
    });
}

std::string Speech::signed_things(std::int64_t count, TypeId type) const {
    std::string what;
    const TypeId card = dependency_of(game_, type, kind::kCard);
    if (!is_pets()) {
        what = things(count, type);
    } else if (game_.core().types()[type].cls == table_.known().production) {
        what = called(literal_of(type)) + " production";
    } else if (is_a(game_, type, kind::kCardResource) && card != kNoType) {
        what = fmt::format("{} on {}", class_name(game_, type), class_name(game_, card));
    } else {
        what = short_type(game_, type, owner_of(game_, type));
    }
    return fmt::format("{} {}", paint(style_, count > 0 ? Ink::Good : Ink::Bad, fmt::format("{:+}", count)), what);
}

std::string Speech::change(TypeId type, std::int64_t count, std::int64_t after) const {
    const auto is = [&](const char* cls) { return is_a(game_, type, cls); };
    const engine::ClassId cls = game_.core().types()[type].cls;
    const auto* phrase = engine::nearest_word(table_, cls, &engine::Words::told);
    // What is on the player boards, the most common of all.
    const auto& known = table_.known();
    const bool is_stock = known.production_of != engine::kNoClass && table_.is_subclass(cls, known.production_of);
    if (cls == known.production || (is_stock && phrase == nullptr)) return signed_things(count, type);
    if (is(kind::kTile)) return tile(type, count);
    if (const auto track = engine::track_of(table_, cls))
        return step(track->name, track->value(after - count), track->value(after), track->unit);
    const bool is_time = is(kind::kGeneration) || is(kind::kPhase);
    if (is_time && phrase != nullptr && !is_pets()) return count > 0 ? told(phrase->gained, type, after) : "";
    if (is(kind::kGeneration) || is(kind::kRating)) return step(engine::noun_of(table_, cls).one, after - count, after);
    if (is(kind::kPhase))
        return count > 0 ? "phase " + std::string(without_suffix(class_name(game_, type), kind::kPhase)) : "";
    if (phrase != nullptr && !is(kind::kCardResource))
        return told(count > 0 ? phrase->gained : phrase->lost, type, after);
    return signed_things(count, type);
}

}  // namespace rego::app
