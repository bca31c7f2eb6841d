// A game of Terraforming Mars at the table: setup, turns, phases, payment and scoring around the rules engine.
// This folder is all that the engine knows of Terraforming Mars beyond the canon. Its own state (whose turn it is, who
// has passed) is kept in components, so that going back needs nothing special.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/mars/game_plan.hpp"
#include "engine/mars/purse.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/wording.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

struct Score {
    std::vector<std::pair<std::string, std::int64_t>> columns;  // by key, in the order of score_columns()
    std::int64_t total = 0;
    std::vector<std::pair<std::string, std::int64_t>> per_card;

    /// The points of a column: "tr", "greenery"; 0 where there is no such column.
    std::int64_t of(std::string_view key) const;
};

/// How far somebody is: 5 of 8. Of an award there is nothing to reach, and `need` is 0.
struct Reached {
    std::int64_t have = 0;
    std::int64_t need = 0;
};

class MarsGame {
  public:
    static Result<std::unique_ptr<MarsGame>> create(const std::shared_ptr<const ClassTable>& table, NewGame options);
    /// The same by a rulebook that may have been read in before.
    static Result<std::unique_ptr<MarsGame>> create(std::shared_ptr<Rulebook> rulebook, NewGame options);

    Game& core() { return *game_; }
    const std::shared_ptr<const ClassTable>& table() const { return table_; }
    const NewGame& options() const { return options_; }
    const MapInfo& map() const { return *map_; }
    bool is_solo() const { return options_.players.size() == 1; }
    int player_count() const { return static_cast<int>(options_.players.size()); }

    Mode mode() const { return mode_; }
    void set_mode(Mode mode) { mode_ = mode; }
    Auto auto_mode() const { return auto_; }
    void set_auto(Auto mode) { auto_ = mode; }

    // --- Where the game stands
    std::string phase() { return std::string(phase_name()); }  // "Action"; empty if there is none
    std::int64_t generation();
    std::optional<TypeId> turn();  // whose turn it is, if anybody's
    std::optional<TypeId> first_player();
    /// Which action of how many the player would take next in this turn.
    std::pair<std::int64_t, std::int64_t> action_of_turn(TypeId player);
    bool has_passed(TypeId player);
    bool is_over();
    /// After scoring: whoever has won, all who share it; solo: the player if won.
    std::vector<TypeId> winners();
    /// The actor of a command when none is named: whoever's turn it is, else the only one with a task, else Player1.
    TypeId default_actor();

    // --- Doing, in PETS: all or nothing
    Result<Unit> exec(TypeId actor, const parser::Instruction& instruction);
    Result<Unit> task(TypeId actor, std::optional<std::size_t> number, const parser::Instruction& answer,
                      AnswerStyle style = {});
    Result<Unit> drop_task(TypeId actor, std::size_t number);
    /// Raw changes, as far as the invariants leave room; of how many components each was in the end.
    Result<std::vector<std::int64_t>> fix(TypeId actor, const std::vector<parser::Instruction>& changes);
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
    /// Without a payment: with whatever comes first among the ways to pay for it.
    Result<Unit> trade(TypeId actor, ClassId colony, const Payment& payment);
    /// The one in the lobby, if it is still there and nothing is said about paying; else one of the reserve.
    Result<Unit> send_delegate(TypeId actor, ClassId party, const Payment& payment);
    /// The action of the ruling party.
    Result<Unit> use_policy(TypeId actor, const Payment& payment);
    /// Names the global events that were drawn, in their order; whoever has been asked for them.
    Result<Unit> reveal(const std::vector<ClassId>& global_events);
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
    /// The tracks of this game, in the order of the files.
    const std::vector<Track>& tracks();

