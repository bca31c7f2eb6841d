#include "app/session/flow.hpp"

#include <fmt/format.h>

namespace rego::app {

using parser::ErrorKind;

namespace {

/// More lines than any script needs: whoever gets here would wait for ever.
constexpr std::size_t kMostLines = 100'000;

bool is_verb(std::string_view command, std::string_view verb) {
    return equal_ignoring_case(Words(command).peek().text, verb);
}

/// Alone on its line; `as Bob end` and `end turn` are what players say.
bool is_alone(std::string_view command, std::string_view word) { return equal_ignoring_case(command, word); }

}  // namespace

bool opens_block(std::string_view command) {
    return is_verb(command, "if") || is_verb(command, "for") || is_verb(command, "repeat");
}

bool has_open_block(const std::vector<Line>& lines) {
    int depth = 0;
    for (const Line& line : lines) {
        if (opens_block(line.text)) ++depth;
        if (depth > 0 && is_alone(line.text, "end")) --depth;
    }
    return depth > 0;
}

Flow::Flow(Session& session, Hear hear)
    : Flow(session, Perform([&session, hear = std::move(hear)](const Line& line, const Source& source,
                                                               const parser::Diagnostic* wrong) -> Done {
               const Answer answer =
                   wrong == nullptr ? session.run(line, source) : session.refuse(line, source, *wrong);
               return {hear(answer, line, source), answer.passes};
           })) {}

bool Flow::take(const Line& line, const Source& source) {
    if (!is_open() && !opens_block(line.text)) return perform_(line, source, nullptr).goes_on;
    waiting_.push_back({line, std::string(source.file), std::string(source.text), source.first_line});
    if (opens_block(line.text)) {
        open_.push_back({waiting_.size() - 1, is_verb(line.text, "if")});
        return true;
    }
    if (is_alone(line.text, "else")) return take_else(waiting_.back());
    if (!is_alone(line.text, "end")) return true;
    open_.pop_back();
    return is_open() || close();
}

bool Flow::take_else(const Waiting& line) {
    Open& innermost = open_.back();
    if (innermost.is_if && !std::exchange(innermost.has_else, true)) return true;
    is_broken_ = true;
    return refuse(line, ErrorKind::Syntax,
                  innermost.is_if ? "there is an `else` already" : "`else` belongs to `if`, and here is none");
}

bool Flow::finish() {
    if (!is_open()) return true;
    const Waiting opener = waiting_[open_.back().line];
    waiting_.clear();
    open_.clear();
    if (std::exchange(is_broken_, false)) return true;
    const std::string verb = lower(Words(opener.line.text).peek().text);
    return refuse(opener, ErrorKind::Syntax, fmt::format("`{}` has no `end`", verb),
                  fmt::format("`end` alone on a line closes `{}`", verb));
}

/// The outermost block has come to its end.
bool Flow::close() {
    carried_out_ = 0;
    const bool goes_on = std::exchange(is_broken_, false) || run(0, waiting_.size());
    waiting_.clear();
    return goes_on;
}

bool Flow::refuse(const Waiting& line, ErrorKind kind, std::string message, std::string hint) {
    const parser::Diagnostic wrong = problem(kind, std::move(message), std::move(hint));
    return perform_(line.line, {line.file, line.text, line.first_line}, &wrong).goes_on;
}

Flow::Done Flow::perform(std::size_t index) {
    const Waiting& line = waiting_[index];
    if (++carried_out_ <= kMostLines) return perform_(line.line, {line.file, line.text, line.first_line}, nullptr);
    refuse(line, ErrorKind::Limit,
           fmt::format("more than {} lines have been carried out: that would not end", kMostLines));
    return {false};
}

Flow::Block Flow::block_at(std::size_t header) const {
    Block block;
    int depth = 0;
    for (std::size_t i = header; block.end == 0; ++i) {
        const std::string& text = waiting_[i].line.text;
        depth += opens_block(text) ? 1 : is_alone(text, "end") ? -1 : 0;
        if (depth == 1 && is_alone(text, "else")) block.otherwise = i;
        if (depth == 0) block.end = i;
    }
    if (block.otherwise == 0) block.otherwise = block.end;
    return block;
}

bool Flow::run(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
        if (!opens_block(waiting_[i].line.text)) {
            if (!perform(i).goes_on) return false;
            continue;
        }
        const Block block = block_at(i);
        if (!run_block(i, block)) return false;
        i = block.end;
    }
    return true;
}

bool Flow::run_block(std::size_t header, const Block& block) {
    const Done decided = perform(header);
    if (!decided.goes_on || !decided.passes) return decided.goes_on;
    if (decided.passes->values.empty()) return run(std::min(block.otherwise + 1, block.end), block.end);
    return run_passes(*decided.passes, header + 1, block.otherwise);
}

bool Flow::run_passes(const Passes& passes, std::size_t begin, std::size_t end) {
    Variables& variables = session_.variables();
    const std::string* before = variables.find(passes.variable);
    const std::optional<std::string> hidden = before == nullptr ? std::nullopt : std::optional(*before);
    bool goes_on = true;
    for (std::size_t i = 0; goes_on && i < passes.values.size(); ++i) {
        if (!passes.variable.empty()) variables.set(passes.variable, passes.values[i]);
        goes_on = run(begin, end);
    }
    if (!passes.variable.empty()) variables.restore(passes.variable, hidden);
    return goes_on;
}

bool run_flow(Flow flow, const std::vector<Line>& lines, const Source& source) {
    for (const Line& line : lines)
        if (!flow.take(line, source)) return false;
    return flow.finish();
}

}  // namespace rego::app
