// All that could be answered to what is pending, as moves: for whoever tries them out to see which one was meant.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

/// A possible answer; several ways to say it, the friendliest first.
struct PossibleAnswer {
    std::vector<engine::Move> phrasings;
    std::string text;
    engine::TypeId player = engine::kNoType;  // whose task it answers
    int amount = 0;
    std::string area;
    bool declines = false;
    bool off_target = false;  // goes astray, as all ways of its task do
};

/// What somebody who knows more than the rules can say of what was meant.
class Hints {
  public:
    virtual ~Hints() = default;
    /// That the player may have played: in a hand there could be anything.
    virtual std::vector<engine::ClassId> cards(engine::TypeId player) = 0;
    /// That may have been drawn.
    virtual std::vector<engine::ClassId> events() = 0;
    /// With which such a card may have been paid for, besides what the game pays by itself.
    virtual std::vector<engine::Payment> payments(engine::TypeId player) = 0;
    /// It surely was not that, if there is something else.
    virtual bool goes_astray(const engine::Way& way) = 0;
};

class Answers {
  public:
    Answers(engine::MarsGame& game, Hints& hints);

    std::vector<PossibleAnswer> all();

    bool is_of(engine::TypeId type, engine::ClassId cls) const;
    /// The nearest such class that the type depends on.
    engine::ClassId dependency_of(engine::TypeId type, engine::ClassId cls) const;
    engine::ClassId area() const { return area_; }

  private:
    void collect(const engine::Task& task, std::size_t number, const engine::InstructionPtr& rule,
                 std::vector<PossibleAnswer>& found);
    void add_change(const engine::Task& task, std::size_t number, const engine::InstructionRule& change,
                    std::vector<PossibleAnswer>& found);
    void add_plays(const engine::Task& task, std::vector<PossibleAnswer>& found);
    void add_idle(const engine::Task& task, std::size_t number, std::vector<PossibleAnswer>& found);
    void add_reveal(const engine::Task& task, std::vector<PossibleAnswer>& found);
    /// In which amounts a change can be made in a certain way.
    struct Amounts {
        std::int64_t least, most, step;
    };
    static Amounts amounts_of(const engine::InstructionRule& change, const engine::Way& way);
    void add_words(const engine::Task& task, const engine::InstructionRule& change, bool is_most,
                   PossibleAnswer& answer);
    void add_said(const engine::Task& task, std::size_t number, parser::Instruction words,
                  std::vector<PossibleAnswer>& found, bool declines = false);

    engine::MarsGame& game_;
    Hints& hints_;
    engine::ClassId play_, reveal_, buy_, area_, card_, card_resource_;
};

}  // namespace rego::app::follow
