#include "app/shell/session/expansion.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "app/shell/session/dispatch.hpp"
#include "parser/text/spelling.hpp"

namespace rego::app {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;
using parser::Span;

namespace {

/// As long as a line that is typed. Scripts that hand on their arguments twice to others that do the same would fill
/// any memory.
constexpr std::size_t kLongest = 1'000'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_part(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// From here on the command is taken as it is.
std::size_t expanded_part(std::string_view command) {
    if (equal_ignoring_case(inner_verb(command).text, "alias")) return 0;
    return std::min(literal_part(command), command.size());
}

/// `Bob` of `as Bob echo …` and `Bob: echo …`; empty if nobody is named.
std::string_view named_actor(std::string_view beginning) {
    Words words(beginning);
    const Word first = words.take();
    if (equal_ignoring_case(first.text, "as")) return words.take().text;
    return addressed(first);
}

}  // namespace

Span Expansion::typed(Span span) const {
    const auto back = [&](std::uint32_t at, bool is_end) {
        std::uint32_t shift = 0;  // how much further left it is written than typed; may wrap, as sums of offsets do
        for (const Replaced& each : replaced_) {
            if (at < each.written.begin || (is_end && at == each.written.begin)) break;
            if (at < each.written.end || (is_end && at == each.written.end))
                return is_end ? each.typed.end : each.typed.begin;
            shift = each.typed.end - each.written.end;
        }
        return at + shift;
    };
    return {back(span.begin, false), back(span.end, true)};
}

class Expander {
  public:
    Expander(CommandRunner& session, std::string_view command, int depth = 0)
        : session_(session), command_(command), depth_(depth) {}

    Result<Expansion> run() {
        const std::size_t end = expanded_part(command_);
        while (at_ < end) {
            if (command_[at_] != '$' || at_ + 1 == end) {
                made_.text_ += command_[at_++];
                continue;
            }
            if (auto wrong = replace()) return *wrong;
        }
        made_.text_ += command_.substr(at_);
        return std::move(made_);
    }

  private:
    /// Reads what begins with the `$` here.
    std::optional<Diagnostic> replace() {
        const char next = command_[at_ + 1];
        if (next == '$') return put("$", at_ + 2);
        if (next == '*') return put(all_arguments(), at_ + 2);
        if (is_digit(next)) return argument();
        if (next == '{') return braces();
        return name();
    }

    std::optional<Diagnostic> put(std::string_view value, std::size_t end) {
        if (made_.text_.size() + value.size() > kLongest)
            return wrong(end, ErrorKind::Limit, fmt::format("the line stands for more than {} characters", kLongest),
                         "");
        const auto from = static_cast<std::uint32_t>(made_.text_.size());
        made_.text_ += value;
        made_.replaced_.push_back({span(at_, end), {from, static_cast<std::uint32_t>(made_.text_.size())}});
        at_ = end;
        return std::nullopt;
    }

    static Span span(std::size_t begin, std::size_t end) {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }

    Diagnostic wrong(std::size_t end, ErrorKind kind, std::string message, std::string hint) const {
        Diagnostic error = problem(kind, std::move(message), std::move(hint));
        error.span = span(at_, end);
        return error;
    }

    std::string all_arguments() const {
        std::string text;
        for (const std::string& each : session_.variables().arguments()) text += (text.empty() ? "" : " ") + each;
        return text;
    }

    std::optional<Diagnostic> argument() {
        std::size_t end = at_ + 1;
        while (end < command_.size() && is_digit(command_[end])) ++end;
        std::size_t number = 0;
        std::from_chars(command_.data() + at_ + 1, command_.data() + end, number);
        if (const std::string* value = session_.variables().argument(number)) return put(*value, end);
        const std::size_t given = session_.variables().arguments().size();
        if (!session_.variables().in_script())
            return wrong(end, ErrorKind::Usage, fmt::format("`{}` is for scripts", command_.substr(at_, end - at_)),
                         "`script FILE ARG …` gives them their arguments");
        return wrong(end, ErrorKind::Usage,
                     fmt::format("there is no `{}`: the script was given {} argument{}",
                                 command_.substr(at_, end - at_), given, given == 1 ? "" : "s"),
                     "`script FILE ARG …` gives more");
    }

