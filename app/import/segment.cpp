#include "app/import/segment.hpp"

#include <algorithm>
#include <cctype>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

/// Answers tried for one decision before the nearest so far has to do.
constexpr int kMostTries = 400;
/// How many of them when all that is told has come about: only what is not told could be less.
constexpr int kTriesBeyond = 40;
constexpr int kDeepest = 40;
constexpr std::size_t kMostWays = 16;
/// So many where all are asked for.
constexpr std::size_t kAllWays = 40;
/// Answers that bring so much more or less are as likely: not everything is told.
constexpr int kAsGood = 2;
/// Something left to be answered counts as this much.
constexpr int kPendingPenalty = 3;
/// So does something declined in a solo game.
constexpr int kDeclinePenalty = 5;

}  // namespace

SegmentSolver::SegmentSolver(Playing& playing, Accounts& accounts, CanBegin can_begin)
    : playing_(playing), accounts_(accounts), answers_(playing.game(), *this), can_begin_(std::move(can_begin)) {}

std::vector<Ending> SegmentSolver::solve(const Segment& segment, EventNumber since, Playing::Mark begin,
                                         bool is_exhaustive) {
    is_exhaustive_ = is_exhaustive;
    had_choice_ = false;
    segment_ = &segment;
    since_ = since;
    begin_ = begin;
    surplus_ = segment.is_silent_on_stock() ? Accounts::Surplus::NotInStock : Accounts::Surplus::Counts;
    ways_.clear();
    solved_ = false;
    tries_ = 0;
    depth_ = 0;
    most_tries_ = kMostTries;
    search();
    if (ways_.empty()) consider();
    std::ranges::stable_sort(ways_, {}, &Ending::distance);
    return std::move(ways_);
}

int SegmentSolver::distance_now() {
    return accounts_.distance(segment_->told, accounts_.happened(since_), surplus_) + penalty();
}

int SegmentSolver::penalty() const { return declined_ * kDeclinePenalty; }

/// What the next decision is about is left for it.
bool SegmentSolver::is_left_alone(const follow::PossibleAnswer& answer) const {
    const Verb verb = answer.phrasings.front().verb;
    const Fact* next = segment_->next;
    const bool is_bought = next != nullptr && (next->kind == Kind::Buy || next->kind == Kind::Keep);
    if (verb == Verb::Buy) {
        if (playing_.game().phase() == "Research" || is_bought) return true;
        const auto is_told = [](const Fact* fact) { return fact->kind == Kind::Bought; };
        if (std::ranges::any_of(segment_->consequences, is_told)) return false;
        return answer.phrasings.front().number > 0;
    }
    return false;
}

bool SegmentSolver::is_named(const follow::PossibleAnswer& answer) const {
    return std::ranges::any_of(segment_->named, [&](const std::string& name) {
        const auto at = answer.text.find(name);
        const auto end = at + name.size();
        const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
        return at != std::string::npos && (at == 0 || !is_part(answer.text[at - 1])) &&
               (end == answer.text.size() || !is_part(answer.text[end]));
    });
}

int SegmentSolver::preference_of(const follow::PossibleAnswer& answer) const {
    if (is_named(answer)) return -1;
    return segment_->avoided.contains(answer.area) ? 1 : 0;
}

/// A tile that is told and lies not yet.
bool SegmentSolver::place_next() {
    Tally missing = accounts_.missing(segment_->told, accounts_.happened(since_));
    const TypePool& types = playing_.game().core().types();
    for (const Fact* fact : segment_->consequences) {
        if (fact->kind != Kind::Place) continue;
        const TypeId area = accounts_.area(fact->slots);
        if (area == kNoType || !missing.contains({area, false})) continue;
        ++tries_;
        const TypeId actor = accounts_.player(fact->slots.player());
        if (playing_.perform({.actor = actor, .answers = {At{types[area].cls}}})) return true;
    }
    return false;
}

