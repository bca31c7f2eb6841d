#include "app/follow/paying.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"
#include "engine/mars/moves/perform.hpp"
#include "engine/types/action_rules.hpp"
#include "parser/transform.hpp"

namespace rego::app::follow {

using namespace engine;

bool is_said(const Move& move) {
    return move.verb == Verb::Answer && !move.answers.empty() && std::holds_alternative<Said>(move.answers.front());
}

Move paying(const Game& game, const Move& answer) {
    Move made{.verb = Verb::Pay, .actor = answer.actor};
    const auto* use = std::get_if<parser::GainInstruction>(&std::get<Said>(answer.answers.front()).words.node);
    if (use == nullptr || use->type.name != kind::kUseAction) return made;
    const ClassTable& table = game.table();
    const auto project = table.find(kind::kProject);
    for (const parser::Expression& argument : use->type.arguments) {
        const auto cls = table.find(argument.name);
        const auto slot = std::ranges::find(kActionSlots, argument.name);
        if (cls && !table.info(*cls).actions.empty()) {
            made.about = *cls;
            made.verb = project && table.is_subclass(*cls, *project) ? Verb::Project : Verb::Action;
        } else if (slot != kActionSlots.end()) {
            made.number = static_cast<int>(slot - kActionSlots.begin()) + 1;
        }
    }
    if (made.about == kNoClass || table.info(made.about).actions.size() < 2) made.number = 0;
    return made;
}

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

std::optional<std::vector<PaymentItem>> paid_with(MarsGame& game, const Move& move, const Price& paid,
                                                  const std::vector<PaymentItem>& more) {
    const TypePool& types = game.core().types();
    std::vector<PaymentItem> items = move.payment.value_or(std::vector<PaymentItem>{});
    for (const PaymentItem& item : engine::payment_of(game, paid, move.actor)) items.push_back(item);
    if (items.empty()) return std::nullopt;
    for (const PaymentItem& each : more) {
        const auto same = std::ranges::find_if(
            items, [&](const PaymentItem& item) { return types[item.resource].cls == types[each.resource].cls; });
        if (same == items.end()) {
            items.push_back(each);
        } else {
            *same = {same->amount + each.amount, each.resource};
        }
    }
    std::erase_if(items, [](const PaymentItem& item) { return item.amount == 0; });
    const bool is_some = std::ranges::all_of(items, [](const PaymentItem& item) { return item.amount > 0; });
    return is_some ? std::optional{std::move(items)} : std::nullopt;
}

}  // namespace rego::app::follow
