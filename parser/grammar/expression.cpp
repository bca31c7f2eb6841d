// `CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>`, `3 Plant`.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions ---------------------------------------------------------------------------------------------------

constexpr auto set_name = [](auto& ctx) { x3::_val(ctx).name = state_of(ctx).string_of(x3::_attr(ctx)); };

constexpr auto set_label = [](auto& ctx) { x3::_val(ctx).label = state_of(ctx).text_of(*x3::_attr(ctx)).substr(1); };

/// `Steel.CLASS` is the older spelling of `Class<Steel>`.
constexpr auto name_of_class = [](auto& ctx) {
    Expression& self = x3::_val(ctx);
    Expression argument;
    argument.name = std::exchange(self.name, "Class");
    const Token* dot = x3::_attr(ctx) - 1;
    argument.span = (dot - 1)->span();
    self.arguments.push_back(std::move(argument));
};

constexpr auto open_arguments = [](auto& ctx) { ++state_of(ctx).from.depth; };

constexpr auto add_argument = [](auto& ctx) {
    CompactFrom& from = state_of(ctx).from;
    auto& arguments = x3::_val(ctx).arguments;
    if (from.pending) {
        from.path.push_back(static_cast<std::uint32_t>(arguments.size()));
        from.pending = false;
    }
    arguments.push_back(std::move(x3::_attr(ctx)));
};

/// What it is made of is not made of something else in turn.
constexpr auto expect_removed = [](auto& ctx) { state_of(ctx).from.allowed = false; };

/// The argument just added is what is gained; this is what it is made of.
constexpr auto set_removed = [](auto& ctx) {
    CompactFrom& from = state_of(ctx).from;
    from.at_depth = from.depth;
    from.path.assign(1, static_cast<std::uint32_t>(x3::_val(ctx).arguments.size() - 1));
    from.removed = std::move(x3::_attr(ctx));
};

constexpr auto close_arguments = [](auto& ctx) {
    CompactFrom& from = state_of(ctx).from;
    if (from.at_depth == from.depth && from.depth > 1) {
        --from.at_depth;
        from.pending = true;
    }
    --from.depth;
};

constexpr auto accept_defaults = [](auto& ctx) { x3::_val(ctx).accepts_defaults = true; };
constexpr auto set_complement = [](auto& ctx) { x3::_val(ctx).complement = true; };

constexpr auto start_refinement = [](auto& ctx) {
    const Token* has = x3::_attr(ctx);
    x3::_val(ctx).refinement.emplace().span = {(has - 1)->begin, has->end};
};
constexpr auto forgive = [](auto& ctx) { x3::_val(ctx).refinement->forgiving = true; };
constexpr auto set_requirement = [](auto& ctx) { *x3::_val(ctx).refinement->requirement = x3::_attr(ctx).take(); };
constexpr auto end_refinement = [](auto& ctx) { x3::_val(ctx).refinement->span.end = x3::_attr(ctx)->end; };
constexpr auto set_body = [](auto& ctx) { x3::_val(ctx).local_body = Box<ClassBody>(std::move(x3::_attr(ctx))); };

constexpr auto set_number = [](auto& ctx) { x3::_val(ctx).amount.value = x3::_attr(ctx)->number; };
constexpr auto set_variable = [](auto& ctx) { x3::_val(ctx).amount.variable = true; };
constexpr auto set_type = [](auto& ctx) { x3::_val(ctx).type = std::move(x3::_attr(ctx)); };

// --- Grammar ---------------------------------------------------------------------------------------------------

// `5!` is an intensity, `<!Owner>` a complement.
constexpr auto complement_mark = take_if("a type", [](Iterator t) {
    return t->kind == Kind::Bang && (t[1].kind == Kind::Name || t[1].kind == Kind::LowerName);
});
constexpr auto compact_from = take_if("`FROM`", [](Iterator t, State& state) {
    return t->kind == Kind::From && state.from.allowed && state.from.at_depth == 0;
});
constexpr auto bodies_allowed =
    look("`{`", [](Iterator t, State& state) { return t->kind == Kind::LeftBrace && state.bodies; });

const auto argument = expression[add_argument] >> -(compact_from[expect_removed] > expression[set_removed]);
const auto arguments = argument >> *(tok<Kind::Comma> > argument);
const auto argument_list = tok<Kind::LeftAngle>[open_arguments] >
                           ((tok<Kind::RightAngle>[accept_defaults])[close_arguments] |
                            (arguments > called("`,` or `>`", tok<Kind::RightAngle>[close_arguments])));

const auto refinement = tok2<Kind::LeftParen, Kind::Has>[start_refinement] > -tok<Kind::Question>[forgive] >
                        fresh(requirement[set_requirement]) >
                        called("`,`, `OR` or `)`", tok<Kind::RightParen>[end_refinement]);

const auto expression_def =
    spanned(-complement_mark[set_complement] >> any_name[set_name] >> -tok<Kind::Label>[set_label] >>
            -(tok2<Kind::Dot, Kind::Class>[name_of_class] | argument_list) >> -refinement >>
            -(bodies_allowed > fresh(class_body[set_body])));

const auto quantity_def = spanned(
    (((tok<Kind::Number>[set_number] >> -tok<Kind::Variable>[set_variable]) | tok<Kind::Variable>[set_variable]) >>
     -expression[set_type]) |
    expression[set_type]);

}  // namespace

BOOST_SPIRIT_DEFINE(expression, quantity)
BOOST_SPIRIT_INSTANTIATE(decltype(expression), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(quantity), Iterator, Context)

}  // namespace rego::parser::grammar
