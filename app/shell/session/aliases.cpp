#include "app/shell/session/aliases.hpp"

#include <vector>

#include "app/shell/line/line.hpp"

namespace rego::app {

const Aliases::Alias* Aliases::find(std::string_view name) const {
    const auto found = all_.find(lower(name));
    return found == all_.end() ? nullptr : &found->second;
}

bool Aliases::erase(std::string_view name) { return all_.erase(lower(name)) > 0; }

std::optional<std::string> Aliases::expanded(std::string_view name, std::string_view arguments) const {
    const Alias* alias = find(name);
    if (alias == nullptr) return std::nullopt;
    const std::string_view command = alias->command;
    std::vector<std::string_view> words;
    Words rest(arguments);
    while (const Word word = rest.take()) words.push_back(word.text);
    std::string text;
    bool has_blanks = false;
    for (std::size_t i = 0; i < command.size() && text.size() <= kLongest; ++i) {
        const char next = i + 1 < command.size() ? command[i + 1] : ' ';
        const bool is_number = next >= '1' && next <= '9';
        if (command[i] != '$' || !(is_number || next == '*')) {
            text += command[i];
            continue;
        }
        has_blanks = true;
        ++i;
        if (next == '*') {
            text += arguments;
        } else if (const auto place = static_cast<std::size_t>(next - '1'); place < words.size()) {
            text += words[place];
        }
    }
    if (!has_blanks && !arguments.empty()) text += ' ' + std::string(arguments);
    return text;
}

}  // namespace rego::app
