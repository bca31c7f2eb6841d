#include "app/shell/session/command_info.hpp"

#include <algorithm>
#include <array>

#include "parser/text/letters.hpp"
#include "parser/text/spelling.hpp"

namespace rego::app {

namespace {

/// `policy, 10`: where a payment is all that a verb takes, the comma stands right behind it.
bool takes_comma(const CommandInfo& info) { return !info.arguments.empty() && info.arguments.front() == Arg::Payment; }

/// What decides how lines are cut or which are carried out has to be known before any verb is looked at.
bool is_written_out(std::string_view verb) {
    constexpr std::array<std::string_view, 7> kVerbs{"note", "if", "else", "for", "repeat", "let", "echo"};
    return verb.ends_with('?') || std::ranges::find(kVerbs, verb) != kVerbs.end();
}

/// Short forms belong to what is said at a table: `tra` is `trade`, not `trace`; `con` is `convert`, not `continue`.
bool is_of_workshop(const CommandInfo& info) {
    constexpr std::array<std::string_view, 8> kWorkshop{"parse", "check", "has",  "count",
                                                        "list",  "desc",  "mode", "measure"};
    if (info.name.ends_with('?')) return true;
    if (info.group == Group::Pets) return info.name != "fix";
    return std::ranges::find(kWorkshop, info.name) != kWorkshop.end();
}

/// `pl` could be `place` as well, but at a table cards are played all the time.
constexpr std::array kOtherNames{std::pair{std::string_view("pl"), std::string_view("play")},
                                 std::pair{std::string_view("q"), std::string_view("exit")},
                                 std::pair{std::string_view("quit"), std::string_view("exit")},
                                 std::pair{std::string_view("?"), std::string_view("help")}};

}  // namespace

const CommandInfo* CommandTable::find(std::string_view verb) const {
    for (const auto& [other, name] : kOtherNames)
        if (equal_ignoring_case(other, verb)) verb = name;
    const std::string_view bare = verb.ends_with(',') ? verb.substr(0, verb.size() - 1) : verb;
    if (verb.empty()) return nullptr;
    const char first = parser::lower(verb.front());
    for (const CommandInfo& info : rows_)
        if (info.name.front() == first && equal_ignoring_case(info.name, takes_comma(info) ? bare : verb)) return &info;
    return nullptr;
}

std::vector<const CommandInfo*> CommandTable::beginning_with(std::string_view letters) const {
    std::vector<const CommandInfo*> found;
    constexpr std::size_t kFewest = 2;
    if (letters.size() < kFewest) return found;
    for (const CommandInfo& info : rows_) {
        const bool begins = equal_ignoring_case(info.name.substr(0, letters.size()), letters);
        if (begins && !is_written_out(info.name)) found.push_back(&info);
    }
    const auto of_workshop = [](const CommandInfo* each) { return is_of_workshop(*each); };
    if (!std::ranges::all_of(found, of_workshop)) std::erase_if(found, of_workshop);
    // `car` is `card`, although `cards` begins so too.
    const auto shortest =
        std::ranges::min_element(found, {}, [](const CommandInfo* each) { return each->name.size(); });
    const bool is_in_all = shortest != found.end() && std::ranges::all_of(found, [&](const CommandInfo* each) {
                               return each->name.starts_with((*shortest)->name);
                           });
    if (is_in_all) found = {*shortest};
    return found;
}

const CommandInfo* CommandTable::meant_by(std::string_view word) const {
    if (const CommandInfo* exact = find(word)) return exact;
    const auto found = beginning_with(word);
    return found.size() == 1 ? found.front() : nullptr;
}

std::vector<std::string> CommandTable::nearest(std::string_view word) const {
    std::vector<std::string> names;
    for (const CommandInfo& info : rows_) names.emplace_back(info.name);
    return parser::nearest_names(word, names, 2);
}

}  // namespace rego::app
