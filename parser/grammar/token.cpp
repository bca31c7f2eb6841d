#include "parser/grammar/token.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "parser/parse.hpp"

namespace rego::parser::grammar {
namespace {

/// `a - b - c …` and `a / m / n …` make a deep tree without any bracket.
constexpr std::uint32_t kLongestChain = 1000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_word(char c) { return is_lower(c) || is_upper(c) || is_digit(c) || c == '_'; }

/// What is open at the moment: a bracket, or the text itself. Filled in when it is opened, so that the array of
/// levels costs nothing.
struct Level {
    char open;
    std::uint32_t opening;    // index of the bracket
    bool trigger_colon;       // the next `:` or `::` belongs to a trigger and nests nothing
    std::uint32_t statement;  // index of its first token
    std::uint32_t operand;    // index of the first token since the last `,` `OR` `THEN` `:` …
    // How deep a tree the current operand makes, and the deepest operand before it.
    std::uint32_t gates;
    std::uint32_t chain;
    std::uint32_t inner;
    std::uint32_t height;

    std::uint32_t operand_height() const { return gates + chain + inner; }
};

class Scanner {
  public:
    Scanner(std::string_view text, Layout layout, std::vector<Token>& tokens)
        : text_(text), layout_(layout), tokens_(tokens) {}

    std::optional<Diagnostic> run();

  private:
    Level& top() { return levels_[depth_]; }
    bool statements_here() const {
        return levels_[depth_].open == '{' || (depth_ == 0 && layout_ == Layout::Declarations);
    }
    char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
    std::uint32_t next_index() const { return static_cast<std::uint32_t>(tokens_.size()); }

    void add(Kind kind, std::size_t length) {
        tokens_.push_back({kind, false, false, false, static_cast<std::uint32_t>(pos_),
                           static_cast<std::uint32_t>(pos_ + length), 0});
        pos_ += length;
    }
    bool fail(std::string message, std::size_t begin, std::size_t end) {
        const Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        error_ = Diagnostic::of(ErrorKind::Syntax, std::move(message)).at(span);
        return false;
    }

    bool step();
    bool word();
    bool number();
    bool string();
    bool label();
    bool continuation();
    bool open(Kind kind);
    void close(Kind kind, char opening);
    bool colon();
    bool chained(Kind kind, std::size_t length);
    bool deepen();
    /// A bracket and the first gate in it are one level: `(A: B)`.
    std::uint32_t gate_levels() const {
        return levels_[depth_].gates - (depth_ > 0 && levels_[depth_].gates > 0 ? 1 : 0);
    }
    void end_operand();
    void end_statement();
    bool unexpected();

