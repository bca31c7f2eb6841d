#include "app/shell/commands/whole_move.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "engine/mars/moves/perform.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::TypeId;
using engine::Unit;
using parser::ErrorKind;

namespace {

constexpr std::array<std::string_view, 4> kLinkWords{"at", "on", "to", "from"};

bool is_link_word(std::string_view word) {
    return std::ranges::any_of(kLinkWords, [&](std::string_view each) { return equal_ignoring_case(each, word); });
}

/// Where the last of the link words begins; npos if there is none behind the first word.
std::size_t last_link(std::string_view text) {
    std::size_t found = std::string_view::npos;
    Words words(text);
    words.take();
    while (const Word word = words.take())
        if (is_link_word(word.text) && !words.at_end()) found = word.span.begin;
    return found;
}

bool is_name(Run& run, const Names::Kind& kind, std::string_view text) {
    const auto is_known = [&](std::string_view name) {
        return run.session.names().knows(kind, name, run.session.game());
    };
    const std::size_t end = text.find_last_not_of(" 123");  // which action
    const bool says_which = end != std::string_view::npos && end + 1 < text.size();
    return (says_which && is_known(text.substr(0, end + 1))) || is_known(text);
}

/// `54`, `5_4`, `5 4` or `Tharsis_5_4`, if the map has it.
bool is_area(Run& run, std::string_view text) {
    const bool is_short = text.size() == 2 || (text.size() == 3 && (text[1] == '_' || text[1] == ' '));
    const bool looks_so = is_short ? number(text.substr(0, 1)).has_value() : text.find('_') != std::string_view::npos;
    return looks_so && run.session.names().find_area(text, run.game());
}

engine::TypeId player_of(Run& run, std::string_view text) {
    const engine::TypeId found = find_actor(run.game(), text);
    const auto players = run.game().core().players();
    return std::ranges::find(players, found) == players.end() ? engine::kNoType : found;
}

/// `bob`, `-3 bob`.
std::optional<engine::From> taken_from(Run& run, std::string_view text) {
    Words words(text);
    std::int64_t amount = 0;
    if (text.starts_with('-')) {
        const auto said = number(words.take().text.substr(1));
        if (!said || *said < 1 || *said > 1000) return std::nullopt;
        amount = *said;
    }
    const engine::TypeId victim = words.at_end() ? engine::kNoType : player_of(run, words.rest().text);
    if (victim == engine::kNoType) return std::nullopt;
    return engine::From{run.game().core().types()[victim].cls, static_cast<std::int32_t>(amount)};
}

/// `colony luna`, `luna`: where something is built or traded; the class of that tile.
std::optional<engine::ClassId> colony_said(Run& run, std::string_view text) {
    constexpr std::string_view kWord = "colony ";
    if (text.size() > kWord.size() && equal_ignoring_case(text.substr(0, kWord.size()), kWord))
        text.remove_prefix(kWord.size());
    const Names& names = run.session.names();
    if (!names.knows(Names::kColony, text, &run.game())) return std::nullopt;
    const auto found = names.find(Names::kColony, text, &run.game());
    if (!found || !run.game().core().world().is_active(*found)) return std::nullopt;
    return *found;
}

/// An answer in words that are no PETS: a place, where a bare number is none of money, whoever something is taken from,
/// a colony.
std::optional<engine::Answer> answer_said(Run& run, std::string_view text, bool may_be_area) {
    if (may_be_area && is_area(run, text)) return engine::At{*run.session.names().find_area(text, run.game())};
    if (const auto from = taken_from(run, text)) return *from;
    const auto colony = colony_said(run, text);
    if (!colony) return std::nullopt;
    const parser::Expression tile = parser::type(run.session.table()->info(*colony).name);
    return engine::Said{parser::gain(parser::type(kind::kColonyBuilt, {tile}))};
}

/// `2s`, `12`: amounts of something that is paid with.
bool is_amount(std::string_view word, bool may_be_bare) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t letters = word.size() - digits;
    return digits > 0 && letters <= 2 && (letters > 0 || may_be_bare);
}

/// The last thing that is said behind a name without a comma: `comet 54 bob`, `mine 1s`.
struct LastSaid {
    std::size_t begin = std::string_view::npos;  // npos: there is none
    bool is_answer = false;
};
LastSaid last_said(Run& run, std::string_view text) {
    const std::size_t blank = text.find_last_of(' ');
    if (blank == std::string_view::npos) return {};
    const std::string_view last = text.substr(blank + 1);
    const std::size_t before = text.find_last_of(' ', blank - 1);
    if (before != std::string_view::npos) {
        const std::string_view two = text.substr(before + 1);
        if (is_area(run, two) || (two.starts_with('-') && taken_from(run, two))) return {before + 1, true};
    }
    if (answer_said(run, last, true)) return {blank + 1, true};
    return is_amount(last, run.verb != "action") ? LastSaid{blank + 1, false} : LastSaid{};
}

