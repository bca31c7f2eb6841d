#include "app/tell/render/ledger_labels.hpp"

#include <algorithm>
#include <optional>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "engine/load/blanks.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {
std::string name_of(const Origin& origin, const engine::ClassTable& table) {
    switch (origin.kind) {
        case Origin::Kind::Setup: return "start";
        case Origin::Kind::Typed: return "typed";
        case Origin::Kind::Fix: return "fix";
        case Origin::Kind::Class: break;
    }
    const std::string printed = printed_name(table, origin.cls);
    const std::string* called = engine::nearest_word(table, origin.cls, &engine::Words::source);
    if (called == nullptr) return printed;
    return engine::filled(*called, [&](const engine::Blank&) { return printed; });
}

engine::Noun name_of(const Thing& thing, const engine::ClassTable& table) {
    const auto cls = thing.kind == Thing::Kind::Points ? table.find(kind::kPoints) : std::optional{thing.cls};
    if (cls) {
        if (const auto& called = engine::own_words(table, *cls).ledger) return *called;
    }
    const std::string printed = cls ? printed_name(table, *cls) : "";
    return {printed, printed};
}

std::vector<std::pair<Thing, std::int64_t>> in_order(const Amounts& amounts, const engine::ClassTable& table) {
    const auto known = table.known().production_of;
    const std::vector<engine::ClassId> none;
    const auto& board = known == engine::kNoClass ? none : table.info(known).concrete_descendants;
    const auto place = [&](const Thing& thing) { return std::find(board.begin(), board.end(), thing.cls); };
    std::vector<std::pair<Thing, std::int64_t>> all(amounts.begin(), amounts.end());
    std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
        return std::pair{a.first.kind, place(a.first)} < std::pair{b.first.kind, place(b.first)};
    });
    return all;
}

}  // namespace rego::app
