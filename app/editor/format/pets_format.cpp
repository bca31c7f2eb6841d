#include <algorithm>
#include <vector>

#include "app/editor/format/format.hpp"
#include "parser/grammar/token.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::app::format {
namespace {

using parser::grammar::Kind;
using parser::grammar::Token;

bool is_header(Kind kind) { return kind == Kind::Class || kind == Kind::Abstract || kind == Kind::Extend; }
bool is_separator(Kind kind) { return kind == Kind::Newline || kind == Kind::Semicolon; }
bool ends_statement(Kind kind) {
    return is_separator(kind) || kind == Kind::LeftBrace || kind == Kind::RightBrace || kind == Kind::End;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

bool ends_with_any(std::string_view text) {
    return std::ranges::any_of(std::initializer_list<std::string_view>{",", " THEN", " OR", ":", "->"},
                               [&](std::string_view sign) { return text.ends_with(sign); });
}

/// Where to break a line that is too long: behind the last operator that stands in the fewest brackets; npos if there
/// is none.
std::size_t break_of(std::string_view line, std::size_t least) {
    constexpr std::size_t kMark = 2;  // ` \`
    std::size_t found = std::string_view::npos;
    int depth = 0;
    int best = 1 << 20;
    for (std::size_t i = 0; i < line.size() && i + kMark <= kWidth; ++i) {
        const char c = line[i];
        if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
        if (c == ')' || c == ']' || c == '}' || (c == '>' && i > 0 && line[i - 1] != '-')) --depth;
        if (c != ' ' || i <= least || depth > best || !ends_with_any(line.substr(0, i))) continue;
        best = depth;
        found = i;
    }
    return found;
}

class PetsFormatter {
  public:
    PetsFormatter(std::string_view text, std::vector<Token> tokens) : text_(text), tokens_(std::move(tokens)) {}

    std::string run() {
        while (true) {
            take_comments();
            const Kind kind = tokens_[at_].kind;
            if (kind == Kind::End) break;
            if (is_separator(kind)) {
                ++at_;
            } else if (kind == Kind::RightBrace) {
                --depth_;
                emit("}", at_, at_ + 1);
            } else if (kind == Kind::String) {
                emit(std::string(source(at_, at_ + 1)), at_, at_ + 1);  // a doc string, as it is
            } else {
                statement();
            }
        }
        return std::move(out_);
    }

  private:
    std::string_view source(std::size_t first, std::size_t end) const {
        return text_.substr(tokens_[first].begin, tokens_[end - 1].end - tokens_[first].begin);
    }

    /// What is not tokens before this one: blanks and comments.
    std::string_view gap(std::size_t token) const {
        const std::size_t begin = token == 0 ? 0 : tokens_[token - 1].end;
        return text_.substr(begin, tokens_[token].begin - begin);
    }

    bool has_comment(std::size_t first, std::size_t end) const {
        for (std::size_t i = first + 1; i < end; ++i)
            if (gap(i).find("//") != std::string_view::npos) return true;
        return false;
    }

    /// Those between the last token and this one, each where it belongs: on its own line, or behind what it is about.
    void take_comments() {
        const std::size_t begin = at_ == 0 ? 0 : tokens_[at_ - 1].end;
        std::string_view rest = gap(at_);
        if (begin < commented_) rest.remove_prefix(std::min<std::size_t>(commented_ - begin, rest.size()));
        while (true) {
            const std::size_t from = rest.find("//");
            if (from == std::string_view::npos) return;
            const std::size_t to = std::min(rest.find('\n', from), rest.size());
            const std::size_t place = static_cast<std::size_t>(rest.data() - text_.data()) + from;
            comment(place, trimmed(rest.substr(from, to - from)));
            rest.remove_prefix(to);
        }
    }

    void comment(std::size_t place, std::string_view text) {
        const std::size_t line = text_.rfind('\n', place) + 1;  // npos + 1 is 0
        const bool alone = text_.substr(line, place - line).find_first_not_of(" \t") == std::string_view::npos;
        commented_ = place + text.size();
        if (alone || out_.empty()) {
            write(std::string(text), place, commented_);
            return;
        }
        out_.insert(out_.size() - 1, "  " + std::string(text));
        end_ = commented_;
    }

    void emit(const std::string& line, std::size_t first, std::size_t end) {
        write(line, tokens_[first].begin, tokens_[end - 1].end);
        at_ = end;
    }

    /// A line of what stands in those places of the source; a blank line before it stays one.
    void write(const std::string& line, std::size_t begin, std::size_t end) {
        const std::string_view before = text_.substr(end_, begin - end_);
        const auto breaks = std::count(before.begin(), before.end(), '\n');
        const bool closes = line == "}";
        if (breaks > 1 && !out_.empty() && !out_.ends_with("{\n") && !closes) out_ += '\n';
        const std::string margin(depth_ * 4, ' ');
        std::string rest = margin + line;
        const bool may_break = !line.starts_with("//") && !line.starts_with('"') && line.find('\n') == line.npos;
        while (may_break && rest.size() > kWidth) {
            const std::size_t place = break_of(rest, margin.size() + 8);
            if (place == std::string::npos) break;
            out_ += rest.substr(0, place) + " \\\n";
            rest = margin + "    " + rest.substr(place + 1);
        }
        out_ += rest + '\n';
        end_ = end;
    }

    /// The statement of these tokens as it should be written; as it is if there is a comment in it.
    std::string canonical(std::size_t first, std::size_t end, bool is_inside) const {
        const std::string_view written = source(first, end);
        if (has_comment(first, end)) return std::string(written);
        if (!is_inside) {
            const auto file = parser::parse_file(written);
            return file ? std::string(trimmed(parser::to_string(*file))) : std::string(written);
        }
        constexpr std::string_view kBegin = "CLASS Z { ";
        constexpr std::string_view kEnd = " }";
        const auto around = parser::parse_class(std::string(kBegin).append(written).append(kEnd));
        if (!around) return std::string(written);
        const std::string printed = parser::to_string(*around);
        if (!printed.starts_with(kBegin)) return std::string(written);
        return printed.substr(kBegin.size(), printed.size() - kBegin.size() - kEnd.size());
    }

    std::size_t end_of_statement(std::size_t from) const {
        while (!ends_statement(tokens_[from].kind)) ++from;
        return from;
    }

    void statement() {
        const std::size_t end = end_of_statement(at_);
        if (end == at_) {  // a stray sign; parsing has let it through, so it stays
            emit(std::string(source(at_, at_ + 1)), at_, at_ + 1);
            return;
        }
        if (!is_header(tokens_[at_].kind)) {
            emit(canonical(at_, end, depth_ > 0), at_, end);
            return;
        }
        std::size_t brace = end;
        while (tokens_[brace].kind == Kind::Newline) ++brace;
        const std::string header = canonical(at_, end, false);
        if (tokens_[brace].kind == Kind::LeftBrace && !has_comment(end - 1, brace + 1)) {
            body(header, brace);
        } else {
            emit(header, at_, end);
        }
    }

    void body(const std::string& header, std::size_t brace) {
        std::size_t close = brace + 1;
        for (int depth = 1; depth > 0; ++close)
            depth += tokens_[close].kind == Kind::LeftBrace ? 1 : tokens_[close].kind == Kind::RightBrace ? -1 : 0;
        const bool is_commented = has_comment(brace, close);
        const bool is_empty = std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(brace) + 1,
                                          tokens_.begin() + static_cast<std::ptrdiff_t>(close) - 1,
                                          [](const Token& token) { return is_separator(token.kind); });
        if (is_empty && !is_commented) {
            emit(header, at_, close);
            return;
        }
        const bool on_one_line = source(brace, close).find('\n') == std::string_view::npos;
        const std::string short_form = on_one_line ? header + body_inline(brace + 1, close - 1) : "";
        if (!short_form.empty() && depth_ * 4 + short_form.size() <= kWidth) {
            emit(short_form, at_, close);
            return;
        }
        emit(header + " {", at_, brace + 1);
        ++depth_;
    }

    /// ` { a; b }`; only for statements that are no classes.
    std::string body_inline(std::size_t first, std::size_t end) const {
        std::string text = " {";
        while (first < end) {
            if (is_separator(tokens_[first].kind)) {
                ++first;
                continue;
            }
            if (is_header(tokens_[first].kind) || tokens_[first].kind == Kind::String) return {};
            const std::size_t behind = end_of_statement(first);
            text += (text.size() > 2 ? "; " : " ") + canonical(first, behind, true);
            first = behind;
        }
        return text + " }";
    }

    std::string_view text_;
    std::vector<Token> tokens_;
    std::string out_;
    std::size_t at_ = 0;         // the next token
    std::size_t end_ = 0;        // of the source that has been written
    std::size_t commented_ = 0;  // comments before this place have been written
    std::size_t depth_ = 0;
};

}  // namespace

parser::Result<std::string> format_pets(std::string_view text) {
    if (const auto file = parser::parse_file(text); !file) return file.error();
    std::vector<Token> tokens;
    if (auto wrong = parser::grammar::scan(text, parser::grammar::Layout::Declarations, tokens)) return *wrong;
    return PetsFormatter(text, std::move(tokens)).run();
}

}  // namespace rego::app::format