    // --- Asking
    Score score(TypeId player);
    std::vector<Score> scores();  // in seat order
    /// What `score` tells apart in this game.
    std::vector<ScoreColumn> score_columns();
    /// What each player counts for an award, in seat order.
    std::vector<std::int64_t> award_counts(ClassId award);
    /// How far a player is towards a milestone, whoever has claimed it; wild tags count only where they decide it.
    Reached milestone_progress(ClassId milestone, TypeId player);
    std::int64_t owed(TypeId player);
    /// What was paid by the last command without a written payment: "9 Megacredit, 2 Steel"; empty if nothing.
    const std::string& last_payment() const { return last_payment_; }
    /// By how much money a written payment fell short in the last command; 0 if it did not.
    std::int64_t short_by() const { return short_by_; }
    void note_short_by(std::int64_t money) { short_by_ = money; }
    /// So much money was missing when a bill was to be paid automatically.
    void note_missing(std::int64_t money);
    const CardInfo* card_info(ClassId cls) const;
    /// Whether the player has a card of that deck in hand; which ones these are, nobody but the player knows.
    bool has_in_hand(TypeId player, ClassId card);
    /// Areas where a pending tile task of the player could go now.
    std::vector<TypeId> open_areas(TypeId player);
    /// What may be done now, with prices.
    struct Move {
        std::string command;  // "project PowerPlant"
        std::string price;    // "11"
        std::string note;
        ClassId about = kNoClass;  // the card, project, goal or colony in the command; of `play CARD`, what is in hand
        bool is_awaited = false;   // the game does not go on without it
    };
    /// What one of those, a signal such as `BuyCard`, costs the actor now; nothing if it is not possible.
    std::optional<std::int64_t> price_of(TypeId actor, const std::string& signal);
    std::vector<Move> moves(TypeId actor);
    /// What the game waits for: answers to what is pending, cards that the phase asks for.
    std::vector<Move> awaited_moves(TypeId actor);

  private:
    MarsGame(std::shared_ptr<Rulebook> rulebook, NewGame options, const GamePlan& plan);

    void draw_borders();

    // Every command ends here: what needs no decision is done, bills are paid, and in mode game the game goes on.
    Result<Unit> command(TypeId actor, const Payment& payment, const std::function<void()>& function);
    void settle_and_pay(TypeId actor);
    void pay_bill(TypeId player, TypeId actor);
    bool pay_all_bills();
    /// Refuses what would end in a bill that nobody can pay, whatever is answered to what is pending. Returns how much
    /// more of money is going to be owed.
    std::int64_t look_for_bills(TypeId actor);

    // till/offered: what is pending and has to be paid for
    /// Answers the first pending offer that the written payment is right for.
    bool take_up_offer(TypeId actor);
    /// The same for what an arm of a pending choice comes to in a later stage, and pays what is asked for before it.
    bool answer_on_the_way(TypeId actor, const std::string& playing);
    bool is_paid_for(TypeId actor, std::size_t task, const InstructionRule& offer);

    // flow/turns: whose turn it is, and whether an action may begin
    /// What kind of action is about to begin.
    struct Beginning {
        bool prescribed = false;  // the first action of a corporation
        std::string offered;      // PETS that the phase may offer, although it is not one for actions
    };
    void begin_action(TypeId actor, const Beginning& beginning);
    void begin_action(TypeId actor) { begin_action(actor, Beginning{}); }
    std::string why_no_turn(TypeId actor, const Beginning& beginning);
    bool is_next(TypeId actor, TypeId current);
    void require_settled(TypeId actor);
    void require_open();
    void next_turn(TypeId after);
    void give_turn(TypeId player);
    void take_turns_away();
    void end_only_turn(TypeId actor);
    void mark_through(TypeId player);
    std::vector<TypeId> in_turn_order();
    std::int64_t actions_per_turn();
    std::int64_t actions_taken(TypeId player);
    void add_action_taken(TypeId player);
    void remove_all(std::string_view type, TypeId owner);

