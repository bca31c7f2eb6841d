#include "app/tell/ledger/ledger.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {
namespace {

using engine::ClassId;
using engine::Event;
using engine::EventNumber;
using engine::kNoClass;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

using Books = std::map<TypeId, std::map<Origin, Account>>;

class Bookkeeper {
  public:
    explicit Bookkeeper(MarsGame& game)
        : game_(game),
          types_(game.core().types()),
          table_(game.core().table()),
          events_(game.core().world().events()) {}

    Books books() {
        for (const Event& event : events_) {
            note_debt(event);
            note(event, event.gain, event.count);
            note(event, event.remove, -std::int64_t{event.count});
        }
        note_points();
        return std::move(books_);
    }
    std::vector<Posting> postings() { return std::move(postings_); }

  private:
    /// Whose debt is paid when the player pays.
    struct Bill {
        Origin origin;
        bool is_price = false;  // of a card that is played
        std::size_t number = 0;
    };

    // --- Where it came from

    bool is(TypeId type, std::string_view cls) const { return type != kNoType && is_a(game_, type, cls); }

    /// The class that `Class<…>` among the dependencies names: Steel of Production<Class<Steel>>.
    ClassId named_in(TypeId type, std::string_view super) const {
        const auto wanted = table_.find(super);
        for (const TypeId dependency : types_[type].dependencies) {
            const ClassId named = types_[dependency].literal;
            if (named != kNoClass && wanted && table_.is_subclass(named, *wanted)) return named;
        }
        return kNoClass;
    }

    /// The card that it is, is about, or belongs to.
    std::optional<ClassId> card_of(TypeId type) const {
        if (is(type, kind::kCard)) return types_[type].cls;
        if (const ClassId named = named_in(type, kind::kCard); named != kNoClass) return named;
        return card_that_declares(types_[type].cls);
    }

    std::optional<ClassId> card_that_declares(ClassId cls) const {
        const ClassId card = table_.info(cls).brought_by;
        return card == kNoClass ? std::nullopt : std::optional{card};
    }

    /// A step on a track, a tile, the area below it: what they bring is owed to whoever brought them.
    bool passes_on(TypeId via) const {
        static constexpr std::array kPassing{kind::kParameter, kind::kTile, kind::kArea, kind::kSignal, kind::kPlayer};
        for (const char* cls : kPassing) {
            if (is(via, cls)) return true;
        }
        return false;
    }

    Origin origin_of(const Event& event) const {
        if (event.correction) return {Origin::Kind::Fix, kNoClass};
        // The course of the game brings nothing by itself.
        if (is(event.via, kind::kPhase) || is(event.gain, kind::kPhase)) return {Origin::Kind::Setup, kNoClass};
        if (event.via == kNoType)
            return {is(event.actor, kind::kEngine) ? Origin::Kind::Setup : Origin::Kind::Typed, kNoClass};
        if (const auto card = card_of(event.via)) return {Origin::Kind::Class, *card};
        if (passes_on(event.via) && event.cause != 0) {
            const Origin before = origin_of(events_[event.cause - 1]);
            if (before.kind == Origin::Kind::Class || is(event.via, kind::kPlayer)) return before;
        }
        return {Origin::Kind::Class, types_[event.via].cls};
    }

    // --- What it is

    std::optional<Thing> thing(TypeId component) const {
        using Kind = Thing::Kind;
        const ClassId cls = types_[component].cls;
        if (is(component, kind::kRating)) return Thing{Kind::Rating, cls};
        if (cls == table_.known().production) return Thing{Kind::Production, named_in(component, kind::kResource)};
        if (is(component, kind::kCardResource)) {
            const TypeId card = dependency_of(game_, component, kind::kCard);
            return Thing{Kind::CardResource, cls, types_[card].cls};
        }
        if (is(component, kind::kResource)) return Thing{Kind::Resource, cls};
        if (is(component, kind::kCardInHand)) return Thing{Kind::Card, cls};
        if (is(component, kind::kTile)) return Thing{Kind::Tile, cls};
        if (is(component, kind::kParameter)) return Thing{Kind::Step, cls};
        return std::nullopt;
    }

