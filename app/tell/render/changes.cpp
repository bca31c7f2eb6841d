// What a command has changed on balance, as one would tell it at the table.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/net.hpp"
#include "app/tell/render/reading.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {
namespace {

using engine::Event;
using engine::kNoType;

/// What somebody paid, and what for, as far as it is told apart from all else that changed.
struct PlayersPart {
    std::vector<std::pair<TypeId, std::int64_t>> paid;
    std::vector<std::string> doings;  // "buys 4 cards", "standard project Asteroid"

    void pay(TypeId resource, std::int64_t count) {
        const auto found = std::ranges::find(paid, resource, &std::pair<TypeId, std::int64_t>::first);
        found == paid.end() ? (void)paid.emplace_back(resource, count) : (void)(found->second += count);
    }
};

/// What an event is about, as far as it is told in a way of its own. Classes are found by name once: each event asks.
class Teller {
  public:
    explicit Teller(MarsGame& game)
        : types_(game.core().types()),
          table_(game.core().table()),
          pay_(number(kind::kPay)),
          pay_from_(number(kind::kPayFrom)),
          card_(number(kind::kCard)),
          back_(number(kind::kCardBack)),
          in_hand_(number(kind::kCardInHand)),
          turned_over_(number(kind::kPlayedEvent)),
          fleet_(number(kind::kFleet)),
          resource_(number(kind::kResource)),
          colony_track_(number(kind::kColonyTrack)),
          tile_(number(kind::kTile)),
          generation_(number(kind::kGeneration)),
          phase_(number(kind::kPhase)),
          rating_(number(kind::kRating)),
          use_(number(kind::kActionUsed)) {}

    bool is_payment(const Event& event) const {
        return is_exchange(event) && (is(event.gain, pay_) || is(event.gain, pay_from_));
    }
    /// A card back that becomes a front: "plays …" says it all.
    bool is_play(const Event& event) const {
        return is_exchange(event) && is(event.gain, card_) && is(event.remove, back_);
    }
    /// And one that turned out not to have been played: "discards …" says it all.
    bool is_unplayed(const Event& event) const {
        return is_exchange(event) && is(event.gain, back_) && is(event.remove, card_);
    }
    /// A fleet that leaves or comes home: the trade says so.
    bool is_said_by_trade(const Event& event, TypeId side) const { return is_exchange(event) && is(side, fleet_); }
    /// What a signal brings that is told by itself: "buys 4 cards" needs no "+4 cards".
    bool is_said_by_signal(const Event& event) const {
        return event.via != kNoType && is_signal(event.via) &&
               engine::nearest_phrase(table_, types_[event.via].cls, &engine::PhraseWords::doing) != nullptr;
    }
    bool is_told_apart(const Event& event) const {
        return is_payment(event) || is_said_by_signal(event) || is_unplayed(event);
    }
    bool is_signal(TypeId type) const { return is(type, table_.known().signal); }
    bool is_back(TypeId type) const { return is(type, back_); }
    bool is_card(TypeId type) const { return is(type, card_); }
    bool is_in_hand(TypeId type) const { return is(type, in_hand_); }
    bool is_turned_over(TypeId type) const { return is(type, turned_over_); }
    bool is_colony_track(TypeId type) const { return is(type, colony_track_); }
    bool is_tile(TypeId type) const { return is(type, tile_); }
    bool is_generation(TypeId type) const { return is(type, generation_); }
    bool is_phase(TypeId type) const { return is(type, phase_); }
    bool is_rating(TypeId type) const { return is(type, rating_); }
    bool is_use(TypeId type) const { return is(type, use_); }
    /// What is moved at the table when it is given away and comes back.
    bool moves(TypeId type) const { return is(type, resource_) || is(type, back_); }

  private:
    engine::ClassId number(const char* name) const { return table_.find(name).value_or(engine::kNoClass); }
    bool is(TypeId type, engine::ClassId cls) const { return cls != engine::kNoClass && types_.is_subclass(type, cls); }
    static bool is_exchange(const Event& event) { return event.gain != kNoType && event.remove != kNoType; }

