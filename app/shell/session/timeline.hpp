// The one history of a session: the game that is played, the commands that led there, and the steps that undo and redo
// move along. Going back and forth takes back and repeats changes; no rule is asked, so it is exact. Knows no verbs.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/session/entry.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app {

using Table = std::shared_ptr<const engine::ClassTable>;

/// What one `undo` takes back: that from the command number `keep` on, the commands became other ones. Undone and
/// redone alike by exchanging the two tails.
struct Step {
    std::string title;
    std::string said;           // by the command itself: `redo` says it again
    std::size_t keep = 0;       // so many commands before it are the same on both sides
    std::vector<Entry> tail{};  // the side that does not hold at present
    Table table{};              // of that side, if the canon is another one
};

class Timeline {
  public:
    /// A game takes up to two megabytes, and a script may play any number of them. Whoever goes further back than to
    /// the games that are kept waits until the commands have been carried out anew.
    explicit Timeline(std::size_t most_kept_games) : most_kept_games_(most_kept_games) {}

    // --- The present
    const std::shared_ptr<engine::MarsGame>& game() const { return game_; }
    /// Plays another game from now on.
    void begin_game(std::unique_ptr<engine::MarsGame> game);
    const std::string& pinned() const { return pinned_; }
    void pin(std::string actor) { pinned_ = std::move(actor); }
    /// Those of the session, besides those of the canon; null: none.
    const std::shared_ptr<const engine::Measures>& measures() const { return measures_; }
    void use_measures(std::shared_ptr<const engine::Measures> measures);
    /// The canon that all of it is played with; null: not needed yet.
    const Table& table() const { return table_; }
    void use_table(Table table) { table_ = std::move(table); }
    Moment moment() const;
    /// Takes back what has happened since, none of which may have been recorded.
    void restore(const Moment& moment);

    // --- The past
    const std::vector<Entry>& entries() const { return entries_; }
    /// Grows when something else than the end of the entries has changed.
    std::size_t edits() const { return edits_; }
    /// What has happened since `before` is one command, and one step. What had been undone is forgotten.
    void record(Entry entry, const Moment& before, std::string said);
    /// Takes back the commands from number `keep` on, as one step.
    void cut(std::size_t keep, std::string title);
    /// The same, with another canon from now on.
    void cut_all(std::string title, Table table);

    // --- Along the steps
    std::size_t undoable() const { return steps_.size() - floor_; }
    std::size_t redoable() const { return undone_.size(); }
    const Step& undo();
    const Step& redo();

    // --- Several steps as one, or as none
    /// The state of the past at some moment, to come back to.
    struct Mark {
        std::size_t steps = 0;
        std::vector<Step> undone;
        std::size_t edits = 0;
        std::size_t floor = 0;
        std::size_t floor_entries = 0;
    };
    Mark mark() const;
    /// Whatever steps have been made, undone or redone since: all is as it was.
    void return_to(Mark mark);
    /// From here on `undo` and `rollback` do not reach further back, until …
    Mark open();
    /// … all since then becomes one step; none if nothing was done, …
    void close(Mark mark, std::string title, std::string said);
    /// … or nothing that could be undone.
    void close_unseen(Mark mark);
    /// Commands before this number were there before the innermost open mark.
    std::size_t first_open() const { return floor_entries_; }

    // --- Games that are kept no longer
    /// If the present game is one: the commands that led there, taken out so that they can be carried out anew.
    std::vector<Entry> take_lost();
    void put_back_lost(std::vector<Entry> lost);

  private:
    void take_back_last(std::vector<Entry>& tail);
    void repeat(Entry entry);
    void exchange(Step& step);
    void adopt(const Settings& settings);
    void arrive();
    void keep_game(std::shared_ptr<engine::MarsGame> game);

    std::shared_ptr<engine::MarsGame> game_;
    std::string pinned_;
    std::shared_ptr<const engine::Measures> measures_;
    Table table_;
    std::vector<Entry> entries_;
    std::vector<Step> steps_;
    std::vector<Step> undone_;
    std::size_t floor_ = 0;          // of the steps: those below stay
    std::size_t floor_entries_ = 0;  // the same in commands
    std::size_t edits_ = 0;
    std::size_t most_kept_games_;
    std::deque<std::shared_ptr<engine::MarsGame>> kept_games_;  // beside the present one, the latest last
};

}  // namespace rego::app
