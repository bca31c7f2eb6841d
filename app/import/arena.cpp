#include "app/import/arena.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/import/arena_numbers.hpp"
#include "parser/print.hpp"

namespace rego::app::imports {

using nlohmann::json;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

const json& member(const json& object, const char* key) {
    static const json kNone;
    if (!object.is_object()) return kNone;
    const auto found = object.find(key);
    return found == object.end() ? kNone : *found;
}
std::string words_of(const json& value) { return value.is_string() ? value.get<std::string>() : std::string{}; }
int number_of(const json& value, int otherwise) { return value.is_number_integer() ? value.get<int>() : otherwise; }

/// `1 | 2` are two parts.
std::vector<std::string> parts_of(std::string_view description) {
    constexpr std::string_view kBetween = " | ";
    std::vector<std::string> parts;
    while (true) {
        const auto end = description.find(kBetween);
        std::string_view part = description.substr(0, end);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!part.empty()) parts.emplace_back(part);
        if (end == std::string_view::npos) return parts;
        description.remove_prefix(end + kBetween.size());
    }
}

/// The two numbers of a hex as row and place in it, as area_of() takes them. Off the board there are none.
void to_row_and_place(Slots& slots) {
    constexpr int kMiddle = 5;
    const int x = slots.number('V'), row = slots.number('W');
    slots['V'] = std::to_string(row);
    slots['W'] = std::to_string(x - (std::abs(kMiddle - row) + 1) / 2);
}
bool is_on_mars(const Slots& slots) { return slots.number('V') > 0; }

class Arena {
  public:
    Arena(const json& game, const Templates& templates, const Vocabulary& vocabulary)
        : game_(game), templates_(templates), vocabulary_(vocabulary) {}

    ArenaGame read() {
        read_players();
        made_.facts.list.push_back(
            own_fact(Kind::FirstPlayer, 1, made_.facts.players.empty() ? "" : made_.facts.players[0]));
        std::vector<ArenaNumbers::Tracker> trackers;
        for (const std::string& name : templates_.trackers())
            trackers.push_back({name, vocabulary_.resource(name).value_or(name)});
        numbers_.emplace(ids_, std::move(trackers), member(game_, "moves"));
        for (const json& move : member(game_, "moves")) {
            parse(move);
            if (is_over_) break;
            take(move);
        }
        made_.facts.tells_turns = false;
        made_.facts.date = words_of(member(game_, "game_date"));
        made_.facts.lines = member(game_, "moves").size();
        made_.known.evidence = "replay";
        made_.known.map = words_of(member(game_, "map"));
        return std::move(made_);
    }

  private:
    // --- Who plays, in the order of seats

    void read_players() {
        for (const auto& [id, player] : member(game_, "players").items()) {
            ids_.push_back(id);
            made_.facts.players.push_back(words_of(member(player, "player_name")));
            corporations_.push_back(words_of(member(player, "corporation")));
        }
        has_kept_.assign(ids_.size() + 1, false);
        has_bought_.assign(ids_.size() + 1, false);
        has_passed_.assign(ids_.size() + 1, false);
        greeneries_due_.assign(ids_.size() + 1, 0);
        seat();
        find_untold();
    }

    /// Some are played without a word; where they belong, the order of all that were played tells.
    void find_untold() {
        played_.resize(players() + 1);
        for (std::size_t i = 0; i < players(); ++i)
            for (const json& card : member(member(member(game_, "players"), ids_[i].c_str()), "cards_played"))
                if (const auto cls = vocabulary_.card(words_of(card))) played_[i + 1].cards.push_back({*cls, false});
        for (const json& move : member(game_, "moves")) {
            for (const std::string& part : parts_of(words_of(member(move, "description")))) {
                const auto fact = templates_.match(part, made_.facts.players, vocabulary_);
                if (!fact || fact->kind != Kind::Play) continue;
                for (auto& card : played_[fact->slots.player()].cards)
                    card.is_told = card.is_told || card.cls == fact->slots['C'];
            }
        }
    }

    bool is_prelude(const std::string& cls) const {
        const auto* card = cls.empty() ? nullptr : vocabulary_.card_info(cls);
        return card != nullptr && card->deck == engine::Deck::Prelude;
    }