    std::optional<Diagnostic> name() {
        std::size_t end = at_ + 1;
        while (end < command_.size() && is_name_part(command_[end])) ++end;
        const std::string_view called = command_.substr(at_ + 1, end - at_ - 1);
        if (const std::string* value = session_.variables().find(called)) return put(*value, end);
        const bool inside_word = at_ > 0 && (is_name_part(command_[at_ - 1]) || command_[at_ - 1] == '"');
        if (called.empty() || inside_word) return put("$", at_ + 1);  // `"Ca$h"`
        return unknown(called, end);
    }

    Diagnostic unknown(std::string_view called, std::size_t end) const {
        const auto near = parser::nearest_names(called, session_.variables().names(), 2);
        std::string hint = fmt::format("`let {} = METRIC` makes it; `$$` is a plain `$`", called);
        if (!near.empty()) hint = fmt::format("did you mean `${}`?", near.front());
        return wrong(end, ErrorKind::UnknownName, fmt::format("nothing is called `${}`", called), std::move(hint));
    }

    std::optional<Diagnostic> braces() {
        std::size_t end = at_ + 2;
        for (int depth = 1; depth > 0; ++end) {
            if (end == command_.size())
                return wrong(end, ErrorKind::Syntax, "a `}` is missing behind `${`", "`${METRIC}`");
            depth += command_[end] == '{' ? 1 : command_[end] == '}' ? -1 : 0;
        }
        const std::size_t begin = at_ + 2;
        if (depth_ == kDeepestNesting)
            return wrong(begin, ErrorKind::Limit,
                         fmt::format("`${{` stand in each other more than {} deep", kDeepestNesting), "");
        const std::string_view inside = command_.substr(begin, end - 1 - begin);
        if (const std::string* value = session_.variables().find(inside)) return put(*value, end);
        const auto number = count(inside);
        if (number) return put(std::to_string(*number), end);
        Diagnostic error = number.error();
        if (error.span) {
            error.span->begin += static_cast<std::uint32_t>(begin);
            error.span->end += static_cast<std::uint32_t>(begin);
        } else {
            error.span = span(at_, end);
        }
        return error;
    }

    Result<std::int64_t> count(std::string_view text) const {
        const auto metric = Expander(session_, text, depth_ + 1).run();  // `${Plant<$P>}`
        if (!metric) return metric.error();
        Reply reply;
        Run run = session_.run_of(metric->text(), reply);
        run.actor_name = named_actor(made_.text_);
        auto number = count_metric(run, run.words.rest());
        if (!number && number.error().span) number.error().span = metric->typed(*number.error().span);
        return number;
    }

    CommandRunner& session_;
    std::string_view command_;
    int depth_;  // of the braces that it stands in
    std::size_t at_ = 0;
    Expansion made_;
};

bool needs_expansion(std::string_view command) {
    const std::size_t at = command.find('$');
    return at != std::string_view::npos && at < expanded_part(command);
}

Result<Expansion> expand(CommandRunner& session, std::string_view command) { return Expander(session, command).run(); }

Result<std::int64_t> count_metric(Run& run, Word text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.text.data(), text.text.data() + text.text.size(), number);
    if (text && error == std::errc() && end == text.text.data() + text.text.size()) return number;
    if (!text) return problem(ErrorKind::Usage, "a metric is missing");
    const auto metric = run.metric(text);
    if (!metric) return metric.error();
    if (run.state.game() == nullptr)
        return at(text, problem(ErrorKind::NotNow, "there is no game to count in", "`newgame BR 2` starts one"));
    return run.game().core().count(run.actor(), *metric);
}

}  // namespace rego::app
