// `ledger`: a table for each player of what came in and went out, with the largest sources; or what one card has done.
#include "app/tell/ledger/ledger.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/ledger_labels.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {
namespace {

constexpr std::ptrdiff_t kLargest = 4;  // so many sources are told by name

// --- One card

class CardLedger {
  public:
    CardLedger(MarsGame& game, ClassId card, const Style& style) : table_(game.core().table()), card_(card) {
        const Ledger ledger{game};
        for (const TypeId player : game.core().players()) {
            const auto& accounts = ledger.of(player);
            const auto account = accounts.find({Origin::Kind::Class, card});
            if (account == accounts.end()) continue;
            auto parts = told(account->second);
            if (parts.empty()) continue;
            parts.front().insert(0, printed_name(table_, card) + ": ");
            parts.back() += fmt::format(" ({})", player_name(game, player, style));
            text_ += flowed(parts, " ", static_cast<std::size_t>(style.width), 4) + "\n";
        }
        if (text_.empty()) text_ = printed_name(table_, card) + " has brought nothing so far\n";
    }

    std::string text() && { return std::move(text_); }

  private:
    /// `-11 Steel`, `+1 Animal`, `-1 Animal on Livestock`.
    std::string change(const Thing& thing, std::int64_t count) const {
        const engine::Noun name = name_of(thing, table_);
        std::string text = fmt::format("{:+} {}", count, count == 1 || count == -1 ? name.one : name.many);
        if (thing.kind == Thing::Kind::Production) text += " production";
        if (thing.on != engine::kNoClass && thing.on != card_) text += " on " + printed_name(table_, thing.on);
        return text;
    }

    /// In pieces between which a line may break, each with what separates it from the next.
    std::vector<std::string> told(const Account& account) const {
        std::vector<std::string> parts;
        const auto say = [&](std::string_view separator, std::string part) {
            if (!parts.empty()) parts.back() += separator;
            parts.push_back(std::move(part));
        };
        for (const auto& [thing, count] : in_order(account.brought, table_)) {
            if (count != 0) say(",", change(thing, count));
        }
        const std::string payments = fmt::format("{} payment{}", account.payments, account.payments == 1 ? "" : "s");
        if (account.saved > 0)
            say(";", fmt::format("saved {} {} over {}", account.saved, money_name(table_), payments));
        if (account.covered > 0)
            say(";", fmt::format("covered {} {} of {}", account.covered, money_name(table_), payments));
        if (!account.price.empty()) {
            if (parts.empty()) say("", "nothing so far");
            if (const std::string cost = price(account); !cost.empty()) say(";", "cost " + cost);
        }
        return parts;
    }

    std::string price(const Account& account) const {
        std::string text;
        for (const auto& [thing, count] : in_order(account.price, table_)) {
            if (thing.kind == Thing::Kind::Card) continue;  // itself, from the hand
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", -count, name_of(thing, table_).many);
        }
        return text;
    }

    const engine::ClassTable& table_;
    ClassId card_;
    std::string text_;
};

// --- A player

class PlayerLedger {
  public:
    PlayerLedger(MarsGame& game, const Ledger& ledger, TypeId player, const Style& style)
        : table_(game.core().table()),
          accounts_(ledger.of(player)),
          style_(style),
          money_(table_.find(kind::kMoney).value_or(engine::kNoClass)) {
        const auto things = in_order(ledger.totals(player), table_);
        name_width_ = std::max<std::size_t>(columns(player_name(game, player, style)), columns(saved_name()));
        for (const auto& [thing, now] : things) {
            if (is_told(thing)) name_width_ = std::max(name_width_, columns(row_name(thing)));
        }
        text_ = pad_right(painted_player(game, player, style), name_width_) +
                paint(style, Ink::Dim, fmt::format("{:>6}{:>6}{:>6}  largest sources", "now", "in", "out")) + "\n";
        bool in_production = false;
        for (const auto& [thing, now] : things) {
            if (!is_told(thing)) continue;
            if (thing.kind == Thing::Kind::Production && !in_production) text_ += "  production\n";
            in_production = thing.kind == Thing::Kind::Production;
            add_row(row_name(thing), flows(thing));
            if (thing.kind == Thing::Kind::Resource && thing.cls == money_) add_saved();
        }
    }

