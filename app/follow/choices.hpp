// What a record says was chosen, held against what could be answered.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/follow/answers.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

class Choices {
  public:
    Choices(engine::MarsGame& game, const Lexicon& lexicon) : game_(game), lexicon_(lexicon) {}

    /// Whether that answer may be what was chosen.
    bool fits(const Choice& choice, const PossibleAnswer& answer) const;
    /// Nothing if it tells of no place.
    std::optional<engine::Move> placing(const Choice& choice) const;
    /// Amounts of several resources, told as one choice for each unit: that is how they are asked for here.
    std::vector<Choice> in_units(const std::vector<Choice>& choices) const;
    /// The cards that they name.
    std::vector<engine::ClassId> cards(const std::vector<Choice>& choices) const;

  private:
    std::optional<engine::ClassId> board_resource(std::string word) const;
    bool is_about_player(const std::string& words, const PossibleAnswer& answer) const;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
};

}  // namespace rego::app::follow