    /// All that were played before that one.
    void play_untold_before(const Fact& play) {
        const std::size_t player = play.slots.player();
        Played& played = played_[player];
        const auto at = std::ranges::find(played.cards, play.slots['C'], &PlayedCard::cls);
        if (at == played.cards.end()) return;
        const auto end = static_cast<std::size_t>(at - played.cards.begin());
        while (played.next < end) play_next_untold(player);
        played.next = std::max(played.next, end + 1);
    }

    /// What was spent without a word was spent on it.
    void play_untold() {
        for (const std::size_t player : mentioned_) {
            Played& played = played_[player];
            if (player == 0 || !is_set_up() || is_research_ || played.next >= played.cards.size()) continue;
            const PlayedCard& card = played.cards[played.next];
            const bool says_why = std::ranges::any_of(parts_, [&](const Fact& fact) {
                return fact.slots.player() == player && (is_decision(fact.kind) || fact.kind == Kind::Paid);
            });
            if (card.is_told || says_why) continue;
            if (is_prelude(card.cls) || !numbers_->losses(player).empty()) play_next_untold(player);
        }
    }

    void play_next_untold(std::size_t player) {
        const PlayedCard& card = played_[player].cards[played_[player].next++];
        if (card.is_told) return;
        Fact play = own_fact(Kind::Play, player, card.cls);
        play.slots['C'] = card.cls;
        owners_[card.cls] = player;
        decide(std::move(play));
    }

    /// As they come in the first generation.
    void seat() {
        std::vector<std::size_t> order;
        for (const json& move : member(game_, "moves")) {
            if (number_of(member(member(move, "game_state"), "generation"), 1) > 1) break;
            for (const std::string& part : parts_of(words_of(member(move, "description")))) {
                const auto fact = templates_.match(part, made_.facts.players, vocabulary_);
                const bool is_turn = fact && (fact->kind == Kind::FirstPlayer || fact->kind == Kind::Play);
                if (!is_turn || fact->slots.player() == 0) continue;
                const std::size_t index = fact->slots.player() - 1;
                if (std::ranges::find(order, index) == order.end()) order.push_back(index);
            }
        }
        for (std::size_t i = 0; i < ids_.size(); ++i)
            if (std::ranges::find(order, i) == order.end()) order.push_back(i);
        const auto reorder = [&](std::vector<std::string>& list) {
            std::vector<std::string> other;
            for (const std::size_t i : order) other.push_back(list[i]);
            list = std::move(other);
        };
        reorder(ids_);
        reorder(made_.facts.players);
        reorder(corporations_);
    }

    std::size_t players() const { return ids_.size(); }

    // --- A move

    void parse(const json& move) {
        line_ = static_cast<std::size_t>(std::max(number_of(member(move, "move_number"), 0), 0));
        parts_.clear();
        mentioned_.clear();
        told_losses_.clear();
        for (const std::string& part : parts_of(words_of(member(move, "description")))) {
            auto fact = templates_.match(part, made_.facts.players, vocabulary_);
            if (!fact) {
                templates_.tell_unread(part, part, line_, made_.facts.players, vocabulary_, made_.facts);
                continue;
            }
            is_over_ = is_over_ || fact->kind == Kind::End;
            mentioned_.insert(std::max(fact->slots.player('P'), fact->slots.player('Q')));
            if (fact->kind == Kind::Quiet || fact->kind == Kind::FirstPlayer || fact->kind == Kind::End) continue;
            fact->line = line_;
            fact->text = part;
            parts_.push_back(std::move(*fact));
        }
    }

    void take(const json& move) {
        const json& state = member(move, "game_state");
        numbers_->advance(state);
        take_passes();
        const int generation = number_of(member(state, "generation"), generation_);
        if (generation > generation_) begin_research(generation);
        const bool has_main = std::ranges::any_of(parts_, [](const Fact& fact) { return is_main(fact.kind); });
        play_untold();
        for (Fact& fact : parts_) take_part(fact, has_main);
        tell_unnamed();
        if (is_set_up()) tell_state();
    }

    static bool is_main(Kind kind) {
        return kind == Kind::Play || kind == Kind::Action || kind == Kind::Project || kind == Kind::Claim ||
               kind == Kind::Fund || kind == Kind::Sell || kind == Kind::ConvertHeat;
    }

