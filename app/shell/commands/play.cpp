// Doing, in the game's own words: how each verb is read as a move. A new one is a row here and in command_table.cpp.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/table_order.hpp"
#include "app/shell/commands/whole_move.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/speech.hpp"
#include "engine/mars/moves/perform.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::Unit;
using engine::Verb;
using parser::ErrorKind;
using parser::Result;

namespace {

/// `NAME[, PAYMENT …]`, and answers behind it.
Result<ReadMove> named_and_paid(Run& run, Verb verb, const Names::Kind& kind) {
    WholeMove parts = cut_move(run, &kind);
    const auto cls = named(run, kind, parts.name);
    if (!cls) return cls.error();
    return read_parts(run, std::move(parts), {.verb = verb, .about = *cls});
}

/// All that is left is a payment.
Result<std::vector<engine::PaymentItem>> whole_payment(Run& run) {
    std::vector<engine::PaymentItem> items;
    for (const Word& piece : run.words.split_at_commas(run.words.take_rest())) {
        auto item = payment_item(run, piece);
        if (!item) return item.error();
        items.push_back(std::move(*item));
    }
    return items;
}

/// `2 3 1`; empty if it is not two or more whole numbers.
std::vector<std::int32_t> several_numbers(std::string_view text) {
    std::vector<std::int32_t> numbers;
    Words words(text);
    while (const Word word = words.take()) {
        const auto n = number(word.text);
        if (!n || *n < 0 || *n > 1000) return {};
        numbers.push_back(static_cast<std::int32_t>(*n));
    }
    if (numbers.size() < 2) numbers.clear();
    return numbers;
}

/// What comes to the table in this phase: `play eco` means Ecoline while corporations are chosen.
engine::Deck deck_of_phase(engine::MarsGame& game) {
    if (game.phase() == "Corporation") return engine::Deck::Corporation;
    return game.phase() == "Prelude" ? engine::Deck::Prelude : engine::Deck::Project;
}

/// By its name; where several are called like that, the only one that this phase is for.
Result<ClassId> card_to_play(Run& run, Word name) {
    auto card = named(run, Names::kCard, name);
    if (card || card.error().kind != ErrorKind::Ambiguous) return card;
    const engine::ClassTable& table = run.game().core().table();
    auto meant = run.session.names().all_meant(Names::kCard, name.text, run.session.game());
    std::erase_if(meant, [&](ClassId each) {
        const auto info = table.canon().cards.find(table.info(each).name);
        return info == table.canon().cards.end() || info->second->deck != deck_of_phase(run.game());
    });
    return meant.size() == 1 ? Result<ClassId>(meant.front()) : card;
}

/// A move that is all there.
ReadMove whole(Run& run, engine::Move move) {
    move.actor = run.actor();
    return {std::move(move)};
}

Result<ReadMove> read_play(Run& run) {
    WholeMove parts = cut_move(run, &Names::kCard);
    const auto card = card_to_play(run, parts.name);
    if (!card) return card.error();
    address_next_player_of(run, *card);
    return read_parts(run, std::move(parts), {.verb = Verb::Play, .about = *card});
}

Result<ReadMove> read_discard(Run& run) {
    const auto card = card_to_play(run, run.words.take_rest());
    if (!card) return card.error();
    address_next_player_of(run, *card);
    return whole(run, {.verb = Verb::Discard, .about = *card});
}

Result<ReadMove> read_action(Run& run) {
    WholeMove parts = cut_move(run, &Names::kCard);
    Word name = parts.name;
    std::int32_t which = 0;
    // A number at the end says which action.
    if (const std::size_t blank = name.text.find_last_of(" \t"); blank != std::string_view::npos) {
        if (const auto n = number(name.text.substr(blank + 1))) {
            if (*n < 1 || *n > 3)
                return run.usage(fmt::format("an action is 1, 2 or 3, not {}", *n),
                                 run.words.word(name.span.begin + blank, name.span.end));
            which = static_cast<std::int32_t>(*n);
            name = run.words.word(name.span.begin, name.span.begin + blank);
        }
    }
    const auto cls = named(run, Names::kCard, name);
    if (!cls) return cls.error();
    return read_parts(run, std::move(parts), {.verb = Verb::Action, .about = *cls, .number = which});
}

Result<ReadMove> read_project(Run& run) {
    WholeMove parts = cut_move(run, &Names::kProject);
    const auto cls = named(run, Names::kProject, parts.name);
    if (!cls) return cls.error();
    return read_parts(run, std::move(parts), {.verb = Verb::Project, .about = *cls});
}

Result<ReadMove> read_convert(Run& run) {
    WholeMove parts = cut_move(run, nullptr);
    const Word what = parts.name;
    run.focus = what.span;
    const std::string name = lower(what.text);
    const bool is_plants = name == "plants" || name == "plant";
    if (!what) return run.usage("`convert` what?");
    if (!is_plants && name != "heat") return run.usage(fmt::format("`{}` cannot be converted", what.text), what);
    // The greenery may cost something, while the Reds rule or where the area does; but only money.
    for (const auto* pieces : {&parts.payments, &parts.either})
        for (const Word& piece : *pieces)
            if (is_plants && !number(piece.text)) return run.usage("plants are converted for plants alone", piece);
    const char* const conversion = is_plants ? kind::kConvertPlants : kind::kConvertHeat;
    return read_parts(run, std::move(parts), {.verb = Verb::Convert, .about = *run.session.table()->find(conversion)});
}

Result<ReadMove> read_sell(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto cards = needed_count(run, word, 1);
    if (!cards) return cards.error();
    return whole(run, {.verb = Verb::Sell, .number = *cards});
}

Result<ReadMove> read_buy(Run& run) {
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    const auto cards = needed_count(run, pieces.front(), 0);
    if (!cards) return cards.error();
    auto paid = payment(run, pieces);
    if (!paid) return paid.error();
    address_next_buyer(run);
    return whole(run, {.verb = Verb::Buy, .number = *cards, .payment = std::move(*paid)});
}

Result<ReadMove> read_claim(Run& run) { return named_and_paid(run, Verb::Claim, Names::kMilestone); }
Result<ReadMove> read_fund(Run& run) { return named_and_paid(run, Verb::Fund, Names::kAward); }
Result<ReadMove> read_trade(Run& run) { return named_and_paid(run, Verb::Trade, Names::kColony); }
Result<ReadMove> read_delegate(Run& run) { return named_and_paid(run, Verb::Delegate, Names::kParty); }

Result<ReadMove> read_policy(Run& run) {
    if (run.words.at_end()) return whole(run, {.verb = Verb::Policy});
    auto paid = whole_payment(run);
    if (!paid) return paid.error();
    return whole(run, {.verb = Verb::Policy, .payment = std::move(*paid)});
}

Result<ReadMove> read_reveal(Run& run) {
    const auto event = named(run, Names::kGlobalEvent, run.words.take_rest());
    if (!event) return event.error();
    return ReadMove{{.verb = Verb::Reveal, .actor = run.game().core().engine_actor(), .about = *event}};
}

Result<ReadMove> read_pay(Run& run) {
    if (run.words.at_end()) return run.usage("`pay` needs a payment");
    // Where there is nothing to pay, it does not matter with what.
    if (run.game().owed(run.actor()) == 0 && run.game().core().world().tasks().empty())
        return whole(run, {.verb = Verb::Pay});
    auto items = whole_payment(run);
    if (!items) return items.error();
    return whole(run, {.verb = Verb::Pay, .payment = std::move(*items)});
}

Result<ReadMove> read_place(Run& run) {
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    const Word name = pieces.front();
    if (!name) return run.usage("`place` needs an area");
    run.focus = name.span;
    const auto area = run.session.names().find_area(name.text, run.game());
    if (!area) return at(name, area.error());
    auto paid = payment(run, pieces);  // for what the area itself costs
    if (!paid) return paid.error();
    return whole(run, {.payment = std::move(*paid), .answers = {engine::At{*area}}});
}

Result<ReadMove> read_put(Run& run) {
    const auto card = named(run, Names::kCard, run.words.take_rest());
    if (!card) return card.error();
    return whole(run, {.answers = {engine::On{*card}}});
}

Result<ReadMove> read_task(Run& run) {
    const auto number = task_number(run);
    if (!number) return number.error();
    const Word text = run.words.take_rest();
    if (!text) return run.usage(fmt::format("`{}` needs an answer", run.verb));
    run.focus = text.span;
    constexpr std::array<std::string_view, 3> kNo{"no", "skip", "none"};
    const bool declines = std::ranges::any_of(kNo, [&](auto each) { return equal_ignoring_case(each, text.text); });
    auto answer = declines ? Result<parser::Instruction>(parser::gain(parser::type(kind::kOk))) : run.instruction(text);
    if (!answer) return answer.error();
    return whole(run, {.answers = {engine::Said{std::move(*answer), *number}}});
}

Result<ReadMove> read_first(Run& run) {
    WholeMove parts = cut_move(run, nullptr);
    ClassId corporation = engine::kNoClass;
    if (parts.name) {
        const auto cls = named(run, Names::kCard, parts.name);
        if (!cls) return cls.error();
        corporation = *cls;
    }
    return read_parts(run, std::move(parts), {.verb = Verb::First, .about = corporation});
}

Result<ReadMove> read_pass(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return whole(run, {.verb = Verb::Pass});
}

Result<ReadMove> read_end(Run& run) {
    // Where `end` alone closes a block, players still have to be able to end their turns.
    if (equal_ignoring_case(run.words.peek().text, "turn")) run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    return whole(run, {.verb = Verb::End});
}

struct Reader {
    std::string_view verb;
    Result<ReadMove> (*read)(Run& run);
};
constexpr std::array kReaders{Reader{"play", read_play},
                              Reader{"discard", read_discard},
                              Reader{"action", read_action},
                              Reader{"project", read_project},
                              Reader{"convert", read_convert},
                              Reader{"sell", read_sell},
                              Reader{"buy", read_buy},
                              Reader{"claim", read_claim},
                              Reader{"fund", read_fund},
                              Reader{"trade", read_trade},
                              Reader{"delegate", read_delegate},
                              Reader{"policy", read_policy},
                              Reader{"reveal", read_reveal},
                              Reader{"pay", read_pay},
                              Reader{"place", read_place},
                              Reader{"place?", read_place},
                              Reader{"put", read_put},
                              Reader{"put?", read_put},
                              Reader{"task", read_task},
                              Reader{"task?", read_task},
                              Reader{"first", read_first},
                              Reader{"pass", read_pass},
                              Reader{"end", read_end}};

}  // namespace

