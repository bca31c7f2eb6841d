// The `value` of questions about a game: boards, standings, score, moves, ledger, card.
#include <array>

#include <nlohmann/json.hpp>

#include "app/tell/ledger/ledger.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/standings.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "engine/mars/scoring.hpp"
#include "parser/print.hpp"

namespace rego::app {

using ValueJson = nlohmann::ordered_json;
using engine::MarsGame;

namespace {

std::string text_of_value(const ValueJson& json) {
    return json.dump(-1, ' ', false, ValueJson::error_handler_t::replace);
}

ValueJson player_or_null(MarsGame& game, engine::TypeId player) {
    return player == engine::kNoType ? ValueJson(nullptr) : ValueJson(class_name(game, player));
}

}  // namespace

std::string standings_as_json(MarsGame& game) {
    ValueJson all{{"milestones", ValueJson::array()}, {"awards", ValueJson::array()}};
    for (const Standing& each : standings_of(game)) {
        ValueJson goal{{"name", each.name}, {"player", player_or_null(game, each.owner)}, {"counts", each.counts}};
        if (each.needed) goal["needed"] = *each.needed;
        all[each.is_award ? "awards" : "milestones"].push_back(std::move(goal));
    }
    return text_of_value(all);
}

std::string score_as_json(MarsGame& game) {
    ValueJson all = ValueJson::array();
    const auto scores = engine::scores(game);
    const auto players = game.core().players();
    for (std::size_t i = 0; i < scores.size(); ++i) {
        ValueJson score{{"player", class_name(game, players[i])}};
        for (const auto& [key, points] : scores[i].columns) score[key] = points;
        score["total"] = scores[i].total;
        score["perCard"] = ValueJson::object();
        for (const auto& [card, points] : scores[i].per_card) score["perCard"][card] = points;
        all.push_back(std::move(score));
    }
    return text_of_value(all);
}

std::string moves_as_json(const std::vector<MoveLine>& moves) {
    ValueJson all = ValueJson::array();
    for (const MoveLine& move : moves) {
        ValueJson each{{"command", move.command}};
        if (!move.price.empty()) each["price"] = move.price;
        if (!move.note.empty()) each["note"] = move.note;
        all.push_back(std::move(each));
    }
    return text_of_value(all);
}

namespace {

/// `{"Steel": -2, "production Heat": 1}` would need reading; each thing is an object of its own.
ValueJson amounts_as_json(const engine::ClassTable& table, const Amounts& amounts) {
    static constexpr std::array<std::string_view, 8> kKinds{"rating",       "points",     "resource", "card",
                                                            "cardResource", "production", "step",     "tile"};
    ValueJson all = ValueJson::array();
    for (const auto& [thing, count] : amounts) {
        if (count == 0) continue;
        ValueJson each{{"kind", kKinds.at(static_cast<std::size_t>(thing.kind))}};
        const auto cls = thing.kind == Thing::Kind::Points ? table.find(kind::kPoints) : std::optional{thing.cls};
        if (cls && *cls != engine::kNoClass) each["class"] = table.info(*cls).name;
        if (thing.on != engine::kNoClass) each["on"] = table.info(thing.on).name;
        each["count"] = count;
        all.push_back(std::move(each));
    }
    return all;
}

std::string origin_name(const engine::ClassTable& table, const Origin& origin) {
    switch (origin.kind) {
        case Origin::Kind::Class: return table.info(origin.cls).name;
        case Origin::Kind::Setup: return "setup";
        case Origin::Kind::Typed: return "typed";
        case Origin::Kind::Fix: return "fix";
    }
    return {};
}

}  // namespace

std::string ledger_as_json(MarsGame& game, std::optional<engine::ClassId> card) {
    const engine::ClassTable& table = game.core().table();
    const Ledger ledger{game};
    ValueJson all = ValueJson::array();
    for (const engine::TypeId player : game.core().players()) {
        for (const auto& [origin, account] : ledger.of(player)) {
            if (card && origin != Origin{Origin::Kind::Class, *card}) continue;
            all.push_back({{"player", class_name(game, player)},
                           {"source", origin_name(table, origin)},
                           {"brought", amounts_as_json(table, account.brought)},
                           {"price", amounts_as_json(table, account.price)},
                           {"saved", account.saved},
                           {"covered", account.covered},
                           {"payments", account.payments}});
        }
    }
    return text_of_value(all);
}

std::string card_as_json(const engine::ClassTable& table, engine::ClassId cls) {
    ValueJson card{{"class", table.info(cls).name}, {"name", printed_name(table, cls)}};
    const auto found = table.canon().cards.find(table.info(cls).name);
    if (found == table.canon().cards.end()) return text_of_value(card);
    const engine::CardInfo& info = *found->second;
    if (info.deck == engine::Deck::Project) card["cost"] = info.cost;
    card["tags"] = info.tags;
    if (info.requirement) card["requirement"] = parser::to_string(*info.requirement);
    if (info.immediate) card["immediate"] = parser::to_string(*info.immediate);
    for (const auto& action : info.actions) card["actions"].push_back(parser::to_string(action));
    for (const auto& effect : info.effects) card["effects"].push_back(parser::to_string(effect));
    if (info.points) card["points"] = parser::to_string(*info.points);
    if (info.resource) card["resource"] = *info.resource;
    card["number"] = info.number;
    card["module"] = info.module;
    return text_of_value(card);
}

std::string history_as_json(const std::vector<HistoryItem>& history) {
    ValueJson all = ValueJson::array();
    for (const HistoryItem& item : history) {
        ValueJson each{{"n", item.n}, {"command", item.command}};
        if (!item.player.empty()) each["player"] = item.player;
        if (item.generation > 0) each["generation"] = item.generation;
        if (!item.origin.empty()) each["from"] = item.origin;
        all.push_back(std::move(each));
    }
    return text_of_value(all);
}

}  // namespace rego::app
