// `ABSTRACT CLASS Name[SHORT]<Dep>(HAS invariant) : Super { … }` and whole files of them.
#include "parser/grammar/rules.hpp"

namespace rego::parser::grammar {
namespace {

const Rule<struct signature_id, ClassSignature> signature = "the name of a class";
const Rule<struct default_id, DefaultDeclaration> default_declaration = "`+`, `-` or a type";
const Rule<struct property_id, PropertyDeclaration> property = "a property";

// --- Actions on a signature ------------------------------------------------------------------------------------

constexpr auto set_name = [](auto& ctx) { x3::_val(ctx).name = state_of(ctx).string_of(x3::_attr(ctx)); };
constexpr auto set_short_name = [](auto& ctx) { x3::_val(ctx).short_name = state_of(ctx).string_of(x3::_attr(ctx)); };
constexpr auto add_dependency = [](auto& ctx) { x3::_val(ctx).dependencies.push_back(std::move(x3::_attr(ctx))); };
constexpr auto set_invariant = [](auto& ctx) { x3::_val(ctx).invariant = x3::_attr(ctx).take(); };

// --- Actions on a statement ------------------------------------------------------------------------------------

template <DefaultKind K>
constexpr auto set_kind = [](auto& ctx) { x3::_val(ctx).kind = K; };
constexpr auto set_type = [](auto& ctx) { x3::_val(ctx).type = std::move(x3::_attr(ctx)); };
template <Intensity I>
constexpr auto set_intensity = [](auto& ctx) { x3::_val(ctx).intensity = I; };

constexpr auto set_property_name = [](auto& ctx) {
    x3::_val(ctx).name = state_of(ctx).string_of(x3::_attr(ctx) - 1);  // the token before the `=`
};
constexpr auto set_slot = [](auto& ctx) {
    const std::string_view kind = state_of(ctx).text_of(*x3::_attr(ctx));
    x3::_val(ctx).value = PropertySlot{kind == "Number"        ? PropertyKind::Number
                                       : kind == "Requirement" ? PropertyKind::Requirement
                                                               : PropertyKind::Metric,
                                       false};
};
constexpr auto set_optional = [](auto& ctx) { std::get<PropertySlot>(x3::_val(ctx).value).optional = true; };
constexpr auto set_number = [](auto& ctx) { x3::_val(ctx).value = x3::_attr(ctx)->number; };
constexpr auto set_value = [](auto& ctx) { x3::_val(ctx).value = x3::_attr(ctx).take(); };

// --- Actions on a body -----------------------------------------------------------------------------------------

constexpr auto add_invariant = [](auto& ctx) { x3::_val(ctx).invariants.push_back(x3::_attr(ctx).take()); };
constexpr auto add_default = [](auto& ctx) { x3::_val(ctx).defaults.push_back(std::move(x3::_attr(ctx))); };
constexpr auto add_property = [](auto& ctx) { x3::_val(ctx).properties.push_back(std::move(x3::_attr(ctx))); };
constexpr auto add_action = [](auto& ctx) { x3::_val(ctx).actions.push_back(std::move(x3::_attr(ctx))); };
constexpr auto add_effect = [](auto& ctx) { x3::_val(ctx).effects.push_back(std::move(x3::_attr(ctx))); };
constexpr auto add_nested = [](auto& ctx) { x3::_val(ctx).nested.push_back(std::move(x3::_attr(ctx))); };

// --- Actions on a declaration ----------------------------------------------------------------------------------

constexpr auto set_doc = [](auto& ctx) { x3::_val(ctx).doc = unquoted(state_of(ctx).text_of(*x3::_attr(ctx))); };
constexpr auto set_abstract = [](auto& ctx) { x3::_val(ctx).is_abstract = true; };
constexpr auto set_extends = [](auto& ctx) { x3::_val(ctx).extends_existing = true; };
constexpr auto add_signature = [](auto& ctx) { x3::_val(ctx).signatures.push_back(std::move(x3::_attr(ctx))); };
/// `CLASS A, B : C`: both extend C.
constexpr auto add_supertype = [](auto& ctx) {
    auto& signatures = x3::_val(ctx).signatures;
    for (ClassSignature& each : signatures) {
        if (&each != &signatures.back()) each.supertypes.push_back(x3::_attr(ctx));
    }
    signatures.back().supertypes.push_back(std::move(x3::_attr(ctx)));
};
constexpr auto set_body = [](auto& ctx) { x3::_val(ctx).body = std::move(x3::_attr(ctx)); };
constexpr auto add_class = [](auto& ctx) { x3::_val(ctx).classes.push_back(std::move(x3::_attr(ctx))); };
constexpr auto add_measure = [](auto& ctx) { x3::_val(ctx).measures.push_back(std::move(x3::_attr(ctx))); };

// --- Grammar ---------------------------------------------------------------------------------------------------

bool ends_statement(Kind kind) {
    return kind == Kind::Newline || kind == Kind::Semicolon || kind == Kind::RightBrace || kind == Kind::End;
}

constexpr auto separator =
    take_if("the end of the line", [](Iterator t) { return t->kind == Kind::Newline || t->kind == Kind::Semicolon; });
constexpr auto end_of_statement =
    look("an operator or the end of the statement", [](Iterator t) { return ends_statement(t->kind); });
constexpr auto class_ahead = look("a class declaration", [](Iterator t) {
    return t->kind == Kind::Class || t->kind == Kind::Abstract || t->kind == Kind::Extend || t->kind == Kind::String;
});
constexpr auto action_ahead = look("an action", [](Iterator t) { return t->starts_action; });
/// The opening brace may stand on a line of its own.
constexpr auto body_ahead = look("`{`", [](Iterator t) {
    while (t->kind == Kind::Newline) ++t;
    return t->kind == Kind::LeftBrace;
});

const auto invariant = tok2<Kind::LeftParen, Kind::Has> > requirement[set_invariant] >
                       called("`,`, `OR` or `)`", tok<Kind::RightParen>);
const auto dependencies = tok<Kind::LeftAngle> > expression[add_dependency] >
                          *(tok<Kind::Comma> > expression[add_dependency]) >
                          called("`,` or `>`", tok<Kind::RightAngle>);
const auto short_name = tok<Kind::LeftBracket> >
                        called("a short name", any_name[set_short_name]) > tok<Kind::RightBracket>;

const auto signature_def = spanned(any_name[set_name] >> -short_name >> -dependencies >> -short_name >> -invariant);

const auto intensity = -(tok<Kind::Bang>[set_intensity<Intensity::Mandatory>] |
                         tok<Kind::Dot>[set_intensity<Intensity::AsMuchAsPossible>] |
                         tok<Kind::Question>[set_intensity<Intensity::Optional>]);

const auto default_declaration_def =
    spanned((tok<Kind::Plus>[set_kind<DefaultKind::Gain>] > expression[set_type] > intensity) |
            (tok<Kind::Minus>[set_kind<DefaultKind::Remove>] > expression[set_type] > intensity) |
            (expression[set_type] >> (tok<Kind::Colon>[set_kind<DefaultKind::Trigger>] | intensity)));

constexpr auto slot = take_if("the kind of a property", [](Iterator t, State& state) {
    if (t->kind != Kind::Name || !(ends_statement(t[1].kind) || t[1].kind == Kind::Question)) return false;
    const std::string_view text = state.text_of(*t);
    return text == "Number" || text == "Requirement" || text == "Metric";
});
constexpr auto lone_number =
    take_if("a number", [](Iterator t) { return t->kind == Kind::Number && ends_statement(t[1].kind); });

const auto property_def = spanned(tok2<Kind::LowerName, Kind::Equals>[set_property_name] >
                                  called("a number, a kind, a metric or `HAS` and a requirement",
                                         (slot[set_slot] >> -tok<Kind::Question>[set_optional]) |
                                             lone_number[set_number] | (tok<Kind::Has> > requirement[set_value]) |
                                             (tok<Kind::Count> > metric[set_value]) | metric[set_value]));

const auto statement =
    (class_ahead >> class_declaration[add_nested]) |
    (((tok<Kind::Has> > requirement[add_invariant]) | (tok<Kind::Default> > default_declaration[add_default]) |
      (look("`+`", [](Iterator t) { return t->kind == Kind::Plus; }) >> default_declaration[add_default]) |
      property[add_property] | (action_ahead > action[add_action]) | effect[add_effect]) > end_of_statement);

const auto class_body_def = (*tok<Kind::Newline> >> tok<Kind::LeftBrace> >> *(separator | statement)) >
                            called("a statement or `}`", tok<Kind::RightBrace>);

const auto head =
    (((tok<Kind::Abstract>[set_abstract] | tok<Kind::Extend>[set_extends]) > tok<Kind::Class>) | tok<Kind::Class>);
const auto supertypes = expression[add_supertype] >> *(tok<Kind::Comma> > expression[add_supertype]);

const auto class_declaration_def =
    spanned(((tok<Kind::String>[set_doc] > *separator > called("a class declaration", head)) | head) >
            scoped(&State::bodies, false,
                   signature[add_signature] > *(tok<Kind::Comma> > signature[add_signature]) >
                       -(tok<Kind::Colon> > called("a type", supertypes))) >>
            -(body_ahead > scoped(&State::bodies, true, class_body[set_body])));

/// `METRIC …`, perhaps with a doc string before it. The two words are keywords here only.
constexpr auto measure_ahead = look("a measure", [](Iterator t, State& state) {
    if (t->kind == Kind::String) ++t;
    while (t->kind == Kind::Newline || t->kind == Kind::Semicolon) ++t;
    return t->kind == Kind::Name && (state.text_of(*t) == "METRIC" || state.text_of(*t) == "REQUIREMENT");
});

const auto pets_file_def =
    *(separator | (measure_ahead > measure_declaration[add_measure] > end_of_statement) | class_declaration[add_class]);

BOOST_SPIRIT_DEFINE(signature, default_declaration, property)

}  // namespace

BOOST_SPIRIT_DEFINE(class_body, class_declaration, pets_file)
BOOST_SPIRIT_INSTANTIATE(decltype(class_body), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(class_declaration), Iterator, Context)
BOOST_SPIRIT_INSTANTIATE(decltype(pets_file), Iterator, Context)

}  // namespace rego::parser::grammar
