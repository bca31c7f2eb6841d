#include "app/follow/json_reader.hpp"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace rego::app::follow {

namespace {

/// Nothing that is read goes nearly as deep.
constexpr int kDeepest = 200;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

void add_utf8(std::string& text, unsigned code) {
    const auto byte = [&](unsigned bits) { text.push_back(static_cast<char>(bits)); };
    if (code < 0x80) return byte(code);
    if (code < 0x800) {
        byte(0xC0 | code >> 6);
    } else {
        if (code < 0x10000) {
            byte(0xE0 | code >> 12);
        } else {
            byte(0xF0 | code >> 18);
            byte(0x80 | (code >> 12 & 0x3F));
        }
        byte(0x80 | (code >> 6 & 0x3F));
    }
    byte(0x80 | (code & 0x3F));
}

/// A quotation mark, a backslash, or what may not be in a text at all.
constexpr auto kEndsPlainText = [] {
    std::array<bool, 256> ends{};
    for (std::size_t c = 0; c < ends.size(); ++c) ends[c] = c < 0x20 || c == '"' || c == '\\';
    return ends;
}();

const char* name_of(JsonReader::Kind kind) {
    switch (kind) {
        case JsonReader::Kind::Object: return "object";
        case JsonReader::Kind::List: return "array";
        case JsonReader::Kind::Text: return "string";
        case JsonReader::Kind::Number: return "number";
        case JsonReader::Kind::Flag: return "boolean";
        case JsonReader::Kind::Null: break;
    }
    return "null";
}

}  // namespace

// --- Complaints ------------------------------------------------------------------------------------------------

void JsonReader::fail(std::string_view problem) const {
    std::string path = "$";
    for (const Place& place : places_)
        path += place.is_item ? fmt::format("[{}]", place.index) : fmt::format(".{}", place.key);
    throw Malformed(fmt::format("{}: {}", path, problem));
}

void JsonReader::not_json(std::string_view problem) const {
    throw Malformed(fmt::format("not JSON: {} at byte {}", problem, at_ + 1));
}

void JsonReader::lacks(char wanted) const { not_json(fmt::format("`{}` is missing", wanted)); }

void JsonReader::expect(Kind wanted, const char* what) {
    if (const Kind found = kind(); found != wanted) fail(fmt::format("expected {}, found {}", what, name_of(found)));
}

void JsonReader::missing(std::initializer_list<std::string_view> required, unsigned seen) const {
    std::size_t i = 0;
    while ((seen >> i & 1) != 0) ++i;
    fail(fmt::format("`{}` is missing", required.begin()[i]));
}

// --- Characters ------------------------------------------------------------------------------------------------

void JsonReader::word(std::string_view wanted) {
    if (text_.substr(at_, wanted.size()) != wanted) not_json("no value");
    at_ += wanted.size();
}

JsonReader::Kind JsonReader::kind() {
    switch (next_character()) {
        case '{': return Kind::Object;
        case '[': return Kind::List;
        case '"': return Kind::Text;
        case 't':
        case 'f': return Kind::Flag;
        case 'n': return Kind::Null;
        default: break;
    }
    if (text_[at_] != '-' && !is_digit(text_[at_])) not_json("no value");
    return Kind::Number;
}

// --- Values ----------------------------------------------------------------------------------------------------

std::string_view JsonReader::quoted() {
    const std::size_t start = ++at_;
    while (at_ < text_.size() && !kEndsPlainText[static_cast<unsigned char>(text_[at_])]) ++at_;
    if (at_ >= text_.size()) not_json("a text without an end");
    if (text_[at_] == '"') return text_.substr(start, at_++ - start);
    unescaped_.assign(text_, start, at_ - start);
    unescape();
    return unescaped_;
}