void SegmentSolver::search() {
    if (gives_up() || depth_ > kDeepest) return;
    const Playing::Mark here = playing_.mark();
    MarsGame& game = playing_.game();
    if (game.core().world().tasks().empty()) return consider();
    const bool awaits_government = segment_->next != nullptr &&
                                   (segment_->next->kind == Kind::Govern || segment_->next->kind == Kind::GovernOcean);
    if (place_next()) {
        ++depth_;
        search();
        --depth_;
        playing_.go_back(here);
        return;
    }
    if (awaits_government && game.phase() == "Solar") return consider();
    // The next decision answers what is pending.
    if (segment_->next != nullptr && can_begin_(*segment_->next)) return consider();
    std::vector<follow::PossibleAnswer> options;
    for (follow::PossibleAnswer& answer : answers_.all())
        if (!is_left_alone(answer)) options.push_back(std::move(answer));
    if (std::ranges::any_of(options, [](const auto& option) { return !option.off_target; }))
        std::erase_if(options, [](const auto& option) { return option.off_target; });
    // Nobody who plays alone spares the neutral opponent; that is not told.
    const bool is_for_neutral =
        game.is_solo() && std::ranges::any_of(options, [](const follow::PossibleAnswer& option) {
            return option.text.find(kind::kNeutral) != std::string::npos ||
                   option.text.find(kind::kNeutralDelegates) != std::string::npos;
        });
    std::vector<Ending> tried;
    for (const follow::PossibleAnswer& option : options) {
        if (gives_up()) break;
        ++tries_;
        for (const Move& phrasing : option.phrasings) {
            if (!playing_.perform(phrasing)) continue;
            const int declined = option.declines && is_for_neutral ? 1 : 0;
            declined_ += declined;
            const int distance = distance_now();
            declined_ -= declined;
            tried.push_back({playing_.take_back(here), distance, declined, preference_of(option)});
            break;
        }
    }
    if (tried.empty()) return consider();
    std::ranges::stable_sort(tried, [](const Ending& a, const Ending& b) {
        return a.preference != b.preference ? a.preference < b.preference : a.distance < b.distance;
    });
    had_choice_ = had_choice_ || (tried.size() > 1 && tried[1].distance <= tried[0].distance + kAsGood &&
                                  options.front().phrasings.front().verb != Verb::Reveal);
    for (const Ending& way : tried) {
        if (gives_up()) return;
        playing_.repeat(way.stretch);
        ++depth_;
        declined_ += way.declined;
        search();
        declined_ -= way.declined;
        --depth_;
        playing_.go_back(here);
    }
}

void SegmentSolver::consider() {
    const Tally happened = accounts_.happened(since_);
    Ending way;
    way.distance = accounts_.distance(segment_->told, happened, surplus_) + penalty() +
                   kPendingPenalty * static_cast<int>(playing_.game().core().world().tasks().size());
    if (ways_.size() >= (is_exhaustive_ ? kAllWays : kMostWays)) {
        const auto worst = std::ranges::max_element(ways_, {}, &Ending::distance);
        if (worst->distance <= way.distance) return;
        ways_.erase(worst);
    }
    const Playing::Mark begin = begin_;
    way.stretch = playing_.take_back(begin);
    playing_.repeat(way.stretch);
    solved_ = !is_exhaustive_ && way.distance == 0;
    if (!is_exhaustive_ && accounts_.distance(segment_->told, happened, Accounts::Surplus::Ignored) == 0)
        most_tries_ = std::min(most_tries_, tries_ + kTriesBeyond);
    ways_.push_back(std::move(way));
}

/// A tile where none is told.
bool SegmentSolver::goes_astray(const engine::Way& way) {
    if (way.remove != kNoType) return false;
    const ClassId cls = answers_.dependency_of(way.gain, answers_.area());
    if (cls == kNoClass) return false;
    return !segment_->told.contains({playing_.game().core().types().base(cls), false});
}

}  // namespace rego::app::imports
