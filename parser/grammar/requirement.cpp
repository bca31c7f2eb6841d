// `MAX 4 OxygenStep`, `=8 This`, `9 (PlantTag OR MicrobeTag)`, `a, b OR c`: what can be true.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions ---------------------------------------------------------------------------------------------------

constexpr auto set_current = [](auto& ctx) { x3::_val(ctx).current = std::move(x3::_attr(ctx)); };
constexpr auto next_any = [](auto& ctx) { x3::_val(ctx).next_any(); };
constexpr auto next_all = [](auto& ctx) { x3::_val(ctx).next_all(); };

// A Requirement starts out as a CountRequirement for at least 1 of nothing in particular.
template <class Ctx>
CountRequirement& counted(Ctx& ctx) {
    return std::get<CountRequirement>(x3::_val(ctx).node);
}
constexpr auto at_most = [](auto& ctx) { counted(ctx).comparison = Comparison::AtMost; };
constexpr auto exactly = [](auto& ctx) { counted(ctx).comparison = Comparison::Exactly; };
constexpr auto set_amount = [](auto& ctx) {
    CountRequirement& self = counted(ctx);
    self.amount = x3::_attr(ctx)->number;
    self.metric.span = x3::_attr(ctx)->span();
};
constexpr auto set_metric = [](auto& ctx) { counted(ctx).metric = std::move(x3::_attr(ctx)); };
constexpr auto set_default_unit = [](auto& ctx) {
    Metric& metric = counted(ctx).metric;
    Expression& type = std::get<CountMetric>(metric.node).type;
    type.name = kDefaultUnit;
    type.span = metric.span;
};

constexpr auto set_group = [](auto& ctx) {
    x3::_val(ctx) = x3::_attr(ctx).take();
    state_of(ctx).grouped = true;
};
constexpr auto set_production = [](auto& ctx) {
    *std::get<ProdRequirement>(x3::_val(ctx).node).inner = x3::_attr(ctx).take();
};
constexpr auto set_own_property = [](auto& ctx) {
    x3::_val(ctx).node = EvalRequirement{std::nullopt, state_of(ctx).string_of(x3::_attr(ctx))};
};
constexpr auto set_owner = [](auto& ctx) { x3::_val(ctx).node = EvalRequirement{std::move(x3::_attr(ctx)), {}}; };
constexpr auto set_property = [](auto& ctx) {
    std::get<EvalRequirement>(x3::_val(ctx).node).property = state_of(ctx).string_of(x3::_attr(ctx));
};

/// The number or word before it has said which place.
constexpr auto set_rank = [](auto& ctx) {
    x3::_val(ctx).node = RankRequirement{x3::_attr(ctx)->number, false, {}};
    if (x3::_attr(ctx)->number == 0) throw Mistake{x3::_attr(ctx)->span(), "places are counted from 1"};
};
constexpr auto set_most = [](auto& ctx) { x3::_val(ctx).node = RankRequirement{}; };
constexpr auto set_least = [](auto& ctx) { x3::_val(ctx).node = RankRequirement{1, true, {}}; };
constexpr auto set_ranked = [](auto& ctx) {
    std::get<RankRequirement>(x3::_val(ctx).node).metric = std::move(x3::_attr(ctx));
};

// --- Grammar ---------------------------------------------------------------------------------------------------

const auto requirement_def = requirement_atom[set_current] >>
                             *((tok<Kind::Comma>[next_all] | tok<Kind::Or>[next_any]) > requirement_atom[set_current]);

const auto amount = tok<Kind::Number>[set_amount] >> (metric_primary[set_metric] | x3::eps[set_default_unit]);
const auto amount_or_metric = called("a number or a type", amount | metric_primary[set_metric]);

const auto property_of_type = expression[set_owner] >
                              called("`.` and a property", tok2<Kind::Dot, Kind::LowerName>[set_property]);

const auto requirement_atom_def =
    spanned(amount | own_property[set_own_property] | (tok<Kind::Max>[at_most] > amount_or_metric) |
            (tok<Kind::Equals>[exactly] > amount_or_metric) |
            (tok<Kind::LeftParen> > requirement[set_group] > called("`,`, `OR` or `)`", tok<Kind::RightParen>)) |
            (block_word[start_block<ProdRequirement>] > tok<Kind::LeftBracket> >
             scoped(&State::production, true, requirement[set_production]) >
             called("`,`, `OR` or `]`", tok<Kind::RightBracket>)) |
            (tok<Kind::Eval> > called("a property", own_property[set_own_property] | property_of_type)) |
            ((tok<Kind::Most>[set_most] | tok<Kind::Least>[set_least] |
              (tok<Kind::Rank> > tok<Kind::Number>[set_rank])) > metric_primary[set_ranked]) |
            metric_primary[set_metric]);

}  // namespace

BOOST_SPIRIT_DEFINE(requirement, requirement_atom)
BOOST_SPIRIT_INSTANTIATE(decltype(requirement), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(requirement_atom), Iterator, Context)

}  // namespace rego::parser::grammar
