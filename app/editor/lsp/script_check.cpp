#include "app/editor/lsp/script_check.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "app/shell/session/flow.hpp"
#include "app/shell/typing/place.hpp"
#include "parser/parse.hpp"
#include "parser/text/letters.hpp"
#include "parser/transform.hpp"

namespace rego::app::lsp {
namespace {

using parser::Diagnostic;
using parser::ErrorKind;

class ScriptChecker {
  public:
    ScriptChecker(Session& session, std::string_view text) : session_(session), lines_(split_lines(text)) {}

    std::vector<Diagnostic> run(std::string_view text) {
        for (const Line& line : lines_) collect_names(line);
        for (const ScriptMeasure& each : measures_in(text)) names_.insert(lower(each.name));
        for (const Line& line : lines_) check(line);
        check_blocks();
        return std::move(found_);
    }

  private:
    void tell(const Line& line, parser::Span span, Diagnostic error) {
        error.span = parser::Span{span.begin + line.offset, span.end + line.offset};
        found_.push_back(std::move(error));
    }

    /// What a script calls players and commands of its own.
    void collect_names(const Line& line) {
        Words words(line.text);
        const std::string verb = lower(words.take().text);
        if (verb == "newgame") words.take();
        if (verb != "newgame" && verb != "alias") return;
        while (const Word word = words.take()) {
            if (word.text.find('=') == std::string_view::npos) names_.insert(lower(unquoted(word.text)));
            if (verb == "alias") return;
        }
    }

    bool is_name(std::string_view word) const { return names_.contains(lower(unquoted(word))); }

    void check(const Line& line) {
        if (line.text.find('$') != std::string::npos) return;  // known only when it is carried out
        if (equal_ignoring_case(line.text, "end") || equal_ignoring_case(line.text, "else")) return;
        const std::vector<Word> verbs = nested_verbs(line.text);
        // What is expected to fail may be as wrong as can be.
        if (std::ranges::any_of(verbs, [](Word verb) { return equal_ignoring_case(verb.text, "expect"); })) return;
        const Word verb = verbs.back();
        if (!verb || is_name(verb.text)) return;
        const CommandInfo* info = session_.commands().meant_by(verb.text);
        if (info == nullptr) {
            check_bare(line, verb);
        } else if (!info->arguments.empty() && is_pets(info->arguments.front())) {
            Words words(line.text);
            while (words.peek().span.begin < verb.span.end && words.take()) {
            }
            check_pets(line, words.rest(), info->arguments.front());
        }
    }

    /// A line of PETS, or a verb with a mistake in it.
    void check_bare(const Line& line, Word first) {
        const bool is_small = std::islower(static_cast<unsigned char>(first.text.front())) != 0;
        if (!is_small || session_.table()->find_loose(first.text)) return;
        const auto near = session_.commands().nearest(first.text);
        if (near.empty()) return;
        tell(line, first.span,
             problem(ErrorKind::UnknownName, fmt::format("unknown verb `{}`", first.text),
                     "did you mean " + quoted_list(near) + "?"));
    }

    void check_pets(const Line& line, Word text, Arg arg) {
        if (!text || text.text.starts_with('#')) return;
        if (arg == Arg::Requirement) return check_tree(line, text, parser::parse_requirement(text.text));
        if (arg == Arg::Metric) return check_tree(line, text, parser::parse_metric(text.text));
        if (arg == Arg::Type) return check_tree(line, text, parser::parse_expression(text.text));
        // Tasks may be answered in the players' words, which take a game to read.
        if (const auto tree = parser::parse_instruction(text.text)) check_tree(line, text, tree);
    }

    template <class Tree>
    void check_tree(const Line& line, Word text, const parser::Result<Tree>& tree) {
        const auto there = [&](parser::Span span) {
            return parser::Span{span.begin + text.span.begin, span.end + text.span.begin};
        };
        if (!tree) return tell(line, there(tree.error().span.value_or(parser::Span{})), tree.error());
        parser::for_each_expression(*tree, [&](const parser::Expression& type) {
            if (type.name.empty() || is_name(type.name) || session_.table()->find_loose(type.name) ||
                session_.find_measure(type.name) != nullptr)
                return;
            const auto near = session_.table()->suggestions(type.name);
            const auto end = type.span.begin + static_cast<std::uint32_t>(type.name.size());
            tell(line, there({type.span.begin, end}),
                 problem(ErrorKind::UnknownName, fmt::format("unknown class `{}`", type.name),
                         near.empty() ? "" : "did you mean " + quoted_list(near) + "?"));
        });
    }

    void check_blocks() {
        std::vector<const Line*> open;
        for (const Line& line : lines_) {
            if (opens_block(line.text)) open.push_back(&line);
            if (!open.empty() && equal_ignoring_case(line.text, "end")) open.pop_back();
        }
        for (const Line* line : open) {
            const Word verb = Words(line->text).peek();
            tell(*line, verb.span, problem(ErrorKind::Syntax, fmt::format("`{}` has no `end`", verb.text)));
        }
    }

    Session& session_;
    std::vector<Line> lines_;
    std::set<std::string> names_;
    std::vector<Diagnostic> found_;
};

}  // namespace

std::vector<Diagnostic> check_script(Session& session, std::string_view text) {
    return ScriptChecker(session, text).run(text);
}

std::vector<ScriptMeasure> measures_in(std::string_view text) {
    std::vector<ScriptMeasure> found;
    for (const Line& line : split_lines(text)) {
        const Word verb = nested_verbs(line.text).back();
        if (!equal_ignoring_case(verb.text, "measure")) continue;
        const std::size_t begin = std::min(line.text.find_first_not_of(' ', verb.span.end), line.text.size());
        std::size_t end = begin;
        while (end < line.text.size() && parser::is_name_character(line.text[end])) ++end;
        if (end == begin || line.text.find('=', end) == std::string::npos) continue;
        const auto at = static_cast<std::uint32_t>(line.offset + begin);
        found.push_back({line.text.substr(begin, end - begin),
                         {at, at + static_cast<std::uint32_t>(end - begin)},
                         line.text.substr(begin)});
    }
    return found;
}

}  // namespace rego::app::lsp
