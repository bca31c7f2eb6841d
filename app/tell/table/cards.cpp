// A row for each card that somebody played.
#include "app/shell/line/line.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::ClassTable;

struct OfCard {
    std::size_t seat = 0;
    const PlayedCard* card = nullptr;
    const Account* account = nullptr;  // null: it has neither brought nor cost anything
};

/// Of a kind of thing, all of it or of one class only.
std::int64_t sum_of(const Amounts& amounts, Thing::Kind kind, const std::string& cls, const ClassTable& table) {
    std::int64_t sum = 0;
    for (const auto& [thing, count] : amounts) {
        if (thing.kind == kind && (cls.empty() || table.info(thing.cls).name == cls)) sum += count;
    }
    return sum;
}

std::string_view deck_name(const engine::CardInfo* info) {
    if (info == nullptr) return "";
    switch (info->deck) {
        case engine::Deck::Corporation: return "corporation";
        case engine::Deck::Prelude: return "prelude";
        case engine::Deck::Project: break;
    }
    switch (info->kind) {
        case engine::CardKind::Automated: return "automated";
        case engine::CardKind::Active: return "active";
        case engine::CardKind::Event: return "event";
        case engine::CardKind::None: break;
    }
    return "project";
}

std::string printed_tags(const engine::CardInfo* info) {
    std::string all;
    if (info == nullptr) return all;
    for (const std::string& tag : info->tags)
        all += (all.empty() ? "" : " ") + std::string(without_suffix(tag, kind::kTag));
    return all;
}

void add_card_itself(Columns<OfCard>& columns) {
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfCard& of) -> Cell { return cell(f, of); }});
    };
    add("card", kText, "its class", [](const Facts& f, const OfCard& of) { return f.table.info(of.card->card).name; });
    add("name", kText, "as printed",
        [](const Facts& f, const OfCard& of) { return printed_name(f.table, of.card->card); });
    add("kind", kText, "`corporation`, `prelude`, `automated`, `active` or `event`",
        [](const Facts& f, const OfCard& of) { return std::string(deck_name(f.game.card_info(of.card->card))); });
    add("tags", kText, "as printed, with blanks between them",
        [](const Facts& f, const OfCard& of) { return printed_tags(f.game.card_info(of.card->card)); });
    add("generation", kNumber, "in which it was played",
        [](const Facts&, const OfCard& of) { return of.card->generation; });
    add("move", kNumber, "with which it was played, from 1",
        [](const Facts&, const OfCard& of) { return std::int64_t(of.card->move) + 1; });
    add("cost", kNumber, "as printed", [](const Facts& f, const OfCard& of) {
        const engine::CardInfo* info = f.game.card_info(of.card->card);
        return std::int64_t{info == nullptr ? 0 : info->cost};
    });
}

Columns<OfCard> card_columns(const ClassTable& table) {
    Columns<OfCard> columns;
    add_game(columns);
    add_player(columns);
    add_won(columns);
    add_card_itself(columns);
    const auto add = [&](const std::string& name, const std::string& meaning, auto cell) {
        columns.push_back({name, kNumber, meaning, [cell](const Facts& f, const OfCard& of) -> Cell {
                               static const Account nothing;
                               return cell(f, of.account == nullptr ? nothing : *of.account);
                           }});
    };
    const auto brought = [&](const std::string& name, const std::string& meaning, Thing::Kind kind,
                             const std::string& cls) {
        add(name, meaning, [kind, cls](const Facts& f, const Account& account) {
            return sum_of(account.brought, kind, cls, f.table);
        });
    };
    for (const std::string& resource : resource_names(table)) {
        add("paid_" + lower(resource), "handed over to play it", [resource](const Facts& f, const Account& account) {
            return -sum_of(account.price, Thing::Kind::Resource, resource, f.table);
        });
    }
    for (const std::string& resource : resource_names(table)) {
        brought(lower(resource), "brought in the whole game, less what its actions cost", Thing::Kind::Resource,
                resource);
        brought("prod_" + lower(resource), "steps of production that it brought", Thing::Kind::Production, resource);
    }
    brought("rating", "steps of terraform rating", Thing::Kind::Rating, "");
    brought("points", "victory points, its tiles' too where these are only its own", Thing::Kind::Points, "");
    brought("drawn", "cards into the hand", Thing::Kind::Card, "");
    brought("card_resources", "resources onto cards, its own or others", Thing::Kind::CardResource, "");
    brought("steps", "steps on the tracks of Mars", Thing::Kind::Step, "");
    brought("tiles", "tiles", Thing::Kind::Tile, "");
    add("saved", "money that other things cost less",
        [](const Facts&, const Account& account) { return account.saved; });
    add("covered", "money that could be paid with something else",
        [](const Facts&, const Account& account) { return account.covered; });
    return columns;
}

std::vector<OfCard> all_cards(const Facts& facts) {
    std::vector<OfCard> all;
    for (const PlayedCard& card : facts.course.cards) {
        const int seat = seat_of(facts.game, card.player);
        if (seat == 0) continue;
        const auto& accounts = facts.ledger.of(card.player);
        const auto account = accounts.find({Origin::Kind::Class, card.card});
        all.push_back(
            {static_cast<std::size_t>(seat - 1), &card, account == accounts.end() ? nullptr : &account->second});
    }
    return all;
}

}  // namespace

std::vector<ColumnInfo> describe_cards(const ClassTable& table) { return infos(card_columns(table)); }
std::vector<Row> rows_of_cards(const Facts& facts) { return rows(card_columns(facts.table), facts, all_cards(facts)); }

}  // namespace rego::app::tables