    void take_passes() {
        for (Fact& fact : parts_) {
            if (fact.kind != Kind::Pass) continue;
            has_passed_[fact.slots.player()] = true;
            decide(std::move(fact));
        }
        std::erase_if(parts_, [](const Fact& fact) { return fact.kind == Kind::Pass; });
    }

    /// Whoever has not passed by a move of his own, has by what he left undone.
    void begin_research(int generation) {
        for (std::size_t player = 1; player <= players(); ++player) {
            if (has_passed_[player]) continue;
            decide(own_fact(Kind::Pass, player, fmt::format("generation {} begins", generation)));
        }
        generation_ = generation;
        has_passed_.assign(players() + 1, false);
        has_bought_.assign(players() + 1, false);
        is_research_ = true;
    }

    Fact own_fact(Kind kind, std::size_t player, std::string text) const {
        Fact fact;
        fact.kind = kind;
        fact.line = line_;
        fact.text = std::move(text);
        fact.slots['P'] = std::to_string(player);
        return fact;
    }

    void take_part(Fact& fact, bool has_main) {
        switch (fact.kind) {
            case Kind::Keep: return take_kept(fact);
            case Kind::Buy: return;  // what is kept tells it
            case Kind::Paid: return take_paid(fact, has_main);
            case Kind::Place: return take_place(fact);
            case Kind::Change: return take_change(fact);
            default: break;
        }
        if (is_main(fact.kind)) {
            if (fact.kind == Kind::Play) play_untold_before(fact);
            note_greeneries(fact);
            if (auto paid = paid_by(fact.slots.player()); !paid.empty()) fact.paid = std::move(paid);
            if (fact.kind == Kind::Play) owners_[fact.slots['C']] = fact.slots.player();
        }
        decide(std::move(fact));
    }

    void decide(Fact fact) {
        const bool is_turn = is_decision(fact.kind) && fact.kind != Kind::Buy && fact.kind != Kind::Keep;
        if (is_turn && is_research_ && fact.kind != Kind::Pass) end_research();
        if (is_decision(fact.kind)) {
            numbers_->begin_decision();
            actor_ = fact.slots.player();
            told_losses_.insert(actor_);
        }
        made_.facts.list.push_back(std::move(fact));
    }

    void end_research() {
        is_research_ = false;
        for (std::size_t player = 1; player <= players(); ++player)
            if (!has_bought_[player]) buy(player, 0, "nothing is kept");
    }

    void buy(std::size_t player, int cards, std::string text) {
        numbers_->begin_decision();
        told_losses_.insert(player);
        Fact fact = own_fact(Kind::Buy, player, std::move(text));
        fact.slots['N'] = std::to_string(cards);
        made_.facts.list.push_back(std::move(fact));
    }

    // --- Cards

    bool is_set_up() const {
        return std::ranges::find(has_kept_.begin() + 1, has_kept_.end(), false) == has_kept_.end();
    }

    /// At the start with the corporation, in research, or in the middle of an action: then it is bought if it was paid
    /// for.
    void take_kept(const Fact& fact) {
        const std::size_t player = fact.slots.player();
        if (!has_kept_[player]) {
            if (!fact.slots['N'].empty()) keep(fact);
        } else if (is_research_) {
            if (!has_bought_[player]) buy(player, cards_in(fact), fact.text);
            has_bought_[player] = true;
        } else if (has_paid_for_cards(player)) {
            buy(player, cards_in(fact), fact.text);
        } else if (const int money = numbers_->money_spent(player); money > 0 && paid_by(player).empty()) {
            if (const std::string card = card_for(player, money); !card.empty()) {
                Fact action = own_fact(Kind::Action, player, fact.text);
                action.slots['C'] = card;
                decide(std::move(action));
            } else {
                buy(player, cards_in(fact), fact.text);
            }
        }
    }

    bool has_paid_for_cards(std::size_t player) const {
        return std::ranges::any_of(
            parts_, [&](const Fact& fact) { return fact.kind == Kind::Buy && fact.slots.player() == player; });
    }

