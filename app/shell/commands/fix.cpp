// `fix`: adjusts the game to the table, by changes in PETS, by saying how things stand (situation.cpp), or by a card
// that has been played.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/situation.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/phrases.hpp"
#include "engine/mars/moves/perform.hpp"
#include "parser/build.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::TypeId;
using engine::Unit;

namespace {

void say(Run& run, const std::string& line) {
    if (run.session.options().json) {
        run.reply.json_text.push_back(line);
    } else {
        run.reply.text += line + "\n";
    }
}

/// How many components the change is about; nothing if that is not a plain number.
std::optional<std::int64_t> asked_amount(const parser::Instruction& change) {
    const parser::Scalar* amount = nullptr;
    if (const auto* gain = std::get_if<parser::GainInstruction>(&change.node)) amount = &gain->amount;
    if (const auto* loss = std::get_if<parser::RemoveInstruction>(&change.node)) amount = &loss->amount;
    if (amount == nullptr || amount->variable) return std::nullopt;
    return amount->value;
}

/// A `fix` goes as far as there is room; whoever wrote more should know.
void say_what_was_left_out(Run& run, Word piece, const parser::Instruction& change, std::int64_t fixed) {
    const auto asked = asked_amount(change);
    if (fixed > 0 && (!asked || fixed >= *asked)) return;
    const std::string line = fixed == 0 ? fmt::format("`{}` changed nothing: there is no room for it", piece.text)
                                        : fmt::format("`{}` went only as far as {} of {}", piece.text, fixed, *asked);
    say(run, line);
}

/// What a card does on coming that makes a difference later: leeway, influence, what it puts on itself.
bool does_something_on_coming(const engine::CardInfo& card) {
    if (card.immediate && parser::to_string(*card.immediate).find("<This>") != std::string::npos) return true;
    return std::ranges::any_of(
        card.effects, [](const parser::Effect& effect) { return parser::to_string(effect).starts_with("This:"); });
}

void say_what_did_not_happen(Run& run, const parser::Instruction& change, std::int64_t fixed) {
    const auto* gain = std::get_if<parser::GainInstruction>(&change.node);
    const auto cls = gain == nullptr ? std::nullopt : run.session.table()->find_loose(gain->type.name);
    const engine::CardInfo* card = cls ? run.game().card_info(*cls) : nullptr;
    if (fixed == 0 || card == nullptr || !does_something_on_coming(*card)) return;
    say(run,
        fmt::format("what {} does on coming is left out; `fix {} played` does it", card->printed_name, card->name));
}

/// `Inventrix` of `Inventrix played`.
std::optional<ClassId> card_to_be_played(Run& run, Word piece) {
    constexpr std::string_view kPlayed = " played";
    const bool is_played = piece.text.size() > kPlayed.size() &&
                           equal_ignoring_case(piece.text.substr(piece.text.size() - kPlayed.size()), kPlayed);
    if (!is_played) return std::nullopt;
    const auto card = named(run, Names::kCard, run.words.word(piece.span.begin, piece.span.end - kPlayed.size()));
    return card ? std::optional(*card) : std::nullopt;
}

/// `Event Analysts`: a card as it is printed, and no event.
std::optional<parser::Instruction> card_as_printed(Run& run, Word piece) {
    if (piece.text.starts_with('-') || piece.text.find('<') != std::string_view::npos) return std::nullopt;
    const std::string said = parser::letters_and_digits(piece.text);
    const auto card = run.session.names().find(Names::kCard, piece.text, &run.game());
    if (!card) return std::nullopt;
    const engine::CardInfo* info = run.game().card_info(*card);
    const bool is_its_name = info != nullptr && (said == parser::letters_and_digits(info->printed_name) ||
                                                 said == parser::letters_and_digits(info->name));
    return is_its_name ? std::optional(parser::gain(parser::type(info->name))) : std::nullopt;
}

/// `Bob 3 plants` is `3 plants Bob`.
parser::Result<parser::Instruction> said_of_player(Run& run, Word piece, const parser::Diagnostic& wrong) {
    const std::size_t blank = piece.text.find(' ');
    if (blank == std::string_view::npos) return wrong;
    const std::string_view name = piece.text.substr(0, blank);
    if (seat_of(run.game(), find_actor(run.game(), name)) == 0) return wrong;
    const std::string turned = fmt::format("{} {}", piece.text.substr(blank + 1), name);
    const auto pets = phrase_as_pets(turned, run.session.names(), &run.game());
    if (!pets) return wrong;
    auto instruction = parser::parse_instruction(*pets);
    return instruction ? std::move(instruction) : wrong;
}

/// It comes with all that it does; one that lies there already comes anew.
Outcome play_it_out(Run& run, ClassId card) {
    const auto done = engine::carry_out(run.game(), run.actor(), std::nullopt, [&](engine::Command& command) {
        const parser::Expression front = command.named(card);
        const TypeId there = run.game().type(front, command.actor);
        if (command.core().world().count(there) > 0)
            command.executor().change_raw(1, engine::kNoType, there, command.cause(), true);
        command.run(parser::gain(front));
    });
    if (!done) return done.error();
    return Unit{};
}

}  // namespace

Outcome fix(Run& run) {
    Word text = run.words.take_rest();
    // ` because ` outside brackets and quotes; the line was cut so that it is the last thing.
    const std::string lowered = lower(text.text);
    for (std::size_t from = 0; (from = lowered.find("because", from)) != std::string::npos; ++from) {
        const bool starts = from == 0 || lowered[from - 1] == ' ' || lowered[from - 1] == '\t';
        const bool ends = from + 7 == lowered.size() || lowered[from + 7] == ' ' || lowered[from + 7] == '\t';
        if (!starts || !ends) continue;
        run.remark = std::string(run.words.word(text.span.begin + from + 7, text.span.end).text);
        text = run.words.word(text.span.begin, text.span.begin + from);
        break;
    }
    if (!text) return run.usage("`fix` needs changes");
    run.focus = text.span;
    const std::vector<Word> pieces = run.words.split_at_commas(text);
    if (pieces.size() == 1)
        if (const auto card = card_to_be_played(run, pieces.front())) return play_it_out(run, *card);
    std::vector<parser::Instruction> changes;
    std::vector<std::pair<std::size_t, Word>> said;  // what is a change as it stands, and where it came to be
    for (const Word& piece : pieces) {
        if (auto card = card_as_printed(run, piece)) {
            said.emplace_back(changes.size(), piece);
            changes.push_back(std::move(*card));
            continue;
        }
        auto situation = read_situation(run, piece);
        if (!situation) return situation.error();
        if (*situation) {
            std::move((*situation)->begin(), (*situation)->end(), std::back_inserter(changes));
            continue;
        }
        auto instruction = run.instruction(piece);
        if (!instruction) instruction = said_of_player(run, piece, instruction.error());
        if (!instruction) return instruction.error();
        said.emplace_back(changes.size(), piece);
        changes.push_back(std::move(*instruction));
    }
    const auto fixed = run.game().fix(run.actor(), changes);
    if (!fixed) return fixed.error();
    for (const auto& [place, piece] : said) {
        say_what_was_left_out(run, piece, changes[place], (*fixed)[place]);
        say_what_did_not_happen(run, changes[place], (*fixed)[place]);
    }
    return Unit{};
}

}  // namespace rego::app::commands
