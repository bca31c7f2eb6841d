// `PROD[-Energy, 2], CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)`: what can be done.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

// --- Actions on a list -----------------------------------------------------------------------------------------

constexpr auto add_prefix = [](auto& ctx) { x3::_val(ctx).prefixes.push_back(std::move(x3::_attr(ctx))); };
constexpr auto set_current = [](auto& ctx) { x3::_val(ctx).current = std::move(x3::_attr(ctx)); };
constexpr auto set_per = [](auto& ctx) {
    Instruction& current = x3::_val(ctx).current;
    Metric metric = std::move(x3::_attr(ctx).metric);
    const Span span = join(current.span, metric.span);
    current = Instruction{PerInstruction{std::move(current), std::move(metric)}, span};
};
constexpr auto set_actor = [](auto& ctx) {
    Instruction& current = x3::_val(ctx).current;
    const Span span = join(current.span, x3::_attr(ctx).span);
    current = Instruction{ByInstruction{std::move(current), std::move(x3::_attr(ctx))}, span};
};
constexpr auto end_operand = [](auto& ctx) { x3::_val(ctx).end_operand(); };
constexpr auto next_any = [](auto& ctx) { x3::_val(ctx).next_any(); };
constexpr auto next_then = [](auto& ctx) { x3::_val(ctx).next_then(); };
constexpr auto next_multi = [](auto& ctx) { x3::_val(ctx).next_multi(); };

// --- Actions on an atom ----------------------------------------------------------------------------------------

constexpr auto start_change = [](auto& ctx) {
    CompactFrom& from = state_of(ctx).from;
    from.allowed = true;
    from.pending = false;
    from.depth = from.at_depth = 0;
};

Expression type_of(Quantity& quantity) {
    if (quantity.type.name.empty()) {
        quantity.type.name = kDefaultUnit;
        quantity.type.span = quantity.span;
    }
    return std::move(quantity.type);
}

/// `Plant<Player1 FROM Player2>`: the same type, but for the argument behind FROM.
TransmuteInstruction compact_transmute(Scalar amount, Expression gain, CompactFrom& from) {
    std::reverse(from.path.begin(), from.path.end());
    Expression remove = gain;
    Expression* argument = &remove;
    for (const std::uint32_t index : from.path) argument = &argument->arguments[index];
    *argument = std::move(from.removed);
    return {amount, std::move(gain), std::move(remove), std::move(from.path), std::nullopt};
}

constexpr auto set_removal = [](auto& ctx) {
    Quantity& quantity = x3::_attr(ctx);
    x3::_val(ctx).node = RemoveInstruction{quantity.amount, type_of(quantity), std::nullopt};
};
constexpr auto set_gain = [](auto& ctx) {
    Quantity& quantity = x3::_attr(ctx);
    CompactFrom& from = state_of(ctx).from;
    from.allowed = false;
    if (from.at_depth != 0) {
        x3::_val(ctx).node = compact_transmute(quantity.amount, std::move(quantity.type), from);
    } else {
        x3::_val(ctx).node = GainInstruction{quantity.amount, type_of(quantity), std::nullopt};
    }
};
constexpr auto set_source = [](auto& ctx) {
    auto& node = x3::_val(ctx).node;
    GainInstruction gain = std::get<GainInstruction>(std::move(node));
    node = TransmuteInstruction{gain.amount, std::move(gain.type), std::move(x3::_attr(ctx)), {}, std::nullopt};
};

template <Intensity I>
constexpr auto set_intensity = [](auto& ctx) {
    auto& node = x3::_val(ctx).node;
    if (auto* gain = std::get_if<GainInstruction>(&node)) gain->intensity = I;
    if (auto* remove = std::get_if<RemoveInstruction>(&node)) remove->intensity = I;
    if (auto* transmute = std::get_if<TransmuteInstruction>(&node)) transmute->intensity = I;
};

constexpr auto set_group = [](auto& ctx) {
    x3::_val(ctx) = x3::_attr(ctx).take();
    state_of(ctx).grouped = true;
};
constexpr auto set_production = [](auto& ctx) {
    *std::get<ProdInstruction>(x3::_val(ctx).node).inner = x3::_attr(ctx).take();
};
constexpr auto set_custom = [](auto& ctx) {
    x3::_val(ctx).node = CustomInstruction{state_of(ctx).string_of(x3::_attr(ctx)), {}};
};
constexpr auto add_argument = [](auto& ctx) {
    std::get<CustomInstruction>(x3::_val(ctx).node).arguments.push_back(std::move(x3::_attr(ctx)));
};

// --- Grammar ---------------------------------------------------------------------------------------------------

constexpr auto gate_ahead = look("a gate", [](Iterator t) { return t->starts_gate; });

const auto gates = +((tok<Kind::Each> > expression[add_prefix] > tok<Kind::Colon>) |
                     (gate_ahead > requirement_atom[add_prefix] > tok<Kind::Colon>));
const auto operand =
    ((gates > instruction_atom[set_current]) | instruction_atom[set_current]) >>
    *((tok<Kind::Slash> > metric_chain[set_per]) | (tok<Kind::By> > expression[set_actor])) >> x3::eps[end_operand];

const auto instruction_def = operand >> *((tok<Kind::Comma>[next_multi] | tok<Kind::Or>[next_any] |
                                           tok<Kind::Then>[next_then]) > called("an instruction", operand));

// `FROM` right after a plain gain: what was compact already has its source.
constexpr auto source_ahead =
    take_if("`FROM`", [](Iterator t, State& state) { return t->kind == Kind::From && state.from.at_depth == 0; });

const auto intensity = -(tok<Kind::Bang>[set_intensity<Intensity::Mandatory>] |
                         tok<Kind::Dot>[set_intensity<Intensity::AsMuchAsPossible>] |
                         tok<Kind::Question>[set_intensity<Intensity::Optional>]);

const auto custom_arguments = expression[add_argument] >> *(tok<Kind::Comma> > expression[add_argument]);

const auto instruction_atom_def =
    spanned((tok<Kind::Minus> > quantity[set_removal] >> intensity) |
            (block_word[start_block<ProdInstruction>] > tok<Kind::LeftBracket> > instruction[set_production] >
             called("an operator or `]`", tok<Kind::RightBracket>)) |
            (tok<Kind::LeftParen> > instruction[set_group] > called("an operator or `)`", tok<Kind::RightParen>)) |
            (tok<Kind::At> > called("the name of a custom instruction", any_name[set_custom]) > tok<Kind::LeftParen> >
             -custom_arguments > called("`,` or `)`", tok<Kind::RightParen>)) |
            (x3::eps[start_change] >> quantity[set_gain] >> -(source_ahead > expression[set_source]) >> intensity));

}  // namespace

BOOST_SPIRIT_DEFINE(instruction, instruction_atom)
BOOST_SPIRIT_INSTANTIATE(decltype(instruction), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(instruction_atom), Iterator, Context)

}  // namespace rego::parser::grammar
