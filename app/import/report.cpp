#include "app/import/report.hpp"

#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "app/import/script.hpp"

namespace rego::app::imports {

using Json = nlohmann::ordered_json;

namespace {

/// So many lines that say nothing known are told one by one.
constexpr std::size_t kMostUnread = 20;

std::string on_a_line(const Json& json) { return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace); }

Json line_json(std::size_t line, const std::string& text) { return {{"line", line}, {"text", text}}; }

}  // namespace

std::string told(const std::string& file, const parser::Diagnostic& error) {
    std::string text = fmt::format("{}: error: {}\n", file, error.message);
    if (!error.hint.empty()) text += fmt::format("  hint: {}\n", error.hint);
    return text;
}

std::string problems_of(const ImportedFile& imported, const std::string& source) {
    const Imported& made = imported.made;
    std::string text;
    if (!imported.facts.strangers.empty())
        text += fmt::format("{}: error: {}\n", source, told(imported.facts.strangers));
    for (const Unread& line : imported.facts.unread | std::views::take(kMostUnread)) {
        text += fmt::format("{}:{}: error: says nothing known: {}\n", source, line.line, line.text);
        if (!line.nearest.empty()) text += fmt::format("  nearest: {}\n", line.nearest);
    }
    if (imported.facts.unread.size() > kMostUnread)
        text +=
            fmt::format("{}: {} more lines say nothing known\n", source, imported.facts.unread.size() - kMostUnread);
    for (const Fact& fact : made.unexplained)
        text += fmt::format("{}:{}: error: not explained: {}\n", source, fact.line, fact.text);
    if (made.failure) {
        text += fmt::format("{}:{}: error: cannot be done: {}\n", source, made.failure->line, made.failure->text);
        if (!made.failure->why.empty()) text += fmt::format("  {}\n", made.failure->why);
        for (const std::string& task : made.failure->pending) text += fmt::format("  pending: {}\n", task);
        return text;
    }
    for (const std::string& difference : made.off)
        text += fmt::format("{}: error: not as in {}: {}\n", source, made.last_state, difference);
    return text;
}

std::string imported_json(const ImportedFile& imported, const std::string& source, bool is_whole,
                          const std::string& script) {
    const Imported& made = imported.made;
    Json json{{"file", source},
              {"whole", is_whole},
              {"lines", imported.facts.lines},
              {"moves", made.moves.size()},
              {"paymentsInferred", made.payments_inferred},
              {"players", imported.facts.players},
              {"options", made.setup.game.options},
              {"inferred", made.setup.notes}};
    Json unexplained = Json::array();
    for (const Fact& fact : made.unexplained) unexplained.push_back(line_json(fact.line, fact.text));
    json["unexplained"] = std::move(unexplained);
    Json unread = Json::array();
    for (const Unread& line : imported.facts.unread) unread.push_back(line_json(line.line, line.text));
    json["unread"] = std::move(unread);
    if (made.failure) {
        json["failure"] = line_json(made.failure->line, made.failure->text);
        json["failure"]["why"] = made.failure->why;
        json["failure"]["pending"] = made.failure->pending;
    }
    if (!script.empty()) json["script"] = script;
    return on_a_line(json);
}

std::string refused_json(const std::string& source, const parser::Diagnostic& error) {
    Json json{{"file", source}, {"whole", false}, {"error", error.message}};
    if (!error.hint.empty()) json["hint"] = error.hint;
    return on_a_line(json);
}

std::string kept_game_json(const KeptGame& game) {
    return on_a_line({{"game", game.id}, {"saves", game.saves}, {"players", game.players}});
}

}  // namespace rego::app::imports
