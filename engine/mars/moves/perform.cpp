#include "engine/mars/moves/perform.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

namespace {

using What = std::function<void(Command&)>;

/// One try to carry a command out.
struct Attempt {
    Result<Receipt> outcome;
    std::int64_t kept = 0;     // money that the first bill has left alone
    std::int64_t missing = 0;  // the least that a later bill found missing
};

EventNumber last_event(const MarsGame& game) { return static_cast<EventNumber>(game.core().world().events().size()); }

Attempt attempt(MarsGame& game, TypeId actor, const Payment& payment, const What& what, std::int64_t kept,
                bool losses_last = false) {
    Command command{game, actor, payment, kept};
    command.till.put_losses_last(losses_last);
    Receipt receipt{last_event(game), 0, {}};
    const auto outcome = game.core().attempt([&] {
        command.flow().require_open();
        what(command);
        command.till.settle_and_pay();
        const bool only_asked = command.executor().on_obstacle != nullptr;
        if (game.mode() == Mode::Game && !only_asked) command.flow().advance();
    });
    if (!outcome) return {outcome.error(), kept, command.till.missing()};
    receipt.to = last_event(game);
    receipt.paid = command.till.paid();
    receipt.was_possible = command.was_possible;
    return {std::move(receipt), kept, 0};
}

/// Paid automatically, the first bill takes money before card resources. If a later one then lacks it, the first leaves
/// as much alone.
Attempt attempt_with_savings(MarsGame& game, TypeId actor, const Payment& payment, const What& what,
                             std::int64_t kept) {
    Attempt tried = attempt(game, actor, payment, what, kept);
    constexpr int kMostTries = 10;
    std::int64_t missing = tried.missing;
    for (int tries = 0; !tried.outcome && !payment && missing > 0 && tries < kMostTries; ++tries) {
        kept += missing;
        Attempt again = attempt(game, actor, payment, what, kept);
        missing = again.missing;
        if (again.outcome) tried = std::move(again);
    }
    return tried;
}

/// Whoever asks what is in the way hears nothing of a payment that would be tried another way. 0 if it is not that.
std::int64_t money_to_keep(MarsGame& game, TypeId actor, const What& what) {
    const Meanwhile unasked{game.core().observers().on_obstacle, decltype(Observers::on_obstacle){}};
    const auto before = game.core().checkpoint();
    const Attempt tried = attempt_with_savings(game, actor, std::nullopt, what, 0);
    game.core().roll_back(before);
    return tried.outcome ? tried.kept : 0;
}

/// A move, and the ways to begin it.
class Mover {
  public:
    Mover(MarsGame& game, const Move& move) : game_(game), move_(move), rule_(rule_of(move.verb)) {}

    Result<Receipt> begin() {
        if (rule_.problem != nullptr)
            if (auto problem = rule_.problem(game_, move_)) return *problem;
        const std::size_t ways = count_ways();
        if (ways == 1) return begin(0);
        return rule_.several == MoveRule::Several::First ? begin_first(ways) : begin_only(ways);
    }

    std::vector<Price> prices() {
        std::vector<Price> found;
        if (rule_.problem != nullptr && rule_.problem(game_, move_)) return found;
        for (std::size_t way = 0; way < count_ways(); ++way) {
            const Trial only_tried{game_.core().executor()};
            if (auto tried = begin(way)) found.push_back(with_tile(std::move(tried->paid)));
        }
        return found;
    }

  private:
    /// The price with what placing the tile costs: the Reds take something for that, and so do some areas.
    Price with_tile(Price paid) {
        constexpr std::size_t kTried = 2;
        const auto areas = game_.open_areas(move_.actor);
        std::optional<Price> least;
        for (std::size_t i = 0; i < areas.size() && i < kTried; ++i) {
            const Trial only_tried{game_.core().executor()};
            auto placed = carry_out(game_, move_.actor, std::nullopt,
                                    [&](Command& command) { (void)answer_with_area(command, areas[i]); });
            if (placed && (!least || units_of(placed->paid) < units_of(*least))) least = std::move(placed->paid);
        }
        Price all;
        for (const Price& part : {paid, least.value_or(Price{})}) {
            for (const Paid& more : part) {
                const auto same = std::find_if(all.begin(), all.end(),
                                               [&](const Paid& each) { return each.resource == more.resource; });
                if (same == all.end()) {
                    all.push_back(more);
                } else {
                    same->units += more.units;
                }
            }
        }
        return all;
    }
    static std::int64_t units_of(const Price& price) {
        std::int64_t units = 0;
        for (const Paid& each : price) units += each.units;
        return units;
    }

