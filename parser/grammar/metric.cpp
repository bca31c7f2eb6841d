// `Plant MAX 5`, `(CityTile OR GreeneryTile)`, `Heat - Steel`, `CardFront.cost`: what can be counted.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions ---------------------------------------------------------------------------------------------------

constexpr auto set_chain = [](auto& ctx) {
    Metric& current = x3::_val(ctx).current;
    current = std::move(x3::_attr(ctx).metric);
    // `PROD[1]` counts the production of one Megacredit; as an operand of MAX or `-` a number stays a number.
    const auto* constant = std::get_if<ConstantMetric>(&current.node);
    if (constant == nullptr || !state_of(ctx).production) return;
    const std::int32_t unit = constant->value;
    if (unit == 0) throw Mistake{current.span, "cannot count by 0"};
    Expression megacredit;
    megacredit.name = kDefaultUnit;
    megacredit.span = current.span;
    Metric counted{CountMetric{std::move(megacredit)}, current.span};
    if (unit == 1) {
        current = std::move(counted);
    } else {
        current.node = ScaledMetric{unit, std::move(counted)};
    }
};
constexpr auto next_arm = [](auto& ctx) { x3::_val(ctx).next(); };

constexpr auto set_first = [](auto& ctx) { x3::_val(ctx).metric = std::move(x3::_attr(ctx)); };
constexpr auto cap = [](auto& ctx) {
    MetricChain& chain = x3::_val(ctx);
    Metric& capped = chain.subtracted ? *std::get<DifferenceMetric>(chain.metric.node).right : chain.metric;
    const Span span = join(capped.span, x3::_attr(ctx).span);
    capped = Metric{CapMetric{std::move(capped), std::move(x3::_attr(ctx))}, span};
    chain.metric.span.end = span.end;
};
constexpr auto subtract = [](auto& ctx) {
    MetricChain& chain = x3::_val(ctx);
    const Span span = join(chain.metric.span, x3::_attr(ctx).span);
    chain.metric = Metric{DifferenceMetric{std::move(chain.metric), std::move(x3::_attr(ctx))}, span};
    chain.subtracted = true;
};

constexpr auto set_constant = [](auto& ctx) {
    x3::_val(ctx) = Metric{ConstantMetric{x3::_attr(ctx)->number}, x3::_attr(ctx)->span()};
};
constexpr auto scale = [](auto& ctx) {
    Metric& self = x3::_val(ctx);
    const std::int32_t unit = std::get<ConstantMetric>(self.node).value;
    if (unit == 0) throw Mistake{self.span, "cannot count by 0"};
    if (unit == 1) {
        self = std::move(x3::_attr(ctx));
    } else {
        self.node = ScaledMetric{unit, std::move(x3::_attr(ctx))};
    }
};

constexpr auto set_group = [](auto& ctx) {
    x3::_val(ctx) = x3::_attr(ctx).take();
    state_of(ctx).grouped = true;
};
constexpr auto set_production = [](auto& ctx) {
    *std::get<ProdMetric>(x3::_val(ctx).node).inner = x3::_attr(ctx).take();
};
constexpr auto set_count = [](auto& ctx) {
    std::get<CountMetric>(x3::_val(ctx).node).type = std::move(x3::_attr(ctx));
};
constexpr auto set_own_property = [](auto& ctx) {
    x3::_val(ctx).node = PropertyMetric{std::nullopt, state_of(ctx).string_of(x3::_attr(ctx))};
};
constexpr auto set_property = [](auto& ctx) {
    Metric& self = x3::_val(ctx);
    Expression owner = std::move(std::get<CountMetric>(self.node).type);
    self.node = PropertyMetric{std::move(owner), state_of(ctx).string_of(x3::_attr(ctx))};
};
constexpr auto set_evaluated = [](auto& ctx) {
    Metric& self = x3::_val(ctx);
    PropertyMetric property = std::get<PropertyMetric>(std::move(self.node));
    self.node = EvalMetric{std::move(property.owner), std::move(property.property)};
};
constexpr auto set_members = [](auto& ctx) { x3::_val(ctx).node = GroupMetric{std::move(x3::_attr(ctx)), {}}; };
constexpr auto set_bond = [](auto& ctx) { std::get<GroupMetric>(x3::_val(ctx).node).by = std::move(x3::_attr(ctx)); };

// --- Grammar ---------------------------------------------------------------------------------------------------

const auto metric_def = metric_chain[set_chain] >> *(tok<Kind::Or>[next_arm] > metric_chain[set_chain]);

const auto metric_chain_def = metric_atom[set_first] >>
                              *((tok<Kind::Max> > metric_atom[cap]) | (tok<Kind::Minus> > metric_atom[subtract]));

const auto metric_atom_def =
    spanned((tok<Kind::Number>[set_constant] >> -metric_primary[scale]) | metric_primary[assign]);

const auto property_of_type = expression[set_count] >
                              called("`.` and a property", tok2<Kind::Dot, Kind::LowerName>[set_property]);

const auto metric_primary_def = spanned(
    own_property[set_own_property] |
    (block_word[start_block<ProdMetric>] > tok<Kind::LeftBracket> >
     scoped(&State::production, true, metric[set_production]) > called("an operator or `]`", tok<Kind::RightBracket>)) |
    (expression[set_count] >> -tok2<Kind::Dot, Kind::LowerName>[set_property]) |
    (tok<Kind::LeftParen> > metric[set_group] > called("an operator or `)`", tok<Kind::RightParen>)) |
    (tok<Kind::Eval> > called("a property", own_property[set_own_property] | property_of_type) >>
     x3::eps[set_evaluated]) |
    (tok<Kind::Group> > expression[set_members] > tok<Kind::By> > expression[set_bond]));

}  // namespace

BOOST_SPIRIT_DEFINE(metric, metric_chain, metric_atom, metric_primary)
BOOST_SPIRIT_INSTANTIATE(decltype(metric), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(metric_chain), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(metric_atom), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(metric_primary), Iterator, Context)

}  // namespace rego::parser::grammar
