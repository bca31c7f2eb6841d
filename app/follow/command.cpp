#include "app/follow/command.hpp"

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/move_line.hpp"
#include "parser/transform.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

/// What a command about the class of that name is about, which the canon of a recorded game has.
ClassId named(MarsGame& game, const char* name) { return game.core().table().find(name).value_or(kNoClass); }

engine::Verb verb_of(Command::Verb verb) {
    using Says = Command::Verb;
    switch (verb) {
        case Says::Play: return engine::Verb::Play;
        case Says::Discard: return engine::Verb::Discard;
        case Says::Action: return engine::Verb::Action;
        case Says::Project: return engine::Verb::Project;
        case Says::ConvertPlants:
        case Says::ConvertHeat: return engine::Verb::Convert;
        case Says::Sell: return engine::Verb::Sell;
        case Says::Buy: return engine::Verb::Buy;
        case Says::Claim: return engine::Verb::Claim;
        case Says::Fund: return engine::Verb::Fund;
        case Says::Trade: return engine::Verb::Trade;
        case Says::Delegate: return engine::Verb::Delegate;
        case Says::Policy: return engine::Verb::Policy;
        case Says::Reveal: return engine::Verb::Reveal;
        case Says::First: return engine::Verb::First;
        case Says::Pass: return engine::Verb::Pass;
        case Says::End: return engine::Verb::End;
        case Says::Pay: return engine::Verb::Pay;
        case Says::Place:
        case Says::Put:
        case Says::Task: break;
    }
    return engine::Verb::Answer;
}

/// What a record tells of may have been paid by whoever had to, and not by whose step it was.
Payment paid_by(MarsGame& game, TypeId payer, Payment payment) {
    if (!payment) return payment;
    TypePool& types = game.core().types();
    for (PaymentItem& item : *payment) {
        const auto owner = types.owner_of(item.resource);
        if (!owner || *owner == payer) continue;
        parser::Expression unowned = types.written(item.resource);
        parser::rewrite(unowned, [&](parser::Expression& type) {
            std::erase(type.arguments, types.written(*owner));
            return true;
        });
        if (const auto own = game.core().resolve(payer, unowned)) item.resource = *own;
    }
    return payment;
}

}  // namespace

Move as_move(MarsGame& game, const Command& command) {
    Move move{.verb = verb_of(command.verb), .actor = command.actor, .about = command.cls, .number = command.number};
    move.payment = paid_by(game, command.actor, command.payment);
    switch (command.verb) {
        case Command::Verb::ConvertPlants: move.about = named(game, kind::kConvertPlants); break;
        case Command::Verb::ConvertHeat: move.about = named(game, kind::kConvertHeat); break;
        case Command::Verb::Place: move.answers = {At{command.cls}}; break;
        case Command::Verb::Put: move.answers = {On{command.cls}}; break;
        case Command::Verb::Task: move.answers = {Said{command.answer, command.task}}; break;
        default: break;
    }
    if (move.verb == engine::Verb::Answer) move.about = kNoClass;
    return move;
}

Result<Receipt> perform(MarsGame& game, const Command& command) { return game.perform(as_move(game, command)); }

std::string to_line(MarsGame& game, const Command& command) { return full_line_of(game, as_move(game, command)); }

}  // namespace rego::app::follow
