#include "app/import/moves.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "app/follow/trading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// Nothing costs more than that.
constexpr int kMostMoney = 80;

Verb verb_for(Kind kind) {
    switch (kind) {
        case Kind::Play: return Verb::Play;
        case Kind::Keep:
        case Kind::Buy: return Verb::Buy;
        case Kind::Action: return Verb::Action;
        case Kind::Policy: return Verb::Policy;
        case Kind::Sell: return Verb::Sell;
        case Kind::ConvertPlants:
        case Kind::ConvertHeat: return Verb::Convert;
        case Kind::Project: return Verb::Project;
        case Kind::Claim: return Verb::Claim;
        case Kind::Fund: return Verb::Fund;
        case Kind::First: return Verb::First;
        case Kind::Trade:
        case Kind::TradeByCard: return Verb::Trade;
        case Kind::Delegate: return Verb::Delegate;
        case Kind::EndTurn: return Verb::End;
        case Kind::Pass: return Verb::Pass;
        default: return Verb::Answer;
    }
}

/// The slot that says what the decision is about.
char subject_of(Kind kind) {
    switch (kind) {
        case Kind::Play:
        case Kind::Action: return 'C';
        case Kind::Project: return 'J';
        case Kind::Claim: return 'B';
        case Kind::Fund: return 'A';
        case Kind::Trade:
        case Kind::TradeByCard: return 'Y';
        case Kind::Delegate: return 'G';
        default: return 0;
    }
}

/// Nothing if the player cannot have any of it.
std::optional<PaymentItem> item(MarsGame& game, TypeId player, int amount, std::string_view resource) {
    const auto meant = game.core().resolve(player, parser::type(std::string(resource)));
    if (!meant) return std::nullopt;
    return PaymentItem{amount, *meant};
}

class Decision {
  public:
    Decision(const Fact& fact, const Tally& spent, Accounts& accounts, const Vocabulary& vocabulary, Playing& playing)
        : fact_(fact), spent_(spent), accounts_(accounts), vocabulary_(vocabulary), playing_(playing) {}

    std::vector<Moves> moves() {
        Move command;
        command.verb = verb_for(fact_.kind);
        command.actor = accounts_.player(fact_.slots.player());
        if (const char subject = subject_of(fact_.kind); subject != 0)
            command.about = table().find(fact_.slots[subject]).value_or(kNoClass);
        if (command.verb == Verb::Convert) command.about = conversion();
        // Several first actions, after a merger, are told one by one.
        if (fact_.kind == Kind::First && playing_.game().count(kind::kMandate, command.actor) > 1) {
            const auto named = table().find(fact_.slots['C']);
            const CardInfo* card = named ? playing_.game().card_info(*named) : nullptr;
            if (card != nullptr && card->deck == Deck::Corporation) command.about = *named;
        }
        command.number = fact_.slots.number('N');
        switch (fact_.kind) {
            case Kind::Keep: return kept(command);
            case Kind::Action: return actions(command);
            case Kind::Trade: return trades(command);
            case Kind::TradeByCard: return trades_by_card(command);
            case Kind::Play: return plays(command);
            case Kind::Delegate: return delegates(command);
            case Kind::Govern: return governs(command);
            case Kind::GovernOcean: return {{}};  // its tile has been placed
            case Kind::Buy:
            case Kind::Sell: break;
            default: command.number = 0;
        }
        return in_ways_of_paying(command);
    }

  private:
    const ClassTable& table() const { return vocabulary_.table(); }

    ClassId conversion() const {
        const bool is_plants = fact_.kind == Kind::ConvertPlants;
        return table().find(is_plants ? kind::kConvertPlants : kind::kConvertHeat).value_or(kNoClass);
    }

    /// Some corporations offer none, and some logs say so.
    std::vector<Moves> kept(const Move& command) const {
        if (command.number == 0) return {{command}, {}};
        return {{command}};
    }

