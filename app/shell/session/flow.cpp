#include "app/shell/session/flow.hpp"

#include <fmt/format.h>

#include "app/shell/session/dispatch.hpp"
#include "app/shell/session/session.hpp"

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
    : Flow(session.variables(), Perform([&session, hear = std::move(hear)](const Line& line, const Source& source,
                                                                           const parser::Diagnostic* wrong) -> Done {
               const Answer answer =
                   wrong == nullptr ? session.run(line, source) : session.refuse(line, source, *wrong);
               return {hear(answer, line, source), answer.passes};
           })) {}

bool Flow::take(const Line& line, const Source& source) {
    if (!is_open() && !opens_block(line.text)) return perform_(line, source, nullptr).goes_on;
    if (refused_depth_ > 0) {
        refused_depth_ += opens_block(line.text) ? 1U : 0U;
        refused_depth_ -= is_alone(line.text, "end") ? 1U : 0U;
        return true;
    }
    wait(line, source);
    if (waiting_.size() > kMostLines && !open_.empty())
        return refuse_block(ErrorKind::Limit, fmt::format("the block has more than {} lines", kMostLines));
    if (opens_block(line.text)) return take_opener();
    if (is_alone(line.text, "else")) return take_else();
    if (!is_alone(line.text, "end")) return true;
    waiting_[open_.back()].end = waiting_.size() - 1;
    open_.pop_back();
    return is_open() || close();
}

void Flow::wait(const Line& line, const Source& source) {
    auto text = waiting_.empty() ? nullptr : waiting_.back().text;
    if (!text || *text != source.text) text = std::make_shared<const std::string>(source.text);
    waiting_.push_back({line, std::string(source.file), std::move(text), source.first_line});
}

bool Flow::take_opener() {
    open_.push_back(waiting_.size() - 1);
    if (static_cast<int>(open_.size()) <= kDeepestNesting) return true;
    return refuse_block(ErrorKind::Limit, fmt::format("blocks stand in each other more than {} deep", kDeepestNesting));
}

bool Flow::take_else() {
    Waiting& innermost = waiting_[open_.back()];
    const bool is_if = is_verb(innermost.line.text, "if");
    if (is_if && innermost.otherwise == 0) {
        innermost.otherwise = waiting_.size() - 1;
        return true;
    }
    return refuse_block(ErrorKind::Syntax,
                        is_if ? "there is an `else` already" : "`else` belongs to `if`, and here is none");
}

/// For the line that came last. Nothing of the block is kept, however long it goes on.
bool Flow::refuse_block(ErrorKind kind, std::string message) {
    const Waiting last = std::move(waiting_.back());
    refused_depth_ = open_.size();
    waiting_.clear();
    open_.clear();
    return refuse(last, kind, std::move(message));
}

bool Flow::finish() {
    if (std::exchange(refused_depth_, 0) > 0 || !is_open()) return true;
    const Waiting opener = waiting_[open_.back()];
    waiting_.clear();
    open_.clear();
    const std::string verb = lower(Words(opener.line.text).peek().text);
    return refuse(opener, ErrorKind::Syntax, fmt::format("`{}` has no `end`", verb),
                  fmt::format("`end` alone on a line closes `{}`", verb));
}

/// The outermost block has come to its end.
bool Flow::close() {
    carried_out_ = 0;
    const bool goes_on = run(0, waiting_.size());
    waiting_.clear();
    return goes_on;
}

bool Flow::refuse(const Waiting& line, ErrorKind kind, std::string message, std::string hint) {
    const parser::Diagnostic wrong = problem(kind, std::move(message), std::move(hint));
    return perform_(line.line, {line.file, *line.text, line.first_line}, &wrong).goes_on;
}

Flow::Done Flow::perform(std::size_t index) {
    const Waiting& line = waiting_[index];
    if (++carried_out_ <= kMostLines) return perform_(line.line, {line.file, *line.text, line.first_line}, nullptr);
    refuse(line, ErrorKind::Limit,
           fmt::format("more than {} lines have been carried out: that would not end", kMostLines));
    return {false};
}

bool Flow::run(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
        const bool is_block = waiting_[i].end != 0;
        if (!(is_block ? run_block(i) : perform(i).goes_on)) return false;
        if (is_block) i = waiting_[i].end;
    }
    return true;
}

bool Flow::run_block(std::size_t header) {
    const Done decided = perform(header);
    if (!decided.goes_on || !decided.passes) return decided.goes_on;
    const std::size_t end = waiting_[header].end;
    const std::size_t otherwise = waiting_[header].otherwise == 0 ? end : waiting_[header].otherwise;
    if (decided.passes->times == 0) return run(std::min(otherwise + 1, end), end);
    return run_passes(*decided.passes, header + 1, otherwise);
}

bool Flow::run_passes(const Passes& passes, std::size_t begin, std::size_t end) {
    if (begin == end) return true;
    const std::string* before = variables_.find(passes.variable);
    const std::optional<std::string> hidden = before == nullptr ? std::nullopt : std::optional(*before);
    bool goes_on = true;
    for (std::size_t i = 0; goes_on && i < passes.times; ++i) {
        if (!passes.variable.empty()) variables_.set(passes.variable, passes.values[i]);
        goes_on = run(begin, end);
    }
    if (!passes.variable.empty()) variables_.restore(passes.variable, hidden);
    return goes_on;
}

bool run_flow(Flow flow, const std::vector<Line>& lines, const Source& source) {
    for (const Line& line : lines)
        if (!flow.take(line, source)) return false;
    return flow.finish();
}

}  // namespace rego::app
