#include "app/tell/render/english/vocabulary.hpp"

#include <fmt/format.h>

namespace rego::app {

std::string counted(std::int64_t amount, const Noun& noun) {
    return fmt::format("{} {}", amount, amount == 1 ? noun.one : noun.many);
}

std::string counted(std::string_view amount, const Noun& noun) { return fmt::format("{} {}", amount, noun.many); }

std::string with_article(std::string_view phrase) {
    const bool vowel = !phrase.empty() && std::string_view("aeiouAEIO").find(phrase[0]) != std::string_view::npos;
    return fmt::format("{} {}", vowel ? "an" : "a", phrase);
}

std::string with_article(const Noun& noun) { return noun.countable ? with_article(noun.one) : "1 " + noun.one; }

std::string third_person(std::string_view verb) {
    const bool hissing = verb.ends_with('s') || verb.ends_with('x') || verb.ends_with("ch") || verb.ends_with("sh");
    return fmt::format("{}{}", verb, hissing ? "es" : "s");
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
