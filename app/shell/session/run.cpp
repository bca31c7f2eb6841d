// Run: what the handlers of verbs share in reading their arguments.
#include "app/shell/session/run.hpp"

#include <fmt/format.h>

#include "app/shell/session/state.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/phrases.hpp"
#include "parser/parse.hpp"
#include "parser/transform.hpp"

namespace rego::app {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

/// Blanks before the text, so that every span in the tree is a place in the command. Players whose names PETS cannot
/// read are named as it can.
std::string in_place(Word word, SessionState& session) {
    const std::string text = std::string(word.span.begin, ' ').append(word.text);
    return session.game() == nullptr ? text : with_readable_names(text, session.game()->options().players);
}

/// Display names stand for their players, in PETS too.
template <class Tree>
Result<Tree> with_players(Result<Tree> tree, SessionState& session) {
    engine::MarsGame* game = session.game();
    if (!tree || game == nullptr) return tree;
    const std::vector<std::string>& names = game->options().players;
    return parser::transform(std::move(*tree), [&](parser::Expression expression) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (equal_ignoring_case(expression.name, names[i])) expression.name = kind::player(i + 1);
        return expression;
    });
}

/// Classes may be written in any letter case, and then look like properties. Outside a refinement there is nothing that
/// a bare property could belong to, so a class or measure of that name is meant.
class Classes {
  public:
    explicit Classes(SessionState& session) : session_(session) {}

    template <class Node>
    void restore(Node& node) const {
        if constexpr (std::is_same_v<Node, parser::Expression>) {
            for (parser::Expression& argument : node.arguments) restore(argument);  // and not its refinement
        } else {
            if constexpr (std::is_same_v<Node, parser::Metric>) restore_metric(node);
            if constexpr (std::is_same_v<Node, parser::Requirement>) restore_requirement(node);
            parser::for_each_child(node, [this](auto& child) { restore(child); });
        }
    }

  private:
    parser::Metric counting(const std::string& name, parser::Span span) const {
        parser::Expression type;
        type.name = name;
        type.span = span;
        return {parser::CountMetric{std::move(type)}, span};
    }
    void restore_metric(parser::Metric& metric) const {
        const auto* property = std::get_if<parser::PropertyMetric>(&metric.node);
        if (property == nullptr || property->owner || !is_known(property->property)) return;
        metric = counting(property->property, metric.span);
    }
    void restore_requirement(parser::Requirement& requirement) const {
        const auto* stored = std::get_if<parser::EvalRequirement>(&requirement.node);
        if (stored == nullptr || stored->owner || !is_known(stored->property)) return;
        requirement.node =
            parser::CountRequirement{parser::Comparison::AtLeast, 1, counting(stored->property, requirement.span)};
    }

    bool is_known(const std::string& name) const {
        return session_.table()->find_loose(name) || session_.find_measure(name) != nullptr;
    }

    SessionState& session_;
};

/// … and `ok` is `Ok`, which is more than a class.
template <class Tree>
Result<Tree> with_classes(Result<Tree> tree, SessionState& session) {
    if (!tree) return tree;
    Classes(session).restore(*tree);
    return parser::transform(std::move(*tree), [](parser::Expression expression) {
        if (equal_ignoring_case(expression.name, kind::kOk)) expression.name = kind::kOk;
        return expression;
    });
}

bool knows_all_names(const parser::Instruction& instruction, SessionState& session) {
    bool all = true;
    parser::for_each_expression(instruction, [&](const parser::Expression& expression) {
        const bool is_player =
            session.game() != nullptr && find_actor(*session.game(), expression.name) != engine::kNoType;
        all = all && (is_player || session.table()->find_loose(expression.name));
    });
    return all;
}

/// The pieces of the text between commas, each as PETS where it is a phrase.
std::string with_phrases(const Words& words, Word text, SessionState& session) {
    std::string pets(text.span.begin, ' ');
    for (const Word& piece : words.split_at_commas(text)) {
        if (pets.size() > text.span.begin) pets += ", ";
        pets += phrase_as_pets(piece.text, session.names(), session.game()).value_or(std::string(piece.text));
    }
    return pets;
}

}  // namespace

Diagnostic problem(ErrorKind kind, std::string message, std::string hint) {
    return Diagnostic::of(kind, std::move(message)).with_hint(std::move(hint));
}

Diagnostic at(Word where, Diagnostic diagnostic) {
    if (!diagnostic.span) diagnostic.span = where.span;
    return diagnostic;
}

engine::MarsGame& Run::game() { return *state.game(); }

engine::TypeId Run::actor() {
    asked_who_acts = true;
    if (!actor_name.empty())
        if (const engine::TypeId named = find_actor(game(), actor_name); named != engine::kNoType) return named;
    return state.default_actor();
}

Result<parser::Expression> Run::expression(Word word) {
    return with_players(with_classes(parser::parse_expression(in_place(word, state)), state), state);
}
Result<parser::Metric> Run::metric(Word word) {
    return with_players(with_classes(parser::parse_metric(in_place(word, state)), state), state);
}
Result<parser::Requirement> Run::requirement(Word word) {
    return with_players(with_classes(parser::parse_requirement(in_place(word, state)), state), state);
}
Result<parser::MeasureDeclaration> Run::measure(Word word) {
    return with_players(with_classes(parser::parse_measure(in_place(word, state)), state), state);
}
Result<parser::Instruction> Run::instruction(Word word) {
    const std::string text = in_place(word, state);
    auto read = parser::parse_instruction(text);
    // Not PETS, or about nothing that there is: perhaps as people say it.
    if (!read || !knows_all_names(*read, state)) {
        if (auto phrases = parser::parse_instruction(with_phrases(words, word, state)); phrases) read = phrases;
    }
    return with_players(with_classes(std::move(read), state), state);
}

Diagnostic Run::usage(std::string message) const {
    const CommandInfo* info = state.commands().find(verb);
    Diagnostic diagnostic = problem(ErrorKind::Usage, std::move(message));
    constexpr std::size_t kShort = 60;
    if (info != nullptr)
        diagnostic.hint =
            info->usage.size() <= kShort ? fmt::format("`{}`", info->usage) : fmt::format("`help {}`", info->name);
    return diagnostic;
}

Diagnostic Run::usage(std::string message, Word where) const { return at(where, usage(std::move(message))); }

Diagnostic Run::all_problems(const std::vector<Diagnostic>& problems, const engine::ClassTable& table) {
    for (const Diagnostic& each : problems)
        state.files().remember_text(each.file, std::string(Library::text_of(table, each.file)));
    reply.further_errors.assign(problems.begin() + 1, problems.end());
    return problems.front();
}

std::optional<Diagnostic> Run::refuse_rest() {
    const Word rest = words.rest();
    if (!rest) return std::nullopt;
    return usage(fmt::format("`{}` is too much here", rest.text), rest);
}

}  // namespace rego::app