    const engine::TypePool& types_;
    const engine::ClassTable& table_;
    const engine::ClassId pay_, pay_from_, card_, back_, in_hand_, turned_over_, fleet_, resource_, colony_track_;
    const engine::ClassId tile_, generation_, phase_, rating_, use_;
};

/// Where hands are not counted, a card that is played comes out of nowhere.
void drop_cards_taken_to_play(MarsGame& game, const Teller& teller, EventNumber from, EventNumber to, Net& net) {
    Net taken, played;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const Event& event = game.core().world().event(n);
        if (teller.is_play(event)) played[event.remove] += event.count;
        const bool from_nowhere = event.via == kNoType && event.cause == 0 && event.remove == kNoType;
        if (from_nowhere && teller.is_back(event.gain)) taken[event.gain] += event.count;
    }
    for (const auto& [back, count] : taken) net[back] -= std::min(count, played[back]);
}

Net net_change(MarsGame& game, const Teller& teller, EventNumber from, EventNumber to, bool is_told_apart = false) {
    Net net;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const Event& event = game.core().world().event(n);
        if (is_told_apart && teller.is_told_apart(event)) continue;
        const auto is_told = [&](TypeId side) { return side != kNoType && !teller.is_said_by_trade(event, side); };
        if (is_told(event.gain)) net[event.gain] += event.count;
        if (is_told(event.remove) && !(is_told_apart && teller.is_play(event))) net[event.remove] -= event.count;
    }
    if (is_told_apart) drop_cards_taken_to_play(game, teller, from, to, net);
    net.erase_if([](const auto& entry) { return entry.second == 0; });
    return net;
}

/// What came back through an effect while the same thing was given away: cards drawn for one that was discarded, a
/// rebate on what was paid. At the table both are moved. By type, how much came back.
Net came_back(MarsGame& game, const Teller& teller, EventNumber from, EventNumber to, bool is_told_apart) {
    Net gained;
    Net lost;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const Event& event = game.core().world().event(n);
        if (is_told_apart && teller.is_told_apart(event)) continue;
        if (event.gain != kNoType && event.via != kNoType) gained[event.gain] += event.count;
        if (event.remove != kNoType && !(is_told_apart && teller.is_play(event))) lost[event.remove] += event.count;
    }
    gained.erase_if([&](const auto& entry) { return !teller.moves(entry.first) || !lost.contains(entry.first); });
    return gained;
}

/// The order in which things are told.
enum class Topic { Generation, Phase, Play, Use, Stock, Production, Rating, Parameter, Tile, Goal, Other };

class ChangesView {
  public:
    ChangesView(MarsGame& game, EventNumber from, EventNumber to, Balance balance, const Style& style)
        : game_(game),
          style_(style),
          table_(game.core().table()),
          speech_(game, style),
          teller_(game),
          bookkeeping_(game),
          tells_apart_(balance == Balance::Both && !speech_.is_pets()),
          net_(net_change(game, teller_, from, to, tells_apart_)),
          came_back_(balance == Balance::Both ? came_back(game, teller_, from, to, tells_apart_) : Net{}),
          later_(net_change(game, teller_, to, static_cast<EventNumber>(game.core().world().events().size()))) {
        if (tells_apart_) keep_accounts(from, to);
        note_events(from, to);
    }

    ChangesView(MarsGame& game, Net net, const Style& style)
        : game_(game),
          style_(style),
          table_(game.core().table()),
          speech_(game, style),
          teller_(game),
          bookkeeping_(game),
          net_(std::move(net)) {}

    std::string text() {
        for (const auto& [type, count] : came_back_) net_[type];
        for (const auto& [type, count] : net_) {
            const auto back = came_back_.find(type);
            const std::int64_t again = back == came_back_.end() ? 0 : back->second;
            if (count != again) tell(type, count - again);
            if (again != 0) tell(type, again);
        }
        for (const auto& [seat, account] : accounts_) told_[seat];
        if (told_.empty()) tell_turn();
        std::size_t width = 4;
        for (const auto& [who, items] : told_) width = std::max(width, columns(name_of(who)));
        std::string text;
        for (const auto& [who, items] : told_) {
            const std::string name = paint(style_, who == 0 ? Ink::Title : player_ink(who), name_of(who));
            const auto lines =
                wrapped(line_of(who), static_cast<std::size_t>(style_.width) - std::min<std::size_t>(width + 4, 30));
            for (std::size_t i = 0; i < lines.size(); ++i)
                text += (i == 0 ? "  " + pad_right(name, width + 2) : std::string(width + 4, ' ')) + lines[i] + "\n";
        }
        return text;
    }

