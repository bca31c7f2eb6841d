// Phrases with blanks to fill in: "draw {amount}", "when {does:play} {what}", "pay with {of|it}".
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace rego::engine {

struct Blank {
    std::string_view name;       // "of"; empty for `{}`
    std::string_view argument;   // behind a colon
    std::string_view otherwise;  // behind a bar: what stands there when there is nothing to fill in
};

std::vector<Blank> blanks_of(std::string_view phrase);

/// Whether some phrase can have such a blank; canon/README.md says what each is filled with.
bool is_known_blank(std::string_view name);

/// The phrase with what `fill` says in place of each blank; where that is nothing, with what the blank says itself.
std::string filled(std::string_view phrase, const std::function<std::string(const Blank&)>& fill);

}  // namespace rego::engine
