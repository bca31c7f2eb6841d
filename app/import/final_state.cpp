#include "app/import/final_state.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "parser/text/letters.hpp"

namespace rego::app::imports {

using nlohmann::json;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// Null where there is no such thing.
const json& at(const json& object, const char* key) {
    static const json kNone;
    if (!object.is_object()) return kNone;
    const auto found = object.find(key);
    return found == object.end() ? kNone : *found;
}
bool is_on(const json& object, const char* key) { return at(object, key).is_boolean() && at(object, key).get<bool>(); }
std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : std::string{}; }

class FinalState {
  public:
    FinalState(const json& game, const json& players, const Vocabulary& vocabulary)
        : game_(game), players_(players), vocabulary_(vocabulary) {}

    Known read(const char* evidence) {
        const json& options = at(game_, "gameOptions");
        known_.evidence = evidence;
        known_.letters = letters(options);
        const bool has_venus = known_.letters.find('V') != std::string::npos;
        const bool governs = is_on(options, "solarPhaseOption");
        if (has_venus != governs) known_.keys["worldgov"] = {governs ? "on" : "off"};
        if (is_on(options, "soloTR")) known_.keys["solo"] = {"tr63"};
        // Everybody may be dealt a Merger.
        if (is_on(options, "twoCorpsVariant")) known_.keys["corporations"] = {"merger"};
        add_names("milestones", at(game_, "milestones"), &Vocabulary::milestone);
        add_names("awards", at(game_, "awards"), &Vocabulary::award);
        add_names("colonies", at(game_, "colonies"), &Vocabulary::colony);
        for (const char* const key :
             {"current", "coming", "distant", "currentGlobalEvent", "comingGlobalEvent", "distantGlobalEvent"})
            if (const auto event = vocabulary_.event(text_of(at(at(game_, "turmoil"), key))))
                known_.events.push_back(*event);
        add_players();
        return std::move(known_);
    }

  private:
    std::string letters(const json& options) const {
        static constexpr std::array<std::pair<const char*, char>, 7> kBoxes{
            std::pair{"corpera", 'R'}, {"prelude", 'P'},  {"venus", 'V'}, {"colonies", 'C'},
            {"turmoil", 'T'},          {"prelude2", '2'}, {"promo", 'X'}};
        std::string found = "B";
        for (const auto& [box, letter] : kBoxes)
            if (is_on(at(options, "expansions"), box)) found += letter;
        const std::string board = parser::letters_and_digits(text_of(at(options, "boardName")));
        for (const auto& map : vocabulary_.table().canon().maps) {
            for (const auto& module : vocabulary_.table().canon().modules) {
                const bool is_it = module.name == map.module && module.letter != 0 &&
                                   board.starts_with(parser::letters_and_digits(map.printed_name));
                if (is_it) found += module.letter;
            }
        }
        return found;
    }

    void add_names(const char* key, const json& list,
                   std::optional<std::string> (Vocabulary::*find)(std::string_view) const) {
        std::vector<std::string> names;
        if (list.is_array())
            for (const json& each : list)
                if (const auto name = (vocabulary_.*find)(text_of(each.is_string() ? each : at(each, "name"))))
                    names.push_back(*name);
        if (!names.empty()) known_.keys[key] = std::move(names);
    }

    void add_players() {
        static constexpr std::array kResources{"megacredits", "steel", "titanium", "plants", "energy", "heat"};
        static constexpr std::array kProduction{"megacreditProduction", "steelProduction",  "titaniumProduction",
                                                "plantProduction",      "energyProduction", "heatProduction"};
        if (!players_.is_array()) return;
        for (const json& player : players_) {
            PlayerState state;
            state.stock = numbers(player, kResources);
            state.production = numbers(player, kProduction);
            if (const json& rating = at(player, "terraformRating"); rating.is_number_integer())
                state.tr = rating.get<int>();
            known_.at_end[text_of(at(player, "name"))] = std::move(state);
        }
    }

    /// Empty if one is missing.
    template <class Keys>
    static std::vector<int> numbers(const json& player, const Keys& keys) {
        std::vector<int> found;
        for (const char* const key : keys)
            if (const json& units = at(player, key); units.is_number_integer()) found.push_back(units.get<int>());
        if (found.size() != keys.size()) found.clear();
        return found;
    }

    const json& game_;
    const json& players_;
    const Vocabulary& vocabulary_;
    Known known_;
};

}  // namespace

parser::Result<Known> read_final_state(std::string_view text, const Vocabulary& vocabulary) {
    const json state = json::parse(text, nullptr, false);
    if (!at(at(state, "game"), "gameOptions").is_object())
        return Diagnostic::of(ErrorKind::Syntax, "this is no final state of a game: it has no `game.gameOptions`")
            .with_hint("it is what `/api/spectator?id=…` or `/api/player?id=…` answers at the end");
    return FinalState(at(state, "game"), at(state, "players"), vocabulary).read("final state");
}

Known read_saved_options(const json& save, const Vocabulary& vocabulary) {
    static const json kNobody;
    return FinalState(save, kNobody, vocabulary).read("saves");
}

}  // namespace rego::app::imports
