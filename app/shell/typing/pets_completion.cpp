#include "app/shell/typing/pets_completion.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "parser/text/letters.hpp"

namespace rego::app {

bool is_name_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

namespace {

using engine::ClassId;
using engine::ClassTable;

constexpr std::array<std::string_view, 11> kKeywords{"PROD", "FROM", "OR",   "THEN",  "MAX", "HAS",
                                                     "BY",   "IF",   "EVAL", "CLASS", "X"};

std::size_t name_begin(std::string_view text, std::size_t end) {
    while (end > 0 && parser::is_name_character(text[end - 1])) --end;
    return end;
}

/// The position of the innermost bracket that is open at the end of the text; npos if there is none.
std::size_t open_bracket(std::string_view text) {
    int depth = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        const char c = text[i];
        const bool arrow = c == '>' && i > 0 && text[i - 1] == '-';
        if ((c == '>' && !arrow) || c == ')' || c == ']' || c == '}') ++depth;
        if (c == '<' || c == '(' || c == '[' || c == '{') {
            if (depth == 0) return i;
            --depth;
        }
    }
    return std::string_view::npos;
}

class ClassFinder {
  public:
    explicit ClassFinder(Session& session) : session_(session), table_(*session.table()) {}

    std::vector<Candidate> all() {
        std::vector<Candidate> found;
        for (ClassId cls = 0; cls < table_.size(); ++cls) add(cls, found);
        return found;
    }

    /// Classes that could narrow a dependency of that one, and the owners.
    std::vector<Candidate> arguments_of(ClassId outer) {
        std::vector<ClassId> bounds;
        if (session_.game() != nullptr) {
            engine::TypePool& types = session_.game()->core().types();
            for (const engine::TypeId bound : types[types.base(outer)].dependencies) bounds.push_back(types[bound].cls);
        }
        if (bounds.empty()) return all();
        std::vector<Candidate> found;
        for (ClassId cls = 0; cls < table_.size(); ++cls) {
            const bool fits = std::ranges::any_of(bounds, [&](ClassId bound) {
                return table_.is_subclass(cls, bound) ||
                       (table_.is_subclass(bound, cls) && cls != table_.known().component);
            });
            if (fits) add(cls, found);
        }
        return found;
    }

  private:
    void add(ClassId cls, std::vector<Candidate>& found) {
        const engine::ClassInfo& info = table_.info(cls);
        if (session_.game() != nullptr && !info.is_abstract && !session_.game()->core().world().is_active(cls)) return;
        found.push_back({info.name, info.doc});
    }

    Session& session_;
    const ClassTable& table_;
};

}  // namespace

PetsWord pets_word(std::string_view pets) {
    PetsWord word;
    word.begin = name_begin(pets, pets.size());
    word.typed = pets.substr(word.begin);
    const std::size_t bracket = open_bracket(pets.substr(0, word.begin));
    if (bracket == std::string_view::npos || pets[bracket] != '<') return word;
    const std::size_t begin = name_begin(pets, bracket);
    word.argument_of = pets.substr(begin, bracket - begin);
    return word;
}

std::vector<Candidate> pets_candidates(Session& session, const PetsWord& word) {
    ClassFinder finder(session);
    std::vector<Candidate> found;
    const auto outer = session.table()->find_loose(word.argument_of);
    if (!word.argument_of.empty() && outer && *outer != session.table()->known().cls) {
        found = finder.arguments_of(*outer);
    } else {
        found = finder.all();
        for (const engine::Measure* measure : session.measures())
            found.push_back({measure->name(), measure->declaration.doc.value_or("")});
        if (!word.typed.empty()) {
            for (const std::string_view keyword : kKeywords) {
                const bool box = keyword == "PROD";
                found.push_back({std::string(keyword) + (box ? "[" : " "), "", "", false});
            }
        }
    }
    std::ranges::sort(found, {}, &Candidate::text);
    return found;
}

bool is_pets_keyword(std::string_view word) { return std::ranges::find(kKeywords, word) != kKeywords.end(); }

}  // namespace rego::app