/// The rest of a text, from its first backslash on.
void JsonReader::unescape() {
    for (; at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (c == '"') {
            ++at_;
            return;
        }
        if (static_cast<unsigned char>(c) < 0x20) not_json("a line ends inside a text");
        if (c != '\\') {
            unescaped_.push_back(c);
            continue;
        }
        if (++at_ >= text_.size()) break;
        constexpr std::string_view kLetters = "\"\\/bfnrt";
        constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        if (const auto letter = kLetters.find(text_[at_]); letter != std::string_view::npos) {
            unescaped_.push_back(kMeanings[letter]);
            continue;
        }
        if (text_[at_] != 'u') not_json("an unknown escape");
        unsigned code = hex_digits();
        if (code >= 0xD800 && code < 0xDC00 && text_.substr(at_ + 1, 2) == "\\u") {
            at_ += 2;
            const unsigned low = hex_digits();
            if (low < 0xDC00 || low > 0xDFFF) not_json("half a character");
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        if (code >= 0xD800 && code <= 0xDFFF) not_json("half a character");
        add_utf8(unescaped_, code);
    }
    not_json("a text without an end");
}

/// The four behind a `u`; stops at the last.
unsigned JsonReader::hex_digits() {
    unsigned code = 0;
    const std::string_view digits = text_.substr(at_ + 1, 4);
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (error != std::errc{} || digits.size() != 4 || stop != digits.data() + 4) not_json("an unknown escape");
    at_ += 4;
    return code;
}

std::string JsonReader::text() {
    expect(Kind::Text, "a text");
    return std::string(quoted());
}

std::string_view JsonReader::number_text() {
    const std::size_t start = at_;
    const auto digits = [&] {
        const std::size_t first = at_;
        while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        if (at_ == first) not_json("a number without digits");
        return text_[first] == '0' && at_ - first > 1;
    };
    const auto passes = [&](char sign) {
        const bool comes = at_ < text_.size() && text_[at_] == sign;
        if (comes) ++at_;
        return comes;
    };
    (void)passes('-');
    if (digits()) not_json("a number that begins with 0");
    if (passes('.')) digits();
    if (passes('e') || passes('E')) {
        (void)(passes('+') || passes('-'));
        digits();
    }
    return text_.substr(start, at_ - start);
}

int JsonReader::number() {
    expect(Kind::Number, "a whole number");
    const std::string_view written = number_text();
    constexpr int kMost = 1'000'000;
    int value = 0;
    const char* const end = written.data() + written.size();
    const auto [stop, error] = std::from_chars(written.data(), end, value);
    if (stop != end) fail("expected a whole number, found number");
    if (error != std::errc{} || value > kMost || value < -kMost) fail("is out of range");
    return value;
}

bool JsonReader::flag() {
    expect(Kind::Flag, "true or false");
    const bool value = text_[at_] == 't';
    word(value ? "true" : "false");
    return value;
}

void JsonReader::skip_value(int depth) {
    if (depth > kDeepest) not_json("too deep");
    switch (kind()) {
        case Kind::Object:
        case Kind::List: {
            const bool is_object = text_[at_++] == '{';
            for (bool is_first = true; !accept(is_object ? '}' : ']'); is_first = false) {
                if (!is_first) require(',');
                if (is_object) {
                    if (next_character() != '"') not_json("a key is missing");
                    (void)quoted();
                    require(':');
                }
                skip_value(depth + 1);
            }
            return;
        }
        case Kind::Text: (void)quoted(); return;
        case Kind::Number: (void)number_text(); return;
        case Kind::Flag: (void)flag(); return;
        case Kind::Null: word("null"); return;
    }
}

bool JsonReader::skip_if(std::string_view written) {
    skip_blanks();
    // No object and no list is the beginning of a longer one.
    if (written.empty() || !text_.substr(at_).starts_with(written)) return false;
    at_ += written.size();
    return true;
}

void JsonReader::end() {
    skip_blanks();
    if (at_ < text_.size()) not_json("more than one value");
}

}  // namespace rego::app::follow
