#include "app/shell/commands/whole_move.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/parse.hpp"

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

/// `water import from europa at 5_4`: the name, and the parts behind it.
Word cut_name(Run& run, const Names::Kind* kind, Word text, std::vector<Word>& parts) {
    Word name = text;
    std::vector<Word> cut;
    while (kind == nullptr || !is_name(run, *kind, name.text)) {
        const std::size_t link = last_link(name.text);
        if (link == std::string_view::npos) break;
        cut.insert(cut.begin(), run.words.word(name.span.begin + link, name.span.end));
        name = run.words.word(name.span.begin, name.span.begin + link);
    }
    parts.insert(parts.end(), cut.begin(), cut.end());
    return name;
}

/// Whether people pay with it: it comes before others where something is spent.
bool is_spent(const engine::ClassTable& table, engine::ClassId cls) {
    const auto any = table.find(kind::kResource);
    const engine::PropertyValue* own = table.property(cls, "spending");
    const engine::PropertyValue* others = any ? table.property(*any, "spending") : nullptr;
    return own != nullptr && (others == nullptr || own->value != others->value);
}

enum class PartKind { Payment, Either, FollowUp };

/// What stands behind a comma, by its looks.
PartKind kind_of_part(Run& run, Word piece) {
    if (!piece || piece.text.starts_with('-')) return piece ? PartKind::FollowUp : PartKind::Payment;
    if (is_link_word(Words(piece.text).peek().text) || equal_ignoring_case(piece.text, kind::kOk))
        return PartKind::FollowUp;
    if (const auto items = payment_items(run, piece)) {
        const parser::Expression& first = items->front().resource;
        const auto cls = run.session.table()->find_loose(first.name);
        const bool is_payment =
            items->size() > 1 || !cls || !first.arguments.empty() || is_spent(*run.session.table(), *cls);
        return is_payment ? PartKind::Payment : PartKind::Either;
    }
    const auto instruction = run.instruction(piece);
    const bool is_answer = instruction && !std::holds_alternative<parser::GainInstruction>(instruction->node);
    return is_answer ? PartKind::FollowUp : PartKind::Payment;
}

/// A tile that the move has placed by itself, there being no other place.
bool was_placed(Run& run, engine::EventNumber from, engine::ClassId area) {
    engine::Game& core = run.game().core();
    for (engine::EventNumber n = from + 1; n <= run.session.last_event(); ++n) {
        const engine::Event& event = core.world().event(n);
        if (event.gain == engine::kNoType || !is_a(run.game(), event.gain, kind::kTile)) continue;
        const TypeId place = dependency_of(run.game(), event.gain, kind::kArea);
        if (place != engine::kNoType && core.types()[place].cls == area) return true;
    }
    return false;
}

/// The same for an answer that was the only one: `4 plant` of "4 plants or 2 animals" to somebody without animals.
bool was_gained(Run& run, engine::EventNumber from, const parser::Instruction& answer) {
    const auto* gain = std::get_if<parser::GainInstruction>(&answer.node);
    const auto cls = gain == nullptr ? std::nullopt : run.session.table()->find_loose(gain->type.name);
    engine::Game& core = run.game().core();
    for (engine::EventNumber n = from + 1; cls && n <= run.session.last_event(); ++n) {
        const engine::Event& event = core.world().event(n);
        if (event.gain != engine::kNoType && core.types()[event.gain].cls == *cls && event.count == gain->amount.value)
            return true;
    }
    return false;
}

Outcome place_at(Run& run, TypeId actor, Word where, engine::EventNumber from) {
    const auto area = run.session.names().find_area(where.text, run.game());
    if (!area) return at(where, area.error());
    if (run.game().open_areas(actor).empty()) {
        if (was_placed(run, from, *area)) return Unit{};
        return at(where, problem(ErrorKind::NotNow, "nothing is to be placed"));
    }
    run.focus = where.span;
    return run.game().place(actor, *area);
}

/// `from Decomposers`: whatever lies there and is asked for. `from neutral`: of the opponent of a game for one.
Outcome take_from(Run& run, TypeId actor, Word where) {
    const bool is_neutral = run.game().core().players().size() == 1 && equal_ignoring_case(where.text, "neutral");
    std::string holder = kind::kNeutral;
    if (!is_neutral) {
        const auto card = named(run, Names::kCard, where);
        if (!card) return card.error();
        holder = fmt::format("{}<{}>", run.session.table()->info(*card).name, kind::kAnyone);
    }
    const auto answer = parser::parse_instruction(fmt::format("-{}<{}>", kind::kCardResource, holder));
    engine::AnswerStyle style;
    style.any_amount = true;
    return run.game().task(actor, std::nullopt, *answer, style);
}