    /// Whose action costs so much money and draws a card: it may have been taken without a word.
    std::string card_for(std::size_t player, int money) const {
        for (const auto& [card, owner] : owners_) {
            const auto* info = owner == player ? vocabulary_.card_info(card) : nullptr;
            if (info == nullptr) continue;
            for (const auto& action : info->actions)
                if (parser::to_string(action) == fmt::format("{} -> ProjectCard", money)) return card;
        }
        return {};
    }

    void keep(const Fact& fact) {
        const std::size_t player = fact.slots.player();
        has_kept_[player] = true;
        Fact corporation = own_fact(Kind::Play, player, corporations_[player - 1]);
        corporation.slots['C'] = vocabulary_.card(corporations_[player - 1]).value_or("");
        if (!corporation.slots['C'].empty()) made_.facts.list.push_back(std::move(corporation));
        Fact kept = fact;
        kept.slots['N'] = std::to_string(projects_in(fact));
        made_.facts.list.push_back(std::move(kept));
    }

    /// How many; one where only its name stands there.
    static int cards_in(const Fact& fact) { return fact.slots['N'].empty() ? 1 : fact.slots.number('N'); }

    /// Without corporation and preludes, where the names are told; what stands behind those was drawn.
    int projects_in(const Fact& fact) const {
        int cards = fact.slots.number('N');
        bool has_preludes = false;
        std::string_view names = fact.slots['X'];
        while (!names.empty()) {
            const auto end = names.find(", ");
            const auto cls = vocabulary_.card(names.substr(0, end));
            const auto* card = cls ? vocabulary_.card_info(*cls) : nullptr;
            const bool is_other = card != nullptr && card->deck != engine::Deck::Project;
            has_preludes = has_preludes || (card != nullptr && card->deck == engine::Deck::Prelude);
            if (is_other || has_preludes) --cards;
            names.remove_prefix(end == std::string_view::npos ? names.size() : end + 2);
        }
        return cards;
    }

    // --- Payments

    std::vector<PaidUnits> paid_by(std::size_t player) const {
        std::vector<PaidUnits> paid;
        for (const Fact& fact : parts_)
            if (fact.kind == Kind::Paid && fact.slots.player() == player && !fact.slots['R'].empty())
                paid.push_back({fact.slots['R'], fact.slots.number('N')});
        return paid;
    }

    /// Without anything that it could be for, it is what is converted.
    void take_paid(const Fact& fact, bool has_main) {
        const std::size_t player = fact.slots.player();
        if (!fact.slots['X'].empty()) return tell_loss(fact);
        if (has_main) return;
        const auto is_of = [&](std::string_view word) {
            const std::string resource = vocabulary_.resource(word).value_or("");
            if (!fact.slots['R'].empty()) return fact.slots['R'] == resource;
            return numbers_->has_changed(player, resource);
        };
        if (is_of("heat")) decide(own_fact(Kind::ConvertHeat, player, fact.text));
        if (is_of("plant")) convert_plants(player, fact.text);
    }

    /// Of what, the numbers say.
    void tell_loss(const Fact& fact) {
        static const std::vector<std::string> kPaid{"-{N} {R}<{P}>"};
        const auto lost = numbers_->losses(fact.slots.player());
        if (lost.size() != 1) return;
        Fact loss = fact;
        loss.kind = Kind::Change;
        loss.slots['R'] = lost.front().first;
        loss.changes = &kPaid;
        made_.facts.list.push_back(std::move(loss));
    }

    void convert_plants(std::size_t player, const std::string& text) {
        greeneries_due_[player] = 1;
        decide(own_fact(Kind::ConvertPlants, player, text));
    }

    // --- Tiles

    void take_place(Fact& fact) {
        const std::size_t player = fact.slots.player();
        to_row_and_place(fact.slots);
        if (fact.slots['T'] == vocabulary_.tile("greenery")) {
            if (greeneries_due_[player] == 0) convert_plants(player, fact.text);
            --greeneries_due_[player];
        }
        if (is_on_mars(fact.slots)) made_.facts.list.push_back(std::move(fact));
    }

