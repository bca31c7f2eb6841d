#include "parser/text/json5.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <locale>
#include <optional>
#include <sstream>
#include <string_view>

namespace rego::parser::json5 {
namespace {

constexpr int kDeepest = 256;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool starts_key(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}
int hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

void append_utf8(std::string& out, std::uint32_t c) {
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0 | (c >> 6));
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0 | (c >> 12));
        out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | (c >> 18));
        out += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
        out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    }
}

}  // namespace

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<Value> read() {
        if (text_.size() >= std::numeric_limits<std::int32_t>::max()) {
            fail("the text is too long", 0, 1);
        } else {
            if (text_.substr(0, 3) == "\xEF\xBB\xBF") pos_ = 3;
            Value value;
            if (this->value(value, 0)) {
                if (!skip()) return std::move(*error_);
                if (pos_ == text_.size()) return value;
                fail("expected the end after the value", pos_, pos_ + 1);
            }
        }
        return std::move(*error_);
    }

  private:
    char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
    char here() const { return at(pos_); }
    Span span_from(std::size_t begin) const {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(pos_)};
    }

    bool fail(std::string message, std::size_t begin, std::size_t end) {
        end = std::min(end, text_.size());
        const Span span{static_cast<std::uint32_t>(std::min(begin, end)), static_cast<std::uint32_t>(end)};
        error_ = Diagnostic::of(ErrorKind::Syntax, std::move(message)).at(span);
        return false;
    }
    bool expected(const char* what) { return fail(std::string("expected ") + what, pos_, pos_ + 1); }

    /// White space and comments.
    bool skip() {
        for (;;) {
            const char c = here();
            if (c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v' || c == '\f') {
                ++pos_;
            } else if (c == '/' && at(pos_ + 1) == '/') {
                pos_ = std::min(text_.find('\n', pos_), text_.size());
            } else if (c == '/' && at(pos_ + 1) == '*') {
                const std::size_t end = text_.find("*/", pos_ + 2);
                if (end == text_.npos) return fail("this comment never ends", pos_, pos_ + 2);
                pos_ = end + 2;
            } else if (text_.compare(pos_, 2, "\xC2\xA0") == 0) {
                pos_ += 2;
            } else if (text_.compare(pos_, 3, "\xE2\x80\xA8") == 0 || text_.compare(pos_, 3, "\xE2\x80\xA9") == 0) {
                pos_ += 3;
            } else {
                return true;
            }
        }
    }

    bool value(Value& out, int depth) {
        if (!skip()) return false;
        if (depth > kDeepest) return fail("nested too deeply: more than 256 levels", pos_, pos_ + 1);
        const std::size_t begin = pos_;
        switch (here()) {
            case '{': return object(out, depth);
            case '[': return array(out, depth);
            case '"':
            case '\'': {
                String text;
                if (!string(text)) return false;
                out = Value(std::move(text), span_from(begin));
                return true;
            }
            default: break;
        }
        if (word("true")) return out = Value(true, span_from(begin)), true;
        if (word("false")) return out = Value(false, span_from(begin)), true;
        if (word("null")) return out = Value(nullptr, span_from(begin)), true;
        return number(out);
    }

    bool word(std::string_view word) {
        if (text_.compare(pos_, word.size(), word) != 0) return false;
        const char next = at(pos_ + word.size());
        if (starts_key(next) || is_digit(next)) return false;
        pos_ += word.size();
        return true;
    }

    void digits() {
        while (is_digit(here())) ++pos_;
    }

    /// `12`, `.5`, `1.`, `2e-3`; an `e` without a number behind it is not part of it.
    std::string_view decimal() {
        const std::size_t begin = pos_;
        digits();
        if (here() == '.') {
            ++pos_;
            digits();
        }
        const std::size_t power = pos_ + (at(pos_ + 1) == '+' || at(pos_ + 1) == '-' ? 2 : 1);
        if ((here() == 'e' || here() == 'E') && is_digit(at(power))) {
            pos_ = power;
            digits();
        }
        return std::string_view(text_).substr(begin, pos_ - begin);
    }

    /// With a point in every language. Not by from_chars, which not every library has for these.
    static bool read_decimal(std::string_view written, double& result) {
        constexpr std::size_t kExact = 15;  // as many digits as a double holds
        if (written.size() <= kExact && std::ranges::all_of(written, is_digit)) {
            for (const char digit : written) result = result * 10 + (digit - '0');
            return true;
        }
        std::istringstream stream{std::string(written)};
        stream.imbue(std::locale::classic());
        return static_cast<bool>(stream >> result);
    }

    bool number(Value& out) {
        const std::size_t begin = pos_;
        const bool negative = here() == '-';
        if (here() == '-' || here() == '+') ++pos_;
        double result = 0;
        if (word("Infinity")) {
            result = std::numeric_limits<double>::infinity();
        } else if (word("NaN")) {
            result = std::numeric_limits<double>::quiet_NaN();
        } else if (here() == '0' && (at(pos_ + 1) == 'x' || at(pos_ + 1) == 'X')) {
            pos_ += 2;
            if (hex_digit(here()) < 0) return expected("a hexadecimal digit");
            for (; hex_digit(here()) >= 0; ++pos_) result = result * 16 + hex_digit(here());
        } else {
            if (!is_digit(here()) && !(here() == '.' && is_digit(at(pos_ + 1)))) {
                pos_ = begin;
                return expected("a value");
            }
            const std::string_view written = decimal();
            if (!read_decimal(written, result)) return fail("number out of range", begin, pos_);
        }
        if (starts_key(here()) || is_digit(here())) return fail("expected the end of the number", begin, pos_ + 1);
        out = Value(negative ? -result : result, span_from(begin));
        return true;
    }

    bool string(String& out) {
        const std::size_t begin = pos_;
        const char quote = text_[pos_++];
        shift_to(out);
        for (;;) {
            // Plain characters in one go.
            std::size_t end = pos_;
            while (end < text_.size() && text_[end] != quote && text_[end] != '\\') ++end;
            if (end == text_.size()) return fail("this string never ends", begin, begin + 1);
            out.text.append(text_, pos_, end - pos_);
            pos_ = end;
            if (text_[pos_] == quote) break;
            if (!escape(out)) return false;
            shift_to(out);
        }
        ++pos_;
        return true;
    }

    void shift_to(String& out) {
        const auto offset = static_cast<std::uint32_t>(out.text.size());
        const auto shift = static_cast<std::uint32_t>(pos_ - offset);
        if (out.shifts_.empty() || out.shifts_.back().shift != shift) out.shifts_.push_back({offset, shift});
    }

    bool escape(String& out) {
        const std::size_t begin = pos_;
        ++pos_;
        const char c = here();
        ++pos_;
        switch (c) {
            case 'b': out.text += '\b'; return true;
            case 'f': out.text += '\f'; return true;
            case 'n': out.text += '\n'; return true;
            case 'r': out.text += '\r'; return true;
            case 't': out.text += '\t'; return true;
            case 'v': out.text += '\v'; return true;
            case '0': out.text += '\0'; return true;
            case '\r':
                if (here() == '\n') ++pos_;
                return true;  // the line goes on
            case '\n': return true;
            case 'x': {
                std::uint32_t code = 0;
                if (!code_point(2, code)) return fail("expected two hexadecimal digits after `\\x`", begin, pos_);
                append_utf8(out.text, code);
                return true;
            }
            case 'u': {
                std::uint32_t code = 0;
                if (!code_point(4, code)) return fail("expected four hexadecimal digits after `\\u`", begin, pos_);
                if (code >= 0xD800 && code < 0xDC00 && here() == '\\' && at(pos_ + 1) == 'u') {
                    pos_ += 2;
                    std::uint32_t low = 0;
                    if (!code_point(4, low) || low < 0xDC00 || low > 0xDFFF) {
                        return fail("expected the second half of a pair", begin, pos_);
                    }
                    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                }
                if (code >= 0xD800 && code < 0xE000) return fail("half of a pair stands alone", begin, pos_);
                append_utf8(out.text, code);
                return true;
            }
            default:
                if (pos_ > text_.size()) return fail("this string never ends", begin, begin + 1);
                out.text += c;
                return true;
        }
    }

    bool code_point(int digits, std::uint32_t& code) {
        for (int i = 0; i < digits; ++i, ++pos_) {
            const int digit = hex_digit(here());
            if (digit < 0) return false;
            code = code * 16 + static_cast<std::uint32_t>(digit);
        }
        return true;
    }

    bool array(Value& out, int depth) {
        const std::size_t begin = pos_++;
        Array values;
        for (;;) {
            if (!skip()) return false;
            if (here() == ']') break;
            if (!value(values.emplace_back(), depth + 1) || !skip()) return false;
            if (here() == ',') {
                ++pos_;
            } else if (here() != ']') {
                return pos_ == text_.size() ? fail("this `[` is never closed", begin, begin + 1)
                                            : expected("`,` or `]`");
            }
        }
        ++pos_;
        out = Value(std::move(values), span_from(begin));
        return true;
    }

    bool object(Value& out, int depth) {
        const std::size_t begin = pos_++;
        Object members;
        for (;;) {
            if (!skip()) return false;
            if (here() == '}') break;
            if (pos_ == text_.size()) return fail("this `{` is never closed", begin, begin + 1);
            Member& member = members.emplace_back();
            if (!key(member) || !skip()) return false;
            if (here() != ':') return expected("`:`");
            ++pos_;
            if (!value(member.value, depth + 1) || !skip()) return false;
            if (here() == ',') {
                ++pos_;
            } else if (here() != '}') {
                return pos_ == text_.size() ? fail("this `{` is never closed", begin, begin + 1)
                                            : expected("`,` or `}`");
            }
        }
        ++pos_;
        if (const Member* twice = repeated(members)) {
            return fail("the key `" + twice->key + "` is here twice", twice->key_span.begin, twice->key_span.end);
        }
        out = Value(std::move(members), span_from(begin));
        return true;
    }

    bool key(Member& member) {
        const std::size_t begin = pos_;
        if (here() == '"' || here() == '\'') {
            String text;
            if (!string(text)) return false;
            member.key = std::move(text.text);
        } else {
            if (!starts_key(here())) return expected("a key or `}`");
            while (starts_key(here()) || is_digit(here())) ++pos_;
            member.key = text_.substr(begin, pos_ - begin);
        }
        member.key_span = span_from(begin);
        return true;
    }

    /// The second of two members with one key.
    static const Member* repeated(const Object& members) {
        if (members.size() <= 16) {
            for (std::size_t i = 1; i < members.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (members[i].key == members[j].key) return &members[i];
                }
            }
            return nullptr;
        }
        std::vector<const Member*> sorted;
        for (const Member& member : members) sorted.push_back(&member);
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const Member* a, const Member* b) { return a->key < b->key; });
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end(),
                                              [](const Member* a, const Member* b) { return a->key == b->key; });
        return twice == sorted.end() ? nullptr : twice[1];
    }

    std::string_view text_;
    std::size_t pos_ = 0;
    std::optional<Diagnostic> error_;
};

std::uint32_t String::source_offset(std::uint32_t offset) const {
    const auto after = std::upper_bound(shifts_.begin(), shifts_.end(), offset,
                                        [](std::uint32_t value, const Shift& each) { return value < each.offset; });
    return offset + (after == shifts_.begin() ? 0 : after[-1].shift);
}

const Value* Value::find(std::string_view key) const {
    if (const Object* members = object()) {
        for (const Member& member : *members) {
            if (member.key == key) return &member.value;
        }
    }
    return nullptr;
}

Result<Value> read(std::string_view text) { return Reader(text).read(); }

Diagnostic in_file(Diagnostic error, const String& string) {
    if (error.span) error.span = string.source_span(*error.span);
    return error;
}

}  // namespace rego::parser::json5
