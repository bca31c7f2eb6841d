// Reads JSON from front to back, without a tree of it: whoever asks says what comes next, and gets it as a value. What
// is wrong is told with its place: `$.steps[12].after.players[0].tr`.
#pragma once

#include <cstddef>
#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace rego::app::follow {

class Malformed : public std::exception {
  public:
    explicit Malformed(std::string text) : text_(std::move(text)) {}
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    std::string text_;
};

/// Throws Malformed. Text views are good until the next call.
class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    enum class Kind { Object, List, Text, Number, Flag, Null };
    /// Of the value that comes next.
    Kind kind();

    std::string text();
    int number();
    bool flag();
    void skip() { skip_value(0); }
    /// How what `read` reads is written.
    template <class Read>
    std::string_view written(Read read);
    /// Skips the object or list that comes next if it is written like one that has been read.
    bool skip_if(std::string_view written);
    /// Nothing may come any more.
    void end();

    /// Calls `take(key)` for every member, which reads the value and returns true, or false to have it skipped. What is
    /// null counts as absent. Complains of required ones that are not there.
    template <class Take>
    void object(std::initializer_list<std::string_view> required, Take take);
    /// Calls `take()` for every item, which reads it.
    template <class Take>
    void list(Take take);

    [[noreturn]] void fail(std::string_view problem) const;

  private:
    struct Place {
        std::string_view key;  // as it is written
        std::size_t index = 0;
        bool is_item = false;
    };
    void expect(Kind wanted, const char* what);
    [[noreturn]] void not_json(std::string_view problem) const;
    [[noreturn]] void lacks(char wanted) const;
    void skip_blanks();
    char next_character();
    bool accept(char wanted);
    void require(char wanted);
    void word(std::string_view wanted);
    /// Between the quotes; as it is written, if nothing in it is escaped.
    std::string_view quoted();
    void unescape();
    unsigned hex_digits();
    void skip_value(int depth);
    std::string_view number_text();
    [[noreturn]] void missing(std::initializer_list<std::string_view> required, unsigned seen) const;

    std::string_view text_;
    std::size_t at_ = 0;
    std::string unescaped_;
    std::vector<Place> places_;
};

// --- Characters; for each of a file, so they are in place

inline void JsonReader::skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t'))
        ++at_;
}

inline char JsonReader::next_character() {
    skip_blanks();
    if (at_ >= text_.size()) not_json("the text ends too early");
    return text_[at_];
}

inline bool JsonReader::accept(char wanted) {
    if (next_character() != wanted) return false;
    ++at_;
    return true;
}

inline void JsonReader::require(char wanted) {
    if (!accept(wanted)) lacks(wanted);
}

template <class Take>
void JsonReader::object(std::initializer_list<std::string_view> required, Take take) {
    expect(Kind::Object, "an object");
    require('{');
    unsigned seen = 0;
    for (bool is_first = true; !accept('}'); is_first = false) {
        if (!is_first) require(',');
        if (next_character() != '"') not_json("a key is missing");
        const std::size_t start = at_ + 1;
        const std::string_view key = quoted();
        places_.push_back({text_.substr(start, at_ - 1 - start), 0, false});
        require(':');
        bool is_required = false;
        for (std::size_t i = 0; i < required.size() && !is_required; ++i) {
            is_required = key == required.begin()[i];
            if (is_required) seen |= 1U << i;
        }
        const bool is_absent = !is_required && kind() == Kind::Null;
        if (is_absent || !take(key)) skip();
        places_.pop_back();
    }
    if (seen != (1U << required.size()) - 1) missing(required, seen);
}

template <class Read>
std::string_view JsonReader::written(Read read) {
    skip_blanks();
    const std::size_t start = at_;
    read();
    return text_.substr(start, at_ - start);
}

template <class Take>
void JsonReader::list(Take take) {
    expect(Kind::List, "a list");
    require('[');
    places_.push_back({{}, 0, true});
    for (bool is_first = true; !accept(']'); is_first = false) {
        if (!is_first) {
            require(',');
            ++places_.back().index;
        }
        take();
    }
    places_.pop_back();
}

}  // namespace rego::app::follow