Outcome follow_up(Run& run, TypeId actor, Word part, engine::EventNumber from) {
    const Word first = Words(part.text).peek();
    const Word rest = run.words.word(part.span.begin + first.span.end, part.span.end);
    run.focus = part.span;
    if (equal_ignoring_case(first.text, "at")) return place_at(run, actor, rest, from);
    if (equal_ignoring_case(first.text, "from")) return take_from(run, actor, rest);
    if (is_link_word(first.text)) {
        const auto card = named(run, Names::kCard, rest);
        if (!card) return card.error();
        return run.game().put(actor, *card);
    }
    const auto answer = run.instruction(part);
    if (!answer) return answer.error();
    Outcome answered = run.game().task(actor, std::nullopt, *answer);
    if (!answered && was_gained(run, from, *answer)) return Unit{};
    return answered;
}

parser::Result<engine::Payment> payment_of(Run& run, const std::vector<Word>& pieces, bool was_written) {
    if (pieces.empty() && !was_written) return engine::Payment();
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
                const auto cls = run.session.table()->find_loose(item.resource.name);
                if (cls && run.session.table()->info(*cls).name == kind::kMoney) {
                    money += item.amount;
                } else {
                    text += fmt::format(", {} {}", item.amount, lower(item.resource.name));
                }
            }
        }
    }
    text += fmt::format(", {}", money);
    for (const Word& part : move.follow_ups) text += ", " + std::string(part.text);
    return text;
}

}  // namespace

WholeMove read_move(Run& run, const Names::Kind* kind) {
    WholeMove move;
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    if (kind == nullptr && pieces.front() && is_link_word(Words(pieces.front().text).peek().text)) {
        move.follow_ups.push_back(pieces.front());  // `first at 5_7`
    } else {
        move.name = cut_name(run, kind, pieces.front(), move.follow_ups);
    }
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        switch (kind_of_part(run, pieces[i])) {
            case PartKind::Payment: move.payments.push_back(pieces[i]); break;
            case PartKind::Either: move.either.push_back(pieces[i]); break;
            case PartKind::FollowUp: move.follow_ups.push_back(pieces[i]); break;
        }
    }
    return move;
}

Outcome make_move(Run& run, const WholeMove& move,
                  const std::function<Outcome(TypeId actor, const engine::Payment& payment)>& begin) {
    const TypeId actor = run.actor();
    const engine::EventNumber from = run.session.last_event();
    std::vector<Word> follow_ups = move.follow_ups;
    std::vector<Word> paid_with = move.payments;
    paid_with.insert(paid_with.end(), move.either.begin(), move.either.end());
    const auto payment = payment_of(run, paid_with, false);
    if (!payment) return payment.error();
    Outcome begun = begin(actor, *payment);
    const Outcome as_payment = begun;
    if (!begun && !move.either.empty()) {
        // `4 plant` is no payment for this; so it is an answer, if anything.
        const auto rest = payment_of(run, move.payments, false);
        if (rest && begin(actor, *rest)) {
            begun = Unit{};
            follow_ups.insert(follow_ups.end(), move.either.begin(), move.either.end());
        }
    }
    if (!begun) {
        if (const std::int64_t missing = run.game().short_by(); missing > 0 && *payment)
            begun.error().hint =
                fmt::format("{} {} short: `{}`", missing, money_name(*run.session.table()), enough(run, move, missing));
        return begun;
    }
    if (follow_ups.empty()) return begun;
    const std::string paid = run.game().last_payment();
    for (const Word& part : follow_ups) {
        Outcome answered = follow_up(run, actor, part, from);
        if (answered) continue;
        if (!as_payment) return as_payment;  // neither a payment nor an answer
        if (answered.error().kind == ErrorKind::NotNow)
            return at(part,
                      problem(ErrorKind::NotNow, fmt::format("`{}` answers no question of this move", part.text)));
        return answered.error().span ? answered : at(part, answered.error());
    }
    run.paid = paid;
    return Unit{};
}

}  // namespace rego::app::commands