    /// What is decided may bring greeneries: those are not of plants.
    void note_greeneries(const Fact& fact) {
        int& due = greeneries_due_[fact.slots.player()];
        due = 0;
        const std::string greenery = vocabulary_.tile("greenery").value_or("greenery");
        if (fact.kind == Kind::Project) due = fact.slots['J'].starts_with("Greenery") ? 1 : 0;
        const auto* card = fact.slots['C'].empty() ? nullptr : vocabulary_.card_info(fact.slots['C']);
        if (card == nullptr) return;
        std::string text = fact.kind == Kind::Play && card->immediate ? parser::to_string(*card->immediate) : "";
        if (fact.kind == Kind::Action)
            for (const auto& action : card->actions) text += parser::to_string(action);
        for (auto at = text.find(greenery); at != std::string::npos; at = text.find(greenery, at + 1)) ++due;
    }

    // --- What came of it

    /// What lies on a card is its owner's, whoever put it there or took it.
    void take_change(Fact& fact) {
        if (!fact.slots['C'].empty()) {
            const auto owner = owners_.find(fact.slots['C']);
            fact.slots['P'] = owner == owners_.end() ? fact.slots['Q'] : std::to_string(owner->second);
        } else if (fact.changes->front().starts_with('-')) {
            told_losses_.insert(fact.slots.player());
        }
        made_.facts.list.push_back(std::move(fact));
    }

    /// What the numbers say and the words do not: what others lose, and where resources are not named, all production.
    void tell_unnamed() {
        static const std::vector<std::string> kMade{"{N} Production<{P}, Class<{R}>>"};
        static const std::vector<std::string> kLost{"{N} {R}<{P}>"};
        const auto tell = [&](std::size_t player, const std::string& resource, int units, const auto& changes) {
            Fact fact = own_fact(Kind::Change, player, fmt::format("{} {}", units, resource));
            fact.slots['N'] = std::to_string(units);
            fact.slots['R'] = resource;
            fact.changes = &changes;
            made_.facts.list.push_back(std::move(fact));
        };
        for (std::size_t player = 1; player <= players(); ++player) {
            if (!numbers_->are_complete())
                for (const auto& [resource, units] : numbers_->production_changes(player))
                    tell(player, resource, units, kMade);
            if (is_research_ || says_losses_of(player)) continue;
            for (const auto& [resource, units] : numbers_->losses(player)) tell(player, resource, units, kLost);
        }
    }

    bool says_losses_of(std::size_t player) const {
        if (!numbers_->are_complete()) return mentioned_.contains(player);
        return player == actor_ || told_losses_.contains(player);
    }

    void tell_state() {
        Fact fact;
        fact.kind = Kind::State;
        fact.line = line_;
        fact.state = numbers_->state(fmt::format("move {}", line_));
        made_.facts.list.push_back(std::move(fact));
    }

    struct PlayedCard {
        std::string cls;
        bool is_told = false;
    };
    struct Played {
        std::vector<PlayedCard> cards;  // in their order
        std::size_t next = 0;           // of those that come yet
    };

    const json& game_;
    const Templates& templates_;
    const Vocabulary& vocabulary_;
    std::vector<std::string> ids_, corporations_;  // in seat order, as the players
    std::optional<ArenaNumbers> numbers_;
    std::map<std::string, std::size_t> owners_;  // of cards
    std::vector<Fact> parts_;                    // of the move
    std::set<std::size_t> mentioned_;            // in it
    std::set<std::size_t> told_losses_;          // of whom it says what was lost, or may have been paid
    std::size_t actor_ = 0;                      // of the last decision
    std::vector<Played> played_;                 // by player
    std::vector<bool> has_kept_, has_bought_, has_passed_;
    std::vector<int> greeneries_due_;  // by what the player decided last
    std::size_t line_ = 0;
    int generation_ = 1;
    bool is_research_ = false, is_over_ = false;
    ArenaGame made_;
};

}  // namespace

parser::Result<ArenaGame> read_arena(std::string_view text, const Templates& templates, const Vocabulary& vocabulary) {
    const json game = json::parse(text, nullptr, false);
    if (!member(game, "players").is_object() || !member(game, "moves").is_array())
        return Diagnostic::of(ErrorKind::Syntax,
                              "this is no game of Board Game Arena: it has no `players` and `moves`");
    return Arena(game, templates, vocabulary).read();
}

}  // namespace rego::app::imports