  private:
    /// Who paid what, and for what: signals that the canon has a word for.
    void keep_accounts(EventNumber from, EventNumber to) {
        std::map<int, Net> signals;  // by seat
        for (EventNumber n = from + 1; n <= to; ++n) {
            const Event& event = game_.core().world().event(n);
            if (teller_.is_payment(event))
                accounts_[seat_of(game_, owner_of(game_, event.remove))].pay(event.remove, event.count);
            if (event.gain == kNoType || event.remove != kNoType || !teller_.is_signal(event.gain)) continue;
            const int seat = seat_of(game_, owner_of(game_, event.gain));
            if (seat > 0) signals[seat][event.gain] += event.count;
        }
        for (const auto& [seat, sent] : signals) {
            for (const auto& [signal, count] : sent) {
                std::string doing = speech_.doing(signal, count);
                if (!doing.empty()) accounts_[seat].doings.push_back(std::move(doing));
            }
        }
    }

    /// "plays Mine, Power Plant": the verb once.
    static std::string joined_doings(const std::vector<std::string>& doings) {
        std::string text, verb;
        for (const std::string& doing : doings) {
            const bool again = !verb.empty() && doing.starts_with(verb);
            text += (text.empty() ? "" : ", ") + (again ? doing.substr(verb.size()) : doing);
            verb = doing.substr(0, doing.find(' ') + 1);
        }
        return text;
    }

    /// "plays Power Plant for 4 M€: +1 energy production".
    std::string line_of(int seat) {
        std::vector<std::string> doings, rest;
        for (const auto& [topic, part] : told_[seat])
            (topic == Topic::Play || topic == Topic::Use ? doings : rest).push_back(part);
        const bool is_apart = tells_apart_ && seat != 0;
        const auto account = accounts_.find(seat);
        const bool has_paid = account != accounts_.end() && !account->second.paid.empty();
        // "funds Banker for 8 M€".
        if (has_paid && doings.empty() && account->second.doings.empty()) {
            const auto goals = told_[seat].equal_range(Topic::Goal);
            for (auto goal = goals.first; goal != goals.second; ++goal) {
                doings.push_back(goal->second);
                std::erase(rest, goal->second);
            }
        }
        std::string head = joined_doings(doings);
        if (account != accounts_.end()) {
            for (const std::string& doing : account->second.doings) head += (head.empty() ? "" : ", ") + doing;
            if (!account->second.paid.empty())
                head += (head.empty() ? "pays " : " for ") + bound(speech_.payment(account->second.paid));
        }
        std::string tail;
        for (const std::string& part : rest) tail += (tail.empty() ? "" : ", ") + bound(part);
        return head + (head.empty() || tail.empty() ? "" : is_apart ? ": " : ", ") + tail;
    }

    /// Where nothing else has changed, the turn has.
    void tell_turn() {
        for (const auto& [type, count] : net_) {
            if (class_name(game_, type) == kind::kTurn && count > 0) {
                told_.clear();
                told_[seat_of(game_, owner_of(game_, type))].emplace(Topic::Goal, "to move");
                return;
            }
            if (class_name(game_, type) == kind::kActionTaken && count < 0) {
                told_[seat_of(game_, owner_of(game_, type))].emplace(Topic::Goal, "ends the turn");
            }
        }
    }

    static constexpr int kNeutral = 99;  // the seat of whoever is no player; told last

    std::string name_of(int seat) {
        if (seat == 0) return "Mars";
        if (seat == kNeutral) return "neutral";
        return player_name(game_, game_.core().player(seat), style_);
    }

    void tell(TypeId type, std::int64_t count) {
        if (bookkeeping_.holds(type)) return;
        const TypeId owner = owner_of(game_, type);
        int seat = 0;
        if (owner != kNoType) seat = seat_of(game_, owner) == 0 ? kNeutral : seat_of(game_, owner);
        if (owner != kNoType && is_told_already(type, count, owner)) return;
        if (is_track_of_new_tile(type)) return;
        if (const auto by = played_by_.find(type); by != played_by_.end() && count > 0) seat = by->second;
        const std::string words = speech_.change(type, count, value_after(type));
        if (!words.empty()) told_[seat].emplace(topic_of(type), words);
    }

