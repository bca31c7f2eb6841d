// What the words of other programs stand for: printed names to classes, letter case, spaces and punctuation aside.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app::imports {

/// Where the program that wrote a log lets a player off what the rules demand.
struct Leniency {
    std::string when;      // the component that is in play then
    std::string resource;  // that need not be paid, …
    int each = 1;          // … so many units for
    std::string instead;   // what does not come then
    std::string why;
};

class Vocabulary {
  public:
    explicit Vocabulary(std::shared_ptr<const engine::ClassTable> table);

    const engine::ClassTable& table() const { return *table_; }
    const std::shared_ptr<const engine::ClassTable>& table_ptr() const { return table_; }

    /// Other spellings, from the data of a format.
    void add_name(const std::string& written, const std::string& printed);
    void add_resource(const std::string& word, const std::string& cls) { resources_[word] = cls; }
    void add_track(const std::string& word, const std::string& cls) { tracks_[word] = cls; }

    /// A card with a marker that walks over the board.
    void add_walking(const std::string& card) { walking_.push_back(card); }
    const std::vector<std::string>& walking() const { return walking_; }

    void add_leniency(Leniency leniency) { leniencies_.push_back(std::move(leniency)); }
    const std::vector<Leniency>& leniencies() const { return leniencies_; }

    // Names of classes; nothing if it is not one of that kind.
    std::optional<std::string> card(std::string_view written) const;
    std::optional<std::string> project(std::string_view written) const;
    std::optional<std::string> colony(std::string_view written) const;
    std::optional<std::string> party(std::string_view written) const;
    std::optional<std::string> event(std::string_view written) const;
    std::optional<std::string> award(std::string_view written) const;
    std::optional<std::string> milestone(std::string_view written) const;
    std::optional<std::string> tile(std::string_view written) const;
    std::optional<std::string> resource(std::string_view word) const;
    std::optional<std::string> track(std::string_view word) const;
    /// By its class, of canon/; null if there is none.
    const engine::CardInfo* card_info(const std::string& cls) const;
    /// The newer printing of a card, of a box that takes the older one out; null if there is none.
    const engine::CardInfo* reprint_of(const std::string& cls) const;

  private:
    std::optional<engine::ClassId> find(std::string_view written, std::string_view suffix = {}) const;
    std::optional<std::string> of_kind(std::optional<engine::ClassId> found, std::string_view kind) const;
    std::optional<std::string> goal(std::string_view written, std::string_view kind) const;

    std::shared_ptr<const engine::ClassTable> table_;
    follow::PrintedClasses printed_;
    std::vector<std::string> walking_;
    std::vector<Leniency> leniencies_;
    std::map<std::string, std::string, std::less<>> names_, resources_, tracks_;
};

}  // namespace rego::app::imports