void add_part(Run& run, Word piece, WholeMove& move);

/// `water import from europa at 5_4`: the name, and the parts behind it.
Word cut_name(Run& run, const Names::Kind* kind, Word text, WholeMove& move) {
    struct Cut {
        Word part;
        bool is_answer;
    };
    Word name = text;
    std::vector<Cut> cut;  // from behind
    while (kind == nullptr || !is_name(run, *kind, name.text)) {
        const std::size_t link = last_link(name.text);
        const LastSaid last = link == std::string_view::npos ? last_said(run, name.text) : LastSaid{link, true};
        if (last.begin == std::string_view::npos) break;
        cut.push_back({run.words.word(name.span.begin + last.begin, name.span.end), last.is_answer});
        name = run.words.word(name.span.begin, name.span.begin + last.begin);
    }
    for (auto each = cut.rbegin(); each != cut.rend(); ++each) {
        if (each->is_answer) {
            move.follow_ups.push_back(each->part);
        } else {
            add_part(run, each->part, move);
        }
    }
    return name;
}

/// As the actor would write it.
parser::Expression without_own(Run& run, TypeId resource) {
    parser::Expression type = run.game().core().types().written(resource);
    const std::string& own = run.game().core().types().print(run.actor());
    std::erase_if(type.arguments, [&](const parser::Expression& each) { return each.name == own; });
    return type;
}

engine::ClassId class_of(Run& run, TypeId type) { return run.game().core().types()[type].cls; }

/// `2 Floater<Dirigibles>`: says where it lies.
bool is_held(Run& run, TypeId resource) {
    return !run.game().core().types().written(resource).arguments.empty() &&
           !without_own(run, resource).arguments.empty();
}

enum class PartKind { Payment, Either, FollowUp };

/// What stands behind a comma, by its looks.
PartKind kind_of_part(Run& run, Word piece) {
    if (!piece || piece.text.starts_with('-')) return piece ? PartKind::FollowUp : PartKind::Payment;
    // `21` is money.
    if (answer_said(run, piece.text, piece.text.size() > 2)) return PartKind::FollowUp;
    if (is_link_word(Words(piece.text).peek().text) || equal_ignoring_case(piece.text, kind::kOk))
        return PartKind::FollowUp;
    if (const auto items = payment_items(run, piece)) {
        const bool is_payment = items->size() > 1 || is_held(run, items->front().resource) ||
                                is_spent(*run.session.table(), class_of(run, items->front().resource));
        return is_payment ? PartKind::Payment : PartKind::Either;
    }
    const auto instruction = run.instruction(piece);
    const bool is_answer = instruction && !std::holds_alternative<parser::GainInstruction>(instruction->node);
    return is_answer ? PartKind::FollowUp : PartKind::Payment;
}

parser::Result<engine::Payment> payment_of(Run& run, const std::vector<Word>& pieces) {
    if (pieces.empty()) return engine::Payment();
    std::vector<engine::PaymentItem> items;
    for (const Word& piece : pieces) {
        auto more = payment_items(run, piece);
        if (!more) return more.error();
        std::move(more->begin(), more->end(), std::back_inserter(items));
    }
    return items.empty() ? engine::Payment() : engine::Payment(std::move(items));
}

/// What would have been enough: what was written, and money for the rest.
std::string enough(Run& run, const WholeMove& move, std::int64_t missing) {
    std::string text = std::string(run.verb) + (move.name ? " " + std::string(move.name.text) : "");
    std::int64_t money = missing;
    for (const auto* pieces : {&move.payments, &move.either}) {
        for (const Word& piece : *pieces) {
            const auto items = payment_items(run, piece);
            if (!items) continue;
            for (const engine::PaymentItem& item : *items) {
                const std::string& name = class_name(run.game(), item.resource);
                if (name == kind::kMoney) {
                    money += item.amount;
                } else {
                    text += fmt::format(", {} {}", item.amount, lower(name));
                }
            }
        }
    }
    text += fmt::format(", {}", money);
    for (const Word& part : move.follow_ups) text += ", " + std::string(part.text);
    return text;
}