    std::vector<Moves> actions(const Move& command) {
        std::vector<Moves> all;
        if (command.about == kNoClass) return all;
        const int count = static_cast<int>(table().info(command.about).actions.size());
        Move one = command;
        one.number = 0;
        if (count <= 1) return in_ways_of_paying(one);
        for (one.number = 1; one.number <= count; ++one.number)
            for (auto& way : in_ways_of_paying(one)) all.push_back(std::move(way));
        return all;
    }

    std::vector<Moves> trades(Move command) {
        const std::string resource = fact_.slots['R'];
        const auto paid = item(playing_.game(), command.actor, command.number, resource);
        const int price = std::exchange(command.number, 0);
        if (!paid) return {{command}};
        command.payment = std::vector{*paid};
        std::vector<Moves> ways{{command}};
        if (resource != kind::kMoney) return ways;
        // All the money there is, and the rest in what stands for it.
        const int money = static_cast<int>(playing_.game().core().count(paid->resource));
        for (const BoardResource& other : board_resources(playing_.game())) {
            const auto rest = item(playing_.game(), command.actor, price - money, other.cls);
            if (other.cls == kind::kMoney || !rest || money >= price) continue;
            command.payment = std::vector{*rest};
            if (money > 0) command.payment->push_back({money, paid->resource});
            ways.push_back({command});
        }
        return ways;
    }

    /// The answer to an action that has been taken, or that action itself.
    std::vector<Moves> trades_by_card(Move trade) {
        trade.number = 0;
        std::vector<Moves> all;
        if (!playing_.game().core().world().tasks().empty()) all.push_back({trade});
        std::ranges::move(follow::trades_by_card(playing_.game(), trade), std::back_inserter(all));
        return all;
    }

    /// What is played already is played once more by a card that copies it: then it is an answer.
    std::vector<Moves> plays(Move command) {
        command.number = 0;
        MarsGame& game = playing_.game();
        const bool is_there =
            command.about != kNoClass && !game.core().components(game.core().types().base(command.about)).empty();
        if (is_there && !game.core().world().tasks().empty()) return {{}};
        auto ways = in_ways_of_paying(command);
        if (is_there) ways.emplace_back();  // what it copies was clear
        return ways;
    }

    /// One at a time; some cards send two at once.
    std::vector<Moves> delegates(Move command) {
        constexpr int kMost = 3;
        const int count = std::clamp(command.number, 1, kMost);
        command.number = 0;
        std::vector<Moves> all{{command}};
        if (count > 1) all.insert(all.begin(), Moves(static_cast<std::size_t>(count), command));
        // A card asked for it: then it is an answer, in whatever words.
        if (!playing_.game().core().world().tasks().empty()) all.emplace_back();
        return all;
    }

    std::vector<Moves> governs(Move command) {
        const auto track = vocabulary_.track(fact_.slots['X']);
        if (!track) return {};
        command.answers = {Said{parser::gain(parser::type(*track))}};
        command.number = 0;
        // Where only one track is left, the game has taken it by itself.
        const auto views = playing_.game().core().task_views();
        const bool is_asked =
            playing_.game().phase() != "Research" &&
            std::ranges::any_of(views, [&](const auto& view) { return view.player == command.actor; });
        if (!is_asked) return {{}};
        return {{command}};
    }

    /// As rego pays by itself; before that, with what is known to have been given.
    std::vector<Moves> in_ways_of_paying(const Move& command) {
        std::vector<Moves> all;
        if (fact_.paid) all.push_back({as_told(command)});
        std::vector<PaymentItem> known;
        for (const auto& [what, count] : spent_) {
            if (!what.is_loss || playing_.game().core().types().owner_of(what.type) != command.actor) continue;
            known.push_back({count, what.type});
        }
        if (!known.empty())
            for (Move& paid : paid_with(command, known, playing_)) all.push_back({std::move(paid)});
        all.push_back({command});
        return all;
    }

    Move as_told(Move command) {
        command.payment.emplace();
        for (const PaidUnits& part : *fact_.paid)
            if (const auto paid = item(playing_.game(), command.actor, part.units, part.resource);
                paid && part.units > 0)
                command.payment->push_back(*paid);
        if (command.payment->empty() || is_usual(command)) command.payment.reset();
        return command;
    }

