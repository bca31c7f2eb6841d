#include "app/shell/typing/highlight.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include "app/shell/line/line.hpp"
#include "app/shell/typing/pets_completion.hpp"
#include "app/shell/typing/place.hpp"
#include "app/tell/lens/names.hpp"
#include "parser/parse.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {
namespace {

class Painter {
  public:
    Painter(Session& session, std::string_view line, std::size_t cursor)
        : session_(session), line_(line), cursor_(cursor), inks_(line.size(), Ink::Plain) {}

    std::vector<Ink> run() {
        // Each command by itself, from where the previous one ended.
        for (const Line& command : split_lines(line_, 0, true)) paint_command(command);
        mark_brackets();
        return std::move(inks_);
    }

  private:
    void fill(std::size_t begin, std::size_t end, Ink ink) {
        for (std::size_t i = begin; i < std::min(end, inks_.size()); ++i) inks_[i] = ink;
    }
    /// Nothing is wrong yet with a word that is still being typed.
    bool in_progress(std::size_t begin, std::size_t end) const { return cursor_ >= begin && cursor_ <= end; }

    void paint_command(const Line& command) {
        Words words(command.text);
        std::size_t base = command.offset;
        while (const Word verb = words.take()) {
            const CommandInfo* info = command_table().meant_by(verb.text);
            if (info == nullptr && names_somebody(verb, words)) {
                fill(base + verb.span.begin, base + verb.span.end, Ink::Type);
                continue;
            }
            if (info == nullptr) {
                paint_pets(base + verb.span.begin, command.text.substr(verb.span.begin), Arg::TaskAnswer);
                return;
            }
            fill(base + verb.span.begin, base + verb.span.end, Ink::Verb);
            if (!skip_to_inner_command(*info, words)) {
                paint_arguments(*info, words.rest(), base);
                return;
            }
        }
    }

    /// `Bob:` or `Bob` before a command.
    bool names_somebody(Word word, const Words& rest) {
        const bool has_colon = !addressed(word).empty();
        const std::string_view name = has_colon ? addressed(word) : word.text;
        return session_.game() != nullptr && (has_colon || !rest.at_end()) &&
               find_actor(*session_.game(), name) != engine::kNoType;
    }

    /// Whether a whole command follows: `as Player2 play …`.
    bool skip_to_inner_command(const CommandInfo& info, Words& words) {
        if (info.name == "why" && equal_ignoring_case(words.peek().text, "not")) {
            words.take();
            return true;
        }
        if (info.name == "expect" && equal_ignoring_case(words.peek().text, "fails")) {
            words.take();
            if (parser::error_kind_from_name(words.peek().text)) words.take();
            return true;
        }
        const auto inner = std::ranges::find(info.arguments, Arg::Command);
        if (inner == info.arguments.end()) return false;
        for (auto arg = info.arguments.begin(); arg != inner; ++arg) words.take();
        return true;
    }

    void paint_arguments(const CommandInfo& info, Word rest, std::size_t base) {
        if (!rest || info.arguments.empty()) return;
        const std::size_t begin = base + rest.span.begin;
        if (is_pets(info.arguments.front())) {
            paint_pets(begin, rest.text, info.arguments.front());
        } else if (info.arguments.front() != Arg::Text && info.arguments.front() != Arg::File) {
            paint_names(begin, rest.text, false);
            mark_unknown_name(info.arguments.front(), begin, rest.text);
        }
    }

    /// A card, project or goal that nothing is called, and nothing that could still be typed either.
    void mark_unknown_name(Arg arg, std::size_t begin, std::string_view text) {
        const Names::Kind* kind = kind_of(arg);
        if (kind == nullptr) return;
        std::string_view name = text.substr(0, text.find(','));
        if (arg == Arg::ActionCard) name = name.substr(0, name.find_last_not_of(" 123") + 1);
        if (plain_name(name).empty()) return;
        const auto found = session_.names().find(*kind, name, session_.game());
        if (!found && found.error().kind == parser::ErrorKind::UnknownName) fill(begin, begin + name.size(), Ink::Bad);
    }

