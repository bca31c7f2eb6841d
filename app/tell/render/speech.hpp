// What people at the table say for types, tasks, changes and errors; or, for those who want it, PETS.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/render/english/english.hpp"
#include "app/tell/render/style.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

class Speech {
  public:
    /// The game must outlive this.
    Speech(engine::MarsGame& game, const Style& style);

    bool is_pets() const { return style_.tongue == Tongue::Pets; }

    // --- Things
    /// "Ann"; what is no player by its noun.
    std::string who(engine::TypeId owner) const;
    /// What a class is called: "Power Plant", "city", "plant"; in PETS its name.
    std::string called(engine::ClassId cls) const;
    /// So many of a component, behind its number: "plants", "microbes on Ants", "steel production".
    std::string things(std::int64_t count, engine::TypeId component) const;
    /// An area as it is typed: "4_5".
    std::string place(engine::TypeId area) const;
    /// What somebody has paid: "4 M€ and 2 steel". In PETS, with commas.
    using Amounts = std::vector<std::pair<engine::TypeId, std::int64_t>>;
    std::string payment(const Amounts& paid) const;
    std::string price(const engine::Price& price) const;
    /// Where something comes from: the card, project or rule; empty if that says nothing to anybody.
    std::string source(engine::TypeId via) const;
    /// What the canon says of such a component; empty if it says nothing.
    std::string phrase(English::Phrase field, engine::TypeId component, std::int64_t amount = 1) const;

    /// What somebody does with whom such a signal is sent: "buys 4 cards", "standard project City"; empty: no matter.
    std::string doing(engine::TypeId signal, std::int64_t count) const;
    /// What a class of one card's own does.
    std::string body(engine::TypeId component) const;
    /// The same without the occasion.
    std::string consequence(engine::TypeId component) const;

    /// One change, when there are `after` of it: "+2 plants", "TR 20 → 21"; empty if nobody would mention it.
    std::string change(engine::TypeId component, std::int64_t count, std::int64_t after) const;
    /// The class that `Production<Class<Heat>>` or `PlayedEvent<Class<Comet>>` is about.
    engine::ClassId literal_of(engine::TypeId type) const;

    // --- Tasks
    /// What is to be done: "place a city, not next to another (Tharsis Republic)".
    std::string task(const engine::Game::TaskView& task) const;
    std::string task(engine::TypeId player, const parser::Instruction& instruction, std::string_view source) const;
    /// What it waits for, if anything.
    std::string waiting(const engine::Game::TaskView& task) const;
    /// Text that can be typed, with the names of the players.
    std::string typed(std::string text) const;

    // --- Errors
    /// The same error in the players' words: its message, its notes, its hint.
    parser::Diagnostic error(parser::Diagnostic error) const;

  private:
    using Expression = parser::Expression;

    parser::Instruction without_gates(engine::TypeId player, const parser::Instruction& instruction) const;

    // Changes (speech_changes.cpp)
    std::string step(std::string_view name, std::int64_t before, std::int64_t after, std::string_view unit = {}) const;
    std::string tile(engine::TypeId type, std::int64_t count) const;
    std::string place_of(engine::TypeId type) const;
    std::string told(const std::string& phrase, engine::TypeId type, std::int64_t after) const;
    std::string signed_things(std::int64_t count, engine::TypeId type) const;

    // Errors (speech_errors.cpp)
    std::string fact(const parser::Fact& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::TooFew& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NoRoom& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::Lacks& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::Unmet& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::Forbidden& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::Nowhere& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NothingToTake& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::WrongPayment& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NotAccepted& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NotA& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::WrongAmount& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NoCard& fact, const parser::Diagnostic& error) const;
    std::string say(const parser::NothingPending& fact, const parser::Diagnostic& error) const;
    std::vector<std::string> pending(const std::vector<parser::TaskFact>& tasks) const;
    std::string because(const parser::Diagnostic& error) const;
    /// What is paid for: the card that is played, what an action is for.
    std::string purpose(const parser::WrongPayment& fact, const parser::Diagnostic& error) const;
    /// Who still has a card of that kind, as a command to type.
    std::string whose_card(const parser::NoCard& fact) const;
    /// Classes that a message quotes, as they are called.
    std::string with_names(std::string_view message) const;
    /// The card that a class of its own is named after, or the class.
    std::string card_of(engine::ClassId cls) const;

    // What requirements lack (speech_unmet.cpp)
    struct Counting {
        parser::Comparison comparison = parser::Comparison::AtLeast;
        std::int32_t amount = 0;
        const Expression* type = nullptr;  // null: something else than things is counted
    };
    static Counting counting(const parser::Requirement& requirement);
    std::string unmet_of_area(const std::string& area, const parser::Requirement& requirement,
                              const parser::Unmet& fact) const;
    std::string unmet_track(std::string_view subject, const engine::Track& track, const Counting& counting,
                            std::int64_t there) const;
    std::string too_many(const Counting& counting, const parser::Unmet& fact) const;
    std::string lapsed(const parser::Unmet& fact) const;

    bool is(const Expression& type, std::string_view super) const;
    /// The class as it is called, with its production: "plants", "steel production".
    std::string amount_of(std::int64_t amount, const Expression& type) const;
    /// "Ann has 3", "there are 3".
    std::string there(const Expression& type, std::int64_t count) const;
    /// Whose it is; empty if nobody's or anybody's.
    std::string owner(const Expression& type) const;
    /// "the city on 4_4", "the action of Ants".
    std::string the(const Expression& type) const;
    /// What an action is for: "a greenery", or the name of the card.
    std::string subject(const parser::Diagnostic& error) const;

    engine::MarsGame& game_;
    const Style& style_;
    const engine::ClassTable& table_;
    English english_;
};

}  // namespace rego::app
