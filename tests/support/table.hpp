// A game for tests to play with: acts are PETS, results are a net change or the error.
//
//     Table table = toy_game().with("3 Honey<Player1>");
//     const Delta delta = table.p1().performs("-2 Honey").value();
//     CHECK(delta.includes("-2 Honey<Player1>, 0 Honey<Player2>"));
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

namespace rego::test {

/// The net change of a stretch of events.
class Delta {
  public:
    Delta(engine::Game& game, std::size_t from, std::size_t to);

    /// "2 Honey<Player1>, 0 Wax, -Hive<Anyone>": each type named has changed by just that; others do not matter.
    bool includes(std::string_view changes) const;
    /// By how much the count of that type has changed.
    std::int64_t of(std::string_view type) const;
    bool empty() const { return changes_.empty(); }
    /// "2 Honey<Player1>, -Wax<Player2>": everything, in order of first change.
    std::string text() const;

  private:
    engine::Game* game_;
    std::vector<std::pair<engine::TypeId, std::int64_t>> changes_;
};

/// Instructions as PETS.
std::vector<std::string> texts_of(engine::Game& game, const std::vector<engine::InstructionPtr>& instructions);

/// Everything that must be as before when an operation has failed or was taken back.
struct Snapshot {
    std::uint64_t fingerprint = 0;
    std::vector<std::string> components, tasks;
    std::size_t events = 0;
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};
Snapshot snapshot(engine::Game& game);

class Table;

/// Somebody who acts.
class Seat {
  public:
    Seat(Table& table, engine::TypeId actor) : table_(&table), actor_(actor) {}

    /// Any instruction; whatever needs no decision follows.
    engine::Result<Delta> performs(std::string_view instruction);
    /// Answers the pending task that this fits, or the one of that number.
    engine::Result<Delta> answers(std::string_view instruction, std::size_t number = 0);

    std::int64_t count(std::string_view metric);
    bool has(std::string_view requirement);
    /// The components of that type: "3 Honey<Player1>; Wax<Player1>".
    std::string list(std::string_view type);
    /// The actor's pending tasks, as PETS: "-3 Honey<Anyone>?; Wax<Player1>".
    std::string tasks();
    engine::TypeId id() const { return actor_; }

  private:
    Table* table_;
    engine::TypeId actor_;
};

class Table {
  public:
    Table(std::shared_ptr<const engine::ClassTable> classes, const engine::GameParts& parts,
          engine::CustomRules custom);

    /// Setup, done by the engine; must succeed and leaves no tasks of its own behind.
    Table&& with(std::string_view instruction) &&;
    Table& with(std::string_view instruction) &;
    /// How much is done without being asked: `safe` unless said otherwise.
    Table&& automatic(engine::Auto mode) &&;

    Seat p1();
    Seat p2();
    Seat engine();
    engine::Game& game() { return *game_; }
    engine::Auto mode() const { return mode_; }
    void set_mode(engine::Auto mode) { mode_ = mode; }
    Snapshot snapshot() { return test::snapshot(*game_); }
    /// A type as PETS in its shortest form.
    std::string print(std::string_view type);
    engine::TypeId type(std::string_view expression);

  private:
    std::unique_ptr<engine::CustomRules> custom_;
    std::unique_ptr<engine::Game> game_;
    engine::Auto mode_ = engine::Auto::Safe;
};

/// The text of a result: its delta, or its error as "kind: message".
std::string shown(const engine::Result<Delta>& result);

}  // namespace rego::test