    std::string_view text_;
    Layout layout_;
    std::vector<Token>& tokens_;
    std::optional<Diagnostic> error_;
    std::size_t pos_ = 0;
    std::size_t depth_ = 0;
    std::uint32_t path_ = 0;            // open brackets, and gates on the way down
    std::optional<std::size_t> quote_;  // where the quotes of `HAS "…"` were opened
    std::array<Level, kRefusedDepth + 2> levels_;
};

std::optional<Diagnostic> Scanner::run() {
    if (text_.size() >= std::numeric_limits<std::int32_t>::max()) {
        fail("the text is too long", 0, 1);
        return error_;
    }
    levels_[0] = Level{};
    levels_[0].trigger_colon = layout_ != Layout::Phrase;
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") pos_ = 3;
    while (pos_ < text_.size()) {
        if (!step()) return error_;
    }
    if (quote_) {
        fail("this quotation never ends", *quote_, *quote_ + 1);
        return error_;
    }
    add(Kind::End, 0);
    for (; depth_ > 0; --depth_) tokens_[top().opening].unmatched = true;
    return std::nullopt;
}

bool Scanner::step() {
    const char c = text_[pos_];
    if (is_lower(c) || is_upper(c)) return word();
    if (is_digit(c)) return number();
    switch (c) {
        case ' ':
        case '\t':
        case '\r': ++pos_; return true;
        case '\n':
            if (statements_here()) {
                add(Kind::Newline, 1);
                end_statement();
            } else {
                ++pos_;
            }
            return true;
        case ';':
            add(Kind::Semicolon, 1);
            end_statement();
            return true;
        case ',':
            add(Kind::Comma, 1);
            end_operand();
            return true;
        case ':': return colon();
        case '-':
            if (at(pos_ + 1) != '>') return chained(Kind::Minus, 1);
            add(Kind::Arrow, 2);
            tokens_[top().statement].starts_action = true;
            end_operand();
            return true;
        case '/':
            if (at(pos_ + 1) != '/') return chained(Kind::Slash, 1);
            pos_ = std::min(text_.find('\n', pos_), text_.size());
            return true;
        case '(': return open(Kind::LeftParen);
        case '<': return open(Kind::LeftAngle);
        case '[': return open(Kind::LeftBracket);
        case '{': return open(Kind::LeftBrace);
        case ')': close(Kind::RightParen, '('); return true;
        case '>': close(Kind::RightAngle, '<'); return true;
        case ']': close(Kind::RightBracket, '['); return true;
        case '}': close(Kind::RightBrace, '{'); return true;
        case '+': add(Kind::Plus, 1); return true;
        case '=': add(Kind::Equals, 1); return true;
        case '.': add(Kind::Dot, 1); return true;
        case '!': add(Kind::Bang, 1); return true;
        case '?': add(Kind::Question, 1); return true;
        case '@': add(Kind::At, 1); return true;
        case '"': return string();
        case '#': return label();
        case '\\': return continuation();
        default: return unexpected();
    }
}

bool Scanner::word() {
    std::size_t end = pos_ + 1;
    while (is_word(at(end))) ++end;
    const std::string_view word = text_.substr(pos_, end - pos_);
    const bool after_dot = !tokens_.empty() && tokens_.back().kind == Kind::Dot;
    if (after_dot && (word == "class" || word == "Class")) {
        add(Kind::Class, word.size());
        return true;
    }
    const Kind kind = is_lower(word[0]) ? Kind::LowerName : keyword(word);
    if (kind == Kind::Max || kind == Kind::By) return chained(kind, word.size());
    add(kind, word.size());
    if (kind == Kind::Or || kind == Kind::Then || kind == Kind::If || kind == Kind::Instead) end_operand();
    return true;
}

bool Scanner::number() {
    std::int64_t value = 0;
    std::size_t end = pos_;
    while (is_digit(at(end))) {
        value = std::min<std::int64_t>(value * 10 + (text_[end] - '0'), std::int64_t{1} << 40);
        ++end;
    }
    if (value > std::numeric_limits<std::int32_t>::max()) {
        return fail("number too large: the largest is 2147483647", pos_, end);
    }
    const bool times_x = at(end) == 'X' && !is_word(at(end + 1));
    if (is_word(at(end)) && !times_x) {
        std::size_t word_end = end;
        while (is_word(at(word_end))) ++word_end;
        return fail("expected a space after the number `" + std::string(text_.substr(pos_, end - pos_)) + "`", pos_,
                    word_end);
    }
    add(Kind::Number, end - pos_);
    tokens_.back().number = static_cast<std::int32_t>(value);
    return true;
}

bool Scanner::string() {
    // `requirement = HAS "3 PlantTag"` is an older way of writing `HAS 3 PlantTag`.
    if (quote_) {
        quote_.reset();
        ++pos_;
        return true;
    }
    if (!tokens_.empty() && tokens_.back().kind == Kind::Has) {
        quote_ = pos_++;
        return true;
    }
    std::size_t end = pos_ + 1;
    while (end < text_.size() && text_[end] != '"') end += text_[end] == '\\' ? 2 : 1;
    if (end >= text_.size()) return fail("this quotation never ends", pos_, pos_ + 1);
    add(Kind::String, end + 1 - pos_);
    return true;
}

bool Scanner::label() {
    std::size_t end = pos_ + 1;
    while (is_word(at(end))) ++end;
    if (end == pos_ + 1) return unexpected();
    add(Kind::Label, end - pos_);
    return true;
}

bool Scanner::continuation() {
    std::size_t end = pos_ + 1;
    while (at(end) == ' ' || at(end) == '\t' || at(end) == '\r') ++end;
    if (at(end) != '\n' && end < text_.size()) return unexpected();
    pos_ = std::min(end + 1, text_.size());
    return true;
}

bool Scanner::open(Kind kind) {
    const char bracket = text_[pos_];
    add(kind, 1);
    ++path_;
    if (!deepen()) return false;
    ++depth_;
    Level& level = top();
    level = Level{};
    level.open = bracket;
    level.opening = next_index() - 1;
    level.trigger_colon = bracket == '{';
    level.statement = level.operand = next_index();
    return true;
}

void Scanner::close(Kind kind, char opening) {
    add(kind, 1);
    // A bracket that closes nothing is for the grammar to complain about; one left open in between ends here.
    std::size_t matching = depth_;
    while (matching > 0 && levels_[matching].open != opening) --matching;
    if (matching == 0) {
        tokens_.back().unmatched = depth_ == 0;
        return;
    }
    while (depth_ >= matching) {
        if (depth_ > matching) tokens_[top().opening].unmatched = true;
        end_operand();
        const std::uint32_t height = top().height;
        --depth_;
        --path_;
        top().inner = std::max(top().inner, height + 1);
    }
}

bool Scanner::colon() {
    Level& level = top();
    if (at(pos_ + 1) == ':') {
        add(Kind::DoubleColon, 2);
        level.trigger_colon = false;
        level.operand = next_index();
        return true;
    }
    const Kind first = level.statement < next_index() ? tokens_[level.statement].kind : Kind::End;
    const bool header =
        first == Kind::Class || first == Kind::Abstract || first == Kind::Extend || first == Kind::String;
    if (level.operand < next_index()) tokens_[level.operand].starts_gate = true;
    add(Kind::Colon, 1);
    level.operand = next_index();
    if (header) return true;
    if (level.trigger_colon) {
        level.trigger_colon = false;
        return true;
    }
    path_ -= gate_levels();
    ++level.gates;
    path_ += gate_levels();
    return deepen();
}

bool Scanner::chained(Kind kind, std::size_t length) {
    add(kind, length);
    ++top().chain;
    return deepen();
}

bool Scanner::deepen() {
    if (path_ > kRefusedDepth) {
        return fail("nested too deeply: more than " + std::to_string(kRefusedDepth) + " levels", tokens_.back().begin,
                    tokens_.back().end);
    }
    if (top().operand_height() > kLongestChain) {
        return fail("too long a chain: more than " + std::to_string(kLongestChain) + " operations in a row",
                    tokens_.back().begin, tokens_.back().end);
    }
    return true;
}

void Scanner::end_operand() {
    Level& level = top();
    level.height = std::max(level.height, level.operand_height());
    path_ -= gate_levels();
    level.gates = level.chain = level.inner = 0;
    level.operand = next_index();
}

void Scanner::end_statement() {
    end_operand();
    top().statement = next_index();
    top().trigger_colon = top().open == '{' || (depth_ == 0 && layout_ != Layout::Phrase);
}

bool Scanner::unexpected() {
    std::size_t end = pos_ + 1;
    while (end < text_.size() && (static_cast<unsigned char>(text_[end]) & 0xC0) == 0x80) ++end;
    const auto byte = static_cast<unsigned char>(text_[pos_]);
    if (byte < 0x20 || byte == 0x7F || (byte >= 0x80 && (byte < 0xC2 || end == pos_ + 1))) {
        return fail("unexpected byte " + std::to_string(byte), pos_, end);
    }
    return fail("unexpected character `" + std::string(text_.substr(pos_, end - pos_)) + "`", pos_, end);
}

}  // namespace

std::optional<Diagnostic> scan(std::string_view text, Layout layout, std::vector<Token>& tokens) {
    tokens.clear();
    tokens.reserve(text.size() / 3 + 8);
    return Scanner(text, layout, tokens).run();
}

Kind keyword(std::string_view word) {
    switch (word.size()) {
        case 1:
            if (word == "X") return Kind::Variable;
            break;
        case 2:
            if (word == "OR") return Kind::Or;
            if (word == "BY") return Kind::By;
            if (word == "IF") return Kind::If;
            break;
        case 3:
            if (word == "MAX") return Kind::Max;
            if (word == "HAS") return Kind::Has;
            break;
        case 4:
            if (word == "PROD") return Kind::Prod;
            if (word == "FROM") return Kind::From;
            if (word == "THEN") return Kind::Then;
            if (word == "EVAL") return Kind::Eval;
            if (word == "EACH") return Kind::Each;
            if (word == "MOST") return Kind::Most;
            if (word == "RANK") return Kind::Rank;
            break;
        case 5:
            if (word == "CLASS") return Kind::Class;
            if (word == "COUNT") return Kind::Count;
            if (word == "LEAST") return Kind::Least;
            if (word == "GROUP") return Kind::Group;
            break;
        case 6:
            if (word == "EXTEND") return Kind::Extend;
            break;
        case 7:
            if (word == "DEFAULT") return Kind::Default;
            if (word == "INSTEAD") return Kind::Instead;
            break;
        case 8:
            if (word == "ABSTRACT") return Kind::Abstract;
            break;
        default: break;
    }
    return Kind::Name;
}

const char* phrase(Kind kind) {
    switch (kind) {
        case Kind::End: return "the end";
        case Kind::Newline: return "the end of the line";
        case Kind::Semicolon: return "`;`";
        case Kind::Name: return "a name";
        case Kind::LowerName: return "a name in lower case";
        case Kind::Number: return "a number";
        case Kind::Variable: return "`X`";
        case Kind::String: return "a quotation";
        case Kind::Label: return "a label";
        case Kind::Comma: return "`,`";
        case Kind::Colon: return "`:`";
        case Kind::DoubleColon: return "`::`";
        case Kind::Arrow: return "`->`";
        case Kind::Slash: return "`/`";
        case Kind::Minus: return "`-`";
        case Kind::Plus: return "`+`";
        case Kind::Equals: return "`=`";
        case Kind::Dot: return "`.`";
        case Kind::Bang: return "`!`";
        case Kind::Question: return "`?`";
        case Kind::At: return "`@`";
        case Kind::LeftParen: return "`(`";
        case Kind::RightParen: return "`)`";
        case Kind::LeftAngle: return "`<`";
        case Kind::RightAngle: return "`>`";
        case Kind::LeftBracket: return "`[`";
        case Kind::RightBracket: return "`]`";
        case Kind::LeftBrace: return "`{`";
        case Kind::RightBrace: return "`}`";
        case Kind::Prod: return "`PROD`";
        case Kind::From: return "`FROM`";
        case Kind::Or: return "`OR`";
        case Kind::Then: return "`THEN`";
        case Kind::Max: return "`MAX`";
        case Kind::Has: return "`HAS`";
        case Kind::By: return "`BY`";
        case Kind::If: return "`IF`";
        case Kind::Eval: return "`EVAL`";
        case Kind::Class: return "`CLASS`";
        case Kind::Abstract: return "`ABSTRACT`";
        case Kind::Default: return "`DEFAULT`";
        case Kind::Extend: return "`EXTEND`";
        case Kind::Count: return "`COUNT`";
        case Kind::Each: return "`EACH`";
        case Kind::Group: return "`GROUP`";
        case Kind::Most: return "`MOST`";
        case Kind::Least: return "`LEAST`";
        case Kind::Rank: return "`RANK`";
        case Kind::Instead: return "`INSTEAD`";
    }
    return "something else";
}

std::string unquoted(std::string_view quoted) {
    quoted = quoted.substr(1, quoted.size() - 2);
    std::string text;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        char c = quoted[i];
        if (c == '\\' && i + 1 < quoted.size()) {
            const char next = quoted[i + 1];
            if (next == '"' || next == '\\' || next == 'n') {
                c = next == 'n' ? '\n' : next;
                ++i;
            }
        }
        text += c;
    }
    return text;
}

}  // namespace rego::parser::grammar
