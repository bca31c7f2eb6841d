#include "app/render/english/vocabulary.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "engine/load/canon.hpp"

namespace rego::app {
namespace {

struct Listed {
    std::string_view cls;
    std::string_view one;
    std::string_view many;  // empty: cannot be counted
};
constexpr Listed kNouns[] = {
    {"Megacredit", "M€", ""},
    {"Steel", "steel", ""},
    {"Titanium", "titanium", ""},
    {"Energy", "energy", ""},
    {"Heat", "heat", ""},
    {"TerraformRating", "TR", ""},
    {"VictoryPoint", "VP", ""},
    {"ProjectCard", "card", "cards"},
    {"CardFront", "card", "cards"},
    {"ProjectFront", "project card", "project cards"},
    {"CorporationFront", "corporation", "corporations"},
    {"PreludeFront", "prelude", "preludes"},
    {"ActionCard", "card with an action", "cards with an action"},
    {"ResourceCard", "card that holds resources", "cards that hold resources"},
    {"PlayedEvent", "played event", "played events"},
    {"OwnedTile", "tile", "tiles"},
    {"OceanTile", "ocean tile", "ocean tiles"},
    {"CardResource", "resource", "resources"},
    {"Science", "science resource", "science resources"},
    {"WaterArea", "area reserved for an ocean", "areas reserved for oceans"},
    {"NoctisArea", "area reserved for Noctis City", "areas reserved for Noctis City"},
    {"RemoteArea", "area off Mars", "areas off Mars"},
    {"MarsArea", "area", "areas"},
    {"BuyCard", "card", "cards"},
    {"TemperatureStep", "temperature step", "temperature steps"},
    {"OxygenStep", "oxygen step", "oxygen steps"},
    {"VenusStep", "Venus step", "Venus steps"},
    {"EarthTag", "Earth tag", "Earth tags"},
    {"JovianTag", "Jovian tag", "Jovian tags"},
    {"VenusTag", "Venus tag", "Venus tags"},
};

struct Track {
    std::string_view cls;
    std::string_view name;
    std::int64_t start;
    std::int64_t step;
    std::string_view unit;
};
constexpr Track kTracks[] = {
    {"TemperatureStep", "temperature", -30, 2, " °C"},
    {"OxygenStep", "oxygen", 0, 1, " %"},
    {"VenusStep", "Venus", 0, 2, " %"},
};

std::string lower_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string plural(const std::string& word) {
    if (word.ends_with('y') && word.size() > 1 &&
        std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos) {
        return word.substr(0, word.size() - 1) + "ies";
    }
    return word + (word.ends_with('s') || word.ends_with('x') || word.ends_with("ch") ? "es" : "s");
}

}  // namespace

Noun noun_of(std::string_view class_name) {
    const auto* listed = std::ranges::find(kNouns, class_name, &Listed::cls);
    if (listed != std::end(kNouns)) {
        const bool countable = !listed->many.empty();
        return {std::string(listed->one), std::string(countable ? listed->many : listed->one), countable};
    }
    const std::string words = lower_case(engine::words_of(class_name));
    return {words, plural(words), true};
}

std::string counted(std::int64_t amount, const Noun& noun) {
    return fmt::format("{} {}", amount, amount == 1 ? noun.one : noun.many);
}

std::string counted(std::string_view amount, const Noun& noun) { return fmt::format("{} {}", amount, noun.many); }

std::string with_article(std::string_view phrase) {
    const bool vowel = !phrase.empty() && std::string_view("aeiouAEIO").find(phrase[0]) != std::string_view::npos;
    return fmt::format("{} {}", vowel ? "an" : "a", phrase);
}

std::string with_article(const Noun& noun) { return noun.countable ? with_article(noun.one) : "1 " + noun.one; }

std::string track_value(std::string_view class_name, std::int64_t steps) {
    const auto* track = std::ranges::find(kTracks, class_name, &Track::cls);
    return track == std::end(kTracks) ? "" : fmt::format("{}{}", track->start + track->step * steps, track->unit);
}

std::string_view track_name(std::string_view class_name) {
    const auto* track = std::ranges::find(kTracks, class_name, &Track::cls);
    return track == std::end(kTracks) ? std::string_view{} : track->name;
}

std::string_view fact(std::string_view class_name) {
    if (class_name == "RatingRaised") return "your TR has been raised in this generation";
    if (class_name == "CorporateEra") return "Corporate Era is in the game";
    return {};
}

std::string property_phrase(std::string_view property, std::string_view comparison, std::int64_t amount) {
    const bool bonus = property == "steel" || property == "titanium" || property == "plant" || property == "heat" ||
                       property == "card";
    const bool one = amount == 1 && comparison == "at least";
    if (property == "hasRequirement" && one) return " with a requirement";
    if (bonus)
        return one ? fmt::format(" with {} bonus", with_article(property))
                   : fmt::format(" with {} {} {} bonuses", comparison, amount, property);
    if (property == "row" || property == "column") {
        if (comparison == "exactly") return fmt::format(" in {} {}", property, amount);
        return fmt::format(" in {} {} or {}", property, amount, comparison == "at least" ? "more" : "less");
    }
    if (property == "cost") return fmt::format(" that costs {} {} M€", comparison, amount);
    return fmt::format(" with {} {} {}", property, comparison, amount);
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? fmt::format(" {} ", last) : std::string(", ");
        text += parts[i];
    }
    return text;
}

}  // namespace rego::app
