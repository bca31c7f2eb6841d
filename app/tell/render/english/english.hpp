// PETS in plain English, put together from the AST alone. Says what is written; what the rules add by themselves
// (a city keeps away from cities) is not repeated.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/render/english/vocabulary.hpp"
#include "engine/load/blanks.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/wording.hpp"
#include "parser/ast.hpp"

namespace rego::app {

/// What has a name of its own where people play.
struct NamesAtTable {
    std::vector<std::pair<engine::ClassId, std::string>> players;  // as they call themselves
    std::optional<engine::ClassId> area;                           // of the map: by row and column
    std::string before_area;                                       // what stands before these: "Tharsis_"
    std::optional<engine::ClassId> colony;                         // by its printed name

    /// What it is called, if it has such a name.
    std::optional<std::string> of(const engine::ClassTable& table, engine::ClassId cls) const;
};

class English {
  public:
    /// The table tells cards from tiles from areas; it must outlive this.
    explicit English(const engine::ClassTable& table) : table_(table) {}

    /// For what stands in the body of a class that a card brings along: `This` is no card, and whatever the header
    /// names is that very thing.
    English inside(const engine::ClassInfo& cls) const;
    /// For what is printed on a card, which may speak of itself: "including this".
    English of_card(const engine::CardInfo& card) const;
    /// For people at the table: what has a name there is called by it, and other things for short.
    English at_table(NamesAtTable names) const;
    /// Whether gaining one of the class already says all that is in its body.
    bool says_body(std::string_view cls) const;

    /// What to do: "increase your plant production 2 steps and gain 3 plants".
    std::string instruction(const parser::Instruction& instruction) const;
    /// What must be so: "oxygen is 4 % or more", "you have at least 3 science tags".
    std::string requirement(const parser::Requirement& requirement) const;
    /// What is counted, for "per": "2 building tags you have".
    std::string metric(const parser::Metric& metric) const;
    /// "spend 1 titanium to add a fighter to this card".
    std::string action(const parser::Action& action) const;
    /// "when you play a science tag, …". Empty where it is only noted for another rule.
    std::string effect(const parser::Effect& effect) const;
    /// What is so as long as the card is in play, if that is what the effect brings: `This:: 2 CardLeeway<…, This>`.
    const parser::Instruction* standing(const parser::Effect& effect) const;
    /// "no cards are offered to buy at the start".
    std::string property(std::string_view name, std::int64_t value) const;

    // --- Single things, for messages
    using Phrase = std::optional<std::string> engine::PhraseWords::*;
    /// What the canon says of such a type, with an amount; empty if it says nothing.
    std::string phrase_for(Phrase field, const parser::Expression& type, std::int64_t amount = 1) const;
    /// "3 plants", "1 city on Mars", without saying whose they are.
    std::string amount(std::int64_t amount, const parser::Expression& type) const;
    /// "a city next to an ocean", "Ants".
    std::string thing(const parser::Expression& type) const { return named(type); }
    /// The name of a class, or its noun.
    std::string called(const parser::Expression& type) const;
    Noun noun(const parser::Expression& type) const;
    /// Behind a noun: " next to at least 2 city tiles", " with cost 20 or more".
    std::string refinement_of(const parser::Requirement& requirement) const;
    /// The class in `Class<…>` among the arguments; null if there is none.
    const parser::Expression* literal_argument(const parser::Expression& type) const;
    /// Whose it is, if that is written.
    const parser::Expression* owner_argument(const parser::Expression& type) const;
    std::string person(const parser::Expression& owner) const;
    std::optional<engine::Track> track(const parser::Expression& type) const;
    /// What a class of one card's own does.
    std::string body_of(const parser::Expression& type) const;
    /// The same without the occasion, which whoever asks has named.
    std::string consequence_of(const parser::Expression& type) const;

  private:
    using Expression = parser::Expression;
    using Amount = parser::Scalar;
    enum class Side { Gain, Remove, Count };

    bool is_at_table() const { return names_ != nullptr; }