    std::size_t count_ways() { return rule_.ways == nullptr ? 1 : rule_.ways(game_, move_); }

    Result<Receipt> begin(std::size_t way) {
        return carry_out(game_, move_.actor, move_.payment,
                         [&](Command& command) { rule_.carry_out(command, move_, way); });
    }

    bool is_possible(std::size_t way) {
        const Trial only_tried{game_.core().executor()};
        return begin(way).has_value();
    }

    Result<Receipt> begin_first(std::size_t ways) {
        for (std::size_t way = 0; way + 1 < ways; ++way)
            if (is_possible(way)) return begin(way);
        return begin(ways - 1);
    }

    /// Nobody said which: fine if only one is possible.
    Result<Receipt> begin_only(std::size_t ways) {
        std::optional<std::size_t> only;
        for (std::size_t way = 0; way < ways; ++way) {
            if (!is_possible(way)) continue;
            if (only) {
                const std::string& name = game_.table()->info(move_.about).name;
                return Diagnostic::of(ErrorKind::Ambiguous, fmt::format("`{}` has several possible actions", name))
                    .with_hint(fmt::format("`action {0} 1` or `action {0} 2`", name));
            }
            only = way;
        }
        if (only) return begin(*only);
        // What is in the way of the others matters only to those who ask for everything.
        for (std::size_t way = 0; way + 1 < ways && game_.core().executor().on_obstacle; ++way) {
            const auto before = game_.core().checkpoint();
            (void)begin(way);
            game_.core().roll_back(before);
        }
        return begin(ways - 1);
    }

    MarsGame& game_;
    const Move& move_;
    const MoveRule& rule_;
};

/// The same with the number of the answer that it is about.
Diagnostic of_part(Diagnostic error, std::size_t answer) {
    error.part = answer;
    return error;
}

}  // namespace

Result<Receipt> carry_out(MarsGame& game, TypeId actor, const Payment& payment, const What& what) {
    const bool only_asked = game.core().executor().on_obstacle != nullptr;
    const std::int64_t kept = only_asked && !payment ? money_to_keep(game, actor, what) : 0;
    Attempt tried = attempt_with_savings(game, actor, payment, what, kept);
    if (!tried.outcome && game.core().executor().has_taken_losses()) {
        // Whoever has to lose what there is pays what is owed first.
        Attempt again = attempt(game, actor, payment, what, kept, true);
        if (again.outcome) tried = std::move(again);
    }
    return std::move(tried.outcome);
}

Result<Receipt> MarsGame::perform(const Move& move) {
    const auto before = core().checkpoint();
    auto receipt = Mover{*this, move}.begin();
    if (!receipt || move.verb == Verb::Answer) return receipt;
    for (std::size_t i = 0; i < move.answers.size(); ++i) {
        const auto answered = carry_out(*this, move.actor, std::nullopt, [&](Command& command) {
            answer_further(command, move.answers[i], receipt->from);
        });
        if (!answered) {
            core().roll_back(before);
            return of_part(answered.error(), i);
        }
        receipt->to = answered->to;
    }
    return receipt;
}

Result<Receipt> MarsGame::weigh(const Move& move, Observers observers) {
    const Trial trial{core().executor()};
    core().observers() = std::move(observers);
    return perform(move);
}

std::vector<TypeId> areas_after(MarsGame& game, const Move& move) {
    const Trial trial{game.core().executor()};
    return game.perform(move) ? game.open_areas(move.actor) : std::vector<TypeId>();
}

std::vector<Price> prices_of(MarsGame& game, const Move& move) { return Mover{game, move}.prices(); }

std::vector<PaymentItem> payment_of(MarsGame& game, const Price& price, TypeId payer) {
    std::vector<PaymentItem> items;
    for (const auto& [resource, units] : price)
        items.push_back({static_cast<std::int32_t>(units), game.type(game.core().table().info(resource).name, payer)});
    return items;
}

}  // namespace rego::engine