    /// What rego pays by itself needs no words.
    bool is_usual(Move command) {
        const auto told = *std::exchange(command.payment, {});
        const auto start = playing_.mark();
        if (!playing_.perform(command)) return false;
        const Price paid = playing_.done().back().paid;
        playing_.go_back(start);
        const auto is_told = [&](const Paid& part) {
            return std::ranges::any_of(told, [&](const PaymentItem& each) {
                return playing_.game().core().types()[each.resource].cls == part.resource && each.amount == part.units;
            });
        };
        return told.size() == paid.size() && std::ranges::all_of(paid, is_told);
    }

    const Fact& fact_;
    const Tally& spent_;
    Accounts& accounts_;
    const Vocabulary& vocabulary_;
    Playing& playing_;
};

}  // namespace

std::vector<Moves> moves_for(const Fact& decision, const Tally& spent, Accounts& accounts, const Vocabulary& vocabulary,
                             Playing& playing) {
    return Decision(decision, spent, accounts, vocabulary, playing).moves();
}

std::vector<Move> paid_with(const Move& command, const std::vector<PaymentItem>& known, Playing& playing) {
    const auto start = playing.mark();
    std::vector<Move> found;
    // First with the metal that rego would take anyway, then with money alone for the rest.
    std::vector<std::vector<PaymentItem>> bases{known};
    if (playing.perform(command)) {
        std::vector<PaymentItem> usual = known;
        const Price paid = playing.done().back().paid;
        playing.go_back(start);
        for (const Paid& part : paid) {
            const std::string& resource = playing.game().core().table().info(part.resource).name;
            auto extra = item(playing.game(), command.actor, static_cast<int>(part.units), resource);
            const bool is_known = std::ranges::any_of(known, [&](const PaymentItem& each) {
                return playing.game().core().types()[each.resource].cls == part.resource;
            });
            if (extra && resource != kind::kMoney && !is_known) usual.push_back(*extra);
        }
        if (usual.size() > known.size()) bases.insert(bases.begin(), usual);
    }
    for (const auto& base : bases)
        if (auto paid = exactly_paid_with(command, base, playing)) found.push_back(std::move(*paid));
    return found;
}

std::optional<Move> exactly_paid_with(const Move& command, const std::vector<PaymentItem>& known, Playing& playing) {
    MarsGame& game = playing.game();
    const auto start = playing.mark();
    const auto works = [&](const std::vector<PaymentItem>& payment) -> std::optional<Move> {
        Move paid = command;
        paid.payment = payment;
        if (!playing.perform(paid)) return std::nullopt;
        playing.go_back(start);
        return paid;
    };
    const auto with = [](std::vector<PaymentItem> payment, const PaymentItem& more) {
        const auto same = std::ranges::find(payment, more.resource, &PaymentItem::resource);
        if (same != payment.end())
            same->amount += more.amount;
        else if (more.amount > 0)
            payment.push_back(more);
        return payment;
    };
    const auto money = item(game, command.actor, 0, kind::kMoney);
    if (!money) return works(known);
    const bool is_heat = command.verb == Verb::Convert && command.about == game.core().table().find(kind::kConvertHeat);
    const int most = is_heat ? 0 : kMostMoney;
    for (int amount = 0; amount <= most; ++amount)
        if (auto paid = works(with(known, {amount, money->resource}))) return paid;
    // All the money there is, and the rest in what stands for it.
    const int all = is_heat ? 0 : static_cast<int>(game.core().count(money->resource));
    for (const BoardResource& resource : board_resources(game)) {
        const auto other = item(game, command.actor, 0, resource.cls);
        if (!other || resource.cls == kind::kMoney) continue;
        const int there = std::min(static_cast<int>(game.core().count(other->resource)), kMostMoney);
        for (int amount = 1; amount <= there; ++amount)
            if (auto paid = works(with(with(known, {all, money->resource}), {amount, other->resource}))) return paid;
    }
    return std::nullopt;
}

}  // namespace rego::app::imports
