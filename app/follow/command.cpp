#include "app/follow/command.hpp"

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::app::follow {

using namespace engine;
using Verb = Command::Verb;

Result<Unit> perform(MarsGame& game, const Command& command) {
    const TypeId actor = command.actor;
    switch (command.verb) {
        case Verb::Play: return game.play(actor, command.cls, command.payment);
        case Verb::Action:
            return game.use_action(actor, command.cls,
                                   command.number > 0 ? std::optional{command.number} : std::nullopt, command.payment);
        case Verb::Project: return game.standard_project(actor, command.cls, command.payment);
        case Verb::ConvertPlants: return game.convert_plants(actor);
        case Verb::ConvertHeat: return game.convert_heat(actor, command.payment);
        case Verb::Sell: return game.sell(actor, command.number);
        case Verb::Buy: return game.buy(actor, command.number, command.payment);
        case Verb::Claim: return game.claim(actor, command.cls, command.payment);
        case Verb::Fund: return game.fund(actor, command.cls, command.payment);
        case Verb::Trade: return game.trade(actor, command.cls, command.payment);
        case Verb::Delegate: return game.send_delegate(actor, command.cls, command.payment);
        case Verb::Policy: return game.use_policy(actor, command.payment);
        case Verb::Reveal: return game.reveal({command.cls});
        case Verb::First: return game.first_action(actor);
        case Verb::Pass: return game.pass(actor);
        case Verb::End: return game.end_turn(actor);
        case Verb::Place: return game.place(actor, command.cls, command.payment);
        case Verb::Put: return game.put(actor, command.cls);
        case Verb::Pay: return game.pay(actor, command.payment.value_or(std::vector<PaymentItem>{}));
        case Verb::Task: break;
    }
    const auto answer = parser::parse_instruction(command.pets);
    if (!answer) return answer.error();
    return game.task(actor, command.task, *answer);
}

std::string to_line(MarsGame& game, const Command& command) {
    const auto name = [&](std::string_view suffix = {}) {
        std::string text = game.core().table().info(command.cls).name;
        if (!suffix.empty() && text.ends_with(suffix)) text.resize(text.size() - suffix.size());
        return text;
    };
    std::string line;
    switch (command.verb) {
        case Verb::Play: line = "play " + name(); break;
        case Verb::Action:
            line = "action " + name();
            if (command.number > 0) line += fmt::format(" {}", command.number);
            break;
        case Verb::Project: line = "project " + name("SP"); break;
        case Verb::ConvertPlants: line = "convert plants"; break;
        case Verb::ConvertHeat: line = "convert heat"; break;
        case Verb::Sell: line = fmt::format("sell {}", command.number); break;
        case Verb::Buy: line = fmt::format("buy {}", command.number); break;
        case Verb::Claim: line = "claim " + name(); break;
        case Verb::Fund: line = "fund " + name(); break;
        case Verb::Trade: line = "trade " + name(); break;
        case Verb::Delegate: line = "delegate " + name(); break;
        case Verb::Policy: line = "policy"; break;
        case Verb::Reveal: return "reveal " + name();  // anybody may say it
        case Verb::First: line = "first"; break;
        case Verb::Pass: line = "pass"; break;
        case Verb::End: line = "end"; break;
        case Verb::Place: line = "place " + name(); break;
        case Verb::Put: line = "put " + name(); break;
        case Verb::Pay: line = "pay"; break;
        case Verb::Task:
            line = command.task ? fmt::format("task #{} {}", *command.task, command.pets) : "task " + command.pets;
            break;
    }
    if (command.payment) {
        for (const PaymentItem& item : *command.payment) {
            const std::string resource = parser::to_string(item.resource);
            line += line == "pay" ? " " : ", ";
            line +=
                resource == kind::kMoney ? std::to_string(item.amount) : fmt::format("{} {}", item.amount, resource);
        }
    }
    if (game.default_actor() != command.actor)
        line = fmt::format("as {} {}", game.core().types().print(command.actor), line);
    return line;
}

}  // namespace rego::app::follow