    // flow/phases: from phase to phase
    void set_up(const GamePlan& plan);
    void advance();
    bool advance_once();
    bool advance_rounds();
    bool advance_turns();
    bool end_phase();
    std::string_view phase_name();
    TypeId phase_type();
    bool is_phase_of(const char* kind);
    /// Whether players may do that in the present phase, as its own actions say.
    bool phase_offers(TypeId actor, const std::string& instruction);
    bool can_act_in_phase(TypeId player);
    void to_phase(const std::string& name);
    void pass_first_player();

    // moves/
    bool answer_if_fitting(TypeId actor, const std::string& instruction, AnswerStyle style = {});
    /// Starts the first action that the player's corporation prescribes.
    void begin_mandate(TypeId actor);
    /// Whether nothing but that is to be done now, so that an answer to it may come straight away.
    bool awaits_mandate(TypeId actor);
    bool answers_mandate(TypeId actor, const std::string& answer);
    /// What a pending task may put where.
    struct Placement {
        TypeId area;
        Way way;
    };
    std::vector<Placement> placements(TypeId player);
    bool answer_with_area(TypeId actor, TypeId area);
    bool can_be_placed(TypeId actor, TypeId area);
    bool can_bear(TypeId component, TypeId actor);
    bool can_be_carried_out(TypeId actor, const std::string& playing);
    bool is_to_be_discarded(TypeId actor, const std::string& playing, const std::string& discarding);
    void take_action(TypeId actor, const std::string& what, std::size_t slot = 0);
    void require_trade_partner(TypeId actor, ClassId colony);
    std::size_t way_of_paying(TypeId actor, const std::string& action, std::size_t ways,
                              const std::vector<PaymentItem>& payment);
    /// Takes an action with several prices, and says what it is about: with the payment as it was written, or at the
    /// first price that is possible, in the order in which they stand.
    Result<Unit> take_at_some_price(TypeId actor, const std::string& action, const std::string& about,
                                    const Payment& payment, const std::function<void()>& check);
    bool offers_action(const std::string& action);
    void reveal_one(ClassId global_event);
    void pay_and_name(TypeId actor, const std::string& action, ClassId goal);
    void use(TypeId actor, const std::string& what, const std::string& slot);
    void use(TypeId actor, const std::string& what, std::size_t slot);
    /// Answers what is pending; says why not if nothing fits.
    void answer_with(TypeId actor, const std::string& instruction);
    void use_card_action(TypeId actor, const std::string& card, const std::string& slot);
    Result<Unit> use_only_possible(const std::string& card, std::size_t actions,
                                   const std::function<Result<Unit>(std::size_t)>& use_one);
    void run(TypeId actor, const std::string& instruction);
    const parser::Instruction& written(const std::string& pets) { return core().rulebook().instruction(pets); }
    Cause by(TypeId actor) const { return Cause{actor}; }

    /// The first bill of a command may be payable in several ways, those after it in money only (what the Reds take).
    struct Savings {
        std::int64_t kept = 0;     // money that the first bill leaves alone
        int bills = 0;             // paid so far
        std::int64_t missing = 0;  // the least money that a later bill found missing; 0: none did
    };
    std::int64_t money_to_keep(TypeId actor, const std::function<void()>& function);
    Result<Unit> command_once(TypeId actor, const Payment& payment, const std::function<void()>& function);

    std::shared_ptr<const ClassTable> table_;
    NewGame options_;
    const MapInfo* map_;
    CustomRules custom_;
    std::unique_ptr<Game> game_;
    Mode mode_ = Mode::Game;
    Auto auto_ = Auto::Safe;
    std::optional<Purse> purse_;  // of the present command
    std::string last_payment_;
    std::int64_t short_by_ = 0;
    // Asked for at every step.
    TypeId any_phase_ = kNoType;
    TypeId last_phase_ = kNoType;               // when last asked; mostly it still is
    std::vector<TypeId> turns_;                 // of each player
    std::optional<std::vector<Track>> tracks_;  // once asked for
    Savings savings_;                           // of the present command
    bool is_weighing_ = false;                  // what somebody could bear
};

}  // namespace rego::engine
