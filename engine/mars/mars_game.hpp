// A game of Terraforming Mars at the table: setup, turns, phases, payment and scoring around the rules engine.
// This folder is all that the engine knows of Terraforming Mars beyond the canon. Its own state (whose turn it is, who
// has passed) is kept in components, so that going back needs nothing special.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/wording.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

enum class Mode { Game, Turns, Ops, Tasks, Raw };

struct NewGame {
    std::string options = "B";         // letters: BRPVCT2X and a map letter
    std::vector<std::string> players;  // display names in seat order
    Mode mode = Mode::Game;
    std::vector<std::string> milestones;  // empty: those of the map
    std::vector<std::string> awards;
    std::vector<std::string> colonies;
    std::vector<std::string> with;
    std::vector<std::string> without;
    bool solo_by_rating = false;  // solo=tr63
    bool world_government = true;
};

/// `9`, `2 Steel`, `2 Floater<Dirigibles>`.
struct PaymentItem {
    std::int32_t amount = 0;
    parser::Expression resource;
};
/// Nothing written: rego pays by itself.
using Payment = std::optional<std::vector<PaymentItem>>;

struct Score {
    std::vector<std::pair<std::string, std::int64_t>> columns;  // by key, in the order of score_columns()
    std::int64_t total = 0;
    std::vector<std::pair<std::string, std::int64_t>> per_card;

    /// The points of a column: "tr", "greenery"; 0 where there is no such column.
    std::int64_t of(std::string_view key) const;
};

class MarsGame {
  public:
    /// Usage errors for unknown letters, "not supported yet" for known ones without a module.
    static Result<std::unique_ptr<MarsGame>> create(std::shared_ptr<const ClassTable> table, NewGame options);

    Game& core() { return *game_; }
    const NewGame& options() const { return options_; }
    const MapInfo& map() const { return *map_; }
    bool is_solo() const { return options_.players.size() == 1; }
    int player_count() const { return static_cast<int>(options_.players.size()); }

    Mode mode() const { return mode_; }
    void set_mode(Mode mode) { mode_ = mode; }
    Auto auto_mode() const { return auto_; }
    void set_auto(Auto mode) { auto_ = mode; }

    // --- Where the game stands
    std::string phase();  // "Action"; empty if there is none
    std::int64_t generation();
    std::optional<TypeId> turn();  // whose turn it is, if anybody's
    std::optional<TypeId> first_player();
    bool has_passed(TypeId player);
    bool is_over();
    std::optional<TypeId> winner();  // after scoring; solo: the player if won
    /// The actor of a command when none is named: whoever's turn it is, else the only one with a task, else Player1.
    TypeId default_actor();

    // --- Doing, in PETS: all or nothing
    Result<Unit> exec(TypeId actor, const parser::Instruction& instruction);
    Result<Unit> task(TypeId actor, std::optional<std::size_t> number, const parser::Instruction& answer,
                      AnswerStyle style = {});
    Result<Unit> drop_task(TypeId actor, std::size_t number);
    Result<Unit> fix(TypeId actor, const std::vector<parser::Instruction>& changes);
    Result<Unit> set_phase(const std::string& name);
    Result<Unit> start_turn(TypeId actor);

    // --- Doing, in the game's own words: all or nothing. Each answers a fitting pending task before it starts an
    // action.
    Result<Unit> play(TypeId actor, ClassId card, const Payment& payment);
    Result<Unit> use_action(TypeId actor, ClassId card, std::optional<int> which, const Payment& payment);
    Result<Unit> standard_project(TypeId actor, ClassId project, const Payment& payment);
    Result<Unit> convert_plants(TypeId actor);
    Result<Unit> convert_heat(TypeId actor, const Payment& payment);
    Result<Unit> sell(TypeId actor, std::int32_t cards);
    Result<Unit> buy(TypeId actor, std::int32_t cards, const Payment& payment);
    Result<Unit> claim(TypeId actor, ClassId milestone, const Payment& payment);
    Result<Unit> fund(TypeId actor, ClassId award, const Payment& payment);
    Result<Unit> pay(TypeId actor, const std::vector<PaymentItem>& payment);
    /// What a placement bonus costs is paid with `payment` (the south pole of Hellas).
    Result<Unit> place(TypeId actor, ClassId area, const Payment& payment = std::nullopt);
    Result<Unit> put(TypeId actor, ClassId card);
    Result<Unit> first_action(TypeId actor);
    Result<Unit> pass(TypeId actor);
    Result<Unit> end_turn(TypeId actor);

