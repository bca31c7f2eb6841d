#include "app/shell/line/line.hpp"

#include <algorithm>
#include <cctype>

#include "parser/text/diagnostic.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

namespace {

/// Counts brackets and quotes; `->` closes nothing.
class Nesting {
  public:
    void see(std::string_view text, std::size_t at) {
        const char c = text[at];
        if (c == '"') quoted_ = !quoted_;
        if (quoted_) return;
        if (c == '(' || c == '[' || c == '{' || c == '<') ++depth_;
        const bool arrow = c == '>' && at > 0 && text[at - 1] == '-';
        if ((c == ')' || c == ']' || c == '}' || c == '>') && !arrow && depth_ > 0) --depth_;
    }
    bool inside() const { return quoted_ || depth_ > 0; }
    bool in_brackets() const { return depth_ > 0; }

  private:
    int depth_ = 0;
    bool quoted_ = false;
};

class Splitter {
  public:
    Splitter(std::string_view source, std::size_t begin, bool brackets_continue)
        : source_(source), at_(begin), brackets_continue_(brackets_continue) {
        if (at_ == 0 && source_.starts_with("\xEF\xBB\xBF")) at_ = 3;  // a byte order mark
    }

    std::vector<Line> run() {
        while (at_ < source_.size()) {
            line_start_ = at_;
            while (read_command()) {
            }
        }
        return std::move(lines_);
    }

  private:
    bool at_comment(std::size_t i, bool first) const {
        const char c = source_[i];
        if (c != '#' && c != '/') return false;
        const bool slashes = source_.substr(i, 2) == "//";
        if (!slashes && c != '#') return false;
        if (first) return true;
        const std::size_t after = i + (slashes ? 2 : 1);
        return i > 0 && is_blank(source_[i - 1]) && (after >= source_.size() || is_blank(source_[after]));
    }

    std::size_t end_of_line(std::size_t from) const { return std::min(source_.find('\n', from), source_.size()); }

    /// The length of `\` and a line break at i; 0 if there is none.
    std::size_t continuation(std::size_t i) const {
        if (source_[i] != '\\') return 0;
        if (source_.substr(i + 1, 1) == "\n") return 2;
        if (source_.substr(i + 1, 2) == "\r\n") return 3;
        return 0;
    }

    /// As much of a command as tells whether something in it is taken as it is: up to the line break, or behind the
    /// first
    /// `;` that could end it. Not to the end of the line, or many short commands on a long one would take for ever.
    std::string_view beginning(std::size_t begin) const {
        Nesting nesting;
        std::size_t end = begin;
        while (end < source_.size() && source_[end] != '\n') {
            if (const std::size_t length = continuation(end)) {
                end += length;
                continue;
            }
            nesting.see(source_, end);
            if (source_[end++] == ';' && !nesting.inside()) break;
        }
        return source_.substr(begin, end - begin);
    }

    /// Reads one command; false when the line is over.
    bool read_command() {
        const std::size_t begin = at_;
        // Most lines are one command, and nothing in it means anything here.
        const std::size_t sign = std::min(source_.find_first_of("\n#/;\\\"()[]{}<>", begin), source_.size());
        if (sign == source_.size() || source_[sign] == '\n') {
            add(std::string(source_.substr(begin, sign - begin)), begin);
            at_ = std::min(sign + 1, source_.size());
            return false;
        }
        std::string text;
        Nesting nesting;
        std::size_t literal = kUnknown;
        bool first = begin == line_start_;  // still nothing but blanks since the start of the line
        while (at_ < source_.size()) {
            if (const std::size_t length = continuation(at_)) {
                text.append(length, ' ');
                at_ += length;
                continue;
            }
            const char c = source_[at_];
            if (c == '\n' && !(brackets_continue_ && nesting.in_brackets())) break;
            if (literal == kUnknown && !is_blank(c) && !(first && at_comment(at_, true)))
                literal = literal_part(beginning(begin));
            const bool as_it_is = literal != kUnknown && literal != std::string_view::npos && at_ - begin >= literal;
            if (!as_it_is) {
                if (!nesting.inside() && at_comment(at_, first)) {
                    at_ = end_of_line(at_);
                    break;
                }
                if (!nesting.inside() && c == ';') {
                    ++at_;
                    add(std::move(text), begin);
                    return true;
                }
                nesting.see(source_, at_);
            }
            if (!is_blank(c)) first = false;
            text += c;
            ++at_;
        }
        add(std::move(text), begin);
        if (at_ < source_.size()) ++at_;  // the line break
        return false;
    }

    void add(std::string text, std::size_t begin) {
        while (!text.empty() && is_blank(text.back())) text.pop_back();
        const std::size_t blanks = static_cast<std::size_t>(
            std::find_if(text.begin(), text.end(), [](char c) { return !is_blank(c); }) - text.begin());
        text.erase(0, blanks);
        if (text.empty()) return;
        lines_.push_back({std::move(text), static_cast<std::uint32_t>(begin + blanks)});
    }

    static constexpr std::size_t kUnknown = std::string_view::npos - 1;

