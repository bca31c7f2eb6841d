#include "app/shell/session/timeline.hpp"

#include <algorithm>
#include <utility>

namespace rego::app {

using engine::MarsGame;

namespace {

/// Two steps in a row as one: what did not hold before the first is what does not hold before both.
void merge(Step& first, Step second) {
    if (second.keep < first.keep) {
        // The second began further back, among commands that the first had left alone.
        second.tail.resize(first.keep - second.keep);
        std::move(first.tail.begin(), first.tail.end(), std::back_inserter(second.tail));
        first.tail = std::move(second.tail);
        first.keep = second.keep;
    }
    if (!first.table) first.table = std::move(second.table);
}

}  // namespace

// --- The present -----------------------------------------------------------------------------------------------

Moment Timeline::moment() const {
    Moment now{game_, 0, {}};
    now.settings.pinned = pinned_;
    now.settings.measures = measures_;
    if (!game_) return now;
    now.checkpoint = game_->core().checkpoint();
    now.settings.mode = game_->mode();
    now.settings.eagerness = game_->auto_mode();
    return now;
}

void Timeline::restore(const Moment& moment) {
    game_ = moment.game;
    if (game_) game_->core().roll_back(moment.checkpoint);
    adopt(moment.settings);
}

void Timeline::adopt(const Settings& settings) {
    pinned_ = settings.pinned;
    use_measures(settings.measures);
    if (!game_) return;
    game_->set_mode(settings.mode);
    game_->set_auto(settings.eagerness);
}

void Timeline::use_measures(std::shared_ptr<const engine::Measures> measures) {
    measures_ = std::move(measures);
    if (game_) game_->core().types().set_own_measures(measures_);
}

void Timeline::begin_game(std::unique_ptr<MarsGame> game) {
    keep_game(game_);
    game_ = std::move(game);
    pinned_.clear();
    use_measures(measures_);
}

void Timeline::keep_game(std::shared_ptr<MarsGame> game) {
    if (!game) return;
    std::erase(kept_games_, game);
    kept_games_.push_back(std::move(game));
    if (kept_games_.size() > most_kept_games_) kept_games_.pop_front();
}

// --- Commands --------------------------------------------------------------------------------------------------

void Timeline::record(Entry entry, const Moment& before, std::string said) {
    const Moment now = moment();
    entry.game = now.game;
    entry.has_game = now.game != nullptr;
    entry.begins_game = entry.has_game && now.game != before.game;
    entry.checkpoint = now.checkpoint;
    entry.settings = now.settings;
    steps_.push_back({entry.line, std::move(said), entries_.size()});
    entries_.push_back(std::move(entry));
    undone_.clear();
}

void Timeline::take_back_last(std::vector<Entry>& tail) {
    Entry entry = std::move(entries_.back());
    entries_.pop_back();
    // What begins a game leaves nothing to take back: the game stays, just begun.
    if (const auto game = entry.game.lock(); game && !entry.begins_game)
        entry.changes = game->core().world().take_back(entries_.back().checkpoint);
    tail.push_back(std::move(entry));
}

void Timeline::repeat(Entry entry) {
    if (const auto game = entry.game.lock(); game && !entry.begins_game) game->core().world().repeat(entry.changes);
    entry.changes = {};
    entries_.push_back(std::move(entry));
}

/// To where the last command led.
void Timeline::arrive() {
    const Entry* last = entries_.empty() ? nullptr : &entries_.back();
    std::shared_ptr<MarsGame> game = last == nullptr ? nullptr : last->game.lock();
    if (game != game_) keep_game(game_);
    game_ = std::move(game);
    adopt(last == nullptr ? Settings{} : last->settings);
}

void Timeline::exchange(Step& step) {
    std::vector<Entry> taken;
    while (entries_.size() > step.keep) take_back_last(taken);
    std::reverse(taken.begin(), taken.end());
    for (Entry& entry : step.tail) repeat(std::move(entry));
    if (!taken.empty()) ++edits_;
    step.tail = std::move(taken);
    if (step.table) std::swap(step.table, table_);
    arrive();
}

void Timeline::cut(std::size_t keep, std::string title) {
    steps_.push_back({std::move(title), "", keep});
    exchange(steps_.back());
    floor_entries_ = std::min(floor_entries_, keep);
    undone_.clear();
}

void Timeline::cut_all(std::string title, Table table) {
    cut(0, std::move(title));
    steps_.back().table = std::exchange(table_, std::move(table));
}

// --- Steps -----------------------------------------------------------------------------------------------------

const Step& Timeline::undo() {
    undone_.push_back(std::move(steps_.back()));
    steps_.pop_back();
    exchange(undone_.back());
    return undone_.back();
}

const Step& Timeline::redo() {
    steps_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    exchange(steps_.back());
    return steps_.back();
}

Timeline::Mark Timeline::mark() const { return {steps_.size(), undone_, edits_, floor_, floor_entries_}; }

void Timeline::return_to(Mark mark) {
    while (steps_.size() < mark.steps) redo();
    while (steps_.size() > mark.steps) undo();
    close_unseen(std::move(mark));
}

Timeline::Mark Timeline::open() {
    Mark now = mark();
    floor_ = steps_.size();
    floor_entries_ = entries_.size();
    return now;
}

void Timeline::close(Mark mark, std::string title, std::string said) {
    if (steps_.size() == mark.steps) return close_unseen(std::move(mark));
    Step whole = std::move(steps_[mark.steps]);
    for (std::size_t i = mark.steps + 1; i < steps_.size(); ++i) merge(whole, std::move(steps_[i]));
    whole.title = std::move(title);
    whole.said = std::move(said);
    steps_.resize(mark.steps);
    steps_.push_back(std::move(whole));
    undone_.clear();
    floor_ = mark.floor;
    floor_entries_ = std::min(mark.floor_entries, steps_.back().keep);
}

void Timeline::close_unseen(Mark mark) {
    steps_.resize(mark.steps);
    undone_ = std::move(mark.undone);
    edits_ = mark.edits;
    floor_ = mark.floor;
    floor_entries_ = mark.floor_entries;
}

// --- Lost games ------------------------------------------------------------------------------------------------

std::vector<Entry> Timeline::take_lost() {
    std::vector<Entry> lost;
    if (entries_.empty() || !entries_.back().is_lost()) return lost;
    bool begun = false;
    while (!begun) {
        begun = entries_.back().begins_game;
        // Part of it may have been played anew before. It will be again, and then belongs to another game.
        std::erase(kept_games_, entries_.back().game.lock());
        take_back_last(lost);
    }
    std::reverse(lost.begin(), lost.end());
    arrive();
    return lost;
}

void Timeline::put_back_lost(std::vector<Entry> lost) {
    for (Entry& entry : lost) entries_.push_back(std::move(entry));
    arrive();
}

}  // namespace rego::app
