#include "app/import/app_log.hpp"

#include <utility>

namespace rego::app::imports {
namespace {

/// Without what files get on their way: a mark of UTF-8 in front, other line ends, brackets round what is private.
std::vector<std::string> lines_of(std::string_view text, const Templates& templates) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.starts_with('(') && line.ends_with(')')) line = line.substr(1, line.size() - 2);
        lines.push_back(templates.decoded(std::string(line)));
    }
    return lines;
}

/// Some logs do not tell printings apart: where a tile is named after a card, it was the one that brings it.
void tell_printings_apart(Facts& facts, const Vocabulary& vocabulary) {
    Fact* play = nullptr;
    for (Fact& fact : facts.list) {
        if (is_decision(fact.kind)) play = fact.kind == Kind::Play ? &fact : nullptr;
        if (fact.kind != Kind::Place || play == nullptr) continue;
        const auto* newer = vocabulary.reprint_of(play->slots['C']);
        if (newer != nullptr && fact.text.find(" " + newer->printed_name + " tile ") != std::string::npos)
            play->slots['C'] = newer->name;
    }
}

}  // namespace

Facts read_app_log(std::string_view text, const Templates& templates, const Vocabulary& vocabulary) {
    Facts facts;
    const auto lines = lines_of(text, templates);
    facts.lines = lines.size();
    facts.players = templates.players_in(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].empty()) continue;
        auto fact = templates.match(lines[i], facts.players, vocabulary);
        if (!fact) {
            templates.tell_unread(lines[i], lines[i], i + 1, facts.players, vocabulary, facts);
            continue;
        }
        fact->line = i + 1;
        fact->text = lines[i];
        if (fact->kind == Kind::End) break;  // scores and the like follow
        facts.list.push_back(std::move(*fact));
    }
    tell_printings_apart(facts, vocabulary);
    return facts;
}

}  // namespace rego::app::imports