/// `1 microbe on Ants`, but not `3 energy on Dirigibles`.
bool is_one_answer(Run& run, Word piece) {
    const auto instruction = run.instruction(piece);
    if (!instruction) return false;
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction->node);
    return gain == nullptr || run.game().core().resolve(run.actor(), gain->type);
}

/// `18 at 5_4` is a payment, and then where something goes; `1 microbe on Ants` is one answer.
void add_part(Run& run, Word piece, WholeMove& move) {
    if (const std::size_t link = last_link(piece.text); link != std::string_view::npos && !is_one_answer(run, piece)) {
        const Word head = run.words.word(piece.span.begin, piece.span.begin + link);
        if (payment_items(run, head)) {
            add_part(run, head, move);
            add_part(run, run.words.word(piece.span.begin + link, piece.span.end), move);
            return;
        }
    }
    switch (kind_of_part(run, piece)) {
        case PartKind::Payment: move.payments.push_back(piece); break;
        case PartKind::Either: move.either.push_back(piece); break;
        case PartKind::FollowUp: move.follow_ups.push_back(piece); break;
    }
}

}  // namespace

bool is_spent(const engine::ClassTable& table, engine::ClassId cls) {
    const auto any = table.find(kind::kResource);
    const engine::PropertyValue* own = table.property(cls, "spending");
    const engine::PropertyValue* others = any ? table.property(*any, "spending") : nullptr;
    return own != nullptr && (others == nullptr || own->value != others->value);
}

WholeMove cut_move(Run& run, const Names::Kind* kind) {
    WholeMove move;
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    if (kind == nullptr && pieces.front() && is_link_word(Words(pieces.front().text).peek().text)) {
        move.follow_ups.push_back(pieces.front());  // `first at 5_7`
    } else {
        move.name = cut_name(run, kind, pieces.front(), move);
    }
    for (std::size_t i = 1; i < pieces.size(); ++i) add_part(run, pieces[i], move);
    return move;
}

parser::Result<engine::Answer> read_answer(Run& run, Word part) {
    const Word first = Words(part.text).peek();
    const Word rest = run.words.word(part.span.begin + first.span.end, part.span.end);
    run.focus = part.span;
    if (equal_ignoring_case(first.text, "at")) {
        const auto area = run.session.names().find_area(rest.text, run.game());
        if (!area) return at(rest, area.error());
        return engine::Answer{engine::At{*area}};
    }
    const bool is_from = equal_ignoring_case(first.text, "from");
    // Of the opponent of a game for one.
    if (is_from && run.game().is_solo() && equal_ignoring_case(Words(rest.text).peek().text, "neutral"))
        return engine::Answer{engine::From{*run.session.table()->find(kind::kNeutral)}};
    if (const auto from = is_from ? taken_from(run, rest.text) : std::nullopt) return engine::Answer{*from};
    if (const auto said = is_from ? std::nullopt : answer_said(run, part.text, true)) return *said;
    if (is_link_word(first.text)) {
        const auto card = named(run, Names::kCard, Word{run.words.word(rest.span.begin, rest.span.end)});
        if (!card) return card.error();
        return is_from ? engine::Answer{engine::From{*card}} : engine::Answer{engine::On{*card}};
    }
    auto answer = run.instruction(part);
    if (!answer) return answer.error();
    return engine::Answer{engine::Said{std::move(*answer)}};
}

namespace {

/// The move with those payments and answers.
parser::Result<engine::Move> completed(Run& run, engine::Move move, const std::vector<Word>& payments,
                                       const std::vector<Word>& answers) {
    auto payment = payment_of(run, payments);
    if (!payment) return payment.error();
    move.payment = std::move(*payment);
    for (const Word& part : answers) {
        auto answer = read_answer(run, part);
        if (!answer) return answer.error();
        move.answers.push_back(std::move(*answer));
    }
    return move;
}

/// In the order of the line.
std::vector<Word> joined(std::vector<Word> some, const std::vector<Word>& more) {
    some.insert(some.end(), more.begin(), more.end());
    std::ranges::sort(some, {}, [](const Word& each) { return each.span.begin; });
    return some;
}

/// By how much money a written payment falls short; 0 if it is not that.
std::int64_t short_by(const parser::Diagnostic& error) {
    for (const parser::Fact& fact : error.facts) {
        const auto* wrong = std::get_if<parser::WrongPayment>(&fact);
        if (wrong != nullptr && !wrong->is_all && wrong->owed == kind::kMoney && wrong->debt > wrong->paid)
            return wrong->debt - wrong->paid;
    }
    return 0;
}

/// The error at the part of the line that it is about.
parser::Diagnostic placed(Run& run, parser::Diagnostic error, const std::vector<Word>& answers) {
    if (!error.part || *error.part >= answers.size()) return error;
    const Word part = answers[*error.part];
    if (error.kind == ErrorKind::NotNow)
        return at(part, problem(ErrorKind::NotNow, fmt::format("`{}` answers no question of this move", part.text)));
    run.focus = part.span;
    return error.span ? error : at(part, std::move(error));
}

}  // namespace