    /// A type or instruction written in PETS, with `Owner` as given. Kept, so asking again is cheap.
    TypeId type(std::string_view pets, TypeId owner);
    std::int64_t count(std::string_view type, TypeId owner);

    // --- Asking
    Score score(TypeId player);
    std::vector<Score> scores();  // in seat order
    /// What `score` tells apart in this game.
    std::vector<ScoreColumn> score_columns();
    /// What each player counts for an award, in seat order.
    std::vector<std::int64_t> award_counts(ClassId award);
    std::int64_t owed(TypeId player);
    /// What was paid by the last command without a written payment: "9 Megacredit, 2 Steel"; empty if nothing.
    const std::string& last_payment() const { return last_payment_; }
    const CardInfo* card_info(ClassId cls) const;
    /// Areas where a pending tile task of the player could go now.
    std::vector<TypeId> open_areas(TypeId player);
    /// What may be done now, with prices.
    struct Move {
        std::string command;  // "project PowerPlant"
        std::string price;    // "11"
        std::string note;
    };
    std::vector<Move> moves(TypeId actor);

  private:
    MarsGame(std::shared_ptr<const ClassTable> table, NewGame options, const MapInfo& map, const GameParts& parts);

    // Every command ends here: what needs no decision is done, bills are paid, and in mode game the game goes on.
    Result<Unit> command(TypeId actor, const Payment& payment, const std::function<void()>& function);
    void settle_and_pay(TypeId actor, const Payment& payment);
    void finish(TypeId actor, const Payment& payment);

    // workflow.cpp
    void set_up();
    void begin_action(TypeId actor, bool prescribed = false);
    std::string why_no_turn(TypeId actor);
    bool is_next(TypeId actor, TypeId current);
    void require_settled(TypeId actor);
    void advance();
    bool advance_once();
    bool advance_actions();
    void to_phase(const std::string& name);
    void next_turn(TypeId after);
    void give_turn(TypeId player);
    void new_generation();
    bool is_terraformed();
    bool is_last_generation();
    bool goal_reached();
    bool can_convert_plants(TypeId player);
    std::vector<TypeId> in_turn_order();
    std::int64_t actions_taken(TypeId player);
    void add_action_taken(TypeId player);
    void remove_all(std::string_view type, TypeId owner);

    // verbs.cpp
    bool answer_if_fitting(TypeId actor, const std::string& instruction, AnswerStyle style = {});
    /// Starts the first action that the player's corporation prescribes.
    void begin_mandate(TypeId actor);
    /// Whether nothing but that is to be done now, so that an answer to it may come straight away.
    bool awaits_mandate(TypeId actor);
    void use(TypeId actor, const std::string& what, const std::string& slot);
    void run(TypeId actor, const std::string& instruction);
    Cause by(TypeId actor) const { return Cause{actor}; }

    std::shared_ptr<const ClassTable> table_;
    NewGame options_;
    const MapInfo* map_;
    CustomRules custom_;
    std::unique_ptr<Game> game_;
    Mode mode_ = Mode::Game;
    Auto auto_ = Auto::Safe;
    std::string last_payment_;
    std::map<std::pair<std::string, TypeId>, TypeId, std::less<>> named_types_;
};

}  // namespace rego::engine
