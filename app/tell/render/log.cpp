// `log`: the events of a game, with who did them, through what, and because of which earlier one.
#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/reading.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {
namespace {

bool is_interesting(MarsGame& game, const engine::Event& event) {
    const auto matters = [&](TypeId type) { return type != engine::kNoType && !is_bookkeeping(game, type); };
    return event.correction || matters(event.gain) || matters(event.remove);
}

std::string cause_text(MarsGame& game, const engine::Event& event, bool full) {
    std::string text;
    if (event.correction) text += " FIX";
    if (event.via != engine::kNoType) {
        // Signals have long types and short names.
        text += " via " + (!full && is_bookkeeping(game, event.via) ? class_name(game, event.via)
                                                                    : short_type(game, event.via, event.actor));
    }
    if (event.cause != 0) text += fmt::format(" because of {}", event.cause);
    return text;
}

/// The log as people would keep it: who did what, what was paid for it and what it brought, each with its number.
class TableLog {
  public:
    TableLog(MarsGame& game, const Style& style) : game_(game), style_(style), speech_(game, style) {}

    /// What is to be told of each event, from the first on; empty for most.
    std::vector<std::string> lines() {
        const auto& events = game_.core().world().events();
        std::vector<std::string> lines(events.size());
        for (std::size_t i = 0; i < events.size(); ++i) lines[i] = line(events[i]);
        return lines;
    }

  private:
    std::string line(const engine::Event& event) {
        if (event.gain != engine::kNoType) there_[event.gain] += event.count;
        if (event.remove != engine::kNoType) there_[event.remove] -= event.count;
        const bool pays = event.gain != engine::kNoType && event.remove != engine::kNoType &&
                          (is_a(game_, event.gain, kind::kPay) || is_a(game_, event.gain, kind::kPayFrom));
        if (pays) {
            if (!awaits_payment_) return "pays " + speech_.payment({{event.remove, event.count}});
            paid_.emplace_back(event.remove, event.count);
            return {};
        }
        if (event.gain != engine::kNoType && is_a(game_, event.gain, kind::kSignal)) {
            if (std::string doing = speech_.doing(event.gain, event.count); !doing.empty()) doing_ = std::move(doing);
            if (is_a(game_, event.gain, kind::kPlay) || is_a(game_, event.gain, kind::kUseAction) || !doing_.empty())
                awaits_payment_ = true;
            return {};
        }
        const bool plays = event.gain != engine::kNoType && is_a(game_, event.gain, kind::kCard);
        const bool turns_over = event.gain != engine::kNoType && event.remove != engine::kNoType &&
                                is_a(game_, event.gain, kind::kPlayedEvent);
        if (turns_over) return {};  // told when it was played
        std::vector<std::string> parts;
        if (event.gain != engine::kNoType) add(parts, tell_change(event.gain, event.count, event));
        if (event.remove != engine::kNoType && !plays) add(parts, tell_change(event.remove, -event.count, event));
        if (parts.empty()) return {};
        const std::string paid = paid_.empty() ? "" : fmt::format(" ({})", speech_.payment(std::exchange(paid_, {})));
        const std::string doing = std::exchange(doing_, {});
        awaits_payment_ = false;
        std::string text = joined(parts, "and");
        if (doing.empty()) {
            text += paid;
        } else {
            const bool says_all = event.via != engine::kNoType && is_a(game_, event.via, kind::kSignal);
            text = doing + paid + (says_all ? "" : ": " + text);
        }
        const std::string source = plays || !doing.empty() ? "" : speech_.source(event.via);
        if (!source.empty() && text.find(source) == std::string::npos) text += fmt::format(" ({})", source);
        return text + (event.correction ? " FIX" : "");
    }

    static void add(std::vector<std::string>& parts, std::string part) {
        if (!part.empty()) parts.push_back(std::move(part));
    }

    std::string tell_change(TypeId type, std::int64_t count, const engine::Event& event) {
        if (is_bookkeeping(game_, type)) return {};
        const std::string text = speech_.change(type, count, there_[type]);
        const TypeId owner = owner_of(game_, type);
        const bool is_others = owner != engine::kNoType && owner != event.actor;
        return text.empty() || !is_others ? text : fmt::format("{}: {}", speech_.who(owner), text);
    }

    MarsGame& game_;
    const Style& style_;
    Speech speech_;
    std::map<TypeId, std::int64_t> there_;
    Speech::Amounts paid_;  // since the last thing that was told
    bool awaits_payment_ = false;
    std::string doing_;  // what has been begun since: "standard project City"
};

}  // namespace

