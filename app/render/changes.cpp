// What a command has changed on balance, as one would tell it at the table.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/lens/lens.hpp"
#include "app/render/reading.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"
#include "engine/load/blanks.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {
namespace {

using engine::Event;
using engine::kNoType;

using Net = std::map<TypeId, std::int64_t>;

Net net_change(MarsGame& game, EventNumber from, EventNumber to) {
    Net net;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const Event& event = game.core().world().event(n);
        if (event.gain != kNoType) net[event.gain] += event.count;
        if (event.remove != kNoType) net[event.remove] -= event.count;
    }
    std::erase_if(net, [](const auto& entry) { return entry.second == 0; });
    return net;
}

/// What came back through an effect while the same thing was given away: cards drawn for one that was discarded, a
/// rebate on what was paid. At the table both are moved. By type, how much came back.
Net came_back(MarsGame& game, EventNumber from, EventNumber to) {
    Net gained;
    Net lost;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const Event& event = game.core().world().event(n);
        if (event.gain != kNoType && event.via != kNoType) gained[event.gain] += event.count;
        if (event.remove != kNoType) lost[event.remove] += event.count;
    }
    std::erase_if(gained, [&](const auto& entry) {
        const bool moves = is_a(game, entry.first, kind::kResource) || is_a(game, entry.first, kind::kCardBack);
        return !moves || !lost.contains(entry.first);
    });
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
          net_(net_change(game, from, to)),
          came_back_(balance == Balance::Both ? came_back(game, from, to) : Net{}),
          later_(net_change(game, to, static_cast<EventNumber>(game.core().world().events().size()))) {}

    ChangesView(MarsGame& game, Net net, const Style& style)
        : game_(game), style_(style), table_(game.core().table()), net_(std::move(net)) {}

    std::string text() {
        for (const auto& [type, count] : came_back_) net_.try_emplace(type, 0);
        for (const auto& [type, count] : net_) {
            const auto back = came_back_.find(type);
            const std::int64_t again = back == came_back_.end() ? 0 : back->second;
            if (count != again) tell(type, count - again);
            if (again != 0) tell(type, again);
        }
        if (told_.empty()) tell_turn();
        std::size_t width = 4;
        for (const auto& [who, items] : told_) width = std::max(width, columns(name_of(who)));
        std::string text;
        for (const auto& [who, items] : told_) {
            std::vector<std::string> parts;
            std::string verb;  // of "plays A, B, C": said once
            for (const auto& [topic, part] : items) {
                const bool again = !verb.empty() && part.starts_with(verb);
                parts.push_back(again ? part.substr(verb.size()) : part);
                verb = topic == Topic::Play || topic == Topic::Use ? part.substr(0, part.find(' ') + 1) : "";
            }
            const std::string name = paint(style_, who == 0 ? Ink::Title : player_ink(who), name_of(who));
            text += "  " + pad_right(name, width + 2) +
                    flowed(parts, ", ", static_cast<std::size_t>(style_.width), width + 4) + "\n";
        }
        return text;
    }

  private:
    /// Where nothing else has changed, the turn has.
    void tell_turn() {
        for (const auto& [type, count] : net_) {
            if (class_word(game_, type) == kind::kTurn && count > 0) {
                told_.clear();
                told_[seat_of(game_, owner_of(game_, type))].emplace(Topic::Goal, "to move");
                return;
            }
            if (class_word(game_, type) == kind::kActionTaken && count < 0) {
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
        if (is_bookkeeping(game_, type)) return;
        const TypeId owner = owner_of(game_, type);
        int seat = 0;
        if (owner != kNoType) seat = seat_of(game_, owner) == 0 ? kNeutral : seat_of(game_, owner);
        const auto [topic, words] = owner == kNoType ? of_mars(type, count) : of_player(type, count, owner);
        if (!words.empty()) told_[seat].emplace(topic, words);
    }

    std::string signed_text(std::int64_t count) {
        return paint(style_, count > 0 ? Ink::Good : Ink::Bad, fmt::format("{:+}", count));
    }

    /// How many there were after the last event that is told about.
    std::int64_t value_after(TypeId type) {
        const auto later = later_.find(type);
        return game_.core().world().count(type) - (later == later_.end() ? 0 : later->second);
    }

    std::string step(std::string_view name, std::int64_t before, std::int64_t after) {
        return fmt::format("{} {} → {}", name, before, paint(style_, Ink::Title, std::to_string(after)));
    }

    std::pair<Topic, std::string> of_mars(TypeId type, std::int64_t count) {
        const std::int64_t after = value_after(type);
        if (is_a(game_, type, kind::kTile)) return {Topic::Tile, tile_text(type, count)};
        if (const auto track = engine::track_of(table_, class_of(type)))
            return {Topic::Parameter, step(track->name, track->value(after - count), track->value(after))};
        if (is_a(game_, type, kind::kGeneration))
            return {Topic::Generation, step(engine::noun_of(table_, class_of(type)).one, after - count, after)};
        if (is_a(game_, type, kind::kPhase))
            return {Topic::Phase, count > 0 ? phase_text(class_word(game_, type)) : ""};
        if (const auto* told = engine::nearest_word(table_, class_of(type), &engine::Words::told))
            return {Topic::Other, told_text(count > 0 ? told->gained : told->lost, type, count)};
        return {Topic::Other, fmt::format("{} {}", signed_text(count), game_.core().types().print(type))};
    }

    std::string phase_text(const std::string& name) {
        return "phase " + std::string(without_suffix(name, kind::kPhase));
    }

    std::pair<Topic, std::string> of_player(TypeId type, std::int64_t count, TypeId owner) {
        const auto is = [&](const char* cls) { return is_a(game_, type, cls); };
        const std::string& name = class_word(game_, type);
        if (is(kind::kRating)) {
            const std::int64_t after = value_after(type);
            return {Topic::Rating, step(engine::noun_of(table_, class_of(type)).one, after - count, after)};
        }
        if (class_of(type) == table_.known().production)
            return {Topic::Production, fmt::format("{} {} production", signed_text(count), produced(type))};
        // An event that is turned over has been told about when it was played.
        if (is(kind::kCard) && count < 0 && turned_over(name)) return {};
        if (is(kind::kPlayedEvent) && count > 0 && was_in_play(produced(type))) return {};
        if (is(kind::kCardBack) && !is(kind::kCardInHand) && count < 0 && plays_something(owner)) return {};
        if (is(kind::kCardResource)) {
            const TypeId card = dependency_of(game_, type, kind::kCard);
            return {Topic::Stock, fmt::format("{} {} on {}", signed_text(count), name, class_word(game_, card))};
        }
        if (is(kind::kTile)) return {Topic::Tile, tile_text(type, count)};
        if (const auto* told = engine::nearest_word(table_, class_of(type), &engine::Words::told))
            return {topic_of(type), told_text(count > 0 ? told->gained : told->lost, type, count)};
        return {topic_of(type), fmt::format("{} {}", signed_text(count), short_type(game_, type, owner))};
    }

    Topic topic_of(TypeId type) {
        const auto is = [&](const char* cls) { return is_a(game_, type, cls); };
        if (is(kind::kCard) || is(kind::kPlayedEvent)) return Topic::Play;
        if (is(kind::kActionUsed)) return Topic::Use;
        if (is(kind::kResource) || is(kind::kCardBack)) return Topic::Stock;
        const bool told = engine::nearest_word(table_, class_of(type), &engine::Words::told) != nullptr;
        return told ? Topic::Goal : Topic::Other;
    }

    /// "claims {name}", "uses {card}": what the canon says of such a change.
    std::string told_text(const std::string& phrase, TypeId type, std::int64_t count) {
        return engine::filled(phrase, [&](const engine::Blank& blank) -> std::string {
            if (blank.name == "amount") return amount_text(std::abs(count), engine::noun_of(table_, class_of(type)));
            if (blank.name == "name") return class_word(game_, type);
            if (blank.name == "of") return produced(type);
            if (blank.name == "on") return place_of(type);
            if (blank.name == "value") return std::to_string(value_after(type));
            const TypeId card = dependency_of(game_, type, kind::kCard);
            return blank.name == "card" && card != kNoType ? class_word(game_, card) : "";
        });
    }

    /// "a delegate", "2 delegates".
    static std::string amount_text(std::int64_t count, const engine::Noun& noun) {
        return count == 1 ? "a " + noun.one : fmt::format("{} {}", count, noun.many);
    }

    /// What it is on, whoever owns it.
    std::string place_of(TypeId type) {
        const auto& parts = game_.core().types()[type].dependencies;
        const auto place = std::ranges::find_if(parts, [&](TypeId part) { return !is_a(game_, part, kind::kAnyone); });
        return place == parts.end() ? "" : class_word(game_, *place);
    }

    engine::ClassId class_of(TypeId type) { return game_.core().types()[type].cls; }

    bool turned_over(const std::string& card) {
        return std::ranges::any_of(net_, [&](const auto& entry) {
            return entry.second > 0 && class_word(game_, entry.first) == kind::kPlayedEvent &&
                   produced(entry.first) == card;
        });
    }
    /// "plays …" is told of them.
    bool plays_something(TypeId player) {
        return std::ranges::any_of(net_, [&](const auto& entry) {
            return entry.second > 0 && is_a(game_, entry.first, kind::kCard) && owner_of(game_, entry.first) == player;
        });
    }
    bool was_in_play(const std::string& card) {
        return std::ranges::any_of(
            net_, [&](const auto& entry) { return entry.second < 0 && class_word(game_, entry.first) == card; });
    }

    /// The class that `Production<Class<Heat>>` or `PlayedEvent<Class<Comet>>` is about.
    std::string produced(TypeId type) {
        const engine::TypePool& types = game_.core().types();
        for (const TypeId dependency : types[type].dependencies) {
            if (types[dependency].literal != engine::kNoClass)
                return game_.core().table().info(types[dependency].literal).name;
        }
        return types[type].dependencies.empty() ? "" : class_word(game_, types[type].dependencies.front());
    }

    std::string tile_text(TypeId type, std::int64_t count) {
        const TypeId area = dependency_of(game_, type, kind::kArea);
        const std::string& name = class_word(game_, type);
        return fmt::format("{}{}{}", count > 0 ? "" : "removes ", name,
                           area == kNoType ? "" : " on " + class_word(game_, area));
    }

    MarsGame& game_;
    const Style& style_;
    const engine::ClassTable& table_;
    Net net_;
    Net came_back_;
    Net later_;
    std::map<int, std::multimap<Topic, std::string>> told_;
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
    std::erase_if(net, [](const auto& entry) { return entry.second == 0; });
    return ChangesView(game, std::move(net), style).text();
}

}  // namespace rego::app
