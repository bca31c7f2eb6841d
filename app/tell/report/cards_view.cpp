// The cards of a page: what each cost and brought, and what both are worth in money.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/ledger/ledger.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/ledger_labels.hpp"
#include "app/tell/report/view.hpp"
#include "engine/types/wording.hpp"

namespace rego::app::report {
namespace {

using engine::TypeId;

constexpr std::int64_t kPurchase = 1;  // a card was bought before it was played, at the price of a card

/// As the ledger calls it, else as people at the table do: "steps of oxygen", "greeneries".
engine::Noun noun_for(const Thing& thing, const engine::ClassTable& table) {
    if (thing.kind == Thing::Kind::Step) {
        if (const auto track = engine::track_of(table, thing.cls))
            return {"step of " + track->name, "steps of " + track->name};
    }
    const bool is_called = thing.kind == Thing::Kind::Points || engine::own_words(table, thing.cls).ledger;
    return is_called ? name_of(thing, table) : engine::noun_of(table, thing.cls);
}

/// What a card brought and cost: "+3 plants, saved 4 M€; paid 11 M€".
std::string account_text(const Account& account, const engine::ClassTable& table) {
    std::vector<std::string> parts;
    for (const auto& [thing, count] : in_order(account.brought, table)) {
        if (count == 0) continue;
        const engine::Noun noun = noun_for(thing, table);
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

/// How many of each unit: the resources of a board, then a card, then a point.
using Units = std::vector<std::int64_t>;

class CardsView {
  public:
    CardsView(const PlayedGame& played, const GameCourse& course)
        : played_(played),
          course_(course),
          table_(played.game->core().table()),
          ledger_(*played.game),
          prices_(prices_of(course)),
          money_(table_.find(kind::kMoney).value_or(engine::kNoClass)) {
        for (const BoardResource& resource : course.resources) {
            if (const auto cls = table_.find(resource.cls)) units_.push_back(*cls);
        }
    }

    Json of(TypeId player) {
        Json rows = Json::array();
        static const Account nothing;
        const auto& accounts = ledger_.of(player);
        for (const PlayedCard& card : course_.cards) {
            if (card.player != player) continue;
            const auto found = accounts.find({Origin::Kind::Class, card.card});
            rows.push_back(row(card, found == accounts.end() ? nothing : found->second));
        }
        return rows;
    }

  private:
    Json row(const PlayedCard& card, const Account& account) const {
        const Units cost = cost_of(card, account);
        const Units brought = brought_by(card, account);
        const std::int64_t points = brought.back();
        return {{"name", printed_name(table_, card.card)},
                {"number", card.move + 1},
                {"generation", card.generation},
                {"cost_units", Json(cost).dump()},
                {"units", Json(brought).dump()},
                {"cost", blank(worth(cost))},
                {"worth", blank(worth(brought))},
                {"net", blank(worth(brought) - worth(cost))},
                {"points", blank(points)},
                {"told", account_text(account, table_)}};
    }

    static std::string blank(std::int64_t number) {
        if (number == 0) return "";
        return number < 0 ? fmt::format("−{}", -number) : std::to_string(number);
    }

    std::int64_t worth(const Units& units) const {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < units.size(); ++i) sum += units[i] * prices_[i]["price"].get<std::int64_t>();
        return sum;
    }

    std::size_t card_unit() const { return units_.size(); }
    Units no_units() const { return Units(units_.size() + 2, 0); }
    std::size_t unit_of(engine::ClassId cls) const {
        return static_cast<std::size_t>(std::ranges::find(units_, cls) - units_.begin());
    }

    /// What was handed over for it; and what it cost to have it in hand.
    Units cost_of(const PlayedCard& card, const Account& account) const {
        Units units = no_units();
        for (const auto& [thing, count] : account.price) {
            const std::size_t unit = unit_of(thing.cls);
            if (thing.kind == Thing::Kind::Resource && unit < units_.size()) units[unit] -= count;
        }
        const engine::CardInfo* info = played_.game->card_info(card.card);
        if (info != nullptr && info->deck == engine::Deck::Project) units[card_unit()] += kPurchase;
        return units;
    }

    /// Production counts for each generation that came after; so does the income that comes with rating.
    Units brought_by(const PlayedCard& card, const Account& account) const {
        const std::int64_t later = std::max<std::int64_t>(course_.generations.back().number - card.generation, 0);
        Units units = no_units();
        for (const auto& [thing, count] : account.brought) {
            const std::size_t unit = unit_of(thing.cls);
            switch (thing.kind) {
                case Thing::Kind::Rating:
                    units.back() += count;
                    units[unit_of(money_)] += later * count;
                    break;
                case Thing::Kind::Points: units.back() += count; break;
                case Thing::Kind::Card: units[card_unit()] += count; break;
                case Thing::Kind::Resource:
                    if (unit < units_.size()) units[unit] += count;
                    break;
                case Thing::Kind::Production:
                    if (unit < units_.size()) units[unit] += later * count;
                    break;
                default: break;  // what lies on cards counts by its points
            }
        }
        units[unit_of(money_)] += account.saved + account.covered;
        return units;
    }

    const PlayedGame& played_;
    const GameCourse& course_;
    const engine::ClassTable& table_;
    Ledger ledger_;
    Json prices_;
    engine::ClassId money_;
    std::vector<engine::ClassId> units_;
};

}  // namespace

Json prices_of(const GameCourse& course) {
    // As players count: metal at what it pays for, a plant at a quarter of a greenery's worth, the rest at its use.
    static constexpr std::array<std::int64_t, 6> kResources{1, 2, 3, 2, 1, 1};
    static constexpr std::int64_t kCard = 3;
    static constexpr std::int64_t kPoint = 5;
    Json prices = Json::array();
    for (std::size_t i = 0; i < course.resources.size(); ++i)
        prices.push_back({{"name", course.resources[i].label}, {"price", i < kResources.size() ? kResources[i] : 1}});
    prices.push_back({{"name", "card"}, {"price", kCard}});
    prices.push_back({{"name", "point"}, {"price", kPoint}});
    return prices;
}

Json cards_of(const PlayedGame& played, const GameCourse& course) {
    CardsView view(played, course);
    Json players = Json::array();
    for (const std::size_t seat : by_result(*played.game, course.generations.back().scores))
        players.push_back({{"name", played.game->options().players[seat]},
                           {"seat", seat + 1},
                           {"cards", view.of(played.game->core().players()[seat])}});
    return players;
}

}  // namespace rego::app::report