std::vector<std::string> event_words(MarsGame& game, const Style& style) { return TableLog(game, style).lines(); }

namespace {

/// "Ann, generation 2" for each event that is the first of a turn to be shown; empty for all others.
std::vector<std::string> turns_of(MarsGame& game, const std::vector<std::size_t>& shown, const Style& style) {
    const auto& events = game.core().world().events();
    std::vector<std::string> titles(events.size());
    std::vector<bool> is_shown(events.size());
    for (const std::size_t i : shown) is_shown[i] = true;
    std::int64_t generation = 0;
    std::string open;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const engine::Event& event = events[i];
        if (event.gain != engine::kNoType && is_a(game, event.gain, kind::kGeneration)) generation += event.count;
        if (event.gain != engine::kNoType && class_name(game, event.gain) == kind::kTurn)
            open = fmt::format("{}, generation {}", player_name(game, owner_of(game, event.gain), style), generation);
        if (event.gain != engine::kNoType && is_a(game, event.gain, kind::kPhase)) open.clear();
        if (is_shown[i]) titles[i] = std::exchange(open, {});
    }
    return titles;
}

}  // namespace

std::string render_log(MarsGame& game, bool full, std::size_t last, const Style& style,
                       const std::vector<Remark>& remarks) {
    const auto& events = game.core().world().events();
    const bool in_words = !full && style.tongue == Tongue::Players;
    const std::vector<std::string> words = in_words ? event_words(game, style) : std::vector<std::string>();
    std::vector<std::size_t> shown;
    for (std::size_t i = events.size(); i-- > 0 && (last == 0 || shown.size() < last);) {
        if (in_words ? !words[i].empty() : full || is_interesting(game, events[i])) shown.push_back(i);
    }
    std::size_t name_width = 6;
    for (const TypeId player : game.core().players()) {
        name_width = std::max(name_width, columns(player_name(game, player, style)));
    }
    std::string text;
    const auto width = static_cast<std::size_t>(style.width);
    // Remarks stand between the events; those before the first one that is shown only in a whole log.
    auto remark = remarks.begin();
    const auto say_remarks = [&](std::size_t before) {
        for (; remark != remarks.end() && remark->after < before; ++remark)
            text += std::string(7, ' ') + paint(style, Ink::Title, remark->text) + "\n";
    };
    if (last != 0 && !shown.empty())
        while (remark != remarks.end() && remark->after < shown.back()) ++remark;
    const auto titles = in_words ? turns_of(game, shown, style) : std::vector<std::string>(events.size());
    for (auto i = shown.rbegin(); i != shown.rend(); ++i) {
        const engine::Event& event = events[*i];
        say_remarks(*i + 1);
        if (!titles[*i].empty()) text += std::string(7, ' ') + paint(style, Ink::Title, titles[*i]) + "\n";
        const bool is_mars = in_words && event.actor == game.core().engine_actor();
        const std::string who = event.actor == engine::kNoType ? ""
                                : is_mars                      ? "Mars"
                                                               : painted_player(game, event.actor, style);
        if (in_words) {
            text += paint(style, Ink::Dim, fmt::format("{:>5}  ", *i + 1)) + pad_right(who, name_width + 2);
            const std::size_t begin = 7 + name_width + 2;
            const auto lines = wrapped(words[*i], std::max<std::size_t>(width, begin + 20) - begin);
            for (std::size_t n = 0; n < lines.size(); ++n)
                text += (n == 0 ? "" : std::string(begin, ' ')) + lines[n] + "\n";
            continue;
        }
        const std::string what = full ? event_text(game, event) : short_event_text(game, event);
        const std::string cause = cause_text(game, event, full);
        const std::size_t indent = 7 + name_width + 2;
        text += paint(style, Ink::Dim, fmt::format("{:>5}  ", *i + 1)) + pad_right(who, name_width + 2);
        if (cause.empty()) {
            text += what + "\n";
            continue;
        }
        // A long cause goes to a line of its own rather than being cut.
        const std::size_t room = width - std::min(indent + columns(cause), width);
        const bool fits = columns(what) <= room;
        const std::string padded = pad_right(what, std::min<std::size_t>(room, 34));
        text += (fits ? padded : what + "\n" + std::string(indent + 1, ' ')) + paint(style, Ink::Dim, cause) + "\n";
    }
    say_remarks(events.size() + 1);
    return text;
}

}  // namespace rego::app