Result<ReadMove> read_move(Run& run) {
    const auto reader = std::ranges::find(kReaders, run.verb, &Reader::verb);
    if (reader == kReaders.end()) return run.usage(fmt::format("`{}` is not a move", run.verb));
    return reader->read(run);
}

Result<engine::Move> read_line(Session& session, std::string_view line) {
    Reply reply;
    Run run(session, line, reply);
    const Word verb = run.words.take();
    const CommandInfo* const known = session.commands().meant_by(verb.text);
    run.verb = known == nullptr ? verb.text : known->name;
    auto read = read_move(run);
    if (!read) return read.error();
    return std::move(read->move);
}

namespace {

/// A trade may be paid in several ways. Where somebody is there, metal is not taken before money unasked.
std::optional<parser::Diagnostic> ask_what_to_pay(Run& run, const engine::Move& move) {
    const bool asks = run.session.options().is_typed && run.origin.empty() && !run.is_dry;
    if (!asks || move.verb != Verb::Trade || move.payment) return std::nullopt;
    const std::vector<engine::Price> prices = engine::prices_of(run.game(), move);
    const engine::ClassTable& table = *run.session.table();
    const bool is_clear = prices.size() < 2 || std::ranges::none_of(prices.front(), [&](const engine::Paid& paid) {
                              return table.name(paid.resource) != kind::kMoney && is_spent(table, paid.resource);
                          });
    if (is_clear) return std::nullopt;
    std::vector<std::string> notes;
    run.session.meant.clear();
    for (const engine::Price& price : prices) {
        const std::string command = fmt::format("trade {}, {}", table.name(move.about), price_line(table, price));
        notes.push_back(fmt::format("{}) {}", notes.size() + 1, Speech(run.game(), run.session.style()).price(price)));
        run.session.meant.push_back(command);
    }
    return problem(ErrorKind::Ambiguous, "this trade could be paid in several ways").with_notes(std::move(notes));
}

}  // namespace

