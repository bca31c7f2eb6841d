// `2 Energy, PROD[Plant] -> TerraformRating`.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions ---------------------------------------------------------------------------------------------------

constexpr auto set_current = [](auto& ctx) { x3::_val(ctx).current = std::move(x3::_attr(ctx)); };
constexpr auto set_per = [](auto& ctx) {
    Cost& current = x3::_val(ctx).current;
    Metric metric = std::move(x3::_attr(ctx).metric);
    const Span span = join(current.span, metric.span);
    current = Cost{PerCost{std::move(current), std::move(metric)}, span};
};
constexpr auto next_any = [](auto& ctx) { x3::_val(ctx).next_any(); };
constexpr auto next_multi = [](auto& ctx) { x3::_val(ctx).next_multi(); };

constexpr auto set_spend = [](auto& ctx) {
    Quantity& quantity = x3::_attr(ctx);
    if (quantity.type.name.empty()) {
        quantity.type.name = kDefaultUnit;
        quantity.type.span = quantity.span;
    }
    x3::_val(ctx).node = SpendCost{quantity.amount, std::move(quantity.type)};
};
constexpr auto set_group = [](auto& ctx) {
    x3::_val(ctx) = x3::_attr(ctx).take();
    state_of(ctx).grouped = true;
};
constexpr auto set_production = [](auto& ctx) {
    *std::get<ProdCost>(x3::_val(ctx).node).inner = x3::_attr(ctx).take();
};

constexpr auto set_cost = [](auto& ctx) { x3::_val(ctx).cost = x3::_attr(ctx).take(); };
constexpr auto set_instruction = [](auto& ctx) { x3::_val(ctx).instruction = x3::_attr(ctx).take(); };

// --- Grammar ---------------------------------------------------------------------------------------------------

const auto operand = cost_atom[set_current] >> *(tok<Kind::Slash> > metric_chain[set_per]);

const auto cost_def = operand >>
                      *((tok<Kind::Comma>[next_multi] | tok<Kind::Or>[next_any]) > called("a cost", operand));

const auto cost_atom_def =
    spanned((block_word[start_block<ProdCost>] > tok<Kind::LeftBracket> > cost[set_production] >
             called("an operator or `]`", tok<Kind::RightBracket>)) |
            quantity[set_spend] |
            (tok<Kind::LeftParen> > cost[set_group] > called("an operator or `)`", tok<Kind::RightParen>)));

const auto action_def =
    spanned(((cost[set_cost] > tok<Kind::Arrow>) | tok<Kind::Arrow>) > instruction[set_instruction]);

}  // namespace

BOOST_SPIRIT_DEFINE(cost, cost_atom, action)
BOOST_SPIRIT_INSTANTIATE(decltype(cost), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(cost_atom), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(action), Iterator, Context)

}  // namespace rego::parser::grammar