    // --- What the canon says of a class (phrases.cpp)
    /// What a phrase is about.
    struct Topic {
        const Expression& type;
        Amount amount{};
        std::optional<parser::Intensity> intensity{};
        Side side = Side::Count;
        std::string_view actor{};  // of a trigger, if BY names one
        bool is_trigger = false;   // "you draw", not "draw"
        std::string compared{};    // "4 or more"
        std::string count{};       // "at least 4 plants"
    };
    std::optional<engine::ClassId> class_of(const Expression& type) const { return table_.find(type.name); }
    /// The nearest phrase of the canon; null if there is none.
    const std::string* phrase(const Expression& type, Phrase field) const;
    std::string filled(const std::string& phrase, const Topic& topic) const;
    /// The phrase filled in; empty if there is none.
    std::string said(Phrase field, const Topic& topic) const;
    std::string fill(const engine::Blank& blank, const Topic& topic) const;
    std::string fill_of(const engine::Blank& blank, const Topic& topic) const;
    Expression place_of(Expression type) const;
    std::string subject_and_verb(std::string_view verb, const Topic& topic) const;
    std::string who(const Topic& topic) const;
    std::string track_name(const Expression& type) const;
    std::string on_card(const Topic& topic) const;
    std::string used(const Topic& topic) const;
    std::string_view fact(const Expression& type) const;
    /// Behind a noun: " that costs at least 20 M€", " with a steel bonus".
    std::string property_phrase(const std::string& property, parser::Comparison comparison, std::int32_t amount) const;
    const engine::PropertyWords* property_words(std::string_view property) const;

    // --- Things (types.cpp)
    /// The argument names the owner of the rule, or nobody is named.
    static bool is_own(const Expression* owner);
    /// Bears the name of the card that brings it: "the Mohole Area tile".
    const std::string* name_of_card(const Expression& type) const;
    bool is_unique(const Expression& type) const;
    static std::string upto(const std::optional<parser::Intensity>& intensity);
    static std::string steps(Amount amount);
    static std::string amount_text(Amount amount);
    bool is(std::string_view name, std::string_view super) const;
    bool is(const Expression& type, std::string_view super) const { return is(type.name, super); }
    /// The argument that says whose it is, on which card or area; null if it is not written.
    const Expression* argument_below(const Expression& type, std::string_view super) const;
    /// As it is called at the table, if it has a name there: players, areas, cards.
    std::optional<std::string> name_of(const Expression& type) const;
    /// The area where such a tile goes by itself.
    bool is_usual_area(const Expression& tile, const Expression& area) const;
    /// The area where such a tile goes by itself, as its class says; null if it says none.
    const Expression* usual_area(const Expression& tile) const;
    std::string disregarding(const Expression& tile) const;
    /// No matter whose it is.
    bool is_anyones(const Expression& type) const;
    std::string whose_are_counted(const Expression& type, const Expression& owner) const;
    std::string in_usual_area(const Expression& tile, const Expression& area) const;
    /// Behind a noun that is counted or named: " you have", " of any player", " on this card", " with a building tag".
    std::string qualifiers(const Expression& type, bool mention_owner) const;
    /// "a land area next to no tile".
    std::string named(const Expression& type, bool mention_owner = false) const;
    /// The same of something that may have been spoken of before: "that ocean tile".
    std::string mentioned(const Expression& type) const;
    bool is_known(const Expression& type) const;
    /// A resource of which the kind is left open.
    bool is_any_resource(const Expression& type) const;
    bool is_card() const { return self_ == "this card"; }
    std::string amount_of(Amount amount, const Expression& type) const;
    static std::string place_in_order(const Expression& type);
    std::string refinement(const Expression& type) const;
    std::string refinements(const std::vector<parser::Requirement>& parts, std::string_view word) const;
    std::string comparison(parser::Comparison comparison, std::int32_t amount, const Noun& noun) const;

    // --- Metrics and requirements (metrics.cpp, requirements.cpp)
    std::string counted_type(std::int32_t unit, const Expression& type) const;
    std::string counted_metric(std::int32_t unit, const parser::Metric& metric) const;
    std::string uncounted(const parser::Metric& metric) const;
    std::vector<std::string> whole_tracks(const parser::UnionMetric& parts) const;
    std::string union_metric(std::int32_t unit, const parser::UnionMetric& parts) const;
    std::string difference_metric(std::int32_t unit, const parser::DifferenceMetric& difference) const;
    std::string no_more_than(const parser::DifferenceMetric& difference) const;
    /// "the most Earth tags and influence", "the second most cards".
    std::string ranked(const parser::RankRequirement& rank) const;
    std::string kept_metric(std::int32_t unit, const parser::EvalMetric& kept) const;
    std::string count_requirement(const parser::CountRequirement& requirement, bool production) const;
    using Comparing = std::function<std::string(const std::string&)>;  // "4 %" -> "4 % or more"
    std::string type_requirement(const parser::CountRequirement& requirement, const Expression& type,
                                 const Comparing& compared) const;
    /// `MAX 0 Owed` is how a rule waits for its payment.
    bool is_waited_for(const parser::Requirement& requirement) const;
    std::string any_requirement(const parser::Requirement& requirement, bool production) const;