    std::string_view source_;
    std::size_t at_;
    bool brackets_continue_;
    std::size_t line_start_ = 0;
    std::vector<Line> lines_;
};

}  // namespace

std::size_t literal_part(std::string_view line) {
    const Word verb = inner_verb(line);
    if (equal_ignoring_case(verb.text, "note")) return verb.span.begin;
    if (!equal_ignoring_case(verb.text, "fix")) return std::string_view::npos;
    Nesting nesting;
    for (std::size_t i = verb.span.end; i < line.size(); ++i) {
        nesting.see(line, i);
        if (nesting.inside() || !is_blank(line[i])) continue;
        const std::string_view word = line.substr(i + 1, 7);
        if (equal_ignoring_case(word, "because") && (i + 8 >= line.size() || is_blank(line[i + 8]))) return i;
    }
    return std::string_view::npos;
}

std::optional<std::size_t> first_control(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool ends_line = byte == '\n' || (byte == '\r' && text.substr(i + 1, 1) == "\n");
        if ((byte < 0x20 && byte != '\t' && !ends_line) || byte == 0x7F) return i;
        // U+0080 to U+009F
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) return i;
    }
    return std::nullopt;
}

std::vector<Word> nested_verbs(std::string_view text) {
    std::vector<Word> verbs;
    Words words(text);
    while (true) {
        verbs.push_back(words.take());
        const auto is = [verb = verbs.back().text](std::string_view word) { return equal_ignoring_case(verb, word); };
        if (is("as")) {
            words.take();
        } else if (is("amend") || is("insert")) {
            words.take();
            if (equal_ignoring_case(words.peek().text, kAnyway)) words.take();
        } else if (is("why") && equal_ignoring_case(words.peek().text, "not")) {
            words.take();
        } else if (is("expect") && equal_ignoring_case(words.peek().text, "fails")) {
            words.take();
            if (parser::error_kind_from_name(words.peek().text)) words.take();
        } else if (!is("try") && !is("step") && addressed(verbs.back()).empty()) {
            return verbs;
        }
    }
}

std::string_view addressed(Word first_word) {
    std::string_view name = first_word.text;
    if (!name.ends_with(':')) return {};
    name.remove_suffix(1);
    return unquoted(name);
}

Word inner_verb(std::string_view text) { return nested_verbs(text).back(); }

std::vector<Line> split_lines(std::string_view source, std::size_t begin, bool brackets_continue) {
    return Splitter(source, begin, brackets_continue).run();
}

std::string script_line(std::string_view command) {
    return std::string(command) + (command.ends_with('\\') ? " \n" : "\n");
}

bool is_continued(std::string_view text) {
    if (text.ends_with('\r')) text.remove_suffix(1);
    if (!text.ends_with('\\')) return false;
    // A comment is over at the end of its line. Whether there is one shows when the `\` is followed by something.
    const std::string longer = std::string(text) + "\nx";
    const std::vector<Line> lines = split_lines(longer);
    return !(lines.size() > 0 && lines.back().text == "x" && lines.back().offset == longer.size() - 1);
}

bool has_open_brackets(std::string_view text) {
    const std::vector<Line> lines = split_lines(text, 0, true);
    if (lines.empty()) return false;
    const std::string& last = lines.back().text;
    const std::size_t literal = literal_part(last);
    Nesting nesting;
    for (std::size_t i = 0; i < std::min(last.size(), literal); ++i) nesting.see(last, i);
    return nesting.in_brackets();
}

Word Words::word(std::size_t begin, std::size_t end) const {
    while (begin < end && is_blank(text_[begin])) ++begin;
    while (begin < end && is_blank(text_[end - 1])) --end;
    return {text_.substr(begin, end - begin), {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}};
}

void Words::skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

Word Words::peek() const {
    std::size_t end = at_;
    for (bool quoted = false; end < text_.size() && (quoted || !is_blank(text_[end])); ++end)
        if (text_[end] == '"') quoted = !quoted;
    return word(at_, end);
}

Word Words::take() {
    const Word taken = peek();
    at_ = taken ? taken.span.end : text_.size();
    skip_blanks();
    return taken;
}

Word Words::rest() const { return word(at_, text_.size()); }

Word Words::take_rest() {
    const Word taken = rest();
    at_ = text_.size();
    return taken;
}

std::vector<Word> Words::split_at_commas(Word part) const {
    std::vector<Word> pieces;
    Nesting nesting;
    std::size_t begin = part.span.begin;
    for (std::size_t i = begin; i < part.span.end; ++i) {
        nesting.see(text_, i);
        if (text_[i] != ',' || nesting.inside()) continue;
        pieces.push_back(word(begin, i));
        begin = i + 1;
    }
    pieces.push_back(word(begin, part.span.end));
    return pieces;
}

std::string_view unquoted(std::string_view text) {
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') return text.substr(1, text.size() - 2);
    return text;
}

std::string lower(std::string_view text) { return parser::lower(text); }

bool equal_ignoring_case(std::string_view a, std::string_view b) { return parser::equal_ignoring_case(a, b); }

}  // namespace rego::app