Outcome move(Run& run) {
    const auto read = read_move(run);
    if (!read) return read.error();
    if (auto unclear = ask_what_to_pay(run, read->move)) return *unclear;
    return make_move(run, *read);
}

Outcome buy(Run& run) {
    const auto pieces = run.words.split_at_commas(run.words.rest());
    if (const auto several = several_numbers(pieces.front().text); !several.empty() && pieces.size() == 1) {
        run.words.take_rest();
        return buy_for_all(run, several);
    }
    const auto read = read_move(run);
    if (!read) return read.error();
    const Outcome bought = make_move(run, *read);
    if (bought && read->move.number == 0 && run.session.options().reports)
        run.reply.text +=
            fmt::format("{} buys no cards\n", player_name(run.game(), read->move.actor, run.session.style()));
    return bought;
}

Outcome reveal(Run& run) {
    // At the start the second is asked for when the first has been told.
    std::vector<engine::Move> moves;
    for (const Word& piece : run.words.split_at_commas(run.words.take_rest())) {
        const auto cls = named(run, Names::kGlobalEvent, piece);
        if (!cls) return cls.error();
        moves.push_back({.verb = Verb::Reveal, .actor = run.game().core().engine_actor(), .about = *cls});
    }
    for (engine::Move& each : moves) {
        Outcome told = make_move(run, std::move(each));
        if (!told) return told;
    }
    return Unit{};
}

Outcome place_if_any(Run& run) {
    const auto read = read_move(run);
    if (!read) return read.error();
    return run.game().weigh(read->move) ? make_move(run, *read) : Outcome(Unit{});
}

Outcome put_if_any(Run& run) {
    const auto read = read_move(run);
    if (!read) return read.error();
    const auto& onto = std::get<engine::On>(read->move.answers.front());
    const parser::Expression card = parser::type(run.session.table()->info(onto.card).name);
    const parser::Instruction answer = parser::gain(parser::type(kind::kCardResource, {card}));
    if (!run.game().core().fits_a_task(run.actor(), answer, {.any_amount = true})) return Unit{};
    return make_move(run, *read);
}

}  // namespace rego::app::commands
