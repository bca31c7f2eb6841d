// `PlantTag OR AnimalTag BY Anyone IF 3 OceanTile: 2 Plant`.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions ---------------------------------------------------------------------------------------------------

// A Trigger starts out as a GainTrigger.
constexpr auto set_gain = [](auto& ctx) { std::get<GainTrigger>(x3::_val(ctx).node).type = std::move(x3::_attr(ctx)); };
constexpr auto set_gain_variable = [](auto& ctx) { std::get<GainTrigger>(x3::_val(ctx).node).variable = true; };
constexpr auto start_removal = [](auto& ctx) { x3::_val(ctx).node = RemoveTrigger{}; };
constexpr auto set_removal = [](auto& ctx) {
    std::get<RemoveTrigger>(x3::_val(ctx).node).type = std::move(x3::_attr(ctx));
};
constexpr auto set_removal_variable = [](auto& ctx) { std::get<RemoveTrigger>(x3::_val(ctx).node).variable = true; };
constexpr auto set_production = [](auto& ctx) {
    *std::get<ProdTrigger>(x3::_val(ctx).node).inner = std::move(x3::_attr(ctx));
};

constexpr auto set_group = [](auto& ctx) {
    x3::_val(ctx) = std::move(x3::_attr(ctx));
    state_of(ctx).grouped = true;
};

constexpr auto add_arm = [](auto& ctx) {
    Trigger& self = x3::_val(ctx);
    const Span span = join(self.span, x3::_attr(ctx).span);
    if (!std::holds_alternative<OrTrigger>(self.node)) {
        std::vector<Trigger> first;
        first.push_back(std::move(self));
        self.node = OrTrigger{std::move(first)};
    }
    std::get<OrTrigger>(self.node).parts.push_back(std::move(x3::_attr(ctx)));
    self.span = span;
};
constexpr auto set_actor = [](auto& ctx) {
    Trigger& self = x3::_val(ctx);
    const Span span = join(self.span, x3::_attr(ctx).span);
    self = Trigger{ByTrigger{std::move(self), std::move(x3::_attr(ctx))}, span};
};
constexpr auto set_condition = [](auto& ctx) {
    Trigger& self = x3::_val(ctx);
    Requirement condition = x3::_attr(ctx).take();
    const Span span = join(self.span, condition.span);
    self = Trigger{IfTrigger{std::move(self), std::move(condition)}, span};
};

constexpr auto set_trigger = [](auto& ctx) { x3::_val(ctx).trigger = std::move(x3::_attr(ctx)); };
constexpr auto set_immediate = [](auto& ctx) { x3::_val(ctx).immediate = x3::_attr(ctx)->kind == Kind::DoubleColon; };
/// A replacement cannot wait; what comes last can only be a task.
constexpr auto set_answering = [](auto& ctx) {
    const Token* word = x3::_attr(ctx);
    Effect& self = x3::_val(ctx);
    self.answering = word->kind == Kind::Instead ? Answering::Instead : Answering::Last;
    if (self.immediate == (self.answering == Answering::Instead)) return;
    throw Mistake{word->span(), self.immediate ? "`THEN` comes after everything, so it cannot act at once: write `:`"
                                               : "`INSTEAD` acts at once: write `::`"};
};
constexpr auto set_instruction = [](auto& ctx) { x3::_val(ctx).instruction = x3::_attr(ctx).take(); };

// --- Grammar ---------------------------------------------------------------------------------------------------

constexpr auto colons =
    take_if("`:` or `::`", [](Iterator t) { return t->kind == Kind::Colon || t->kind == Kind::DoubleColon; });

const auto trigger_atom_def =
    spanned((block_word[start_block<ProdTrigger>] > tok<Kind::LeftBracket> > trigger[set_production] >
             called("`OR` or `]`", tok<Kind::RightBracket>)) |
            expression[set_gain] | (tok<Kind::Variable>[set_gain_variable] > expression[set_gain]) |
            (tok<Kind::Minus>[start_removal] > -tok<Kind::Variable>[set_removal_variable] > expression[set_removal]) |
            (tok<Kind::LeftParen> > trigger[set_group] > called("`OR` or `)`", tok<Kind::RightParen>)));

const auto trigger_def = trigger_atom[assign] >> *(tok<Kind::Or> > trigger_atom[add_arm]) >>
                         -(tok<Kind::By> > expression[set_actor]) >> -(tok<Kind::If> > requirement[set_condition]);

const auto answering = tok<Kind::Instead>[set_answering] | tok<Kind::Then>[set_answering];
const auto effect_def = spanned(trigger[set_trigger] > colons[set_immediate] >
                                called("an instruction", -answering >> instruction[set_instruction]));

}  // namespace

BOOST_SPIRIT_DEFINE(trigger, trigger_atom, effect)
BOOST_SPIRIT_INSTANTIATE(decltype(trigger), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(trigger_atom), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(effect), Iterator, Context)

}  // namespace rego::parser::grammar