    /// Some end up before another player than the one who has played them.
    void note_events(EventNumber from, EventNumber to) {
        for (EventNumber n = from + 1; n <= to; ++n) {
            const Event& event = game_.core().world().event(n);
            if (event.gain != kNoType && teller_.is_turned_over(event.gain) && seat_of(game_, event.actor) > 0)
                played_by_[event.gain] = seat_of(game_, event.actor);
        }
    }

    /// How many there were after the last event that is told about.
    std::int64_t value_after(TypeId type) {
        const auto later = later_.find(type);
        return game_.core().world().count(type) - (later == later_.end() ? 0 : later->second);
    }

    /// An event that is turned over has been told about when it was played; so has the back of a card.
    bool is_told_already(TypeId type, std::int64_t count, TypeId owner) {
        if (count > 0) return teller_.is_turned_over(type) && was_in_play(literal_name(type));
        if (teller_.is_card(type) && turned_over(class_name(game_, type))) return true;
        return teller_.is_back(type) && !teller_.is_in_hand(type) && plays_something(owner);
    }

    /// Where its marker stands when it comes into play, everybody knows.
    bool is_track_of_new_tile(TypeId type) {
        if (speech_.is_pets() || !teller_.is_colony_track(type)) return false;
        const auto tile = net_.find(dependency_of(game_, type, kind::kColony));
        return tile != net_.end() && tile->second > 0;
    }

    Topic topic_of(TypeId type) {
        const engine::ClassId cls = game_.core().types()[type].cls;
        if (teller_.moves(type)) return Topic::Stock;
        if (teller_.is_tile(type)) return Topic::Tile;
        if (engine::track_of(table_, cls)) return Topic::Parameter;
        if (teller_.is_generation(type)) return Topic::Generation;
        if (teller_.is_phase(type)) return Topic::Phase;
        if (teller_.is_rating(type)) return Topic::Rating;
        if (cls == table_.known().production) return Topic::Production;
        if (teller_.is_card(type) || teller_.is_turned_over(type)) return Topic::Play;
        if (teller_.is_use(type)) return Topic::Use;
        const bool told = engine::nearest_word(table_, cls, &engine::Words::told) != nullptr;
        return told && owner_of(game_, type) != kNoType ? Topic::Goal : Topic::Other;
    }

    std::string literal_name(TypeId type) {
        const engine::ClassId cls = speech_.literal_of(type);
        return cls == engine::kNoClass ? "" : table_.info(cls).name;
    }

    bool turned_over(const std::string& card) {
        return std::ranges::any_of(net_, [&](const auto& entry) {
            return entry.second > 0 && class_name(game_, entry.first) == kind::kPlayedEvent &&
                   literal_name(entry.first) == card;
        });
    }
    /// "plays …" is told of them.
    bool plays_something(TypeId player) {
        return std::ranges::any_of(net_, [&](const auto& entry) {
            return entry.second > 0 && teller_.is_card(entry.first) && owner_of(game_, entry.first) == player;
        });
    }
    bool was_in_play(const std::string& card) {
        return std::ranges::any_of(
            net_, [&](const auto& entry) { return entry.second < 0 && class_name(game_, entry.first) == card; });
    }

    MarsGame& game_;
    const Style& style_;
    const engine::ClassTable& table_;
    const Speech speech_;
    const Teller teller_;
    const Bookkeeping bookkeeping_;
    bool tells_apart_ = false;  // what was paid and done, from what else changed
    Net net_;
    Net came_back_;
    Net later_;
    std::map<int, std::multimap<Topic, std::string>> told_;
    std::map<int, PlayersPart> accounts_;  // by seat
    std::map<TypeId, int> played_by_;      // of events that were turned over: the seat
};

}  // namespace

std::string render_changes(MarsGame& game, EventNumber from, EventNumber to, const Style& style, Balance balance) {
    return ChangesView(game, from, to, balance, style).text();
}

std::string render_difference(MarsGame& game, const std::vector<std::pair<TypeId, std::int32_t>>& before,
                              const Style& style) {
    Net net;
    for (const auto& [type, count] : game.core().world().contents()) net[type] += count;
    for (const auto& [type, count] : before) net[type] -= count;
    net.erase_if([](const auto& entry) { return entry.second == 0; });
    return ChangesView(game, std::move(net), style).text();
}

}  // namespace rego::app
