// `METRIC Income<Owner> = …` and `REQUIREMENT Rich = …`: a metric or a requirement under a name.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

constexpr auto name_measure = [](auto& ctx) {
    x3::_val(ctx).name = state_of(ctx).string_of(x3::_attr(ctx));
    x3::_val(ctx).span = x3::_attr(ctx)->span();
};
constexpr auto document = [](auto& ctx) { x3::_val(ctx).doc = unquoted(state_of(ctx).text_of(*x3::_attr(ctx))); };
constexpr auto add_parameter = [](auto& ctx) { x3::_val(ctx).parameters.push_back(std::move(x3::_attr(ctx))); };
constexpr auto set_measured = [](auto& ctx) { x3::_val(ctx).value = x3::_attr(ctx).take(); };

constexpr auto metric_word = take_if(
    "`METRIC`", [](Iterator t, State& state) { return t->kind == Kind::Name && state.text_of(*t) == "METRIC"; });
constexpr auto requirement_word = take_if("`REQUIREMENT`", [](Iterator t, State& state) {
    return t->kind == Kind::Name && state.text_of(*t) == "REQUIREMENT";
});

const auto parameters = tok<Kind::LeftAngle> > expression[add_parameter] >
                        *(tok<Kind::Comma> > expression[add_parameter]) > called("`,` or `>`", tok<Kind::RightAngle>);
const auto named = called("the name of a measure", any_name[name_measure]) >> -parameters;

// Without either word, as at the prompt, `HAS` makes the difference.
const auto measure_declaration_def =
    -(tok<Kind::String>[document] > *tok<Kind::Newline>) >>
    scoped(&State::bodies, false,
           (metric_word > named > tok<Kind::Equals> > metric[set_measured]) |
               (requirement_word > named > tok<Kind::Equals> > requirement[set_measured]) |
               (named > tok<Kind::Equals> > ((tok<Kind::Has> > requirement[set_measured]) | metric[set_measured])));

}  // namespace

BOOST_SPIRIT_DEFINE(measure_declaration)
BOOST_SPIRIT_INSTANTIATE(decltype(measure_declaration), Iterator, Context)

}  // namespace rego::parser::grammar
