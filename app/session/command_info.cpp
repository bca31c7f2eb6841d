#include "app/session/command_info.hpp"

#include "parser/text/spelling.hpp"

namespace rego::app {

namespace {

/// `policy, 10`: where a payment is all that a verb takes, the comma stands right behind it.
bool takes_comma(const CommandInfo& info) { return !info.arguments.empty() && info.arguments.front() == Arg::Payment; }

}  // namespace

const CommandInfo* CommandTable::find(std::string_view verb) const {
    const std::string_view bare = verb.ends_with(',') ? verb.substr(0, verb.size() - 1) : verb;
    for (const CommandInfo& info : rows_)
        if (equal_ignoring_case(info.name, takes_comma(info) ? bare : verb)) return &info;
    return nullptr;
}

const CommandInfo* CommandTable::find_nested(std::string_view command, bool (*holds)(const CommandInfo& info)) const {
    for (const Word& verb : nested_verbs(command))
        if (const CommandInfo* info = find(verb.text); info != nullptr && holds(*info)) return info;
    return nullptr;
}

std::vector<std::string> CommandTable::nearest(std::string_view word) const {
    std::vector<std::string> names;
    for (const CommandInfo& info : rows_) names.emplace_back(info.name);
    return parser::nearest_names(word, names, 2);
}

}  // namespace rego::app
