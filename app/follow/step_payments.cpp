#include "app/follow/step_payments.hpp"

#include "app/follow/amount.hpp"
#include "app/tell/lens/kinds.hpp"
#include "engine/load/class_names.hpp"
#include "parser/build.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

/// All bills of the step together: the first move may have to pay for each.
Counts sum_of_payments(const Step& step) {
    // The first of them is often what `payment` says; others pay bills of their own.
    Counts sum = step.payment.value_or(Counts{});
    if (!step.payments.empty() && step.payments.front().payment == sum) sum.clear();
    for (const follow::Paid& each : step.payments) {
        if (each.who != step.player) continue;
        for (const auto& [what, amount] : each.payment) sum[what] += amount;
    }
    return sum;
}

}  // namespace

std::vector<std::vector<Move>> StepPayments::paid_or_not(const Step& step, const Move& made) const {
    std::vector<std::vector<Move>> all;
    const auto add = [&](Payment payment) {
        all.push_back({made});
        all.back().front().payment = std::move(payment);
    };
    const Payment parts = in_parts(step);
    const Payment price = step.payment ? of(step, *step.payment) : std::nullopt;
    if (Payment whole = of(step, sum_of_payments(step)); whole && !step.payments.empty()) add(std::move(whole));
    if (parts || price) add(parts ? parts : price);
    // What was spent besides the price of the card was asked for apart from it.
    if (parts && price) {
        Payment both = price;
        both->insert(both->end(), parts->begin(), parts->end());
        add(std::move(both));
    }
    all.push_back({made});
    return all;
}

std::vector<Payment> StepPayments::odd(const Step& step) const {
    std::vector<Counts> all;
    if (step.payment) all.push_back(*step.payment);
    for (const Choice& choice : step.choices) all.push_back(choice.payment);
    for (const follow::Paid& each : step.payments) all.push_back(each.payment);
    std::vector<Payment> odd;
    for (const Counts& counts : all) {
        if (Payment payment = of(step, counts)) odd.push_back(std::move(payment));
    }
    return odd;
}

Payment StepPayments::of(const Step& step, const Counts& counts) const {
    std::vector<PaymentItem> items;
    for (const auto& [what, amount] : counts) {
        if (amount == 0) continue;
        std::string resource = what;
        if (resource.ends_with('s')) resource.pop_back();  // "plants"
        if (!lexicon_.find(what) && !lexicon_.find(resource))
            resource = engine::last_word(resource);  // "kuiperAsteroid"
        const std::string name = lexicon_.find(what) ? lexicon_.name(what) : lexicon_.resource(resource);
        if (auto paid = item(step, amount, parser::type(name))) items.push_back(*paid);
    }
    if (items.empty()) return std::nullopt;
    return items;
}

/// Nothing if the player cannot have any of it.
std::optional<PaymentItem> StepPayments::item(const Step& step, std::int32_t amount,
                                              const parser::Expression& resource) const {
    const TypeId payer = lexicon_.actor(step.player).value_or(game_.core().player(1));
    const auto meant = game_.core().resolve(payer, resource);
    if (!meant) return std::nullopt;
    return PaymentItem{amount, *meant};
}

/// Asked for one by one: "Select how to spend 8 heat: Heat", "…: Stormcraft Incorporated Floaters (2 heat each)".
Payment StepPayments::in_parts(const Step& step) const {
    std::vector<PaymentItem> items;
    const ClassTable& table = game_.core().table();
    const auto card = table.find(kind::kCard);
    for (const Choice& choice : step.choices) {
        const auto amount = amount_of(choice);
        if (!amount || !amount->is_payment || amount->units == 0) continue;
        std::string what = amount->what;
        while (!lexicon_.find(what) && what.find(' ') != std::string::npos) what.resize(what.rfind(' '));
        const auto cls = lexicon_.find(what);
        if (!cls) continue;
        const bool lies_on_card = card && table.is_subclass(*cls, *card);
        const parser::Expression named = parser::type(lexicon_.name(what));
        const parser::Expression resource = lies_on_card ? parser::type(kind::kCardResource, {named}) : named;
        if (auto paid = item(step, amount->units, resource)) items.push_back(*paid);
    }
    if (items.empty()) return std::nullopt;
    return items;
}

}  // namespace rego::app::follow
