// `moves`: what may be done now, and what the game waits for.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::app {
namespace {

using engine::kNoType;
using engine::Offer;

/// "play a corporation", "play one of 2 preludes".
std::string to_be_played(MarsGame& game, TypeId player, ClassId back) {
    const engine::Noun noun = engine::noun_of(game.core().table(), back);
    const std::int64_t in_hand = amount(game, player, game.core().table().info(back).name);
    return in_hand == 1 ? "play " + with_article(noun) : fmt::format("play one of {}", counted(in_hand, noun));
}

/// What stands for all that could be said there.
std::string open_line(const Offer& offer) {
    switch (offer.move.verb) {
        case engine::Verb::Play: return "play CARD";
        case engine::Verb::Discard: return "discard CARD";
        case engine::Verb::Sell: return "sell N";
        case engine::Verb::Delegate: return "delegate PARTY";
        default: return {};
    }
}

}  // namespace

std::string render_awaited(MarsGame& game, const Style& style, TypeId only) {
    std::string text;
    const auto typed = [&](const std::string& line) { return paint(style, Ink::Verb, "`" + line + "`"); };
    for (const TypeId player : game.core().players()) {
        if (only != kNoType && player != only) continue;
        const std::vector<Offer> offers = game.awaited(player);
        const bool can_discard = std::ranges::any_of(
            offers, [](const Offer& each) { return each.open && each.move.verb == engine::Verb::Discard; });
        for (const Offer& offer : offers) {
            if (!offer.open || offer.move.verb != engine::Verb::Play) continue;
            // A bare `play` is for the first of them.
            const std::string whose = text.empty() ? "" : typed_name(game, class_name(game, player)) + ": ";
            text += fmt::format("{}: {}: {}{}\n", painted_player(game, player, style),
                                to_be_played(game, player, offer.move.about), typed(whose + open_line(offer)),
                                can_discard ? " or " + typed("discard CARD") : "");
        }
    }
    return text;
}

std::vector<MoveLine> move_lines(MarsGame& game, TypeId actor, Spelling spelling, const Style& style) {
    const Speech speech(game, style);
    std::vector<MoveLine> lines;
    for (const engine::Game::TaskView& task : game.core().task_views()) {
        if (task.player != actor || !task.waiting.empty()) continue;
        std::string said = print_rule(game.core().types(), *task.instruction);
        if (!speech.is_pets()) said = speech.typed(without_argument(said, game.core().types().print(actor)));
        lines.push_back({"task " + said, "", "pending", true});
    }
    for (const Offer& offer : game.offers(actor)) {
        if (offer.move.verb == engine::Verb::Answer) continue;
        MoveLine line{offer.open ? open_line(offer) : line_of(game, offer.move, spelling), "", "", offer.awaited};
        if (!offer.prices.empty()) line.price = speech.price(offer.prices.front());
        if (!speech.is_pets())
            for (std::size_t i = 1; i < offer.prices.size(); ++i)
                line.note += (i == 1 ? "or " : ", ") + speech.price(offer.prices[i]);
        if (offer.awaited && offer.open) {
            const std::string& back = game.core().table().info(offer.move.about).name;
            line.note = fmt::format("{} {} in hand", amount(game, actor, back), back);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string render_moves(std::vector<MoveLine> moves, const Style& style) {
    if (style.tongue != Tongue::Pets) std::erase_if(moves, [](const MoveLine& move) { return move.is_awaited; });
    std::size_t width = 0;
    std::size_t price_width = 0;
    for (const MoveLine& move : moves) {
        width = std::max(width, columns(move.command));
        price_width = std::max(price_width, columns(move.price));
    }
    std::string text;
    for (const MoveLine& move : moves) {
        std::string line = pad_right(move.command, width) + "  " + pad_left(move.price, price_width) + "  " + move.note;
        while (line.ends_with(' ')) line.pop_back();
        text += line + '\n';
    }
    return text;
}

}  // namespace rego::app
