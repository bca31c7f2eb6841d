// Doing, in the game's own words: play, action, project, convert, sell, buy, claim, fund, trade, delegate, pay, place …
#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/table_order.hpp"
#include "app/shell/commands/whole_move.hpp"
#include "app/tell/lens/kinds.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::Unit;
using engine::Verb;
using parser::ErrorKind;
using parser::Result;

namespace {

/// `NAME[, PAYMENT …]`.
Outcome make_named(Run& run, Verb verb, const Names::Kind& kind) {
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    const auto cls = named(run, kind, pieces.front());
    if (!cls) return cls.error();
    auto paid = payment(run, pieces);
    if (!paid) return paid.error();
    return make_move(run, {.verb = verb, .about = *cls, .payment = std::move(*paid)});
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

}  // namespace

Outcome play(Run& run) {
    const WholeMove whole = cut_move(run, &Names::kCard);
    const auto card = card_to_play(run, whole.name);
    if (!card) return card.error();
    address_next_player_of(run, *card);
    return make_move(run, whole, {.verb = Verb::Play, .about = *card});
}

Outcome action(Run& run) {
    const WholeMove whole = cut_move(run, &Names::kCard);
    Word name = whole.name;
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
    return make_move(run, whole, {.verb = Verb::Action, .about = *cls, .number = which});
}

Outcome project(Run& run) {
    const WholeMove whole = cut_move(run, &Names::kProject);
    const auto cls = named(run, Names::kProject, whole.name);
    if (!cls) return cls.error();
    return make_move(run, whole, {.verb = Verb::Project, .about = *cls});
}

Outcome convert(Run& run) {
    const WholeMove whole = cut_move(run, nullptr);
    const Word what = whole.name;
    run.focus = what.span;
    const std::string name = lower(what.text);
    const auto conversion = [&](const char* cls) {
        return make_move(run, whole, {.verb = Verb::Convert, .about = *run.session.table()->find(cls)});
    };
    if (name == "plants" || name == "plant") {
        for (const auto* pieces : {&whole.payments, &whole.either})
            if (!pieces->empty()) return run.usage("plants are converted for plants alone", pieces->front());
        return conversion(kind::kConvertPlants);
    }
    if (name == "heat") return conversion(kind::kConvertHeat);
    if (!what) return run.usage("`convert` what?");
    return run.usage(fmt::format("`{}` cannot be converted", what.text), what);
}

Outcome sell(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    const auto cards = needed_count(run, word, 1);
    if (!cards) return cards.error();
    return make_move(run, {.verb = Verb::Sell, .number = *cards});
}

Outcome buy(Run& run) {
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    if (const auto several = several_numbers(pieces.front().text); !several.empty() && pieces.size() == 1)
        return buy_for_all(run, several);
    const auto cards = needed_count(run, pieces.front(), 0);
    if (!cards) return cards.error();
    const auto paid = payment(run, pieces);
    if (!paid) return paid.error();
    address_next_buyer(run);
    const engine::TypeId buyer = run.actor();  // whoever is next, afterwards
    const Outcome bought =
        make_move(run, {.verb = Verb::Buy, .actor = buyer, .number = *cards, .payment = std::move(*paid)});
    if (bought && *cards == 0 && run.session.options().reports)
        run.reply.text += fmt::format("{} buys no cards\n", player_name(run.game(), buyer, run.session.style()));
    return bought;
}

Outcome claim(Run& run) { return make_named(run, Verb::Claim, Names::kMilestone); }

Outcome fund(Run& run) { return make_named(run, Verb::Fund, Names::kAward); }

Outcome trade(Run& run) { return make_named(run, Verb::Trade, Names::kColony); }

Outcome delegate(Run& run) { return make_named(run, Verb::Delegate, Names::kParty); }

Outcome policy(Run& run) {
    if (run.words.at_end()) return make_move(run, {.verb = Verb::Policy});
    auto paid = whole_payment(run);
    if (!paid) return paid.error();
    return make_move(run, {.verb = Verb::Policy, .payment = std::move(*paid)});
}

Outcome reveal(Run& run) {
    std::vector<ClassId> events;
    for (const Word& piece : run.words.split_at_commas(run.words.take_rest())) {
        const auto cls = named(run, Names::kGlobalEvent, piece);
        if (!cls) return cls.error();
        events.push_back(*cls);
    }
    // At the start the second is asked for when the first has been told.
    for (const ClassId event : events) {
        Outcome told =
            make_move(run, {.verb = Verb::Reveal, .actor = run.game().core().engine_actor(), .about = event});
        if (!told) return told;
    }
    return Unit{};
}

Outcome pay(Run& run) {
    if (run.words.at_end()) return run.usage("`pay` needs a payment");
    // Where there is nothing to pay, it does not matter with what.
    if (run.game().owed(run.actor()) == 0 && run.game().core().world().tasks().empty())
        return make_move(run, {.verb = Verb::Pay});
    auto items = whole_payment(run);
    if (!items) return items.error();
    return make_move(run, {.verb = Verb::Pay, .payment = std::move(*items)});
}

Outcome place(Run& run) {
    const auto pieces = run.words.split_at_commas(run.words.take_rest());
    const Word name = pieces.front();
    if (!name) return run.usage("`place` needs an area");
    run.focus = name.span;
    const auto area = run.session.names().find_area(name.text, run.game());
    if (!area) return at(name, area.error());
    auto paid = payment(run, pieces);  // for what the area itself costs
    if (!paid) return paid.error();
    return make_move(run, {.payment = std::move(*paid), .answers = {engine::At{*area}}});
}

Outcome put(Run& run) {
    const auto card = named(run, Names::kCard, run.words.take_rest());
    if (!card) return card.error();
    return make_move(run, {.answers = {engine::On{*card}}});
}

Outcome put_if_any(Run& run) {
    const auto card = named(run, Names::kCard, run.words.take_rest());
    if (!card) return card.error();
    const parser::Expression onto = parser::type(run.session.table()->info(*card).name);
    const parser::Instruction answer = parser::gain(parser::type(kind::kCardResource, {onto}));
    if (!run.game().core().fits_a_task(run.actor(), answer, {.any_amount = true})) return Unit{};
    return make_move(run, {.answers = {engine::On{*card}}});
}

Outcome first(Run& run) {
    const WholeMove whole = cut_move(run, nullptr);
    if (whole.name) return run.usage(fmt::format("`{}` is too much here", whole.name.text), whole.name);
    return make_move(run, whole, {.verb = Verb::First});
}

Outcome pass(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    return make_move(run, {.verb = Verb::Pass});
}

Outcome end(Run& run) {
    // Where `end` alone closes a block, players still have to be able to end their turns.
    if (equal_ignoring_case(run.words.peek().text, "turn")) run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    return make_move(run, {.verb = Verb::End});
}

}  // namespace rego::app::commands