    static const Names::Kind* kind_of(Arg arg) {
        switch (arg) {
            case Arg::Card:
            case Arg::AnyCard:
            case Arg::ActionCard:
            case Arg::HolderCard: return &Names::kCard;
            case Arg::Project: return &Names::kProject;
            case Arg::Milestone: return &Names::kMilestone;
            case Arg::Award: return &Names::kAward;
            default: return nullptr;
        }
    }

    void paint_pets(std::size_t begin, std::string_view text, Arg arg) {
        paint_names(begin, text, true);
        // What the parser cannot read, unless it only wants more.
        if (const auto at = syntax_error(text, arg);
            at && *at < text.size() && !in_progress(begin + *at, begin + text.size())) {
            fill(begin + *at, begin + text.size(), Ink::Bad);
        }
    }

    static std::optional<std::size_t> syntax_error(std::string_view text, Arg arg) {
        const auto where = [&](const auto& parsed) -> std::optional<std::size_t> {
            if (parsed || !parsed.error().span) return std::nullopt;
            return parsed.error().span->begin;
        };
        switch (arg) {
            case Arg::Type: return where(parser::parse_expression(text));
            case Arg::Metric: return where(parser::parse_metric(text));
            case Arg::Requirement: return where(parser::parse_requirement(text));
            default: return where(parser::parse_instruction(text));
        }
    }

    /// Numbers, keywords and names of classes; `strict`: a name that is none of these is an error.
    void paint_names(std::size_t begin, std::string_view text, bool strict) {
        for (std::size_t i = 0; i < text.size();) {
            if (!parser::is_name_character(text[i])) {
                ++i;
                continue;
            }
            std::size_t end = i;
            while (end < text.size() && parser::is_name_character(text[end])) ++end;
            fill(begin + i, begin + end,
                 ink_of(text.substr(i, end - i), strict && !in_progress(begin + i, begin + end)));
            i = end;
        }
    }

    Ink ink_of(std::string_view word, bool strict) {
        if (std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; })) return Ink::Number;
        if (is_pets_keyword(word)) return Ink::Keyword;
        if (session_.table()->find_loose(word) || session_.find_measure(word) != nullptr) return Ink::Type;
        if (session_.game() != nullptr && find_actor(*session_.game(), word) != engine::kNoType) return Ink::Type;
        // Properties such as `cost` begin with a small letter and are nobody's class.
        const bool capital = std::isupper(static_cast<unsigned char>(word[0])) != 0;
        return strict && capital ? Ink::Bad : Ink::Plain;
    }

    void mark_brackets() {
        for (const std::size_t at : {cursor_, cursor_ - 1}) {
            if (at >= line_.size()) continue;
            const auto partner = partner_of(at);
            if (!partner) continue;
            inks_[at] = Ink::Title;
            inks_[*partner] = Ink::Title;
            return;
        }
    }

    bool is_bracket(std::size_t at, std::string_view kinds) const {
        if (kinds.find(line_[at]) == std::string_view::npos) return false;
        return !(line_[at] == '>' && at > 0 && line_[at - 1] == '-');  // an arrow
    }

    std::optional<std::size_t> partner_of(std::size_t at) const {
        constexpr std::string_view kOpen = "<([{";
        constexpr std::string_view kClose = ">)]}";
        const bool forward = is_bracket(at, kOpen);
        if (!forward && !is_bracket(at, kClose)) return std::nullopt;
        int depth = 0;
        for (std::size_t i = at; i < line_.size(); forward ? ++i : --i) {  // below 0 it wraps, and ends
            if (is_bracket(i, kOpen)) depth += forward ? 1 : -1;
            if (is_bracket(i, kClose)) depth += forward ? -1 : 1;
            if (depth == 0) return i;
        }
        return std::nullopt;
    }

    Session& session_;
    std::string_view line_;
    std::size_t cursor_;
    std::vector<Ink> inks_;
};

}  // namespace

std::vector<Ink> highlight(Session& session, std::string_view line, std::size_t cursor) {
    return Painter(session, line, cursor).run();
}

}  // namespace rego::app
