// The lines of a log as data (app_log.json5): templates with slots, held against a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/import/fact.hpp"
#include "app/import/vocabulary.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

/// The text of app_log.json5 as it was when the program was built.
const char* app_log_text();

class Templates {
  public:
    /// Reads such a file; what it says of words goes into the vocabulary.
    static parser::Result<Templates> read(std::string_view text, const std::string& file, Vocabulary& vocabulary);

    /// Whose names stand in these lines: what a slot {X} holds.
    std::vector<std::string> players_in(const std::vector<std::string>& lines) const;
    /// What a line says, players as they are called; nothing if no template fits.
    std::optional<Fact> match(std::string_view line, const std::vector<std::string>& players,
                              const Vocabulary& vocabulary) const;
    /// Tells a line that no template fits: with the nearest one, and with the name in it that nothing is called by.
    void tell_unread(std::string_view line, std::string text, std::size_t number,
                     const std::vector<std::string>& players, const Vocabulary& vocabulary, Facts& facts) const;
    /// Repairs what was decoded in the wrong way.
    std::string decoded(std::string line) const;

    /// What a space of the neutral tiles of a solo game is called: `2` is a city.
    const std::vector<std::pair<std::string, std::string>>& solo_tiles() const { return solo_tiles_; }

    /// What the numbers of a player board are called, in its order.
    const std::vector<std::string>& trackers() const { return trackers_; }

  private:
    /// A literal, and the slot behind it; 0: the line ends.
    struct Piece {
        std::string literal;
        char slot = 0;
    };
    struct Template {
        Kind kind = Kind::Quiet;
        std::string says;
        std::vector<Piece> pieces;
        std::vector<std::string> changes;
        std::vector<std::pair<char, std::vector<std::string>>> where;  // only if the slot holds one of those
        Departure departure, otherwise;
        bool fits(const Slots& slots) const;
    };
    class Matcher;

    /// Whose slot {X} holds the name of such a thing.
    struct NameTemplate {
        std::string what;
        std::vector<Piece> pieces;
    };

    static std::vector<Piece> pieces_of(std::string_view says);
    /// The template that begins most like the line, for a person to look at.
    std::string nearest(std::string_view line, const std::vector<std::string>& players) const;

    std::vector<Template> all_;
    std::vector<std::vector<Piece>> names_from_;
    std::vector<NameTemplate> strangers_;
    std::vector<std::pair<std::string, std::string>> mojibake_, solo_tiles_;
    std::vector<std::string> trackers_;
};

}  // namespace rego::app::imports
