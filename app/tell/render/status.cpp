// `status`: where the game stands.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

std::string_view auto_name(engine::Auto mode) {
    switch (mode) {
        case engine::Auto::None: return "none";
        case engine::Auto::Safe: return "safe";
        case engine::Auto::First: return "first";
    }
    return "";
}

class StatusView {
  public:
    StatusView(MarsGame& game, const Style& style)
        : game_(game), style_(style), look_(game), tracks_(engine::tracks_of(game)) {
        for (const auto& state : tracks_) label_width_ = std::max(label_width_, columns(state.track.name) + 1);
    }

    std::string text() {
        return options() + where() + goal() + players() + parameters() + colonies() + committee() + waiting();
    }

  private:
    std::string options() {
        std::vector<std::string> items{game_.options().options + " on " + game_.map().printed_name,
                                       fmt::format("mode {}", mode_name(game_.mode())),
                                       fmt::format("auto {}", auto_name(game_.auto_mode()))};
        // What neither a letter nor the map brings in: a folder given with --canon.
        for (const auto& module : game_.core().table().canon().modules) {
            if (module.letter == 0 && !module.is_map && module.name != "base" &&
                game_.core().world().uses_module(module.name)) {
                items.push_back("with " + (module.printed_name.empty() ? module.name : module.printed_name));
            }
        }
        for (const std::string& name : game_.options().with) items.push_back("with " + name);
        for (const std::string& name : game_.options().without) items.push_back("without " + name);
        return line("game", items);
    }

    std::string where() {
        std::vector<std::string> items;
        if (game_.generation() > 0) items.push_back(fmt::format("generation {}", game_.generation()));
        const std::string phase = game_.phase();
        items.push_back("phase " + (phase.empty() ? "none" : phase));
        if (const auto turn = game_.turn()) items.push_back("turn " + painted_player(game_, *turn, style_));
        for (const auto winner : engine::winners(game_))
            items.push_back("winner " + painted_player(game_, winner, style_));
        return line("now", items);
    }

    /// Of a game for one: how long it may last, and what is missing.
    std::string goal() {
        if (!game_.is_solo() || game_.is_over()) return {};
        std::vector<std::string> items;
        const TypeId player = game_.core().player(1);
        const std::int64_t left =
            amount(game_, player, std::string(kind::kGeneration) + "Allowed") - game_.generation();
        items.push_back(left <= 0 ? "this is the last generation"
                                  : fmt::format("{} generation{} after this one", left, left == 1 ? "" : "s"));
        for (std::string& each : missing(player)) items.push_back(std::move(each));
        return line("goal", items);
    }

    /// What the goal still lacks: of `missed = HAS MAX 62 TerraformRating`, 63 less what there is.
    std::vector<std::string> missing(TypeId player) {
        std::vector<std::string> items;
        for (const auto& goal : listed(game_, player, kind::kSoloGoal)) {
            const auto* property = game_.core().table().property(game_.core().types()[goal.component].cls, "missed");
            const auto* missed = property == nullptr ? nullptr : std::get_if<parser::Requirement>(&property->value);
            if (missed == nullptr) continue;
            const auto* any = std::get_if<parser::AnyRequirement>(&missed->node);
            const std::vector<parser::Requirement> parts = any == nullptr ? std::vector{*missed} : any->parts;
            for (const parser::Requirement& part : parts) {
                const auto* count = std::get_if<parser::CountRequirement>(&part.node);
                const auto* type = count == nullptr ? nullptr : std::get_if<parser::CountMetric>(&count->metric.node);
                if (type == nullptr) continue;
                const std::int64_t short_of = count->amount + 1 - amount(game_, player, count->metric);
                const auto cls = game_.core().table().find(type->type.name);
                if (short_of > 0 && cls) items.push_back(fmt::format("{} {} to go", short_of, name_of(*cls)));
            }
        }
        return items;
    }

