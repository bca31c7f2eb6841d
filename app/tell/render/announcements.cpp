// What somebody at the table would call out: a parameter has come to its end, the last generation has begun, the game
// is over and who has won.
#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/load/blanks.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

/// What some events are about, as far as it is called out.
class Announcer {
  public:
    Announcer(MarsGame& game, EventNumber from, EventNumber to, const Style& style)
        : game_(game), style_(style), from_(from), to_(to) {}

    std::string text() {
        note_gains();
        if (has_gained(kind::kEnd)) return render_score(game_, style_);
        std::string text;
        for (const engine::Track& track : game_.tracks()) {
            if (!has_gained(track.cls)) continue;
            const engine::TrackState state = engine::state_of(game_, track);
            if (state.steps == track.most) text += line(end_of(state));
        }
        const bool may_be_last = !text.empty() || has_gained(kind::kGeneration);
        if (may_be_last && is_last_generation()) text += line("this is the last generation");
        return text;
    }

  private:
    static std::string end_of(const engine::TrackState& state) {
        return engine::filled(state.track.full, [&](const engine::Blank&) { return state.text(); });
    }

    std::string line(const std::string& words) const { return "  " + paint(style_, Ink::Title, words) + "\n"; }

    bool has_gained(std::string_view cls) const {
        const auto id = game_.core().table().find(cls);
        return id && has_gained(*id);
    }
    bool has_gained(engine::ClassId cls) const {
        const engine::ClassTable& table = game_.core().table();
        return std::ranges::any_of(gained_, [&](engine::ClassId each) { return table.is_subclass(each, cls); });
    }
    void note_gains() {
        for (EventNumber n = from_ + 1; n <= to_; ++n) {
            const engine::Event& event = game_.core().world().event(n);
            if (event.gain == kNoType || event.count <= 0) continue;
            const engine::ClassId cls = game_.core().types()[event.gain].cls;
            if (std::ranges::find(gained_, cls) == gained_.end()) gained_.push_back(cls);
        }
    }

    /// Whether the rule that ends this game says so.
    bool is_last_generation() {
        const TypeId anybody = game_.core().player(1);
        return std::ranges::any_of(listed(game_, anybody, kind::kLastGeneration), [&](const auto& rule) {
            const parser::EvalRequirement is_now{parser::Expression::named(class_name(game_, rule.component)), "isNow"};
            const auto holds = game_.core().has(anybody, parser::Requirement{is_now, {}});
            return holds && *holds;
        });
    }

    MarsGame& game_;
    const Style& style_;
    EventNumber from_, to_;
    std::vector<engine::ClassId> gained_;  // each once
};

}  // namespace

std::string render_announcements(MarsGame& game, EventNumber from, EventNumber to, const Style& style) {
    return style.tongue == Tongue::Pets ? "" : Announcer(game, from, to, style).text();
}

}  // namespace rego::app
