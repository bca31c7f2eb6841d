#include "app/shell/session/variables.hpp"

#include <algorithm>
#include <cctype>

#include "app/shell/line/line.hpp"

namespace rego::app {

const std::string* Variables::find(std::string_view name) const {
    const auto& values = frames_.back().values;
    const auto found = values.find(lower(name));
    return found == values.end() ? nullptr : &found->second;
}

void Variables::set(std::string_view name, std::string value) { frames_.back().values[lower(name)] = std::move(value); }

void Variables::restore(std::string_view name, std::optional<std::string> value) {
    if (value) {
        set(name, std::move(*value));
    } else {
        frames_.back().values.erase(lower(name));
    }
}

std::vector<std::string> Variables::names() const {
    std::vector<std::string> all;
    for (const auto& [name, value] : frames_.back().values) all.push_back(name);
    return all;
}

const std::string* Variables::argument(std::size_t number) const {
    const auto& all = frames_.back().arguments;
    return number == 0 || number > all.size() ? nullptr : &all[number - 1];
}

bool is_variable_name(std::string_view text) {
    const auto is_part = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    return !text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
           std::ranges::all_of(text, is_part);
}

}  // namespace rego::app
