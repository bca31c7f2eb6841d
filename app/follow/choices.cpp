#include "app/follow/choices.hpp"

#include <algorithm>

#include "app/follow/amount.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

bool mentions(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const bool starts = at == 0 || !parser::is_name_character(text[at - 1]);
        const bool ends = at + word.size() >= text.size() || !parser::is_name_character(text[at + word.size()]);
        if (starts && ends) return true;
    }
    return false;
}

/// "Do not remove resource", "Skip": whatever it is about, it is about nothing.
bool is_refusal(const std::string& text) {
    return text.starts_with("Do not") || text.starts_with("Don't") || text.starts_with("Do nothing") ||
           text.starts_with("Skip");
}

}  // namespace

std::optional<Move> Choices::placing(const Choice& choice) const {
    const auto area = game_.core().table().find(choice.chosen.empty() ? "" : lexicon_.area(choice.chosen.front()));
    const auto actor = lexicon_.actor(choice.who);
    if (choice.kind != "space" || !area || !actor) return std::nullopt;
    return Move{.actor = *actor, .answers = {At{*area}}};
}

std::optional<ClassId> Choices::board_resource(std::string word) const {
    auto cls = lexicon_.find(word);
    if (!cls && word.ends_with('s')) {  // "Plants"
        word.pop_back();
        cls = lexicon_.find(word);
    }
    const auto& all = lexicon_.resources();
    return cls && std::ranges::find(all, *cls) != all.end() ? cls : std::nullopt;
}

std::vector<Choice> Choices::in_units(const std::vector<Choice>& choices) const {
    std::vector<Choice> all;
    const auto add_units = [&](const Choice& choice, const std::string& resource, int units) {
        Choice unit;
        unit.who = choice.who;
        unit.kind = "resource";
        unit.chosen = {resource};
        all.insert(all.end(), static_cast<std::size_t>(std::max(units, 0)), unit);
    };
    for (const Choice& choice : choices) {
        // "Gain 2 resource(s) for influence: Plants"; not what was paid, "Select how to spend 8 heat: Heat".
        const auto amount = amount_of(choice);
        if (amount && !amount->is_payment && board_resource(amount->what)) {
            add_units(choice, amount->what, amount->units);
        } else if (!choice.gained.empty()) {
            for (const auto& [resource, units] : choice.gained) add_units(choice, resource, units);
        } else {
            all.push_back(choice);
        }
    }
    return all;
}

bool Choices::fits(const Choice& choice, const PossibleAnswer& answer) const {
    const auto who = lexicon_.actor(choice.who);
    if (who && answer.player != *who && answer.player != game_.core().engine_actor()) return false;
    const std::string& kind = choice.kind;
    const auto& chosen = choice.chosen;
    if (kind == "card" || kind == "play") {
        if (chosen.empty()) return answer.declines;
        return std::ranges::any_of(chosen,
                                   [&](const std::string& card) { return mentions(answer.text, lexicon_.name(card)); });
    }
    if (chosen.empty()) return false;
    const std::string& said = chosen.front();
    const ClassTable& table = game_.core().table();
    const auto names = [&](std::optional<ClassId> cls) { return cls && mentions(answer.text, table.info(*cls).name); };
    if (kind == "resource") return names(board_resource(said));
    if (kind == "space") return lexicon_.area(said) == answer.area;
    if (kind == "amount") return std::to_string(answer.amount) == said;
    if (kind == "colony" || kind == "party") return mentions(answer.text, lexicon_.name(said));
    if (kind == "project") return names(lexicon_.find(said, "SP"));
    if (kind == "player" || kind == "delegate") return mentions(answer.text, lexicon_.player(said));
    if (kind != "option") return false;
    if (is_refusal(said) || answer.declines) return is_refusal(said) && answer.declines;
    return is_about_player(said, answer);
}

/// "Remove 3 plants from Player2".
bool Choices::is_about_player(const std::string& words, const PossibleAnswer& answer) const {
    for (const TypeId player : game_.core().players()) {
        const std::string& name = game_.core().table().info(game_.core().types()[player].cls).name;
        if (!mentions(words, name)) continue;
        return mentions(answer.text, name) && mentions(words, std::to_string(answer.amount));
    }
    return false;
}

std::vector<ClassId> Choices::cards(const std::vector<Choice>& choices) const {
    std::vector<ClassId> cards;
    for (const Choice& choice : choices) {
        if (choice.kind != "play" && choice.kind != "card") continue;
        for (const std::string& printed : choice.chosen)
            if (const auto card = lexicon_.find(printed)) cards.push_back(*card);
    }
    return cards;
}

}  // namespace rego::app::follow