    // --- Instructions (instructions.cpp)
    struct Setting {
        bool production = false;
        std::string gained_before;  // in an earlier stage: now it is "that"
    };
    std::string doing(const parser::Instruction& instruction, const Setting& setting) const;
    std::string gain(const parser::GainInstruction& change, const Setting& setting) const;
    std::string remove(const parser::RemoveInstruction& change, const Setting& setting) const;
    std::string transmute(const parser::TransmuteInstruction& change, const Setting& setting) const;
    std::string gated(const parser::GatedInstruction& change, const Setting& setting) const;
    std::string list(const parser::MultiInstruction& change, const Setting& setting) const;
    struct Part {
        std::string text;
        const parser::Instruction* instruction;
    };
    void collect(const parser::Instruction& instruction, const Setting& setting, std::vector<Part>& parts) const;
    void merge_tracks(std::vector<Part>& parts) const;
    /// "increase your heat and energy production 3 steps each".
    static void merge_productions(std::vector<Part>& parts);
    /// How all the cards of a list come from the deck, where the card says it in one go.
    std::string drawn_together(const std::vector<parser::Instruction>& parts) const;
    const std::string* way_of_drawing() const;
    std::string amount_by(const parser::PerInstruction& per, const Setting& setting) const;
    bool counts_itself(const parser::Metric& metric) const;
    std::string repeated(const Part& part, std::size_t times) const;
    bool is_open(const parser::Instruction& instruction) const;
    std::string alternatives(const parser::OrInstruction& change, const Setting& setting) const;
    std::string stages(const parser::ThenInstruction& change, const Setting& setting) const;
    /// Inside of a PROD box it stands for its production.
    bool is_produced(const Expression& type) const;
    std::string production_change(Amount amount, const Expression& type, bool up, bool optional) const;
    std::string custom(const parser::CustomInstruction& change) const;

    // --- Effects and actions (effects.cpp)
    std::string cost(const parser::Cost& cost, bool production) const;
    std::string when(const parser::Trigger& trigger, std::string_view actor, bool production) const;
    std::string when_gained(const Expression& type, bool variable, std::string_view actor, bool production) const;
    std::string when_removed(const Expression& type, std::string_view actor, bool production) const;
    std::string forbidden_removal(const Expression& type, std::string_view actor) const;
    std::string cheaper(const parser::Effect& effect) const;
    std::string worth(const parser::Effect& effect) const;
    bool has_worth(const Expression& resource) const;
    bool includes_this(const parser::Trigger& trigger) const;
    bool is_on_card(const Expression& type) const;
    std::string drawn(const parser::GainInstruction& change, const Setting& setting) const;

    const engine::ClassTable& table_;
    std::string self_ = "this card";
    const engine::ClassInfo* inside_ = nullptr;  // whose body is told
    std::shared_ptr<const NamesAtTable> names_;  // null: not at a table
    const engine::CardInfo* card_ = nullptr;
    bool forbids_ = false;                       // what is said of a trigger must not happen
    std::string placing_;                        // the class of the tile that is looking for an area
    std::vector<std::string> known_;             // classes of what has been spoken of
    std::map<std::string, std::string> labels_;  // of what has been spoken of, with its class

    // What has been said is known in what follows.
    void learn_labels(std::string_view pets);
    void learn(const Expression& type);
    void learn_arguments(const Expression& type);
    bool exchanging_ = false;  // one thing for another
    /// "that" of something with a label that has been spoken of, "another" of what it is exchanged for; else empty.
    std::string_view pointer(const Expression& type) const;
    std::string each(const parser::EachInstruction& each, const Setting& setting) const;
    std::string each_of(const Expression& whom) const;
};

/// With a capital letter and a full stop.
std::string sentence(std::string phrase);

}  // namespace rego::app
