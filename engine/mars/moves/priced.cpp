#include "engine/mars/moves/priced.hpp"

#include "engine/mars/till/cashier.hpp"

namespace rego::engine {

namespace {

std::size_t all_ways(MarsGame& game, std::string_view action) {
    return game.table()->info(*game.table()->find(action)).actions.size();
}

/// Which of the ways to pay for it the written payment is meant for; the last one if for none.
std::size_t way_of_paying(const Command& command, const std::string& action, const std::vector<PaymentItem>& payment) {
    const std::size_t ways = all_ways(command.game, action);
    for (std::size_t way = 0; way + 1 < ways; ++way) {
        const Trial only_asked{command.executor()};
        use_action(command.game, command.actor, parser::type(action), way);
        if (Cashier{command.game}.takes(command.actor, payment)) return way;
    }
    return ways - 1;
}

}  // namespace

bool offers_action(MarsGame& game, std::string_view action) {
    const auto cls = game.table()->find(action);
    return cls && game.core().world().is_active(*cls);
}

std::size_t ways_to_pay(MarsGame& game, std::string_view action, const Payment& payment) {
    return payment ? 1 : all_ways(game, action);
}

void take_at_price(Command& command, const std::string& action, const parser::Instruction& about,
                   const Payment& payment, std::size_t way) {
    command.take_action(parser::type(action), payment ? way_of_paying(command, action, *payment) : way);
    command.pay_if_owing();
    if (command.answer_if_fitting(about)) return;
    // A price that is no bill has to be handed over first.
    command.executor().settle(Auto::Safe);
    command.answer_with(about);
}

}  // namespace rego::engine
