#include "app/follow/final_score.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

/// What a record calls the points for the chairman and the party leaders, as if they were a card.
constexpr const char* kCommitteePoints = "Turmoil Points";

void check(FinalComparison& made, const std::string& what, std::int64_t expected, std::int64_t actual) {
    if (expected != actual) made.differences.push_back({what, std::to_string(expected), std::to_string(actual)});
}

void compare_score(const std::string& who, const FinalScore& there, const Score& here, const Lexicon& lexicon,
                   FinalComparison& made) {
    check(made, who + "TR", there.tr, here.of("tr"));
    check(made, who + "milestones", there.milestones, here.of("milestones"));
    check(made, who + "awards", there.awards, here.of("awards"));
    check(made, who + "greeneries", there.greenery, here.of("greenery"));
    check(made, who + "cities", there.city, here.of("cities"));
    check(made, who + "cards", there.cards, here.of("cards"));
    check(made, who + "everything", there.total, here.total);
    Counts cards;
    for (const auto& [card, points] : here.per_card) cards[card] += static_cast<int>(points);
    for (const auto& [printed, points] : there.per_card) {
        if (printed == kCommitteePoints) {
            check(made, who + printed, points, cards[kind::kChairman] + cards[kind::kPartyLeader]);
            cards.erase(kind::kChairman);
            cards.erase(kind::kPartyLeader);
            continue;
        }
        const std::string card = lexicon.name(printed);
        check(made, who + card, points, cards[card]);
        cards.erase(card);
    }
    for (const auto& [card, points] : cards) check(made, who + card, 0, points);
}

std::string expectation(std::size_t seat, const Score& score) {
    std::string line = fmt::format("expect P{} score", seat);
    for (const auto& [column, points] : score.columns) line += fmt::format(" {} {}", column, points);
    return fmt::format("{} total {}", line, score.total);
}

void compare_winner(MarsGame& game, const Record& record, const Lexicon& lexicon, FinalComparison& made) {
    std::vector<std::string> won;
    for (const TypeId winner : engine::winners(game)) won.push_back(game.core().types().print(winner));
    if (won.empty()) won.emplace_back("nobody");
    const std::string should = record.winner ? lexicon.player(*record.winner) : "nobody";
    // Where several share the win, a record may name any of them.
    const bool fits = std::ranges::find(won, should) != won.end();
    if (!record.scores.empty() && !fits) made.differences.push_back({"winner", should, won.front()});
    made.expectations.push_back("expect winner " + won.front());
}

}  // namespace

FinalComparison compare_scores(MarsGame& game, const Record& record, const Lexicon& lexicon) {
    FinalComparison made;
    const auto scores = engine::scores(game);
    const auto players = game.core().players();
    for (std::size_t i = 0; i < record.scores.size() && i < scores.size(); ++i) {
        const std::string who = game.core().types().print(players[i]) + " points for ";
        compare_score(who, record.scores[i], scores[i], lexicon, made);
        made.expectations.push_back(expectation(i + 1, scores[i]));
    }
    compare_winner(game, record, lexicon, made);
    if (!game.is_over()) made.differences.push_back({"phase", kind::kEnd, game.phase()});
    return made;
}

}  // namespace rego::app::follow