namespace {

/// Whether that command answered something.
bool is_answer(const CommandTable& commands, const Entry& entry) {
    const CommandInfo* command = commands.find(Words(entry.command).peek().text);
    return command != nullptr && command->answers;
}

/// Whether it only says what rego has done by itself since the last move began. What somebody has answered is not said
/// a second time.
bool is_confirmation(Run& run, const engine::Move& move, const parser::Diagnostic& refused) {
    const bool answers_nothing = refused.kind == ErrorKind::NotNow || refused.kind == ErrorKind::Narrowing;
    // What nearly fits something that is pending was meant for that.
    const bool nearly_fits = !refused.facts.empty() && refused.kind == ErrorKind::Narrowing;
    const bool fits_one_nearly =
        std::ranges::any_of(refused.tasks, [](const parser::TaskFact& task) { return !task.misfit.empty(); });
    if (move.verb != engine::Verb::Answer || !answers_nothing || nearly_fits || fits_one_nearly) return false;
    const auto& entries = run.session.timeline().entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->begins_game) return false;
        if (!is_answer(run.session.commands(), *entry))
            return engine::has_happened(run.game(), move, entry->first_event);
        const auto said = read_line(run.session, entry->command);
        if (said && said->answers == move.answers) return false;
    }
    return false;
}

}  // namespace

Outcome make_move(Run& run, engine::Move move) {
    if (move.actor == engine::kNoType) move.actor = run.actor();
    const auto receipt = run.game().perform(move);
    if (!receipt) return is_confirmation(run, move, receipt.error()) ? Outcome(Unit{}) : receipt.error();
    run.paid = price_line(*run.session.table(), receipt->paid);
    if (receipt->was_possible)
        run.reply.text +=
            fmt::format("{} could have been carried out\n", printed_name(*run.session.table(), move.about));
    return Unit{};
}

parser::Result<ReadMove> read_parts(Run& run, WholeMove parts, engine::Move move) {
    move.actor = run.actor();
    const auto focus = run.focus;
    auto paid = completed(run, move, joined(parts.payments, parts.either), parts.follow_ups);
    if (!paid) return paid.error();
    ReadMove read{std::move(*paid), {}, std::move(parts)};
    if (!read.parts.either.empty()) {
        // `4 plant` may be no payment for this; then it is an answer, if anything.
        auto answered = completed(run, move, read.parts.payments, joined(read.parts.follow_ups, read.parts.either));
        if (answered) read.otherwise = std::move(*answered);
    }
    run.focus = focus;
    return read;
}

namespace {

/// Only in short, as `2s 1t`: money makes up for the rest.
bool is_part_payment(const WholeMove& parts) {
    if (parts.payments.empty()) return false;
    return std::ranges::all_of(parts.payments, [](const Word& piece) {
        Words words(piece.text);
        while (const Word word = words.take())
            if (!number(word.text.substr(0, 1)) || number(word.text)) return false;
        return true;
    });
}

}  // namespace

Outcome make_move(Run& run, const ReadMove& read) {
    const Outcome made = make_move(run, read.move);
    if (made || (read.otherwise && make_move(run, *read.otherwise))) return Unit{};
    if (const std::int64_t missing = short_by(made.error()); missing > 0 && is_part_payment(read.parts)) {
        engine::Move filled_up = read.move;
        const auto money = run.game().core().resolve(run.actor(), parser::type(kind::kMoney));
        if (money) filled_up.payment->push_back({static_cast<std::int32_t>(missing), *money});
        if (money && make_move(run, std::move(filled_up))) return Unit{};
    }
    parser::Diagnostic error = placed(run, made.error(), read.parts.follow_ups);
    if (const std::int64_t missing = short_by(error);
        missing > 0 && (!read.parts.payments.empty() || !read.parts.either.empty()))
        error.hint = fmt::format("{} {} short: `{}`", missing, money_name(*run.session.table()),
                                 enough(run, read.parts, missing));
    return error;
}

}  // namespace rego::app::commands
