#include "app/import/vocabulary.hpp"

#include <algorithm>
#include <cctype>

#include "app/tell/lens/kinds.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::imports {

using engine::ClassId;

Vocabulary::Vocabulary(std::shared_ptr<const engine::ClassTable> table)
    : table_(std::move(table)), printed_(follow::printed_classes(*table_)) {}

void Vocabulary::add_name(const std::string& written, const std::string& printed) {
    names_[parser::letters_and_digits(written)] = parser::letters_and_digits(printed);
}

std::optional<ClassId> Vocabulary::find(std::string_view written, std::string_view suffix) const {
    std::string key = parser::letters_and_digits(written);
    if (const auto other = names_.find(key); other != names_.end()) key = other->second;
    const auto it = printed_.find(key + parser::letters_and_digits(suffix));
    return it == printed_.end() ? std::nullopt : std::optional{it->second};
}

std::optional<std::string> Vocabulary::of_kind(std::optional<ClassId> found, std::string_view kind) const {
    const auto super = table_->find(kind);
    if (!found || !super || !table_->is_subclass(*found, *super)) return std::nullopt;
    return table_->info(*found).name;
}

std::optional<std::string> Vocabulary::card(std::string_view written) const {
    const auto found = find(written);
    if (auto card = of_kind(found, kind::kCard)) return card;
    return of_kind(find(written, "Card"), kind::kCard);
}

const engine::CardInfo* Vocabulary::card_info(const std::string& cls) const {
    const auto it = table_->canon().cards.find(cls);
    return it == table_->canon().cards.end() ? nullptr : &*it->second;
}

const engine::CardInfo* Vocabulary::reprint_of(const std::string& cls) const {
    const engine::CardInfo* older = card_info(cls);
    if (older == nullptr) return nullptr;
    for (const engine::ModuleInfo& box : table_->canon().modules) {
        if (std::ranges::find(box.without, cls) == box.without.end()) continue;
        for (const auto& [name, card] : table_->canon().cards)
            if (card->module == box.name && card->printed_name == older->printed_name) return &*card;
    }
    return nullptr;
}

std::optional<std::string> Vocabulary::project(std::string_view written) const {
    constexpr std::string_view kMark = ":SP";
    if (written.ends_with(kMark)) written.remove_suffix(kMark.size());
    return of_kind(find(written, "SP"), kind::kProject);
}

std::optional<std::string> Vocabulary::colony(std::string_view written) const {
    return of_kind(find(written), kind::kColony);
}

std::optional<std::string> Vocabulary::party(std::string_view written) const {
    return of_kind(find(written), kind::kParty);
}

std::optional<std::string> Vocabulary::event(std::string_view written) const {
    if (auto event = of_kind(find(written), kind::kGlobalEvent)) return event;
    return of_kind(find(written, "Event"), kind::kGlobalEvent);
}

/// `V. Spacefarer` has the letter of a map in front, `Builder7` a threshold behind.
std::optional<std::string> Vocabulary::goal(std::string_view written, std::string_view kind) const {
    if (written.size() > 3 && written.substr(1, 2) == ". ") written.remove_prefix(3);
    if (auto goal = of_kind(find(written), kind)) return goal;
    if (auto goal = of_kind(find(written, kind), kind)) return goal;
    while (!written.empty() && std::isdigit(static_cast<unsigned char>(written.back())) != 0) written.remove_suffix(1);
    if (auto goal = of_kind(find(written), kind)) return goal;
    return of_kind(find(written, kind), kind);
}

std::optional<std::string> Vocabulary::award(std::string_view written) const { return goal(written, kind::kAward); }

std::optional<std::string> Vocabulary::milestone(std::string_view written) const {
    return goal(written, kind::kMilestone);
}

std::optional<std::string> Vocabulary::tile(std::string_view written) const {
    if (auto tile = of_kind(find(written, kind::kTile), kind::kTile)) return tile;
    const auto brings_it = card(written);  // named after the card, whatever its tile is called
    return brings_it ? std::optional{std::string(kind::kTile)} : std::nullopt;
}

std::optional<std::string> Vocabulary::resource(std::string_view word) const {
    const auto it = resources_.find(word);
    return it == resources_.end() ? std::nullopt : std::optional{it->second};
}

std::optional<std::string> Vocabulary::track(std::string_view word) const {
    const auto it = tracks_.find(word);
    return it == tracks_.end() ? std::nullopt : std::optional{it->second};
}

}  // namespace rego::app::imports
