// What a command has changed on balance, as one would tell it at the table.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/reading.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

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

/// The order in which things are told.
enum class Topic { Generation, Phase, Play, Use, Stock, Production, Rating, Parameter, Tile, Goal, Other };

class ChangesView {
  public:
    ChangesView(MarsGame& game, EventNumber from, EventNumber to, const Style& style)
        : game_(game),
          style_(style),
          net_(net_change(game, from, to)),
          later_(net_change(game, to, static_cast<EventNumber>(game.core().world().events().size()))) {}

    std::string text() {
        for (const auto& [type, count] : net_) tell(type, count);
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
            if (class_word(game_, type) == "Turn" && count > 0) {
                told_.clear();
                told_[seat_of(game_, owner_of(game_, type))].emplace(Topic::Goal, "to move");
                return;
            }
            if (class_word(game_, type) == "ActionTaken" && count < 0) {
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
        const std::string& name = class_word(game_, type);
        const std::int64_t after = value_after(type);
        if (name == "TemperatureStep")
            return {Topic::Parameter, step("temperature", 2 * (after - count) - 30, 2 * after - 30)};
        if (name == "OxygenStep") return {Topic::Parameter, step("oxygen", after - count, after)};
        if (name == "VenusStep") return {Topic::Parameter, step("Venus", 2 * (after - count), 2 * after)};
        if (name == "Generation") return {Topic::Generation, step("generation", after - count, after)};
        if (is_a(game_, type, "Phase")) return {Topic::Phase, count > 0 ? phase_text(name) : ""};
        if (is_a(game_, type, "Tile")) return {Topic::Tile, tile_text(type, count)};
        return {Topic::Other, fmt::format("{} {}", signed_text(count), game_.core().types().print(type))};
    }

    std::string phase_text(const std::string& name) {
        return "phase " + (name.ends_with("Phase") ? name.substr(0, name.size() - 5) : name);
    }

    std::pair<Topic, std::string> of_player(TypeId type, std::int64_t count, TypeId owner) {
        const std::string& name = class_word(game_, type);
        const std::string gained = signed_text(count);
        if (name == "TerraformRating") {
            return {Topic::Rating, step("TR", value_after(type) - count, value_after(type))};
        }
        if (name == "Production") return {Topic::Production, fmt::format("{} {} production", gained, produced(type))};
        if (is_a(game_, type, "CardFront")) {
            // An event that is turned over has been told about when it was played.
            if (count < 0 && turned_over(name)) return {};
            return {Topic::Play, (count > 0 ? "plays " : "loses ") + name};
        }
        if (name == "PlayedEvent") {
            if (count > 0 && was_in_play(produced(type))) return {};
            return {Topic::Play, (count > 0 ? "plays " : "takes back ") + produced(type)};
        }
        if (is_a(game_, type, "CardBack") && name != "ProjectCard" && count < 0) return {};  // "plays …" says it
        if (is_a(game_, type, "CardResource")) {
            return {Topic::Stock, fmt::format("{} {} on {}", gained, name,
                                              class_word(game_, dependency_of(game_, type, "CardFront")))};
        }
        if (name == "ActionUsedMarker") {
            // Those taken off when a generation begins are no news.
            return {Topic::Use, count > 0 ? "uses " + class_word(game_, dependency_of(game_, type, "CardFront")) : ""};
        }
        if (is_a(game_, type, "Tile")) return {Topic::Tile, tile_text(type, count)};
        if (is_a(game_, type, "Milestone")) return {Topic::Goal, (count > 0 ? "claims " : "loses ") + name};
        if (is_a(game_, type, "Award")) return {Topic::Goal, (count > 0 ? "funds " : "loses ") + name};
        if (name == "Passed") return {Topic::Goal, count > 0 ? "passes" : ""};
        if (name == "FirstPlayer") return {Topic::Goal, count > 0 ? "first player" : ""};
        const Topic topic =
            is_a(game_, type, "Resource") || is_a(game_, type, "CardBack") ? Topic::Stock : Topic::Other;
        return {topic, fmt::format("{} {}", gained, short_type(game_, type, owner))};
    }

    bool turned_over(const std::string& card) {
        return std::ranges::any_of(net_, [&](const auto& entry) {
            return entry.second > 0 && class_word(game_, entry.first) == "PlayedEvent" && produced(entry.first) == card;
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
        const TypeId area = dependency_of(game_, type, "Area");
        const std::string& name = class_word(game_, type);
        return fmt::format("{}{}{}", count > 0 ? "" : "removes ", name,
                           area == kNoType ? "" : " on " + class_word(game_, area));
    }

    MarsGame& game_;
    const Style& style_;
    Net net_;
    Net later_;
    std::map<int, std::multimap<Topic, std::string>> told_;
};

}  // namespace

std::string render_changes(MarsGame& game, EventNumber from, EventNumber to, const Style& style) {
    return ChangesView(game, from, to, style).text();
}

}  // namespace rego::app