    std::string text() && { return std::move(text_); }

  private:
    struct Source {
        std::int64_t count = 0;
        std::string name;
        bool is_always_told = false;
    };
    struct Flows {
        std::int64_t in = 0, out = 0;
        std::vector<Source> sources;

        void add(std::int64_t count, const std::string& name = {}, bool is_always_told = false) {
            (count > 0 ? in : out) += count;
            if (count > 0) sources.push_back({count, name, is_always_told});
        }
    };

    /// Tiles and steps on Mars are nobody's stock.
    static bool is_told(const Thing& thing) { return thing.kind < Thing::Kind::Step; }

    std::string row_name(const Thing& thing) const {
        const std::string name = name_of(thing, table_).many;
        return (thing.kind == Thing::Kind::Production ? "    " : "  ") + name;  // that one is below a line of its own
    }

    /// What each origin has brought on balance; prices are paid, never brought. Points are told by category as in
    /// `score`, and by card.
    Flows flows(const Thing& wanted) const {
        Flows all;
        for (const auto& [origin, account] : accounts_) {
            const bool category = wanted.kind == Thing::Kind::Points && !is_card(origin);
            all.add(sum(account.brought, wanted), name_of(origin, table_), category);
            all.add(sum(account.price, wanted));
        }
        return all;
    }

    bool is_card(const Origin& origin) const {
        return origin.kind == Origin::Kind::Class && table_.canon().cards.contains(table_.info(origin.cls).name);
    }

    /// Over all cards that it lies on.
    static std::int64_t sum(const Amounts& amounts, const Thing& wanted) {
        std::int64_t total = 0;
        for (const auto& [thing, count] : amounts) {
            if (thing.kind == wanted.kind && thing.cls == wanted.cls) total += count;
        }
        return total;
    }

    std::string saved_name() const { return "  " + money_name(table_) + " saved"; }

    void add_saved() {
        Flows all;
        for (const auto& [origin, account] : accounts_) all.add(account.saved, name_of(origin, table_));
        if (all.in > 0) add_row(saved_name(), std::move(all));
    }

    void add_row(const std::string& name, Flows flows) {
        std::string row =
            pad_right(name, name_width_) + fmt::format("{:>6}{:>6}{:>6}  ", flows.in + flows.out, flows.in,
                                                       flows.out == 0 ? "" : std::to_string(flows.out));
        row += flowed(largest(std::move(flows)), ", ", static_cast<std::size_t>(style_.width), columns(row));
        while (row.ends_with(' ')) row.pop_back();
        text_ += row + '\n';
    }

    /// `TR 469`, `production 101` … `others 32`; a single other one is told by its name.
    static std::vector<std::string> largest(Flows flows) {
        auto& sources = flows.sources;
        std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) {
            return a.count != b.count ? a.count > b.count : a.name < b.name;
        });
        const std::ptrdiff_t choices =
            std::count_if(sources.begin(), sources.end(), [](const Source& s) { return !s.is_always_told; });
        std::ptrdiff_t room = choices == kLargest + 1 ? kLargest + 1 : kLargest;
        std::vector<std::string> parts;
        std::int64_t others = flows.in;
        for (const Source& source : sources) {
            if (!source.is_always_told && room == 0) continue;
            if (!source.is_always_told) --room;
            parts.push_back(fmt::format("{} {}", source.name, source.count));
            others -= source.count;
        }
        if (others > 0) parts.push_back(fmt::format("others {}", others));
        return parts;
    }

    const engine::ClassTable& table_;
    const std::map<Origin, Account>& accounts_;
    const Style& style_;
    ClassId money_;
    std::size_t name_width_ = 0;
    std::string text_;
};

}  // namespace

std::string render_ledger(MarsGame& game, const Style& style) {
    const Ledger ledger{game};
    std::string text;
    for (const TypeId player : game.core().players()) text += PlayerLedger(game, ledger, player, style).text();
    return text;
}

std::string render_ledger(MarsGame& game, ClassId card, const Style& style) {
    return CardLedger(game, card, style).text();
}

}  // namespace rego::app
