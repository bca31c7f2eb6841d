// Run: what the handlers of verbs share in reading their arguments.
#include <fmt/format.h>

#include "app/command_table.hpp"
#include "app/session.hpp"
#include "parser/parse.hpp"
#include "parser/transform.hpp"

namespace rego::app {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

/// Blanks before the text, so that every span in the tree is a place in the command.
std::string in_place(Word word) { return std::string(word.span.begin, ' ').append(word.text); }

/// Display names stand for their players, in PETS too.
template <class Tree>
Result<Tree> with_players(Result<Tree> tree, Session& session) {
    engine::MarsGame* game = session.game();
    if (!tree || game == nullptr) return tree;
    const std::vector<std::string>& names = game->options().players;
    return parser::transform(std::move(*tree), [&](parser::Expression expression) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (equal_ignoring_case(expression.name, names[i])) expression.name = fmt::format("Player{}", i + 1);
        return expression;
    });
}

}  // namespace

Diagnostic problem(ErrorKind kind, std::string message, std::string hint) {
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.message = std::move(message);
    diagnostic.hint = std::move(hint);
    return diagnostic;
}

Diagnostic at(Word where, Diagnostic diagnostic) {
    if (!diagnostic.span) diagnostic.span = where.span;
    return diagnostic;
}

engine::TypeId Run::actor() {
    if (!actor_name.empty())
        if (const engine::TypeId named = find_actor(game(), actor_name); named != engine::kNoType) return named;
    return session.default_actor();
}

Result<parser::Expression> Run::expression(Word word) {
    return with_players(parser::parse_expression(in_place(word)), session);
}
Result<parser::Metric> Run::metric(Word word) { return with_players(parser::parse_metric(in_place(word)), session); }
Result<parser::Requirement> Run::requirement(Word word) {
    return with_players(parser::parse_requirement(in_place(word)), session);
}
Result<parser::Instruction> Run::instruction(Word word) {
    return with_players(parser::parse_instruction(in_place(word)), session);
}

Diagnostic Run::usage(std::string message) const {
    const CommandInfo* info = find_command(verb);
    Diagnostic diagnostic = problem(ErrorKind::Usage, std::move(message));
    if (info != nullptr) diagnostic.hint = fmt::format("`{}`", info->usage);
    return diagnostic;
}

Diagnostic Run::usage(std::string message, Word where) const { return at(where, usage(std::move(message))); }

Diagnostic Run::all_problems(const std::vector<Diagnostic>& problems, const engine::ClassTable& table) {
    for (const Diagnostic& each : problems)
        session.remember_text(each.file, std::string(Library::text_of(table, each.file)));
    reply.further_errors.assign(problems.begin() + 1, problems.end());
    return problems.front();
}

std::optional<Diagnostic> Run::refuse_rest() {
    const Word rest = words.rest();
    if (!rest) return std::nullopt;
    return usage(fmt::format("`{}` is too much here", rest.text), rest);
}

}  // namespace rego::app
