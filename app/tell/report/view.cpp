#include "app/tell/report/view.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/ledger/ledger.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/ledger_labels.hpp"
#include "app/tell/render/map_picture.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::report {
namespace {

using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

std::string points_text(std::int64_t points) { return fmt::format("{} point{}", points, points == 1 ? "" : "s"); }

std::vector<std::string> names_of(MarsGame& game) { return game.options().players; }

/// Seats from 0, the best first: by points, then money.
std::vector<std::size_t> by_result(MarsGame& game, const std::vector<engine::Score>& scores) {
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < scores.size(); ++i) seats.push_back(i);
    const auto result = [&](std::size_t seat) {
        return std::pair{scores[seat].total, game.count(kind::kMoney, game.core().players()[seat])};
    };
    std::ranges::stable_sort(seats, [&](std::size_t a, std::size_t b) { return result(a) > result(b); });
    return seats;
}

std::string winner_text(MarsGame& game, const std::vector<engine::Score>& scores) {
    const auto names = names_of(game);
    std::vector<std::string> won;
    for (const TypeId winner : engine::winners(game))
        won.push_back(names[static_cast<std::size_t>(seat_of(game, winner)) - 1]);
    const auto order = by_result(game, scores);
    const std::int64_t best = scores[order.front()].total;
    if (game.is_solo())
        return fmt::format("{} {} with {}", names.front(), won.empty() ? "loses" : "wins", points_text(best));
    if (won.size() > 1) return fmt::format("{} share the win with {}", fmt::join(won, " and "), points_text(best));
    std::string text = fmt::format("{} wins with {}", fmt::join(won, ""), points_text(best));
    if (order.size() < 2) return text;
    const std::size_t second = order[1];
    const auto money = [&](std::size_t seat) { return game.count(kind::kMoney, game.core().players()[seat]); };
    if (scores[second].total == best) {
        return text + fmt::format(", as many as {}; money decides, {} to {} {}", names[second], money(order.front()),
                                  money(second), money_name(game.core().table()));
    }
    return text + fmt::format(", {} ahead of {}", best - scores[second].total, names[second]);
}

/// What a card brought and cost: "+3 plants, saved 4 M€; paid 11 M€".
std::string account_text(const Account& account, const engine::ClassTable& table) {
    std::vector<std::string> parts;
    for (const auto& [thing, count] : in_order(account.brought, table)) {
        if (count == 0) continue;
        const engine::Noun noun = name_of(thing, table);
        std::string text = fmt::format("{:+} {}", count, count == 1 || count == -1 ? noun.one : noun.many);
        if (thing.kind == Thing::Kind::Production) text += " production";
        if (thing.kind == Thing::Kind::CardResource) text += " on " + printed_name(table, thing.on);
        parts.push_back(std::move(text));
    }
    if (account.saved > 0) parts.push_back(fmt::format("saved {} {}", account.saved, money_name(table)));
    if (account.covered > 0) parts.push_back(fmt::format("covered {} {}", account.covered, money_name(table)));
    std::vector<std::string> paid;
    for (const auto& [thing, count] : in_order(account.price, table)) {
        if (thing.kind != Thing::Kind::Card && count != 0)
            paid.push_back(fmt::format("{} {}", -count, name_of(thing, table).many));
    }
    std::string text = fmt::format("{}", fmt::join(parts, ", "));
    if (!paid.empty()) text += fmt::format("{}paid {}", text.empty() ? "" : "; ", fmt::join(paid, ", "));
    return text;
}

std::int64_t total_of(const Amounts& amounts, Thing::Kind kind, engine::ClassId cls = engine::kNoClass) {
    std::int64_t sum = 0;
    for (const auto& [thing, count] : amounts) {
        if (thing.kind == kind && (cls == engine::kNoClass || thing.cls == cls)) sum += count;
    }
    return sum;
}

Json cards_json(const PlayedGame& played, const GameCourse& course, const Ledger& ledger, TypeId player) {
    const engine::ClassTable& table = played.game->core().table();
    const engine::ClassId money = table.find(kind::kMoney).value_or(engine::kNoClass);
    Json rows = Json::array();
    static const Account nothing;
    for (const PlayedCard& card : course.cards) {
        if (card.player != player) continue;
        const auto& accounts = ledger.of(player);
        const auto found = accounts.find({Origin::Kind::Class, card.card});
        const Account& account = found == accounts.end() ? nothing : found->second;
        rows.push_back({{"name", printed_name(table, card.card)},
                        {"generation", card.generation},
                        {"paid", -total_of(account.price, Thing::Kind::Resource, money)},
                        {"points", total_of(account.brought, Thing::Kind::Points)},
                        {"rating", total_of(account.brought, Thing::Kind::Rating)},
                        {"money", total_of(account.brought, Thing::Kind::Resource, money)},
                        {"saved", account.saved},
                        {"told", account_text(account, table)}});
    }
    return rows;
}

