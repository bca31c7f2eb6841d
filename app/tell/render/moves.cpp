// `moves`: what may be done now, and what the game waits for.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {
namespace {

using engine::kNoClass;
using engine::kNoType;
using Move = MarsGame::Move;

/// "play a corporation", "play one of 2 preludes".
std::string to_be_played(MarsGame& game, TypeId player, ClassId back) {
    const engine::Noun noun = engine::noun_of(game.core().table(), back);
    const std::int64_t in_hand = amount(game, player, game.core().table().info(back).name);
    return in_hand == 1 ? "play " + with_article(noun) : fmt::format("play one of {}", counted(in_hand, noun));
}

/// What the command is about by the name that it has at the table.
std::string called_command(MarsGame& game, const Speech& speech, const Move& move) {
    std::string command = move.command;
    if (speech.is_pets() || move.about == kNoClass) return command;
    const std::string& cls = game.core().table().info(move.about).name;
    const std::size_t at = command.find(cls);
    return at == std::string::npos ? command : command.replace(at, cls.size(), speech.called(move.about));
}

}  // namespace

std::string render_awaited(MarsGame& game, const Style& style, TypeId only) {
    std::string text;
    for (const TypeId player : game.core().players()) {
        if (only != kNoType && player != only) continue;
        for (const Move& move : game.awaited_moves(player)) {
            if (move.about == kNoClass) continue;
            // A bare `play` is for the first of them.
            const std::string whose = text.empty() ? "" : typed_name(game, class_word(game, player)) + ": ";
            text +=
                fmt::format("{}: {}: {}\n", painted_player(game, player, style), to_be_played(game, player, move.about),
                            paint(style, Ink::Verb, fmt::format("`{}{}`", whose, move.command)));
        }
    }
    return text;
}

std::string render_moves(MarsGame& game, std::vector<Move> moves, const Style& style) {
    const Speech speech(game, style);
    if (!speech.is_pets()) std::erase_if(moves, [](const Move& move) { return move.is_awaited; });
    std::size_t width = 0;
    std::size_t price_width = 0;
    for (Move& move : moves) {
        move.command = called_command(game, speech, move);
        width = std::max(width, columns(move.command));
        price_width = std::max(price_width, columns(move.price));
    }
    std::string text;
    for (const Move& move : moves) {
        std::string line = pad_right(move.command, width) + "  " + pad_left(move.price, price_width) + "  " + move.note;
        while (line.ends_with(' ')) line.pop_back();
        text += line + '\n';
    }
    return text;
}

}  // namespace rego::app