    // --- Into the books

    void note(const Event& event, TypeId component, std::int64_t count) {
        if (component == kNoType) return;
        const auto what = thing(component);
        if (!what) return;
        const TypeId whose = types_.owner_of(component).value_or(event.actor);
        const bool pays = is(event.gain, kind::kPay);
        const Origin origin = pays ? bills_[whose].origin : origin_of(event);
        const bool is_price = pays ? bills_[whose].is_price : is(event.via, kind::kPlay);
        Account& account = books_[whose][origin];
        (is_price ? account.price : account.brought)[*what] += count;
        postings_.push_back({static_cast<std::size_t>(&event - events_.data()), whose, origin, *what, count, is_price});
    }

    /// What is owed is a bill of whoever asks for it; a card that takes off some of it has saved that much.
    void note_debt(const Event& event) {
        if (is(event.gain, kind::kOwed)) {
            Bill& bill = bills_[types_.owner_of(event.gain).value_or(event.actor)];
            bill = {origin_of(event), is(event.via, kind::kPlay), ++bill_count_};
        }
        if (!is(event.remove, kind::kOwed) || event.via == kNoType) return;
        if (is(event.via, kind::kPlayer)) {
            paid_by_the_rules_ = event.cause;
            return;
        }
        const TypeId whose = types_.owner_of(event.remove).value_or(event.actor);
        Account& account = books_[whose][origin_of(event)];
        // Steel pays 2 by the rules, so what Advanced Alloys adds is saved. Helion's heat would pay nothing.
        const bool pays = event.cause != 0 && is(events_[event.cause - 1].gain, kind::kPay);
        (pays && paid_by_the_rules_ != event.cause ? account.covered : account.saved) += event.count;
        if (account.last_bill != bills_[whose].number) ++account.payments;
        account.last_bill = bills_[whose].number;
    }

    void note_points() {
        const auto players = game_.core().players();
        const auto scores = engine::scores(game_);
        const auto columns = engine::score_columns(game_);
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const engine::Score& score = scores[seat];
            std::int64_t unnamed = 0;  // in the column of whatever has none of its own
            const auto add = [&](ClassId cls, std::int64_t points) {
                note_points(players[seat], {Origin::Kind::Class, card_that_declares(cls).value_or(cls)}, points);
            };
            for (const engine::ScoreColumn& column : columns) {
                if (column.cls == table_.known().component) {
                    unnamed = score.of(column.key);
                } else {
                    add(column.cls, score.of(column.key));
                }
            }
            for (const auto& [name, points] : score.per_card) {
                if (const auto cls = table_.find(name)) add(*cls, points);
                unnamed -= points;
            }
            note_points(players[seat], {Origin::Kind::Typed, kNoClass}, unnamed);
        }
    }

    void note_points(TypeId player, const Origin& origin, std::int64_t points) {
        if (points != 0) books_[player][origin].brought[{Thing::Kind::Points}] += points;
    }

    MarsGame& game_;
    engine::TypePool& types_;
    const engine::ClassTable& table_;
    const std::vector<Event>& events_;
    Books books_;
    std::vector<Posting> postings_;
    std::map<TypeId, Bill> bills_;  // by player, the latest
    std::size_t bill_count_ = 0;
    EventNumber paid_by_the_rules_ = 0;  // the latest payment that was worth something without any card
};

}  // namespace

Ledger::Ledger(MarsGame& game) {
    Bookkeeper keeper{game};
    books_ = keeper.books();
    postings_ = keeper.postings();
}

const std::map<Origin, Account>& Ledger::of(TypeId player) const {
    static const std::map<Origin, Account> none;
    const auto found = books_.find(player);
    return found == books_.end() ? none : found->second;
}

Amounts Ledger::totals(TypeId player) const {
    Amounts all;
    for (const auto& [origin, account] : of(player)) {
        for (const auto& [thing, count] : account.brought) all[{thing.kind, thing.cls}] += count;
        for (const auto& [thing, count] : account.price) all[{thing.kind, thing.cls}] += count;
    }
    return all;
}

}  // namespace rego::app