    std::string name_of(engine::ClassId cls) {
        for (const engine::TrackState& state : tracks_)
            if (state.track.cls == cls) return std::string(state.track.name);
        return cls == game_.core().table().find(kind::kRating) ? "TR" : printed_name(game_.core().table(), cls);
    }

    std::string players() {
        std::vector<std::string> items;
        for (const TypeId player : game_.core().players()) {
            std::string item = painted_player(game_, player, style_);
            item += fmt::format(" TR {}", look_.numbers(player).rating);
            if (game_.flow().first_player() == player && !game_.is_solo()) item += " first";
            if (game_.has_passed(player)) item += " passed";
            items.push_back(item);
        }
        return line("players", items);
    }

    std::string parameters() {
        std::string text;
        for (const engine::TrackState& state : tracks_) {
            const Ink ink = engine::color_of(game_.core().table(), state.track.cls);
            text += label(state.track.name) + pad_left(state.text(), 7) + "  " + bar(state, ink) + "\n";
        }
        return text;
    }

    /// `###....  4 to go`; of a track without an end only how far it has come.
    std::string bar(const engine::TrackState& state, Ink ink) {
        const auto filled = static_cast<std::size_t>(std::max<std::int64_t>(state.steps, 0));
        const auto whole = state.track.most ? static_cast<std::size_t>(*state.track.most) : filled;
        const std::size_t left = whole - std::min(filled, whole);
        const std::string text =
            paint(style_, ink, repeated("#", std::min(filled, whole))) + paint(style_, Ink::Dim, repeated(".", left));
        if (!state.track.most) return text;
        constexpr std::size_t kBeside = 20;  // the value before it, "12 to go" behind it
        const bool fits = label_width_ + whole + kBeside <= static_cast<std::size_t>(style_.width);
        const std::string rest = left == 0 ? "done" : fmt::format("{} to go", left);
        return fits ? text + "  " + rest : rest;
    }

    std::string colonies() {
        const auto items = colony_words(game_, look_.colonies(), style_);
        if (items.empty()) return {};
        return label("colonies") + flowed(items, " · ", static_cast<std::size_t>(style_.width), label_width_) + "\n";
    }

    std::string committee() {
        const auto view = look_.committee();
        if (!view) return {};
        const auto name = [&](TypeId type) {
            return printed_name(game_.core().table(), game_.core().types()[type].cls);
        };
        std::vector<std::string> items;
        if (view->ruling != kNoType) items.push_back(name(view->ruling) + " rule");
        if (view->dominant != kNoType) items.push_back(name(view->dominant) + " dominant");
        if (view->current != kNoType) items.push_back("event " + name(view->current));
        if (view->coming != kNoType) items.push_back("then " + name(view->coming));
        return line("committee", items);
    }

    std::string waiting() {
        std::vector<std::string> items;
        for (const TypeId player : waiting_players()) {
            std::size_t count = 0;
            for (const engine::Task& task : game_.core().world().tasks()) count += task.player == player ? 1 : 0;
            items.push_back(fmt::format("{} for {}", count, painted_player(game_, player, style_)));
        }
        if (items.empty()) return line("tasks", {"none"});
        return line("tasks", items);
    }

    std::vector<TypeId> waiting_players() {
        std::vector<TypeId> players;
        for (const engine::Task& task : game_.core().world().tasks()) {
            if (std::find(players.begin(), players.end(), task.player) == players.end()) players.push_back(task.player);
        }
        return players;
    }

    std::string label(const std::string& text) { return paint(style_, Ink::Dim, pad_right(text, label_width_)); }
    std::string line(const std::string& name, const std::vector<std::string>& items) {
        return label(name) + flowed(items, ", ", static_cast<std::size_t>(style_.width), label_width_) + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    Look look_;
    std::vector<engine::TrackState> tracks_;
    std::size_t label_width_ = 13;
};

}  // namespace

std::string render_status(MarsGame& game, const Style& style) { return StatusView(game, style).text(); }

}  // namespace rego::app