std::string corporations(const PlayedGame& played, const GameCourse& course, TypeId player) {
    std::vector<std::string> names;
    for (const PlayedCard& card : course.cards) {
        const engine::CardInfo* info = played.game->card_info(card.card);
        if (card.player == player && info != nullptr && info->deck == engine::Deck::Corporation)
            names.push_back(info->printed_name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

/// A piece of the player's line in the plots.
std::string line_key(std::size_t seat) {
    Markup svg;
    svg.open("svg", {{"class", "key line"}, {"viewBox", "0 0 36 12"}, {"aria-hidden", "true"}});
    svg.leaf("path",
             {{"class", fmt::format("seat-{}", seat + 1)}, {"stroke-dasharray", dashes(seat)}, {"d", "M1 6H35"}});
    draw_mark(svg, seat, 18, 6);
    svg.close();
    return std::move(svg).str();
}

}  // namespace

std::string result_text(MarsGame& game) {
    const auto scores = engine::scores(game);
    if (game.is_over()) return winner_text(game, scores);
    const auto order = by_result(game, scores);
    if (order.empty()) return "";
    const auto names = names_of(game);
    const std::int64_t best = scores[order.front()].total;
    std::vector<std::string> ahead;
    for (const std::size_t seat : order) {
        if (scores[seat].total == best) ahead.push_back(names[seat]);
    }
    const char* does = order.size() == 1 ? "has" : ahead.size() == 1 ? "leads with" : "lead with";
    return fmt::format("Generation {}: {} {} {}", game.generation(), fmt::join(ahead, " and "), does,
                       points_text(best));
}

Json facts_of(const PlayedGame& played, const GameCourse& course) {
    MarsGame& game = *played.game;
    std::vector<std::string> modules;
    for (const engine::ModuleInfo& module : game.core().table().canon().modules) {
        if (!module.is_map && !module.printed_name.empty() && game.core().world().uses_module(module.name))
            modules.push_back(module.printed_name);
    }
    Json facts = Json::array();
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) facts.push_back({{"name", name}, {"value", value}});
    };
    add("players", fmt::format("{}", fmt::join(names_of(game), ", ")));
    add("map", game.map().printed_name);
    add("options", fmt::format("{} ({})", game.options().options, fmt::join(modules, ", ")));
    add("generations", std::to_string(course.generations.empty() ? 0 : course.generations.back().number));
    add("moves", std::to_string(played.moves.size()));
    add("date", played.date);
    return facts;
}

Json columns_of(const GameCourse& course) {
    Json columns = Json::array();
    for (std::size_t i = 0; i < course.columns.size(); ++i) {
        columns.push_back({{"name", course.columns[i].name},
                           {"color", css_color(course.columns[i].color.text)},
                           {"pattern", i % kPatterns}});
    }
    return columns;
}

Json players_of(const PlayedGame& played, const GameCourse& course) {
    const Ledger ledger{*played.game};
    const GenerationSample& last = course.generations.back();
    const auto seats = played.game->core().players();
    Json players = Json::array();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const BoardNumbers& board = last.boards[seat];
        Json points = Json::array();
        for (const auto& column : course.columns) points.push_back(std::to_string(last.scores[seat].of(column.key)));
        Json resources = Json::array();
        for (std::size_t i = 0; i < course.resources.size(); ++i) {
            resources.push_back({{"label", course.resources[i].label},
                                 {"index", i},
                                 {"stock", board.stock[i]},
                                 {"production", board.production[i]}});
        }
        players.push_back({{"seat", seat + 1},
                           {"pattern", seat % kPatterns},
                           {"name", names_of(*played.game)[seat]},
                           {"corporation", corporations(played, course, seats[seat])},
                           {"points", std::move(points)},
                           {"total", last.scores[seat].total},
                           {"rating", board.rating},
                           {"hand", board.hand},
                           {"cards_played", board.cards},
                           {"resources", std::move(resources)},
                           {"line_key", line_key(seat)},
                           {"cards", cards_json(played, course, ledger, seats[seat])}});
    }
    return players;
}

Json tracks_of(const GameCourse& course) {
    Json tracks = Json::array();
    for (std::size_t i = 0; i < course.tracks.size(); ++i) {
        const engine::Track& track = course.tracks[i].track;
        tracks.push_back({{"index", i},
                          {"name", track.name},
                          {"value", course.tracks[i].value()},
                          {"unit", track.unit.empty() ? "" : " " + track.unit}});
    }
    return tracks;
}

Json legend_of(MarsGame& game) {
    Json legend = Json::array();
    for (const auto& [sign, meaning] : map_legend(game.map(), map_looks(game.core().table(), game.map())))
        legend.push_back({{"sign", sign}, {"meaning", meaning}});
    return legend;
}

Json sayings_of(const std::vector<std::string>& lines) {
    std::vector<std::string> sayings;
    bool goes_on = false;
    for (const std::string& line : lines) {
        // The committee comes in columns: `chairman    neutral`; what an event does stands below its name.
        const std::size_t gap = line.find("  ");
        if (gap == 0 && !sayings.empty()) {
            sayings.back() += (goes_on ? " " : ". ") + line.substr(line.find_first_not_of(' '));
            goes_on = true;
            continue;
        }
        goes_on = false;
        sayings.push_back(gap == std::string::npos
                              ? line
                              : line.substr(0, gap) + ": " + line.substr(line.find_first_not_of(' ', gap)));
    }
    return sayings;
}

}  // namespace rego::app::report
